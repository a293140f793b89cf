// The own board of Wild World: a hand card that is chosen shows its uses and the regions that take it; tabs; keys.
const byId = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
let told = ""; // the id of what the line of details tells of
let tab = "hand";
let kept = new Map(); // of each pair of monsters the place of the one that is kept

document.addEventListener("table:shown", show);
document.addEventListener("click", click);
document.addEventListener("focusin", ({ target }) => {
  if (target.matches?.("[data-tell]:focus-visible")) tell(target.dataset.tell);
});
document.addEventListener("change", ({ target }) => target.name === "actions" && closeMenus());
document.addEventListener("keydown", key);

function click({ target }) {
  const chosenTab = target.closest("[data-tab]");
  const card = target.closest("[data-tell]");
  const menu = target.closest(".ww-menu");
  closeMenus(menu);
  const candidate = target.closest("[data-slot]");
  if (candidate) keep(candidate);
  else if (chosenTab) openTab(chosenTab.dataset.tab);
  else if (card) tell(card.dataset.tell === told ? "" : card.dataset.tell);
}

function closeMenus(but = null) {
  for (const menu of all(".ww-menu[open]")) if (menu !== but) menu.open = false;
}

// One monster of each pair: the four together are one choice, a set of the slots whose second one is kept.
function keep({ dataset }) {
  kept.set(dataset.slot, dataset.place);
  showKept();
  if (kept.size < all(".ww-pair").length) return;
  const second = [...kept].reduce((sum, [slot, place]) => sum + (place << slot), 0);
  const radio = byId(`act-${Number(byId("keep").dataset.first) + second}`);
  radio.checked = true;
  radio.dispatchEvent(new Event("change", { bubbles: true }));
}

function showKept() {
  if (!byId("keep")) kept = new Map();
  for (const one of all("[data-slot]")) {
    one.setAttribute("aria-pressed", String(kept.get(one.dataset.slot) === one.dataset.place));
  }
}

function tell(id) {
  told = id;
  show();
  byId(id)?.scrollIntoView({ block: "nearest" });
}

// The button that sends the chosen card to this region.
function wayTo(region) {
  return byId(told)?.querySelector(`button[data-to="${region.dataset.region}"]`);
}

function show() {
  if (!byId(told)) told = "";
  for (const one of all(".ww-tell")) one.hidden = one.id !== told;
  for (const card of all("[data-card]")) card.setAttribute("aria-pressed", String(card.dataset.tell === told));
  for (const region of all("[data-region]")) showWay(region);
  showKept();
  openTab(tab);
}

// A region that takes the chosen card sends it there.
function showWay(region) {
  const way = wayTo(region);
  if (way) region.dataset.act = way.id;
  else if ("leads" in region.dataset) delete region.dataset.act;
  region.toggleAttribute("data-leads", Boolean(way));
  region.classList.toggle("legal", Boolean(region.dataset.act));
}

function openTab(name) {
  tab = name;
  for (const one of all("[data-tab]")) one.setAttribute("aria-selected", String(one.dataset.tab === name));
  for (const panel of all(".ww-panel")) panel.classList.toggle("shown", panel.id === `panel-${name}`);
}

function key(event) {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input:not([type=radio]), select")) return;
  const pressed = event.key.toLowerCase();
  const isDone = pressed === "escape" ? leave() : useCard(target, pressed) || go(pressed);
  if (isDone) event.preventDefault();
}

// H, T, D: the uses of the hand card in focus. T goes on from region to region.
function useCard(target, pressed) {
  if (!["h", "t", "d"].includes(pressed)) return false;
  const card = target.closest?.("[data-card]");
  const isTravelling = target.matches("[data-use=t]");
  if (!card && !isTravelling) return false;
  if (card) tell(card.dataset.tell);
  const ways = all(`#${told} button[data-use="${pressed}"]`);
  if (!ways.length) return false;
  if (pressed !== "t") ways[0].click();
  else ways[(ways.indexOf(target) + 1) % ways.length].focus();
  return true;
}

// P, F, R: to the first place, monster, or worker that can be chosen. E: ends the turn.
function go(pressed) {
  const targets = { p: "#mat .ww-space.legal", f: "#monsters .legal", r: "#mat .ww-resting.legal", e: "#acts .ww-end" };
  const found = all(targets[pressed] ?? "#none").find((one) => one.getClientRects().length);
  if (!found) return false;
  if (pressed === "e") found.click();
  else found.focus();
  return true;
}

// Escape closes what is open: a menu, the fight, the uses of a card.
function leave() {
  const menu = document.querySelector(".ww-menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
  } else if (document.querySelector(".ww-stage")) {
    document.querySelector("button[form=undo]:not([aria-disabled=true])")?.click();
  } else tell("");
  return Boolean(menu);
}
