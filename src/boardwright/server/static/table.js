// The table's page: shows what the server sends, in order, and sends what the viewer decides.
import { watchChoice } from "./choice.js";
import { connect } from "./live.js";
import { show } from "./stage.js";
import { completeLinks } from "./links.js";

const waiting = [];
let playing = false;

function take(message) {
  waiting.push(...message.frames);
  if (document.hidden) waiting.splice(0, waiting.length - 1); // nobody looks: only the present counts
  if (!playing) play();
}

async function play() {
  playing = true;
  while (waiting.length) {
    const frame = waiting.shift();
    show(frame.html);
    completeLinks();
    const moreToCome = waiting.length > 0;
    if (moreToCome && !document.hidden) await new Promise((done) => setTimeout(done, frame.rest));
  }
  playing = false;
}

// The count at the end can be skipped: by any click or key.
function skipCount() {
  document.querySelector(".result")?.classList.add("skipped");
}

document.addEventListener("pointerdown", skipCount);
document.addEventListener("keydown", skipCount);
completeLinks();
watchChoice();
document.dispatchEvent(new CustomEvent("table:shown"));
connect(document.getElementById("table").dataset.table, take);
