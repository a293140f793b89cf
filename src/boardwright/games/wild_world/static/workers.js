// A worker that has moved to the island comes from where it stood. Two pictures together tell which one that is: in the
// realms one of its owner's is gone, on the island one is new.
let before = new Map(); // what the last picture showed: id and place

const ownerOf = (id) => id.split("-").at(-1);
const isResting = (id) => id.includes("rested-");
const workers = () => [...document.querySelectorAll("#mat .piece[id]")].filter(({ id }) => /(worker|rested)-/.test(id));

export function bringWorkers() {
  const now = new Map(workers().map((piece) => [piece.id, piece]));
  const gone = [...before].filter(([id, box]) => !now.has(id) && !isResting(id) && box.width > 0);
  for (const [id, piece] of now) {
    if (before.has(id) || !isResting(id) || !before.size) continue;
    const from = gone.filter(([other]) => ownerOf(other) === ownerOf(id));
    if (from.length === 1) comeFrom(piece, from[0][1]);
  }
  before = new Map([...now].map(([id, piece]) => [id, piece.getBoundingClientRect()]));
}

// For the moment in which the picture is changed, an empty box marks the place.
function comeFrom(piece, { left, top, width, height }) {
  const place = document.createElement("div");
  place.id = `from-${piece.id}`;
  Object.assign(place.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(place);
  piece.dataset.from = place.id;
  setTimeout(() => place.remove());
}
