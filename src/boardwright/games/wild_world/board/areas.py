"""What can be pointed at on the board: names that are read out, legal actions, and where arrow keys lead."""

from typing import NamedTuple

from boardwright.core.lines import counted
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.space import Space, space_of
from boardwright.games.wild_world.board.ways import ways
from boardwright.games.wild_world.data.terms import SPACES, WORKER_SPACES
from boardwright.games.wild_world.rules.actions import ACT, ISLAND, REST, SUBSTITUTE
from boardwright.games.wild_world.rules.options import ALTERNATIVE, MAIN
from boardwright.games.wild_world.words.names import effect_text


class Market(NamedTuple):
    """What the pictures of the board are made from."""

    scene: Scene
    spaces: tuple[Space, ...]
    resting: tuple[tuple[int, int], ...]
    """The viewer's workers that can move to the island, as card space and worker space."""
    stop: str
    """The area that the tab key comes to."""

    def area(
        self, prefix: str, name: str, label: str, act: int, about: str = "", why: str = ""
    ) -> dict[str, str | None]:
        """The attributes of an area that is pointed at. `prefix` begins the ids of its picture."""
        led = ways(prefix, name, len(self.scene.data.island), self.resting)
        return {
            "role": "button",
            "tabindex": "0" if name == self.stop else "-1",
            "id": prefix + name,
            "aria_label": label,
            "data_act": f"act-{act}" if act >= 0 else None,
            "data_why": why or None,
            "data_about": about or None,
            **led,
        }


def market_of(scene: Scene) -> Market:
    """The board as the viewer meets it now."""
    spaces = tuple(space_of(scene, number) for number in range(SPACES))
    resting = tuple(
        divmod(action - REST, WORKER_SPACES) for action in scene.observation.legal if REST <= action < ISLAND
    )
    return Market(scene, spaces, resting, _stop(scene, spaces))


def _stop(scene: Scene, spaces: tuple[Space, ...]) -> str:
    """What is asked about first: a card space, else a row of the island, else a realm."""
    legal = [space.number for space in spaces if space.act >= 0]
    if legal:
        return f"space-{legal[0]}"
    rows = [row for row in range(len(scene.data.island)) if scene.is_legal(ISLAND + row)]
    if rows:
        return f"row-{rows[0]}"
    realms = [place for place in range(len(scene.data.ring)) if act_of_realm(scene, place) >= 0]
    return f"realm-{realms[0]}" if realms else f"space-{max(scene.observation.space, 0)}"


def act_of_realm(scene: Scene, place: int) -> int:
    """The legal action that the main action of a realm stands for; -1: none (WW-21, WW-27)."""
    if scene.is_legal(SUBSTITUTE + place):
        return SUBSTITUTE + place
    return ACT + MAIN if _is_here(scene, place) and scene.is_legal(ACT + MAIN) else -1


def act_of_disc(scene: Scene, place: int) -> int:
    """The legal action that the disc beside a realm stands for; -1: none (WW-27)."""
    is_legal = _is_here(scene, place) and scene.is_legal(ACT + ALTERNATIVE)
    return ACT + ALTERNATIVE if is_legal else -1


def _is_here(scene: Scene, place: int) -> bool:
    """Whether the worker of this turn stands in the realm."""
    space = scene.observation.space
    return space >= 0 and space // 2 == place


def realm_name(scene: Scene, place: int) -> str:
    """What a realm's head is called when it is read out."""
    main = effect_text(scene.data.main_effects[place])
    deck = counted(scene.observation.deck_sizes[scene.realm(place)], "card")
    return f"{scene.realm_name(place)}: main action {main}; {deck} in the deck"


def disc_name(scene: Scene, place: int) -> str:
    """What the disc beside a realm is called."""
    observation = scene.observation
    other = effect_text(scene.data.main_effects[observation.alternatives[place]])
    name = f"Alternative action beside {scene.realm_name(place)}: for {price(scene)} gold, {other}"
    if observation.next_alternatives:
        coming = effect_text(scene.data.main_effects[observation.next_alternatives[place]])
        name += f"; next round {coming}"
    return name


def price(scene: Scene) -> int:
    """What an alternative action costs the viewer, or for a spectator the player in turn."""
    observation = scene.observation
    seat = observation.active if observation.seat is None else observation.seat
    if seat < 0 or observation.boards[seat] < 0:
        return scene.data.alternative_cost
    return scene.viewer.position.alternative_cost(seat)
