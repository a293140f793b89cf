"""Setting up, the start seat and the initiative track (specification, sections 2 and 4)."""

from collections import Counter

import pytest

from boardwright.core.dice import Dice
from boardwright.core.errors import UsageError
from boardwright.core.state import CHANCE
from boardwright.games.world_splitters.data.facts import EXPLORERS
from boardwright.testing.bounds import is_plausible
from tests.games.world_splitters.scenario import COUNTS, FULL_HANDS, MAPS, Table, make

MAP_TABLE = {
    "nuta": (45, 76, 3, 6, 67, 35),
    "kanal": (44, 72, 2, 6, 64, 36),
    "gimmicks": (45, 72, 4, 6, 62, 34),
    "pompa": (48, 81, 3, 6, 72, 35),
}
"""Spaces, borders, starting fences, scenery borders, borders free at start, fences left (section 2.4)."""


def start(players=3, **options):
    return Table(make(players, **options)).do("start 0")


@pytest.mark.rule("WS-01", "WS-14", "WS-15", "WS-17")
@pytest.mark.parametrize("map_id", MAPS)
def test_the_maps_are_as_the_table_says(map_id):
    made = start(map=map_id)
    land = made.state.ground
    assert (
        len(made.plan.spaces),
        len(made.plan.borders),
        land.fences.bit_count(),
        land.scenery.bit_count(),
        len(made.options()),
        made.seen.supply,
    ) == MAP_TABLE[map_id]
    assert len(made.regions) == 1
    assert made.enclosed == []


@pytest.mark.rule("WS-14")
@pytest.mark.parametrize("map_id", MAPS)
def test_five_favors_of_each_colour_lie_on_the_map(map_id):
    assert Counter(start(map=map_id).favors.values()) == {"R": 5, "Y": 5, "G": 5}


@pytest.mark.rule("WS-15")
def test_starting_fences_stand_on_their_borders():
    assert start(map="nuta").fences == {"d1-e1", "a4-a5", "e6-f6"}
    assert start(map="pompa").fences == {"b3-c3", "f3-f4", "d6-d7"}


@pytest.mark.parametrize("map_id", MAPS)
def test_no_first_fence_encloses_anything(map_id):
    """As section 2.4 says of our maps; 14 to 22 pairs of fences can."""
    land = start(map=map_id).state.ground
    assert all(land.would_enclose(border) == [] for border in land.legal_fences())
    pairs = sum(
        second > first and bool(land.with_fence(first).would_enclose(second))
        for first in land.legal_fences()
        for second in land.with_fence(first).legal_fences()
    )
    assert 14 <= pairs <= 22


@pytest.mark.rule("WS-16")
def test_markers_and_tiles_stand_ready():
    seen = start().seen
    assert seen.markers == 8
    assert seen.tiles == (-1,) * 8
    assert seen.enclosed == 0


@pytest.mark.rule("WS-18", "WS-64")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_coins_and_explorers(players):
    seen = start(players).seen
    assert seen.coins == (9,) * players
    assert seen.explorers_left == (FULL_HANDS[players],) * players
    assert set(seen.explorers) == {-1}
    assert seen.scores == (0,) * players


@pytest.mark.rule("WS-64")
def test_two_players_are_orange_and_purple():
    assert EXPLORERS == ("orange", "purple", "blue", "green", "pink")


@pytest.mark.rule("WS-19", "WS-R51")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_seat_is_drawn(players):
    game = make(players)
    state = game.new()
    assert state.actors() == (CHANCE,)
    outcomes = [(game.action_text(action), weight) for action, weight in state.chance_outcomes()]
    assert outcomes == [(f"start {seat}", 1) for seat in range(players)]
    drawn = Counter(state.draw(Dice(3, index)) for index in range(2000))
    assert len(drawn) == players
    assert all(is_plausible(count, 2000, 1 / players, 1e-6) for count in drawn.values())


@pytest.mark.rule("WS-19")
@pytest.mark.parametrize("players", COUNTS)
def test_the_table_may_fix_the_start_seat(players):
    for seat in range(players):
        made = Table(make(players, start=str(seat)))
        assert made.options() == [f"start {seat}"]
        assert made.game.action_text(made.state.draw(Dice(players))) == f"start {seat}"
        made.do(f"start {seat}")
        assert made.asks == ("divide", seat)
        assert made.track[-1] == seat
    if players < 5:
        with pytest.raises(UsageError, match=f"a seat from 0 to {players - 1}, not {players}"):
            make(players, start=str(players))


@pytest.mark.rule("WS-20")
@pytest.mark.parametrize(
    ("players", "seat", "track"),
    [
        (4, 0, [3, 2, 1, 0]),
        (4, 2, [1, 0, 3, 2]),
        (3, 0, [2, 1, 0]),
        (5, 4, [3, 2, 1, 0, 4]),
        (2, 1, [0, 1]),
    ],
)
def test_initiative_runs_backwards_and_the_start_player_is_last(players, seat, track):
    made = Table(make(players)).do(f"start {seat}")
    assert made.track == track
    assert made.asks == ("divide", seat)
    assert made.told("start") == [{"seat": seat, "track": track}]


def test_the_default_map_is_nuta():
    assert make(3).options == {"map": "nuta", "start": "random", "purses": "screened"}


@pytest.mark.parametrize("players", COUNTS)
def test_purses_change_nothing_in_what_an_observation_holds(players):
    """Specification 9.2: the research interface includes coins; the option is for pages."""
    seen = [Table(make(players, purses=purses)).do("start 0").seen for purses in ("screened", "open")]
    assert seen[0] == seen[1]


def test_what_does_not_exist_is_refused():
    with pytest.raises(UsageError, match=r"is for 2 to 5 players, not 6\."):
        make(6)
    with pytest.raises(UsageError, match=r"Option map of World Splitters is one of nuta, kanal"):
        make(3, map="atlantis")
