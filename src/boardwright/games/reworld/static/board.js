// Paying in Chapter One: a port or the marker is chosen, cards are laid, and what they pay is sent as one step.
//
// An offer (`data-ways`) lists every payment of a port as digits, the top card first, and the actions to post for
// it. Laying cards looks the payment up there; the radio of the port then carries those actions.
import "./carrier.js"; // Chapter Two

const RADIO = "#acts input[name=actions]";
let asked = ""; // the decision that the laid cards belong to
let offer = ""; // the id of the offer that is being paid
let laid = []; // card values, the top one first

const byId = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const isAsked = () => Boolean(byId("offers"));
const paid = () => (offer ? byId(offer) : null);
const radioOf = (one) => byId(one.dataset.for);
const waysOf = (one) => new Map(one.dataset.ways.split(";").map((way) => way.split(":")));
const keyOf = (cards) => cards[0] + cards.slice(1).toSorted().join("");

document.addEventListener("table:shown", () => {
  sendTakenModules();
  const { decision } = byId("table").dataset;
  if (decision !== asked) [asked, offer, laid] = [decision, "", []];
  show();
});
document.addEventListener("change", ({ target }) => target.matches(`${RADIO}:checked`) && choose(target));
document.addEventListener("click", click);
document.addEventListener("keydown", key);
for (const kind of ["mouseover", "focusin"]) document.addEventListener(kind, look);

// What is chosen already is left again; a double click only chooses.
function click({ target, detail }) {
  if (!isAsked()) return;
  const chosen = paid() && radioOf(paid());
  const act = target.closest("[data-act]");
  const card = target.closest("[data-card]");
  const place = target.closest("[data-place]");
  const row = target.closest("[data-row]");
  if (act && byId(act.dataset.act) === chosen && detail === 1) leave();
  else if (act) choose(byId(act.dataset.act));
  else if (card) lay(Number(card.dataset.card));
  else if (place) putOnTop(Number(place.dataset.place));
  else if (row) payForRow(row.dataset.row);
}

// The cheapest payment is laid at once.
function choose(radio) {
  const chosen = all(".offer[data-for]").find((one) => one.dataset.for === radio?.id);
  if (!chosen || chosen.id === offer) return;
  showOwnRows();
  offer = chosen.id;
  laid = [...waysOf(chosen).keys()][0].split("").map(Number);
  byId("modules")?.removeAttribute("open");
  show();
}

// One more card of a value; when there is no more, all of them are taken back. Before a port is chosen, the button
// says so.
function lay(value) {
  if (!paid()) return byId("commit")?.click();
  const lies = laid.filter((card) => card === value).length;
  const most = Math.max(...[...waysOf(paid()).keys()].map((cards) => cards.length));
  const held = Number(byId(`hand-${value}`)?.dataset.held ?? 0);
  if (most === 1) laid = lies ? [] : [value];
  else if (lies < held && laid.length < most) laid = [...laid, value];
  else if (lies) laid = laid.filter((card) => card !== value);
  else laid = [...laid.slice(0, -1), value];
  show();
}

// A laid card comes to the top; the top one is taken back.
function putOnTop(place) {
  const [card] = laid.splice(place, 1);
  if (place > 0) laid.unshift(card);
  show();
}

function payForRow(row) {
  const cards = paid() && [...waysOf(paid()).keys()].find((way) => way[0] === row);
  if (!cards) return;
  laid = cards.split("").map(Number);
  show();
}

// Another player's rows give way to the viewer's own.
function showOwnRows() {
  if (document.querySelector(".rows:target")) location.replace("#table");
}

function leave() {
  [offer, laid] = ["", []];
  const commit = byId("commit");
  if (commit?.dataset.first) commit.dataset.ask = commit.dataset.first;
  for (const radio of all(RADIO)) radio.checked = false;
  document.querySelector(RADIO)?.dispatchEvent(new Event("change", { bubbles: true }));
  show();
}

// Everything that depends on the laid cards.
function show() {
  if (!isAsked()) return;
  const one = paid();
  const ways = one ? waysOf(one) : new Map();
  const actions = laid.length ? ways.get(keyOf(laid)) : undefined;
  if (one) showChoice(radioOf(one), actions);
  const tops = new Set(one?.dataset.tile ? [...ways.keys()].map((cards) => cards[0]) : []);
  for (const column of all("[data-card]")) showColumn(column);
  for (const plate of all("[data-row]")) {
    plate.setAttribute("aria-disabled", String(!tops.has(plate.dataset.row)));
    plate.classList.toggle("top", tops.size > 0 && plate.dataset.row === String(laid[0]));
  }
  for (const item of all(".offer [data-cards]")) {
    item.classList.toggle("met", Boolean(actions) && Number(item.dataset.cards) === laid.length);
  }
  for (const landing of all("[data-landing]")) {
    landing.hidden = !(actions && tops.size && landing.dataset.landing === String(laid[0]));
  }
  byId("goods").classList.toggle("paying", Boolean(one));
  showLaid(one);
  showGhost(actions && one.dataset.tile);
  view(offer);
}

function showChoice(radio, actions) {
  const commit = byId("commit");
  commit.dataset.first ??= commit.dataset.ask;
  commit.dataset.ask = laid.length ? "Lay other cards" : "Lay a card";
  radio.checked = Boolean(actions);
  if (actions) radio.value = actions;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
  for (const area of all(`[data-act="${radio.id}"]`)) area.setAttribute("aria-pressed", "true");
}

// As many cards of the hand stand out as are laid.
function showColumn(column) {
  const lies = laid.filter((card) => card === Number(column.dataset.card)).length;
  const copies = [...column.querySelectorAll(".copy")];
  copies.forEach((copy, place) => copy.classList.toggle("laid", place >= copies.length - lies));
  column.setAttribute("aria-pressed", String(lies > 0));
}

function showLaid(one) {
  const stack = byId("laid");
  stack.hidden = !one;
  for (const place of stack.children) {
    const card = laid[place.dataset.place];
    place.hidden = !card;
    if (!card) continue;
    place.setAttribute("aria-label", `${card}${place.dataset.place === "0" ? ", on top: take back" : ": put on top"}`);
    place.querySelector("use").setAttribute("href", `#rw-officer-${card}`);
  }
}

// The module as it would dock: in the row of the top card.
function showGhost(tile) {
  for (const ghost of all("[data-ghost]")) {
    const isHere = Boolean(tile) && ghost.dataset.ghost === String(laid[0]);
    ghost.classList.toggle("shown", isHere);
    const form = ghost.closest(".narrow") ? "-small" : "";
    if (isHere) ghost.querySelector("use").setAttribute("href", `#rw-${tile}${form}`);
  }
}

// The offer that is looked at stands in the place of the prompt.
function view(id) {
  const offers = byId("offers");
  const isKnown = Boolean(id && byId(id));
  offers.classList.toggle("shown", isKnown);
  for (const one of all(".offer")) {
    one.hidden = one.id !== id;
    one.classList.toggle("paying", one.id === offer);
  }
}

function look({ target }) {
  if (isAsked()) view(target.closest?.("[data-view]")?.dataset.view ?? offer);
}

function key(event) {
  if (event.key === "Escape") showOwnRows();
  const isTyping = event.target.matches("input:not([type=radio]), select");
  if (!isAsked() || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.target.closest("[data-row]");
  const pressed = event.key.toLowerCase();
  if (/^[1-5]$/.test(pressed)) lay(Number(pressed));
  else if (pressed === "t" && laid.length > 1) putOnTop(laid.length - 1);
  else if (pressed === "m" && byId("offer-marker")) choose(radioOf(byId("offer-marker")));
  else if (pressed === "escape") leave();
  else if (row && (pressed === "enter" || pressed === " ")) payForRow(row.dataset.row);
  else return;
  if (pressed !== "escape") event.preventDefault();
}

// A module that was taken flies from its port: which one that is, only two pictures together tell.
let known = new Set();

function sendTakenModules() {
  const pieces = all(".piece[id]");
  const now = new Set(pieces.map((piece) => piece.id));
  const taken = [...known].filter((id) => id.startsWith("module-") && !now.has(id));
  for (const piece of pieces.filter((each) => each.matches(".docked") && !known.has(each.id) && taken.length === 1)) {
    const prefix = piece.id.startsWith("n-") ? "n-" : "";
    piece.dataset.from = `${prefix}port-${taken[0].split("-").at(-1)}`;
  }
  known = now;
}
