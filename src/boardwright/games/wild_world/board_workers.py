"""Workers in the realms: the mark of who stands on a worker space, or what it costs."""

from collections.abc import Iterator
from typing import NamedTuple

from boardwright.draw.markup import element
from boardwright.draw.shapes import use
from boardwright.games.wild_world.actions import REST
from boardwright.games.wild_world.board_icons import digits
from boardwright.games.wild_world.board_scene import Scene
from boardwright.games.wild_world.board_seats import SEATS
from boardwright.games.wild_world.board_space import Space
from boardwright.games.wild_world.position import NOBODY
from boardwright.games.wild_world.terms import WORKER_SPACES


class Places(NamedTuple):
    """Where the worker spaces of a card space lie in a picture."""

    prefix: str
    """Begins the ids of this picture."""
    x: float
    """Of the middle of the first one."""
    y: float
    radius: float
    pitch: float


def workers(scene: Scene, space: Space, places: Places) -> str:
    """The worker spaces of a card space, but for the viewer's workers that can rest."""
    observation = scene.observation
    owners = observation.realms[space.number]
    drawn = []
    for number, x in _columns(scene, places):
        if owners[number] == NOBODY:
            drawn.append(_vacant(scene, space, number, x, places))
        elif not scene.is_legal(_rest(space, number)):
            drawn.append(_mark(space, number, owners[number], x, places))
    return "".join(drawn)


def resting(scene: Scene, space: Space, places: Places) -> str:
    """The viewer's workers there that can move to the island, each a target of its own (WW-39)."""
    return "".join(
        _target(scene, space, number, x, places)
        for number, x in _columns(scene, places)
        if scene.is_legal(_rest(space, number))
    )


def _columns(scene: Scene, places: Places) -> Iterator[tuple[int, float]]:
    used = scene.data.worker_spaces[scene.observation.players]
    return ((number, places.x + places.pitch * number) for number in range(used))


def _rest(space: Space, number: int) -> int:
    return REST + space.number * WORKER_SPACES + number


def _vacant(scene: Scene, space: Space, number: int, x: float, places: Places) -> str:
    """The price; on the one that would be used next, what it costs the viewer."""
    observation = scene.observation
    is_next = observation.realms[space.number].index(NOBODY) == number
    is_told = is_next and bool(observation.tolls) and observation.tolls[space.number] >= 0
    price = observation.tolls[space.number] if is_told else scene.data.tolls[number]
    look = "ww-vacant ww-next" if is_next and space.what == "worker" else "ww-vacant"
    circle = element("circle", cx=x, cy=places.y, r=places.radius, class_=look)
    return circle + digits(str(price), x, places.y, places.radius * 1.04, "ww-price")


def _mark(space: Space, number: int, owner: int, x: float, places: Places) -> str:
    size = places.radius * 2.3
    drawn = use(f"mark-{SEATS[owner]}", x - size / 2, places.y - size / 2, size, size)
    name = f"{places.prefix}worker-{space.number}-{number}-{owner}"
    return element("g", drawn, class_="piece", id=name, data_from=f"{places.prefix}supply-{owner}")


def _target(scene: Scene, space: Space, number: int, x: float, places: Places) -> str:
    seat = scene.observation.seat
    assert seat is not None
    return element(
        "g",
        element("circle", cx=x, cy=places.y, r=places.radius + 3, class_="ww-hit"),
        element("circle", cx=x, cy=places.y, r=places.radius + 3, class_="ww-ring"),
        _mark(space, number, seat, x, places),
        class_="ww-resting legal",
        role="button",
        tabindex="-1",
        id=f"{places.prefix}rest-{space.number}-{number}",
        data_act=f"act-{_rest(space, number)}",
        aria_label=f"Your worker at {scene.names.space(space.number)}: move it to the island",
    )
