"""Bids of three and more players (specification, WS-27 to WS-29)."""

from itertools import permutations

import pytest

from tests.games.world_splitters.scenario import table


def dividing(players=4, **given):
    return table("T6x3", players, **given).do("divide c2-d2")


@pytest.mark.rule("WS-27", "WS-R36")
def test_all_but_the_active_player_bid_what_they_own():
    made = dividing(coins={1: 4, 2: 0, 3: 12})
    assert made.options(1) == [f"bid {amount}" for amount in range(5)]
    assert made.options(3) == [f"bid {amount}" for amount in range(13)]
    refused = made.refusal("bid 5", 1)
    assert (refused.rule, refused.reason) == ("WS-27", "You hold 4 coins, not 5.")
    refused = made.refusal("bid 0", 0)
    assert (refused.rule, refused.reason) == ("WS-27", "The active player makes no bid.")


@pytest.mark.rule("WS-27")
def test_a_bid_is_final():
    made = dividing().bids({2: 4})
    assert made.options(2) == []
    assert "cannot be changed" in made.refusal("bid 5", 2).reason


@pytest.mark.rule("WS-27")
def test_bids_come_in_any_order():
    revealed = set()
    for order in permutations((1, 2, 3)):
        made = dividing()
        assert made.seen.actors == (1, 2, 3)
        for seat in order:
            made.bids({seat: seat})
        revealed.add((made.seen.bids, made.seen.challengers, made.asks))
    assert revealed == {((-1, 1, 2, 3), (3, 2), ("answer", 0))}


@pytest.mark.rule("WS-27")
def test_nobody_sees_an_amount_before_all_are_in():
    made = dividing().bids({1: 7, 3: 2})
    for viewer in (0, 2, None):
        seen = made.see(viewer)
        assert seen.bids == (-1,) * 4
        assert (seen.committed, seen.own_bid) == ((1, 3), -1)
    assert made.see(1).own_bid == 7
    assert made.told("commit") == [{"by": 1}, {"by": 3}]


@pytest.mark.rule("WS-28", "WS-R39")
@pytest.mark.parametrize(
    ("bids", "track", "challengers"),
    [
        ({1: 1, 2: 2, 3: 3}, "3 2 1 0", (3, 2)),
        ({1: 3, 2: 2, 3: 1}, "3 2 1 0", (1, 2)),
        ({1: 4, 2: 4, 3: 4}, "3 2 1 0", (3, 2)),
        ({1: 4, 2: 4, 3: 4}, "1 0 2 3", (1, 2)),
        ({1: 4, 2: 4, 3: 4}, "0 2 1 3", (2, 1)),
        ({1: 5, 2: 4, 3: 4}, "3 2 1 0", (1, 3)),
        ({1: 5, 2: 4, 3: 4}, "2 3 1 0", (1, 2)),
        ({1: 4, 2: 5, 3: 5}, "1 2 3 0", (2, 3)),
    ],
)
def test_challengers_by_amount_and_then_initiative(bids, track, challengers):
    made = dividing(track=track).bids(bids)
    assert made.seen.challengers == challengers
    told = made.told("bids")[0]
    assert told["bids"] == {str(seat): amount for seat, amount in bids.items()}
    assert told["challengers"] == list(challengers)


@pytest.mark.rule("WS-28", "WS-X04")
def test_the_printed_example():
    """Estelle 0 is active, Wigstan 1 is left of Rue 2 on the track."""
    made = dividing(track="3 1 2 0").bids({1: 4, 2: 4, 3: 1})
    assert made.seen.challengers == (1, 2)
    made.do("accept")
    assert made.coins == [13, 5, 9, 9]
    assert made.asks == ("place", 1)
    assert made.options() == ["place c2", "place d2"]
    made = dividing(track="3 1 2 0").bids({1: 4, 2: 4, 3: 1}).do("return")
    assert made.coins == [5, 13, 9, 9]
    assert made.asks == ("place", 0)
    assert made.options() == ["place c2", "place d2"]


@pytest.mark.rule("WS-28", "WS-37")
def test_bids_that_are_no_challenge_are_taken_back():
    made = dividing(5).bids({1: 9, 2: 8, 3: 7, 4: 6})
    assert made.coins == [9] * 5
    made.do("accept", "place c2", "accept")
    assert made.coins == [26, 0, 1, 9, 9]


@pytest.mark.rule("WS-28", "WS-R37", "WS-41")
def test_challengers_stay_when_initiative_changes():
    """P1 takes red and passes P2; P2 stays the second challenger, P3 no challenger."""
    made = table("T6x3", 4, favors="R:c2", track="3 2 1 0").do("divide c2-d2")
    made.bids({1: 5, 2: 4, 3: 4})
    assert made.seen.challengers == (1, 3)
    made.do("accept", "place c2")
    assert made.track == [3, 1, 2, 0]
    assert made.asks == ("answer", 0)
    made.do("accept")
    assert made.explorers == {"c2": 1, "d2": 3}
    made = table("T6x3", 4, favors="R:c2", track="0 3 2 1").do("divide c2-d2")
    made.bids({1: 3, 2: 3, 3: 5}).do("return", "place c2", "accept")
    assert made.told("answer")[1]["to"] == 2


@pytest.mark.rule("WS-29")
def test_bids_are_not_paid_at_the_reveal():
    made = dividing().bids({1: 9, 2: 8, 3: 7})
    assert made.coins == [9] * 4
    assert made.seen.bids == (-1, 9, 8, 7)


@pytest.mark.rule("WS-28", "WS-R38")
def test_when_everybody_bids_nothing_initiative_ranks_them():
    made = dividing(track="2 3 0 1").bids({1: 0, 2: 0, 3: 0})
    assert made.seen.challengers == (2, 3)
    made.do("return", "place c2", "return")
    assert made.explorers == {"c2": 0, "d2": 0}
    assert made.coins == [9] * 4
    assert made.asks == ("divide", 1)


@pytest.mark.rule("WS-74")
def test_who_has_no_coins_bids_nothing_without_being_asked():
    made = dividing(coins={2: 0})
    assert made.seen.actors == (1, 3)
    assert made.seen.committed == (2,)
    assert made.refusal("bid 0", 2).rule == "WS-27"
    made.bids({1: 1, 3: 1})
    assert made.seen.bids == (-1, 1, 0, 1)


@pytest.mark.rule("WS-74", "WS-30")
def test_when_nobody_has_coins_the_bids_are_revealed_at_once():
    made = dividing(coins={1: 0, 2: 0, 3: 0}, track="3 2 1 0")
    assert made.asks == ("answer", 0)
    assert made.seen.bids == (-1, 0, 0, 0)
    assert made.seen.challengers == (3, 2)
    assert made.told("bids")[0]["bids"] == {"1": 0, "2": 0, "3": 0}


@pytest.mark.rule("WS-27")
def test_the_lines_of_the_log_name_bids_once_all_are_in():
    made = dividing(track="3 1 2 0").bids({1: 4, 2: 4})
    assert not any("4" in line for line in made.log()[-1:])
    made.bids({3: 1})
    assert made.log()[-1] == "Bids: B 4, C 4, D 1. First challenger B, second C"
