"""How often one bot wins against others: it sits in every seat equally often, a shared win counts its part.

    python scripts/strength.py splitz --players 4 --games 1000
    python scripts/strength.py world_splitters --players 2 --option map=kanal

Exit status 1 if it wins less than `--at-least` percent.
"""

import argparse
import os
import sys

from boardwright.cli.arguments import add_options, count, count_or_none, options_of
from boardwright.core.errors import BoardwrightError
from boardwright.core.titles import title
from boardwright.lab.simulation import Run, simulate


def main() -> int:
    asked = _arguments()
    options, edition = options_of(title(asked.game), asked.option)
    wins = points = 0.0
    for seat, games in enumerate(_spread(asked.games, asked.players)):
        seated = [asked.rival] * asked.players
        seated[seat] = asked.bot
        run = Run(asked.game, asked.players, asked.seed + seat, seated, options, edition)
        report = simulate(run, games, asked.jobs)
        wins += report.wins()[seat]
        points += report.mean_scores()[seat] * games
    percent = 100 * wins / asked.games
    game = " ".join([asked.game, *asked.option])
    line = f"{asked.bot} against {asked.rival}, {game} for {asked.players}, {asked.games} games"
    print(f"{line}: wins {percent:.1f} %, mean score {points / asked.games:.1f}", flush=True)
    return 0 if percent >= asked.at_least else 1


def _spread(games: int, players: int) -> list[int]:
    """The games by seat, as even as can be."""
    return [games * (seat + 1) // players - games * seat // players for seat in range(players)]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", help="id of a game, as splitz")
    parser.add_argument("--players", type=count, required=True)
    add_options(parser)
    parser.add_argument("--games", type=count, default=1000, help="how many games (1000)")
    parser.add_argument("--seed", type=count_or_none, default=1)
    parser.add_argument("--bot", default="greedy", help="whose wins are counted (greedy)")
    parser.add_argument("--rival", default="random", help="who sits in all other seats (random)")
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--at-least", type=float, default=90.0, help="percent of wins to pass (90)")
    asked = parser.parse_args()
    if asked.games < asked.players:
        parser.error("--games must be at least the number of players, so that every seat has one")
    return asked


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BoardwrightError as error:
        sys.exit(str(error))
