"""The fight stage over the realms: the monster, and a row for each card that can win."""

from boardwright.draw.markup import classes, element, hidden_text, number, text
from boardwright.games.wild_world.advice.fights import Sum, sums
from boardwright.games.wild_world.board.acts_more import cheapest, told_cost
from boardwright.games.wild_world.board.cards import creature, monster
from boardwright.games.wild_world.board.controls import capital
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.purse import track
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.rules.actions import EVOLVE, FIGHT_CARD
from boardwright.games.wild_world.words.monsters import monster_text

FEW = 3
"""So many rows have room for larger cards."""


def stage(scene: Scene) -> str:
    """Empty while the viewer does not fight."""
    observation = scene.observation
    if observation.phase not in ("fight_card", "fight_evolve") or not scene.is_yours:
        return ""
    one = observation.monsters[observation.active][observation.slot]
    fought = scene.data.monsters[one]
    rows = _token_rows(scene) if observation.phase == "fight_evolve" else _card_rows(scene)
    content = (
        element("h2", text(fought.name)),
        element("p", f"{fought.points} points; {text(monster_text(fought))}."),
        element(
            "div",
            *rows,
            class_=classes("ww-fight-rows", many=len(rows) > FEW),
            role="group",
            aria_label="Ways to win",
        ),
        _afterwards(scene),
    )
    words = element("div", *content, class_="ww-stage-words")
    return element(
        "section", monster(one, "card ww-stage-monster"), words, class_="ww-stage", aria_label="The fight"
    )


def _card_rows(scene: Scene) -> list[str]:
    ways = [(action, cheapest(scene, action - FIGHT_CARD)) for action in scene.observation.legal]
    return [_row(scene, action, way, number == 0) for number, (action, way) in enumerate(ways)]


def _token_rows(scene: Scene) -> list[str]:
    ways = [
        way for way in sums(scene.viewer, scene.observation.slot) if way.card == scene.observation.fighter
    ]
    ways.sort(key=lambda way: -way.token)
    return [_row(scene, EVOLVE + number, way, number == 0) for number, way in enumerate(ways)]


def _row(scene: Scene, action: int, way: Sum, is_first: bool) -> str:
    """The card, why it may win, the sum as pips up to the mark of the target, and what it costs."""
    one = scene.data.creatures[way.card]
    fought = scene.data.monsters[scene.observation.monsters[scene.observation.active][scene.observation.slot]]
    verb = "beats" if one.element != fought.element else "against"
    why = f"{capital(REALMS[one.element])} {verb} {REALMS[fought.element]}: reach {way.target}"
    words = element("b", text(one.name)), element("small", f"{why}; {told_cost(scene, way)}")
    return element(
        "div",
        creature(way.card),
        element("span", *words, class_="ww-fight-words"),
        _pips(one.element, way),
        role="button",
        tabindex="0" if is_first else "-1",
        class_="ww-fight-row legal",
        data_act=f"act-{action}",
    )


def _pips(element_: int, way: Sum) -> str:
    """One pip a point of strength; the evolve token is one wide pip of five."""
    name = REALMS[element_]
    pips = [
        element("i", icon(f"glyph-{name}"), class_=f"ww-strength back-{name}") for _ in range(way.strength)
    ]
    pips += [element("i", icon("potion"), class_="ww-strength") for _ in range(way.potion)]
    pips += [element("i", icon("plus"), class_="ww-strength") for _ in range(way.ability)]
    if way.token:
        pips.append(element("i", icon("evolve"), f"+{way.token}", class_="ww-strength wide"))
    pips += [element("i", icon("crystal"), class_="ww-strength") for _ in range(way.crystals)]
    mark = element("b", number(way.target), class_="ww-target")
    said = hidden_text(f"{way.reached} and {way.crystals} crystals")
    return element("span", said, *pips, mark, icon("tick"), class_="ww-sum-pips")


def _afterwards(scene: Scene) -> str:
    """WW-37: where the potion token goes."""
    observation = scene.observation
    seat = observation.active
    cauldron = observation.cauldron[seat]
    reset = scene.viewer.position.potion_after_fight(seat)
    potion = observation.potion[seat]
    moves = f"goes from {potion} to {reset}" if reset != potion else f"stays on {potion}"
    words = f"After the fight the potion {moves}."
    return element("p", track(cauldron, reset), words, class_="ww-afterwards")
