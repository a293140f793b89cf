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

import boardwright
from boardwright.core.titles import title
from boardwright.testing import check_game

CHUNK = 100
"""Games that a process checks at a time."""


Options = dict[str, str]


def check_chunk(
    game_id: str, options: Options, players: int, first: int, games: int, positions: int, seed: int
) -> str:
    """Check games from number `first` on; the failure, or an empty text."""
    try:
        check_game(boardwright.make(game_id, players, **options), games, positions, seed, first)
    except AssertionError as failure:
        return str(failure)
    return ""


def check(
    game_id: str, options: Options, players: int, games: int, positions: int, seed: int, jobs: int
) -> str:
    """Check one player count with a line of progress; the first failure, or an empty text."""
    start = time.monotonic()
    done, failure = 0, ""
    with ProcessPoolExecutor(jobs) as pool:
        chunks = {}
        for first in range(0, games, CHUNK):
            count = min(CHUNK, games - first)
            share = positions * (first + count) // games - positions * first // games
            chunks[pool.submit(check_chunk, game_id, options, players, first, count, share, seed)] = count
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
    parser.add_argument("game", help="id of the game, as splitz")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--games", type=int, default=10_000, help="games of each player count (10000)")
    parser.add_argument("--positions", type=int, default=500, help="positions looked at closely (500)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    arguments = parser.parse_args()
    if not all("=" in option for option in arguments.option):
        parser.error("--option is NAME=VALUE, as edition=FOLDER")
    options = dict(option.split("=", 1) for option in arguments.option)
    settings = arguments.games, arguments.positions, arguments.seed, arguments.jobs
    counts = title(arguments.game).player_counts
    failures = [check(arguments.game, options, players, *settings) for players in counts]
    return 1 if any(failures) else 0


if __name__ == "__main__":
    sys.exit(main())
