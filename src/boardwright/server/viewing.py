"""What each viewer may know of a table: made from observations and from events filtered by audience."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.lines import Prompt, Who, plain
from boardwright.core.observation import Observation
from boardwright.core.state import State
from boardwright.server.live_table import LiveTable, Seat, Step
from boardwright.server.lobby import host_of, may_sit, may_stand_in
from boardwright.server.moves import ACT, UNDO
from boardwright.server.names import STAND_IN_MARK
from boardwright.server.noticing import Viewer
from boardwright.server.play import can_undo, rest_ms
from boardwright.server.presence import Presence
from boardwright.server.table_view import LogEntry, TableView


@dataclass(frozen=True)
class Frame:
    """A picture of the table, and how many milliseconds it stays before the next."""

    view: TableView
    rest: int


@dataclass(frozen=True)
class Picture:
    """All that a page is sent at once: what led here, if it is news, and the present."""

    frames: tuple[Frame, ...]
    key: tuple[Any, ...]
    """Equal keys mean equal views: pages of many viewers are made once.

    It follows from what the viewer may know, so that the time a page takes tells nothing else either.
    """

    @property
    def present(self) -> TableView:
        return self.frames[-1].view

    def at_rest(self) -> "Picture":
        """The present alone, without what led here."""
        return _picture(self.frames[-1:])


def picture(
    table: LiveTable,
    presence: Presence,
    person: str | None,
    name: str,
    factor: float,
    since: int | None = None,
) -> Picture:
    """The table as this person may see it.

    `since` is the revision that the person's page shows already: whatever was left to chance
    after it is then shown first as it was before, and the end of the game before its result.
    """
    present = table_view(table, presence, person, name)
    last = _newest(table, present.seat)
    if last is None:
        return _picture((Frame(present, 0),))
    latest = _visible(last.chance_events or last.events, present.seat)
    frames = [Frame(present, rest_ms(table.game, latest, factor))]
    if since is not None and since < present.rev:
        chance = _visible(last.chance_events, present.seat)
        rest = rest_ms(table.game, _visible(last.events, present.seat), factor, chance)
        if last.before_chance is not None:
            frames.insert(0, Frame(_before_chance(table, last, last.before_chance, present), rest))
        elif present.stage == "over" and last.move.kind == ACT:
            frames.insert(0, Frame(replace(present, stage="running"), rest))
    return _picture(tuple(frames))


def table_view(table: LiveTable, presence: Presence, person: str | None, name: str) -> TableView:
    """The present as this person may see it; `name` is what the person is called."""
    viewer = table.viewer(person)
    sits = may_sit(table, person)
    return TableView(
        id=table.id,
        game=table.game,
        stage=table.stage,
        chairs=tuple(_chair(seat, number == viewer) for number, seat in enumerate(table.seats)),
        seat=viewer,
        is_host=person is not None and host_of(table, presence) == person,
        rev=len(table.noticed(viewer)),
        observation=_observation(table, table.state, viewer),
        log=tuple(_log(table, table.steps, viewer)),
        can_undo=can_undo(table, person),
        events=_events(table.standing(), viewer),
        next_table=table.next_table,
        may_sit=sits,
        may_stand_in=may_stand_in(table, presence, person),
        name=name if sits else "",
    )


def as_json(view: TableView) -> dict[str, Any]:
    """The view for other clients."""
    names = names_of(view)
    observation = view.observation
    prompt = view.game.words.prompt(observation) if observation is not None else Prompt((), ())
    legal = observation.legal if observation is not None else ()
    return {
        "table": view.id,
        "game": view.game.id,
        "players": view.game.players,
        "options": view.game.options,
        "stage": view.stage,
        "rev": view.rev,
        "seat": view.seat,
        "chairs": [chair._asdict() for chair in view.chairs],
        "is_host": view.is_host,
        "observation": observation.as_dict() if observation is not None else None,
        "legal": [[action, view.game.action_text(action)] for action in legal],
        "prompt": " ".join(filter(None, (plain(line, names).strip() for line in prompt))),
        "log": [plain(entry.line, names) for entry in view.log],
        "can_undo": view.can_undo,
        "may_sit": view.may_sit,
        "may_stand_in": view.may_stand_in,
        "next_table": view.next_table,
    }


def names_of(view: TableView) -> list[str]:
    """What the players are called in sentences, by seat."""
    return [chair.name or f"Seat {number + 1}" for number, chair in enumerate(view.chairs)]


def _before_chance(table: LiveTable, last: Step, state: State, present: TableView) -> TableView:
    """The present view, but with what lay on the table before chance decided."""
    viewer = present.seat
    cut = replace(last, chance_events=[])
    steps = [cut if step is last else step for step in table.steps]
    return replace(
        present,
        stage="running",
        observation=_observation(table, state, viewer),
        log=tuple(_log(table, steps, viewer)),
        can_undo=False,
        events=_events([cut if step is last else step for step in table.standing()], viewer),
    )


def _observation(table: LiveTable, state: State | None, viewer: Viewer) -> Observation | None:
    return table.game.observation(state, viewer) if state is not None else None


def _chair(seat: Seat, is_you: bool) -> Chair:
    if seat.bot is not None:
        return Chair(f"{seat.name} {STAND_IN_MARK}" if seat.person is not None else seat.name, "bot", False)
    return Chair(seat.name, "person" if seat.person is not None else "open", is_you)


def _newest(table: LiveTable, viewer: Viewer) -> Step | None:
    """The last thing the viewer noticed, if it was a step of the game."""
    noticed = table.noticed(viewer)
    return noticed[-1] if noticed and noticed[-1].is_of_the_game else None


def _visible(events: list[Event], viewer: Viewer) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]


def _events(steps: list[Step], viewer: Viewer) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in _visible(step.all_events(), viewer))


def _log(table: LiveTable, steps: list[Step], viewer: Viewer) -> Iterator[LogEntry]:
    undone = set()
    for step in steps:
        decision = (step.move.seat, step.back_to.get(viewer))
        if step.move.kind == UNDO and viewer in step.noticed_by and decision not in undone:
            undone.add(decision)  # however often it is taken back
            yield from _undo(step.move.seat, viewer)
        if step.stands and step.is_of_the_game:
            for event in _visible(step.all_events(), viewer):
                yield from _entries(table, event, viewer)


def _undo(seat: int | None, viewer: Viewer) -> Iterator[LogEntry]:
    if seat is not None:
        yield LogEntry((Who(seat), " takes the last act back"), is_own=seat == viewer)


def _entries(table: LiveTable, event: Event, viewer: Viewer) -> Iterator[LogEntry]:
    heading = table.game.words.log_heading(event)
    if heading is not None:
        yield LogEntry((heading,), is_heading=True)
    line = table.game.words.log_line(event)
    if line is not None:
        people = [part.seat for part in line if isinstance(part, Who)]
        yield LogEntry(line, is_own=people == [viewer])


def _picture(frames: tuple[Frame, ...]) -> Picture:
    view = frames[-1].view
    rights = (view.is_host, view.can_undo, view.may_sit, view.may_stand_in, view.name)
    return Picture(frames, (view.id, view.rev, len(frames), view.seat, *rights))
