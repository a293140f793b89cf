"""Points, places and what a game conserves."""

from collections.abc import Mapping

from boardwright.core.state import OVER
from boardwright.testing.situation import Situation


def check_length(at: Situation) -> None:
    """The players are not asked more often than the game says."""
    most = at.game.max_decisions
    at.require(at.decisions <= most, f"more than {most} decisions were asked")


def check_conserved(at: Situation, totals: Mapping[str, int]) -> None:
    """What the game conserves is as it was at the start, and nothing is negative."""
    now = at.game.conserved(at.state)
    for name, total in now.items():
        at.require(total >= 0, f"{name} is negative: {total}")
    changed = [name for name in totals.keys() | now.keys() if totals.get(name) != now.get(name)]
    at.require(not changed, f"not conserved: {', '.join(sorted(changed))}")


def check_standing(at: Situation) -> None:
    """Places follow one order of the seats, equal ones share a place and the next are skipped."""
    players = at.game.players
    ranks = at.state.ranking()
    at.require(len(at.state.scores()) == players, "scores do not name every seat once")
    at.require(len(ranks) == players, "places do not name every seat once")
    if players > 1:
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        at.require(ranks == places, f"places {ranks} should be counted as {places}")


def check_end(at: Situation) -> None:
    """Places and returns of a finished game."""
    if at.state.actor == OVER:
        check_standing(at)
        check_returns(at)


def check_returns(at: Situation) -> None:
    """At the end returns sum to 0, and follow the places."""
    ranks, returns = at.state.ranking(), at.state.returns()
    at.require(len(returns) == at.game.players, "returns do not name every seat once")
    at.require(all(-1 <= value <= 1 for value in returns), f"returns leave -1 to 1: {returns}")
    if at.game.players == 1:
        at.require(returns in ([1.0], [-1.0]), f"alone one wins or loses, not {returns}")
        return
    at.require(abs(sum(returns)) < 1e-9, f"returns do not sum to 0: {returns}")
    pairs = [(a, b) for a in range(len(ranks)) for b in range(len(ranks))]
    follow = all((ranks[a] < ranks[b]) == (returns[a] > returns[b]) for a, b in pairs)
    at.require(follow, f"returns {returns} do not follow the places {ranks}")
