"""Random positions of fences, and what `Ground` and `SlowGround` say otherwise in them."""

from collections.abc import Iterable, Iterator

from boardwright.core.dice import Dice
from boardwright.games.world_splitters.data.plan import Plan
from boardwright.games.world_splitters.rules.ground import Ground
from tests.games.world_splitters.slow_ground import Border, Cell, SlowGround, border, cell


def differences(ground: Ground) -> list[str]:
    """What the engine's land says otherwise; none are expected."""
    plan = ground.plan
    names = [border(name) for name in plan.borders]
    cells = [cell(name) for name in plan.spaces]

    def cells_of(spaces: int) -> set[Cell]:
        return {cells[space] for space in range(len(cells)) if spaces >> space & 1}

    def named(borders: int) -> list[str]:
        return [name for number, name in enumerate(plan.borders) if borders >> number & 1]

    slow = SlowGround(plan.rows, named(ground.scenery), named(ground.fences), ground.limit)
    legal = slow.legal_fences()
    closing = {number: [*map(cells_of, ground.would_enclose(number))] for number in ground.legal_fences()}
    before = slow.enclosed(slow.barriers)
    pairs = {
        "regions": (_sorted(map(cells_of, ground.regions)), _sorted(slow.regions(slow.barriers))),
        "enclosed spaces": (cells_of(ground.enclosed), set().union(*before)),
        "soundness": (ground.is_sound, slow.is_sound(slow.barriers)),
        "legal fences": ({names[number] for number in ground.legal_fences()}, legal),
        "regions that fences enclose": (
            {names[number]: _sorted(parts) for number, parts in closing.items() if parts},
            {fence: _sorted(parts) for fence in legal if (parts := _new(slow, before, fence))},
        ),
        "turns": (
            {
                names[number]: {names[to] for to in ground.pivots(number)}
                for number in range(len(names))
                if ground.pivots(number)
            },
            slow.turns(),
        ),
    }
    return [
        f"{what}: {fast} and not {slow_one}, with fences {' '.join(named(ground.fences))}"
        for what, (fast, slow_one) in pairs.items()
        if fast != slow_one
    ]


def _new(slow: SlowGround, before: list[set[Cell]], fence: Border) -> list[set[Cell]]:
    return [region for region in slow.enclosed(slow.barriers | {fence}) if region not in before]


def _sorted(regions: Iterable[set[Cell]]) -> list[list[Cell]]:
    return sorted(sorted(region) for region in regions)


def walk(ground: Ground, dice: Dice) -> Iterator[Ground]:
    """Positions one after another, until no fence is legal: fences are put up and turned at random.

    Each walk has its own taste: for fences that touch others, which makes long walls and rings, and
    against those that enclose, which leaves much land open.
    """
    touching, closing = dice.below(4), dice.below(4)
    while True:
        yield ground
        turning = [number for number in range(len(ground.plan.borders)) if ground.pivots(number)]
        if turning and not dice.below(4):
            fence = turning[dice.below(len(turning))]
            targets = ground.pivots(fence)
            ground = ground.turned(fence, targets[dice.below(len(targets))])
            continue
        legal = ground.legal_fences()
        if not legal:
            return
        if dice.below(4) < closing:
            legal = [number for number in legal if not ground.would_enclose(number)] or legal
        if dice.below(4) < touching:
            legal = [number for number in legal if _touches(ground, number)] or legal
        ground = ground.with_fence(legal[dice.below(len(legal))])


def _touches(ground: Ground, border: int) -> bool:
    plan = ground.plan
    meeting = (*plan.vertices[plan.tail[border]], *plan.vertices[plan.head[border]])
    return any(ground.barriers >> other & 1 for other in meeting)


def random_land(dice: Dice) -> Ground:
    """A map of another shape and size, with holes, scenery and a limit of its own.

    Half of them have single holes in their midst, so that regions go round them.
    """
    width, height = 3 + dice.below(6), 3 + dice.below(5)
    holes, has_islands = dice.below(4), dice.below(2)

    def sign(column: int, row: int) -> str:
        if has_islands:
            return "#" if column % 2 and row % 2 and dice.below(2) else "."
        return "#" if dice.below(12) < holes else "."

    plan = Plan(["".join(sign(column, row) for column in range(width)) for row in range(height)])
    scenery = sum(1 << border for border in range(len(plan.borders)) if not dice.below(15))
    land = Ground(plan, scenery, 0, 3 + dice.below(10))
    return land if land.is_sound else Ground(plan, 0, 0, land.limit)
