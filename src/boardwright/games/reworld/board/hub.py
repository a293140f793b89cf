"""The hub of the station: the round with what terrabots score, the bag, the place of the start marker."""

from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.markup import element, text
from boardwright.draw.shapes import use
from boardwright.games.reworld.board.art import drawn_number, piece
from boardwright.games.reworld.board.cards import officer_back
from boardwright.games.reworld.board.frame import Frame
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seats import SEATS
from boardwright.games.reworld.rules.actions import MARKER
from boardwright.games.reworld.rules.position import NOBODY


def wide_hub(scene: Scene, frame: Frame) -> str:
    """A hub of 676 x 68 in the middle of the station."""
    observation = scene.observation
    modules = "1 module" if observation.bag_left == 1 else f"{observation.bag_left} modules"
    return "".join(
        [
            _words(158, 176, f"Round {observation.round}", "terrabot value"),
            _values(scene, 272, 161, 36, 42),
            element("g", officer_back(528, 154, 40), id=f"{frame.prefix}bag"),
            _words(580, 176, modules, "left in the bag"),
            _marker(scene, frame, 706, 154, 40),
            _words(760, 176, "Start marker", _marker_words(scene)),
        ]
    )


def narrow_hub(scene: Scene, frame: Frame) -> str:
    """A hub of 340 x 64: the bag is left out."""
    observation = scene.observation
    points = observation.terrabot_points[observation.round - 1]
    return "".join(
        [
            element("text", f"Round {observation.round}", x=12, y=107, class_="hub-title"),
            element("text", f"terrabots +{points}", x=82, y=107, class_="hub-words"),
            _values(scene, 12, 118, 26, 32),
            element("g", id=f"{frame.prefix}bag"),
            _marker(scene, frame, 234, 100, 36),
            _words(280, 122, "Marker", _marker_words(scene, is_short=True)),
        ]
    )


def _words(x: float, y: float, title: str, words: str) -> str:
    first = element("text", text(title), x=x, y=y, class_="hub-title")
    return first + element("text", text(words), x=x, y=y + 19, class_="hub-words")


def _values(scene: Scene, x: float, y: float, width: float, height: float) -> str:
    """What a terrabot scores in each round (RW-24); this one's is filled and underlined."""
    observation = scene.observation
    drawn = []
    for number, points in enumerate(observation.terrabot_points):
        left = x + number * (width + 6 if width > 30 else width + 4)
        is_now = number + 1 == observation.round
        look = "round-plate now" if is_now else "round-plate"
        drawn.append(element("rect", x=left, y=y, width=width, height=height, rx=width / 4.5, class_=look))
        ink = "round-ink now" if is_now else "round-ink"
        drawn.append(drawn_number(points, ink, left + width / 2, y + height / 2, height * 0.45))
        if is_now:
            line = f"M{left + width * 0.25:g} {y + height + 4:g}H{left + width * 0.75:g}"
            drawn.append(element("path", d=line, class_="round-line"))
    said = ", ".join(map(str, observation.terrabot_points))
    label = f"Points for a terrabot by round: {said}; this is round {observation.round}"
    return element("g", *drawn, role="img", aria_label=label)


def _marker(scene: Scene, frame: Frame, x: float, y: float, width: float) -> str:
    """The place beside the ring where a hidden card is laid for the start marker (RW-25)."""
    observation = scene.observation
    height = width * HEIGHT / WIDTH
    own_id = f"{frame.prefix}marker-place"
    if observation.hidden_by != NOBODY:
        source = f"{frame.prefix}seat-{observation.hidden_by}"
        card = piece(f"{frame.prefix}hidden-{observation.round}", x, y, officer_back(0, 0, width), source)
        mark = use(f"mark-{SEATS[observation.hidden_by]}", x + width / 2 - 9, y + height / 2 - 9, 18, 18)
        label = f"The start marker was taken by {scene.who(observation.hidden_by)}"
        return element("g", card, mark, id=own_id, role="img", aria_label=label)
    place = element("rect", x=x, y=y, width=width, height=height, rx=6, class_="marker-space")
    size = width * 0.66
    star = use("rw-start-marker", x + (width - size) / 2, y + (height - size) / 2, size, size)
    if MARKER not in observation.legal:
        return element("g", place, star, id=own_id, role="img", aria_label="Start marker, free")
    ring = element("rect", x=x - 3.5, y=y - 3.5, width=width + 7, height=height + 7, rx=9, class_="ring")
    return element(
        "g",
        ring,
        place,
        star,
        id=own_id,
        class_="marker-place legal",
        role="button",
        tabindex=0,
        aria_label="Start marker, free: lay any card face down, 1 point",
        aria_pressed="false",
        data_act=f"act-{MARKER}",
        data_view="offer-marker",
    )


def _marker_words(scene: Scene, is_short: bool = False) -> str:
    observation = scene.observation
    if observation.hidden_by == NOBODY:
        return "free, +1" if is_short else "free, +1 point"
    if observation.own_hidden_card:
        return f"yours, for a {observation.own_hidden_card}"
    return "taken" if is_short else "taken, hidden card"
