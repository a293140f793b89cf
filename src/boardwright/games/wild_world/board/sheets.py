"""Sheets that explain what lies on the viewer's own board: monsters, regions, cards at home and in hand."""

from boardwright.core.lines import counted
from boardwright.draw.markup import element, text
from boardwright.games.wild_world.advice.fights import chance
from boardwright.games.wild_world.advice.hand import Uses, uses
from boardwright.games.wild_world.board.about import Fact, card_facts, sheet, told
from boardwright.games.wild_world.board.cards import creature, monster
from boardwright.games.wild_world.board.controls import capital
from boardwright.games.wild_world.board.purse import ABOUT
from boardwright.games.wild_world.board.regions import told_region
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.told import told_chance, told_home, told_journey
from boardwright.games.wild_world.data.terms import KINDS, REALMS, SCORING
from boardwright.games.wild_world.words.monsters import monster_text

SIGNS = ("plus", "loop", "bolt")
"""Of the kinds of monsters."""


def own_sheets(scene: Scene) -> str:
    """All of them; each is shown while its piece is looked at."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    board = scene.board(seat)
    assert board is not None
    monsters = [_monster(scene, seat, slot) for slot in range(len(observation.monsters[seat]))]
    hills = [_region(scene, seat, region) for region in range(len(board.regions))]
    homes = [_at_home(scene, card) for card in observation.home[seat]]
    hands = [_in_hand(scene, card) for card in observation.hand]
    return element("div", _purse(), *monsters, *hills, *homes, *hands, class_="ww-sheets")


def _purse() -> str:
    """What the goods are for (WW-15, WW-29, WW-35, WW-37, WW-47)."""
    facts: list[Fact] = [
        ("coin", "Gold:", "pays for cards, worker spaces and actions."),
        ("crystal", "Crystal:", "a missing symbol, 1 strength in a fight, or 1 gold."),
        ("evolve", "Evolve token:", "5 strength for a card with this sign, or what a crystal does."),
        ("potion", "Potion:", "its number is added in each fight; then it goes back to the cauldron."),
        ("cauldron", "Cauldron:", "the potion stays ahead of it, also after a fight."),
        (
            "house",
            "Symbols:",
            "of your board and your cards at home. To buy a card you need those of its colour.",
        ),
        ("worker", "Workers:", "you place one in a turn. The island brings them back after the round."),
    ]
    points = (
        "A point at the end: each space of potion and cauldron, each evolve token, every 5 gold and crystals."
    )
    return sheet(ABOUT, "What you own", facts, element("p", points))


def _monster(scene: Scene, seat: int, slot: int) -> str:
    observation = scene.observation
    number = observation.monsters[seat][slot]
    one = scene.data.monsters[number]
    now = f", now {observation.counted[seat][slot]}" if one.kind == SCORING else ""
    effect = monster_text(one).removeprefix("at once: ").removeprefix("from now on ")
    facts: list[Fact] = [
        ("shield", counted(one.points, "point"), "when it is defeated."),
        (SIGNS[one.kind], f"{capital(KINDS[one.kind])}:", f"{effect}{now}."),
        (
            f"disc-{REALMS[one.element_a]}",
            str(one.strength_a),
            f"to reach with {REALMS[one.element_a]} cards.",
        ),
        (
            f"disc-{REALMS[one.element_b]}",
            str(one.strength_b),
            f"to reach with {REALMS[one.element_b]} cards.",
        ),
    ]
    how = told_chance(scene, slot, chance(scene.viewer, slot))
    words = element("div", element("h3", text(one.name)), told(facts))
    now_for_you = element("div", element("h4", "For you, now"), element("p", text(how)))
    return _large(f"about-m{slot + 1}", monster(number, "ww-large-card"), words, now_for_you)


def _large(name: str, picture: str, *parts: str) -> str:
    """A sheet of a card, with what is printed on it, and what it is good for now."""
    return element("section", picture, *parts, class_="ww-about ww-about-card", id=name, hidden=True)


def _region(scene: Scene, seat: int, region: int) -> str:
    title, words = told_region(scene, seat, region).split(": ", 1)
    return sheet(f"about-r{region + 1}", title, [], element("p", text(words)))


def _at_home(scene: Scene, card: int) -> str:
    made = scene.data.creatures[card]
    words = element("div", element("h3", text(made.name)), told(card_facts(made)))
    return _large(f"about-card-{card}", creature(card, "ww-large-card"), words)


def _in_hand(scene: Scene, card: int) -> str:
    made = scene.data.creatures[card]
    words = element("div", element("h3", text(made.name)), told(card_facts(made)))
    now = element("div", element("h4", "For you, now"), told(_uses(scene, uses(scene.viewer, card))))
    picture = creature(card, "ww-large-card")
    return _large(f"about-card-{card}", picture, words, now)


def _uses(scene: Scene, one: Uses) -> list[Fact]:
    """The four uses, with what each brings."""
    facts: list[Fact] = [("house", "Home:", f"{told_home(one)}.")]
    if one.journeys:
        regions = [f"region {each.region + 1}, {told_journey(each)}" for each in one.journeys]
        facts.append(("flag", "Travel:", f"{'. Or '.join(regions)}."))
    else:
        facts.append(("flag", "Travel:", "no region takes it now."))
    facts.append(("coin", "Discard:", f"{one.gold} gold."))
    names = [
        scene.data.monsters[scene.observation.monsters[scene.observation.seat or 0][won.slot]].name
        for won in one.victories
    ]
    facts.append(
        ("claws", "Fight:", f"it can defeat {' or '.join(names)}." if names else "it defeats nothing yet.")
    )
    return facts
