"""The other players' boards, small: purse, symbols, monsters, regions, hand."""

from boardwright.core.board import Chair
from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.purse import amount, symbols
from boardwright.games.wild_world.board.regions import told_region
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.seats import mark
from boardwright.games.wild_world.data.facts import Monster
from boardwright.games.wild_world.data.terms import KINDS, REALMS, SLOTS
from boardwright.games.wild_world.words.monsters import monster_text
from boardwright.games.wild_world.words.prompt import status

SIGNS = ("plus", "loop", "bolt")
"""Of the kinds of monsters: scoring, ability, instant."""


def others(scene: Scene, prefix: str = "") -> str:
    """A panel for each of the others, clockwise; a spectator sees everybody's.

    `prefix` tells the places of this form of the panels from those of another one on the page.
    """
    seats = [seat for seat in scene.seats() if seat != scene.observation.seat]
    return "".join(_panel(scene, seat, prefix) for seat in seats) + _warden(scene)


def chip(chair: Chair) -> str:
    """What a player is, if not just a person."""
    if chair.is_you:
        return element("i", "you", class_="ww-chip")
    return element("i", chair.kind, class_="ww-chip") if chair.kind != "person" else ""


def _panel(scene: Scene, seat: int, prefix: str) -> str:
    observation, chair = scene.observation, scene.chairs[seat]
    doing = status(observation, seat)
    head = element(
        "h3",
        mark(seat, "mark large"),
        element("b", text(chair.name)),
        chip(chair),
        element("span", text(doing), class_=classes("ww-doing", now=seat in observation.actors)),
    )
    parts = (
        head,
        _money(scene, seat, prefix),
        symbols(scene, seat),
        _monsters(scene, seat),
        _regions(scene, seat),
    )
    return element("section", *parts, _hand(scene, seat), class_="ww-other", aria_label=chair.name)


def _money(scene: Scene, seat: int, prefix: str) -> str:
    observation = scene.observation
    workers = "/".join(str(count) for count in scene.workers_of(seat))
    return element(
        "span",
        amount("coin", observation.gold[seat], "gold"),
        amount("crystal", observation.crystals[seat], "crystal"),
        amount("evolve", observation.evolve[seat], "evolve token"),
        amount("potion", observation.potion[seat], "potion"),
        amount("cauldron", observation.cauldron[seat], "cauldron"),
        element(
            "span",
            icon("worker"),
            element("b", workers),
            hidden_text(" workers to place, placed, on the island"),
            class_="ww-amount",
            id=f"{prefix}supply-{seat}",
            title="Workers to place / placed / on the island",
        ),
        class_="ww-money",
    )


def _monsters(scene: Scene, seat: int) -> str:
    observation = scene.observation
    chips = []
    for slot, number in enumerate(observation.monsters[seat]):
        one = scene.data.monsters[number]
        is_locked, is_defeated = slot in observation.locks[seat], slot in observation.defeated[seat]
        state = "defeated" if is_defeated else "locked" if is_locked else "open"
        told = f"{one.name}, {state}: {counted(one.points, 'point')}, {monster_text(one)}"
        content = hidden_text(told), *_monster(one, state)
        chips.append(element("li", *content, class_=f"ww-monster-chip {state}", title=told))
    return element("ul", *chips, class_="ww-monster-chips", aria_label="Monsters")


def _monster(one: Monster, state: str) -> tuple[str, ...]:
    """Its points once it is defeated; else the weakest target and its kind."""
    if state == "defeated":
        return icon("tick"), icon("shield"), element("b", str(one.points))
    if state == "locked":
        return (icon("padlock"),)
    beaten_by = icon(f"disc-{REALMS[one.element_a]}")
    return beaten_by, element("b", str(one.strength_a)), icon(SIGNS[one.kind], label=KINDS[one.kind])


def _regions(scene: Scene, seat: int) -> str:
    observation, board = scene.observation, scene.board(seat)
    if board is None:
        return ""
    shown = []
    for region, spaces in enumerate(board.regions):
        color, lying = observation.region_colors[seat][region], len(observation.regions[seat][region])
        pips = [
            element("i", class_=f"ww-pip back-{REALMS[color]}" if place < lying else "ww-pip")
            for place in range(len(spaces))
        ]
        is_locked = SLOTS + region in observation.locks[seat]
        told = told_region(scene, seat, region)
        value = element("b", str(board.region_values[region]))
        lock = icon("padlock") if is_locked else ""
        content = hidden_text(told), value, *pips, lock
        shown.append(element("li", *content, class_=classes("ww-region-chip", locked=is_locked), title=told))
    return element("ul", *shown, class_="ww-region-chips", aria_label="Regions")


def _hand(scene: Scene, seat: int) -> str:
    """The backs of the hand, by colour."""
    counts = scene.observation.hand_colors[seat]
    backs = [
        element(
            "span",
            *[element("i", class_=f"ww-back back-{name}") for _ in range(count)],
            hidden_text(f"{count} {name}"),
        )
        for name, count in zip(REALMS, counts)
        if count
    ]
    return element("p", f"Hand {sum(counts)} ", *backs, class_="ww-backs")


def _warden(scene: Scene) -> str:
    """What the Warden has; it owns no board."""
    warden = scene.observation.warden
    if warden is None:
        return ""
    head = element(
        "h3", element("b", "The Warden"), element("span", counted(warden.score, "point"), class_="ww-doing")
    )
    of_cards = warden.score - warden.hunted - warden.level
    level = f", {warden.level} of its level" if warden.level else ""
    facts = (
        f"{warden.supply} of {counted(warden.workers, 'worker')} to place. "
        f"Points: {of_cards} of {counted(len(warden.pile), 'card')}, {warden.hunted} of hunting{level}."
    )
    return element("section", head, element("p", facts), class_="ww-other", aria_label="The Warden")
