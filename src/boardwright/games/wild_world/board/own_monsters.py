"""The viewer's own monsters, side by side, each with how things stand against it."""

from boardwright.draw.markup import classes, element, hidden_text
from boardwright.games.wild_world.advice.fights import DEFEATED, LACKS, LOCKED, WINS, Chance, chance
from boardwright.games.wild_world.board.cards import back, monster
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.told import told_chance
from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.rules.actions import FIGHT, LOCK


def own_monsters(scene: Scene) -> str:
    """The slots m1 to m5."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    slots = [_slot(scene, seat, slot) for slot in range(len(observation.monsters[seat]))]
    return element(
        "div", *slots, class_="ww-monsters", role="group", aria_label="Your monsters", id="monsters"
    )


def _slot(scene: Scene, seat: int, slot: int) -> str:
    observation = scene.observation
    number = observation.monsters[seat][slot]
    how = chance(scene.viewer, slot)
    fights, opens = scene.is_legal(FIGHT + slot), scene.is_legal(LOCK + slot)
    name = scene.data.monsters[number].name
    told = told_chance(scene, slot, how)
    tucked = observation.tucked[seat][slot]
    act = f"act-{FIGHT + slot}" if fights else f"act-{LOCK + slot}" if opens else None
    return element(
        "div",
        back(tucked // CARDS_EACH, "card ww-tucked") if how.state == DEFEATED else "",
        monster(number),
        _over(how),
        _under(how),
        hidden_text(f"{name}. {told}"),
        role="button",
        tabindex="0" if slot == 0 else "-1",
        class_=classes(
            "ww-monster",
            how.state.replace(" ", "-"),
            legal=fights or opens,
            fought=slot == observation.slot,
        ),
        data_act=act,
        data_about=f"about-m{slot + 1}",
        id=f"own-m{slot + 1}",
    )


def _over(how: Chance) -> str:
    """What lies on the card: its lock, or the tick of a defeat."""
    if how.state == LOCKED:
        return element("span", icon("padlock"), icon("crystal"), class_="ww-lock")
    return element("span", icon("tick"), class_="ww-done") if how.state == DEFEATED else ""


def _under(how: Chance) -> str:
    """A word or two below the card."""
    best = how.best
    if how.state == WINS and best is not None:
        paid = element("span", str(best.crystals), icon("crystal")) if best.crystals else ""
        token = icon("evolve") if best.token else ""
        word = "for" if paid or token else "wins"
        return element("small", icon("claws"), word, paid, token, aria_hidden="true")
    if how.state == LACKS and best is not None:
        return element("small", f"lacks {best.short}", icon("crystal"), aria_hidden="true")
    return element("small", how.state, aria_hidden="true")
