"""What a balance report counts of Wild World agrees with the games."""

import pytest

from boardwright import Dice
from boardwright.core.balance import Counts
from boardwright.core.events import Event
from boardwright.core.state import CHANCE
from boardwright.games.wild_world.rules.scoring import SOURCES
from tests.games.wild_world.playing import keenly
from tests.games.wild_world.scenario import make

CARD_ENDS = ("home", "travel", "discard", "fight", "kept")
"""Where cards that came to a hand are in the end."""


def played(players, seed, **options):
    """A finished game between keen players: the state, and its counts."""
    game = make(players, **options)
    state, dice = game.new(), Dice(seed)
    events: list[Event] = []
    while state.actors():
        if state.actor == CHANCE:
            state.apply(CHANCE, state.draw(dice), events)
            continue
        legal = state.legal_actions(state.actor)
        state.apply(state.actor, legal[keenly([game.action_text(number) for number in legal], dice)], events)
    return game, state, game.balance.tally(state, events)


def total(counts, word, *rest):
    """The sum of the counts whose names begin with a word and end with others."""
    return sum(
        number for name, number in counts.items() if name[0] == word and (not rest or name[-1] in rest)
    )


@pytest.fixture(scope="module", params=[(2, "A"), (3, "B"), (4, "mixed")])
def game(request):
    players, sides = request.param
    return played(players, 5, sides=sides)


def test_points_and_wins_are_those_of_the_game(game):
    _, state, counts = game
    points = sum(state.scores())
    assert sum(counts["source", source] for source in SOURCES) == points
    for table in ("turn order", "board"):
        assert total(counts, table, "points") == points
        assert total(counts, table, "players") == state.players
        assert total(counts, table, "wins") == state.players


def test_every_card_that_came_to_a_hand_ends_somewhere(game):
    _, state, counts = game
    came = total(counts, "card", "drawn", "buy", "taken")
    assert came == total(counts, "card", *CARD_ENDS)
    assert total(counts, "card", "home") == sum(map(len, state.home)) == counts["act", "home"]
    assert total(counts, "card", "travel") == sum(map(len, state.regions)) == total(counts, "region")
    assert total(counts, "card", "kept") == sum(map(len, state.hands))


def test_monsters_are_dealt_and_defeated(game):
    _, state, counts = game
    defeated = sum(len(state.defeated(seat)) for seat in range(state.players))
    assert total(counts, "monster", "dealt") == 5 * state.players
    assert total(counts, "monster", "defeated") == defeated == counts["act", "fight"]
    assert total(counts, "monster", "criterion") == sum(
        state.sources(seat)[1] for seat in range(state.players)
    )


def test_workers_that_were_placed_acted(game):
    _, _, counts = game
    assert total(counts, "space", "place") == counts["act", "place"] == total(counts, "action")
    assert total(counts, "space", "bonus") == counts["act", "bonus"]
    assert total(counts, "island") == counts["act", "rest"]


def test_tables_of_several_settings():
    first, second = played(2, 1), played(3, 2, sides="mixed")
    counts = {}
    for name, (_, _, counted) in (("two", first), ("three", second)):
        counts[name] = Counts(counted)
        counts[name]["games",] = 1
    tables = {table.title: table for table in first[0].balance.tables(counts)}
    for table in tables.values():
        assert table.rows or table.title == "Boards of both sides"
        assert {len(row) for row in table.rows} <= {len(table.head)}
    means = [sum(state.scores()) / state.players for _, state, _ in (first, second)]
    assert [row[-1] for row in tables["Points by source"].rows] == [f"{mean:.1f}" for mean in means]
    assert len(tables["Boards"].rows) == len(_boards(first, second))
    assert len(tables["Cards by row"].rows) == 30
    assert [row[0] for row in tables["Turn order"].rows] == ["two"] * 2 + ["three"] * 3


def _boards(*games):
    return {number for _, state, _ in games for number in state.boards}
