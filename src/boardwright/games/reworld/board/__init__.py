"""The pictures of Reworld, made from an observation alone."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Piece
from boardwright.draw.markup import element
from boardwright.draw.shapes import definitions
from boardwright.games.reworld.board import cards, cover, seats, signs, tiles
from boardwright.games.reworld.board.acts_one import acts_one
from boardwright.games.reworld.board.acts_two import acts_two
from boardwright.games.reworld.board.carrier import carriers
from boardwright.games.reworld.board.final import final_ship
from boardwright.games.reworld.board.fleet import fleet
from boardwright.games.reworld.board.goods import goods_one
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seat_panel import seat_panel, seat_strip
from boardwright.games.reworld.board.sources import explanation, numbers, sources
from boardwright.games.reworld.board.station import stations
from boardwright.games.reworld.game import Reworld
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names

RESTS = {
    "fill": 700,
    "take": 1000,
    "marker": 1000,
    "drop": 900,
    "cleanup": 1600,
    "chapter": 2000,
    "launch": 1000,
    "defend": 900,
    "task": 1100,
    "transport": 1300,
    "sacrifice": 900,
    "ships": 900,
}
"""Milliseconds that a picture stays after an event, so that eyes can follow."""
LONGEST_REST = 2600
GAME_OVER = 5000
"""Longer, so that everybody's result can be read."""


class Board:
    """Draws the table of Reworld for one viewer."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Reworld)
        self._data = game.data
        self._names = Names(game.data)

    def symbols(self) -> str:
        return definitions(
            *tiles.symbols(self._data.shields),
            *cards.symbols(),
            *signs.symbols(),
        )

    def cover(self) -> str:
        return cover.cover()

    def mark(self, seat: int, class_: str = "mark") -> str:
        return seats.mark(seat, class_)

    def piece(self, piece: Piece) -> str:
        if piece.kind == "officer":
            return cards.inline_officer(int(piece.name))
        return tiles.inline_tile(self._names.kind(piece.name), piece.name)

    def mat(self, observation: ReworldObservation, chairs: Sequence[Chair]) -> str:
        scene = self._scene(observation, chairs)
        inside = stations(scene) if observation.chapter == 1 else carriers(scene)
        return element("section", seat_strip(scene), inside, class_="mat", id="mat", aria_label="Board")

    def acts(self, observation: ReworldObservation, chairs: Sequence[Chair]) -> str:
        if not observation.is_yours:
            return ""
        scene = self._scene(observation, chairs)
        return acts_one(scene) if observation.chapter == 1 else acts_two(scene)

    def goods(self, observation: ReworldObservation, chairs: Sequence[Chair]) -> str:
        scene = self._scene(observation, chairs)
        if observation.chapter == 1:
            return goods_one(scene)
        return fleet(scene) if observation.actors else sources(scene) + fleet(scene)

    def aside(self, observation: ReworldObservation, chairs: Sequence[Chair]) -> str:
        return seat_panel(self._scene(observation, chairs))

    def result(self, observation: ReworldObservation, chairs: Sequence[Chair]) -> str:
        return final_ship(self._scene(observation, chairs))

    def explanation(self, observation: ReworldObservation) -> list[str]:
        return explanation(observation, self._names)

    def numbers(self, observation: ReworldObservation, events: Sequence[Event]) -> list[tuple[str, str]]:
        return numbers(observation, events)

    def rest(self, events: Sequence[Event], then: Sequence[Event] = ()) -> int:
        if any(event.kind == "end" for event in events):
            return GAME_OVER
        return min(sum(RESTS.get(event.kind, 0) for event in events), LONGEST_REST)

    def _scene(self, observation: ReworldObservation, chairs: Sequence[Chair]) -> Scene:
        return Scene(observation, chairs, self._data, self._names)
