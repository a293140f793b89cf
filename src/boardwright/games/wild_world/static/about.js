// Sheets that explain: an element with `data-about` shows the sheet of that id beside it, as long as the pointer rests
// on it or it has the focus. By touch it opens at the bottom and stays; what can be done stands in it as a button.
const RESTS = 250; // milliseconds before a pointer counts as resting
const GAP = 8; // pixels between the thing and its sheet, and to the edges of the window
let thing = null; // what the sheet that is open is about
let waiting = 0;
let isTouch = false;

const sheetOf = (area) => document.getElementById(area?.dataset.about ?? "");
const areaIn = (target) => target.closest?.("[data-about]") ?? null;

document.addEventListener("pointerdown", ({ pointerType }) => (isTouch = pointerType === "touch"), true);
document.addEventListener("pointerover", rest);
document.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && show(areaIn(target)));
document.addEventListener("focusout", () => isTouch || show(null));
document.addEventListener("click", tap, true);
document.addEventListener("keydown", ({ key }) => key === "Escape" && show(null));
document.addEventListener("scroll", ({ target }) => target.closest?.(".ww-about") || show(null), { capture: true, passive: true });
document.addEventListener("table:shown", () => show(thing?.isConnected ? thing : null));

function rest({ target, pointerType }) {
  if (pointerType !== "mouse" || target.closest?.(".ww-about")) return;
  clearTimeout(waiting);
  const area = areaIn(target);
  if (area === thing) return;
  if (area) waiting = setTimeout(() => show(area), thing ? 0 : RESTS);
  else waiting = setTimeout(() => show(null), RESTS / 2);
}

// A tap on something that has a sheet with a button opens the sheet; the button acts. A card that
// cannot be chosen can still be read. A click keeps the sheet of what does nothing else.
function tap(event) {
  const area = areaIn(event.target);
  const sheet = sheetOf(area);
  if (event.target.closest(".ww-about")) return void (event.target.closest("[data-act], .ww-close") && show(null));
  const isOnlyTold = area && !(area.dataset.act || area.dataset.why || area.dataset.card);
  if (!isTouch) return show(isOnlyTold ? area : null);
  const isCard = area?.dataset.why && sheet?.matches(".ww-about-card");
  const asks = sheet && (sheet.querySelector("[data-act]") || isOnlyTold || isCard);
  if (asks && area !== thing) {
    event.stopPropagation();
    for (const menu of document.querySelectorAll(".ww-menu[open]")) menu.open = false;
  }
  show(asks && area !== thing ? area : null);
}

function show(area) {
  clearTimeout(waiting);
  for (const open of document.querySelectorAll(".ww-about:not([hidden])")) open.hidden = true;
  const sheet = sheetOf(area);
  thing = sheet ? area : null;
  if (!sheet) return;
  sheet.hidden = false;
  sheet.classList.toggle("ww-tapped", isTouch);
  if (!isTouch) place(sheet, area.getBoundingClientRect());
}

// A card's sheet takes the place of the rail, where there is one, so that it hides nothing of the board. Other sheets
// open beside the thing, or under it, and above the acts if they are in sight.
function place(sheet, at) {
  const rail = document.querySelector(".rail")?.getBoundingClientRect();
  const isBeside = rail && rail.left > at.right && sheet.matches(".ww-about-card");
  sheet.classList.toggle("ww-in-rail", Boolean(isBeside));
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const isRightFree = at.right + GAP + width + GAP <= innerWidth;
  const isLeftFree = at.left - GAP - width >= GAP;
  const isUnder = !isBeside && !isRightFree && !isLeftFree;
  const left = isRightFree ? at.right + GAP : isLeftFree ? at.left - GAP - width : at.left;
  const acts = document.getElementById("acts")?.getBoundingClientRect().top ?? innerHeight;
  const floor = !isUnder && acts > at.bottom && acts - GAP - height >= GAP ? acts : innerHeight;
  const top = isBeside ? rail.top : isUnder ? at.bottom + GAP : at.top;
  sheet.style.left = `${isBeside ? rail.left : Math.max(GAP, Math.min(left, innerWidth - GAP - width))}px`;
  sheet.style.top = `${Math.max(GAP, Math.min(top, floor - GAP - height))}px`;
}
