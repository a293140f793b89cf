// Links to share: with the address of this server in front, and a button that copies them.
import { announce } from "./toast.js";

export function completeLinks() {
  for (const field of document.querySelectorAll(".table-link")) {
    field.value = new URL(field.getAttribute("value"), location.origin);
  }
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  button.textContent = "Copied";
  announce("Link copied");
});
