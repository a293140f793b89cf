// The menu closes by itself, and what cannot be taken back is asked first.
const menu = () => document.getElementById("menu");

export function closeMenu() {
  menu()?.removeAttribute("open");
}

export function watchMenu() {
  document.addEventListener("click", (event) => event.target.closest("#menu") ?? closeMenu());
  document.addEventListener("keydown", (event) => event.key === "Escape" && leaveMenu());
  document.addEventListener("submit", askFirst, true); // before anything is sent
}

function leaveMenu() {
  if (!menu()?.open) return;
  closeMenu();
  menu().querySelector("summary").focus();
}

// A form or a button with words to confirm is sent only after the dialog's own button.
let agreed = null;

function askFirst(event) {
  const { submitter, target: form } = event;
  const asking = submitter?.dataset.title ? submitter : form;
  const { title, words, verb, stay = "Stay" } = asking.dataset;
  if (!title || asking === agreed) return;
  event.preventDefault();
  closeMenu();
  const dialog = document.getElementById("confirm");
  dialog.querySelector("h2").textContent = title;
  dialog.querySelector("p").textContent = words;
  dialog.querySelector("[value=no]").textContent = stay;
  dialog.querySelector("[value=yes]").textContent = verb;
  dialog.onclose = () => dialog.returnValue === "yes" && send(form, submitter, asking);
  dialog.returnValue = "";
  dialog.showModal();
}

function send(form, submitter, asking) {
  agreed = asking;
  form.requestSubmit(submitter);
  agreed = null;
}
