"""Effects as rows of icons and numbers: the same row on a card, on the board and in a sentence."""

from typing import Final, NamedTuple

from boardwright.draw.markup import element, number
from boardwright.games.wild_world.board.icons import digits, digits_width, icon_at, shield_at
from boardwright.games.wild_world.data.facts import Monster
from boardwright.games.wild_world.data.terms import (
    ABILITIES,
    ALTERNATIVE_COST,
    BUY_DISCOUNT,
    CAULDRON,
    CHOOSE,
    CRITERIA,
    CRYSTAL_FIGHT,
    DISCARD_BONUS,
    DRAW,
    FIGHT_BONUS,
    FIRST_TRIGGER,
    GAIN,
    INSTANT,
    MAIN_ACTION,
    PAY,
    POTION_RESET,
    REALMS,
    RESOURCES,
    SCORING,
    SYMBOL,
    TAKE_FACEUP,
    TOLL,
    UNLOCK,
    Effect,
    Part,
)
from boardwright.games.wild_world.words.names import ALL_COLORS

GAP: Final = 0.14
"""Between two signs, in heights of a sign."""
NUMBER: Final = 0.62
"""The height of a number beside an icon, likewise."""


class Sign(NamedTuple):
    """An icon with the number that belongs to it."""

    icon: str
    """Its name; `points` is a shield; `gold` a coin with the number before it, not on it."""
    text: str = ""
    """On a coin or a shield, else before the icon."""
    above: tuple[int, ...] = ()
    """Elements as small discs on the icon."""


ARROW: Final = Sign("arrow")
SLASH: Final = Sign("slash")


def signs(effect: Effect) -> list[Sign]:
    """The row of an effect."""
    return [sign for part in effect for sign in _part(part)]


def monster_signs(monster: Monster) -> list[Sign]:
    """What defeating a monster brings: a worker and points for what it counts, an ability, or gifts."""
    if monster.kind == INSTANT:
        return signs(monster.effect)
    return _criterion(monster) if monster.kind == SCORING else _ability(monster)


def effect_icons(effect: Effect, class_: str = "ww-effect") -> str:
    """An effect beside words that say the same."""
    return row(signs(effect), class_)


def row(line: list[Sign], class_: str = "ww-effect") -> str:
    """A row beside words; the words say the same."""
    width = row_width(line, 20)
    return element(
        "svg",
        row_at(line, width / 2, 10, 20),
        class_=class_,
        viewBox=f"0 0 {number(width)} 20",
        aria_hidden="true",
    )


def row_width(line: list[Sign], size: float) -> float:
    """How wide a row is whose icons are so large."""
    return sum(_width(sign, size) for sign in line) + GAP * size * max(0, len(line) - 1)


def row_at(line: list[Sign], x: float, y: float, size: float) -> str:
    """A row inside a picture, by its middle."""
    at = x - row_width(line, size) / 2
    drawn = []
    for sign in line:
        drawn.append(_drawn(sign, at, y, size))
        at += _width(sign, size) + GAP * size
    return "".join(drawn)


def fitting_row(line: list[Sign], x: float, y: float, size: float, room: float) -> str:
    """The same, smaller if there is less room."""
    width = row_width(line, size)
    return row_at(line, x, y, size if width <= room else size * room / width)


def stacked_row(effect: Effect, x: float, y: float, size: float, room: float) -> str:
    """An effect where there is more height than width: one part over the other, a line under a price."""
    if len(effect) < 2:
        return fitting_row(signs(effect), x, y, size, room)
    half = size * 0.92
    first = [sign for sign in signs(effect[:1]) if sign != ARROW]
    line = element("path", d=f"M{number(x - room / 2 + 2)} {number(y)}h{number(room - 4)}", class_="ww-rows")
    return (
        fitting_row(first, x, y - half, size, room)
        + (line if effect[0][0] == PAY else "")
        + fitting_row(signs(effect[1:]), x, y + half, size, room)
    )


def token_at(effect: Effect, x: float, y: float, radius: float) -> str:
    """A round token with what it brings, by its middle."""
    disc = element("circle", cx=x, cy=y, r=radius, class_="ww-token")
    return disc + element("g", fitting_row(signs(effect), x, y, radius * 1.1, radius * 1.6), class_="ww-dark")


def _width(sign: Sign, size: float) -> float:
    if sign.icon in ("coin", "points"):
        return size
    if not sign.icon:
        return digits_width(sign.text, size * NUMBER)
    own = size * 0.5 if sign.icon == "slash" else size * 0.7 if sign.icon == "arrow" else size
    return own + (digits_width(sign.text, size * NUMBER) + size * 0.04 if sign.text else 0)


def _drawn(sign: Sign, left: float, y: float, size: float) -> str:
    if sign.icon in ("coin", "points"):
        x = left + size / 2
        if sign.icon == "points":
            return shield_at(int(sign.text), x, y, size)
        signed = digits(sign.text, x, y, size * 0.46, "ink-dark")
        return icon_at("coin", x, y, size) + signed
    written = digits_width(sign.text, size * NUMBER) if sign.text else 0
    text = digits(sign.text, left + written / 2, y, size * NUMBER, "ww-number") if sign.text else ""
    if not sign.icon:
        return text
    width = _width(sign, size)
    x = (left + width) - (size if sign.icon not in ("slash", "arrow") else width) / 2
    small = size * 0.72 if sign.icon == "arrow" else size
    discs = [
        icon_at(
            f"disc-{REALMS[realm]}",
            x + size * (place - (len(sign.above) - 1) / 2) * 0.4,
            y - size * 0.1,
            size * 0.48,
        )
        for place, realm in enumerate(sign.above)
    ]
    name = "coin" if sign.icon == "gold" else sign.icon
    return text + icon_at(name, x, y, small) + "".join(discs)


def _part(part: Part) -> list[Sign]:
    kind, what, amount = part
    if kind == GAIN:
        return [_resource(what, amount)]
    if kind == PAY:
        return [_resource(what, amount), ARROW]
    if kind == DRAW:
        colors = (
            () if what == ALL_COLORS else tuple(color for color in range(len(REALMS)) if what >> color & 1)
        )
        return [Sign("draw", many(amount), colors)]
    if kind == UNLOCK:
        return [Sign("key", many(what))]
    if kind == CAULDRON:
        return [Sign("cauldron", f"+{what}")]
    if kind == CHOOSE:
        first, second = (
            _resource(coded % len(RESOURCES), coded // len(RESOURCES)) for coded in (what, amount)
        )
        return [first, SLASH, second]
    if kind == MAIN_ACTION:
        return [Sign("wheel", many(what))]
    assert kind == TAKE_FACEUP
    return [Sign("card"), Sign("coin", str(what))]


def _resource(resource: int, amount: int) -> Sign:
    name = RESOURCES[resource]
    return Sign("coin", str(amount)) if name == "gold" else Sign(name, many(amount))


def many(amount: int) -> str:
    """An amount beside its icon: one is not written."""
    return str(amount) if amount > 1 else ""


def _criterion(monster: Monster) -> list[Sign]:
    counted = CRITERIA[monster.criterion]
    argument = monster.criterion_argument
    icons = {
        "cauldron_space": Sign("cauldron"),
        "home_colour": Sign(f"tint-{REALMS[argument % len(REALMS)]}"),
        "home_colour_set": Sign("five"),
        "home_evolve_symbol": Sign("evolve"),
        "home_strength_min": Sign("house", f"{argument}+"),
        "home_no_bonus": Sign("ring"),
        "home_card": Sign("house"),
        "home_symbol_max": Sign("trio"),
        "travel_card": Sign("card"),
        "travel_value_min": Sign("flag", f"{argument}+"),
        "region_started": Sign("flag"),
        "region_full": Sign("pennant"),
        "evolve_token": Sign("evolve"),
        "monster_defeated": Sign("claws"),
        "lock_opened": Sign("padlock"),
        "worker": Sign("worker"),
    }
    what = icons[counted]
    per = [Sign("", str(monster.per))] if monster.per > 1 else []
    return [Sign("worker"), Sign("points", str(monster.points_per)), SLASH, *per, what]


def _ability(monster: Monster) -> list[Sign]:
    ability, value = monster.ability, monster.ability_value
    if ability >= FIRST_TRIGGER:
        return [Sign(_TRIGGERS[ABILITIES[ability]]), ARROW, *signs(monster.effect)]
    return {
        ALTERNATIVE_COST: [Sign("wheel"), Sign("coin", "0")],
        TOLL: [Sign("worker"), Sign("coin", "0")],
        BUY_DISCOUNT: [Sign("card"), Sign("coin", f"−{value}")],
        DISCARD_BONUS: [Sign("discard"), Sign("coin", f"+{value}")],
        FIGHT_BONUS: [Sign("claws", f"+{value}")],
        CRYSTAL_FIGHT: [Sign("crystal"), Sign("claws", f"+{value}")],
        SYMBOL: [Sign(f"disc-{REALMS[monster.ability_element]}", f"+{value}")],
        POTION_RESET: [Sign("claws"), ARROW, Sign("potion", f"+{value}")],
    }[ability]


_TRIGGERS: Final = {
    "on_brew": "potion",
    "on_evolve_action": "evolve",
    "on_draw_action": "draw",
    "on_unlock": "key",
    "on_rest": "moon",
    "on_travel": "flag",
    "on_home": "house",
}
