"""How long a game of Splitz can last (specification, "Termination and bounds")."""

from itertools import combinations

from boardwright.games.splitz.data.facts import SplitzData


def max_decisions(data: SplitzData, players: int) -> int:
    """The most decisions that players can be asked for in one game.

    Every JOKER or FIRST places at least one joker for good.
    """
    known: dict[tuple[int, int], int] = {}
    thrown_out = players in data.discard_step_players
    rounds = sum(_longest_row(size, players, thrown_out, known) for size in data.rows(players))
    return rounds + data.deck[0]


def _longest_row(size: int, players: int, thrown_out: bool, known: dict[tuple[int, int], int]) -> int:
    if not thrown_out:
        return _longest(size, players, known)
    asked = players + 1 + (size > 3)
    return asked + max(
        _longest_contests((kept[0], kept[1]), players, known)
        for division in _divisions(size)
        for kept in combinations(division, 2)
    )


def _longest(size: int, claimants: int, known: dict[tuple[int, int], int]) -> int:
    """Most decisions to settle a part of this size among this many claimants."""
    if size == 1 or claimants < 2:
        return 0
    if size < 4:
        return claimants  # divided without asking; the parts are single cards
    if (size, claimants) not in known:
        deepest = max(_longest_contests(parts, claimants, known) for parts in _divisions(size))
        known[size, claimants] = 1 + claimants + deepest
    return known[size, claimants]


def _longest_contests(sizes: tuple[int, ...], claimants: int, known: dict[tuple[int, int], int]) -> int:
    if not sizes:
        return 0
    return max(
        _longest(sizes[0], here, known) + _longest_contests(sizes[1:], claimants - here, known)
        for here in range(claimants + 1)
    )


def _divisions(size: int) -> list[tuple[int, int, int]]:
    return [(i, j - i, size - j) for i in range(1, size - 1) for j in range(i + 1, size)]
