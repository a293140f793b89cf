// The table's page: shows what the server sends, in order, and sends what the viewer decides.
import { watchChoice } from "./choice.js";
import { connect } from "./live.js";
import { show } from "./stage.js";
import { completeLinks } from "./links.js";
import { closeMenu, watchMenu } from "./menu.js";

const waiting = [];
let playing = false;
let skipRest = () => {};

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
    if (moreToCome && !document.hidden) await rest(frame.rest);
  }
  playing = false;
}

// A picture stays for a while; a tap on the mat, or Enter, Space or Escape anywhere, goes on at once.
function rest(time) {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    skipRest = () => {
      clearTimeout(timer);
      done();
    };
  });
}

// The count at the end can be skipped: by any click or key.
function skipCount() {
  document.querySelector(".result")?.classList.add("skipped");
}

document.addEventListener("pointerdown", (event) => {
  skipCount();
  if (event.target.closest("#mat")) skipRest();
});
document.addEventListener("keydown", (event) => {
  skipCount();
  if (["Enter", " ", "Escape"].includes(event.key)) skipRest();
});
// What lies over the table is closed without a step that leads back to it.
document.addEventListener("click", (event) => {
  if (!event.target.closest('a[href="#table"]')) return;
  event.preventDefault();
  location.replace("#table");
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !document.querySelector("#rail:target")) return;
  document.activeElement.blur();
  location.replace("#table");
});
// A click into what scrolls is no stop of the keyboard: no ring shows up at the next key.
document.addEventListener("pointerup", () => {
  if (document.activeElement?.matches("#goods, .log-window")) document.activeElement.blur();
});
document.addEventListener("submit", (event) => event.target.closest("#menu") ?? closeMenu());
completeLinks();
watchChoice();
watchMenu();
// Not before a game's own script, which comes after this one, is there to hear of the first picture.
document.addEventListener("DOMContentLoaded", () => {
  document.dispatchEvent(new CustomEvent("table:shown"));
  connect(document.getElementById("table").dataset.table, take);
});
