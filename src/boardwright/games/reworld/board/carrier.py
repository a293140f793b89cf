"""The mat of Chapter Two: a carrier with its docking area, launch pad, hull and settlement.

Everybody's carriers are in the page and one is shown: the viewer's, the acting seat's for those who
watch, or the one whose link was followed.
"""

from boardwright.draw.markup import classes, element, text
from boardwright.games.reworld.board.docking_area import docking_area
from boardwright.games.reworld.board.launch_pad import launch_pad
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seat_panel import large_view
from boardwright.games.reworld.board.seats import mark
from boardwright.games.reworld.board.settlement import settlement
from boardwright.games.reworld.view.observation import ReworldObservation


def carriers(scene: Scene) -> str:
    """All carriers, the one that is shown unless another is opened first."""
    first, players = shown_first(scene.observation), scene.observation.players
    drawn = [_carrier(scene, (first + step) % players, first) for step in range(players)]
    return element("div", *drawn, class_="rw-carriers", id="carriers")


def shown_first(observation: ReworldObservation) -> int:
    """The seat whose carrier lies on the mat unless another one is opened."""
    return max(observation.turn, 0) if observation.seat is None else observation.seat


def _carrier(scene: Scene, seat: int, first: int) -> str:
    parts = (
        "" if seat == first else _whose(scene, seat, first),
        docking_area(scene, seat),
        launch_pad(scene, seat),
        element("div", class_="rw-hull", aria_hidden="true"),
        settlement(scene, seat),
    )
    name = "Your carrier" if seat == scene.observation.seat else f"{scene.chairs[seat].name}'s carrier"
    look = classes("rw-carrier", first=seat == first)
    return element("div", *parts, class_=look, id=large_view(scene, seat), role="group", aria_label=name)


def _whose(scene: Scene, seat: int, first: int) -> str:
    """Whose carrier has been opened, and the way back."""
    name = element("b", mark(seat), element("bdi", text(scene.chairs[seat].name)))
    left = element("span", f"{scene.observation.docked_left(seat)} docked", class_="rw-aside")
    is_own = first == scene.observation.seat
    back = "Back to yours" if is_own else f"Back to {scene.chairs[first].name}"
    return element("div", name, left, element("a", text(back), href="#table"), class_="rw-whose")
