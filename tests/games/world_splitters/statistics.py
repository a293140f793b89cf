"""Random games counted as the specification counts them (section 14).

    python -m tests.games.world_splitters.statistics --games 400

prints a line for each map and number of players, to be held against the table there: the least, the
median and the most of turns, fences on the map, regions and the winner's points, and how many games
ended by eight regions, without a legal border and without a fence.
"""

import argparse
from collections import Counter
from statistics import median
from typing import NamedTuple

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.state import CHANCE
from tests.games.world_splitters.scenario import COUNTS, MAPS, make

SMALL_AMOUNT = 3
"""Bids and offers are drawn from 0 to this."""
AMOUNTS = ("bid", "open", "hidden")


class Outcome(NamedTuple):
    """One finished game."""

    turns: int
    fences: int
    regions: int
    points: int
    end: str


def play(map_id: str, players: int, seed: int) -> Outcome:
    """A game of uniform choices, bids and offers apart."""
    game = make(players, map=map_id)
    state, dice = game.new(), Dice(seed)
    events: list[Event] = []
    while state.actors():
        seat = state.actor
        if seat == CHANCE:
            action = state.draw(dice)
        else:
            actions = state.legal_actions(seat)
            if game.action_text(actions[0]).split()[0] in AMOUNTS:
                actions = actions[: SMALL_AMOUNT + 1]
            action = actions[dice.below(len(actions))]
        state.apply(seat, action, events)
    seen = game.observation(state, None)
    reason = next(event.data["reason"] for event in events if event.kind == "stop")
    return Outcome(seen.turn, len(seen.fences), seen.enclosed, max(seen.scores), reason)


def spread(values: list[int]) -> str:
    """`20/26/31`: the least, the median, the most."""
    return f"{min(values)}/{median(values):.0f}/{max(values)}"


def row(map_id: str, players: int, games: int) -> str:
    """The line of the table."""
    played = [play(map_id, players, seed) for seed in range(games)]
    columns = [spread([outcome[column] for outcome in played]) for column in range(4)]
    ends = Counter(outcome.end for outcome in played)
    ways = "/".join(str(ends[way]) for way in ("regions", "no_border", "no_fence"))
    return " | ".join([map_id, str(players), *columns[:2], ways, *columns[2:]])


def main() -> None:
    parser = argparse.ArgumentParser(description="Count random games of World Splitters.")
    parser.add_argument("--games", type=int, default=400, help="for each map and number of players (400)")
    arguments = parser.parse_args()
    print("map | N | turns | fences on map | 8/nb/nf | regions | winner's points")
    for map_id in MAPS:
        for players in COUNTS:
            print(row(map_id, players, arguments.games), flush=True)


if __name__ == "__main__":
    main()
