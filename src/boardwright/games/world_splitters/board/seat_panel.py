"""The players: what each does now, points, explorers in supply, favors and tiles by colour, the purse."""

from boardwright.core.board import Chair
from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.draw.seats import COLORS as SEAT_COLORS
from boardwright.draw.shapes import picture
from boardwright.games.world_splitters.board.pieces import coin, favor
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.board.seats import SEATS, mark
from boardwright.games.world_splitters.data.facts import COLORS, explorers_each
from boardwright.games.world_splitters.words.prompt import status

DOING_IN_SHORT = {
    "putting up a second fence": "second fence",
    "placing a second explorer": "second explorer",
    "answering a bid": "answering",
    "active player": "active",
    "first challenger": "first bid",
    "second challenger": "second bid",
}
"""What would not fit a line."""


SET_HINT = "A set of red, yellow and green brings 12 points at the end."


def seat_panel(scene: Scene) -> str:
    """All players, the viewer first, then clockwise."""
    seats = [_seat(scene, seat) for seat in scene.seats()]
    look = f"ws-seats of-{scene.observation.players}"
    return element("ul", *seats, class_=look, id="seats", aria_label="Players")


def chip(chair: Chair) -> str:
    """Whether it is the viewer or a bot that sits there."""
    if chair.is_you:
        return element("i", "you")
    return element("i", "bot") if chair.kind == "bot" else ""


def color_counts(scene: Scene, seat: int) -> str:
    """WS-60: favors and bonus tiles by colour."""
    colors = scene.observation.colors[seat]
    counts = [_color_count(scene, color, count) for color, count in enumerate(colors)]
    return element("span", *counts, class_="ws-colors")


def _seat(scene: Scene, seat: int) -> str:
    observation = scene.observation
    look = classes("ws-seat", me=seat == observation.seat, active=seat in observation.actors)
    points = element("b", str(observation.scores[seat]).replace("-", "−"), class_="ws-points")
    unit = hidden_text(" points")
    goods = element(
        "span", _pips(scene, seat), color_counts(scene, seat), _purse(scene, seat), class_="ws-goods"
    )
    home = element("span", mark(seat, "mark large"), id=f"home-{seat}")
    content = home, _words(scene, seat), points, unit, goods
    return element("li", *content, class_=look, id=f"seat-{seat}", data_points=observation.scores[seat])


def _words(scene: Scene, seat: int) -> str:
    chair, letter = scene.chairs[seat], SEATS[seat]
    colour = hidden_text(f", {SEAT_COLORS[letter]} {letter.upper()}")
    name = element("span", element("b", text(chair.name)), colour, chip(chair), class_="ws-name")
    return element("span", name, _doing(scene, seat), class_="ws-words")


def _doing(scene: Scene, seat: int) -> str:
    """What the seat does now, and its complete sets; the line is there even when empty."""
    observation = scene.observation
    is_yours = scene.is_yours and seat == observation.seat
    doing = status(observation, seat)
    words = "your turn" if is_yours else DOING_IN_SHORT.get(doing, doing)
    sets = min(observation.colors[seat])
    made = element("span", counted(sets, "set"), class_="ws-sets", title=SET_HINT) if sets else ""
    return element("small", element("span", text(words)), made, class_=classes("ws-doing", yours=is_yours))


def _pips(scene: Scene, seat: int) -> str:
    """Explorers in the supply; those on the map are pale."""
    left, all_of_them = scene.observation.explorers_left[seat], explorers_each(scene.observation.players)
    pips = [
        picture(f"ws-pip-{SEATS[seat]}", 12, 12, "ws-pip" if pip < left else "ws-pip away")
        for pip in range(all_of_them)
    ]
    said = hidden_text(f"{counted(left, 'explorer')} in the supply")
    short = element("b", str(left), class_="ws-left", aria_hidden="true")
    return element("span", *pips, short, said, class_="ws-pips")


def _color_count(scene: Scene, color: int, count: int) -> str:
    said = hidden_text(f" {scene.color_name(color)}")
    number = element("b", str(count))
    look = classes("ws-color", f"ws-color-{COLORS[color].lower()}", none=not count)
    return element("span", favor(color), number, said, class_=look)


def _purse(scene: Scene, seat: int) -> str:
    """The coins, or the purse from outside (section 9.2)."""
    if not scene.is_purse_open(seat):
        closed = picture("ws-purse", 20, 20, "ws-coin") + hidden_text("coins behind the screen")
        return element("span", closed, class_="ws-purse", title="Coins are behind the screen")
    count = element("b", str(scene.observation.coins[seat])), hidden_text(" coins")
    return element("span", coin(), *count, class_="ws-purse")
