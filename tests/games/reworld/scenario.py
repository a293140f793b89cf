"""Reworld laid out by hand, said as the specification says it: ports, docking rows, cities and cards."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from typing import Any

import pytest

import boardwright
from boardwright.core.dice import Dice
from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.state import CHANCE
from boardwright.games.reworld.data.tiles import KINDS
from boardwright.games.reworld.rules.position import SOURCES, TURN_ONE, TURN_TWO
from boardwright.games.reworld.rules.state import ReworldState
from boardwright.games.reworld.view.observation import ReworldObservation

PORTS = [f"{side}{number}" for side in "UL" for number in range(1, 11)]
LETTERS = "ABCDE"
ROWS = range(1, 6)
SHIPS = [f"PS-{number}" for number in range(1, 15)]
USES = ("launch", "defend", "task", "transport", "sacrifice")
ACTS = [
    *[f"take {port}" for port in PORTS],
    *["marker", "drop"],
    *[f"top {value}" for value in ROWS],
    *[
        " ".join(["below", *map(str, cards)])
        for size in range(4)
        for cards in combinations_with_replacement(ROWS, size)
    ],
    *[f"hide {value}" for value in ROWS],
    *[f"{use} {row}" for row in ROWS for use in USES],
    *[f"couple {row}" for row in ROWS],
    *["done", "first 1", "first 2"],
    *[f"settle {letter}" for letter in LETTERS],
    *[f"read {letter}" for letter in LETTERS],
]
"""The 131 actions, numbered as in section 4.4."""
CHANCES = [
    *[f"starter {seat}" for seat in range(4)],
    *[f"module {kind}" for kind in KINDS],
    *[f"card {value}" for value in ROWS],
]
FULL_STATION = " ".join(["S-1"] * 11 + ["B-F"] * 9)
NUMBERS = {text: number for number, text in enumerate([*ACTS, *CHANCES])}

Tiles = Mapping[int, str]
"""By seat, tiles by their kinds' ids."""


class Table:
    """A game of Reworld in which every draw and every choice is given.

    Everything goes through the checked door and is read from what a spectator sees, hands apart.
    """

    def __init__(self, players: int, game: Game | None = None) -> None:
        self.game = game or boardwright.make("reworld", players)
        self.players = players
        self.state: ReworldState = self.game.new()
        self.events: list[Event] = []

    # Course of play

    def do(self, *acts: str) -> "Table":
        """Acts of whoever is to act, chance included, as they stand in ACTS and CHANCES."""
        for act in acts:
            self.state.apply(self.state.actor, NUMBERS[act], self.events)
        return self

    def fill(self, tiles: str) -> "Table":
        """Fill the station, U1 to U10, then L1 to L10."""
        return self.do(*[f"module {kind}" for kind in tiles.split()])

    def deal(self, *hands: str) -> "Table":
        """Deal these hands; the first is that of the marker's owner, then clockwise."""
        return self.do(*[f"card {value}" for hand in hands for value in hand])

    def chance(self, seed: int = 0) -> "Table":
        """Let chance draw until somebody is asked."""
        dice = Dice(seed)
        while self.state.actor == CHANCE:
            self.state.apply(CHANCE, self.state.draw(dice), self.events)
        return self

    def round_of_drops(self) -> "Table":
        """A round in which everybody drops out at once."""
        self.chance()
        return self.do(*["drop"] * self.players)

    def play_keenly(self, seed: int) -> "Table":
        """To the end, by chance, but nobody drops out while anything else is possible."""
        dice = Dice(seed)
        while self.state.actors():
            seat, legal = self.state.actor, self.state.legal_actions(self.state.actor)
            acts = [act for act in legal if act != NUMBERS["drop"]] or legal
            act = self.state.draw(dice) if seat == CHANCE else acts[dice.below(len(acts))]
            self.state.apply(seat, act, self.events)
        return self

    def refusal(self, act: str, seat: int | None = None) -> IllegalAction:
        """The refusal of an act that is not legal; nothing changes."""
        before = self.state.clone()
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.state.actor if seat is None else seat, NUMBERS[act], self.events)
        assert self.state == before
        return caught.value

    # What can be seen

    @property
    def turn(self) -> int:
        return self.seen.turn

    @property
    def seen(self) -> ReworldObservation:
        """What a spectator sees."""
        return self.see(None)

    def see(self, seat: int | None) -> ReworldObservation:
        """What a seat sees."""
        return self.game.observation(self.state, seat)

    @property
    def phase(self) -> str:
        """The decision, as the player who takes it sees it."""
        return self.see(self.turn if self.turn >= 0 else None).phase

    def options(self) -> list[str]:
        """What may be done now, by whoever is to act."""
        return [(*ACTS, *CHANCES)[number] for number in self.state.legal_actions(self.state.actor)]

    def hand(self, seat: int) -> str:
        """The cards of a seat, ascending."""
        return "".join(str(value) * count for value, count in enumerate(self.see(seat).hand))

    def row(self, seat: int, row: int) -> str:
        """A docking row, from its open end."""
        return " ".join(KINDS[kind] for kind in reversed(self.seen.docked[seat][row - 1]))

    def city(self, seat: int, letter: str) -> str:
        """The tiles of a city in order of arrival, without the sign."""
        return _said(self.seen.cities[seat][LETTERS.index(letter)])

    def size(self, seat: int, letter: str) -> int:
        """The tiles of a city, its sign included."""
        return self.seen.city_sizes[seat][LETTERS.index(letter)]

    def pile(self, name: str, seat: int) -> str:
        """The defence, shuttles or satellites row or the box of a seat."""
        return _said(getattr(self.seen, name)[seat])

    def ships(self, seat: int) -> list[str]:
        """The ships that a seat has taken, in order."""
        return [SHIPS[ship] for ship in self.state.ships[seat]]

    def ships_left(self) -> list[str]:
        return [ship for ship, owner in zip(SHIPS, self.seen.ship_owners) if owner < 0]

    @property
    def scores(self) -> list[int]:
        return list(self.seen.scores)

    def source(self, name: str) -> list[int]:
        """The points of each seat from one of the seven sources of section 7."""
        return [points[SOURCES.index(name)] for points in self.seen.sources]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind."""
        return [event.data for event in self.events if event.kind == kind]


def _said(tiles: Iterable[int]) -> str:
    return " ".join(KINDS[kind] for kind in tiles)


def _kinds(text: str) -> tuple[int, ...]:
    return tuple(KINDS.index(kind) for kind in text.split())


def _counts(cards: str) -> tuple[int, ...]:
    return tuple(cards.count(str(value)) for value in range(6))


# Positions


def station(
    *hands: str,
    modules: str | Mapping[str, str] = "",
    slots: Mapping[str, str] | None = None,
    turn: int = 0,
    marker: int = 0,
    round: int = 1,
    scores: Mapping[int, int] | None = None,
    hidden: tuple[int, int] | None = None,
) -> Table:
    """A turn of Chapter One.

    `hands` are by seat, as "1125"; `modules` by port, or as many as there are from U1 on; a slot
    names its top card first; `hidden` is the seat that took the marker and its card.
    """
    table = Table(len(hands))
    state = table.state
    if isinstance(modules, str):
        modules = dict(zip(PORTS, modules.split()))
    slots = slots or {}
    state.ports = tuple(KINDS.index(modules[port]) if port in modules else -1 for port in PORTS)
    state.tops = tuple(int(slots.get(port, "0")[0]) for port in PORTS)
    state.belows = tuple(tuple(map(int, slots.get(port, "0")[1:])) for port in PORTS)
    state.takers = tuple(0 if port in slots else -1 for port in PORTS)
    state.hands = [_counts(hand) for hand in hands]
    if hidden:
        state.hidden_by, state.hidden_card = hidden
    state.round, state.marker, state.filled = round, marker, 20
    _put_the_rest_aside(table, bag=100 - 20 * round)
    return _begin(table, turn, TURN_ONE, scores or {})


def carriers(
    players: int,
    docked: Mapping[int, Mapping[int, str]],
    cities: Mapping[int, Mapping[str, str]] | None = None,
    defence: Tiles | None = None,
    shuttles: Tiles | None = None,
    satellites: Tiles | None = None,
    box: Tiles | None = None,
    ships: Iterable[str] = SHIPS,
    turn: int = 0,
    scores: Mapping[int, int] | None = None,
) -> Table:
    """A turn of Chapter Two.

    `docked` is by seat and row, each row from its open end; `cities` by seat and letter, without
    the signs; `ships` are those on the board. All other modules have left the game.
    """
    table = Table(players)
    state = table.state
    state.round, state.marker = 5, turn
    for seat, rows in docked.items():
        for row, tiles in rows.items():
            state.docked[seat * 5 + row - 1] = _kinds(tiles)[::-1]
    for seat, by_letter in (cities or {}).items():
        for letter, tiles in by_letter.items():
            place = LETTERS.index(letter)
            state.cities[seat * 5 + place] = _kinds(tiles)
            state.signs[place] += (seat,)
    piles = {"defence": defence, "shuttles": shuttles, "satellites": satellites, "box": box}
    for name, by_seat in piles.items():
        for seat, tiles in (by_seat or {}).items():
            getattr(state, name)[seat] = _kinds(tiles)
    state.ships_left = sum(1 << SHIPS.index(ship) for ship in ships)
    taken = tuple(place for place, ship in enumerate(SHIPS) if not state.ships_left >> place & 1)
    state.ships[players - 1] = taken
    _put_the_rest_aside(table, bag=0)
    return _begin(table, turn, TURN_TWO, scores or {})


def _put_the_rest_aside(table: Table, bag: int) -> None:
    """So many modules that lie nowhere are in the bag, the others have left the game; cards are undealt."""
    state = table.state
    state.bag = (0,) * len(KINDS)
    found = Counter(table.game.conserved(state))
    left = [copies - found[f"module {kind}"] for kind, copies in zip(KINDS, state.data.copies)]
    assert min(left) >= 0, "a module too often"
    in_bag = []
    for count in left:
        in_bag.append(min(count, bag - sum(in_bag)))
    state.bag, state.bag_left = tuple(in_bag), bag
    assert sum(in_bag) == bag, "too many modules lie about"
    state.removed = tuple(count - kept for count, kept in zip(left, in_bag))
    state.deck = (0,) * 6
    found = Counter(table.game.conserved(state))
    state.deck = (0, *[copies - found[f"card {v}"] for v, copies in enumerate(state.data.cards) if v])
    state.deck_left = sum(state.deck)
    assert min(state.deck) >= 0, "a card too often"


def _begin(table: Table, turn: int, phase: int, scores: Mapping[int, int]) -> Table:
    for seat, points in scores.items():
        table.state.sources[seat] = (points, *[0] * (len(SOURCES) - 1))
    table.state.actor, table.state.phase = turn, phase
    return table
