// Movement: a piece that is new comes from the deck, one whose home has changed flies there.
const SVG = "http://www.w3.org/2000/svg";
const AT_ONCE = 3;
const APART = 60;
const DEAL = 220;
const DEAL_IN_ALL = 700;

export function placesOfPieces() {
  const places = new Map();
  for (const piece of document.querySelectorAll(".piece[id^=card]")) {
    places.set(piece.id, { box: piece.getBoundingClientRect(), home: piece.dataset.home });
  }
  const jokers = new Map();
  for (const pile of document.querySelectorAll("[data-jokers]")) jokers.set(pile.id, pile.dataset.jokers);
  return { places, jokers };
}

export function fly(before) {
  const move = duration("--d-move");
  if (!move || document.hidden) return;
  const pieces = [...document.querySelectorAll(".piece[id^=card]")];
  const dealt = pieces.filter((piece) => !before.places.has(piece.id) && !piece.dataset.home);
  const gone = pieces.filter((piece) => piece.dataset.home && isNews(piece, before));
  for (const piece of pieces) shift(piece, before.places.get(piece.id)?.box, move);
  const apart = Math.min(APART, (DEAL_IN_ALL - DEAL) / Math.max(1, dealt.length - 1));
  dealt.forEach((piece, number) => deal(piece, number * apart));
  gone.forEach((piece, number) => {
    const place = before.places.get(piece.id).box;
    send(piece, place, homeOf(piece, before), move, Math.max(0, number - AT_ONCE + 1) * APART);
  });
}

function isNews(piece, before) {
  const place = before.places.get(piece.id);
  return place && place.home !== piece.dataset.home;
}

function deal(piece, delay) {
  const deck = document.getElementById("deck");
  if (!deck) return;
  lift(piece, deck.getBoundingClientRect(), piece.getBoundingClientRect(), DEAL, delay);
}

// A piece that stays in the picture but lies elsewhere now.
function shift(piece, from, time) {
  const to = from && piece.getBoundingClientRect();
  if (!from || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) return;
  lift(piece, from, to, time, 0);
}

function lift(piece, from, to, time, delay) {
  piece.classList.add("lifted");
  run(ghostOf(piece, to), from, to, time, delay, () => piece.classList.remove("lifted"));
}

function send(piece, from, target, time, delay) {
  if (!target) return;
  run(ghostOf(piece, from), from, within(target.getBoundingClientRect(), from), time, delay);
}

// A joker goes to the stack that has grown by one, or waits with its owner.
function homeOf(piece, before) {
  const home = document.getElementById(piece.dataset.home);
  if (!piece.dataset.home.startsWith("seat-")) return home;
  const piles = [...document.querySelectorAll(`[id^="pile-${piece.dataset.home.slice(5)}-"]`)];
  return piles.find((pile) => Number(pile.dataset.jokers) > Number(before.jokers.get(pile.id) ?? 0)) ?? home;
}

function ghostOf(piece, box) {
  const ghost = document.createElementNS(SVG, "svg");
  ghost.setAttribute("class", "flight");
  ghost.setAttribute("viewBox", "0 0 64 88");
  ghost.setAttribute("width", box.width);
  ghost.setAttribute("height", box.height);
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(piece.querySelector("use").cloneNode());
  document.body.append(ghost);
  return ghost;
}

function run(ghost, from, to, time, delay, done) {
  const width = Number(ghost.getAttribute("width"));
  const frames = [from, to].map((box) => ({ transform: placed(box, width) }));
  const easing = getComputedStyle(document.documentElement).getPropertyValue("--e-move");
  const motion = ghost.animate(frames, { duration: time, delay, easing, fill: "both" });
  motion.finished.finally(() => {
    ghost.remove();
    done?.();
  });
}

// The place of a card in the middle of a target, no larger than it was and in its own proportions.
function within(target, card) {
  const width = Math.min(target.width, card.width);
  const height = (width * card.height) / card.width;
  return new DOMRect(target.x + (target.width - width) / 2, target.bottom - height, width, height);
}

function placed(box, width) {
  const scale = box.width / width;
  const x = box.left + scrollX;
  return `translate(${x}px, ${box.top + scrollY}px) scale(${scale})`;
}

function duration(name) {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name));
}
