"""Who sits where: making tables, sitting down, standing up, seating bots, beginning and playing again."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from boardwright.bots import BOTS
from boardwright.core.game import Game
from boardwright.core.titles import title
from boardwright.server import play
from boardwright.server.errors import Forbidden, NotFound, Refused, Stale, TooMany, shortened
from boardwright.server.live_table import LiveTable, Seat
from boardwright.server.moves import AGAIN, CHAIR, Move
from boardwright.server.names import bot_name, distinct_name
from boardwright.server.presence import Presence
from boardwright.server.table_rows import made_before, new_table, unattended_of
from boardwright.server.tables import Change, Tables

ME, OPEN = "me", "open"
STAND_IN = "greedy"
"""The bot that keeps a chair warm."""
MOST_UNATTENDED = 5
"""Games that one visitor may let bots play by themselves at a time."""


def make_table(
    tables: Tables,
    person: str,
    name: str,
    game_id: str,
    players: int,
    options: Mapping[str, str],
    wishes: Sequence[str],
    once: str | None = None,
) -> str:
    """Make a table and give its code; with no open chair the game begins at once.

    `wishes` say who sits where: `me`, `open` or a bot. The same `once` makes one table only.
    """
    game = title(game_id).make(players, options)
    if len(wishes) != players:
        raise Refused(f"{players} players need {players} seats; {len(wishes)} are given.")
    if wishes.count(ME) > 1:
        raise Refused("You can sit on one chair only.")
    seats: list[Seat] = []
    for wish in wishes:
        seats.append(_wished(wish, person, name, seats))
    with tables.database.writing() as connection:
        made = made_before(connection, person, once)
        if made is None:
            _require_attention(connection, person, seats)
            made = new_table(connection, person, game, seats, once)
            if all(seat.is_taken for seat in seats):
                _begin(tables, connection, made, person, game)
    tables.wake(made)
    return made


def change_chair(
    tables: Tables, presence: Presence, table_id: str, person: str, name: str, number: int, wish: str
) -> None:
    """Let somebody else sit on a chair: `me`, `open` or a bot, as far as it is this person's to say."""
    with tables.changing(table_id) as change:
        table = change.table
        greet(table, presence, person)
        if not 0 <= number < table.game.players:
            raise NotFound(f"The chairs of this table are 0 to {table.game.players - 1}.", table_id)
        if table.stage == "over":
            raise Stale("The game is over.", table_id)
        if wish == ME:
            _sit_down(change, person, name, number)
        elif table.seats[number].person == person and wish == OPEN:
            _stand_up(change, person, number)
        elif table.stage == "lobby":
            _seat_by_host(change, presence, person, number, wish)
        else:
            _stand_in(change, presence, person, number, wish)


def begin(tables: Tables, presence: Presence, table_id: str, person: str) -> None:
    """Start the game: the host's to do, when every chair is taken."""
    with tables.changing(table_id) as change:
        table = change.table
        greet(table, presence, person)
        if table.stage != "lobby":
            raise Stale(f"The game {'is over' if table.stage == 'over' else 'has begun'}.", table_id)
        if host_of(table, presence) != person:
            raise Forbidden("The host starts the game.", table_id)
        if not all(seat.is_taken for seat in table.seats):
            raise Stale("A chair is still open: wait for somebody, or seat a bot.", table_id)
        play.start(change, person)


def again(tables: Tables, table_id: str, person: str) -> str:
    """A new table with the same people and bots, hosted by who asks for it first; its code."""
    with tables.changing(table_id) as change:
        table = change.table
        if table.seat_of(person) is None:
            raise Forbidden("Only those who played can play again.", table_id)
        if table.stage != "over":
            raise Stale("This game is not over yet.", table_id)
        if table.next_table is not None:
            return table.next_table
        seats = [_refreshed(seat) for seat in table.seats]
        made = new_table(change.connection, person, table.game, seats)
        if not any(seat.person not in (None, person) for seat in seats):
            _begin(tables, change.connection, made, person, table.game)
        change.set(next_table=made)
        change.add(Move(AGAIN, person=person), table.state)
    tables.wake(made)
    return made


def greet(table: LiveTable, presence: Presence, person: str | None) -> None:
    """Note a sign of life of somebody whom the table waits for: who sits there, or the host."""
    if person is not None and (person == table.host or table.seat_of(person) is not None):
        presence.note(table.id, person)


def host_of(table: LiveTable, presence: Presence) -> str:
    """Who has the host's powers: while the host is away, the first who sits there and is not."""
    if table.stage != "lobby" or not presence.is_away(table.id, table.host):
        return table.host
    there = (seat.person for seat in table.seats if not presence.is_away(table.id, seat.person))
    return next(filter(None, there), table.host)


def may_sit(table: LiveTable, person: str | None) -> tuple[int, ...]:
    """The chairs that this person may sit down on now."""
    own = table.seat_of(person)
    if table.stage == "lobby":
        return tuple(number for number, seat in enumerate(table.seats) if not seat.is_taken)
    if table.stage == "running" and own is not None and table.seats[own].bot is not None:
        return (own,)
    return ()


def may_stand_in(table: LiveTable, presence: Presence, person: str | None) -> tuple[int, ...]:
    """The awaited chairs whose players are away for long: a seated player may let a bot play there."""
    if table.state is None or table.viewer(person) is None:
        return ()
    return tuple(
        seat
        for seat in table.state.actors()
        if seat >= 0
        and table.seats[seat].bot is None
        and table.seats[seat].person != person
        and presence.is_away(table.id, table.seats[seat].person)
    )


def _sit_down(change: Change, person: str, name: str, number: int) -> None:
    table = change.table
    own, chair = table.seat_of(person), table.seats[number]
    taken = [seat.name for other, seat in enumerate(table.seats) if other not in (number, own)]
    holder = Seat(distinct_name(name, taken), person)
    if holder == chair:
        return  # a second click
    if number == own:
        _sit_on(change, person, number, holder)
        return
    if table.stage != "lobby" or chair.is_taken:
        raise Stale("This chair is taken; you can watch.", table.id)
    if own is not None:
        change.place(own, Seat())
    _place(change, person, number, holder)


def _sit_on(change: Change, person: str, number: int, holder: Seat) -> None:
    """On one's own chair: back from elsewhere, or, in the lobby, under another name."""
    table, chair = change.table, change.table.seats[number]
    if table.stage == "lobby":
        _place(change, person, number, holder)
    elif chair.bot is not None:
        _place(change, person, number, chair._replace(bot=None))
    else:
        raise Stale(f"You are called {chair.name} here until the game is over.", table.id)


def _stand_up(change: Change, person: str, number: int) -> None:
    """In a running game a bot plays on until the owner sits down again."""
    chair = change.table.seats[number]
    if change.table.stage == "lobby":
        _place(change, person, number, Seat())
        _pass_on(change, person)
    elif chair.bot is None:
        _place(change, person, number, chair._replace(bot=STAND_IN))


def _pass_on(change: Change, person: str) -> None:
    """A host who stands up leaves the table to the first of the others, if there is one."""
    table = change.table
    heirs = [seat.person for seat in table.seats if seat.person not in (None, person)]
    if person == table.host and heirs:
        change.set(host=heirs[0])


def _seat_by_host(change: Change, presence: Presence, person: str, number: int, wish: str) -> None:
    table = change.table
    if host_of(table, presence) != person:
        raise Forbidden("The host seats bots and clears chairs.", table.id)
    chair = table.seats[number]
    others = [seat.name for other, seat in enumerate(table.seats) if other != number]
    if chair.bot == wish or (wish == OPEN and not chair.is_taken):
        return
    if chair.person is not None and wish != OPEN:
        raise Stale(f"{chair.name} sits there; clear the chair first.", table.id)
    _place(change, person, number, Seat() if wish == OPEN else _bot(wish, others))


def _stand_in(change: Change, presence: Presence, person: str, number: int, wish: str) -> None:
    table = change.table
    chair = table.seats[number]
    if chair.person == person:
        raise Refused("Your chair is handed to a bot when you stand up: ask for `open`.", table.id)
    if wish != STAND_IN:
        raise Refused(f"In a running game a chair can be handed to the {STAND_IN} bot only.", table.id)
    if table.viewer(person) is None:
        raise Forbidden("Only those who sit at the table hand a chair to a bot.", table.id)
    if chair.bot is not None:
        return
    if number not in may_stand_in(table, presence, person):
        raise Stale(f"{chair.name} is at the table, or not awaited.", table.id)
    _place(change, person, number, chair._replace(bot=STAND_IN))


def _place(change: Change, person: str, number: int, holder: Seat) -> None:
    change.place(number, holder)
    change.add(Move(CHAIR, number, person), change.table.state)


def _wished(wish: str, person: str, name: str, others: Sequence[Seat]) -> Seat:
    taken = [seat.name for seat in others]
    if wish == OPEN:
        return Seat()
    return Seat(distinct_name(name, taken), person) if wish == ME else _bot(wish, taken)


def _bot(wish: str, taken: Sequence[str]) -> Seat:
    if wish not in BOTS:
        raise Refused(
            f"A chair is for {ME}, {OPEN} or a bot ({', '.join(BOTS)}), not for {shortened(wish)!r}."
        )
    return Seat(distinct_name(bot_name(wish), taken), None, wish)


def _refreshed(seat: Seat) -> Seat:
    """The chair at the next table: a person whose chair a bot kept warm is back."""
    return seat._replace(bot=None) if seat.person is not None else seat


def _require_attention(connection: Connection, person: str, seats: Sequence[Seat]) -> None:
    bots_alone = all(seat.bot is not None for seat in seats)
    if bots_alone and unattended_of(connection, person) >= MOST_UNATTENDED:
        raise TooMany(
            f"Bots play at {MOST_UNATTENDED} tables of yours already; wait until one of these games is over."
        )


def _begin(tables: Tables, connection: Connection, code: str, person: str, game: Game) -> None:
    play.start(Change(connection, LiveTable(code, game, person), tables.settings), person)
