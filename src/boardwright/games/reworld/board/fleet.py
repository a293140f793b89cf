"""The population ships in table order: how far the viewer is with each, and the nearest opponent."""

from boardwright.draw.markup import element
from boardwright.games.reworld.board.carrier import shown_first
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.ships import Nearest, open_ship, taken_ship
from boardwright.games.reworld.data.facts import SHIPS
from boardwright.games.reworld.data.ships import ALL_ROWS
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.ships import purpose_of_ship


def fleet(scene: Scene) -> str:
    """All ships; the place of a taken one stays."""
    items = [element("li", _ship(scene, ship), id=f"ship-{ship}") for ship in range(len(SHIPS))]
    return element("ul", *items, class_="rw-fleet", aria_label="Population ships")


def _ship(scene: Scene, ship: int) -> str:
    observation = scene.observation
    owner = observation.ship_owners[ship]
    if owner >= 0:
        chair = scene.chairs[owner]
        return taken_ship(ship, scene.data, owner, chair.name, chair.is_you)
    own = shown_first(observation)
    progress, nearest = _progress(observation, ship, own), _nearest(scene, ship)
    hint = f"{purpose_of_ship(ship, scene.data)} Now {scene.who(own)} {progress}"
    if nearest:
        hint += f", best opponent {nearest.name} {nearest.progress}"
    return open_ship(ship, scene.data, progress, nearest, f"{hint}.")


def _nearest(scene: Scene, ship: int) -> Nearest | None:
    """The opponent who lacks least, among those who have a turn left (RW-70, RW-75)."""
    observation = scene.observation
    own = shown_first(observation)
    rivals = [seat for seat in range(observation.players) if seat != own and _has_a_turn(observation, seat)]
    if not rivals:
        return None
    rival = min(rivals, key=lambda seat: _lacks(observation, ship, seat))
    measure = observation.ship_measures[ship][rival]
    return Nearest(rival, scene.chairs[rival].name, str(measure))


def _has_a_turn(observation: ReworldObservation, seat: int) -> bool:
    return seat == observation.turn or observation.docked_left(seat) > 0


def _lacks(observation: ReworldObservation, ship: int, seat: int) -> int:
    measure = observation.ship_measures[ship][seat]
    return measure if ship <= ALL_ROWS else observation.thresholds[ship] - measure


def _progress(observation: ReworldObservation, ship: int, seat: int) -> str:
    """`5 left` for an empty row, else `3/8`."""
    measure = observation.ship_measures[ship][seat]
    return f"{measure} left" if ship <= ALL_ROWS else f"{measure}/{observation.thresholds[ship]}"
