"""The controls of Chapter One: take a module, take the marker, or drop out (RW-D1 to RW-D4)."""

from collections.abc import Sequence

from boardwright.core.lines import counted
from boardwright.draw.markup import element, hidden_text, text
from boardwright.games.reworld.board.cards import inline_officer
from boardwright.games.reworld.board.hand import price_list
from boardwright.games.reworld.board.offers import offers, taking
from boardwright.games.reworld.board.payment import Way, ways_to_hide, ways_to_pay
from boardwright.games.reworld.board.prices import needs
from boardwright.games.reworld.board.scene import Scene, listed_values
from boardwright.games.reworld.board.signs import start_marker
from boardwright.games.reworld.board.tiles import inline_tile
from boardwright.games.reworld.data.facts import PORTS
from boardwright.games.reworld.rules.actions import DROP, MARKER, TAKE
from boardwright.games.reworld.words.purpose import purpose


def acts_one(scene: Scene) -> str:
    """What the viewer can do in a turn of Chapter One."""
    observation = scene.observation
    if observation.phase == "hide":
        return _cards_to_hide(scene)
    if observation.phase in ("top", "below"):
        return _payments(scene)
    return _turn(scene)


def _turn(scene: Scene) -> str:
    """Modules to take, the marker, dropping out; and what each costs, for the page to show."""
    observation = scene.observation
    ports = [action - TAKE for action in observation.legal if action < MARKER]
    choices = [
        _modules(scene, ports) if ports else "",
        _marker() if MARKER in observation.legal else "",
        _drop(scene),
    ]
    group = element("div", *choices, class_="choices turn-choices", id="choices")
    can_choose = len(observation.legal) > 1
    return group + offers(scene) + (_commit("Choose a module", "offers") if can_choose else "")


def _modules(scene: Scene, ports: Sequence[int]) -> str:
    """All modules that can be paid for, as a list with large targets."""
    labels = [_module(scene, port) for port in ports]
    group = element("div", *labels, role="radiogroup", aria_label="Modules to take")
    sheet = element("div", group, price_list(), _unseen(scene), class_="module-list")
    title = element(
        "summary", "Modules", hidden_text(" that you can pay for, and prices"), class_="button line"
    )
    return element("details", title, sheet, class_="modules", id="modules")


def _module(scene: Scene, port: int) -> str:
    kind = scene.observation.ports[port]
    radio = _radio(str(TAKE + port), f"act-{TAKE + port}", taking(scene, port))
    price, use = needs(scene.observation.demands[port]), purpose(kind, scene.data)
    words = element("span", text(f"{scene.module(kind)}, "), element("i", price), element("small", text(use)))
    drawn = element("b", PORTS[port]), inline_tile(kind, "")
    return element("label", radio, *drawn, words, class_="choice module-choice")


def _unseen(scene: Scene) -> str:
    """How many cards of each value the viewer has not seen."""
    counts = [f"{count} of the {value}" for value, count in enumerate(scene.observation.unseen) if value]
    return element("p", f"Unseen cards: {', '.join(counts)}.")


def _marker() -> str:
    radio = _radio(str(MARKER), f"act-{MARKER}", "Take the marker, +1")
    words = "Take marker ", element("small", "+1")
    return element("label", radio, start_marker(), *words, class_="choice", data_view="offer-marker")


def _drop(scene: Scene) -> str:
    """Dropping out asks first, for it cannot be taken back."""
    cards = sum(scene.observation.hand)
    asks = {
        "data_title": "Drop out of this round?",
        "data_words": f"{counted(cards, 'card')} left: as many points, and no more modules in this round.",
        "data_verb": f"Drop out, +{cards}",
        "data_stay": "Keep playing",
    }
    return element(
        "button",
        "Drop out ",
        element("small", f"+{cards}"),
        type="submit",
        form="at-once",
        name="actions",
        value=str(DROP),
        id=f"act-{DROP}",
        class_="button line" if len(scene.observation.legal) > 1 else "button act",
        **(asks if cards else {}),
    )


def _payments(scene: Scene) -> str:
    """Every way to pay for the port that was chosen without the page's script."""
    observation = scene.observation
    commit = taking(scene, observation.port)
    ways = ways_to_pay(observation, observation.port)
    return _ways("Ways to pay", [(way, f"row {way.top}", commit) for way in ways], "Choose the cards")


def _cards_to_hide(scene: Scene) -> str:
    ways = [(way, "", f"Hide the {way.top}, +1") for way in ways_to_hide(scene.observation)]
    return _ways("Cards to hide", ways, "Choose a card")


def _ways(name: str, ways: Sequence[tuple[Way, str, str]], ask: str) -> str:
    labels = [_way(way, words, commit) for way, words, commit in ways]
    group = element(
        "div", *labels, class_="choices ways-list", id="choices", role="radiogroup", aria_label=name
    )
    return group + _commit(ask)


def _way(way: Way, words: str, commit: str) -> str:
    under = f" over {listed_values(way.below)}" if way.below else ""
    radio = _radio(way.value, f"act-{'-'.join(map(str, way.actions))}", commit)
    cards = "".join(map(inline_officer, way.cards))
    said = hidden_text(f"{way.top}{under}, ")
    return element(
        "label", radio, element("span", cards, aria_hidden="true"), said, text(words), class_="choice way"
    )


def _radio(value: str, own_id: str, commit: str) -> str:
    return element("input", type="radio", name="actions", value=value, id=own_id, data_commit=commit)


def _commit(ask: str, described_by: str | None = None) -> str:
    """The button that makes it final; until something is chosen it says what is missing."""
    return element(
        "button",
        text(ask),
        type="submit",
        class_="button act commit",
        id="commit",
        data_ask=ask,
        aria_describedby=described_by,
    )
