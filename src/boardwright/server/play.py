"""What happens in a running game: acts, taking back, and playing again. Every act is checked here."""

from collections.abc import Sequence

from boardwright.core.dice import SystemDice
from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, State
from boardwright.record import Record
from boardwright.server.errors import Forbidden, Refused, Stale
from boardwright.server.live_table import LiveTable, Step
from boardwright.server.moves import ACT, CHAIR, START, UNDO, Move
from boardwright.server.noticing import known, who_noticed
from boardwright.server.tables import Change, Tables

MOST_ACTIONS = 100
"""No step of a game has so many parts."""
SECOND_THOUGHTS = 4000
"""Milliseconds that bots wait at least, after an act that its player may still take back."""
MOST_UNDOS = 10
"""How often one decision may be taken back."""
STEP_ENDS = (
    "One post holds one step, and this step ends before the last of these actions; post them one by one."
)


def act(tables: Tables, table_id: str, person: str, rev: int, actions: Sequence[int | str]) -> None:
    """Carry out the actions of one step, all of them or none.

    `rev` is the revision of the person's view that they were chosen for. A step ends as soon as
    somebody has learnt something new by it. Raises Stale, Forbidden, Refused, IllegalAction or
    NotationError.
    """
    with tables.changing(table_id) as change:
        table = change.table
        seat = _own_seat(table, person)
        _require_running(table)
        if not _still_fits(table, seat, rev):
            raise Stale("The table has moved on; choose again.", table_id)
        _carry_out(change, seat, person, numbers(table.game, actions))


def act_as_bot(tables: Tables, table_id: str, seat: int, rev: int, actions: tuple[int, ...]) -> None:
    """Carry out what the bot on this seat chose in its view of revision `rev`. Raises Stale."""
    with tables.changing(table_id) as change:
        table = change.table
        bot_plays = table.stage == "running" and table.seats[seat].bot is not None
        if not bot_plays or not _still_fits(table, seat, rev):
            raise Stale("The table has moved on.", table_id)
        _carry_out(change, seat, None, actions)


def undo(tables: Tables, table_id: str, person: str, rev: int) -> None:
    """Take back the person's last act. Raises Stale, Forbidden or Refused."""
    with tables.changing(table_id) as change:
        table = change.table
        seat = _own_seat(table, person)
        _require_running(table)
        if len(table.noticed(seat)) != rev:
            raise Stale("The table has moved on; look again.", table_id)
        if not _is_own_and_open(table, person):
            raise Stale("There is nothing of yours to take back: others know of it already.", table_id)
        *_, previous, _ = table.standing()
        if table.times_undone(seat, previous) >= MOST_UNDOS:
            raise Stale(f"You have taken this back {MOST_UNDOS} times; now it stands.", table_id)
        move = Move(UNDO, seat, person, returns_to=previous.move.rev)
        change.add(move, _position_after(table, previous))


def can_undo(table: LiveTable, person: str | None) -> bool:
    """Whether the last act is this person's to take back: nobody has learnt anything new by it."""
    seat = table.viewer(person)
    if seat is None or not _is_own_and_open(table, person):
        return False
    *_, previous, _ = table.standing()
    return table.times_undone(seat, previous) < MOST_UNDOS


def _is_unknown(events: Sequence[Event], chance: Sequence[object]) -> bool:
    """Whether nobody has learnt anything new by an act that led to this."""
    return not chance and not any(event.final for event in events)


def start(change: Change, person: str | None) -> None:
    """Begin the game of a table whose chairs are all taken."""
    state = change.table.game.new()
    chance = _drawn_chance(state, [])
    change.add(Move(START, person=person, chance=chance), state)


def record_of(table: LiveTable) -> Record:
    """The record of a finished game: the moves that stand. Raises Stale before the end."""
    if table.stage != "over" or table.state is None:
        raise Stale("The record holds every secret: it is given out when the game is over.", table.id)
    record = Record(table.game, [seat.name if seat.person else str(seat.bot) for seat in table.seats])
    for step in table.standing():
        for action in step.move.actions:
            record.add(step.move.seat if step.move.seat is not None else CHANCE, action)
        for outcome in step.move.chance:
            record.add(CHANCE, outcome)
    record.finish(table.state)
    return record


def numbers(game: Game, actions: Sequence[int | str]) -> tuple[int, ...]:
    """Actions given as numbers or in notation, as numbers. Raises NotationError or Refused."""
    if not 0 < len(actions) <= MOST_ACTIONS:
        raise Refused("Say which actions: their numbers, or their notation.")
    return tuple(_number(game, action) for action in actions)


def rest_ms(game: Game, events: Sequence[Event], factor: float, then: Sequence[Event] = ()) -> int:
    """How long a picture that shows these events, and then those, should stay, in milliseconds."""
    return round(game.board.rest(events, then) * factor) if events and factor else 0


def _number(game: Game, action: int | str) -> int:
    if isinstance(action, int):
        number = action
    elif action.isdecimal() and len(action) < 10:
        number = int(action)
    else:
        number = game.action_from_text(action)
    if not 0 <= number < game.num_actions:
        raise NotationError(f"{game.title.title} has no action {action} for players.")
    return number


def _own_seat(table: LiveTable, person: str) -> int:
    seat = table.viewer(person)
    if seat is None:
        raise Forbidden("You watch this table: only those who sit at it act.", table.id)
    return seat


def _require_running(table: LiveTable) -> None:
    if table.stage != "running":
        waits = "The game has not begun." if table.stage == "lobby" else "The game is over."
        raise Stale(waits, table.id)


def _is_own_and_open(table: LiveTable, person: str | None) -> bool:
    seat = table.viewer(person)
    if seat is None or table.stage != "running":
        return False
    last = table.standing()[-1]
    own = last.move.kind == ACT and last.move.seat == seat and last.move.person == person
    return own and _is_unknown(last.events, last.move.chance)


def _still_fits(table: LiveTable, seat: int, rev: int) -> bool:
    """Whether an act chosen at this revision of the seat's view may still count.

    It may while nothing has happened since but changes of chairs, and others' commits to the
    simultaneous choice that the seat is asked for too.
    """
    noticed = table.noticed(seat)
    return 0 <= rev <= len(noticed) and all(_leaves_open(step, seat) for step in noticed[rev:])


def _leaves_open(step: Step, seat: int) -> bool:
    if step.move.kind == CHAIR:
        return True
    before, after = step.actors
    committed = set(before) - {step.move.seat}
    return step.move.kind == ACT and step.move.seat != seat and seat in after and committed == set(after)


def _carry_out(change: Change, seat: int, person: str | None, actions: tuple[int, ...]) -> None:
    table = change.table
    assert table.state is not None
    _step(table.state.resample(seat, SystemDice()), seat, actions)  # a refusal knows what the seat knows
    state = table.state.clone()
    events = _step(state, seat, actions)
    chance_events: list[Event] = []
    chance = _drawn_chance(state, chance_events)
    rest = _rest_ms(table.game, _public(events), _public(chance_events), person, change.rest_factor)
    noticed = who_noticed(known(table.game, table.state), known(table.game, state), events + chance_events)
    change.add(Move(ACT, seat, person, actions, chance), state, rest / 1000, in_secret=noticed <= {seat})


def _rest_ms(
    game: Game, told: Sequence[Event], dealt: Sequence[Event], person: str | None, factor: float
) -> int:
    """How long the pictures of an act and of the chance after it stay, in milliseconds.

    It follows from what everybody sees, so that it tells nobody more.
    """
    rest = rest_ms(game, told, factor, dealt) + rest_ms(game, dealt, factor)
    if person is not None and _is_unknown(told, dealt):
        return max(rest, round(SECOND_THOUGHTS * factor))
    return rest


def _step(state: State, seat: int, actions: Sequence[int]) -> list[Event]:
    """Let the seat do all of it in this state; what it led to. Raises IllegalAction or Refused."""
    events: list[Event] = []
    for number, action in enumerate(actions):
        if number > 0 and (seat not in state.actors() or any(event.final for event in events)):
            raise Refused(STEP_ENDS)
        state.apply(seat, action, events)
    return events


def _public(events: Sequence[Event]) -> list[Event]:
    """What everybody sees."""
    return [event for event in events if event.visible_to(None)]


def _drawn_chance(state: State, events: list[Event]) -> tuple[int, ...]:
    """Let chance decide as long as it is its turn, by the operating system's generator."""
    dice = SystemDice()
    outcomes: list[int] = []
    while state.actor == CHANCE:
        outcomes.append(state.draw(dice))
        state.apply(CHANCE, outcomes[-1], events)
    return tuple(outcomes)


def _position_after(table: LiveTable, last: Step) -> State:
    state = table.game.new()
    for step in table.standing():
        step.replay(state)
        if step is last:
            break
    return state
