"""What may come of the land as the fences stand: what lies round each space, and what one fence closes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from boardwright.games.world_splitters.ground import Ground
from boardwright.games.world_splitters.position import OBELISK_POINTS

MEAN_SIZE: Final = 5.0
"""Spaces of a region, by and large."""
TIE: Final = 0.3
"""What it counts to stand leftmost on the initiative track, in explorers."""
VACANCY: Final = 0.25
"""How much a space where others may still come takes from those who are there."""
REMEMBERED: Final = 1 << 15


@final
class Outlook:
    """A `Ground`, seen by one who wants to stand in regions that will be closed.

    Attributes:
        around: by space, the set of the spaces that two steps reach; 0 for enclosed ones.
        spaces: the spaces of open regions, ascending.
        closings: the regions that a legal fence would enclose; one entry for all fences that do the same.
    """

    __slots__ = ("around", "closings", "spaces")

    def __init__(self, ground: Ground) -> None:
        count = len(ground.plan.spaces)
        self.spaces: list[int] = [space for space in range(count) if not ground.enclosed >> space & 1]
        self.around: list[int] = _two_steps(ground)
        closing = [tuple(ground.would_enclose(border)) for border in ground.legal_fences()]
        self.closings: list[tuple[int, ...]] = [regions for regions in dict.fromkeys(closing) if regions]


def _two_steps(ground: Ground) -> list[int]:
    plan = ground.plan
    count = len(plan.spaces)
    steps: list[list[int]] = [[] for _ in range(count)]
    near = [1 << space for space in range(count)]
    for border, left in enumerate(plan.left):
        right = plan.right[border]
        if ground.is_free(border):
            steps[left].append(right)
            steps[right].append(left)
            near[left] |= 1 << right
            near[right] |= 1 << left
    around = near.copy()
    for space, others in enumerate(steps):
        if ground.enclosed >> space & 1:
            around[space] = 0
            continue
        for other in others:
            around[space] |= near[other]
    return around


@lru_cache(maxsize=REMEMBERED)
def prizes(census: tuple[int, ...], size: int, obelisks: int, track: tuple[int, ...]) -> tuple[float, ...]:
    """By seat, what one space brings if it is enclosed with what lies round it (WS-54 to WS-56).

    Who stands there with most will probably lead: strength is the square of numbers, and vacant
    spaces leave it open. Of land that is larger than a region only a part will be with the space.
    """
    last = len(track) - 1
    strengths = [0.0] * len(track)
    for place, seat in enumerate(track):
        if census[seat]:
            strengths[seat] = (census[seat] + TIE * (last - place) / last) ** 2
    crowd = sum(census)
    total = sum(strengths) + VACANCY * max(size - crowd, 1)
    leads = [strength / total for strength in strengths]
    lead, second = 3 + OBELISK_POINTS * obelisks / size, 2 * crowd / size
    reach = min(1.0, MEAN_SIZE / size)
    return tuple(
        [
            reach * (lead * leads[seat] + second * _comes_second(seat, strengths, leads, total))
            for seat in range(len(track))
        ]
    )


def _comes_second(seat: int, strengths: Sequence[float], leads: Sequence[float], total: float) -> float:
    """How likely the seat comes second: another leads, and among the rest it is this one."""
    if not strengths[seat]:
        return 0.0
    return sum(
        [
            leads[rival] * strengths[seat] / (total - strength)
            for rival, strength in enumerate(strengths)
            if rival != seat and strength
        ]
    )
