"""Many games between bots, on as many processes as wanted; the games do not depend on how many."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any

from boardwright import bots
from boardwright.core.checks import require_count
from boardwright.core.dice import Dice
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.game import Game
from boardwright.core.state import CHANCE, OVER, State
from boardwright.core.titles import title
from boardwright.lab.report import Played, Report
from boardwright.lab.spread import spread
from boardwright.record.record import SUFFIX, Record


@dataclass(frozen=True)
class Run:
    """What is played: the same run gives the same games, number by number.

    `Run("splitz", 3, seed=1, bots=["greedy"]).play(17)` plays game 17 of the run again, alone.
    Its chance comes from `Dice(seed, 17)`, and the bot of a seat is made from
    `(seat_seed(seed, seat), 17)`: no two draw alike, and no game depends on another.

    `bots` names one for every seat, or one a seat, as `bots.make` knows them. Raises UsageError
    for what does not exist, DataError for an edition that cannot be played.
    """

    game: str
    players: int
    seed: int
    bots: Sequence[str] = ("random",)
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, str] = field(default_factory=dict)
    """Data files that replace the printed ones, name to text."""
    records: Path | str | None = None
    """The folder that gets a record of every game."""

    def __post_init__(self) -> None:
        require_count("A seed", self.seed)
        if isinstance(self.bots, str) or not all(isinstance(name, str) for name in self.bots):
            raise UsageError("bots is a list of names, as ['greedy', 'random', 'mymodule:MyBot'].")
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
        """Play the game of this number. Raises BoardwrightError naming the bot that failed."""
        names = self.seated()
        players = [bots.make(name, seat_seed(self.seed, seat), index) for seat, name in enumerate(names)]
        record = Record(self.made, names, self.seed, index) if self.records else None
        try:
            state, decisions = play_out(self.made, players, Dice(self.seed, index), record)
        except BotFailure as failure:
            name, seat = names[failure.seat], failure.seat
            where = f"at seat {seat} in game {index} of seed {self.seed}, move {failure.move}"
            raise BoardwrightError(f"The bot {name} {where}, {failure}.") from failure.__cause__
        if record and self.records:
            record.write(Path(self.records) / f"{self.game}-{self.seed}-{index}{SUFFIX}")
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
        Path(run.records).mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    results: list[Played] = []
    with closing(spread(run.play, games, min(jobs, games))) as pieces:
        for played in pieces:
            results += played
            progress(len(results))
    seconds = perf_counter() - start
    game = run.made
    return Report(game.id, game.ruleset, run.players, game.options, run.seed, run.seated(), results, seconds)


class BotFailure(bots.BotError):
    """A bot failed, and where: its seat, and the number of the move that was due, chance included."""

    def __init__(self, reason: str, seat: int, move: int) -> None:
        super().__init__(reason)
        self.seat = seat
        self.move = move


def play_out(
    game: Game, players: Sequence[bots.Bot], dice: Dice, record: Record | None = None
) -> tuple[State, int]:
    """One game between bots, noted in the record: the final state, and how many decisions it took.

    Raises BotFailure for a bot that fails or chooses what is not legal.
    """
    state = game.new()
    decisions = chances = 0
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            action = state.draw(dice)
            chances += 1
        else:
            action = _choice(game, state, seat, players[seat], decisions + chances)
            decisions += 1
        state.play(action)
        if record:
            record.add(seat, action)
    if record:
        record.finish(state)
    return state, decisions


def _choice(game: Game, state: State, seat: int, bot: bots.Bot, move: int) -> int:
    """A legal action, chosen by the bot."""
    if type(bot) is bots.Random:
        return bot.pick(seat, state.legal_actions(seat))  # a view costs more than this bot's whole choice
    try:
        return bots.choice(bot, game, state, seat)
    except bots.BotError as error:
        raise BotFailure(str(error), seat, move) from (error.__cause__ or error)


def seat_seed(seed: int, seat: int) -> int:
    """The seed of a seat's bot: bots of the same name play differently, and none has the deck's dice."""
    return seed << 8 | seat + 1
