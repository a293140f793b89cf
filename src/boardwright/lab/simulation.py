"""Many games between bots, on as many processes as wanted; the games do not depend on how many."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any

from boardwright import bots
from boardwright.bots.seat_view import SeatView
from boardwright.core.dice import Dice
from boardwright.core.errors import UsageError
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, OVER, State
from boardwright.core.titles import title
from boardwright.lab.report import Played, Report
from boardwright.lab.spread import spread
from boardwright.record.record import SUFFIX, Record


@dataclass(frozen=True)
class Run:
    """What is played: the same run gives the same games, number by number.

    `bots` names one for every seat, or one a seat. Raises UsageError for what does not
    exist, DataError for an edition that cannot be played.
    """

    game: str
    players: int
    seed: int
    bots: Sequence[str] = ("random",)
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, str] = field(default_factory=dict)
    """Data files that replace the printed ones, name to text."""
    records: Path | None = None
    """The folder that gets a record of every game."""

    def __post_init__(self) -> None:
        if len(self.bots) not in (1, self.made.players):
            reason = f"name one bot for all seats, or {self.made.players}, one a seat"
            raise UsageError(f"There are {len(self.bots)} bots for {self.made.players} players: {reason}.")
        for name in self.bots:
            bots.make(name, 0)

    @cached_property
    def made(self) -> Game:
        """The game, set up."""
        return title(self.game).make(self.players, self.options, self.edition)

    def __getstate__(self) -> dict[str, Any]:
        """What makes the run: another process sets up its own game."""
        return {entry.name: getattr(self, entry.name) for entry in fields(self)}

    def seated(self) -> list[str]:
        """The bots by seat."""
        return list(self.bots) * self.players if len(self.bots) == 1 else list(self.bots)

    def play(self, index: int) -> Played:
        """Play the game of this number."""
        names = self.seated()
        players = [bots.make(name, seat_seed(self.seed, seat), index) for seat, name in enumerate(names)]
        record = Record(self.made, names, self.seed, index) if self.records else None
        state, decisions = play_out(self.made, players, Dice(self.seed, index), record)
        if record and self.records:
            record.write(self.records / f"{self.game}-{self.seed}-{index}{SUFFIX}")
        return Played(state.scores(), state.ranking(), decisions)


def simulate(
    run: Run, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda finished: None
) -> Report:
    """Play games 0 to `games` - 1 of the run on so many processes.

    `progress` is told how many games are finished. Records are written as games finish, so that
    a run that is broken off leaves what it has played.
    """
    if games < 1 or jobs < 1:
        raise UsageError("A simulation needs at least one game and one process.")
    if run.records:
        run.records.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    results: list[Played] = []
    with closing(spread(run.play, games, min(jobs, games))) as pieces:
        for played in pieces:
            results += played
            progress(len(results))
    seconds = perf_counter() - start
    return Report(run.game, run.players, run.seed, run.seated(), results, seconds)


def play_out(
    game: Game, players: Sequence[bots.Bot], dice: Dice, record: Record | None = None
) -> tuple[State, int]:
    """One game between bots, noted in the record: the final state, and how many decisions it took."""
    state = game.new()
    decisions = 0
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            action = state.draw(dice)
        else:
            action = _choice(game, state, seat, players[seat])
            decisions += 1
        state.play(action)
        if record:
            record.add(seat, action)
    if record:
        record.finish(state)
    return state, decisions


def _choice(game: Game, state: State, seat: int, bot: bots.Bot) -> int:
    if isinstance(bot, bots.Random):
        return bot.pick(state.legal_actions(seat))  # a view costs more than this bot's whole choice
    return bot.choose(SeatView(game, state, seat))


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a seat's bot: bots of the same name play differently, and none has the deck's dice."""
    return seed << 8 | seat + 1
