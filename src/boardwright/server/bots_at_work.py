"""Bots taking their turns: claimed from the agenda, thought out of the seat's view, away from the loop."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from boardwright import bots
from boardwright.bots.seat_view import SeatView
from boardwright.core.game import Game
from boardwright.core.state import State
from boardwright.server import agenda, play
from boardwright.server.agenda import Turn
from boardwright.server.bus import woken
from boardwright.server.errors import Stale
from boardwright.server.moves import now_ms
from boardwright.server.tables import AGENDA, Tables

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger("boardwright")
THINKING_AT_ONCE = 2
IDLE = 30.0
"""Seconds after which the agenda is read, even if nobody said that there is something new."""


class BotsAtWork:
    """The task that lets bots play at all tables of one server, a few at a time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._thinking = ThreadPoolExecutor(THINKING_AT_ONCE, "bot")

    def take_over(self) -> None:
        """Before anything is asked of the server: what an earlier one had begun is due."""
        self._noted(agenda.release_claims)

    async def run(self) -> None:
        """Play until cancelled."""
        await asyncio.gather(*(self._work() for _ in range(THINKING_AT_ONCE)))

    def close(self) -> None:
        """Let the turns in progress end."""
        self._thinking.shutdown()

    async def _work(self) -> None:
        """Take one turn after another: none is claimed before somebody can think about it."""
        with self._tables.bus.listening(AGENDA) as news:
            while True:
                news.clear()
                try:
                    await self._next(news)
                except Exception:
                    LOG.exception("The agenda of bots cannot be read; trying again.")
                    await asyncio.sleep(1)

    async def _next(self, news: asyncio.Event) -> None:
        turn = await asyncio.to_thread(self._soonest)
        wait = IDLE if turn is None else (turn.at - now_ms()) / 1000
        if turn is None or wait > 0:
            await woken(news, min(wait, IDLE))
            return
        claimed = await asyncio.to_thread(self._noted, agenda.claim, turn)
        if claimed is not None:
            await asyncio.get_running_loop().run_in_executor(self._thinking, self._take, claimed)

    def _soonest(self) -> Turn | None:
        with self._tables.database.reading() as connection:
            return agenda.next_turn(connection)

    def _noted(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._tables.database.writing() as connection:
            return work(connection, *args, **kwargs)

    def _take(self, claimed: Turn) -> None:
        try:
            self._play(claimed)
        except Stale:
            self._noted(agenda.hand_back, claimed)
        except Exception:
            LOG.exception("The bot at %s could not act; its turn comes again.", claimed.ref)

    def _play(self, claimed: Turn) -> None:
        seat = claimed.seat
        with self._tables.reading(claimed.table_id) as table:
            bot = table.seats[seat].bot
            if bot is None or table.state is None or seat not in table.state.actors():
                self._noted(agenda.drop, claimed)
                return
            game, state, rev = table.game, table.state.clone(), len(table.noticed(seat))
        play.act_as_bot(self._tables, claimed.table_id, seat, rev, chosen(game, state, seat, bot))


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
