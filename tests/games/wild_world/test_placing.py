"""Option A: place a worker and act (WW-25 to WW-28)."""

import pytest

from tests.games.wild_world.scenario import REALMS, table

NO_DECKS = dict.fromkeys(REALMS, "")
MAIN = {"magic": "brew", "water": "trade", "fire": "evolve", "ice": "unlock", "forest": "draw"}
ALTERNATIVES = {
    1: ("unlock", "draw", "brew", "trade", "evolve"),
    2: ("evolve", "unlock", "draw", "brew", "trade"),
    3: ("trade", "evolve", "unlock", "draw", "brew"),
}
"""By round, those beside magic, water, fire, ice and forest, as the specification lists them."""


# Worker spaces and tolls


@pytest.mark.rule("WW-25", "WW-26", "WW-Q6", "WW-Q7", "WW-Q8")
@pytest.mark.parametrize(
    ("standing", "after", "toll", "paid"),
    [
        ("...", "0..", 0, (0, 0, 0)),
        ("1..", "10.", 1, (0, 1, 0)),
        ("0..", "00.", 1, (0, 0, 0)),
        (".1.", "01.", 0, (0, 0, 0)),
        ("..1", "0.1", 0, (0, 0, 0)),
        ("1.2", "102", 1, (0, 1, 0)),
        ("12.", "120", 2, (0, 1, 1)),
        ("11.", "110", 2, (0, 2, 0)),
        ("01.", "010", 2, (0, 1, 0)),
        ("00.", "000", 2, (0, 0, 0)),
    ],
)
def test_the_cheapest_vacant_worker_space(standing, after, toll, paid):
    made = table(realms={3: standing}, have={0: "5g"})
    assert made.see(0).tolls[3] == toll
    made.do("place 3")
    assert made.realm(3) == after
    assert [gold + (5 - toll) * (seat == 0) for seat, gold in enumerate(paid)] == list(made.seen.gold)
    assert made.told("place")[0]["toll"] == toll
    assert sorted(made.told("place")[0]["to"]) == [seat for seat in (1, 2) for _ in range(paid[seat])]


@pytest.mark.rule("WW-25")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 3)])
def test_the_third_worker_space_needs_three_players(players, spaces):
    made = table(players, realms={0: "1" * spaces, 1: "11"[: spaces - 1]}, have={0: "9g"}, workers={1: 6})
    assert not made.can("place 0")
    assert made.can("place 1")


@pytest.mark.rule("WW-26", "WW-15", "WW-Q44")
@pytest.mark.parametrize(
    ("have", "left"), [("1g 3c", "0g 2c 0e"), ("2c", "0g 0c 0e"), ("1c 1e", "0g 0c 0e"), ("2e", "0g 0c 0e")]
)
def test_opponents_get_gold_even_if_crystals_are_spent(have, left):
    made = table(realms={0: "12"}, have={0: have}).do("place 0")
    assert made.have(0) == f"{left} p1 k0"
    assert made.seen.gold == (0, 1, 1)
    assert made.asks == ("action", 0), "nobody is asked whether the toll is paid"


@pytest.mark.rule("WW-26", "WW-Q9")
def test_the_whole_toll_must_be_affordable():
    made = table(realms={0: "12", 1: "1"}, have={0: "1g"}, hands={0: "Ember Newt"})
    assert not made.can("place 0")
    assert made.can("place 1")
    # discarding first is allowed
    assert made.do("discard Ember Newt").can("place 0")


@pytest.mark.rule("WW-25")
def test_a_worker_must_be_in_the_supply():
    made = table(realms={0: "00"}, island={"top": "0"})
    assert made.choices("place") == []
    assert made.refusal("place 2").rule == "WW-25"


# The action


@pytest.mark.rule("WW-27", "WW-28", "WW-2")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("place", range(5))
def test_main_and_alternative_actions(number, place):
    for which, action in (("main", MAIN[REALMS[place]]), ("alternative", ALTERNATIVES[number][place])):
        for space in (2 * place, 2 * place + 1):
            made = table(have={0: "2g"}, round=number).do(f"place {space}", which)
            assert made.told("action")[0]["action"] == action
            if action in ("draw", "unlock"):
                made.do("deck ice" if action == "draw" else "lock m4").chance()
            gold = 2 - (which == "alternative")
            assert (made.have(0), len(made.see(0).hand)) == {
                "brew": (f"{gold}g 0c 0e p3 k0", 0),
                "trade": (f"{gold + 7}g 0c 0e p1 k0", 0),
                "evolve": (f"{gold}g 0c 1e p1 k0", 0),
                "unlock": (f"{gold}g 1c 0e p1 k0", 0),
                "draw": (f"{gold}g 0c 0e p1 k0", 1),
            }[action]
            assert made.phase == "buy"


@pytest.mark.rule("WW-27", "WW-D2", "WW-Q12")
@pytest.mark.parametrize(
    ("have", "options"),
    [
        ("", ["main"]),
        ("1g", ["main", "alternative"]),
        ("1c", ["main", "alternative"]),
        ("1e", ["main", "alternative"]),
    ],
)
def test_an_alternative_action_must_be_affordable_and_no_action_is_skipped(have, options):
    assert table(have={0: have}).do("place 0").options() == options


@pytest.mark.rule("WW-27")
def test_exactly_one_action():
    made = table(have={0: "9g"}).do("place 0", "main")
    assert not made.can("alternative")
    assert made.phase == "buy"


@pytest.mark.rule("WW-28", "WW-Q10")
def test_actions_without_effect_may_be_chosen():
    made = table(opened={0: "all"}, decks=NO_DECKS).do("place 6")
    assert made.can("main")
    assert made.do("main").phase == "buy"
    made = table(opened={0: "all"}, decks=NO_DECKS).do("place 8")
    assert made.do("main").phase == "buy"
