"""The controls of a turn's first decision: place a worker, fight, rest, or idle (WW-12, WW-42)."""

from boardwright.draw.markup import element
from boardwright.games.wild_world.advice.fights import Sum, sums
from boardwright.games.wild_world.board.acts_more import told_cost
from boardwright.games.wild_world.board.cards import creature, monster
from boardwright.games.wild_world.board.controls import choice, group, menu
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.seats import mark
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import WORKER_SPACES
from boardwright.games.wild_world.rules.actions import FIGHT, IDLE, ISLAND, PLACE, REST


def turn(scene: Scene) -> str:
    """Three menus, whose entries the boards offer, too; if nothing can be placed or rest, to idle."""
    legal = scene.observation.legal
    if IDLE in legal:
        fights = _fights(scene)
        idle = (
            choice(IDLE, icon("coin"), "Take 2 gold", "and end the turn"),
            choice(IDLE + 1, icon("crystal"), "Take 1 crystal", "and end the turn"),
        )
        return group("Options", fights, *idle)
    return group("Options", _places(scene), _fights(scene), _rests(scene))


def _places(scene: Scene) -> str:
    observation = scene.observation
    spaces = [action - PLACE for action in observation.legal if PLACE <= action < FIGHT]
    left = observation.supply[observation.active]
    why = "You have no worker left to place." if not left else "You cannot pay for any space that is left."
    entries = [_place(scene, space) for space in spaces]
    own = mark(observation.active, "mark large")
    return menu("place", "Place", own, f"{left} left", entries, why, "p")


def _place(scene: Scene, space: int) -> str:
    observation = scene.observation
    toll, card = observation.tolls[space], observation.market[space]
    price = f"; {toll} gold for the space" if toll else ""
    one = scene.data.creatures[card] if card != NO_CARD else None
    picture = creature(card) if one else element("span", class_="ww-no-card")
    beside = one.name if one else "no card: buy any"
    return choice(PLACE + space, picture, scene.names.space(space), f"{beside}{price}")


def _fights(scene: Scene) -> str:
    observation = scene.observation
    slots = [action - FIGHT for action in observation.legal if FIGHT <= action < REST]
    entries = [_fight(scene, slot) for slot in slots]
    reach = f"{len(slots)} in reach" if slots else "none yet"
    why = "No card in your hand can defeat one of your open monsters now."
    return menu("fight", "Fight", icon("claws"), reach, entries, why, "f")


def _fight(scene: Scene, slot: int) -> str:
    observation = scene.observation
    number = observation.monsters[observation.active][slot]
    best = sums(scene.viewer, slot)[0]
    return choice(
        FIGHT + slot, monster(number), scene.data.monsters[number].name, f"with {told_way(scene, best)}"
    )


def told_way(scene: Scene, way: Sum) -> str:
    """A way to win, as `Tome Wyrm, 2 crystals`."""
    cost = f", {told_cost(scene, way)}" if way.token or way.crystals else ""
    return f"{scene.data.creatures[way.card].name}{cost}"


def _rests(scene: Scene) -> str:
    places = [action - REST for action in scene.observation.legal if REST <= action < ISLAND]
    entries = [_rest(scene, place) for place in places]
    placed = f"{len(places)} placed" if places else "none placed"
    why = "None of your workers stands in a realm."
    return menu("rest", "Rest", icon("moon"), placed, entries, why, "r")


def _rest(scene: Scene, place: int) -> str:
    space, number = divmod(place, WORKER_SPACES)
    where = ("free space", "1-gold space", "2-gold space")[number]
    own = mark(scene.observation.active, "mark large")
    return choice(REST + place, own, f"From {scene.names.space(space)}", f"{where}, to the island")
