"""Moments of Reworld worth a look."""

from boardwright.games.reworld.board.landing import cities_of, would_be_lost
from boardwright.games.reworld.board.payment import ways_to_pay
from boardwright.games.reworld.rules.actions import COUPLE, FLY, MARKER, TASK, TRANSPORT, UNDOCK, USES
from boardwright.games.reworld.view.observation import ReworldObservation
from scenes import Scene, Wanted, actor, first, nobody, not_acting

LONG_NAMES = (
    "Wilhelmina Featherstoneh",
    "Maximiliano Bartholomew X",
    "Ben",
    "Ödön von Horváth Szakács",
)
MODULE = "#mat .port.legal"
DEAR_MODULE = "#mat .port.legal[aria-label*='2 cards']"
MODULE_OUT_OF_REACH = "#mat .port.short"
HELD_CARD = "#goods .hand-card.held"
OPEN_END = "#mat .rw-open-end"
UNIT = "#mat .rw-loose"
OTHERS_ROWS = ".seat-rows, a.seat:not(.me)"


def in_phase(phase: str, taken: int = 0, round: int = 1, is_yours: bool = True) -> Wanted:
    """A question to the viewer, with so many modules taken in a round not before this one."""

    def wanted(seen: ReworldObservation) -> bool:
        enough = seen.round >= round and len(_takers(seen)) >= taken
        return seen.phase == phase and enough and seen.is_yours == is_yours

    return wanted


def _takers(seen: ReworldObservation) -> list[int]:
    return [seat for seat in seen.takers if seat >= 0]


def filling(seen: ReworldObservation) -> bool:
    """Half of the second round's modules have come."""
    return seen.phase == "fill" and seen.round == 2 and sum(kind >= 0 for kind in seen.ports) == 10


def too_dear(seen: ReworldObservation) -> bool:
    """Some modules can be paid for, others not."""
    left = sum(kind >= 0 for kind in seen.ports)
    return in_phase("turn", 4, 2)(seen) and 1 < len(seen.legal) < left


def dear(seen: ReworldObservation) -> bool:
    """A module costs two cards at least."""
    if not in_phase("turn", 6, 2)(seen):
        return False
    ways = [ways_to_pay(seen, action) for action in seen.legal if action < MARKER]
    return any(len(cheapest.cards) == 2 for cheapest, *_ in ways)


def with_marker(seen: ReworldObservation) -> bool:
    """The marker can be taken."""
    return in_phase("turn", 4, 2)(seen) and MARKER in seen.legal


def only_dropping(seen: ReworldObservation) -> bool:
    """No card that is left pays for anything."""
    return in_phase("turn", 4)(seen) and len(seen.legal) == 1 and sum(seen.hand) > 0


def dropped(seen: ReworldObservation) -> bool:
    """The viewer has left the round, the others play on."""
    return seen.phase == "turn" and seen.seat in seen.out and len(_takers(seen)) >= 8 and seen.round >= 3


def with_docked(least: int, uses: tuple[int, ...] = ()) -> Wanted:
    """The viewer is to undock, with so many modules left and open ends for all these uses."""

    def wanted(seen: ReworldObservation) -> bool:
        if seen.phase != "undock" or not seen.is_yours or seen.docked_left(seen.turn) < least:
            return False
        return set(uses) <= {(action - UNDOCK) % USES for action in seen.legal}

    return wanted


def undocking(cities: int) -> Wanted:
    """As `with_docked`, when the viewer has so many cities."""

    def wanted(seen: ReworldObservation) -> bool:
        rich = seen.is_yours and sum(map(bool, seen.cities[seen.turn])) >= cities
        return rich and with_docked(4, (TASK, TRANSPORT))(seen)

    return wanted


def coupling(aboard: int) -> Wanted:
    """The shuttle has so many units, and several could come."""
    return lambda seen: in_phase("couple")(seen) and len(seen.coupled) == aboard and len(seen.legal) > 2


def losing(seen: ReworldObservation) -> bool:
    """A unit that could come has no city."""
    if not in_phase("couple")(seen):
        return False
    cities = cities_of(seen, seen.turn)
    units = [seen.docked[seen.turn][action - COUPLE][-1] for action in seen.legal if action != FLY]
    return any(would_be_lost(unit, seen.coupled, cities) for unit in units)


def settling(seen: ReworldObservation) -> bool:
    """A unit has the choice between cities, and others are closed to it."""
    return in_phase("settle")(seen) and sum(map(bool, seen.cities[seen.turn])) > len(seen.legal)


def watching_chapter_two(seen: ReworldObservation) -> bool:
    """Another undocks, when some ships are taken."""
    return seen.phase == "undock" and not seen.is_yours and sum(owner >= 0 for owner in seen.ship_owners) > 3


def watching_a_transport(seen: ReworldObservation) -> bool:
    """Another has a unit aboard."""
    return seen.phase in ("couple", "settle", "order") and not seen.is_yours and len(seen.coupled) > 0


def all_undocked(seen: ReworldObservation) -> bool:
    """The viewer has nothing docked any more, the others have."""
    return seen.phase == "undock" and seen.seat is not None and not seen.docked_left(seen.seat)


def over(seen: ReworldObservation) -> bool:
    return seen.phase == "over"


SCENES = (
    Scene("filling", 4, first, filling),
    Scene("round_begins", 4, actor, in_phase("turn", round=2)),
    Scene("turn", 3, actor, in_phase("turn", 8, 3)),
    Scene("turn_pointed", 3, actor, in_phase("turn", 8, 3), pointed=MODULE),
    Scene("turn_too_dear", 3, actor, too_dear, pointed=MODULE_OUT_OF_REACH),
    Scene("turn_chosen", 3, actor, in_phase("turn", 8, 3), clicked=(MODULE,)),
    Scene("turn_two_cards", 4, actor, dear, clicked=(DEAR_MODULE,)),
    Scene("turn_laid", 2, actor, dear, clicked=(DEAR_MODULE, HELD_CARD)),
    Scene("turn_marker", 3, actor, with_marker, clicked=("#mat [data-act=act-20]",)),
    Scene("turn_two", 2, actor, in_phase("turn", 10, 4)),
    Scene("top", 3, actor, in_phase("top", 6, 2)),
    Scene("below", 3, actor, in_phase("below", 6, 2)),
    Scene("hide", 4, actor, in_phase("hide", 3, 2)),
    Scene("only_dropping", 3, actor, only_dropping),
    Scene("waiting", 4, not_acting, in_phase("turn", 6, 2, is_yours=False)),
    Scene("waiting_dropped", 3, first, dropped),
    Scene("others_rows", 4, actor, in_phase("turn", 6, 4), clicked=(OTHERS_ROWS,)),
    Scene("spectator", 3, nobody, in_phase("turn", 9, 3, is_yours=False)),
    Scene("chapter_two", 3, actor, with_docked(8)),
    Scene("undock", 4, actor, undocking(2)),
    Scene("undock_chosen", 4, actor, undocking(2), clicked=(OPEN_END,)),
    Scene("undock_two", 2, actor, undocking(4), names=LONG_NAMES),
    Scene("couple", 3, actor, coupling(0)),
    Scene("couple_pointed", 3, actor, coupling(0), pointed=UNIT),
    Scene("couple_second", 2, actor, coupling(1), clicked=(UNIT,)),
    Scene("couple_lost", 2, actor, losing, clicked=("#acts .choice.lost",)),
    Scene("order", 3, actor, in_phase("order")),
    Scene("settle", 2, actor, settling),
    Scene("settle_chosen", 2, actor, settling, clicked=("#mat [data-act]",)),
    Scene("read", 3, actor, in_phase("read")),
    Scene("undock_others", 3, not_acting, watching_chapter_two),
    Scene("transport_others", 3, not_acting, watching_a_transport),
    Scene("undocked", 3, first, all_undocked),
    Scene("others_carrier", 4, actor, undocking(2), clicked=(OTHERS_ROWS,)),
    Scene("carrier_spectator", 4, nobody, watching_chapter_two),
    Scene("over", 4, first, over, LONG_NAMES),
    Scene("over_three", 3, first, over),
    Scene("over_two", 2, first, over),
    Scene("over_spectator", 3, nobody, over),
)
