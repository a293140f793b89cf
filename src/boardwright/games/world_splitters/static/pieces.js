// Where pieces go that are no longer on the map. A picture shows only what lies there now, so what has left is put
// back out of sight for a moment: an explorer flies home from there, a moved piece comes from there.
let known = new Map();

const kindOf = (id) => id.split("-").slice(0, id.startsWith("explorer") ? 2 : 1).join("-");

export function letPiecesGo() {
  const layer = document.getElementById("departed");
  const now = new Map([...document.querySelectorAll("#map .piece[id]")].map((piece) => [piece.id, piece]));
  if (layer && known.size) {
    const arrived = [...now.keys()].filter((id) => !known.has(id));
    const departed = [...known.keys()].filter((id) => !now.has(id));
    for (const id of departed) depart(known.get(id), layer, now, twinOf(id, departed, arrived));
    tellGains();
  }
  known = new Map([...now].map(([id, piece]) => [id, piece.cloneNode(true)]));
  points = pointsNow();
}

// The piece that this one has become: the only arrival of its kind, if it is the only departure.
function twinOf(id, departed, arrived) {
  const same = (other) => kindOf(other) === kindOf(id);
  const [gone, come] = [departed.filter(same), arrived.filter(same)];
  return gone.length === 1 && come.length === 1 ? come[0] : null;
}

function depart(piece, layer, now, twin) {
  piece.classList.add("departed");
  layer.append(piece);
  if (twin) now.get(twin).dataset.from = piece.id;
  else if (piece.dataset.owner) piece.dataset.home = piece.dataset.owner;
}

// What a seat has gained with the new picture stands beside its points for a while.
const STAYS = 2600;
let points = new Map();

function pointsNow() {
  return new Map([...document.querySelectorAll("#seats [data-points]")].map((seat) => [seat.id, Number(seat.dataset.points)]));
}

function tellGains() {
  for (const [id, now] of pointsNow()) {
    const gain = now - (points.get(id) ?? now);
    if (gain) showGain(document.querySelector(`#${id} .ws-points`), gain);
  }
}

function showGain(place, gain) {
  const pill = document.createElement("em");
  pill.className = "ws-gain";
  pill.textContent = gain > 0 ? `+${gain}` : `−${-gain}`;
  pill.setAttribute("aria-hidden", "true"); // the log says it
  place.prepend(pill);
  setTimeout(() => pill.remove(), STAYS);
}
