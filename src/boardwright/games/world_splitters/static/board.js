// World Splitters: what is looked at or chosen shows its consequences, and pieces find their way.
import "./bids.js";
import { letPiecesGo } from "./pieces.js";

const all = (selector) => [...document.querySelectorAll(selector)];
const map = () => document.getElementById("map");
let lookedAt = "";

document.addEventListener("table:shown", () => {
  letPiecesGo();
  show();
});
document.addEventListener("change", ({ target }) => {
  if (target.name !== "actions") return;
  document.querySelector(".ws-folded")?.removeAttribute("open");
  look(target.id);
});
document.addEventListener("click", ({ target }) => target.closest("[data-act]") && show());
document.addEventListener("keydown", key);
document.addEventListener("keydown", escape, true); // before what is open closes by itself
for (const kind of ["mouseover", "focusin"]) {
  document.addEventListener(kind, ({ target }) => look(target.closest?.(".legal[data-act]")?.dataset.act ?? radioIn(target)));
}

// The radio of a label in the act bar, or the radio itself.
function radioIn(target) {
  return target.closest?.("#acts label")?.querySelector("input")?.id ?? "";
}

function look(id) {
  lookedAt = id;
  show();
}

function show() {
  const chosen = document.querySelector("#acts input[name=actions]:checked")?.id;
  const id = lookedAt && document.getElementById(lookedAt) ? lookedAt : chosen;
  for (const part of all("[data-with]")) {
    const isShown = part.dataset.with === id;
    part.classList.toggle("shown", isShown);
    if (part.hasAttribute("hidden") || !part.closest("svg")) part.hidden = !isShown;
  }
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), select")) return;
  const place = event.target.closest?.("#targets [role=button]");
  if (place && event.shiftKey && event.key.startsWith("Arrow")) nextClosing(place, event);
  else if (place && event.shiftKey && event.key === "Enter") commit(place, event);
  else if (event.key === "b") document.querySelector("#acts :is(input, .button)")?.focus();
  else if (event.key === "l") document.querySelector(".log-window")?.focus();
}

// Shift and an arrow: the next border that would enclose a region.
function nextClosing(place, event) {
  const places = all("#targets [role=button]");
  const from = places.indexOf(place);
  const order = [...places.slice(from + 1), ...places.slice(0, from)];
  if (["ArrowLeft", "ArrowUp"].includes(event.key)) order.reverse();
  const next = order.find((other) => other.matches(".closing"));
  if (!next) return;
  event.preventDefault();
  for (const other of places) other.setAttribute("tabindex", other === next ? "0" : "-1");
  next.focus();
}

function commit(place, event) {
  event.preventDefault();
  place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  document.getElementById("commit").click();
}

// Escape closes what is open; only then does it let go of what is chosen.
function escape({ key }) {
  if (key !== "Escape") return;
  const list = document.querySelector(".ws-folded[open]");
  if (list) closeList(list);
  else if (!document.querySelector("#rail:target, #menu[open], dialog[open]")) letGo();
}

function closeList(list) {
  list.removeAttribute("open");
  list.querySelector("summary").focus();
}

function letGo() {
  const chosen = document.querySelector("#acts input[name=actions]:checked");
  if (!chosen || !map()) return;
  chosen.checked = false;
  chosen.dispatchEvent(new Event("change", { bubbles: true }));
  look("");
}

letPiecesGo();
show();
