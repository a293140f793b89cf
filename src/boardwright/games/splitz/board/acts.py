"""The controls of the viewer's decision: choose, change, then commit with the button that names it."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.draw.markup import element, hidden_text, text
from boardwright.games.splitz.board.cards import mark, part_sign, spoken_cards, tile
from boardwright.games.splitz.data.facts import JOKER
from boardwright.games.splitz.rules.actions import CUTS, DISCARD, FIRST_TO, JOKER_TO, VOTE
from boardwright.games.splitz.view.observation import SplitzObservation


def acts(observation: SplitzObservation, chairs: Sequence[Chair], colors: Sequence[str]) -> str:
    """Radio buttons, drawn as what they choose, and the button that commits."""
    if not observation.legal:
        return ""
    first = observation.legal[0]
    if first >= FIRST_TO:
        return _denominations(observation, chairs, FIRST_TO, "Join")
    if first >= JOKER_TO:
        return _denominations(observation, chairs, JOKER_TO, "Add to")
    if first >= VOTE:
        return _parts(observation, colors, VOTE, "Commit")
    if first >= DISCARD:
        return _parts(observation, colors, DISCARD, "Throw out")
    return _divisions(observation)


def _parts(observation: SplitzObservation, colors: Sequence[str], base: int, verb: str) -> str:
    choices = []
    for action in observation.legal:
        color = action - base
        start, stop = observation.bounds[color : color + 2]
        cards = observation.row[start:stop]
        shown = " ".join("★" if card == JOKER else str(card) for card in cards)
        label = (
            part_sign(color),
            element("span", text(colors[color].capitalize())),
            element("small", text(shown), aria_hidden="true"),
            hidden_text(f": {spoken_cards(cards)}"),
        )
        radio = _radio(action, f"{verb} {colors[color]}")
        choices.append(element("label", radio, *label, class_=f"choice part-{color}"))
    return _group("Parts", "choices", choices) + _commit("Choose a part")


def _denominations(observation: SplitzObservation, chairs: Sequence[Chair], base: int, verb: str) -> str:
    choices = []
    for action in observation.legal:
        card = action - base + 1
        radio = _radio(action, f"{verb} {card}")
        label = element("span", tile(card, "tile", spoken=False), hidden_text(str(card)))
        content = radio, label, _growth(observation, chairs, card)
        choices.append(element("label", *content, class_="choice stack-choice"))
    group = _group("Stacks", "choices stack-choices", choices)
    return group + _commit("Choose a stack" if base == JOKER_TO else "Choose a card")


def _growth(observation: SplitzObservation, chairs: Sequence[Chair], card: int) -> str:
    """What the stack would hold, and the most that anybody else has."""
    seat = observation.taker
    now = observation.count(seat, card)
    then = now + (1 if observation.phase == "joker" else observation.waiting[seat])
    rivals = [rival for rival in range(observation.players) if rival != seat]
    most = max(observation.count(rival, card) for rival in rivals)
    leading = [rival for rival in rivals if most and observation.count(rival, card) == most]
    best = "".join(mark(rival, "mark small") for rival in leading)
    names = " and ".join(chairs[rival].name for rival in leading)
    said = f", {now} now, then {then}; " + (f"{names} with {most}" if leading else "nobody else has one")
    growth = element("b", f"{now}\u2009→\u2009{then}", aria_hidden="true")
    rival = element("small", best + str(most) if leading else "alone", aria_hidden="true")
    return growth + rival + hidden_text(said)


def _divisions(observation: SplitzObservation) -> str:
    start, stop = observation.bounds
    cards = observation.row[start:stop]
    choices = []
    for action in observation.legal:
        i, j = CUTS[action]
        sizes = f"{i} / {j - i} / {len(cards) - j}"
        runs = [spoken_cards(run) for run in (cards[:i], cards[i:j], cards[j:])]
        radio = _radio(action, f"Divide {sizes}", data_cuts=f"{i} {j}")
        words = element("span", text(" | ".join(runs)))
        choices.append(element("label", radio, words, class_="division"))
    return _group("Divisions", "divisions", choices) + _commit("Choose two gaps")


def _radio(action: int, commit: str, **attributes: str) -> str:
    return element(
        "input",
        type="radio",
        name="actions",
        value=str(action),
        id=f"act-{action}",
        data_commit=commit,
        required=True,
        **attributes,
    )


def _group(name: str, class_: str, choices: Sequence[str]) -> str:
    return element("div", *choices, class_=class_, id="choices", role="radiogroup", aria_label=name)


def _commit(ask: str) -> str:
    """The button that makes it final; until something is chosen it says what is missing."""
    return element("button", "Commit", type="submit", class_="button act commit", id="commit", data_ask=ask)
