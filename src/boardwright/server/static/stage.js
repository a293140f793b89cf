// Puts a new picture of the table in the place of the old one: nodes and focus stay, pieces move.
import { fly, placesOfPieces } from "./flight.js";
import { announce } from "./toast.js";

const OWN_STATE = { beforeNodeMorphed: keepConnection, beforeAttributeUpdated: keepOpenState };

export function show(html) {
  const before = placesOfPieces();
  const logged = document.querySelectorAll("#log > li").length;
  const hadFocus = document.getElementById("table").contains(document.activeElement);
  const decision = document.getElementById("table").dataset.decision;
  Idiomorph.morph(document.getElementById("table"), html, {
    morphStyle: "outerHTML",
    ignoreActiveValue: document.activeElement.matches("input, select"), // half-typed words stay
    callbacks: OWN_STATE,
  });
  document.dispatchEvent(new CustomEvent("table:shown"));
  fly(before);
  tellNews(logged, decision);
  if (hadFocus && document.activeElement === document.body) document.getElementById("prompt")?.focus();
}

// The words of the connection and what is folded out are the page's own, no part of the picture.
function keepConnection(node) {
  return node.id !== "connection";
}

function keepOpenState(name, node) {
  return !(name === "open" && node.tagName === "DETAILS");
}

function tellNews(logged, decision) {
  const lines = [...document.querySelectorAll("#log > li")].slice(logged);
  const news = lines.filter((line) => !line.classList.contains("own")).map(spoken);
  const table = document.getElementById("table");
  const isAsked = table.dataset.decision && table.dataset.decision !== decision;
  if (isAsked) news.push(`Your turn. ${spoken(document.querySelector("#prompt h2"))}.`);
  if (news.length) announce(news.join(". "));
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) lines.at(-1)?.classList.add("fresh");
  setTimeout(() => lines.at(-1)?.classList.remove("fresh"), 2000);
}

function spoken(element) {
  const copy = element.cloneNode(true);
  for (const picture of copy.querySelectorAll("svg")) {
    picture.replaceWith(picture.getAttribute("aria-label") ?? "");
  }
  return copy.textContent.replace(/\s+/g, " ").trim();
}
