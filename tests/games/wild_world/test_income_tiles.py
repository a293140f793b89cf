"""The option `income_tiles`: a tile for each player, for the start of rounds 2 and 3 (section 12)."""

from collections import Counter

import pytest

from boardwright.core.errors import BoardwrightError
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.games.wild_world.words.names import effect_text
from boardwright.testing import check_game
from tests.games.wild_world.playing import by_chance, play
from tests.games.wild_world.scenario import REALMS, Table, make, table

PLAYERS = (1, 2, 3, 4)
IDS = ("gold", "crystals", "potions", "evolve", "card", "key")


def laid_out(players, *tiles, first=0):
    """The setup is done but for the tiles, of which these lie there."""
    made = Table(make(players, income_tiles="yes"))
    while made.phase != "tiles":
        made.do(f"starter {first}" if made.phase == "starter" else made.options()[0])
    return made.do(*[f"lay tile {tile}" for tile in tiles])


def ending(tiles, starter_rests_at="top", **scene):
    """Seat 0 is to end the round with its last turn; all have tiles, by seat."""
    scene = {"have": {seat: "9g" for seat in range(3)}, "island": {"brew": "1", "key": "2"}} | scene
    made = table(game=make(3, income_tiles="yes"), realms={0: "0"}, **scene)
    made.state.incomes = tuple(IDS.index(tile) for tile in tiles)
    made.do("rest 0 0", f"island {starter_rests_at}")
    if made.phase == "reward":
        made.do("reward 1")
    return made


def test_the_six_tiles():
    tiles = make(2).data.variant_pieces.income_tiles
    assert [(tile.id, effect_text(tile.effect)) for tile in tiles] == [
        ("gold", "gain 3 gold"),
        ("crystals", "gain 2 crystals"),
        ("potions", "gain 2 potions"),
        ("evolve", "gain 1 evolve token"),
        ("card", "draw 1 card, gain 1 gold"),
        ("key", "open 1 lock"),
    ]


def test_without_the_option_there_are_none():
    made = Table(make(2)).chance(1)
    assert (made.seen.tiles, made.seen.incomes) == ((), (-1, -1))


@pytest.mark.parametrize("players", PLAYERS)
def test_one_more_than_players_lie_there(players):
    made = laid_out(players)
    assert [weight for _, weight in made.state.chance_outcomes()] == [1] * 6
    made.do(*[f"lay tile {tile}" for tile in IDS[:players]])
    assert made.asks == ("tiles", CHANCE)
    made.do(f"lay tile {IDS[players]}")
    assert made.phase == "tile"
    assert made.choices("tile") == list(IDS[: players + 1])


def test_they_are_taken_in_reverse_turn_order_and_the_last_goes_back():
    made = laid_out(3, "key", "gold", "card", "evolve", first=1)
    assert made.asks == ("tile", 0)
    made.do("tile card")
    assert (made.asks, made.choices("tile")) == (("tile", 2), ["gold", "evolve", "key"])
    made.do("tile key")
    assert (made.asks, made.choices("tile")) == (("tile", 1), ["gold", "evolve"])
    made.do("tile gold")
    assert (made.asks, made.seen.round) == (("turn", 1), 1)
    assert made.seen.tiles == ()
    assert [IDS[tile] for tile in made.seen.incomes] == ["card", "gold", "key"]


def test_taking_one_brings_nothing_in_the_first_round():
    made = laid_out(2, "gold", "crystals", "potions")
    made.do("tile gold", "tile crystals")
    assert (made.have(0), made.have(1)) == ("4g 1c 0e p1 k0", "5g 2c 0e p1 k0")


def test_a_tile_that_lies_there_no_more_is_refused():
    made = laid_out(2, "gold", "crystals", "potions").do("tile gold")
    refusal = made.refusal("tile gold")
    assert (refusal.reason, refusal.rule) == ("This tile does not lie there, or is taken.", "section 12")
    assert made.refusal("tile crystals", seat=1).rule == "WW-11"


def test_each_resolves_the_own_tile_in_turn_order_before_the_first_turn():
    made = ending(("gold", "crystals", "potions"), "coins", island={"top": "1", "key": "2"}).do("end")
    assert (made.seen.round, made.seen.starter, made.asks) == (2, 1, ("turn", 1))
    assert [data["by"] for data in made.told("income")] == [1, 2, 0]
    assert [made.have(seat) for seat in range(3)] == [
        "15g 0c 0e p1 k0",  # 3 for resting at `coins`
        "9g 2c 0e p1 k0",
        "9g 0c 0e p3 k0",
    ]


def test_choices_come_before_the_first_turn_and_belong_to_the_tiles_owner():
    made = ending(("key", "card", "evolve")).do("end")
    assert (made.asks, made.seen.active, made.seen.window) == (("lock", 0), 0, "turn")
    made.do("lock r3")
    assert (made.asks, made.seen.active) == (("deck", 1), 1)
    assert made.have(0) == "11g 1c 0e p1 k0"
    made.do("deck ice", "card IC10")
    assert (made.asks, made.seen.starter, made.seen.active) == (("turn", 0), 0, 0)
    assert (made.have(1), made.have(2)) == ("10g 0c 0e p1 k0", "9g 0c 1e p1 k0")
    assert (made.card("IC10") in made.see(1).hand, made.locks(0)) == (True, ["m3", "m4", "m5", "r4", "r5"])


def test_no_hand_card_can_be_played_while_a_tile_waits_for_a_choice():
    made = ending(("key", "gold", "gold"), hands={0: "MA01"}).do("end")
    assert made.refusal("home MA01").rule == "WW-13"


@pytest.mark.rule("WW-19", "WW-20")
def test_a_tile_without_effect_asks_nothing():
    made = ending(("key", "card", "gold"), opened={0: "all"}, decks=dict.fromkeys(REALMS, "")).do("end")
    assert (made.asks, made.have(1)) == (("turn", 0), "10g 0c 0e p1 k0")


def test_a_single_lock_is_opened_without_asking():
    made = ending(("key", "gold", "gold"), opened={0: "m3 m4 m5 r3 r4"}).do("end")
    assert (made.asks, made.locks(0), made.have(0)) == (("turn", 0), [], "11g 1c 0e p1 k0")


def test_an_ability_answers_an_opened_lock():
    made = ending(("key", "gold", "gold"), defeated={0: "Rimebound Jailer"}).do("end", "lock r3")
    assert made.have(0) == "13g 1c 0e p1 k0"


def test_they_come_again_in_the_third_round_and_not_at_the_end():
    made = Table(make(2, income_tiles="yes"))
    incomes = Counter()
    for _, events, _, _ in play(made.game, by_chance, 2):
        for event in events:
            incomes[event.kind] += event.kind in ("income", "round")
    assert (incomes["income"], incomes["round"]) == (4, 3)


def test_alone_one_of_two_is_taken_and_the_warden_has_none():
    made = laid_out(1, "gold", "key").do("tile gold")
    assert (made.asks, made.seen.incomes) == (("turn", 0), (0,))


def test_alone_it_comes_before_the_wardens_turn():
    made = table(
        game=make(1, income_tiles="yes"),
        boards="fire-A",
        have={0: "9g"},
        realms={0: "0"},
        island={"top": "W"},
    )
    made.state.incomes = (IDS.index("key"),)
    made.do("rest 0 0", "island coins", "end")
    assert (made.seen.starter, made.asks) == (-2, ("lock", 0))
    made.do("lock m3")
    assert made.asks == ("solo", CHANCE)


def test_the_log_and_the_terminal_name_them():
    made = laid_out(2, "gold", "key", "card")
    shown = [plain(line, "AB") for line in made.game.words.summary(made.seen)]
    assert "Income tiles: gain 3 gold; draw 1 card, gain 1 gold; open 1 lock" in shown
    label = made.game.words.act_label(made.see(1), made.number("tile card"))
    assert plain(label, "AB") == "Income tile: draw 1 card, gain 1 gold"
    made.do("tile card", "tile gold")
    assert made.log()[-1] == "A takes an income tile: gain 3 gold"
    shown = [plain(line, "AB") for line in made.game.words.summary(made.seen)]
    assert "  income: draw 1 card, gain 1 gold" in shown


def test_they_leave_no_neutral_record():
    made = Table(make(2, income_tiles="yes", bonus_tokens="yes")).chance(1)
    with pytest.raises(BoardwrightError, match="with bonus tokens and income tiles has no neutral record"):
        made.game.neutral_record(made.events, made.state)


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance(players):
    check_game(make(players, income_tiles="yes"), games=1, positions=4, seed=32)
