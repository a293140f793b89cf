// Words that appear nowhere else: refusals for everybody, and news for those who listen.
const SHOWN_FOR = 6000;
let timer;

export function toast(words, lead = "") {
  const place = document.getElementById("toast");
  const text = place.querySelector("span");
  text.textContent = ` ${words}`;
  if (lead) text.prepend(Object.assign(document.createElement("b"), { textContent: lead }));
  place.hidden = false;
  place.querySelector("button").onclick = () => (place.hidden = true);
  clearTimeout(timer);
  timer = setTimeout(() => (place.hidden = true), SHOWN_FOR);
  announce(`${lead} ${words}`.trim());
}

export function announce(words) {
  document.getElementById("announcer").textContent = words;
}
