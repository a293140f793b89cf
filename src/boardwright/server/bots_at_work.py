"""Bots taking their turns: claimed from the agenda, thought out of the seat's view, away from the loop."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection

from boardwright import bots
from boardwright.bots.seat_view import SeatView
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.state import State
from boardwright.server import agenda, play
from boardwright.server.agenda import Turn
from boardwright.server.bus import woken
from boardwright.server.errors import Stale
from boardwright.server.moves import now_ms
from boardwright.server.noticing import known, who_noticed
from boardwright.server.tables import AGENDA, Tables

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger("boardwright")
THINKING_AT_ONCE = 2
AHEAD = 0.5
"""Seconds of its pause that a bot thinks in."""
IDLE = 30.0
"""Seconds after which the agenda is read, even if nobody said that there is something new."""


class Thought(NamedTuple):
    """What a bot has decided to do."""

    rev: int
    """The revision of its seat's view that it was thinking about."""
    actions: tuple[int, ...]


class BotsAtWork:
    """The task that lets bots play at all tables of one server, a few at a time.

    A bot thinks while it pauses, and acts when the pause is over: so its answer comes no later for a turn
    of several decisions than for a turn of one.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._thinking = ThreadPoolExecutor(THINKING_AT_ONCE, "bot")
        self._acting = ThreadPoolExecutor(THINKING_AT_ONCE, "bot-acts")

    def take_over(self) -> None:
        """Before anything is asked of the server: what an earlier one had begun is due."""
        self._noted(agenda.release_claims)

    async def run(self) -> None:
        """Play until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for _ in range(THINKING_AT_ONCE):
                tasks.create_task(self._work(tasks))

    def close(self) -> None:
        """Let the turns in progress end."""
        self._thinking.shutdown()
        self._acting.shutdown()

    async def _work(self, tasks: asyncio.TaskGroup) -> None:
        """Take one turn after another: none is claimed before somebody can think about it."""
        with self._tables.bus.listening(AGENDA) as news:
            while True:
                news.clear()
                try:
                    await self._next(news, tasks)
                except Exception:
                    LOG.exception("The agenda of bots cannot be read; trying again.")
                    await asyncio.sleep(1)

    async def _next(self, news: asyncio.Event, tasks: asyncio.TaskGroup) -> None:
        turn = await asyncio.to_thread(self._soonest)
        wait = IDLE if turn is None else (turn.at - now_ms()) / 1000 - AHEAD
        if turn is None or wait > 0:
            await woken(news, min(wait, IDLE))
            return
        claimed = await asyncio.to_thread(self._noted, agenda.claim, turn)
        if claimed is None:
            return
        thought = await asyncio.get_running_loop().run_in_executor(self._thinking, self._thought, claimed)
        if thought is not None:
            tasks.create_task(self._act_at(turn.at, claimed, thought))

    async def _act_at(self, at: int, claimed: Turn, thought: Thought) -> None:
        await asyncio.sleep(max(0, at - now_ms()) / 1000)
        await asyncio.get_running_loop().run_in_executor(self._acting, self._act, claimed, thought)

    def _soonest(self) -> Turn | None:
        with self._tables.database.reading() as connection:
            return agenda.next_turn(connection)

    def _noted(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._tables.database.writing() as connection:
            return work(connection, *args, **kwargs)

    def _thought(self, claimed: Turn) -> Thought | None:
        """What the bot does; None if nobody waits for it any more, or if it could not think."""
        seat = claimed.seat
        try:
            with self._tables.reading(claimed.table_id) as table:
                bot = table.seats[seat].bot
                if bot is None or table.state is None or seat not in table.state.actors():
                    self._noted(agenda.drop, claimed)
                    return None
                game, state, rev = table.game, table.state.clone(), len(table.noticed(seat))
            return Thought(rev, turn_of(game, state, seat, bot))
        except Exception:
            LOG.exception("The bot at %s could not think; its turn comes again.", claimed.ref)
            return None

    def _act(self, claimed: Turn, thought: Thought) -> None:
        try:
            play.act_as_bot(self._tables, claimed.table_id, claimed.seat, *thought)
        except Stale:
            self._noted(agenda.hand_back, claimed)
        except Exception:
            LOG.exception("The bot at %s could not act; its turn comes again.", claimed.ref)


def turn_of(game: Game, state: State, seat: int, bot: str) -> tuple[int, ...]:
    """What the bot does until others can tell that it has acted: its steps in secret are one act.

    The state is the caller's to lose.
    """
    before = known(game, state)
    actions: list[int] = []
    events: list[Event] = []
    while seat in state.actors() and len(actions) < play.MOST_ACTIONS:
        actions.append(chosen(game, state, seat, bot))
        state.apply(seat, actions[-1], events)
        others = who_noticed(before, known(game, state), events) - {seat}
        if others or any(event.final for event in events):
            break
    return tuple(actions)


def chosen(game: Game, state: State, seat: int, bot: str) -> int:
    """What the bot does; a bot that fails is noted in the server's log and plays anything legal."""
    view = SeatView(game, state, seat)
    legal = view.legal_actions()
    try:
        action = bots.make(bot, secrets.randbits(63)).choose(view)
    except Exception:
        LOG.exception("The bot %s failed; it plays anything legal.", bot)
        return secrets.choice(legal)
    if action not in legal:
        LOG.error("The bot %s chose %r, which is not legal; it plays anything legal.", bot, action)
        return secrets.choice(legal)
    return action
