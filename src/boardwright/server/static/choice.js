// The viewer's decision: choose, change, then commit.
//
// A choice is a radio called `actions` of the form #acts; its value is the number of an action, or the numbers
// of the several actions of one step, with spaces between. Any area with `data-act`, the id of a radio, chooses it.
// A button called `actions` sends its own value at once; an area whose `data-act` is its id presses it.
// `data-why` says why something is not possible. In a `role=group` one area is in the tab order, and the arrow keys
// go on to the others: to the first shown one that `data-right`, `data-left`, `data-up` or `data-down` names, or in
// order.
// A game's own script may check a radio or change its value; it then lets it dispatch `change`.
import { toast } from "./toast.js";

const ASKED_FOR = 1500;
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
let kept = { decision: "", value: "" };

const form = () => document.getElementById("acts");
const choices = () => [...(form()?.elements ?? [])].filter((each) => each.matches("input[name=actions]"));
const chosen = () => choices().find((radio) => radio.checked);

export function watchChoice() {
  document.addEventListener("change", (event) => event.target.name === "actions" && mark());
  document.addEventListener("click", click);
  document.addEventListener("keydown", key);
  document.addEventListener("submit", submit);
  document.addEventListener("table:shown", restore);
}

// A new picture of the same question keeps the choice; another question starts without one.
function restore() {
  const { decision } = document.getElementById("table").dataset;
  if (kept.decision !== decision) kept = { decision, value: "" };
  const radio = choices().find((other) => kept.value && other.value === kept.value);
  for (const other of choices()) other.checked = other === radio;
  if (form()) form().noValidate = true; // what is missing is told here, in words
  mark();
}

function mark() {
  const radio = chosen();
  const commit = document.getElementById("commit");
  kept.value = radio?.value ?? "";
  for (const area of document.querySelectorAll("[data-act]")) {
    const isChoice = document.getElementById(area.dataset.act)?.matches("input");
    if (isChoice) area.setAttribute("aria-pressed", String(area.dataset.act === radio?.id));
  }
  for (const label of document.querySelectorAll("#mat label[for], #goods label[for]")) {
    label.classList.toggle("chosen", label.htmlFor === radio?.id);
  }
  if (!commit) return;
  commit.textContent = radio ? radio.dataset.commit : commit.dataset.ask;
  commit.setAttribute("aria-disabled", String(!radio));
}

function choose(area) {
  const target = document.getElementById(area.dataset.act);
  if (target?.matches("button")) target.click();
  else if (target) target.checked = true;
  mark();
}

function click(event) {
  const why = event.target.closest("[data-why]");
  const area = event.target.closest("[data-act]");
  if (why) toast(why.dataset.why, "Not possible.");
  else if (area) choose(area);
}

function key(event) {
  const area = event.target.closest("[role=button]");
  if (!area) return;
  if (event.key === "Enter" || event.key === " ") press(event, area);
  else if (event.key in STEPS && !event.shiftKey) moveFocus(event, area);
}

function press(event, area) {
  const isChosen = area.getAttribute("aria-pressed") === "true";
  if (!area.dataset.why && !area.dataset.act) return;
  if (event.key === "Enter" && isChosen && area.dataset.act) document.getElementById("commit").focus();
  else area.dispatchEvent(new MouseEvent("click", { bubbles: true })); // a game's script hears it too
  event.preventDefault();
}

function moveFocus(event, area) {
  const areas = [...(area.closest("[role=group]")?.querySelectorAll("[role=button]") ?? [])];
  const place = areas.indexOf(area) + STEPS[event.key];
  const named = (area.dataset[event.key.slice("Arrow".length).toLowerCase()] ?? "").split(" ");
  const shown = named.map((id) => document.getElementById(id)).find((other) => other?.checkVisibility());
  const next = shown ?? areas.at(place % areas.length);
  if (!next) return;
  event.preventDefault();
  for (const other of areas) other.setAttribute("tabindex", other === next ? "0" : "-1");
  next.focus();
}

async function submit(event) {
  if (event.defaultPrevented || !["acts", "at-once", "undo"].includes(event.target.id)) return;
  event.preventDefault();
  const { submitter } = event;
  if (form().getAttribute("aria-busy") === "true") return;
  const isTooEarly = submitter?.getAttribute("aria-disabled") === "true";
  if (isTooEarly && event.target.id === "acts") askFor(submitter.textContent);
  const sent = submitter?.name === "actions" ? submitter : chosen();
  const isUndo = event.target.id === "undo";
  if (isTooEarly || (!isUndo && !sent)) return;
  form().setAttribute("aria-busy", "true");
  const rev = Number(event.target.elements.rev.value);
  const body = isUndo ? { rev } : { rev, actions: sent.value.split(" ").map(Number) };
  const refusal = await post(event.target.action, body);
  if (!refusal) return; // the next picture follows, and frees the form
  form()?.removeAttribute("aria-busy");
  toast(refusal);
}

// The button was pressed too early: say what is missing, and show where it is.
function askFor(ask) {
  toast(`${ask} first.`);
  const table = document.querySelector("main.play");
  table.classList.add("asked");
  setTimeout(() => table.classList.remove("asked"), ASKED_FOR);
}

// Sends one decision; answers why it was refused, or nothing.
async function post(address, body) {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.ok) return "";
    const { error, rule } = await answer.json();
    return rule ? `${error} (${rule})` : error;
  } catch {
    return "No connection: nothing was sent. Try again when the table is live.";
  }
}
