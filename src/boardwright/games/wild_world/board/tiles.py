"""The five realms as rows of tiles, for a phone."""

from typing import Final

from boardwright.draw.markup import classes, element
from boardwright.games.wild_world.board.areas import (
    Market,
    act_of_disc,
    act_of_realm,
    disc_name,
    price,
    realm_name,
)
from boardwright.games.wild_world.board.badge import badge_at
from boardwright.games.wild_world.board.effects import fitting_row, signs, stacked_row, token_at
from boardwright.games.wild_world.board.icons import coin_at, digits, icon_at, shield_at
from boardwright.games.wild_world.board.masks import creature_family, mask_at
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.space import Space, look_of, name_of, token_of
from boardwright.games.wild_world.board.ways import PHONE
from boardwright.games.wild_world.board.workers import Places, resting, workers
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import REALMS

WIDTH: Final = 366
ROW: Final = 56
PITCH: Final = 60
HEIGHT: Final = 5 * PITCH - (PITCH - ROW)
HEAD: Final = 78
TILE: Final = 140
FACE: Final = 42
"""The coloured left of a tile."""


def tiles(market: Market) -> str:
    """The realms in the order of the ring, a row each."""
    places = range(len(market.scene.data.ring))
    return element(
        "svg",
        *[_head(market, place) + _disc(market, place) for place in places],
        *[_tile(market, space) for space in market.spaces],
        *[resting(market, space, _workers_of(space.number)) for space in market.spaces],
        class_="ww-tiles",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def _head(market: Market, place: int) -> str:
    """A realm's glyph and its main action."""
    scene = market.scene
    name = REALMS[scene.realm(place)]
    y = PITCH * place
    act = act_of_realm(scene, place)
    return element(
        "g",
        element("rect", y=y, width=HEAD, height=ROW, rx=8, class_=f"ww-{name}"),
        element("g", icon_at(f"glyph-{name}", 16, y + 15.5, 18), class_=f"ww-on-{name}"),
        element("rect", x=29, y=y + 4, width=45, height=23, rx=11.5, class_="ww-paper"),
        element(
            "g", fitting_row(signs(scene.data.main_effects[place]), 51.5, y + 15.5, 16, 36), class_="ww-dark"
        ),
        element("rect", x=27, y=y + 2, width=49, height=27, rx=13.5, class_="ww-ring"),
        class_=classes("ww-head", legal=act >= 0),
        **market.area(PHONE, f"realm-{place}", realm_name(scene, place), act, f"about-realm-{place}"),
    )


def _disc(market: Market, place: int) -> str:
    """The alternative action beside it."""
    scene = market.scene
    alternatives = scene.observation.alternatives
    if not alternatives:
        return ""
    y = PITCH * place
    act = act_of_disc(scene, place)
    line = signs(scene.data.main_effects[alternatives[place]])
    return element(
        "g",
        element("rect", y=y + 28, width=HEAD, height=ROW - 28, class_="ww-hit"),
        element("rect", x=4, y=y + 30, width=70, height=22, rx=11, class_="ww-paper ww-faint"),
        coin_at(price(scene), 18, y + 41, 16),
        element(
            "g", icon_at("arrow", 34, y + 41, 10), fitting_row(line, 56, y + 41, 15, 30), class_="ww-dark"
        ),
        element("rect", x=2, y=y + 28, width=74, height=26, rx=13, class_="ww-ring"),
        class_=classes("ww-disc", legal=act >= 0),
        **market.area(PHONE, f"disc-{place}", disc_name(scene, place), act, f"about-realm-{place}"),
    )


def _corner(number: int) -> tuple[float, float]:
    return HEAD + 4 + (TILE + 4) * (number % 2), PITCH * (number // 2)


def _workers_of(number: int) -> Places:
    x, y = _corner(number)
    return Places(PHONE, x + FACE + 14.5, y + 40, 10.5, 24)


def _tile(market: Market, space: Space) -> str:
    scene = market.scene
    x, y = _corner(space.number)
    token = token_of(scene, space.number)
    return element(
        "g",
        element("rect", x=x, y=y, width=TILE, height=ROW, rx=8, class_="ww-tile-body"),
        _face(scene, space, x, y),
        badge_at(space.purchase, x + FACE + 4, y + 4, 48 if token else 70) if space.purchase else "",
        workers(market, space, _workers_of(space.number)),
        stacked_row(scene.data.bonuses[space.number], x + TILE - 12.5, y + ROW / 2, 14, 21),
        token_at(token, x + FACE + 64, y + 14, 10) if token else "",
        element("rect", x=x - 1, y=y - 1, width=TILE + 2, height=ROW + 2, rx=9, class_="ww-ring"),
        class_=look_of(scene, space),
        **market.area(
            PHONE,
            f"space-{space.number}",
            name_of(scene, space),
            space.act,
            f"about-space-{space.number}",
            space.why,
        ),
    )


def _face(scene: Scene, space: Space, x: float, y: float) -> str:
    """What is left of the card: its colour, mask, strength and points, and a second symbol."""
    if space.card == NO_CARD:
        return element("rect", x=x + 3, y=y + 3, width=FACE - 6, height=ROW - 6, rx=6, class_="ww-empty")
    creature = scene.data.creatures[space.card]
    color = REALMS[creature.color]
    shape = f"M{x + FACE} {y}V{y + ROW}H{x + 8}A8 8 0 0 1 {x} {y + ROW - 8}V{y + 8}A8 8 0 0 1 {x + 8} {y}Z"
    ink = "ink-dark" if REALMS[creature.element] == "ice" else "ink-light"
    more = [realm for realm, count in enumerate(creature.symbols) for _ in range(count)][1:2]
    return element(
        "g",
        element("path", d=shape, class_=f"ww-{color}"),
        mask_at(creature_family(creature.name), x + 8, y + 4, 30, f"ww-cut-of-{color}"),
        *[icon_at(f"disc-{REALMS[realm]}", x + 8, y + 8, 11) for realm in more],
        digits(str(creature.strength), x + 11, y + 45, 11, ink),
        shield_at(creature.points, x + 31, y + 45, 16) if creature.points else "",
        class_="ww-face",
    )
