"""Hold many random games of every player count against the engine contract, on all cores.

    python scripts/check_games.py splitz
    python scripts/check_games.py splitz --games 10000 --positions 500 --seed 1
    python scripts/check_games.py reworld --games 2000 --option edition=FOLDER

Every move of every game is checked; what is dear is checked in a sample of positions. The first
failure of each player count is reported, with what is needed to repeat it. Exit status 1 if there is any.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from boardwright.cli.arguments import add_game, add_options, count, count_or_none, game_of
from boardwright.core.errors import BoardwrightError
from boardwright.core.titles import title
from boardwright.testing import check_game

CHUNK = 100
"""Games that a process checks at a time."""


def check_chunk(
    game_id: str, options: list[str], players: int, first: int, games: int, positions: int, seed: int
) -> str:
    """Check games from number `first` on; the failure, or an empty text."""
    try:
        check_game(game_of(game_id, players, options), games, positions, seed, first)
    except AssertionError as failure:
        return str(failure)
    return ""


def check(
    game_id: str, options: list[str], players: int, games: int, positions: int, seed: int, jobs: int
) -> str:
    """Check one player count with a line of progress; the first failure, or an empty text."""
    start = time.monotonic()
    done, failure = 0, ""
    with ProcessPoolExecutor(jobs) as pool:
        chunks = {}
        for first in range(0, games, CHUNK):
            size = min(CHUNK, games - first)
            share = positions * (first + size) // games - positions * first // games
            chunks[pool.submit(check_chunk, game_id, options, players, first, size, share, seed)] = size
        for chunk in as_completed(chunks):
            done += chunks[chunk]
            failure = failure or chunk.result()
            if failure:
                pool.shutdown(cancel_futures=True)
                break
            show(f"\r{game_id}, {players} players: {done} of {games} games")
    seconds = time.monotonic() - start
    verdict = f"failed: {failure}" if failure else "clean"
    show("\r")
    print(
        f"{game_id}, {players} players: {done} games, {positions} positions, {seconds:.0f} s: {verdict}",
        flush=True,
    )
    return failure


def show(progress: str) -> None:
    if sys.stderr.isatty():
        print(progress, end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Check many random games of every player count.")
    add_game(parser)
    add_options(parser)
    parser.add_argument("--games", type=count, default=10_000, help="games of each player count (10000)")
    parser.add_argument(
        "--positions", type=count_or_none, default=500, help="positions looked at closely (500)"
    )
    parser.add_argument("--seed", type=count_or_none, default=0)
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes (all cores)")
    arguments = parser.parse_args()
    settings = arguments.games, arguments.positions, arguments.seed, arguments.jobs
    counts = title(arguments.game).player_counts
    for players in counts:
        game_of(arguments.game, players, arguments.option)  # before any of them is played
    failures = [check(arguments.game, arguments.option, players, *settings) for players in counts]
    return 1 if any(failures) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BoardwrightError as error:
        sys.exit(str(error))
