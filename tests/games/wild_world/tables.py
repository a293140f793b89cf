"""A table of Wild World where every draw and choice is given, read in the specification's words."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.games.wild_world import TITLE
from boardwright.games.wild_world.rules.scoring import SOURCES
from tests.games.table import GivenTable

PLAYERS = (2, 3, 4)
REALMS = ("magic", "water", "fire", "ice", "forest")
LOCKS = ("m1", "m2", "m3", "m4", "m5", "r1", "r2", "r3", "r4", "r5")
VACANT = "."
WARDEN = "W"
"""The Warden's workers, where seats are written as digits."""

Cards = str
"""Cards by name or id, with commas between: `Pebble Crab, FI03`."""


def make(players: int, edition: Mapping[str, str] | None = None, **options: str) -> Game:
    """A game, with the printed data or others."""
    return TITLE.make(players, options, edition)


class Table(GivenTable):
    """A game of Wild World in which every draw and every choice is given.

    Everything goes through the checked door and is read from what a spectator sees, hands apart.
    Acts are in notation, where cards and monsters may stand by their names.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.data = self.game.data
        self._ids = {piece.name: piece.id for piece in (*self.data.creatures, *self.data.monsters)}
        self._names = {id_: name for name, id_ in self._ids.items()}
        self._named = re.compile("|".join(sorted(map(re.escape, self._ids), key=len, reverse=True)))

    # Course of play

    def number(self, act: str) -> int:
        """The number of an act."""
        return self.game.action_from_text(self._named.sub(lambda found: self._ids[found[0]], act))

    def chance(self, seed: int = 0) -> "Table":
        """Let chance draw until somebody is asked."""
        dice = Dice(seed)
        while self.state.actor == CHANCE:
            self.state.apply(CHANCE, self.state.draw(dice), self.events)
        return self

    def options(self) -> list[str]:
        """What may be done now, by whoever is to act, with cards by their names."""
        texts = [self.game.action_text(action) for action in self.state.legal_actions(self.actor)]
        return [" ".join(self._names.get(word, word) for word in text.split()) for text in texts]

    def choices(self, verb: str) -> list[str]:
        """The options that begin with a word, without it: for `place` the card spaces, as `["0", "3"]`."""
        return [option[len(verb) + 1 :] for option in self.options() if option.split()[0] == verb]

    def can(self, act: str) -> bool:
        """Whether an act is legal for whoever is to act."""
        return self.number(act) in self.state.legal_actions(self.actor)

    def have(self, seat: int) -> str:
        """What a seat has, as `10g 0c 0e p2 k0`: gold, crystals, evolve tokens, potion, cauldron."""
        seen = self.seen
        tokens = f"{seen.gold[seat]}g {seen.crystals[seat]}c {seen.evolve[seat]}e"
        return f"{tokens} p{seen.potion[seat]} k{seen.cauldron[seat]}"

    def hand(self, seat: int) -> Cards:
        return self.names(self.see(seat).hand)

    def home(self, seat: int) -> Cards:
        return self.names(self.seen.home[seat])

    def region(self, seat: int, name: str) -> Cards:
        """The travel cards of a region, from the bottom up."""
        return self.names(self.see(seat).regions[seat][int(name[1]) - 1])

    def tucked(self, seat: int, slot: str) -> Cards:
        return self.names([self.seen.tucked[seat][LOCKS.index(slot)]])

    def market(self, space: int) -> Cards:
        """The card on a card space; empty if there is none."""
        return self.names([self.seen.market[space]])

    @property
    def discards(self) -> Cards:
        return self.names(self.seen.discards)

    def defeated(self, seat: int) -> list[str]:
        return [LOCKS[slot] for slot in self.seen.defeated[seat]]

    def locks(self, seat: int) -> list[str]:
        return [LOCKS[lock] for lock in self.seen.locks[seat]]

    def realm(self, space: int) -> str:
        """Who stands beside a card space, from the free worker space on, as `01.`."""
        return "".join(_letter(owner) for owner in self.seen.realms[space])

    def island(self, row: str) -> str:
        """Who rests on a row of the island, from left to right."""
        rows = [space.id for space in self.data.island]
        return "".join(map(_letter, self.seen.island[rows.index(row)]))

    def supply(self, seat: int) -> int:
        """Workers that the seat can place."""
        return self.seen.supply[seat]

    def deck(self, color: str) -> int:
        """Cards left in a deck."""
        return self.seen.deck_sizes[REALMS.index(color)]

    def symbols(self, seat: int) -> dict[str, int]:
        """Own symbols, those that are there."""
        return {name: n for name, n in zip(REALMS, self.seen.symbols[seat]) if n}

    @property
    def scores(self) -> list[int]:
        return list(self.seen.scores)

    def sources(self, seat: int) -> dict[str, int]:
        """The points of a seat by source (WW-47)."""
        return dict(zip(SOURCES, self.seen.sources[seat]))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind."""
        return [event.data for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in order."""
        return [event.kind for event in self.events]

    def log(self) -> list[str]:
        """The lines of the log, the players being A, B, C and D."""
        lines = [self.game.words.log_line(event) for event in self.events]
        return [plain(line, "ABCD") for line in lines if line]

    # Pieces by name

    def names(self, cards: Iterable[int]) -> Cards:
        return ", ".join(self.data.creatures[card].name for card in cards if card >= 0)

    def card(self, name: str) -> int:
        """A creature card by its name or id."""
        return next(
            n for n, creature in enumerate(self.data.creatures) if name in (creature.name, creature.id)
        )

    def cards(self, names: Cards) -> tuple[int, ...]:
        return tuple(self.card(name) for name in listed(names))

    def monster(self, name: str) -> int:
        """A monster by its name or id."""
        return next(n for n, monster in enumerate(self.data.monsters) if name in (monster.name, monster.id))


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _letter(owner: int) -> str:
    return {-1: VACANT, -2: WARDEN}.get(owner, str(owner))
