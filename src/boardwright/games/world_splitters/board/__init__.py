"""The pictures of World Splitters, made from an observation alone."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Piece
from boardwright.draw.markup import element
from boardwright.draw.shapes import definitions
from boardwright.games.world_splitters.board import cover, marks, pieces, seats
from boardwright.games.world_splitters.board.acts import acts
from boardwright.games.world_splitters.board.details import details
from boardwright.games.world_splitters.board.land import land
from boardwright.games.world_splitters.board.layout import Layout
from boardwright.games.world_splitters.board.map import world_map
from boardwright.games.world_splitters.board.result import count, explanation, numbers, result
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.board.scoreboard import scoreboard, steps
from boardwright.games.world_splitters.board.seat_panel import seat_panel
from boardwright.games.world_splitters.data.facts import POWERS
from boardwright.games.world_splitters.game import WorldSplitters
from boardwright.games.world_splitters.view.observation import WorldObservation
from boardwright.games.world_splitters.words.map import SEATS as SEAT_LETTERS
from boardwright.games.world_splitters.words.names import COLOR_NAMES

RESTS = {
    "divide": 900,
    "fence": 900,
    "enclose": 500,
    "bids": 1800,
    "answer": 600,
    "offers": 1200,
    "replies": 800,
    "settle": 500,
    "place": 700,
    "extra": 700,
    "favor": 400,
    "remove": 700,
    "pivot": 800,
    "obelisk": 700,
    "region": 1200,
}
"""Milliseconds that a picture stays after an event, so that eyes can follow."""
LONGEST_REST = 2600
GAME_OVER = 5000
"""Longer, so that everybody's result can be read."""


class Board:
    """Draws the table of World Splitters for one viewer."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WorldSplitters)
        self._data = game.data
        self._layout = Layout(game.data.ground.plan)
        self._power = POWERS[game.data.power]
        self._shows_purses = game.options["purses"] == "open"

    def symbols(self) -> str:
        return definitions(
            *pieces.symbols(self._power),
            *marks.symbols(),
            land(self._power, self._layout, self._data.ground.fences),
        )

    def cover(self) -> str:
        return cover.cover()

    def mark(self, seat: int, class_: str = "mark") -> str:
        return seats.mark(seat, class_)

    def piece(self, piece: Piece) -> str:
        if piece.kind == "coins":
            return pieces.amount(int(piece.name))
        if piece.kind == "favor":
            color = list(COLOR_NAMES.values()).index(piece.name)
            return pieces.favor(color, "ws-favor-icon", piece.name)
        if piece.kind == "tile":
            return pieces.tile(int(piece.name))
        if piece.kind == "explorer":
            return seats.mark(SEAT_LETTERS.index(piece.name))
        return pieces.space_name(piece.name)

    def mat(self, observation: WorldObservation, chairs: Sequence[Chair]) -> str:
        scene = self._scene(observation, chairs)
        side = element("div", steps(scene), scoreboard(scene), details(scene), class_="ws-side")
        return element("section", world_map(scene), side, class_="mat", id="mat", aria_label="Board")

    def acts(self, observation: WorldObservation, chairs: Sequence[Chair]) -> str:
        return acts(self._scene(observation, chairs))

    def goods(self, observation: WorldObservation, chairs: Sequence[Chair]) -> str:
        scene = self._scene(observation, chairs)
        return seat_panel(scene) if observation.actors else seat_panel(scene) + count(scene)

    def aside(self, observation: WorldObservation, chairs: Sequence[Chair]) -> str:
        return ""

    def result(self, observation: WorldObservation, chairs: Sequence[Chair]) -> str:
        return result(self._scene(observation, chairs))

    def explanation(self, observation: WorldObservation) -> list[str]:
        return explanation(observation)

    def numbers(self, observation: WorldObservation, events: Sequence[Event]) -> list[tuple[str, str]]:
        return numbers(observation, events)

    def rest(self, events: Sequence[Event], then: Sequence[Event] = ()) -> int:
        if any(event.kind == "end" for event in events):
            return GAME_OVER
        return min(sum(RESTS.get(event.kind, 0) for event in events), LONGEST_REST)

    def _scene(self, observation: WorldObservation, chairs: Sequence[Chair]) -> Scene:
        return Scene(observation, chairs, self._data, self._layout, self._shows_purses)
