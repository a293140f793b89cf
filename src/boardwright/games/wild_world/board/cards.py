"""Creature and monster cards, and backs: symbols of 64 x 88 units, put together from shared parts."""

from typing import Final

from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.markup import element, text
from boardwright.draw.shapes import picture, symbol, use
from boardwright.games.wild_world.board.effects import fitting_row, monster_signs, signs
from boardwright.games.wild_world.board.icons import GLYPHS, coin_at, digits, icon, icon_at, shield_at
from boardwright.games.wild_world.board.masks import creature_family, mask_at, monster_family
from boardwright.games.wild_world.data.facts import Creature, Monster, WildData
from boardwright.games.wild_world.data.terms import ABILITY, REALMS, SCORING

PATTERNS: Final = {
    "magic": "M28 20h.1M50 30h.1M26 46h.1M54 52h.1M34 62h.1M48 12h.1M44 66h.1M24 32h.1M56 40h.1M36 10h.1",
    "water": "M20 14q5 5 10 0t10 0 10 0 10 0M20 30q5 5 10 0t10 0 10 0 10 0M20 46q5 5 10 0t10 0 10 0 10 0"
    "M20 62q5 5 10 0t10 0 10 0 10 0M20 78q5 5 10 0t10 0 10 0 10 0",
    "fire": "M20 18 27 10 34 18 41 10 48 18 55 10 60 16M20 36 27 28 34 36 41 28 48 36 55 28 60 34"
    "M20 54 27 46 34 54 41 46 48 54 55 46 60 52M20 72 27 64 34 72 41 64 48 72 55 64 60 70",
    "ice": "M20 4 60 44M36 4 60 28M20 20 60 60M20 36 60 76M20 52 52 84M60 4 20 44M60 20 20 60M60 36 20 76"
    "M60 52 28 84",
    "forest": "M40 4V84M40 14 26 6M40 14 54 6M40 30 22 18M40 30 58 18M40 46 22 34M40 46 58 34M40 62 22 50"
    "M40 62 58 50M40 78 22 66M40 78 58 66",
}
"""Of fields: dots, waves, zigzag, crossed lines, veins."""
STRIP: Final = 16
"""The width of the left strip, all that stays visible of a card at home."""
KIND_ICONS: Final = {SCORING: "plus", ABILITY: "loop"}
"""The others are instant: a bolt."""
_STRIP_PATH = "M20 4V84H8A4 4 0 0 1 4 80V8A4 4 0 0 1 8 4Z"
_RAYS = "M4 22 32 4 60 22M4 34 32 14 60 34M4 46 32 26 60 46M4 58 32 38 60 58"
_FOOT = "M4 68H60V80A4 4 0 0 1 56 84H8A4 4 0 0 1 4 80Z"


class Parts:
    """What several cards have in common, as a cost of 3: drawn once, used by all of them."""

    def __init__(self) -> None:
        self._drawn: dict[str, str] = {}

    def use(self, name: str, drawn: str) -> str:
        """A part, remembered by its name."""
        self._drawn[f"ww-{name}"] = drawn
        return use(f"ww-{name}")

    def definitions(self) -> list[str]:
        """All that were used."""
        return [element("g", drawn, id=name) for name, drawn in self._drawn.items()]


def symbols(data: WildData) -> list[str]:
    """The definitions of all cards of an edition, and of what they share."""
    parts = Parts()
    creatures = [_creature(card, creature, parts) for card, creature in enumerate(data.creatures)]
    monsters = [_monster(number, monster, parts) for number, monster in enumerate(data.monsters)]
    faces = [_face(name) for name in REALMS]
    backs = [_back(name) for name in REALMS]
    return [*faces, *backs, _night(), *parts.definitions(), *creatures, *monsters]


def creature(card: int, class_: str = "card", label: str | None = None) -> str:
    """A creature's face."""
    return picture(f"ww-card-{card}", WIDTH, HEIGHT, class_, label)


def monster(number: int, class_: str = "card", label: str | None = None) -> str:
    """A monster's face."""
    return picture(f"ww-monster-{number}", WIDTH, HEIGHT, class_, label)


def back(color: int, class_: str = "card", label: str | None = None) -> str:
    """A creature card, face down."""
    return picture(f"ww-back-{REALMS[color]}", WIDTH, HEIGHT, class_, label)


def creature_at(card: int, x: float, y: float, width: float) -> str:
    """A creature's face inside a picture."""
    return use(f"ww-card-{card}", x, y, width, width * HEIGHT / WIDTH)


def inline_creature(creature: Creature) -> str:
    """A creature inside a sentence: the disc of its colour, then its name."""
    return _word(f"disc-{REALMS[creature.color]}", creature.name)


def inline_monster(monster: Monster) -> str:
    """A monster inside a sentence: the disc of its element on the night, then its name."""
    return _word(f"eyes-{REALMS[monster.element]}", monster.name)


def _word(name: str, word: str) -> str:
    return element("span", icon(name, "ww-inline"), text(word), class_="ww-word")


def _field(ink: str, pattern: str) -> tuple[str, str, str]:
    body = element("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=7, class_="card-body")
    field = element("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=4, class_=ink)
    return body, field, pattern


def _pattern(name: str, shift: float = 0) -> str:
    place = f"translate({shift} 0)" if shift else None
    return element("path", d=PATTERNS[name], class_=f"ww-pattern ww-pattern-{name}", transform=place)


def _face(name: str) -> str:
    """Body, field and strip of a colour."""
    strip = element("path", d=_STRIP_PATH, class_="ww-paper")
    return symbol(f"ww-face-{name}", WIDTH, HEIGHT, *_field(f"ww-{name}", _pattern(name)), strip)


def _back(name: str) -> str:
    disc = element("circle", cx=32, cy=44, r=17, class_="ww-paper")
    glyph = element("path", d=GLYPHS[name], class_=f"ww-{name}-ink", transform="translate(20 32) scale(1.2)")
    pattern = _pattern(name, -8)
    return symbol(f"ww-back-{name}", WIDTH, HEIGHT, *_field(f"ww-{name}", pattern), disc, glyph)


def _night() -> str:
    """Body, field and foot of a monster card."""
    rays = element("path", d=_RAYS, class_="ww-rays")
    foot = element("path", d=_FOOT, class_="ww-paper")
    disc = element("circle", cx=52, cy=12.4, r=6.6, class_="ww-paper")
    return symbol("ww-night-face", WIDTH, HEIGHT, *_field("ww-night", rays), foot, disc)


def _creature(card: int, creature: Creature, parts: Parts) -> str:
    color = REALMS[creature.color]
    family = creature_family(creature.name)
    mask = mask_at(family, 21, 21, 38, f"ww-cut-of-{color}")
    return symbol(
        f"ww-card-{card}",
        WIDTH,
        HEIGHT,
        use(f"ww-face-{color}"),
        parts.use(f"face-{color}-{family}", mask),
        _strength(creature, parts),
        *_strip(creature, parts),
        parts.use(f"points-{creature.points}", shield_at(creature.points, 12, 74.4, 15))
        if creature.points
        else "",
        parts.use(f"cost-{creature.cost}", coin_at(creature.cost, 51.6, 12.4, 15)),
        _home_bonus(creature, parts),
        parts.use(f"gold-{creature.gold}", _discard_value(creature.gold)),
    )


def _strength(creature: Creature, parts: Parts) -> str:
    name = REALMS[creature.element]
    disc = element("circle", cx=12, cy=12.8, r=8.2, class_=f"ww-{name}")
    ink = "ink-dark" if name == "ice" else "ink-light"
    digit = digits(str(creature.strength), 12, 12.8, 10.2, ink)
    return parts.use(f"strength-{name}-{creature.strength}", disc + digit)


def _strip(creature: Creature, parts: Parts) -> list[str]:
    """One disc for every symbol, then the evolve symbol."""
    listed = [f"disc-{REALMS[realm]}" for realm, count in enumerate(creature.symbols) for _ in range(count)]
    if creature.is_evolving:
        listed.append("evolve")
    return [
        parts.use(f"strip-{place}-{name}", icon_at(name, 12, 28 + 12.4 * place, 10.8))
        for place, name in enumerate(listed)
    ]


def _home_bonus(creature: Creature, parts: Parts) -> str:
    if not creature.bonus:
        return ""
    line = signs(creature.bonus)
    disc = element("circle", cx=29, cy=74, r=7.4, class_="ww-paper")
    name = "-".join(f"{sign.icon}{sign.text}" for sign in line)
    return parts.use(
        f"bonus-{name}", disc + element("g", fitting_row(line, 29, 74, 10.6, 12), class_="ww-dark")
    )


def _discard_value(gold: int) -> str:
    pill = element("rect", x=39.4, y=67.2, width=19, height=13.6, rx=6.8, class_="ww-paper")
    return pill + digits(f"+{gold}", 48.9, 74, 7.6, "ink-dark")


def _monster(number: int, monster: Monster, parts: Parts) -> str:
    own = REALMS[monster.element]
    family = monster_family(monster.name)
    mask = mask_at(family, 13, 10, 38, f"ww-night-of-{own}")
    kind = KIND_ICONS.get(monster.kind, "bolt")
    return symbol(
        f"ww-monster-{number}",
        WIDTH,
        HEIGHT,
        use("ww-night-face"),
        parts.use(f"night-{own}-{family}", mask),
        parts.use(f"prize-{monster.points}", shield_at(monster.points, 12.5, 12.5, 15)),
        parts.use(f"kind-{kind}", element("g", icon_at(kind, 52, 12.4, 8.8), class_="ww-dark")),
        _pill("beaten", monster.element_a, monster.strength_a, 5.6, parts),
        _pill("own", monster.element_b, monster.strength_b, 33, parts),
        element("g", fitting_row(monster_signs(monster), 32, 76, 11.4, 52), class_="ww-dark"),
    )


def _pill(side: str, realm: int, strength: int, x: float, parts: Parts) -> str:
    """An element and what a card of it has to reach."""
    name = REALMS[realm]
    ink = "ink-dark" if name == "ice" else "ink-light"
    shape = element("rect", x=x, y=51.6, width=25.4, height=14, rx=7, class_=f"ww-{name} ww-rim")
    glyph = element("g", use(f"ww-glyph-{name}", x + 2.6, 53.6, 10, 10), class_=f"ww-on-{name}")
    drawn = shape + glyph + digits(str(strength), x + 17.6, 58.6, 8.6, ink)
    return parts.use(f"{side}-{name}-{strength}", drawn)
