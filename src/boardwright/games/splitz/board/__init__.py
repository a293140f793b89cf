"""The pictures of Splitz, made from an observation alone."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Piece
from boardwright.draw.markup import element, text
from boardwright.games.splitz.board import cards
from boardwright.games.splitz.board.acts import acts
from boardwright.games.splitz.board.deck import still_in_the_deck
from boardwright.games.splitz.board.mat import mat
from boardwright.games.splitz.board.result import explanation, numbers, podium
from boardwright.games.splitz.board.tally import tally
from boardwright.games.splitz.game import Splitz
from boardwright.games.splitz.view.observation import SplitzObservation

RESTS = {"lead": 900, "row": 900, "divide": 700, "discard": 900, "votes": 1400, "lost": 300, "take": 600}
"""Milliseconds that a picture stays after an event, so that eyes can follow."""
LONGEST_REST = 2600
ROUND_OVER = 4000
GAME_OVER = 5000
"""Longer, so that everybody's result can be read."""


class Board:
    """Draws the table of Splitz for one viewer."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Splitz)
        self._colors = game.data.colors
        self._denominations = game.data.denominations

    def symbols(self) -> str:
        return cards.symbols()

    def cover(self) -> str:
        return cards.cover()

    def mark(self, seat: int, class_: str = "mark") -> str:
        return cards.mark(seat, class_)

    def piece(self, piece: Piece) -> str:
        if piece.kind == "card":
            return cards.tile(0 if piece.name == "J" else int(piece.name))
        sign = cards.part_sign(self._colors.index(piece.name))
        return element("span", sign, text(piece.name), class_="part-name")

    def mat(self, observation: SplitzObservation, chairs: Sequence[Chair]) -> str:
        return mat(observation, chairs, self._colors)

    def acts(self, observation: SplitzObservation, chairs: Sequence[Chair]) -> str:
        return acts(observation, chairs, self._colors)

    def goods(self, observation: SplitzObservation, chairs: Sequence[Chair]) -> str:
        caption = "Cards in front of every player, by number"
        return tally(observation, chairs, self._denominations, caption)

    def aside(self, observation: SplitzObservation, chairs: Sequence[Chair]) -> str:
        return still_in_the_deck(observation)

    def result(self, observation: SplitzObservation, chairs: Sequence[Chair]) -> str:
        return podium(observation, chairs)

    def explanation(self, observation: SplitzObservation) -> list[str]:
        return explanation(observation, self._denominations)

    def numbers(self, observation: SplitzObservation, events: Sequence[Event]) -> list[tuple[str, str]]:
        return numbers(observation, events, self._denominations)

    def rest(self, events: Sequence[Event], then: Sequence[Event] = ()) -> int:
        if any(event.kind == "end" for event in events):
            return GAME_OVER
        if any(event.kind == "row" for event in then):
            return ROUND_OVER
        total = sum(RESTS.get(event.kind, 0) for event in events)
        return min(total, LONGEST_REST)
