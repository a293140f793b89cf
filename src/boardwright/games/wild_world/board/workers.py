"""Workers in the realms: the mark of who stands on a worker space, or what it costs."""

from collections.abc import Iterator
from typing import NamedTuple

from boardwright.draw.markup import element
from boardwright.games.wild_world.board.areas import Market
from boardwright.games.wild_world.board.icons import digits
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.seats import mark_at
from boardwright.games.wild_world.board.space import Space
from boardwright.games.wild_world.data.terms import WORKER_SPACES
from boardwright.games.wild_world.rules.actions import REST
from boardwright.games.wild_world.rules.position import NOBODY


class Places(NamedTuple):
    """Where the worker spaces of a card space lie in a picture."""

    prefix: str
    """Begins the ids of this picture."""
    x: float
    """Of the middle of the first one."""
    y: float
    radius: float
    pitch: float


def workers(market: Market, space: Space, places: Places) -> str:
    """The worker spaces of a card space, but for the viewer's workers that can rest.

    Who is on the way to the island still stands there, until it is said where to.
    """
    scene = market.scene
    owners = scene.observation.realms[space.number]
    drawn = []
    for number, x in _columns(scene, places):
        if scene.observation.resting == space.number * WORKER_SPACES + number:
            leaving = _mark(space, number, scene.observation.active, x, places)
            drawn.append(element("g", leaving, class_="ww-leaving"))
        elif owners[number] == NOBODY:
            drawn.append(_vacant(scene, space, number, x, places))
        elif (space.number, number) not in market.resting:
            drawn.append(_mark(space, number, owners[number], x, places))
    return "".join(drawn)


def resting(market: Market, space: Space, places: Places) -> str:
    """The viewer's workers there that can move to the island, each a target of its own (WW-39)."""
    return "".join(
        _target(market, space, number, x, places)
        for number, x in _columns(market.scene, places)
        if (space.number, number) in market.resting
    )


def _columns(scene: Scene, places: Places) -> Iterator[tuple[int, float]]:
    used = scene.data.worker_spaces[scene.observation.players]
    return ((number, places.x + places.pitch * number) for number in range(used))


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
    drawn = mark_at(owner, x, places.y, places.radius * 2.3)
    name = f"{places.prefix}worker-{space.number}-{number}-{owner}"
    return element("g", drawn, class_="piece", id=name, data_from=f"{places.prefix}supply-{owner}")


def _target(market: Market, space: Space, number: int, x: float, places: Places) -> str:
    seat = market.scene.observation.seat
    assert seat is not None
    where = market.scene.names.space(space.number)
    act = REST + space.number * WORKER_SPACES + number
    return element(
        "g",
        element("circle", cx=x, cy=places.y, r=places.radius + 3, class_="ww-hit"),
        element("circle", cx=x, cy=places.y, r=places.radius + 3, class_="ww-ring"),
        _mark(space, number, seat, x, places),
        class_="ww-resting legal",
        **market.area(
            places.prefix,
            f"rest-{space.number}-{number}",
            f"Your worker at {where}: move it to the island",
            act,
        ),
    )
