"""What a button or a numbered choice says of an action of World Splitters."""

from boardwright.core.lines import Line, Who, counted, signed, spaced
from boardwright.games.world_splitters.data.facts import COLORS, WorldData
from boardwright.games.world_splitters.rules.actions import DIVIDE, Numbers
from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.view.observation import WorldObservation
from boardwright.games.world_splitters.words.names import coins, favor, space


def act_label(observation: WorldObservation, action: int, data: WorldData, numbers: Numbers) -> Line:
    """What choosing it means."""
    plan = data.ground.plan
    if action < numbers.fence:
        return _fence(observation, action - DIVIDE, data)
    if action < numbers.pivot:
        return _fence(observation, action - numbers.fence, data)
    if action < numbers.to:
        return (f"The fence on {plan.borders[action - numbers.pivot]}",)
    if action < numbers.place:
        return _turned(observation, action - numbers.to, data)
    if action < numbers.source:
        return _placing(observation, action - numbers.place, data)
    if action < numbers.bid:
        return _space(action, data, numbers)
    if action < numbers.accept:
        return coins(_amount(action, numbers))
    return _answer(observation, action - numbers.accept)


def ground_of(observation: WorldObservation, data: WorldData) -> Ground:
    """The land as it is now, from the fences that everybody sees."""
    fences = sum(1 << border for border in observation.fences)
    return Ground(data.ground.plan, data.ground.scenery, fences, data.ground.limit)


def _fence(observation: WorldObservation, border: int, data: WorldData) -> Line:
    ground = ground_of(observation, data)
    closed = ground.would_enclose(border)
    return (f"Fence on {data.ground.plan.borders[border]}", *_closing(observation, closed, data))


def _turned(observation: WorldObservation, border: int, data: WorldData) -> Line:
    before = ground_of(observation, data)
    closed = before.turned(observation.pivot, border).newly_enclosed(before)
    return (f"To {data.ground.plan.borders[border]}", *_closing(observation, closed, data))


def _closing(observation: WorldObservation, closed: list[int], data: WorldData) -> Line:
    """Which regions it encloses, and which bonus tiles are won."""
    told: list[Line] = []
    won: set[int] = set()
    for region in closed:
        size = region.bit_count()
        has_tile = observation.tiles[size - 1] < 0 and size not in won
        won.add(size)
        points = f", tile {signed(data.bonus_points[size - 1])}" if has_tile else ""
        told.append((f"encloses {counted(size, 'space')}{points}",))
    return (": ", *spaced(told, "; ")) if told else ()


def _placing(observation: WorldObservation, number: int, data: WorldData) -> Line:
    color = observation.favors[number]
    takes = (", takes a ", *favor(COLORS[color])) if color >= 0 else ()
    return *space(data.ground.plan.spaces[number]), *takes


def _space(action: int, data: WorldData, numbers: Numbers) -> Line:
    firsts = (numbers.obelisk, numbers.remove, numbers.extra, numbers.source)
    first = next(first for first in firsts if action >= first)
    return space(data.ground.plan.spaces[action - first])


def _amount(action: int, numbers: Numbers) -> int:
    firsts = (numbers.hidden, numbers.open, numbers.bid)
    return action - next(first for first in firsts if action >= first)


def _answer(observation: WorldObservation, answer: int) -> Line:
    if answer > 1:
        return ("Return: I pay and place" if answer % 2 else "Accept: I am paid",)
    challenger = observation.challengers[observation.challenge - 1]
    amount = observation.bids[challenger]
    if answer:
        return (f"Return (−{amount}), you place",)
    return f"Accept (+{amount}), ", Who(challenger), " places"
