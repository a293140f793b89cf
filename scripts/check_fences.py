"""Hold the fast legality of World Splitters' fences against a plain one, on many random positions.

    python scripts/check_fences.py
    python scripts/check_fences.py --positions 10000 --seed 1

Half of the positions are of the four maps in turn, half of random ones with holes and scenery. Every
difference is printed, in names that a test board understands. Exit status 1 if there is any.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.games.world_splitters.fence_walks import differences, random_land, walk
from tests.games.world_splitters.scenario import MAPS, make

from boardwright.cli.arguments import count, count_or_none
from boardwright.core.dice import Dice
from boardwright.games.world_splitters.rules.ground import Ground


def positions(seed: int) -> Iterator[Ground]:
    """Random walks without end."""
    lands = [make(3, map=name).data.ground for name in MAPS]
    number = 0
    while True:
        yield from walk(lands[number % len(lands)], Dice(seed, 2 * number))
        yield from walk(random_land(Dice(seed + 1, number)), Dice(seed, 2 * number + 1))
        number += 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare two ways to find the legal fences.")
    parser.add_argument("--positions", type=count, default=100_000, help="how many (100000)")
    parser.add_argument("--seed", type=count_or_none, default=0)
    arguments = parser.parse_args()
    start = time.monotonic()
    found = 0
    for number, land in zip(range(1, arguments.positions + 1), positions(arguments.seed)):
        for line in differences(land):
            found += 1
            print(f"{line} on {land.plan.rows}, limit {land.limit}", flush=True)
        if number % 1000 == 0 and sys.stderr.isatty():
            print(f"\r{number} of {arguments.positions} positions", end="", file=sys.stderr, flush=True)
    seconds = time.monotonic() - start
    print(f"{arguments.positions} positions, {seconds:.0f} s: {found or 'no'} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
