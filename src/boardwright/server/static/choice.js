// The viewer's decision: choose, change, then commit. What is chosen here is sent only by the commit button.
import { toast } from "./toast.js";

const ASKED_FOR = 1500;
let kept = { decision: "", value: "" };

const form = () => document.getElementById("acts");
const chosen = () => form()?.querySelector("input[name=actions]:checked");

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
  const radio = kept.value && form()?.querySelector(`input[name=actions][value="${kept.value}"]`);
  for (const other of form()?.querySelectorAll("input[name=actions]") ?? []) other.checked = other === radio;
  if (form()) form().noValidate = true; // what is missing is told here, in words
  mark();
}

function mark() {
  const radio = chosen();
  const commit = document.getElementById("commit");
  kept.value = radio?.value ?? "";
  for (const area of document.querySelectorAll("[data-act]")) {
    area.setAttribute("aria-pressed", String(area.dataset.act === radio?.id));
  }
  for (const label of document.querySelectorAll("#goods label[for]")) {
    label.classList.toggle("chosen", label.htmlFor === radio?.id);
  }
  if (!commit) return;
  commit.textContent = radio ? radio.dataset.commit : commit.dataset.ask;
  commit.setAttribute("aria-disabled", String(!radio));
}

function choose(area) {
  const radio = document.getElementById(area.dataset.act);
  if (!radio) return;
  radio.checked = true;
  mark();
}

function click(event) {
  const why = event.target.closest("[data-why]");
  const area = event.target.closest("[data-act]");
  if (why) toast(why.dataset.why, "Not possible.");
  else if (area) choose(area);
}

function key(event) {
  const area = event.target.closest("[data-act]");
  if (area && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (event.key === "Enter" && area.getAttribute("aria-pressed") === "true") document.getElementById("commit").focus();
    else choose(area);
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step && !event.shiftKey) moveFocus(event, step);
}

// One tab stop for the board; the arrow keys go from area to area.
function moveFocus(event, step) {
  const areas = [...document.querySelectorAll("#row [role=button]")];
  const place = areas.indexOf(event.target);
  if (place < 0) return;
  event.preventDefault();
  const next = areas[(place + step + areas.length) % areas.length];
  for (const area of areas) area.setAttribute("tabindex", area === next ? "0" : "-1");
  next.focus();
}

async function submit(event) {
  if (event.target.id !== "acts" && event.target.id !== "undo") return;
  event.preventDefault();
  const radio = chosen();
  const isUndo = event.target.id === "undo";
  if (form().getAttribute("aria-busy") === "true") return;
  const isTooEarly = event.submitter?.getAttribute("aria-disabled") === "true";
  if (isTooEarly && !isUndo) askFor(event.submitter.textContent);
  if (isTooEarly || (!isUndo && !radio)) return;
  form().setAttribute("aria-busy", "true");
  const rev = Number(event.target.elements.rev.value);
  const body = isUndo ? { rev } : { rev, actions: [Number(radio.value)] };
  const refusal = await post(event.target.action, body);
  if (!refusal) return; // the next picture follows, and frees the form
  form()?.removeAttribute("aria-busy");
  toast(refusal);
}

// The button was pressed too early: say what is missing, and show where it is.
function askFor(ask) {
  toast(`${ask} first.`);
  const row = document.getElementById("row");
  row?.classList.add("asked");
  setTimeout(() => row?.classList.remove("asked"), ASKED_FOR);
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
