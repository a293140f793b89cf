// A line about a thing that the pointer rests on, that is tapped, or that has the focus: `data-hint` says it.
const GAP = 10; // pixels between the thing and its line
const line = Object.assign(document.createElement("div"), { className: "rw-hint", hidden: true });
line.setAttribute("aria-hidden", "true"); // the thing's own name says it, too
let thing = null;

for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, look);
document.addEventListener("keydown", (event) => event.key === "Escape" && show(null));
document.addEventListener("scroll", () => show(null), { capture: true, passive: true });
document.addEventListener("table:shown", () => thing?.isConnected || show(null));

// What is chosen by a tap is explained where it is chosen.
function look(event) {
  const found = event.target.closest?.("[data-hint]") ?? null;
  const isTapped = event.pointerType && event.pointerType !== "mouse";
  show(isTapped && found?.matches("button") ? null : found);
}

function show(found) {
  thing = found;
  line.hidden = !found;
  if (!found) return;
  line.textContent = found.dataset.hint;
  document.body.append(line);
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const middle = (left + right - line.offsetWidth) / 2;
  const above = top - GAP - line.offsetHeight;
  line.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - GAP - line.offsetWidth))}px`;
  line.style.top = `${above < GAP ? bottom + GAP : above}px`;
}
