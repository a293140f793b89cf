"""Splitz laid out by hand, said as the specification says it: rows, votes and choices."""

from collections import Counter
from typing import Any

import pytest

import boardwright
from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.games.splitz.view.observation import SplitzObservation

COLORS = {"w": "white", "b": "blue", "k": "black"}


class Table:
    """A game of Splitz in which every card and every choice is given.

    Everything goes through the checked door and is read from what a spectator sees.
    """

    def __init__(self, players: int, leader: int = 0) -> None:
        self.game = boardwright.make("splitz", players)
        self.state = self.game.new()
        self.players = players
        self.events: list[Event] = []
        self.asked = 0
        """Decisions that players were asked for."""
        self.do(CHANCE, f"lead {leader}")

    # Course of play

    def do(self, seat: int, text: str) -> None:
        """An act in notation."""
        self.state.apply(seat, self.game.action_from_text(text), self.events)
        self.asked += seat != CHANCE

    def row(self, text: str) -> "Table":
        """Lay out a row as `9 9 J | 2 10 | 7 7`; the leader sets the dividers, if any are given."""
        for card in _cards(text):
            self.do(CHANCE, f"draw {card}")
        return self.divide(text) if "|" in text else self

    def divide(self, text: str) -> "Table":
        """The leader divides the open part into `J 8 | 2 | 10`."""
        seen = self.seen
        start, stop = seen.bounds
        names = [_name(card) for card in seen.row[start:stop]]
        assert names == _cards(text), f"the part is {names}"
        sizes = [len(part.split()) for part in text.split("|")]
        self.do(seen.leader, f"divide {sizes[0]} {sizes[0] + sizes[1]}")
        return self

    def throw_out(self, color: str) -> "Table":
        """The one of two players who does not lead throws a part out."""
        self.do(1 - self.seen.leader, f"discard {COLORS[color]}")
        return self

    def vote(self, text: str) -> "Table":
        """Votes as `0 b, 1 k, 2 w`, in this order; `all w` is everybody who may vote."""
        if text.startswith("all"):
            text = ", ".join(f"{seat} {text.split()[1]}" for seat in self.state.actors())
        for vote in text.split(","):
            seat, color = vote.split()
            self.do(int(seat), f"vote {COLORS[color]}")
        return self

    def joker(self, seat: int, denomination: int) -> "Table":
        self.do(seat, f"joker {denomination}")
        return self

    def first(self, seat: int, denomination: int) -> "Table":
        self.do(seat, f"first {denomination}")
        return self

    def give(self, seat: int, cards: str, jokers: tuple[int, ...] = ()) -> "Table":
        """A round in which the seat takes these cards, and all other cards of the row are lost.

        The others all claim one single card; nobody claims the rest. `jokers` says where jokers go.
        """
        size = self.seen.row_end - len(_cards(cards))
        rest = self._fillers(size, Counter(_cards(cards)))
        self.row(f"{cards} | {rest[0]} | {' '.join(rest[1:])}")
        self.vote(", ".join(f"{s} {'w' if s == seat else 'b'}" for s in range(self.players)))
        for denomination in jokers:
            self.joker(seat, denomination)
        return self

    def _fillers(self, size: int, taken: Counter[str]) -> list[str]:
        """Cards of the kinds that the deck still has most of."""
        left = Counter({_name(card): count for card, count in enumerate(self.seen.deck)}) - taken
        fillers = []
        for _ in range(size):
            fillers.append(left.most_common(1)[0][0])
            left[fillers[-1]] -= 1
        return fillers

    # What can be seen

    @property
    def seen(self) -> SplitzObservation:
        """What a spectator sees."""
        return self.game.observation(self.state, None)

    @property
    def stacks(self) -> list[dict[int, int]]:
        """By seat: cards by denomination, jokers included."""
        seen = self.seen
        return [
            {d: seen.count(seat, d) for d in range(1, 11) if seen.count(seat, d)}
            for seat in range(self.players)
        ]

    @property
    def waiting(self) -> list[int]:
        return list(self.seen.waiting)

    @property
    def discards(self) -> list[str]:
        """The discarded cards, numbers ascending, jokers last."""
        seen = self.seen
        numbers = [str(d) for d in range(1, 11) for _ in range(seen.discards[d])]
        return numbers + ["J"] * seen.discards[0]

    @property
    def votings(self) -> int:
        """Finished votings of the round."""
        return len(self.seen.votings)

    @property
    def round_is_over(self) -> bool:
        return self.seen.phase == "deal" and self.votings > 0

    def options(self, seat: int) -> list[str]:
        """What the seat may do, in notation."""
        return [self.game.action_text(action) for action in self.state.legal_actions(seat)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind."""
        return [event.data for event in self.events if event.kind == kind]

    def log(self) -> list[str]:
        """The lines of the log, the players being A, B, C and D."""
        lines = [self.game.words.log_line(event) for event in self.events]
        return [plain(line, "ABCD") for line in lines if line]

    def refusal(self, seat: int, text: str) -> IllegalAction:
        """The refusal of an act that is not legal."""
        with pytest.raises(IllegalAction) as caught:
            self.do(seat, text)
        return caught.value


def _cards(text: str) -> list[str]:
    return text.replace("|", " ").split()


def _name(card: int) -> str:
    return str(card) if card else "J"
