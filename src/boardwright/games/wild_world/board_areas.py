"""What can be pointed at on the board: names that are read out, legal actions, and attributes."""

from boardwright.core.lines import counted
from boardwright.games.wild_world.actions import ACT, SUBSTITUTE
from boardwright.games.wild_world.advice_abilities import alternative_cost
from boardwright.games.wild_world.board_scene import Scene
from boardwright.games.wild_world.options import ALTERNATIVE, MAIN
from boardwright.games.wild_world.words_names import effect_text


def act_of_realm(scene: Scene, place: int) -> int:
    """The legal action that the main action of a realm stands for; -1: none (WW-21, WW-27)."""
    if scene.is_legal(SUBSTITUTE + place):
        return SUBSTITUTE + place
    is_here = scene.observation.space // 2 == place and scene.observation.space >= 0
    return ACT + MAIN if is_here and scene.is_legal(ACT + MAIN) else -1


def act_of_disc(scene: Scene, place: int) -> int:
    """The legal action that the disc beside a realm stands for; -1: none (WW-27)."""
    is_here = scene.observation.space // 2 == place and scene.observation.space >= 0
    return ACT + ALTERNATIVE if is_here and scene.is_legal(ACT + ALTERNATIVE) else -1


def realm_name(scene: Scene, place: int) -> str:
    """What a realm's head is called when it is read out."""
    main = effect_text(scene.data.main_effects[place])
    deck = counted(scene.observation.deck_sizes[scene.realm(place)], "card")
    return f"{scene.realm_name(place)}: main action {main}; {deck} in the deck"


def disc_name(scene: Scene, place: int) -> str:
    """What the disc beside a realm is called."""
    observation = scene.observation
    if not observation.alternatives:
        return f"No alternative action beside {scene.realm_name(place)}"
    other = effect_text(scene.data.main_effects[observation.alternatives[place]])
    name = f"Alternative action beside {scene.realm_name(place)}: for {price(scene)} gold, {other}"
    if observation.next_alternatives:
        coming = effect_text(scene.data.main_effects[observation.next_alternatives[place]])
        name += f"; next round {coming}"
    return name


def price(scene: Scene) -> int:
    """What an alternative action costs the viewer, or the player in turn."""
    observation = scene.observation
    seat = observation.active if observation.seat is None else observation.seat
    if seat < 0 or observation.boards[seat] < 0:
        return scene.data.alternative_cost
    return alternative_cost(observation, scene.data, seat)


def pressed(name: str, label: str, act: int, about: str, why: str = "") -> dict[str, str | None]:
    """What every area of the board that can be pointed at has in common."""
    return {
        "role": "button",
        "tabindex": "-1",
        "id": name,
        "aria_label": label,
        "data_act": f"act-{act}" if act >= 0 else None,
        "data_why": why or None,
        "data_about": about,
    }
