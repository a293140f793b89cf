// Words that appear nowhere else: refusals for everybody, and news for those who listen.
const SHOWN_FOR = 6000;
const RULE = /(\([A-Z]{2}-\d+\))/; // of the specification: for those who want it
let timer;

export function toast(words, lead = "") {
  const place = document.getElementById("toast");
  const text = place.querySelector("span");
  const [before, rule = "", after = ""] = words.split(RULE);
  text.textContent = ` ${before}`;
  if (rule) text.append(Object.assign(document.createElement("small"), { textContent: rule }), after);
  if (lead) text.prepend(Object.assign(document.createElement("b"), { textContent: lead }));
  place.hidden = false;
  place.querySelector("button").onclick = () => (place.hidden = true);
  clearTimeout(timer);
  timer = setTimeout(() => (place.hidden = true), SHOWN_FOR);
  announce(`${lead} ${before.trim()}${after}`.trim());
}

export function announce(words) {
  document.getElementById("announcer").textContent = words;
}
