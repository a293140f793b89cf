"""The controls of the viewer's decision, whichever it is."""

from collections.abc import Callable

from boardwright.draw.markup import element, text
from boardwright.games.wild_world.advice.buying import purchase
from boardwright.games.wild_world.board.acts_more import SUB_CHOICES, anything
from boardwright.games.wild_world.board.acts_turn import turn
from boardwright.games.wild_world.board.badge import told_payment, told_uses
from boardwright.games.wild_world.board.cards import creature
from boardwright.games.wild_world.board.controls import at_once, capital, choice, commit, group, menu, radio
from boardwright.games.wild_world.board.effects import effect_icons
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.space import told_lack
from boardwright.games.wild_world.rules.actions import ACT, BUY, END, IDLE, SKIP, TAKE
from boardwright.games.wild_world.rules.options import ALTERNATIVE, MAIN
from boardwright.games.wild_world.rules.position import WARDEN
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.words.names import amount, effect_text

STEPS = ("place", "act", "buy", "bonus", "end")
"""Of a turn, if a worker is placed."""
STEP_OF = {"turn": 0, "action": 1, "buy": 2, "bonus": 3, "after": 4}
STEP_BEFORE = {"turn": 0, "action": 1, "buy": 1, "bonus": 2, "after": 3}
"""The step that asked for a choice within it, by the window that comes next."""


def acts(scene: Scene) -> str:
    """What the viewer can do now, apart from the uses of hand cards, which stand beside the hand."""
    controls = {**_WINDOWS, **SUB_CHOICES}.get(scene.observation.phase, anything)
    return controls(scene) + _steps(scene)


def _steps(scene: Scene) -> str:
    """Where the decision stands in the steps of placing a worker; empty in a fight and a rest."""
    observation = scene.observation
    if IDLE in observation.legal or (observation.phase not in STEP_OF and observation.space < 0):
        return ""
    now = STEP_OF.get(observation.phase, STEP_BEFORE.get(observation.window))
    items = [
        element("li", name, aria_current="step" if number == now else None)
        for number, name in enumerate(STEPS)
    ]
    return element("ol", *items, class_="ww-steps", aria_label="Steps of a placement")


def _action(scene: Scene) -> str:
    """WW-27: the realm's main action, or the alternative one beside it."""
    observation = scene.observation
    place = observation.space // 2
    choices = []
    for which, ring_place in ((MAIN, place), (ALTERNATIVE, observation.alternatives[place])):
        if scene.is_legal(ACT + which):
            does = scene.data.main_effects[ring_place]
            more = "main action" if which == MAIN else "alternative, for " + _alternative_price(scene)
            choices.append(choice(ACT + which, effect_icons(does), capital(effect_text(does)), more))
    return group("Actions", *choices)


def _alternative_price(scene: Scene) -> str:
    return f"{scene.viewer.position.alternative_cost(scene.observation.active)} gold"


def _buy(scene: Scene) -> str:
    """WW-29, WW-32: the card above the worker; if there was none, any card of the board."""
    spaces = [action - BUY for action in scene.observation.legal if BUY <= action < TAKE]
    skip = at_once(SKIP, "Buy nothing", look="button quiet" if spaces else "button act")
    if len(spaces) == 1:
        return group("Purchase", _purchase(scene, spaces[0]), skip)
    if not spaces:
        return group("Purchase", _hindrance(scene), skip)
    cards = [_offer(scene, space) for space in spaces]
    listed = menu("buy", "List", icon("card"), f"{len(cards)} cards", cards)
    return group("Cards to buy", listed, skip) + commit("Choose a card")


def _hindrance(scene: Scene) -> str:
    """Which hand cards have to be played first, or what lacks even then; empty where no card lies."""
    bought = purchase(scene.viewer, scene.observation.space)
    if bought is None:
        return ""
    told = told_lack(scene, bought)
    if bought.pays is not None:
        first = capital(told_uses(bought.uses, scene.data))
        told = f"{first} first, then buy it for {told_payment(bought.pays)}"
    return element("p", text(f"{told}."), class_="ww-hindrance")


def _purchase(scene: Scene, space: int) -> str:
    name = scene.data.creatures[scene.observation.market[space]].name
    words = element("span", element("b", text(f"Buy {name}")), element("small", _price(scene, space)))
    card = creature(scene.observation.market[space])
    return at_once(BUY + space, card, words, look="button act ww-purchase")


def _offer(scene: Scene, space: int) -> str:
    one = scene.data.creatures[scene.observation.market[space]]
    return radio(
        BUY + space,
        f"Buy {one.name}",
        creature(scene.observation.market[space]),
        one.name,
        _price(scene, space),
    )


def _price(scene: Scene, space: int) -> str:
    offer = scene.observation.offers[space]
    assert offer is not None
    symbols = f", {amount(offer.crystals, 'crystal')}" if offer.crystals else ""
    return f"{offer.gold} gold{symbols}"


def _bonus(scene: Scene) -> str:
    """WW-33: the bonus of the worker's card space."""
    if not scene.is_legal(TAKE):
        return group("Bonus", at_once(SKIP, "Go on", look="button act"))
    bonus = scene.data.bonuses[scene.observation.space]
    take = choice(TAKE, effect_icons(bonus), capital(effect_text(bonus)), "bonus")
    return group("Bonus", take, at_once(SKIP, "Leave it", look="button quiet"))


def _after(scene: Scene) -> str:
    """WW-14: the turn ends; it asks first if cards in hand may be lost by it."""
    observation = scene.observation
    left = len(observation.hand)
    asks = {}
    if left and _may_be_last(scene.observation):
        cards = "a card" if left == 1 else f"{left} cards"
        asks = {
            "data_title": f"End the turn with {cards} in hand?",
            "data_words": "The game may end before your next turn; cards in hand score nothing then.",
            "data_verb": "End the turn",
            "data_stay": "Not yet",
        }
    return group("End", at_once(END, "End turn", look="button act ww-end", **asks))


def _may_be_last(observation: WildObservation) -> bool:
    """WW-43, WW-46: whether the others can end the game before the viewer's next turn."""
    if observation.round < observation.rounds:
        return False
    rested = {seat for row in observation.island for seat in row}
    if observation.warden is not None and WARDEN not in rested and observation.warden.supply:
        return False  # it places a worker next
    placed = {seat for spaces in observation.realms for seat in spaces}
    return all(
        seat in rested or (seat in placed and seat != observation.active)
        for seat in range(observation.players)
    )


_WINDOWS: dict[str, Callable[[Scene], str]] = {
    "turn": turn,
    "action": _action,
    "buy": _buy,
    "bonus": _bonus,
    "after": _after,
}
