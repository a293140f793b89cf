"""The pictures of Wild World, made from an observation alone."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Piece
from boardwright.draw.markup import element
from boardwright.draw.shapes import definitions
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.board import cards, cover, icons, masks, seats
from boardwright.games.wild_world.board.acts import acts
from boardwright.games.wild_world.board.aside import aside
from boardwright.games.wild_world.board.fight import stage
from boardwright.games.wild_world.board.goods import goods
from boardwright.games.wild_world.board.market import market
from boardwright.games.wild_world.board.result import explanation, numbers, result
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.game import WildWorld
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.words.names import Names

RESTS = {
    "round": 1600,
    "place": 700,
    "action": 700,
    "buy": 900,
    "bonus": 400,
    "fight": 1400,
    "rest": 700,
    "idle": 500,
    "home": 600,
    "travel": 600,
    "discard": 400,
    "unlock": 500,
    "faceup": 900,
}
"""Milliseconds that a picture stays after an event, so that eyes can follow."""
LONGEST_REST = 2600
GAME_OVER = 5000
"""Longer, so that everybody's result can be read."""


class Board:
    """Draws the table of Wild World for one viewer."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WildWorld)
        self._game = game
        self._data = game.data
        self._names = Names(game.data)

    def symbols(self) -> str:
        return definitions(
            *icons.symbols(),
            *masks.symbols(),
            *seats.symbols(),
            *cover.symbols(),
            *cards.symbols(self._data),
        )

    def cover(self) -> str:
        return cover.cover()

    def mark(self, seat: int, class_: str = "mark") -> str:
        return seats.mark(seat, class_)

    def piece(self, piece: Piece) -> str:
        if piece.kind == "creature":
            return cards.inline_creature(self._data.creatures[self._names.card_number(piece.name)])
        if piece.kind == "monster":
            return cards.inline_monster(self._data.monsters[self._names.monster_number(piece.name)])
        return icons.inline_realm(REALMS.index(piece.name))

    def mat(self, observation: WildObservation, chairs: Sequence[Chair]) -> str:
        scene = self._scene(observation, chairs)
        return element(
            "section", market(scene), stage(scene), class_="mat", id="mat", aria_label="Game board"
        )

    def acts(self, observation: WildObservation, chairs: Sequence[Chair]) -> str:
        return acts(self._scene(observation, chairs)) if observation.legal else ""

    def goods(self, observation: WildObservation, chairs: Sequence[Chair]) -> str:
        return goods(self._scene(observation, chairs))

    def aside(self, observation: WildObservation, chairs: Sequence[Chair]) -> str:
        return aside(self._scene(observation, chairs))

    def result(self, observation: WildObservation, chairs: Sequence[Chair]) -> str:
        return result(self._scene(observation, chairs))

    def explanation(self, observation: WildObservation) -> Sequence[str]:
        return explanation(observation, self._data)

    def numbers(self, observation: WildObservation, events: Sequence[Event]) -> Sequence[tuple[str, str]]:
        return numbers(observation, events)

    def rest(self, events: Sequence[Event], then: Sequence[Event] = ()) -> int:
        if any(event.kind == "finish" for event in events):
            return GAME_OVER
        return min(sum(RESTS.get(event.kind, 0) for event in events), LONGEST_REST)

    def _scene(self, observation: WildObservation, chairs: Sequence[Chair]) -> Scene:
        viewer = Viewer(self._data, self._game.variants, observation)
        return Scene(observation, chairs, self._data, self._names, viewer)
