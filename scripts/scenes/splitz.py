"""Moments of Splitz worth a look."""

from boardwright.games.splitz.view.observation import SplitzObservation
from scenes import Scene, Wanted, actor, first, nobody, not_acting

LONG_NAMES = (
    "Wilhelmina Featherstonehaugh"[:24],
    "Ben",
    "Maximiliano Bartholomew X",
    "Ödön von Horváth Szakács",
)


def in_phase(phase: str, round: int = 4, depth: int = 0) -> Wanted:
    """A position of this phase, from a round on, with so many contests around it."""

    def wanted(seen: SplitzObservation) -> bool:
        return seen.phase == phase and seen.round >= round and len(seen.path) >= depth

    return wanted


def committed(seen: SplitzObservation) -> bool:
    """Everybody but one has voted, the first seat among them."""
    return in_phase("vote", 5)(seen) and len(seen.committed) == 3 and 0 in seen.committed


def settled(seen: SplitzObservation) -> bool:
    """A round is over, the next row not yet dealt, and a part had been contested."""
    return seen.phase == "deal" and len(seen.votings) > 1 and seen.round == 5


def piles(seen: SplitzObservation) -> bool:
    """A late position with a high pile."""
    high = max(seen.count(seat, card) for seat in range(4) for card in range(1, 11))
    return in_phase("vote", 7)(seen) and high >= 7


def many_waiting(seen: SplitzObservation) -> bool:
    return seen.waiting[0] >= 3 and seen.phase in ("divide", "vote")


SCENES = (
    Scene("empty", 4, first, in_phase("lead", 0)),
    Scene("dealing", 4, first, lambda seen: seen.phase == "deal" and len(seen.row) == 4),
    Scene("divide", 4, actor, in_phase("divide", 2)),
    Scene("divide_others", 4, not_acting, in_phase("divide", 3)),
    Scene("vote", 4, actor, in_phase("vote", 5)),
    Scene("vote_three", 3, actor, in_phase("vote", 6)),
    Scene("committed", 4, first, committed),
    Scene("vote_spectator", 4, nobody, in_phase("vote", 5)),
    Scene("revote", 4, actor, in_phase("vote", 4, depth=1)),
    Scene("revote_nested", 4, actor, in_phase("vote", 1, depth=2)),
    Scene("revote_spectator", 4, nobody, in_phase("vote", 6, depth=1)),
    Scene("divide_again", 4, actor, in_phase("divide", 3, depth=1)),
    Scene("joker", 4, actor, in_phase("joker", 6)),
    Scene("joker_others", 4, not_acting, in_phase("joker", 5)),
    Scene("first", 3, actor, in_phase("first", 1)),
    Scene("settled", 4, first, settled),
    Scene("discard", 2, actor, in_phase("discard", 3)),
    Scene("vote_two", 2, actor, in_phase("vote", 4)),
    Scene("waiting", 4, first, many_waiting, seed=299),
    Scene("piles", 4, first, piles, LONG_NAMES),
    Scene("over", 4, first, in_phase("over")),
    Scene("over_two", 2, first, in_phase("over")),
)
