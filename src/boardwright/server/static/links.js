// Links to share: with the address of this server in front, and a button that copies them.
import { announce } from "./toast.js";

export function completeLinks() {
  for (const field of document.querySelectorAll(".table-link")) {
    field.value = new URL(field.getAttribute("value"), location.origin);
  }
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  const isLoopback = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  for (const hint of document.querySelectorAll("[data-loopback]")) hint.hidden = !isLoopback;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  const isCopied = await copied(field.value);
  button.textContent = isCopied ? "Copied" : "Selected";
  announce(isCopied ? "Link copied" : "The link is selected: copy it");
});

// Browsers give the clipboard to secure addresses only; to others the selected words.
async function copied(words) {
  if (!navigator.clipboard) return document.execCommand("copy");
  return navigator.clipboard.writeText(words).then(
    () => true,
    () => false,
  );
}
