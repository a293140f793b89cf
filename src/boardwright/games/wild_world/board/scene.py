"""What the pictures of Wild World are made from."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.board import Chair
from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.data.facts import Board, WildData
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.rules.position import WARDEN
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.words.names import Names


class Scene(NamedTuple):
    """A position as its viewer sees it, who sits where, and what the edition's pieces are and are called."""

    observation: WildObservation
    chairs: Sequence[Chair]
    data: WildData
    names: Names
    viewer: Viewer

    @property
    def is_yours(self) -> bool:
        """Whether the viewer is asked."""
        return bool(self.observation.legal)

    @property
    def is_over(self) -> bool:
        return self.observation.phase == "over"

    def who(self, seat: int) -> str:
        """Who sits there, as others are named in a sentence."""
        if seat == WARDEN:
            return "the Warden"
        return "you" if seat == self.observation.seat else self.chairs[seat].name

    def seats(self) -> list[int]:
        """All seats, the viewer's first, then clockwise."""
        first, players = self.observation.seat or 0, self.observation.players
        return [(first + step) % players for step in range(players)]

    def is_legal(self, action: int) -> bool:
        """Whether the viewer may do this now."""
        return action in self.observation.legal

    def workers_of(self, seat: int) -> tuple[int, int, int]:
        """How many it has to place, in realms and on the island.

        By the rules a worker that is to rest has left its space; here it stays until its row is chosen.
        """
        observation = self.observation
        leaving = int(observation.phase == "island" and seat == observation.active)
        placed = sum(spaces.count(seat) for spaces in observation.realms)
        resting = sum(row.count(seat) for row in observation.island)
        return observation.supply[seat] - leaving, placed + leaving, resting

    def board(self, seat: int) -> Board | None:
        """The seat's board side; None before it is dealt."""
        number = self.observation.boards[seat]
        return self.data.boards[number] if number >= 0 else None

    def realm(self, place: int) -> int:
        """The realm at a place of the ring."""
        return self.data.ring[place]

    def realm_name(self, place: int) -> str:
        """Its name, as `Water`."""
        return REALMS[self.realm(place)].capitalize()
