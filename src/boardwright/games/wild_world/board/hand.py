"""The viewer's cards at home and in hand, and what each hand card can be used for now."""

from boardwright.core.lines import counted
from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.games.wild_world.advice.fights import fighters
from boardwright.games.wild_world.advice.hand import Journey, Uses, uses
from boardwright.games.wild_world.board.cards import creature_at
from boardwright.games.wild_world.board.controls import at_once
from boardwright.games.wild_world.board.effects import effect_icons
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.told import told_home, told_journey
from boardwright.games.wild_world.data.terms import REGIONS
from boardwright.games.wild_world.rules.actions import DISCARD, FIGHT_CARD, HOME, TRAVEL


def home(scene: Scene) -> str:
    """The cards at home: they overlap, and the left strips stay visible."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    cards = observation.home[seat]
    points = sum(scene.data.creatures[card].points for card in cards)
    summed = f"{counted(len(cards), 'card')}, {counted(points, 'point')}"
    row = [
        element(
            "li",
            _face(card),
            hidden_text(scene.data.creatures[card].name),
            class_="ww-at-home",
            id=f"own-card-{card}",
            data_about=f"about-card-{card}",
        )
        for card in cards
    ]
    listed = element("ul", *row, class_="ww-home-row", id="home")
    empty = element("p", "Nothing at home yet. Any hand card can be put here.", class_="ww-nothing")
    return element("div", _title("Home", summed), listed if cards else empty, class_="ww-home")


def hand(scene: Scene) -> str:
    """The hand; a card that is chosen shows its uses below."""
    cards = scene.observation.hand
    row = [_card(scene, card, number == 0) for number, card in enumerate(cards)]
    listed = element(
        "div",
        *row,
        class_="ww-hand-row",
        id="hand",
        role="group",
        aria_label="Your hand",
    )
    empty = element("p", "No card in hand.", class_="ww-nothing")
    return element(
        "div", _title("Hand", counted(len(cards), "card")), listed if cards else empty, class_="ww-hand"
    )


def hand_notes(scene: Scene) -> list[str]:
    """The uses of each hand card."""
    return [_uses(scene, card) for card in scene.observation.hand]


def _face(card: int) -> str:
    """A card's face, which moves with the card from place to place."""
    return element(
        "svg",
        creature_at(card, 0, 0, WIDTH),
        class_="piece card",
        id=f"card-{card}",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        aria_hidden="true",
    )


def _title(name: str, more: str) -> str:
    return element("h2", name, element("span", text(more)), class_="ww-title")


def _card(scene: Scene, card: int, is_first: bool) -> str:
    fights, able = scene.is_legal(FIGHT_CARD + card), fighters(scene.observation)
    can = scene.is_legal(HOME + card)
    return element(
        "div",
        _face(card),
        hidden_text(scene.data.creatures[card].name),
        role="button",
        tabindex="0" if is_first else "-1",
        class_=classes("ww-in-hand", usable=can, legal=fights, off=bool(able) and card not in able),
        data_act=f"act-{FIGHT_CARD + card}" if fights else None,
        data_card=str(card),
        data_tell=f"tell-{card}",
        data_about=f"about-card-{card}",
        id=f"own-card-{card}",
    )


def _uses(scene: Scene, card: int) -> str:
    """Name, and a button for each use; what each brings is in its label."""
    one = uses(scene.viewer, card)
    buttons = [_home(scene, one), *[_travel(scene, one, each) for each in one.journeys], _discard(scene, one)]
    wins = [_victory(scene, one)] if one.victories else []
    return element(
        "div",
        element("b", text(scene.data.creatures[card].name)),
        element("span", *buttons, *wins, _explain(card), class_="ww-use-row"),
        class_="ww-tell ww-uses",
        id=f"tell-{card}",
        data_hand=str(card),
        hidden=True,
    )


def _explain(card: int) -> str:
    """Opens the card's sheet by touch, where a tap on the card chooses it."""
    return element(
        "button",
        "?",
        hidden_text(" explain"),
        type="button",
        class_="ww-use ww-explain",
        data_about=f"about-card-{card}",
    )


def _use(scene: Scene, action: int, key: str, *content: str, told: str, to: str | None = None) -> str:
    """A use that is possible now is a button, another only says what it would bring."""
    inside = (*content, hidden_text(f": {told}"))
    if scene.is_legal(action):
        return at_once(action, *inside, look="ww-use", title=told, data_use=key, data_to=to)
    return element("span", *inside, class_="ww-use off", title=told)


def _home(scene: Scene, one: Uses) -> str:
    gain = effect_icons(one.gain) if one.gain else ""
    points = element("i", f"+{one.points}", icon("shield")) if one.points else ""
    return _use(scene, HOME + one.card, "h", icon("house"), "home", points, gain, told=told_home(one))


def _travel(scene: Scene, one: Uses, journey: Journey) -> str:
    gain = effect_icons(journey.gain) if journey.gain else ""
    name = f"region {journey.region + 1}"
    points = element("i", f"+{journey.value}", icon("shield"))
    action = TRAVEL + one.card * REGIONS + journey.region
    return _use(
        scene,
        action,
        "t",
        icon("flag"),
        name,
        points,
        gain,
        told=told_journey(journey),
        to=str(journey.region),
    )


def _discard(scene: Scene, one: Uses) -> str:
    action = DISCARD + one.card
    return _use(scene, action, "d", icon("coin"), f"discard +{one.gold}", told=f"{one.gold} gold")


def _victory(scene: Scene, one: Uses) -> str:
    """The monsters it defeats are fought from their own place."""
    seat = scene.observation.seat
    assert seat is not None
    monsters = scene.observation.monsters[seat]
    names = [scene.data.monsters[monsters[won.slot]].name for won in one.victories]
    return element("span", icon("claws"), text(f"defeats {', '.join(names)}"), class_="ww-use off")
