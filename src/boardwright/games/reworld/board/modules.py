"""Modules that lie somewhere on a carrier: pictures whose id tells the place, so that they can move."""

from boardwright.draw.icons import icon
from boardwright.draw.markup import classes, element
from boardwright.draw.shapes import use
from boardwright.games.reworld.board.signs import SMALL_SIGN
from boardwright.games.reworld.board.tiles import SIZE
from boardwright.games.reworld.data.tiles import KINDS, LETTERS


def module(kind: int, place: str, class_: str = "", hint: str | None = None) -> str:
    """A module at a place, in both forms; the page shows the one that fits its size.

    Where its box is narrowed, in a row that closes up, the picture looks out of it on the right.
    """
    return element(
        "svg",
        use(f"rw-{KINDS[kind]}", 0, 0, SIZE, SIZE),
        use(f"rw-{KINDS[kind]}-small", 0, 0, SIZE, SIZE),
        id=f"module-{place}",
        class_=classes("rw-module", class_),
        viewBox=f"0 0 {SIZE} {SIZE}",
        preserveAspectRatio="xMinYMid slice",
        aria_hidden="true",
        data_kind=KINDS[kind],
        data_hint=hint,
    )


def tick() -> str:
    """The notch of what is chosen; the page shows it."""
    return element("span", icon("tick"), class_="rw-tick", aria_hidden="true")


def plain_module(kind: int, class_: str = "rw-module") -> str:
    """A module that stands for another one: a ghost, or a choice among the acts."""
    name = f"rw-{KINDS[kind]}"
    forms = use(name, 0, 0, SIZE, SIZE), use(f"{name}-small", 0, 0, SIZE, SIZE)
    return element("svg", *forms, class_=class_, viewBox=f"0 0 {SIZE} {SIZE}", aria_hidden="true")


def small_module(kind: int) -> str:
    """A module in its small form, where rows are only counted."""
    return _narrowed(f"rw-{KINDS[kind]}-small", SIZE)


def small_sign(letter: int) -> str:
    """A city's sign among them."""
    return _narrowed(f"rw-sign-{LETTERS[letter]}", SMALL_SIGN)


def _narrowed(name: str, size: int) -> str:
    """A picture that looks out of its box on the right where the box is narrowed."""
    return element(
        "svg",
        use(name),
        class_="rw-small-module",
        viewBox=f"0 0 {size} {size}",
        preserveAspectRatio="xMinYMid slice",
        aria_hidden="true",
    )
