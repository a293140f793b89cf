"""The five realms on a wide table: head, alternative action, two cards, workers, bonuses."""

from typing import Final

from boardwright.draw.markup import classes, element, text
from boardwright.games.wild_world.board.areas import (
    Market,
    act_of_disc,
    act_of_realm,
    disc_name,
    price,
    realm_name,
)
from boardwright.games.wild_world.board.badge import badge_at
from boardwright.games.wild_world.board.cards import creature_at
from boardwright.games.wild_world.board.effects import fitting_row, row_at, signs, token_at
from boardwright.games.wild_world.board.icons import coin_at, icon_at
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.space import Space, is_deck_empty, look_of, name_of, token_of
from boardwright.games.wild_world.board.workers import Places, resting, workers
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import REALMS

WIDTH: Final = 830
HEIGHT: Final = 276
PITCH: Final = 168
"""From realm to realm; a realm is 158 wide."""
REALM: Final = 158
COLUMN: Final = 80
CARD: Final = 74


def realms(market: Market) -> str:
    """The realms in the order of the ring."""
    places = range(len(market.scene.data.ring))
    band = element("rect", x=0, y=47, width=WIDTH, height=30, rx=8, class_="ww-band")
    return element(
        "svg",
        band,
        *[_head(market, place) for place in places],
        *[_other(market, place) for place in places],
        *[_space(market, space) for space in market.spaces],
        *[resting(market, space, _workers_of(space.number)) for space in market.spaces],
        class_="ww-realms",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def _head(market: Market, place: int) -> str:
    scene = market.scene
    name = REALMS[scene.realm(place)]
    x = PITCH * place
    act = act_of_realm(scene, place)
    middle = x + REALM - 31
    return element(
        "g",
        element("rect", x=x, y=0, width=REALM, height=42, rx=9, class_=f"ww-{name}"),
        element("g", icon_at(f"glyph-{name}", x + 22, 21, 22), class_=f"ww-on-{name}"),
        element("text", text(name.capitalize()), x=x + 41, y=26.5, class_=f"ww-realm-name ww-on-{name}"),
        element("rect", x=middle - 24, y=7, width=48, height=28, rx=14, class_="ww-paper"),
        element("g", row_at(signs(scene.data.main_effects[place]), middle, 21, 18), class_="ww-dark"),
        element("rect", x=middle - 26, y=5, width=52, height=32, rx=16, class_="ww-ring"),
        class_=classes("ww-head", legal=act >= 0),
        **market.area("", f"realm-{place}", realm_name(scene, place), act, f"about-realm-{place}"),
    )


def _other(market: Market, place: int) -> str:
    """The disc beside a realm: the alternative action of this round and, smaller, of the next."""
    scene = market.scene
    observation = scene.observation
    x = PITCH * place
    notch = element("path", d=f"M{x - 5} 51V73", class_="ww-notch") if place else ""
    if not observation.alternatives:
        return notch
    act = act_of_disc(scene, place)
    effects = scene.data.main_effects
    now = signs(effects[observation.alternatives[place]])
    parts = [
        element("rect", x=x, y=45, width=REALM, height=34, class_="ww-hit"),
        element("text", "or", x=x + 9, y=66.4, class_="ww-small"),
        coin_at(price(scene), x + 36, 62, 18),
        element("g", icon_at("arrow", x + 53.5, 62, 11), class_="ww-quiet"),
        fitting_row(now, x + 79, 62, 19, 38),
        element("rect", x=x + 1, y=49, width=98, height=26, rx=7, class_="ww-ring"),
    ]
    if observation.next_alternatives:
        coming = signs(effects[observation.next_alternatives[place]])
        parts.append(element("text", "next", x=x + 130, y=66.4, class_="ww-small ww-end"))
        parts.append(element("g", fitting_row(coming, x + 145, 62, 14, 26), class_="ww-coming"))
    return notch + element(
        "g",
        *parts,
        class_=classes("ww-disc", legal=act >= 0),
        **market.area("", f"disc-{place}", disc_name(scene, place), act, f"about-realm-{place}"),
    )


def _left(number: int) -> int:
    return PITCH * (number // 2) + COLUMN * (number % 2)


def _workers_of(number: int) -> Places:
    return Places("", _left(number) + 13, 229, 10.5, 26)


def _space(market: Market, space: Space) -> str:
    """A card, what it takes the viewer, the workers there and the bonus."""
    scene = market.scene
    x = _left(space.number)
    bonus, token = scene.data.bonuses[space.number], token_of(scene, space.number)
    return element(
        "g",
        element("rect", x=x - 3, y=84, width=COLUMN, height=190, rx=10, class_="ww-hit"),
        element(
            "rect", x=x + 0.2, y=85.2, width=COLUMN - 2.4, height=105.4, rx=9, class_="ww-ring ww-ring-card"
        ),
        _card(scene, space, x + 2),
        badge_at(space.purchase, x + 2, 192, CARD) if space.purchase else "",
        workers(market, space, _workers_of(space.number)),
        element("rect", x=x + 3, y=247, width=72, height=25, rx=8, class_="ww-bonus"),
        fitting_row(signs(bonus), x + (50 if token else 39), 259.5, 15.5, 44 if token else 64),
        token_at(token, x + 13, 259.5, 14) if token else "",
        element("rect", x=x + 1, y=245, width=76, height=29, rx=10, class_="ww-ring ww-ring-bonus"),
        chosen_at(x + 70, 92) if space.what == "card" else "",
        class_=look_of(scene, space),
        **market.area(
            "",
            f"space-{space.number}",
            name_of(scene, space),
            space.act,
            f"about-space-{space.number}",
            space.why,
        ),
    )


def chosen_at(x: float, y: float) -> str:
    """The notch with a tick, seen while the area is chosen."""
    disc = element("circle", cx=x, cy=y, r=10, class_="ww-chosen-disc")
    return element("g", disc, icon_at("tick", x, y, 12), class_="ww-chosen")


def _card(scene: Scene, space: Space, x: float) -> str:
    if space.card == NO_CARD:
        empty = element("rect", x=x + 1, y=88, width=CARD - 2, height=99, rx=7, class_="ww-empty")
        words = [
            element("text", word, x=x + CARD / 2, y=132 + 15 * line, class_="ww-small ww-middle")
            for line, word in enumerate(("any face-", "up card"))
        ]
        return empty + "".join(words) if is_deck_empty(scene, space.number) else empty
    drawn = creature_at(space.card, x, 87, CARD)
    realm = space.number // 2
    return element(
        "g", drawn, class_="piece ww-market-card", id=f"card-{space.card}", data_from=f"realm-{realm}"
    )
