"""The players: what each does now, score, start marker, and docking rows in small."""

from boardwright.core.board import Chair
from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.draw.seats import COLORS
from boardwright.games.reworld.board.docking import miniature, said_row
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seats import SEATS, mark
from boardwright.games.reworld.board.signs import start_marker
from boardwright.games.reworld.data.tiles import ROWS
from boardwright.games.reworld.words.prompt import has_stopped, status


def seat_panel(scene: Scene) -> str:
    """All players for the rail; others' docking rows in small open large where the viewer's are."""
    seats = [_seat(scene, seat) for seat in scene.seats()]
    return element("div", *seats, class_="seat-panel", id="seats")


def seat_strip(scene: Scene) -> str:
    """The same in one line, where there is no rail beside the board."""
    seats = [_short_seat(scene, seat) for seat in scene.seats()]
    return element("div", *seats, class_="seat-strip")


def large_view(scene: Scene, seat: int) -> str:
    """The id of what shows a seat's carrier in full."""
    return f"rows-of-{seat}" if scene.observation.chapter == 1 else f"carrier-of-{seat}"


def doing(scene: Scene, seat: int) -> str:
    """What a seat does now and what it has left, in a few words."""
    observation = scene.observation
    if observation.is_yours and seat == observation.seat:
        return "your turn"
    now = status(observation, seat)
    if now and seat != observation.turn:
        return now  # it has dropped out, or its carrier is empty
    left = (
        counted(observation.hand_sizes[seat], "card")
        if observation.chapter == 1
        else counted(observation.docked_left(seat), "module")
    )
    return f"{now}, {left}" if now else left


def shortly(scene: Scene, seat: int) -> str:
    """The same where there is room for a word or two only."""
    observation = scene.observation
    if observation.is_yours and seat == observation.seat:
        return "your turn"
    if observation.chapter == 1:
        return "out" if has_stopped(observation, seat) else counted(observation.hand_sizes[seat], "card")
    left = observation.docked_left(seat)
    return f"{left} left" if left else "empty"


def chip(chair: Chair) -> str:
    """Whether it is the viewer or a bot that sits there."""
    if chair.is_you:
        return element("i", "you")
    return element("i", "bot") if chair.kind == "bot" else ""


def _seat(scene: Scene, seat: int) -> str:
    look = classes("seat", me=seat == scene.observation.seat)
    content = mark(seat, "mark large"), _words(scene, seat, is_short=False), _score(scene, seat)
    rows = "" if seat == scene.observation.seat else _rows(scene, seat)
    return element("div", *content, rows, class_=look, id=f"seat-{seat}")


def _short_seat(scene: Scene, seat: int) -> str:
    look = classes("seat", me=seat == scene.observation.seat)
    content = mark(seat), _words(scene, seat, is_short=True), _score(scene, seat)
    own_id = f"n-seat-{seat}"
    if seat == scene.observation.seat:
        return element("a", *content, class_=look, id=own_id, href="#table")
    return element("a", *content, class_=look, id=own_id, href=f"#{large_view(scene, seat)}")


def _words(scene: Scene, seat: int, is_short: bool) -> str:
    chair, letter = scene.chairs[seat], SEATS[seat]
    owner = start_marker("start marker") if seat == scene.observation.marker else ""
    colour = hidden_text(f", {COLORS[letter]} {letter.upper()}")
    name = element("b", text(chair.name)), colour, "" if is_short else chip(chair), owner
    is_yours = scene.observation.is_yours and seat == scene.observation.seat
    now = element(
        "small",
        text(shortly(scene, seat) if is_short else doing(scene, seat)),
        class_=classes("doing", yours=is_yours),
    )
    return element(
        "span", element("span", *name, class_="seat-name"), hidden_text(": "), now, class_="seat-words"
    )


def _score(scene: Scene, seat: int) -> str:
    return element("span", str(scene.observation.scores[seat]), hidden_text(" points"), class_="seat-points")


def _rows(scene: Scene, seat: int) -> str:
    said = [element("li", text(said_row(scene, seat, row))) for row in range(ROWS)]
    heard = element("ul", *said, class_="vh")
    label = hidden_text(f"Show the carrier of {scene.chairs[seat].name} large")
    link = element("a", miniature(scene, seat), label, href=f"#{large_view(scene, seat)}", class_="seat-rows")
    return link + heard
