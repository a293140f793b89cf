"""Moments of World Splitters worth a look."""

from boardwright.games.world_splitters.view.observation import WorldObservation
from scenes import Scene, Wanted, actor, first, nobody, not_acting

LONG_NAMES = (
    "Wilhelmina Featherstoneh",
    "Maximiliano Bartholomew X",
    "Ben",
    "Ödön von Horváth Szakács",
    "Konstantina Papadopoulou",
)
BORDER = "#targets .legal"
CLOSING_BORDER = "#targets .closing"
SPACE = "#targets .ws-space"
AMOUNT = "#acts .ws-amount-choice >> nth=2"
CARD = "#acts .ws-card"
KANAL = (("map", "kanal"),)
GIMMICKS = (("map", "gimmicks"),)
POMPA = (("map", "pompa"),)
OPEN_PURSES = (("purses", "open"),)


def in_phase(phase: str, turn: int = 1, is_yours: bool = True, enclosed: int = 0) -> Wanted:
    """A question to the viewer, in a turn and with so many regions not before these."""

    def wanted(seen: WorldObservation) -> bool:
        enough = seen.turn >= turn and seen.enclosed >= enclosed
        return seen.phase == phase and enough and (seen.seat in seen.actors) == is_yours

    return wanted


def pending(phase: str) -> Wanted:
    """A region with explorers of two players will score at the end of this turn."""

    def wanted(seen: WorldObservation) -> bool:
        shared = [
            region for region in seen.regions if region.is_pending and sum(map(bool, region.explorers)) > 1
        ]
        return in_phase(phase)(seen) and bool(shared)

    return wanted


def committed(seen: WorldObservation) -> bool:
    """The viewer has bid, others have not."""
    return seen.phase == "bid" and seen.own_bid >= 0 and seen.turn >= 4


def rich(seen: WorldObservation) -> bool:
    """The viewer bids, and has more coins than fit a row."""
    return in_phase("bid")(seen) and seen.seat is not None and seen.coins[seen.seat] > 20


def over(seen: WorldObservation) -> bool:
    return seen.phase == "over"


SCENES = (
    Scene("start_nuta", 4, actor, in_phase("divide")),
    Scene("start_kanal", 4, actor, in_phase("divide"), options=KANAL),
    Scene("start_gimmicks", 4, actor, in_phase("divide"), options=GIMMICKS),
    Scene("start_pompa", 4, actor, in_phase("divide"), options=POMPA),
    Scene("divide", 4, actor, in_phase("divide", 12, enclosed=2)),
    Scene("divide_pointed", 4, actor, in_phase("divide", 12, enclosed=2), pointed=CLOSING_BORDER),
    Scene("divide_chosen", 4, actor, in_phase("divide", 12, enclosed=2), clicked=(CLOSING_BORDER,)),
    Scene("divide_others", 3, not_acting, in_phase("divide", 8, is_yours=False)),
    Scene("bid", 4, actor, in_phase("bid", 8)),
    Scene("bid_chosen", 4, actor, in_phase("bid", 8), clicked=(AMOUNT,)),
    Scene("bid_rich", 5, actor, rich, options=KANAL),
    Scene("committed", 4, first, committed),
    Scene("answer", 4, actor, in_phase("answer", 10)),
    Scene("answer_chosen", 4, actor, in_phase("answer", 10), clicked=(CARD,)),
    Scene("answer_pending", 5, actor, pending("answer"), names=LONG_NAMES),
    Scene("place", 3, actor, in_phase("place", 6), clicked=(SPACE,), options=POMPA),
    Scene("source", 2, actor, in_phase("source", 6)),
    Scene("fence", 3, actor, in_phase("fence", 6, enclosed=1), options=KANAL),
    Scene("extra", 3, actor, in_phase("extra", 4)),
    Scene("remove", 3, actor, in_phase("remove"), options=KANAL),
    Scene("pivot", 4, actor, in_phase("pivot", 5), options=GIMMICKS),
    Scene("turned", 4, actor, in_phase("to", 5), options=GIMMICKS),
    Scene("obelisk", 3, actor, in_phase("obelisk", 4), options=POMPA),
    Scene("open_offer", 2, actor, in_phase("open", 4)),
    Scene("hidden_offer", 2, actor, in_phase("hidden", 6)),
    Scene("reply_open", 2, actor, in_phase("reply_open", 4)),
    Scene("reply_hidden", 2, actor, in_phase("reply_hidden", 4)),
    Scene("spectator", 5, nobody, in_phase("answer", 12, is_yours=False), options=(*POMPA, *OPEN_PURSES)),
    Scene("over", 4, first, over, LONG_NAMES),
    Scene("over_two", 2, first, over),
    Scene("over_pompa", 5, nobody, over, options=POMPA),
)
