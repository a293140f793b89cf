"""Sheets that explain what is pointed at: a card and what it would do for the viewer, realms, rows."""

from collections.abc import Sequence

from boardwright.core.lines import counted
from boardwright.draw.markup import element, text
from boardwright.games.wild_world.advice.actions import paid_after_actions
from boardwright.games.wild_world.advice.fights import Sum, would_fight
from boardwright.games.wild_world.board.areas import Market, disc_name
from boardwright.games.wild_world.board.badge import told_payment, told_uses
from boardwright.games.wild_world.board.cards import creature
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.island import row_name_of
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.space import Space, is_deck_empty, token_of, told_lack
from boardwright.games.wild_world.data.facts import NO_CARD, Creature
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.rules.position import NOBODY, WARDEN
from boardwright.games.wild_world.words.names import effect_text

Fact = tuple[str, str, str]
"""An icon, what it is about, and what is to be said."""


def sheets(market: Market) -> str:
    """All of the board; each is shown while its area is looked at."""
    scene = market.scene
    places = range(len(scene.data.ring))
    rows = range(len(scene.data.island))
    return element(
        "div",
        *[_about_space(scene, space) for space in market.spaces],
        *[_about_realm(scene, place) for place in places],
        *[_about_row(scene, row) for row in rows],
        class_="ww-sheets",
    )


def sheet(name: str, title: str, facts: Sequence[Fact], *more: str, picture: str = "") -> str:
    """A sheet with this id; `more` is markup under the facts, `picture` stands beside them."""
    words = element("div", element("h3", text(title)), told(facts), *more)
    return element("section", picture, words, class_="ww-about", id=name, hidden=True)


def told(facts: Sequence[Fact]) -> str:
    """Facts as a list, each with its icon."""
    items = [
        element("li", icon(name), element("span", element("b", text(what)), " ", text(said)))
        for name, what, said in facts
    ]
    return element("ul", *items, class_="ww-facts-list") if items else ""


def _sentences(words: str) -> str:
    """A name of several parts as a paragraph."""
    parts = words.split("; ")
    return element("p", text(". ".join(part[:1].upper() + part[1:] for part in parts) + "."))


def _about_row(scene: Scene, row: int) -> str:
    title, told = row_name_of(scene, row).split(": ", 1)
    return sheet(f"about-row-{row}", title, [], _sentences(told))


def _about_realm(scene: Scene, place: int) -> str:
    main = effect_text(scene.data.main_effects[place])
    deck = scene.observation.deck_sizes[scene.realm(place)]
    facts = [("wheel", "Main action:", f"{main}, for a worker placed here.")]
    disc = _sentences(disc_name(scene, place)) if scene.observation.alternatives else ""
    facts.append(("card", "Deck:", f"{counted(deck, 'card')} left."))
    color = scene.realm(place)
    gone = [card for card in scene.observation.discards if scene.data.creatures[card].color == color]
    if gone:
        names = ", ".join(scene.data.creatures[card].name for card in gone)
        facts.append(("discard", "Discarded:", f"{names}."))
    return sheet(f"about-realm-{place}", scene.realm_name(place), facts, disc)


def _about_space(scene: Scene, space: Space) -> str:
    name = f"about-space-{space.number}"
    place = _place(scene, space)
    if space.card == NO_CARD:
        empty = "A card is about to come here."
        if is_deck_empty(scene, space.number):
            empty = "The deck is empty. Whoever places here may buy any face-up card of the board."
        return sheet(name, scene.names.space(space.number), place, element("p", empty), _act(space))
    made = scene.data.creatures[space.card]
    card = element("div", element("h3", text(made.name)), told(card_facts(made)))
    title = element("h4", "For you, now" if space.purchase else "The space")
    uses = _for_viewer(scene, space) if space.purchase else []
    now = element("div", title, told([*uses, *place]), _act(space))
    picture = creature(space.card, "ww-large-card")
    return element("section", picture, card, now, class_="ww-about ww-about-card", id=name, hidden=True)


def card_facts(made: Creature) -> list[Fact]:
    """What is printed on a card."""
    own = REALMS[made.element]
    symbols = [counted(count, f"{REALMS[realm]} symbol") for realm, count in enumerate(made.symbols) if count]
    home = [*symbols, *([counted(made.points, "point")] if made.points else [])]
    if made.bonus:
        home.append(f"{effect_text(made.bonus)} at once")
    facts = [
        (f"disc-{own}", f"{made.strength}", f"strength in a fight; its buyer needs as many {own} symbols."),
        ("house", "At home:", (", ".join(home) or "nothing") + "."),
        ("discard", "Discarded:", f"{made.gold} gold."),
    ]
    if made.is_evolving:
        facts.append(("evolve", "Evolves:", "a token on it adds 5 in a fight."))
    return facts


def _for_viewer(scene: Scene, space: Space) -> list[Fact]:
    bought = space.purchase
    assert bought is not None
    if bought.pays is None:
        facts = [("coin", "Buy:", told_lack(scene, bought) + ".")]
    else:
        first = f"{told_uses(bought.uses, scene.data)}, then " if bought.uses else ""
        facts = [("coin", "Buy:", f"{first}{told_payment(bought.pays)}{_missing(scene, space)}.")]
    return [*facts, *_after_action(scene, space), _fights(scene, space.card), _travel(scene, space.card)]


def _after_action(scene: Scene, space: Space) -> list[Fact]:
    """Which of the two actions there would make the card affordable, if it is not yet."""
    position = scene.viewer.position
    bought = space.purchase
    assert bought is not None
    if bought.is_affordable or space.number in position.within_reach(scene.viewer.seat):
        return []
    facts = []
    for what, pays in paid_after_actions(scene.viewer, space.number):
        facts.append(("wheel", f"After the {what}:", f"for {told_payment(pays)} in all."))
    return facts


def _missing(scene: Scene, space: Space) -> str:
    """What the crystals and the toll are for."""
    bought = space.purchase
    assert bought is not None
    parts = []
    if bought.missing:
        element_ = REALMS[scene.data.creatures[space.card].element]
        parts.append(f"{counted(bought.missing, element_ + ' symbol')} missing")
    if bought.toll:
        parts.append(f"{bought.toll} gold for the worker space")
    return f" ({', '.join(parts)})" if parts else ""


def _fights(scene: Scene, card: int) -> Fact:
    found = would_fight(scene.viewer, card)
    if not found:
        return ("claws", "Fight:", "none of the monsters that you still face.")
    best = sorted(found, key=lambda way: (way.slot in _locked(scene), way.short, way.crystals))
    return ("claws", "Fight:", "; ".join(_fight(scene, way) for way in best) + ".")


def _locked(scene: Scene) -> tuple[int, ...]:
    seat = scene.observation.seat
    assert seat is not None
    return scene.observation.locks[seat]


def _fight(scene: Scene, way: Sum) -> str:
    """`beats Hedge Ogre with 2 crystals`, `7 of 9 against Ash Pharaoh`."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    monster = scene.data.monsters[observation.monsters[seat][way.slot]]
    name = f"{monster.name} (locked)" if way.slot in _locked(scene) else monster.name
    if way.short:
        return f"{way.reached} of {way.target} against {name}"
    means = ["an evolve token"] if way.token else []
    means += [counted(way.crystals, "crystal")] if way.crystals else []
    return f"beats {name}" + (f" with {' and '.join(means)}" if means else "")


def _travel(scene: Scene, card: int) -> Fact:
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    board = scene.board(seat)
    assert board is not None
    regions = scene.viewer.position.open_regions(seat, scene.data.creatures[card].color)
    if not regions:
        return ("flag", "Travel:", "no region is open to its colour.")
    best = max(regions, key=lambda region: board.region_values[region])
    worth = counted(board.region_values[best], "point")
    bonus = board.regions[best][len(observation.regions[seat][best])]
    gain = f", and {effect_text(bonus)}" if bonus else ""
    return ("flag", "Travel:", f"to region {best + 1} for {worth}{gain}.")


def _place(scene: Scene, space: Space) -> list[Fact]:
    """The worker spaces and the bonus."""
    observation = scene.observation
    standing = observation.realms[space.number]
    owners = [owner for owner in standing if owner != NOBODY]
    facts: list[Fact] = []
    if owners:
        names = ", ".join(scene.who(owner) for owner in owners)
        facts.append(("worker", "Here:", f"{names}."))
    if observation.tolls and observation.tolls[space.number] > 0:
        before = standing[: standing.index(NOBODY)]
        paid = [owner for owner in before if owner not in (observation.seat, WARDEN)]
        to = " and ".join(scene.who(owner) for owner in paid) or "the supply"
        facts.append(("coin", "Worker space:", f"{observation.tolls[space.number]} gold, to {to}."))
    bonus = scene.data.bonuses[space.number]
    facts.append(("plus", "Bonus after buying:", effect_text(bonus) + "."))
    if token := token_of(scene, space.number):
        facts.append(("ring", "Token for the first buyer:", effect_text(token) + "."))
    return facts


def _act(space: Space) -> str:
    """For those who tap: the act itself."""
    if space.act < 0:
        is_told = space.purchase is not None and bool(space.purchase.uses)
        why = "" if is_told else space.why
        return element("p", text(why + "."), class_="ww-about-why") if why else ""
    words = {"worker": "Place here", "card": "Buy it", "bonus": "Take the bonus"}[space.what]
    if space.what == "worker" and space.purchase and space.purchase.toll:
        words += f", pay {space.purchase.toll}"
    return element(
        "button", words, type="button", class_="button act ww-about-act", data_act=f"act-{space.act}"
    )
