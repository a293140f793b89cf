"""Other worlds of Wild World against all that can be: counted out from what a viewer saw (section 6)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt

import pytest

from boardwright.core.dice import Dice
from tests.games.wild_world.scenario import REALMS, Table, table

FIRE = REALMS.index("fire")
OWNER, VIEWER = 1, 0
WORLDS = 2500
PASS = ("place 0", "main", "skip", "end")
"""A turn of the viewer."""

Cards = tuple[int, ...]


def scene(*acts: str) -> Table:
    """Seat 1 holds two fire cards of three that nobody has seen; FI08 to FI12 are the deck."""
    made = table(
        players=2,
        boards="magic-A, water-A",
        hands={1: "FI01, FI02, WA03"},
        home={0: "FI05, FI06"},
        market={4: "FI03", 5: "FI04", 0: "", 1: ""},
        decks={"fire": "FI08, FI09, FI10, FI11, FI12", "magic": "", "water": "", "ice": "", "forest": ""},
        have={0: "9g 9c", 1: "30g 30c"},
        workers={0: 6, 1: 5},
        opened={1: "all"},
        active=1,
    )
    for act in acts:
        made.do(*(PASS if act == "pass" else (act,)))
    return made


def public(made: Table) -> list[tuple[str, int]]:
    """What all saw of the owner's fire cards: draw, take, travel, show, each with its card or -1."""
    steps = []
    for event in made.events:
        fact = event.data
        if event.audience is not None or fact.get("by") != OWNER:
            continue
        if event.kind == "draw" and fact["deck"] == "fire":
            steps.append(("draw", -1))
        elif event.kind == "travel" and fact["color"] == "fire":
            steps.append(("travel", -1))
        elif event.kind in ("buy", "faceup", "home", "discard") and fact["card"].startswith("FI"):
            step = "take" if event.kind in ("buy", "faceup") else "show"
            steps.append((step, made.card(fact["card"])))
    return steps


def possible(made: Table) -> set[tuple[Cards, Cards]]:
    """Every hand and row of travel cards that some course of play fits, looked for by playing all of them."""
    starters = made.cards("FI01, FI02, FI07")
    unseen = frozenset(made.cards("FI08, FI09, FI10, FI11, FI12")) - {*made.seen.market}
    steps = public(made)

    @cache
    def ends(number: int, hand: frozenset, row: Cards, deck: frozenset) -> frozenset:
        if number == len(steps):
            return frozenset([(tuple(sorted(hand)), row)])
        step, card = steps[number]
        return frozenset(
            end for follows in after(step, card, hand, row, deck) for end in ends(number + 1, *follows)
        )

    def after(step: str, card: int, hand: frozenset, row: Cards, deck: frozenset) -> Iterator[tuple]:
        if step == "draw":
            yield from ((hand | {drawn}, row, deck - {drawn}) for drawn in deck)
        elif step == "take":
            yield hand | {card}, row, deck
        elif step == "travel":
            yield from ((hand - {sent}, (*row, sent), deck) for sent in hand)
        elif card in hand:
            yield hand - {card}, row, deck

    dealt = [frozenset(starters) - {left} for left in starters]
    return {end for hand in dealt for end in ends(0, hand, (), unseen)}


def fire_cards(state) -> tuple[Cards, Cards]:
    """The owner's fire cards in hand, and those that travel."""
    rows = [row for row in state.regions[5 * OWNER : 5 * OWNER + 5] if row and row[0] // 30 == FIRE]
    return tuple(card for card in state.hands[OWNER] if card // 30 == FIRE), rows[0] if rows else ()


DRAW = ("place 8", "main")
"""A card of the only deck that has any."""
BUY = ("place 4", "main", "buy 4", "card FI12")
COURSES = {
    "drawn, then sent": (*DRAW, "card FI08", "travel FI01 r2"),
    "sent between two draws": (
        *(*DRAW, "card FI08", "travel FI01 r2", "skip", "end", "pass"),
        *(*DRAW, "card FI09"),
    ),
    "sent, then drawn": ("travel FI02 r2", *DRAW, "card FI08"),
    "a drawn card shown later": (
        *(*DRAW, "card FI08", "travel FI01 r2", "skip", "end", "pass"),
        *(*DRAW, "card FI09", "discard FI08"),
    ),
    "bought between two that were sent": (
        *("travel FI01 r2", *BUY, "skip", "travel FI03 r2", "end", "pass"),
        *(*DRAW, "card FI10"),
    ),
    "bought, sent and shown": (
        *(*DRAW, "card FI08", "travel FI08 r2", "skip", "end", "pass"),
        *(*BUY, "skip", "travel FI01 r2", "end", "pass"),
        *(*DRAW, "card FI09", "travel FI02 r2", "home FI03"),
    ),
    "all of it": (
        *(*DRAW, "card FI08", "travel FI01 r2", "skip", "end", "pass"),
        *(*BUY, "skip", "travel FI08 r2", "end", "pass"),
        *(*DRAW, "card FI09", "travel FI03 r2"),
    ),
}


@pytest.mark.parametrize("acts", COURSES.values(), ids=COURSES)
def test_worlds_are_all_that_can_be_and_each_as_often(acts):
    made = scene(*acts)
    expected = possible(made)
    assert fire_cards(made.state) in expected
    found = Counter(fire_cards(made.state.resample(VIEWER, Dice(seed))) for seed in range(WORLDS))
    assert set(found) <= expected
    due = WORLDS / len(expected)
    surplus = sum((found[end] - due) ** 2 / due for end in expected)
    freedom = len(expected) - 1
    assert surplus < freedom + 5 * sqrt(2 * freedom)


def test_the_sizes_of_these_worlds():
    """Three pairs of starters, five cards to draw, and so many that may be the one sent."""
    assert len(possible(scene(*COURSES["drawn, then sent"]))) == 3 * 5 * 3
    assert len(possible(scene(*COURSES["sent, then drawn"]))) == 3 * 2 * 5
    between = possible(scene(*COURSES["sent between two draws"]))
    assert len(between) == 3 * (
        2 * 10 + 5 * 4
    )  # a starter, with two draws in hand; or a draw, with the other


def test_a_bought_card_is_known_until_a_card_of_its_colour_is_sent():
    made = scene(*BUY, "skip")
    assert made.names(made.see(VIEWER).seen[OWNER]) == made.names(made.cards("FI03"))
    worlds = [made.state.resample(VIEWER, Dice(seed)) for seed in range(200)]
    assert all(made.card("FI03") in world.hands[OWNER] for world in worlds)
    made.do("travel FI01 r2")
    worlds = [made.state.resample(VIEWER, Dice(seed)) for seed in range(200)]
    held = sum(made.card("FI03") in world.hands[OWNER] for world in worlds)
    assert 100 < held < 167  # two of three
    assert all(made.card("FI03") in (*world.hands[OWNER], *fire_cards(world)[1]) for world in worlds)


def test_the_owner_knows_it_all():
    made = scene(*COURSES["all of it"])
    for seed in range(50):
        world = made.state.resample(OWNER, Dice(seed))
        assert fire_cards(world) == fire_cards(made.state)
