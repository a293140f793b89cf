"""Games counted as the specification counts them (section 11).

    python -m tests.games.wild_world.statistics --games 400

prints for each number of players and each way to play (by chance, keenly, slowly) what the table there
lists: turns a player, decisions a game, options at TURN, the longest round, monsters, workers, scores.
"""

import argparse
from collections import Counter
from statistics import fmean
from typing import NamedTuple

from tests.games.wild_world.playing import ANYTIME, Choose, by_chance, keenly, play, slowly
from tests.games.wild_world.scenario import PLAYERS, make

WAYS: dict[str, Choose] = {"by chance": by_chance, "keenly": keenly, "slowly": slowly}


class Outcome(NamedTuple):
    """One finished game."""

    turns: float
    """A player's, on average."""
    longest_round: int
    """Turns of all players in it."""
    decisions: int
    anytime: int
    options: list[int]
    """At each TURN."""
    defeated: float
    """Monsters, a player."""
    workers: float
    substitutes: int
    empty_decks: int
    scores: list[int]
    sources: list[list[int]]
    """By seat (WW-47)."""
    winner: int
    """Places after the starting player of the first round."""


def outcome(players: int, choose: Choose, seed: int, sides: str = "A") -> Outcome:
    """A game of this way of playing."""
    game = make(players, sides=sides)
    turns: list[int] = []
    options: list[int] = []
    kinds: Counter[str] = Counter()
    decisions = anytime = first = 0
    state = game.new()
    for now, events, seat, option in play(game, choose, seed):
        state = now
        decisions += seat >= 0
        anytime += option.split()[0] in ANYTIME
        for event in events:
            kinds[event.kind] += 1
            if event.kind == "round":
                turns.append(0)
            elif event.kind in ("end", "idle"):
                turns[-1] += 1
            elif event.kind == "starter":
                first = event.data["seat"]
        seen = game.observation(now, now.actor if now.actor >= 0 else None)
        if seen.phase == "turn":
            options.append(len(seen.legal))
    end = game.observation(state, None)
    return Outcome(
        sum(turns) / players,
        max(turns),
        decisions,
        anytime,
        options,
        kinds["fight"] / players,
        fmean(end.workers),
        kinds["substitute"],
        end.deck_sizes.count(0),
        list(end.scores),
        [list(points) for points in end.sources],
        (end.ranks.index(1) - first) % players,
    )


def lines(players: int, way: str, games: int) -> list[str]:
    """The figures of one number of players and one way to play."""
    played = [outcome(players, WAYS[way], seed) for seed in range(games)]
    turns = [game.turns for game in played]
    decisions = [game.decisions for game in played]
    options = [count for game in played for count in game.options]
    scores = [score for game in played for score in game.scores]
    sources = [points for game in played for points in game.sources]
    wins = Counter(game.winner for game in played)
    return [
        f"{players} players, {way}, {games} games",
        f"  turns a player {fmean(turns):.1f} ({min(turns):.1f} to {max(turns):.1f}), "
        f"longest round {max(game.longest_round for game in played)} turns in all",
        f"  decisions {fmean(decisions):.0f} (at most {max(decisions)}), "
        f"anytime {fmean(game.anytime for game in played):.0f} "
        f"(at most {max(game.anytime for game in played)})",
        f"  options at TURN {fmean(options):.1f} (at most {max(options)})",
        f"  monsters {fmean(game.defeated for game in played):.2f} a player, workers "
        f"{fmean(game.workers for game in played):.2f}, substitutes {sum(g.substitutes for g in played)}, "
        f"games with an empty deck {sum(game.empty_decks > 0 for game in played)}",
        f"  scores {fmean(scores):.1f} ({min(scores)} to {max(scores)}); by source "
        + " ".join(f"{fmean(column):.1f}" for column in zip(*sources)),
        "  wins by place after the starting player " + " ".join(str(wins[place]) for place in range(players)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Count games of Wild World.")
    parser.add_argument("--games", type=int, default=400, help="for each way and number of players (400)")
    arguments = parser.parse_args()
    for way in WAYS:
        for players in PLAYERS:
            print(*lines(players, way, arguments.games), sep="\n", flush=True)


if __name__ == "__main__":
    main()
