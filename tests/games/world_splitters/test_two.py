"""The offers of two players (specification, section 6)."""

import pytest

from tests.games.world_splitters.scenario import small_game, table


def offers(open_offer, hidden, *replies, track="1 0", **given):
    """T6x3, P0 active, both spaces available; the replies are P1's."""
    made = table("T6x3", 2, track=track, **given).do("divide c2-d2")
    return made.do(f"open {open_offer}", f"hidden {hidden}", *replies)


def one_space(hidden, *replies, **given):
    made = table("T6x3", 2, obelisks="d2", **given).do("divide c2-d2")
    return made.do(f"hidden {hidden}", *replies)


def settled(made):
    return [(told["offer"], told["amount"], told["as"]) for told in made.told("settle")]


@pytest.mark.rule("WS-65")
def test_an_open_offer_and_then_a_hidden_one():
    made = table("T6x3", 2, coins={0: 11}).do("divide c2-d2")
    assert made.asks == ("open", 0)
    assert made.options() == [f"open {amount}" for amount in range(12)]
    made.do("open 4")
    assert made.asks == ("hidden", 0)
    assert made.options() == [f"hidden {amount}" for amount in range(8)]


@pytest.mark.rule("WS-65", "WS-R47")
def test_both_offers_are_real_coins():
    made = table("T6x3", 2).do("divide c2-d2", "open 6")
    refused = made.refusal("hidden 4")
    assert refused.rule == "WS-65"
    assert refused.reason == "You hold 9 coins, 6 of them offered openly, and not 4 more."
    assert "hidden 3" in made.options()


@pytest.mark.rule("WS-65", "WS-74")
def test_all_coins_offered_openly_leave_nothing_to_hide():
    made = table("T6x3", 2).do("divide c2-d2", "open 9")
    assert made.asks == ("reply_open", 1)
    assert made.seen.is_hidden_set


@pytest.mark.rule("WS-65", "WS-74")
def test_without_coins_both_offers_are_nothing():
    made = table("T6x3", 2, coins={0: 0}).do("divide c2-d2")
    assert made.asks == ("reply_open", 1)
    assert made.seen.open_offer == 0


@pytest.mark.rule("WS-65", "WS-25")
def test_with_one_space_there_is_only_a_hidden_offer():
    made = table("T6x3", 2, obelisks="d2").do("divide c2-d2")
    assert made.asks == ("hidden", 0)
    assert made.options() == [f"hidden {amount}" for amount in range(10)]
    made.do("hidden 3")
    assert made.asks == ("reply_hidden", 1)
    assert made.seen.open_offer == -1


@pytest.mark.rule("WS-65")
def test_what_is_offered_counts_as_held():
    made = offers(2, 5)
    for viewer in (0, 1, None):
        assert made.see(viewer).coins == (9, 9)


@pytest.mark.rule("WS-66", "WS-R49")
def test_the_other_player_replies_to_both():
    made = offers(2, 3)
    assert made.asks == ("reply_open", 1)
    assert made.options() == ["accept open", "return open"]
    made.do("return open")
    assert made.asks == ("reply_hidden", 1)
    assert made.options() == ["accept hidden", "return hidden"]


@pytest.mark.rule("WS-66", "WS-R49", "WS-74")
def test_an_open_offer_that_cannot_be_paid_is_accepted_and_a_hidden_one_may_be_returned():
    made = offers(5, 4, coins={1: 4})
    assert made.asks == ("reply_hidden", 1)
    assert made.see(1).open_reply == 0
    assert "return hidden" in made.options()
    made = offers(4, 5, coins={1: 4})
    assert made.asks == ("reply_open", 1)


@pytest.mark.rule("WS-67", "WS-X08", "WS-R46")
def test_the_printed_example():
    made = offers(2, 3, "accept open", "return hidden")
    assert settled(made) == [("hidden", 3, "return")]
    assert made.coins == [12, 6]
    assert made.asks == ("place", 1)
    assert made.options() == ["place c2", "place d2"]
    made.do("place d2")
    assert settled(made)[1] == ("open", 2, "accept")
    assert made.coins == [10, 8]
    assert made.explorers == {"d2": 1, "c2": 0}
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-67")
@pytest.mark.parametrize(
    ("open_reply", "hidden_reply", "coins", "explorers"),
    [
        ("accept", "accept", [5, 13], {"c2": 0, "d2": 0}),
        ("return", "return", [13, 5], {"c2": 1, "d2": 1}),
        ("accept", "return", [7, 11], {"c2": 0, "d2": 1}),
        ("return", "accept", [11, 7], {"c2": 1, "d2": 0}),
    ],
)
def test_the_larger_offer_first(open_reply, hidden_reply, coins, explorers):
    made = offers(3, 1, f"{open_reply} open", f"{hidden_reply} hidden").do("place c2")
    assert [offer for offer, _, _ in settled(made)] == ["open", "hidden"]
    assert made.coins == coins
    assert made.explorers == explorers


@pytest.mark.rule("WS-67", "WS-X23")
def test_equal_offers_in_the_order_of_who_would_place():
    made = offers(2, 2, "accept open", "return hidden", track="1 0")
    assert settled(made) == [("hidden", 2, "return")]
    assert made.asks == ("place", 1)
    assert made.coins == [11, 7]
    made.do("place c2")
    assert made.coins == [9, 9]
    assert made.explorers == {"c2": 1, "d2": 0}
    made = offers(2, 2, "accept open", "return hidden", track="0 1")
    assert settled(made) == [("open", 2, "accept")]
    assert made.asks == ("place", 0)
    made.do("place c2")
    assert made.coins == [9, 9]
    assert made.explorers == {"c2": 0, "d2": 1}


@pytest.mark.rule("WS-67", "WS-R54")
@pytest.mark.parametrize("reply", ["accept", "return"])
@pytest.mark.parametrize("track", ["0 1", "1 0"])
def test_equal_offers_of_the_same_placer_open_first(reply, track):
    made = offers(2, 2, f"{reply} open", f"{reply} hidden", track=track).do("place c2")
    assert [offer for offer, _, _ in settled(made)] == ["open", "hidden"]


@pytest.mark.rule("WS-67", "WS-R50", "WS-41")
def test_the_order_of_equal_offers_is_fixed_at_the_reveal():
    """P0 places first and takes red: nothing is reordered."""
    made = offers(2, 2, "accept open", "return hidden", track="0 1", favors="R:d2")
    assert settled(made) == [("open", 2, "accept")]
    made.do("place c2")
    assert made.track == [1, 0]
    assert settled(made)[1] == ("hidden", 2, "return")


@pytest.mark.rule("WS-68", "WS-X22", "WS-R48")
def test_both_returned_and_only_one_can_be_paid():
    made = offers(3, 4, "return open", "return hidden", coins={0: 13, 1: 5})
    assert made.coins == [17, 1]
    made.do("place c2")
    assert settled(made) == [("hidden", 4, "return"), ("open", 3, "accept")]
    assert made.coins == [14, 4]
    assert made.explorers == {"c2": 1, "d2": 0}


@pytest.mark.rule("WS-68", "WS-X09")
def test_who_cannot_pay_accepts():
    made = one_space(5, "return hidden", coins={0: 14, 1: 4})
    assert settled(made) == [("hidden", 5, "accept")]
    assert made.coins == [9, 9]
    assert made.explorers == {"c2": 0}
    assert made.told("replies") == [{"by": 1, "hidden": "return"}]


@pytest.mark.rule("WS-68", "WS-X30", "WS-R54", "WS-66")
def test_equal_offers_and_an_empty_purse():
    made = offers(3, 3, "return hidden", coins={0: 17, 1: 1}, track="1 0")
    assert settled(made) == [("hidden", 3, "accept")]
    assert made.coins == [14, 4]
    assert made.asks == ("place", 0)
    made.do("place c2")
    assert settled(made)[1] == ("open", 3, "accept")
    assert made.coins == [11, 7]
    assert made.explorers == {"c2": 0, "d2": 0}
    made = offers(3, 3, "return hidden", coins={0: 17, 1: 1}, track="0 1")
    assert settled(made) == [("open", 3, "accept")]
    assert made.coins == [14, 4]
    made.do("place c2")
    assert settled(made)[1] == ("hidden", 3, "return")
    assert made.coins == [17, 1]
    assert made.explorers == {"c2": 0, "d2": 1}


@pytest.mark.rule("WS-69")
def test_an_offer_without_a_space_is_void():
    """P0 places first and its second explorer takes the other contested space."""
    made = offers(4, 1, "accept open", "return hidden", favors="G:c2")
    made.do("place c2", "extra d2")
    assert settled(made) == [("open", 4, "accept"), ("hidden", 1, "void")]
    assert made.coins == [5, 13]
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-69", "WS-R24")
def test_one_offer_means_one_placement():
    """Kanal: the explorer on the other contested space goes home; nobody places there."""
    made = table("T6x3", 2, "kanal", "G:c2", explorers={1: "d2"}).do("divide c2-d2")
    made.do("hidden 3", "accept hidden")
    assert made.explorers == {"c2": 0}
    assert made.names(made.seen.available) == ""
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-67", "WS-43", "WS-39")
def test_a_favor_takes_effect_before_the_next_offer():
    made = offers(4, 1, "accept open", "return hidden", favors="Y:c2").do("place c2")
    assert made.asks == ("fence", 0)
    assert len(settled(made)) == 1
    made.do("fence a1-b1")
    assert len(settled(made)) == 2
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-67", "WS-34")
def test_two_offers_mean_two_placements():
    """The explorer that comes second, on the green favor of Kanal, sends the first one home."""
    made = table("T6x3", 2, "kanal", "G:d2").do("divide c2-d2")
    made.do("open 4", "hidden 1", "accept open", "return hidden", "place c2")
    assert made.explorers == {"d2": 1}
    assert made.seen.explorers_left == (10, 9)


@pytest.mark.rule("WS-70", "WS-X29")
def test_the_fourth_region_brings_both_three_coins():
    made = table("T4x4", 2, fences="a2-a3 b2-b3 c2-c3", explorers={0: "d2", 1: "d3"}, markers=3)
    made.do("divide d2-d3")
    assert made.coins == [12, 12]
    assert made.told("income") == [{"coins": 3}]
    kinds = [kind for kind in made.kinds() if kind in ("region", "income", "stop")]
    assert kinds == ["region", "region", "income", "stop"]


@pytest.mark.rule("WS-70")
@pytest.mark.parametrize(("markers", "coins"), [(0, 9), (2, 9), (3, 12), (4, 9), (6, 9)])
def test_income_comes_once(markers, coins):
    made = table("T6x3", 2, fences="b1-c1 b2-c2", explorers={0: "b3", 1: "c3"}, markers=markers)
    made.do("divide b3-c3")
    assert made.coins == [coins, coins]


@pytest.mark.rule("WS-70", "WS-61")
def test_income_comes_before_the_end():
    game = small_game(2, ["." * 6] * 3, markers=4)
    made = table(game, fences="b1-c1 b2-c2", explorers={0: "b3", 1: "c3"}, markers=3)
    made.do("divide b3-c3")
    assert made.phase == "over"
    assert made.coins == [12, 12]
    assert made.told("money")[0]["coins"] == [12, 12]


@pytest.mark.rule("WS-70")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_income_is_for_two_players(players):
    made = table("T6x3", players, fences="b1-c1 b2-c2", explorers={0: "b3", 1: "c3"}, markers=3)
    made.do("divide b3-c3")
    assert made.coins == [9] * players


@pytest.mark.rule("WS-71", "WS-64")
def test_everything_else_is_as_with_more_players():
    made = table("T6x3", 2, fences="b1-c1 b2-c2", explorers={0: "a1 a2", 1: "a3"}).do("divide b3-c3")
    assert made.source("tiles") == [3, 0]
    made.do("open 0", "hidden 0", "accept open", "return hidden", "place b3")
    assert made.told("region")[0]["explorers"] == [2, 2]
    assert made.source("regions") == [8, 18]  # the tie goes to the left marker
    made = table("T4x4", 2, fences="a2-a3 b2-b3 c2-c3", explorers={0: "d2", 1: "d3"})
    made.do("divide d2-d3")
    assert made.phase == "over"
    assert made.source("money") == [-5, 5]


@pytest.mark.rule("WS-66")
def test_replies_are_told_when_both_are_made():
    made = offers(2, 3, "return open")
    assert made.told("replies") == []
    made.do("accept hidden")
    assert made.told("offers") == [{"by": 0, "hidden": 3, "open": 2}]
    assert made.told("replies") == [{"by": 1, "hidden": "accept", "open": "return"}]
