// Chapter Two: what is in view, units that are dragged to the shuttle, keys, and where modules have come from.
//
// `data-view` names what a target, a choice or a row brings into view; all that belongs to it carries the same
// name in `data-with`. A row chosen to be undocked is kept here; every other choice is a radio of the form.
import "./hints.js";

const FAR = 6; // pixels after which a press is a drag
let asked = ""; // the decision that the chosen row belongs to
let row = ""; // as "row-2"
let held = null; // a unit that is pressed, and the picture that follows the pointer
let lain = { carrier: "", modules: new Map() }; // where every module of the shown carrier lay

const byId = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const form = () => byId("acts");
const isHere = () => Boolean(byId("carriers"));
const chosen = () => row || (form()?.querySelector("input[name=actions]:checked")?.id ?? "");
const inkButton = () => document.querySelector(".rw-uses.in-view .rw-buttons > :last-child") ?? byId("commit");

document.addEventListener("table:shown", () => {
  const { decision = "" } = byId("table").dataset;
  if (decision !== asked) begin(decision);
  if (isHere()) sendModules();
  show();
});
document.addEventListener("change", (event) => event.target.name === "actions" && show());
document.addEventListener("click", click);
document.addEventListener("keydown", key);
document.addEventListener("pointerdown", press);
document.addEventListener("pointermove", drag);
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", letGo);
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, look);

// Another question: a row that is the only one is chosen, and so is the best of several cities.
function begin(decision) {
  asked = decision;
  const rows = all(".rw-rows > [data-view]");
  row = rows.length === 1 ? rows[0].dataset.view : "";
  const best = form()?.querySelector("input[data-best]");
  if (!best) return;
  best.checked = true;
  best.dispatchEvent(new Event("change", { bubbles: true }));
}

function show(looked = "") {
  if (!isHere()) return;
  for (const part of all("[data-with]")) {
    const view = part.matches(".rw-uses") ? row : looked || chosen();
    part.classList.toggle("in-view", part.dataset.with === view);
  }
  for (const area of all("[data-view^=row-]")) area.setAttribute("aria-pressed", String(area.dataset.view === row));
}

function look(event) {
  if (!isHere() || held?.picture) return;
  const target = event.target.closest?.("[data-view]");
  const isTouched = event.pointerType && event.pointerType !== "mouse";
  show(isTouched ? "" : target?.dataset.view);
}

function click(event) {
  const area = event.target.closest("[data-view^=row-]");
  if (event.target.closest("[data-act]")) show(); // its radio is chosen by now
  if (!area) return;
  row = row === area.dataset.view ? "" : area.dataset.view;
  show();
  if (row && event.detail === 0) inkButton()?.focus(); // by key
}

function key(event) {
  const isTyping = event.target.matches("input:not([type=radio]), select, textarea");
  if (!isHere() || isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const name = event.key.toUpperCase();
  const area = document.querySelector(`#mat [data-key="${CSS.escape(name)}"]`);
  if (name === "ESCAPE") leave();
  else if (name === "U") document.querySelector("button[form=undo]:not([aria-disabled=true])")?.click();
  else if (area) choose(area);
}

// Back to the question as it was asked; the keyboard stays where the choice was made.
function leave() {
  const left = document.querySelector(`#mat [data-view="${chosen()}"]`);
  row = "";
  for (const radio of all("#acts input[name=actions]:checked")) {
    radio.checked = false;
    radio.dispatchEvent(new Event("change", { bubbles: true }));
  }
  if (document.querySelector(".rw-carrier:target")) location.hash = "table";
  show();
  left?.focus();
}

function choose(area) {
  if (area.dataset.view !== row) area.click();
  if (area.dataset.view) inkButton()?.focus();
}

// A unit is dragged onto the shuttle; one that would be lost is only chosen, so that its warning is read.
function press(event) {
  const unit = event.target.closest(".rw-loose");
  if (unit && !event.button) held = { unit, x: event.clientX, y: event.clientY, picture: null };
}

function drag(event) {
  if (!held) return;
  const { unit, x, y } = held;
  if (!held.picture && Math.hypot(event.clientX - x, event.clientY - y) > FAR) {
    held.picture = lift(unit);
    unit.click();
    padOf(unit).classList.add("awaits");
  }
  if (held.picture) Object.assign(held.picture.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
}

function lift(unit) {
  const picture = unit.querySelector("svg").cloneNode(true);
  picture.removeAttribute("id");
  picture.classList.add("rw-carried");
  Object.assign(picture.style, { width: `${unit.offsetWidth}px`, height: `${unit.offsetHeight}px` });
  document.body.append(picture);
  return picture;
}

function drop(event) {
  const dropped = held;
  letGo();
  if (!dropped?.picture) return;
  const isOnPad = document.elementFromPoint(event.clientX, event.clientY)?.closest(".rw-pad");
  const radio = byId(dropped.unit.dataset.act);
  if (isOnPad && !radio.closest(".lost")) form().requestSubmit(byId("commit"));
}

function letGo() {
  held?.picture?.remove();
  if (held) padOf(held.unit).classList.remove("awaits");
  held = null;
}

function padOf(unit) {
  return unit.closest(".rw-carrier").querySelector(".rw-pad");
}

// Tells new modules of the settlement and the launch pad where one of their kind has just gone from.
function sendModules() {
  const carrier = all(".rw-carrier").find((each) => each.getClientRects().length);
  const modules = new Map();
  for (const module of carrier?.querySelectorAll(".rw-module[id]") ?? []) modules.set(module.id, module);
  const before = carrier?.id === lain.carrier ? lain.modules : modules;
  const gone = [...before].filter(([id]) => !modules.has(id)).map(([, place]) => place);
  const places = new Map();
  for (const [id, module] of modules) {
    const { kind } = module.dataset;
    places.set(id, { kind, end: module.closest("[data-end]")?.dataset.end });
    const from = before.has(id) ? -1 : gone.findIndex((place) => place.kind === kind && place.end);
    if (from >= 0) module.dataset.from = gone.splice(from, 1)[0].end;
  }
  lain = { carrier: carrier?.id, modules: places };
}
