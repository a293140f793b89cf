"""Turns and rounds of Wild World, from one to the next (WW-11, WW-14, WW-43 to WW-46)."""

from typing import Any

from boardwright.core.state import OVER
from boardwright.games.wild_world.data.terms import ROUNDS
from boardwright.games.wild_world.rules.position import FINISHED, TURN
from boardwright.games.wild_world.rules.tokens import BonusTokens


class Rounds(BonusTokens):
    """When a turn, a round and the game begin and end."""

    __slots__ = ()

    # Beginnings

    def _begin_round(self, starter: int) -> None:
        """WW-11, WW-45: the alternative actions turn on with the round."""
        self.round += 1
        self.starter = starter
        if self._events is not None:
            self._tell("round", {"round": self.round, "starter": starter})
        self._open_round()

    def _open_round(self) -> None:
        self._begin_turn(self.starter)

    def _begin_turn(self, seat: int) -> None:
        self._clear_turn()
        self.active = seat
        self._open(TURN)

    def _open(self, window: int) -> None:
        self.window = window
        self._ask(window)

    # Ends

    def _end_turn(self) -> None:
        """WW-14."""
        if self._events is not None:
            self._tell_turn_end("end", {})
        self._close_turn()

    def _tell_turn_end(self, kind: str, facts: dict[str, Any]) -> None:
        seat = self.active
        have = [
            self.gold[seat],
            self.crystals[seat],
            self.evolve[seat],
            self.cauldron[seat],
            self.potion[seat],
        ]
        self._tell(kind, {"by": seat, **facts, "have": have}, final=True)

    def _close_turn(self) -> None:
        """WW-43: the round ends as soon as everybody has a worker on the island."""
        if self.everybody_rested():
            self._end_round()
        else:
            self._begin_turn(self._next_in_turn())

    def everybody_rested(self) -> bool:
        """WW-43: whether the round ends with this turn."""
        return all([self.workers_on_island(seat) > 0 for seat in range(self.players)])

    def _next_in_turn(self) -> int:
        return (self.active + 1) % self.players

    def _end_round(self) -> None:
        """WW-44 to WW-46: who is topmost begins the next round, unless this was the last."""
        if self.round == ROUNDS:
            self._finish()
            return
        starter = self.highest_on_island()[0]
        self._clear_places()
        self._begin_round(starter)

    def _finish(self) -> None:
        self._clear_turn()
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            sources = [self.sources(seat) for seat in range(self.players)]
            self._tell("final", {"sources": sources}, final=True)
            self._tell("finish", self._result())

    def _result(self) -> dict[str, Any]:
        return {"scores": self.scores(), "ranks": self.ranking()}
