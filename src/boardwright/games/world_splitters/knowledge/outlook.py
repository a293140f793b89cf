"""What may come of the land as the fences stand: what lies round each space, and what one fence closes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.rules.position import OBELISK_POINTS

MEAN_SIZE: Final = 5.0
"""Spaces of a region, by and large."""
SHARE: Final = 2.0
"""The chance to lead grows with the square of the explorers that are there."""
SURE: Final = 6.0
"""It grows faster by so many powers when the game ends at once: then who has most leads."""
NEWCOMERS: Final = 3.0
"""How much those who are not there yet count in open land at the start, as much as explorers squared."""
TIE: Final = 0.3
"""What it counts to stand leftmost on the initiative track, in explorers."""
VACANCY: Final = 0.25
"""The same for a space where others may still come, before a region is enclosed."""
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

    Vacant spaces leave open who will lead. Of land that is larger than a region only a part will be
    enclosed with the space.
    """
    crowd = sum(census)
    leads, seconds = places(census, track, SHARE, VACANCY * max(size - crowd, 1))
    first, second = 3 + OBELISK_POINTS * obelisks / size, 2 * crowd / size
    reach = min(1.0, MEAN_SIZE / size)
    return tuple([reach * (first * lead + second * after) for lead, after in zip(leads, seconds)])


def open_prizes(census: Sequence[int], size: int, track: Sequence[int], left: float) -> list[float]:
    """By seat, what an open region brings at the end (WS-62), of which so much of the game is away."""
    power = SHARE + SURE * (1 - left)
    leads, seconds = places(census, track, power, NEWCOMERS * left)
    return [2 * size * lead + sum(census) * after for lead, after in zip(leads, seconds)]


def places(
    census: Sequence[int], track: Sequence[int], power: float, doubt: float
) -> tuple[list[float], list[float]]:
    """By seat, how likely it will have most and second most explorers.

    The chance to lead grows with this power of their number; `doubt` is a share for nobody who is there.
    """
    last = len(track) - 1
    strengths = [0.0] * len(track)
    for place, seat in enumerate(track):
        if census[seat]:
            strengths[seat] = (census[seat] + TIE * (last - place) / last) ** power
    total = sum(strengths) + doubt
    leads = [strength / total if strength else 0.0 for strength in strengths]
    seconds = [0.0] * len(track)
    present = [seat for seat in track if census[seat]]
    for seat in present:
        for rival in present:
            if rival != seat:
                seconds[seat] += leads[rival] * strengths[seat] / (total - strengths[rival])
    return leads, seconds
