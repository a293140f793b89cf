"""Many games between bots, counted: who wins from where, and what the game itself tells of its pieces."""

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from math import sqrt

from boardwright import bots
from boardwright.core.balance import Counts, Table
from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.lab.simulation import Run, play_out, seat_seed
from boardwright.lab.spread import spread
from boardwright.record.record import Record


@dataclass(frozen=True)
class Counting:
    """A run whose games are counted. Its options and number of players are the setting."""

    run: Run

    def play(self, index: int) -> Counts:
        """The counts of the game of this number; it is the same game as `run.play(index)`."""
        game, names = self.run.made, self.run.seated()
        players = [bots.make(name, seat_seed(self.run.seed, seat), index) for seat, name in enumerate(names)]
        record = Record(game, names)
        state, decisions = play_out(game, players, Dice(self.run.seed, index), record)
        counts = game.balance.tally(state, record.events())
        counts["games",] += 1
        counts["decisions",] += decisions
        for seat, (score, rank) in enumerate(zip(state.scores(), state.ranking())):
            counts["points", seat] += score
            counts["squares", seat] += score * score
            counts["won", seat] += rank == 1
        return counts


def count(run: Run, games: int, jobs: int, progress: Callable[[int], None] = lambda finished: None) -> Counts:
    """Play games 0 to `games` - 1 of the run on so many processes, and add up their counts.

    `progress` is told how many games are finished.
    """
    total = Counts()
    with closing(spread(Counting(run).play, games, min(jobs, games))) as pieces:
        for piece in pieces:
            for counts in piece:
                total.update(counts)
            progress(total["games",])
    return total


def tables(game: Game, counts: Mapping[str, Counts]) -> list[Table]:
    """What holds for every game, then the game's own tables; counts by setting."""
    return [_results(counts), *game.balance.tables(counts)]


def _results(counts: Mapping[str, Counts]) -> Table:
    head = (
        "Setting",
        "Games",
        "Mean points",
        "Spread",
        "Decisions a game",
        "Mean points by seat",
        "Wins by seat, %",
    )
    text = "Spread is the standard deviation of a player's points. Seats are numbered round the table."
    return Table("Results", text, head, [_result(setting, counted) for setting, counted in counts.items()])


def _result(setting: str, counts: Counts) -> tuple[str, ...]:
    games = counts["games",]
    seats = [key[1] for key in counts if key[0] == "points"]
    points = [counts["points", seat] for seat in seats]
    squares = sum([counts["squares", seat] for seat in seats])
    mean = sum(points) / games / len(seats)
    spread = sqrt(squares / games / len(seats) - mean * mean)
    return (
        setting,
        str(games),
        f"{mean:.1f}",
        f"{spread:.1f}",
        f"{counts['decisions',] / games:.0f}",
        ", ".join([f"{total / games:.1f}" for total in points]),
        ", ".join([f"{100 * counts['won', seat] / games:.1f}" for seat in seats]),
    )
