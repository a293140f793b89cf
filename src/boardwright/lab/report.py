"""What came out of a run of games."""

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any, NamedTuple

from boardwright.lab.build import form


class Played(NamedTuple):
    """One finished game; lists are by seat."""

    scores: list[int]
    ranks: list[int]
    decisions: int
    """The players' decisions, chance apart."""


class Report(NamedTuple):
    """The games of a run, in the order of their numbers."""

    game: str
    ruleset: str
    players: int
    options: Mapping[str, str]
    seed: int
    bots: Sequence[str]
    """By seat."""
    results: Sequence[Played]
    seconds: float

    def __repr__(self) -> str:
        who = ", ".join(self.bots)
        return f"<{len(self.results)} games of {self.game}, seed {self.seed}: {who} won {self.wins()}>"

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
        """The report as JSON-ready values, with what is needed to play the same again."""
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
            "ruleset": self.ruleset,
            "options": dict(self.options),
            "version": version("boardwright"),
            "compiled": form() == "compiled",
            "results": [{"index": index} | played._asdict() for index, played in enumerate(self.results)],
        }


def _won(played: Played, seat: int) -> float:
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0
