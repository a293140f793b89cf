"""The end of a turn: regions score, explorers go home (specification, WS-53 to WS-59)."""

import pytest

from tests.games.world_splitters.scenario import small_game, table

SIX = "b1-c1 b2-c2"
"""On T6x3, b3-c3 encloses a1..b3."""


def closed(players=3, explorers=None, **given):
    """T6x3; the turn encloses a1..b3, with nobody free to place: an obelisk and an explorer are there."""
    seats = {**(explorers or {})}
    seats[0] = f"{seats.get(0, '')} c3"
    made = table("T6x3", players, fences=SIX, explorers=seats, obelisks="b3", **given)
    return made.do("divide b3-c3")


@pytest.mark.rule("WS-53", "WS-54", "WS-55", "WS-57", "WS-X05")
def test_the_printed_example():
    """Six spaces with 3 Wigstan (1), 1 Rue (2), 1 Estelle (0), Rue left of Estelle."""
    made = table(
        "T6x3", 3, fences=SIX, explorers={0: "a1", 1: "a2 a3 b1", 2: "b2 c3"}, obelisks="b3", track="2 1 0"
    )
    made.do("divide b3-c3")
    assert made.source("regions") == [0, 18, 10]
    assert made.explorers == {"c3": 2}
    assert made.seen.explorers_left == (8, 8, 7)
    assert made.seen.markers == 7


@pytest.mark.rule("WS-54", "WS-55", "WS-20", "WS-X20")
def test_a_tie_of_three():
    """Five spaces: a1, b1, a2, b2, a3."""
    made = table("T6x3", 3, fences=f"{SIX} a3-b3", explorers={0: "a1", 1: "b1", 2: "b2 b3"}, track="2 0 1")
    made.do("divide b2-b3")
    assert len(made.told("region")[0]["spaces"]) == 5
    assert made.told("region")[0]["explorers"] == [1, 1, 1]
    assert made.source("regions") == [6, 0, 15]


@pytest.mark.rule("WS-54", "WS-55", "WS-R40", "WS-X21")
def test_alone_in_a_region_and_nobody_second():
    made = table("T6x3", 3, fences=f"{SIX} a2-a3", explorers={1: "a1 b2", 2: "b3"})
    made.do("divide b2-b3")
    assert made.told("region")[0]["explorers"] == [0, 2, 0]
    assert made.source("regions") == [0, 12, 0]


@pytest.mark.rule("WS-57", "WS-54", "WS-R32", "WS-X21")
def test_a_region_without_explorers_is_marked_all_the_same():
    made = table("T6x3", 3, fences=f"{SIX} a2-a3", explorers={2: "b3"}, obelisks="b2 a1")
    made.do("divide b2-b3")
    assert made.source("regions") == [0, 0, 0]
    assert made.source("obelisks") == [0, 0, 0]
    assert made.seen.markers == 7
    assert made.log()[-1] == "Region of 4 spaces: nobody is in it"


@pytest.mark.rule("WS-55")
def test_second_place_counts_everybodys_explorers():
    made = closed(4, {1: "a1 a2", 2: "a3 b1", 3: "b2"}, track="3 2 1 0")
    assert made.source("regions") == [0, 10, 18, 0]


@pytest.mark.rule("WS-56", "WS-R32", "WS-X27")
def test_each_obelisk_brings_who_leads_five_more():
    made = table(
        "T6x3", 3, "pompa", fences=SIX, explorers={0: "a1", 1: "b1 b2", 2: "c3"}, obelisks="a2 a3 b3 f1"
    )
    made.do("divide b3-c3")
    assert made.source("obelisks") == [0, 15, 0]
    assert made.source("regions") == [6, 18, 0]


@pytest.mark.rule("WS-54", "WS-55", "WS-56")
def test_the_log_counts_a_region_out():
    counted_out = "Region of 6 spaces: B with 2 explorers 3 × 6{}, A with 1 explorer 2 × 3 = 6"
    standing = {0: "a1", 1: "b1 b3", 2: "c3"}
    for obelisks, more in (("", " = 18"), ("a2 b2", " + 10 = 28")):
        made = table("T6x3", 3, fences=SIX, explorers=standing, obelisks=obelisks).do("divide b3-c3")
        assert made.log()[-1] == counted_out.format(more)


@pytest.mark.rule("WS-57", "WS-R10")
def test_favors_stay_in_the_region():
    made = table("T6x3", 3, favors="R:a1", fences=SIX, explorers={1: "c3", 2: "b3"}).do("divide b3-c3")
    assert made.favors == {"a1": "R"}


@pytest.mark.rule("WS-53", "WS-54", "WS-57", "WS-R13")
def test_two_regions_of_a_turn_both_score():
    made = table(
        "T4x4", 3, fences="a2-a3 b2-b3 c2-c3", explorers={0: "a1", 1: "a2 d2 d3 a3", 2: "b3"}, track="2 1 0"
    )
    made.do("divide d2-d3")
    assert made.source("regions") == [6, 48, 6]
    assert made.seen.markers == 6
    assert made.explorers == {}


@pytest.mark.rule("WS-58", "WS-R41")
def test_eight_regions_end_the_game_when_the_turn_is_finished():
    made = table("T6x3", 3, fences=SIX, markers=7)
    made.do("divide b3-c3")
    assert made.phase == "bid"
    made.bids({1: 1, 2: 2}).do("accept", "place b3", "accept")
    assert made.phase == "over"
    assert made.source("regions") == [0, 0, 18]
    assert made.told("stop") == [{"reason": "regions", "regions": 8}]


@pytest.mark.rule("WS-58", "WS-57", "WS-R42", "WS-R41")
def test_regions_beyond_the_eighth_score_too():
    made = table("T4x4", 3, fences="a2-a3 b2-b3 c2-c3", explorers={1: "d2", 2: "d3"}, markers=7)
    made.do("divide d2-d3")
    assert made.source("regions") == [0, 24, 24]
    assert made.seen.markers == 0
    assert made.seen.enclosed == 9
    assert made.told("stop") == [{"reason": "regions", "regions": 9}]


@pytest.mark.rule("WS-58", "WS-59")
def test_seven_regions_do_not_end_the_game():
    made = closed(markers=6)
    assert made.asks == ("divide", 1)
    assert made.seen.markers == 1


@pytest.mark.rule("WS-58")
def test_an_edition_has_its_own_number_of_markers():
    game = small_game(3, ["." * 6] * 3, markers=1)
    made = table(game, fences=SIX, explorers={0: "b3", 1: "c3"}).do("divide b3-c3")
    assert made.told("stop") == [{"reason": "regions", "regions": 1}]


@pytest.mark.rule("WS-59")
def test_the_next_player_clockwise_is_active():
    made = closed(4, active=3)
    assert made.asks == ("divide", 0)
    assert made.seen.challenge == 0
    assert made.seen.bids == (-1,) * 4
    assert made.seen.contested == ()


@pytest.mark.rule("WS-53", "WS-57")
def test_what_was_scored_does_not_score_again():
    made = closed(3, {1: "a1"})
    assert made.scores == [3, 18 + 5, 0]
    made.do("divide e1-f1").bids({0: 0, 2: 0}).do("accept", "place e1", "accept")
    assert made.scores == [3, 18 + 5, 0]
    assert len(made.told("region")) == 1
