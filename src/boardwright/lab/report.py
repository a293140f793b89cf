"""What came out of a run of games."""

from collections.abc import Sequence
from typing import Any, NamedTuple


class Played(NamedTuple):
    """One finished game; lists are by seat."""

    scores: list[int]
    ranks: list[int]
    decisions: int
    """The players' decisions, chance apart."""


class Report(NamedTuple):
    """The games of a run, in the order of their numbers."""

    game: str
    players: int
    seed: int
    bots: Sequence[str]
    """By seat."""
    results: Sequence[Played]
    seconds: float

    def mean_scores(self) -> list[float]:
        """Points a game, by seat."""
        return [
            sum(played.scores[seat] for played in self.results) / len(self.results)
            for seat in range(self.players)
        ]

    def wins(self) -> list[float]:
        """First places by seat; one shared by k players counts 1/k for each."""
        return [sum(_won(played, seat) for played in self.results) for seat in range(self.players)]

    def decisions(self) -> int:
        """The players' decisions of all games together."""
        return sum(played.decisions for played in self.results)

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON-ready values."""
        return {
            "game": self.game,
            "players": self.players,
            "games": len(self.results),
            "seed": self.seed,
            "bots": list(self.bots),
            "mean_scores": self.mean_scores(),
            "wins": self.wins(),
            "decisions": self.decisions(),
            "seconds": round(self.seconds, 3),
            "results": [played._asdict() for played in self.results],
        }


def _won(played: Played, seat: int) -> float:
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0
