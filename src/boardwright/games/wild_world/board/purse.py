"""A seat's purse: gold, crystals, evolve tokens, the potion track, symbols, workers."""

from boardwright.core.lines import counted
from boardwright.draw.markup import element, hidden_text, number
from boardwright.games.wild_world.board.icons import digits, icon, icon_at
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.seats import mark
from boardwright.games.wild_world.data.terms import MOST_POTION, REALMS

STEP = 28
"""Between two spaces of the track."""
HEIGHT = 32
UNCOUNTED = ("gold", "potion", "cauldron")
ABOUT = "about-purse"
"""The sheet that says what all of it is for."""


def purse(scene: Scene) -> str:
    """The viewer's own, on one line."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    money = [
        amount("coin", observation.gold[seat], "gold"),
        amount("crystal", observation.crystals[seat], "crystal"),
        amount("evolve", observation.evolve[seat], "evolve token"),
    ]
    to_place, *_ = scene.workers_of(seat)
    workers = element("span", mark(seat), element("b", str(to_place)), " to place")
    return element(
        "div",
        element("span", *money, class_="ww-money", data_about=ABOUT),
        track(observation.cauldron[seat], observation.potion[seat], ABOUT),
        symbols(scene, seat, ABOUT),
        element("span", workers, class_="ww-workers", id=f"supply-{seat}", data_about=ABOUT),
        class_="ww-purse",
    )


def amount(name: str, count: int, thing: str) -> str:
    """An icon with a number; `thing` is what is counted, as it is read out."""
    unit = thing if thing in UNCOUNTED else counted(count, thing).removeprefix(f"{count} ")
    return element(
        "span",
        icon(name),
        element("b", str(count)),
        hidden_text(f" {unit}"),
        class_="ww-amount" if count else "ww-amount none",
    )


def symbols(scene: Scene, seat: int, about: str | None = None) -> str:
    """Own symbols by element (WW-29)."""
    shown = [
        amount(f"disc-{name}", count, f"{name} symbol")
        for name, count in zip(REALMS, scene.observation.symbols[seat])
    ]
    return element(
        "span", *shown, class_="ww-symbols", role="group", aria_label="Own symbols", data_about=about
    )


def track(cauldron: int, potion: int, about: str | None = None) -> str:
    """Cauldron and potion token in one groove; the cauldron's 0 is the first space (WW-7)."""
    width = STEP * MOST_POTION + 34
    groove = element(
        "rect", x=0, y=3, width=width, height=HEIGHT - 6, rx=(HEIGHT - 6) / 2, class_="ww-groove"
    )
    spaces = []
    for space in range(MOST_POTION + 1):
        x = 17 + STEP * space
        if space == cauldron:
            spaces.append(icon_at("cauldron", x, HEIGHT / 2, 22))
        elif space == potion:
            spaces.append(icon_at("potion", x, HEIGHT / 2, 24))
        else:
            spaces.append(digits(str(space), x, HEIGHT / 2, 8.6, "ww-track-number"))
    return element(
        "svg",
        groove,
        *spaces,
        class_="ww-track",
        viewBox=f"0 0 {number(width)} {HEIGHT}",
        role="img",
        aria_label=f"Cauldron {cauldron}, potion {potion}",
        data_about=about,
    )
