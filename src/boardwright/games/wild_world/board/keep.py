"""Which monsters the viewer keeps: two for each slot, one of each (section 12)."""

from boardwright.draw.markup import element, hidden_text
from boardwright.games.wild_world.board.cards import monster
from boardwright.games.wild_world.board.controls import commit, menu, radio, said
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import KINDS
from boardwright.games.wild_world.rules.actions import KEEP
from boardwright.games.wild_world.rules.keeping import OFFERED
from boardwright.games.wild_world.words.acts import act_label
from boardwright.games.wild_world.words.monsters import monster_text


def keep(scene: Scene) -> str:
    """All ways to keep one of each pair, as a list; the pairs themselves choose among them."""
    choices = []
    for action in scene.observation.legal:
        label = act_label(scene.observation, action, scene.viewer.position, scene.names)
        choices.append(radio(action, "Keep these four", "", said(label).removeprefix("Keep ")))
    listed = menu("keep", "List", icon("card"), f"{len(choices)} ways", choices)
    return element("div", listed, class_="choices ww-choices", id="choices") + commit(
        "Choose one of each pair"
    )


def pairs(scene: Scene) -> str:
    """The monsters offered, two by two; the page's script makes one choice of the four."""
    offered = scene.observation.offered
    slots = range(len(offered) // OFFERED)
    shown = [_pair(scene, slot) for slot in slots]
    first = str(KEEP)
    return element("div", *shown, class_="ww-keep", id="keep", data_first=first)


def _pair(scene: Scene, slot: int) -> str:
    candidates = [_candidate(scene, slot, place) for place in range(OFFERED)]
    kind = KINDS[scene.data.monsters[scene.observation.offered[OFFERED * slot]].kind]
    head = element("h3", f"Slot {slot + 2}, {kind}")
    return element(
        "div",
        head,
        *candidates,
        class_="ww-pair",
        role="group",
        aria_label=f"Monsters for slot {slot + 2}",
    )


def _candidate(scene: Scene, slot: int, place: int) -> str:
    number = scene.observation.offered[OFFERED * slot + place]
    one = scene.data.monsters[number]
    told = f"{one.name}: {one.points} points; {monster_text(one)}"
    return element(
        "button",
        monster(number),
        hidden_text(told),
        type="button",
        class_="ww-candidate",
        title=told,
        aria_pressed="false",
        data_slot=str(slot),
        data_place=str(place),
    )
