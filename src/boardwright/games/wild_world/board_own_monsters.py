"""The viewer's own monsters, side by side, each with how things stand against it."""

from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.games.wild_world.actions import FIGHT, LOCK
from boardwright.games.wild_world.advice_fights import DEFEATED, LACKS, LOCKED, WINS, Chance, chance
from boardwright.games.wild_world.board_cards import back, monster
from boardwright.games.wild_world.board_icons import icon
from boardwright.games.wild_world.board_scene import Scene
from boardwright.games.wild_world.board_told import told_chance, told_monster
from boardwright.games.wild_world.data import CARDS_EACH


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
    how = chance(observation, scene.data, slot)
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
        data_tell=f"tell-m{slot + 1}",
        id=f"own-m{slot + 1}",
    )


def monster_notes(scene: Scene) -> list[str]:
    """What the line of details says of each monster while it is looked at."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    notes = []
    for slot, number in enumerate(observation.monsters[seat]):
        one = scene.data.monsters[number]
        told = told_chance(scene, slot, chance(observation, scene.data, slot))
        words = (
            element("b", text(one.name)),
            element("p", text(told_monster(scene, seat, slot))),
            element("p", text(told)),
        )
        notes.append(element("div", *words, class_="ww-tell", id=f"tell-m{slot + 1}", hidden=True))
    return notes


def _over(how: Chance) -> str:
    """What lies on the card: its lock, or the tick of a defeat."""
    if how.state == LOCKED:
        return element("span", icon("padlock"), icon("crystal"), class_="ww-lock")
    return element("span", icon("tick"), class_="ww-done") if how.state == DEFEATED else ""


def _under(how: Chance) -> str:
    """A word or two below the card."""
    if how.state == WINS:
        assert how.best is not None
        paid = element("span", str(how.best.crystals), icon("crystal")) if how.best.crystals else ""
        token = icon("evolve") if how.best.token else ""
        words = icon("claws"), "wins", paid, token
    elif how.state == LACKS:
        assert how.best is not None
        words = "lacks ", str(how.best.short), icon("crystal")
    else:
        words = (how.state,)
    return element("small", *words, aria_hidden="true")
