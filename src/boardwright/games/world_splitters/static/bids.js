// The stepper of bids and offers: one coin less, one more, and the keys Home and End.
const radios = () => [...document.querySelectorAll(".ws-row input[name=actions]")];
const at = () => radios().findIndex((radio) => radio.checked);

document.addEventListener("table:shown", show);
document.addEventListener("change", show);
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-step]");
  if (button) choose(Math.max(at(), 0) + Number(button.dataset.step));
});
document.addEventListener("keydown", (event) => {
  if (!event.target.closest?.(".ws-amounts")) return;
  if (event.key === "Home") choose(0);
  else if (event.key === "End") choose(radios().length - 1);
  else return;
  event.preventDefault();
});

function choose(place) {
  const radio = radios()[Math.max(0, Math.min(place, radios().length - 1))];
  if (!radio) return;
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}

function show() {
  const stepper = document.querySelector(".ws-stepper");
  if (!stepper) return;
  stepper.hidden = false;
  document.getElementById("amount").textContent = at() < 0 ? "–" : String(at());
}

show();
