"""A table as its moves make it: replayed from the rows, never changed otherwise."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, OVER, State
from boardwright.server.errors import Unplayable
from boardwright.server.moves import ACT, AGAIN, CHAIR, START, UNDO, Move
from boardwright.server.noticing import Viewer, known, viewers, who_noticed


class Seat(NamedTuple):
    """Who sits on a chair: a person, a bot, a bot in a person's place (both), or nobody."""

    name: str = ""
    person: str | None = None
    bot: str | None = None

    @property
    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def is_persons(self) -> bool:
        """A person plays here now."""
        return self.person is not None and self.bot is None


@dataclass
class Step:
    """A move with what it brought about."""

    move: Move
    events: list[Event] = field(default_factory=list)
    """What the actions themselves led to."""
    chance_events: list[Event] = field(default_factory=list)
    """What the chance after them led to."""
    noticed_by: frozenset[Viewer] = frozenset()
    """The viewers who can tell that something happened."""
    actors: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The seats asked before and after it."""
    before_chance: State | None = None
    """The position that it left to chance; kept for the newest such step only."""
    stands: bool = True
    """It was not taken back."""
    back_to: Mapping[Viewer, int] = field(default_factory=dict)
    """Of an UNDO, by viewer: the revision of the newest noticed step of the game that stands after it."""

    @property
    def is_of_the_game(self) -> bool:
        return self.move.kind in (START, ACT)

    def all_events(self) -> list[Event]:
        return self.events + self.chance_events

    def replay(self, state: State) -> None:
        """Let it happen in this state, untold."""
        _act(state, self.move)
        _let_chance(state, self.move)


class LiveTable:
    """The present of one table, and how it came about. Owners hold its lock."""

    def __init__(self, table_id: str, game: Game, host: str) -> None:
        self.id = table_id
        self.game = game
        self.host = host
        self.rev = 0
        """The number of the newest move."""
        self.seats: Sequence[Seat] = ()
        self.next_table: str | None = None
        self.state: State | None = None
        """None in the lobby."""
        self.steps: list[Step] = []

    @property
    def stage(self) -> str:
        if self.state is None:
            return "lobby"
        return "over" if self.state.actor == OVER else "running"

    def seat_of(self, person: str | None) -> int | None:
        """The chair that belongs to this person, whether or not a bot keeps it warm."""
        if person is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def viewer(self, person: str | None) -> Viewer:
        """The seat whose knowledge this person gets: not while a bot plays there."""
        seat = self.seat_of(person)
        return seat if seat is not None and self.seats[seat].bot is None else None

    # History

    def noticed(self, viewer: Viewer) -> list[Step]:
        """The steps this viewer can tell of; their number is the viewer's revision."""
        return [step for step in self.steps if viewer in step.noticed_by]

    def standing(self) -> list[Step]:
        """The steps of the game that were not taken back."""
        return [step for step in self.steps if step.stands and step.is_of_the_game]

    def times_undone(self, seat: int, step: Step) -> int:
        """How often this seat has taken back the act that followed this step."""
        undone = [(step.move.kind, step.move.seat, step.move.returns_to) for step in self.steps]
        return undone.count((UNDO, seat, step.move.rev))

    def take_in(self, move: Move) -> None:
        """Let the next move happen. Raises Unplayable if it does not fit these rules."""
        try:
            step = self._step(move)
        except IllegalAction as error:
            reason = f"does not fit this version's rules: {error}"
            raise Unplayable(f"Move {move.rev} of table {self.id} {reason}", self.id) from None
        self.steps.append(step)
        self.rev = move.rev

    def _step(self, move: Move) -> Step:
        if move.kind in (CHAIR, AGAIN):
            everybody = frozenset(viewers(self.game))
            return Step(move, noticed_by=everybody, actors=(self._actors(), self._actors()))
        if move.kind == UNDO:
            return self._undo(move)
        return self._play(move)

    def _play(self, move: Move) -> Step:
        knew = known(self.game, self.state)
        step = Step(move)
        before = self._actors()
        state = self.game.new() if self.state is None else self.state
        _act(state, move, step.events)
        if move.chance:
            self._forget_old_picture()
            step.before_chance = state.clone()
        _let_chance(state, move, step.chance_events)
        self.state = state
        step.actors = (before, self._actors())
        step.noticed_by = who_noticed(knew, known(self.game, state), step.all_events())
        return step

    def _undo(self, move: Move) -> Step:
        noticed: set[Viewer] = set()
        for step in self.standing():
            if step.move.rev > (move.returns_to or 0):
                step.stands = False
                noticed |= step.noticed_by
        before = self._actors()
        self.state = self.game.new()
        for step in self.standing():
            step.replay(self.state)
        back_to = {viewer: self._newest_noticed(viewer) for viewer in noticed}
        return Step(move, noticed_by=frozenset(noticed), actors=(before, self._actors()), back_to=back_to)

    def _newest_noticed(self, viewer: Viewer) -> int:
        return max(step.move.rev for step in self.standing() if viewer in step.noticed_by)

    def _forget_old_picture(self) -> None:
        for step in self.steps:
            step.before_chance = None

    def _actors(self) -> tuple[int, ...]:
        return self.state.actors() if self.state is not None else ()


def _act(state: State, move: Move, events: list[Event] | None = None) -> None:
    for action in move.actions:
        state.apply(move.seat if move.seat is not None else CHANCE, action, events)


def _let_chance(state: State, move: Move, events: list[Event] | None = None) -> None:
    for outcome in move.chance:
        state.apply(CHANCE, outcome, events)
