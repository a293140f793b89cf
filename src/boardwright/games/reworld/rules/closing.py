"""What closes a turn of Chapter Two, and the game: population ships and the final ship (RW-70 to RW-87)."""

from typing import Any

from boardwright.core.state import OVER
from boardwright.core.tuples import replaced
from boardwright.games.reworld.data.facts import CATEGORIES, SHIPS
from boardwright.games.reworld.data.ships import SCORE_SHIP
from boardwright.games.reworld.data.tiles import KINDS
from boardwright.games.reworld.rules.position import (
    FINAL_SHIP,
    FINISHED,
    SHIP_POINTS,
    TURN_TWO,
)
from boardwright.games.reworld.rules.standing import Standing

USE_NAMES = ("launch", "defend", "task", "transport", "sacrifice")
"""The uses of a module, as events name them."""


class Closing(Standing):
    """The ship check, whose turn it is in Chapter Two, and the final count."""

    __slots__ = ()

    # The end of a turn

    def _end_turn_two(self, use: int, tile: int, points: int, facts: dict[str, Any]) -> None:
        """RW-41, RW-70: the ship check closes every turn."""
        seat, row = self.actor, self.row
        ships = self._take_ships(seat)
        if self._events is not None:
            names = [SHIPS[ship] for ship in ships]
            turn = {"row": row + 1, "tile": KINDS[tile], **facts, "ships": names}
            self._tell_turn(USE_NAMES[use], seat, turn, points)
            if ships:
                worth = {SHIPS[ship]: self.data.ship_points[ship] for ship in ships}
                self._tell("ships", {"seat": seat, "ships": worth})
        self._clear_turn()
        self._next_turn_two(seat + 1)

    def _take_ships(self, seat: int) -> list[int]:
        """RW-71 to RW-73: every ship whose condition is met, and with their points the score ship."""
        taken = [ship for ship in range(SCORE_SHIP) if self.ships_left >> ship & 1 and self.meets(ship, seat)]
        for ship in taken:
            self._take_ship(seat, ship)
        if self.ships_left >> SCORE_SHIP & 1 and self.meets(SCORE_SHIP, seat):
            self._take_ship(seat, SCORE_SHIP)
            taken.append(SCORE_SHIP)
        return taken

    def _take_ship(self, seat: int, ship: int) -> None:
        self.ships_left &= ~(1 << ship)
        self.ships[seat] += (ship,)
        self._score(seat, SHIP_POINTS, self.data.ship_points[ship])

    def _next_turn_two(self, first: int) -> None:
        """RW-40, RW-80: clockwise among those who have modules docked, until nobody has."""
        for seat in self._clockwise(first):
            if self.has_docked(seat):
                self._ask(seat, TURN_TWO)
                return
        self._end()

    # End

    def _end(self) -> None:
        """RW-81: the final ship; its points move nobody to take another ship (RW-87)."""
        values, points = self.final_values(), self.final_points()
        for gained in points:
            for seat in range(self.players):
                self._score(seat, FINAL_SHIP, gained[seat])
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            for category, name in enumerate(CATEGORIES):
                final = {"category": name, "values": values[category], "points": points[category]}
                self._tell("final", final)
            self._tell("end", {"scores": self.scores(), "ranks": self.ranking()})

    # Small helpers

    def _ask(self, seat: int, phase: int) -> None:
        self.actor = seat
        self.phase = phase

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    def _score(self, seat: int, source: int, points: int) -> None:
        if points:
            sources = self.sources[seat]
            self.sources[seat] = replaced(sources, source, sources[source] + points)

    def _tell_turn(self, kind: str, seat: int, facts: dict[str, Any], points: int) -> None:
        turn = {"seat": seat, **facts, "points": points, "score": self.score(seat)}
        self._tell(kind, turn, final=True)
