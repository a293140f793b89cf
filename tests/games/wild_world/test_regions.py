"""Every space of every travel region, on all ten board sides (WW-23, WW-49)."""

import pytest

from tests.games.wild_world.printed import BOARD_ROWS, CREATURE_ROWS
from tests.games.wild_world.scenario import REALMS, table

SPACES = [
    (board["id"], region, space)
    for board in BOARD_ROWS
    for region, bonuses in enumerate(board["regions"], start=1)
    for space in range(len(bonuses))
]
FIELDS = {
    "gold": "gold",
    "crystal": "crystals",
    "evolve": "evolve",
    "potion": "potion",
    "cauldron": "cauldron",
}


def before_space(board, region, space, **more):
    """A travel region filled up to a space, and a card of its colour in hand."""
    cards = [row["id"] for row in CREATURE_ROWS if row["colour"] == "magic" and row["set"] == "realm"]
    others = [row["id"] for row in BOARD_ROWS if row["side"] == "A" and row["element"] != board.split("-")[0]]
    return table(
        boards=", ".join([board, *others[:2]]), hands={0: cards[0]}, opened={0: "all"},
        regions={0: {f"r{region}": ", ".join(cards[1 : 1 + space])}} if space else {}, **more,
    ), cards[0]  # fmt: skip


def read(made):
    seen = made.seen
    return {name: getattr(seen, field)[0] for name, field in FIELDS.items()} | {
        "worker": seen.workers[0], "card": len(made.see(0).hand),
    }  # fmt: skip


@pytest.mark.rule("WW-23", "WW-49", "WW-21", "WW-18")
@pytest.mark.parametrize(("board", "region", "space"), SPACES)
def test_the_printed_bonus_is_the_observed_change(board, region, space):
    bonus = next(row for row in BOARD_ROWS if row["id"] == board)["regions"][region - 1][space]
    made, card = before_space(board, region, space, have={0: "p3 k1"})
    change = read(made)
    change["card"] -= 1
    word, _, number = bonus.partition(" ")
    if word != "none":
        change[word] += int(number)
    made.do(f"travel {card} r{region}")
    if word == "card":
        assert made.choices("deck") == list(REALMS)
        made.do("deck ice").chance()
    assert read(made) == change
    assert made.asks == ("turn", 0)


@pytest.mark.rule("WW-23")
@pytest.mark.parametrize("board", BOARD_ROWS, ids=lambda board: board["id"])
def test_a_region_has_so_many_spaces(board):
    for region, bonuses in enumerate(board["regions"], start=1):
        made, card = before_space(board["id"], region, len(bonuses))
        assert made.choices("travel") == []
        made, card = before_space(board["id"], region, len(bonuses) - 1)
        assert made.can(f"travel {card} r{region}")


@pytest.mark.rule("WW-47", "WW-Q35")
@pytest.mark.parametrize("board", BOARD_ROWS, ids=lambda board: board["id"])
def test_a_region_has_its_value(board):
    for region, value in enumerate(board["region_values"], start=1):
        made, _ = before_space(board["id"], region, 2)
        assert made.sources(0)["travel"] == 2 * value
