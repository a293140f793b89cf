"""What a fence would do, and why one may not stand: for hover, focus, spoken names and the prompt."""

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.lines import counted
from boardwright.games.world_splitters.board.scene import Scene, spaces_of
from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.rules.position import OBELISK_POINTS, enclosed_points

PLACES = ("first", "second", "third", "fourth", "fifth")


class Closing(NamedTuple):
    """A region that a fence would enclose, and what that is worth as things stand."""

    spaces: tuple[int, ...]
    tile: int
    """Points of the bonus tile that comes with it; 0 if it is gone."""
    census: tuple[int, ...]
    """Explorers in it, by seat."""
    leaders: tuple[int, ...]
    """Those with explorers, first place first."""
    points: tuple[int, ...]
    """What it would score now, by seat."""

    @property
    def size(self) -> int:
        return len(self.spaces)


def closings(scene: Scene, border: int) -> list[Closing]:
    """The regions that the fence which is asked for would enclose on this border."""
    observation, ground = scene.observation, scene.ground
    if observation.phase == "to":
        enclosed = ground.turned(observation.pivot, border).newly_enclosed(ground)
    else:
        enclosed = ground.would_enclose(border)
    won: set[int] = set()
    found = []
    for region in enclosed:
        size = region.bit_count()
        has_tile = observation.tiles[size - 1] < 0 and size not in won  # WS-12: one tile of a size
        won.add(size)
        found.append(_closing(scene, region, scene.data.bonus_points[size - 1] if has_tile else 0))
    return found


def _closing(scene: Scene, region: int, tile: int) -> Closing:
    spaces = spaces_of(region)
    census = scene.census(spaces)
    leaders = scene.leaders(census)
    return Closing(spaces, tile, tuple(census), tuple(leaders), tuple(_points(scene, spaces, census)))


def _points(scene: Scene, spaces: Sequence[int], census: list[int]) -> list[int]:
    """What a region with these explorers scores, by seat, obelisks included."""
    points = enclosed_points(census, len(spaces), scene.observation.track)
    leaders = scene.leaders(census)
    if leaders:
        obelisks = len(set(spaces) & set(scene.observation.obelisks))
        points[leaders[0]] += OBELISK_POINTS * obelisks
    return points


def told_entering(scene: Scene, space: int) -> str:
    """The viewer's place with one more explorer in a region that scores this turn; empty elsewhere.

    Who has none left may move one from the same region, which changes nothing there (WS-38).
    """
    region, seat = scene.region_of(space), scene.observation.seat
    if not region.is_pending or seat is None or not scene.observation.explorers_left[seat]:
        return ""
    census = list(region.explorers)
    census[seat] += 1
    place = PLACES[scene.leaders(census).index(seat)]
    points = _points(scene, region.spaces, census)[seat]
    return f"You would be {place} there: {counted(points, 'point') if points else 'nothing'}."


def free_but_shut_in(scene: Scene) -> list[int]:
    """Free borders in open land where a fence would shut in a loose end."""
    ground = scene.ground
    return [
        border
        for border in range(len(ground.plan.borders))
        if ground.is_free(border) and not ground.is_protected(border) and ground.would_shut_in(border)
    ]


def why_not(scene: Scene, border: int) -> str:
    """Why no fence may be put on this border (WS-09); empty if one may."""
    ground, name = scene.ground, scene.border(border)
    if not ground.is_free(border):
        return f"There is {'a fence' if ground.fences >> border & 1 else 'scenery'} on {name} already."
    if ground.is_protected(border):
        return f"{name} belongs to an enclosed region."
    if not ground.would_shut_in(border):
        return ""
    return f"{name} would shut in the loose end of {_shut_in(ground, border)}."


def _shut_in(ground: Ground, border: int) -> str:
    """The barrier whose loose end would lie inside a small region."""
    after = ground.with_fence(border)
    meeting = [other for other in after.plan.vertices[after.shut_in()[0]] if not after.is_free(other)]
    return after.plan.borders[meeting[0]]


def told_closing(scene: Scene, border: int) -> str:
    """In a few words, as a spoken name continues: `closes 5 spaces, tile 5, 4 points`."""
    parts = []
    for closing in closings(scene, border):
        spaces = f"closes {closing.size} space{'s' if closing.size > 1 else ''}"
        parts.append(f"{spaces}, tile {closing.size}, {closing.tile} points" if closing.tile else spaces)
    return ", and ".join(parts) or "encloses nothing"
