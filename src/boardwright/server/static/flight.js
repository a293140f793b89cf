// Movement of pieces: `.piece` with an id, drawn by a `use` that has a width and a height.
// A new one comes from `data-from` (or the deck), one that lies elsewhere now moves there, and one whose
// `data-home` is new flies to that place: to the pile in it (`data-of`) whose `data-holds` has grown, if one has.
const PIECES = ".piece[id]";
const SVG = "http://www.w3.org/2000/svg";
const AT_ONCE = 3;
const APART = 60;
const DEAL = 220;
const DEAL_IN_ALL = 700;

export function placesOfPieces() {
  const places = new Map();
  for (const piece of document.querySelectorAll(PIECES)) {
    places.set(piece.id, { box: piece.getBoundingClientRect(), home: piece.dataset.home });
  }
  const held = new Map();
  for (const pile of document.querySelectorAll("[data-holds]")) held.set(pile.id, pile.dataset.holds);
  return { places, held };
}

export function fly(before) {
  const move = duration("--d-move");
  if (!move || document.hidden) return;
  const pieces = [...document.querySelectorAll(PIECES)];
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
  const source = document.getElementById(piece.dataset.from ?? "deck");
  if (!source) return;
  lift(piece, source.getBoundingClientRect(), piece.getBoundingClientRect(), DEAL, delay);
}

// A piece that stays in the picture but lies elsewhere now.
function shift(piece, from, time) {
  const to = from && piece.getBoundingClientRect();
  if (!from || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 2) return;
  lift(piece, from, to, time, 0);
}

function lift(piece, from, to, time, delay) {
  if (!isShown(from) || !isShown(to)) return;
  piece.classList.add("lifted");
  run(ghostOf(piece, to), from, to, time, delay, () => piece.classList.remove("lifted"));
}

function send(piece, from, target, time, delay) {
  const to = target?.getBoundingClientRect();
  if (!to || !isShown(from) || !isShown(to)) return;
  run(ghostOf(piece, from), from, within(to, from), time, delay);
}

// What this width of the page leaves out has no place to fly from or to.
function isShown(box) {
  return box.width > 0 && box.height > 0;
}

function homeOf(piece, before) {
  const { home } = piece.dataset;
  const piles = [...document.querySelectorAll(`[data-of="${home}"]`)];
  const grown = piles.find((pile) => Number(pile.dataset.holds) > Number(before.held.get(pile.id) ?? 0));
  return grown ?? document.getElementById(home);
}

function ghostOf(piece, box) {
  const drawn = piece.querySelector("use").cloneNode();
  const ghost = document.createElementNS(SVG, "svg");
  ghost.setAttribute("class", "flight");
  ghost.setAttribute("viewBox", `0 0 ${drawn.getAttribute("width")} ${drawn.getAttribute("height")}`);
  ghost.setAttribute("width", box.width);
  ghost.setAttribute("height", box.height);
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(drawn);
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

// A place in the middle of a target, no larger than the piece was and in its proportions.
function within(target, piece) {
  const width = Math.min(target.width, piece.width);
  const height = (width * piece.height) / piece.width;
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
