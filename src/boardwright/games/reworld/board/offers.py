"""What each port and the marker cost: shown in place of the prompt while one points at it or pays for it.

An offer carries every way to pay as text for the page's script: the cards as digits, the top one
first, and the actions to post for them.
"""

from collections.abc import Sequence

from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.icons import icon
from boardwright.draw.markup import element, text
from boardwright.draw.shapes import picture
from boardwright.games.reworld.board.payment import Way, ways_to_hide, ways_to_pay
from boardwright.games.reworld.board.port import targets_of
from boardwright.games.reworld.board.prices import needs, prices
from boardwright.games.reworld.board.scene import Scene, listed_values
from boardwright.games.reworld.data.facts import PORTS, VALUES
from boardwright.games.reworld.data.tiles import FAMILY, KINDS, TERRABOT
from boardwright.games.reworld.rules.actions import MARKER, TAKE
from boardwright.games.reworld.words.prompt import marker_words
from boardwright.games.reworld.words.purpose import purpose

MOST_CARDS = 4


def offers(scene: Scene) -> str:
    """All offers, the cards as they are laid, and the sentence that says where the module docks."""
    observation = scene.observation
    shown = [_port_offer(scene, port) for port in targets_of(observation)]
    shown += [_marker_offer(scene)] if MARKER in observation.legal else []
    landings = [
        element(
            "p", text(f"With the {value} on top it docks in row {value}."), data_landing=value, hidden=True
        )
        for value in range(1, VALUES)
    ]
    return element("div", *shown, *landings, class_="offers", id="offers") + _laid()


def taking(scene: Scene, port: int) -> str:
    """What the button says that takes a port's module."""
    kind = scene.observation.ports[port]
    points = scene.observation.terrabot_points[scene.observation.round - 1]
    name, *_ = scene.names.modules[kind].split(" (")  # the rest stands in the prompt
    return f"Take {name}" + (f", +{points}" if FAMILY[kind] == TERRABOT else "")


def _port_offer(scene: Scene, port: int) -> str:
    observation = scene.observation
    kind, demands = observation.ports[port], observation.demands[port]
    ways = ways_to_pay(observation, port)
    title = f"{PORTS[port]}, {scene.module(kind)}"
    use = purpose(kind, scene.data)
    first = needs(demands).capitalize()
    if not ways:
        return _offer(PORTS[port], title, f"{first}: you cannot pay that.", use, [], "", ())
    cheapest = listed_values(ways[0].cards)
    words = f"{first}. Your cheapest payment: {cheapest}." if demands else "Any one card of your choice."
    return _offer(PORTS[port], title, words, use, prices(demands), f"act-{TAKE + port}", ways, KINDS[kind])


def _marker_offer(scene: Scene) -> str:
    ways = ways_to_hide(scene.observation)
    return _offer(
        "marker", "Take the start marker", marker_words(scene.observation), "", [], f"act-{MARKER}", ways
    )


def _offer(
    name: str,
    title: str,
    words: str,
    use: str,
    forms: Sequence[tuple[int, str]],
    radio: str,
    ways: Sequence[Way],
    tile: str = "",
) -> str:
    met = [element("li", icon("tick"), text(form), data_cards=cards) for cards, form in forms]
    return element(
        "div",
        element("h2", text(title)),
        element("p", text(words)),
        element("p", text(use), class_="use", id=f"use-{name}") if use else "",
        element("ul", *met, class_="ways") if met else "",
        class_="offer",
        id=f"offer-{name}",
        hidden=True,
        data_for=radio or None,
        data_tile=tile or None,
        data_ways=";".join(f"{way.key}:{way.value}" for way in ways) or None,
    )


def _laid() -> str:
    """The cards that are laid, the top one in front; the page fills them in."""
    card = picture("rw-blank-officer", WIDTH, HEIGHT, "laid-picture")
    places = [
        element("button", card, type="button", data_place=place, class_="laid-card", hidden=True)
        for place in range(MOST_CARDS)
    ]
    return element(
        "div", *places, class_="laid", id="laid", role="group", aria_label="The cards you pay", hidden=True
    )
