"""A game as it is written down: a header, its moves, chance included, and the result (JSON Lines)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from reprlib import repr as brief
from typing import Any, NamedTuple

from boardwright.core.checks import require_count
from boardwright.core.errors import IllegalAction, RecordError, UsageError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, OVER, State

FORMAT = 1
"""Version of the form, the value of `boardwright` in the header."""
SUFFIX = ".bwr.jsonl"


class Move(NamedTuple):
    """One line of a record."""

    seat: int
    """-1 is chance."""
    action: int
    extra: Mapping[str, Any]
    """Keys that this version does not know."""


class Record:
    """A game's moves in the order applied, and who played. docs/record.md tells of its lines.

    `seats` names who played, one a seat. Raises UsageError for another number of them.
    `seed` and `index` are given only if the dice were seeded on purpose: a seed tells the
    future. `extra` and `result_extra` hold what this version does not know of the header
    and of the result line; it is kept.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str] | None = None,
        seed: int | None = None,
        index: int | None = None,
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        for what, number in (("A seed", seed), ("An index", index)):
            if number is not None:
                require_count(what, number)
        self.game = game
        self.seats = _names(game, seats)
        self.seed = seed
        self.index = index
        self.extra = dict(extra or {})
        self.moves: list[Move] = []
        self.result: dict[str, Any] | None = None
        """As the record claims it, once the game is over; `verify` holds it against the rules."""
        self.result_extra: dict[str, Any] = {}
        self.source = ""
        """The file it was read from, for messages."""

    def __repr__(self) -> str:
        state = "unfinished" if self.result is None else f"scores {self.result['scores']}"
        return f"<record of {self.game!r}: {len(self.moves)} moves, {state}>"

    def add(self, seat: int, action: int) -> None:
        """Note a move that was applied. Raises UsageError for what can be no move of the game."""
        if seat != CHANCE:
            self.game.require_seat(seat)
        if not 0 <= action < self.game.num_actions + self.game.num_chance:
            raise UsageError(f"{self.game.title.title} has no action {action}.")
        if self.result is not None:
            raise UsageError("The record is finished: no move may follow its result.")
        self.moves.append(Move(seat, action, {}))

    def finish(self, state: State) -> None:
        """Note the result of the finished game. Raises UsageError if it goes on."""
        if state.actor != OVER:
            raise UsageError("The game is not over, so its record has no result yet.")
        self.result = _result_of(state)

    # Replay

    def steps(self, to: int | None = None) -> Iterator[tuple[State, Move, list[Event]]]:
        """Play the moves again, the first `to` of them or all: the state after each, and its events.

        It is one state that changes: clone it to keep it. Raises RecordError at an illegal move,
        UsageError if there are not so many moves.
        """
        if to is not None and not 0 <= to <= len(self.moves):
            raise UsageError(f"The record has {len(self.moves)} moves; {to} is no number from 0 to that.")
        state = self.game.new()
        for number, move in enumerate(self.moves[:to]):
            events: list[Event] = []
            try:
                state.apply(move.seat, move.action, events)
            except IllegalAction as error:
                text = self.game.action_text(move.action)
                raise self._refused(
                    number + 2, f"{text!r} by seat {move.seat} is not legal: {error}"
                ) from None
            yield state, move, events

    def replay(self, to: int | None = None) -> State:
        """The state after the first `to` moves, or after all. Raises as `steps`."""
        state = self.game.new()
        for after, _, _ in self.steps(to):
            state = after
        return state

    def events(self) -> list[Event]:
        """All that happened, in order."""
        return [event for _, _, events in self.steps() for event in events]

    def verify(self) -> State:
        """Replay a finished game and hold its result against the rules.

        Raises RecordError if a move is illegal, the game is not over or the result differs.
        """
        state = self.replay()
        last = len(self.moves) + 2
        if state.actor != OVER:
            raise self._refused(last, "the record ends before the game is over")
        if self.result is None:
            raise self._refused(
                last, "the game is over, but the result line is missing: the record is cut off"
            )
        for key, value in _result_of(state).items():
            claimed = self.result.get(key)
            if claimed != value:
                raise self._refused(last, f"{key} should be {value}, the record says {brief(claimed)}")
        return state

    # Text

    def text(self) -> str:
        """The lines of the record."""
        lines = [_line(self._header())]
        for number, move in enumerate(self.moves):
            text = self.game.action_text(move.action)
            lines.append(_line({"n": number, "seat": move.seat, "move": text} | dict(move.extra)))
        if self.result is not None:
            result = {"result": self.result, "sha256": checksum("".join(lines))}
            lines.append(_line(result | self.result_extra))
        return "".join(lines)

    def write(self, path: Path | str) -> None:
        """Write the record, whole or not at all. Raises OSError where that is not possible."""
        path = Path(path)
        unfinished = path.with_name(path.name + ".part")
        try:
            unfinished.write_bytes(self.text().encode())
            unfinished.replace(path)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise

    def _header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "boardwright": FORMAT,
            "game": self.game.id,
            "ruleset": self.game.ruleset,
            "players": self.game.players,
            "options": self.game.options,
            "seats": self.seats,
        }
        if self.game.edition:
            header["edition"] = self.game.edition
        if self.seed is not None:
            header["seed"] = self.seed
        if self.index is not None:
            header["index"] = self.index
        return header | self.extra

    def _refused(self, line: int, reason: str) -> RecordError:
        place = f"{self.source}: " if self.source else ""
        return RecordError(f"{place}line {line}: {reason}")


def checksum(lines: str) -> str:
    """The `sha256` of a result line: over the lines before it, their line ends included."""
    return sha256(lines.encode()).hexdigest()


def _names(game: Game, seats: Sequence[str] | None) -> list[str]:
    """Who sits there, by seat."""
    if seats is None:
        return [f"seat {seat}" for seat in range(game.players)]
    if isinstance(seats, str) or not all(isinstance(name, str) for name in seats):
        raise UsageError("seats is a list of names, one a seat.")
    if len(seats) != game.players:
        raise UsageError(f"{len(seats)} seats are named for {game.players} players.")
    return list(seats)


def _result_of(state: State) -> dict[str, Any]:
    return {"scores": state.scores(), "ranks": state.ranking()}


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


__all__ = ["FORMAT", "SUFFIX", "Move", "Record", "checksum"]
