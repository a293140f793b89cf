// Setting the two dividers of Splitz: click a gap, drag a bar, or use the keys.
let cuts = [];
let part = ""; // what is divided: its dividers stay when a division is taken back
let held = null;

const gaps = () => [...document.querySelectorAll("#cuts .gap")];
const x = (cut) => Number(document.getElementById(`gap-${cut}`).dataset.x);

document.addEventListener("table:shown", () => {
  const asked = document.getElementById("cuts");
  if (!asked) return;
  if (asked.dataset.part !== part) cuts = [];
  part = asked.dataset.part;
  show();
});

function show() {
  const sorted = cuts.toSorted((a, b) => a - b);
  for (const gap of gaps()) gap.setAttribute("aria-pressed", String(cuts.includes(Number(gap.dataset.cut))));
  for (const place of [0, 1]) {
    const bar = document.getElementById(`divider-bar-${place}`);
    const top = bar.getAttribute("transform").split(/[ )]/)[1];
    const at = place in sorted ? x(sorted[place]) : bar.dataset.rest;
    bar.setAttribute("transform", `translate(${at} ${top})`);
    bar.classList.toggle("waiting", !(place in sorted));
  }
  showBands(sorted);
  const radio = document.querySelector(`input[data-cuts="${sorted.join(" ")}"]`);
  for (const other of document.querySelectorAll("input[data-cuts]")) other.checked = other === radio;
  document.querySelector("input[data-cuts]")?.dispatchEvent(new Event("change", { bubbles: true }));
  if (cuts.length === 1) document.getElementById("commit").textContent = "Choose one more gap";
}

// The trays that would come about, under the cards.
function showBands(sorted) {
  const { left, right } = document.getElementById("cuts").dataset;
  const edges = [Number(left), ...sorted.map(x), Number(right)];
  for (const color of [0, 1, 2]) {
    const band = document.getElementById(`band-${color}`);
    const isKnown = sorted.length === 2 || (sorted.length === 1 && color === 0);
    band.classList.toggle("shown", isKnown);
    if (!isKnown) continue;
    const from = edges[color] + (color ? 3 : 0);
    const to = edges[color + 1] - (color < 2 ? 3 : 0);
    const body = band.querySelector("rect");
    body.setAttribute("x", from);
    body.setAttribute("width", to - from);
    const label = band.querySelector(".tray-label");
    label.setAttribute("transform", `translate(${from + 7} ${label.getAttribute("transform").split(/[ )]/)[1]})`);
    band.classList.toggle("narrow", to - from < 100);
  }
}

function set(cut) {
  if (cuts.length === 2) cuts = cuts.filter((other) => other !== nearest(cut));
  cuts.push(cut);
}

function nearest(cut) {
  return cuts.toSorted((a, b) => Math.abs(a - cut) - Math.abs(b - cut))[0];
}

function toggle(cut) {
  if (cuts.includes(cut)) cuts = cuts.filter((other) => other !== cut);
  else set(cut);
  show();
}

function shift(cut, step) {
  const next = cut + step;
  if (!cuts.includes(cut) || cuts.includes(next) || !document.getElementById(`gap-${next}`)) return;
  cuts = cuts.map((other) => (other === cut ? next : other));
  show();
  document.getElementById(`gap-${next}`).focus();
}

document.addEventListener("pointerdown", (event) => {
  const gap = event.target.closest(".gap");
  if (event.target.closest(".movable .divider.waiting")) held = { cut: null };
  if (!gap || event.button) return;
  const cut = Number(gap.dataset.cut);
  held = { cut, wasSet: cuts.includes(cut), hasMoved: false };
  if (!held.wasSet) set(cut);
  show();
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  const distance = (gap) => {
    const box = gap.querySelector(".gap-slot").getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - event.clientX);
  };
  const closest = gaps().sort((a, b) => distance(a) - distance(b))[0];
  const cut = Number(closest?.dataset.cut);
  if (!closest || cut === held.cut || cuts.includes(cut)) return;
  if (held.cut === null) set(cut);
  else cuts = cuts.map((other) => (other === held.cut ? cut : other));
  held = { ...held, cut, hasMoved: true };
  show();
});

document.addEventListener("pointerup", () => {
  if (held?.wasSet && !held.hasMoved) toggle(held.cut);
  held = null;
});
document.addEventListener("pointercancel", () => (held = null));

document.addEventListener("click", (event) => {
  const gap = event.target.closest(".gap");
  if (gap && event.detail === 0) toggle(Number(gap.dataset.cut)); // a click without a pointer
});

document.addEventListener("keydown", (event) => {
  const gap = event.target.closest(".gap");
  if (!gap) return;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (event.shiftKey && step) shift(Number(gap.dataset.cut), step);
  else if (event.key === "Enter" || event.key === " ") toggle(Number(gap.dataset.cut));
  else return;
  event.preventDefault();
});
