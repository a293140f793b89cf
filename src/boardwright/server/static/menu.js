// The menu closes by itself, and what cannot be taken back is asked first.
const menu = () => document.getElementById("menu");

export function closeMenu() {
  menu()?.removeAttribute("open");
}

export function watchMenu() {
  document.addEventListener("click", (event) => event.target.closest("#menu") ?? closeMenu());
  document.addEventListener("keydown", (event) => event.key === "Escape" && leaveMenu());
  document.addEventListener("submit", askFirst);
}

function leaveMenu() {
  if (!menu()?.open) return;
  closeMenu();
  menu().querySelector("summary").focus();
}

// A form with words to confirm is sent only after the dialog's own button.
function askFirst(event) {
  const { title, words, verb } = event.target.dataset;
  if (!title) return;
  event.preventDefault();
  closeMenu();
  const dialog = document.getElementById("confirm");
  dialog.querySelector("h2").textContent = title;
  dialog.querySelector("p").textContent = words;
  dialog.querySelector("[value=yes]").textContent = verb;
  dialog.onclose = () => dialog.returnValue === "yes" && event.target.submit();
  dialog.returnValue = "";
  dialog.showModal();
}
