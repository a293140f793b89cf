"""Setup and printed components (WW-1 to WW-10, section 2)."""

from collections import Counter
from functools import cache

import pytest

from boardwright.core.dice import Dice
from boardwright.core.errors import UsageError
from tests.games.wild_world.scenario import LOCKS, PLAYERS, REALMS, Table, make

BEATS = {"fire": "ice", "ice": "magic", "magic": "forest", "forest": "water", "water": "fire"}


@cache
def game(players, sides):
    return make(players, sides=sides)


def begun(players=3, seed=1, sides="A"):
    """A game at its first turn."""
    return Table(game(players, sides)).chance(seed)


# Components


@pytest.mark.rule("WW-5")
def test_creature_cards():
    creatures = make(2).data.creatures
    assert len(creatures) == 150
    assert Counter(creature.color for creature in creatures) == {color: 30 for color in range(5)}
    starting = [creature for creature in creatures if creature.is_start]
    assert Counter(creature.color for creature in starting) == {color: 7 for color in range(5)}
    assert sum(creature.is_evolving for creature in creatures) == 72
    for color in range(5):
        strengths = Counter(c.strength for c in creatures if c.color == color and not c.is_start)
        assert strengths == {1: 4, 2: 6, 3: 6, 4: 4, 5: 3}


@pytest.mark.rule("WW-Q4")
def test_requirement_and_strength_are_one_number():
    for creature in make(2).data.creatures:
        assert creature.requirement == creature.strength
        assert creature.element == creature.color


@pytest.mark.rule("WW-35")
def test_a_monster_is_weak_against_the_element_that_beats_its_own():
    for monster in make(2).data.monsters:
        weak, own = REALMS[monster.element_a], REALMS[monster.element_b]
        assert BEATS[weak] == own == REALMS[monster.element]
        assert monster.strength_b == monster.strength_a + 2


@pytest.mark.rule("WW-Q2", "WW-9")
def test_monster_cards():
    data = make(2).data
    cards = data.monsters[:50]
    assert Counter(monster.kind for monster in cards) == {0: 20, 1: 15, 2: 15}
    assert Counter(monster.element for monster in cards) == {element: 10 for element in range(5)}
    assert [monster.kind for monster in data.monsters[50:]] == [2] * 10


@pytest.mark.rule("WW-Q53", "WW-21")
def test_every_board_side_has_four_sources_of_a_worker():
    """Two scoring monsters and two region spaces, and three workers to gain."""
    data = make(2).data
    for board in data.boards:
        spaces = [bonus for region in board.regions for bonus in region]
        assert spaces.count(((0, 4, 1),)) == 2
        assert board.slot_kinds.count(0) == 2
    assert data.workers - data.start_workers == 3


@pytest.mark.rule("WW-23")
def test_side_a_boards_share_a_frame():
    for board in make(2).data.boards:
        assert board.locks.bit_count() == 6
        assert not board.locks & 1, "the preprinted monster is never locked"
        assert sum(board.hand) == 5
        if board.side == "A":
            assert board.region_values == [1, 2, 3, 4, 5]
            assert [len(region) for region in board.regions] == [4, 4, 3, 3, 2]
            assert [name for n, name in enumerate(LOCKS) if board.locks >> n & 1] == [
                *["m3", "m4", "m5", "r3", "r4", "r5"]
            ]


# The deal


@pytest.mark.rule("WW-1")
@pytest.mark.parametrize("players", [0, 5])
def test_so_many_play(players):
    with pytest.raises(UsageError, match="players"):
        make(players)


@pytest.mark.rule("WW-1")
@pytest.mark.parametrize(("sides", "letters"), [("A", {"A"}), ("B", {"B"}), ("mixed", {"A", "B"})])
def test_boards_are_of_different_realms_and_of_the_chosen_sides(sides, letters):
    seen, firsts = set(), Counter()
    for seed in range(60):
        table = begun(4, seed, sides=sides)
        boards = [table.data.boards[number] for number in table.seen.boards]
        assert len({board.element for board in boards}) == 4
        seen |= {board.side for board in boards}
        firsts[boards[0].element] += 1
    assert seen == letters
    assert len(firsts) == 5


@pytest.mark.rule("WW-1")
def test_every_board_that_may_come_is_as_likely_as_the_others():
    """With `mixed` a realm has two sides in the pool: each side by a fair coin."""
    state = make(3, sides="mixed").new()
    weights = state.chance_outcomes()
    assert len(weights) == 10
    assert {weight for _, weight in weights} == {1}
    state.apply(-1, weights[4][0])
    elements = [make(3).data.boards[action - weights[0][0]].element for action, _ in state.chance_outcomes()]
    assert Counter(elements) == {0: 2, 1: 2, 3: 2, 4: 2}


@pytest.mark.rule("WW-2")
def test_the_disc_starts_at_offset_3():
    table = begun()
    names = [table.data.main_actions[place] for place in table.seen.alternatives]
    # magic unlock, water draw, fire brew, ice trade, forest evolve
    assert names == [3, 4, 0, 1, 2]
    assert table.seen.round == 1


@pytest.mark.rule("WW-3", "WW-4", "WW-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_cards_lie_on_the_market_and_in_the_hands(players):
    for seed in range(12):
        table = begun(players, seed, sides="mixed")
        creatures = table.data.creatures
        for space, card in enumerate(table.seen.market):
            assert creatures[card].is_start
            assert creatures[card].color == space // 2
        for seat in range(players):
            hand = table.see(seat).hand
            dealt = [sum(creatures[card].color == color for card in hand) for color in range(5)]
            assert dealt == table.data.boards[table.seen.boards[seat]].hand
            assert all(creatures[card].is_start for card in hand)
        assert table.seen.deck_sizes == (23,) * 5


@pytest.mark.rule("WW-3")
def test_any_two_starting_cards_of_a_colour_may_lie_out():
    pairs = {tuple(sorted(begun(2, seed).seen.market[:2])) for seed in range(300)}
    assert len(pairs) == 21


@pytest.mark.rule("WW-4")
def test_five_cards_a_colour_are_enough_for_any_boards():
    """The validator refuses tables that may run short; with the printed ones no deal does."""
    for seed in range(40):
        table = begun(4, seed)
        left = [box.bit_count() for box in table.state.box]
        dealt = Counter(
            table.data.creatures[card].color for seat in range(4) for card in table.see(seat).hand
        )
        assert left == [7 - 2 - dealt[color] for color in range(5)]


@pytest.mark.rule("WW-6", "WW-7", "WW-8", "WW-Q5", "WW-Q49")
@pytest.mark.parametrize("players", PLAYERS)
def test_workers_tracks_and_locks(players):
    table = begun(players)
    for seat in range(players):
        assert (table.seen.workers[seat], table.supply(seat)) == (3, 3)
        assert (table.seen.cauldron[seat], table.seen.potion[seat]) == (0, 1)
        assert table.locks(seat) == ["m3", "m4", "m5", "r3", "r4", "r5"]
        assert table.seen.evolve[seat] == 0
        # neither the crystals on the locks nor the cards in hand score
        coins = (table.seen.gold[seat] + table.seen.crystals[seat]) // 5
        assert table.scores[seat] == 1 + coins


@pytest.mark.rule("WW-9", "WW-Q2")
@pytest.mark.parametrize("sides", ["A", "B"])
def test_monsters_are_dealt_by_kind(sides):
    for seed in range(12):
        table = begun(4, seed, sides=sides)
        dealt = [monster for monsters in table.seen.monsters for monster in monsters]
        assert len(set(dealt)) == 20
        for seat in range(4):
            board = table.data.boards[table.seen.boards[seat]]
            first, *others = table.seen.monsters[seat]
            assert first == board.preprinted
            assert [table.data.monsters[number].kind for number in others] == board.slot_kinds


@pytest.mark.rule("WW-9")
def test_every_monster_of_the_kind_may_come():
    deal = game(3, "A")
    state, dice = deal.new(), Dice(1)
    while not deal.action_text(state.legal_actions(-1)[0]).startswith("monster"):
        state.apply(-1, state.draw(dice))
    # m2 of an A side wants a scoring monster
    assert len(state.chance_outcomes()) == 20


@pytest.mark.rule("WW-10", "WW-Q3")
@pytest.mark.parametrize("players", PLAYERS)
def test_later_players_begin_with_more(players):
    starters = Counter()
    for seed in range(40):
        table = begun(players, seed)
        starters[table.seen.starter] += 1
        assert table.asks == ("turn", table.seen.starter)
        order = [(table.seen.starter + place) % players for place in range(players)]
        assert [table.seen.gold[seat] for seat in order] == [4, 5, 6, 7][:players]
        assert [table.seen.crystals[seat] for seat in order] == [1, 2, 2, 2][:players]
    assert len(starters) == players
