"""The pictures of Chapter Two and the final ship: well formed, true to the rules, a control for every act."""

import re
from collections.abc import Iterator
from itertools import pairwise, permutations
from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.core.titles import make
from boardwright.draw import seats
from boardwright.games.reworld.board.landing import most_settled, short_landing, why_not, would_be_lost
from boardwright.games.reworld.board.race import place_of
from boardwright.games.reworld.board.sources import explanation
from boardwright.games.reworld.data.tiles import FIRST_SATELLITE, FIRST_UNIT, KINDS
from boardwright.games.reworld.game import Reworld
from boardwright.games.reworld.rules.actions import MARKER
from boardwright.games.reworld.rules.position import SOURCES
from boardwright.games.reworld.rules.settlement import open_cities
from boardwright.games.reworld.rules.state import ReworldState
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names
from tests.games.reworld.scenario import NUMBERS, Table, carriers

AREAS = ("mat", "acts", "goods", "aside", "result")
CHAIRS = (
    Chair("Ana", "person", True),
    Chair('B<e>"n&', "person"),
    Chair("Cleo", "bot"),
    Chair("Dana", "person"),
)


def positions(players: int, seed: int) -> Iterator[tuple[Reworld, ReworldState]]:
    """Chapter Two of a random game that rarely drops out, decision by decision, and its end."""
    game, dice = make("reworld", players), Dice(seed)
    assert isinstance(game, Reworld)
    state = game.new()
    while state.actors():
        if state.perfect_information():
            yield game, state.clone()
        seat = state.actor
        legal = [] if seat == CHANCE else state.legal_actions(seat)
        keen = [action for action in legal if action <= MARKER or dice.below(8) == 0] or legal
        state.play(state.draw(dice) if seat == CHANCE else keen[dice.below(len(keen))])
    yield game, state


def pictures(game: Reworld, observation: ReworldObservation) -> str:
    """All areas of the page, one after another, as one document."""
    areas = AREAS if not observation.actors else AREAS[:-1]
    drawn = [getattr(game.board, area)(observation, CHAIRS[: observation.players]) for area in areas]
    return f"<page>{''.join(drawn)}</page>"


def seen(game: Reworld, state: ReworldState, seat: int | None) -> ReworldObservation:
    observation = game.observation(state, seat)
    assert isinstance(observation, ReworldObservation)
    return observation


def area(table: Table, name: str, seat: int | None = 0) -> str:
    """One area of the page, as this seat sees it."""
    drawn: str = getattr(table.game.board, name)(table.see(seat), CHAIRS[: table.players])
    return drawn


def heard(markup: str) -> str:
    """What a picture says in words."""
    return " ".join(re.sub(r"<[^>]+>", " ", markup).split())


def kinds(text: str) -> list[int]:
    return [KINDS.index(kind) for kind in text.split()]


def cities(**tiles: str) -> list[tuple[int, ...]]:
    return [tuple(kinds(tiles.get(letter, ""))) for letter in "ABCDE"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, None])
def test_every_picture_is_well_formed(players: int, seat: int | None):
    for game, state in positions(players, 5):
        root = ElementTree.fromstring(pictures(game, seen(game, state, seat)))
        names = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
        assert len(names) == len(set(names)), "an id stands for one node"
        assert not any("style" in part.attrib for part in root.iter())
        assert "on" not in {key[:2] for part in root.iter() for key in part.attrib}


def test_symbols_are_defined_for_all_that_is_used():
    used: set[str] = set()
    for game, state in positions(4, 8):
        used |= set(re.findall(r'href="#([^"]+)"', pictures(game, seen(game, state, 1))))
        defined = set(re.findall(r'<symbol id="([^"]+)"', game.board.symbols() + seats.symbols()))
    own_places = {"table", *[f"carrier-of-{seat}" for seat in range(4)]}
    assert {name for name in used if not name.startswith("icon-")} <= defined | own_places


def test_controls_are_exactly_the_legal_acts_and_the_actors_alone():
    for game, state in positions(3, 2):
        for seat in (0, 1, 2, None):
            observation = seen(game, state, seat)
            acts = game.board.acts(observation, CHAIRS[:3])
            offered = re.findall(r'name="actions" value="(\d+)"', acts)
            assert sorted(map(int, offered)) == list(observation.legal)
            mat = game.board.mat(observation, CHAIRS[:3])
            assert ("data-view=" in mat) == bool(observation.legal)
            chosen = re.findall(r'data-act="act-(\d+)"', mat)
            assert set(map(int, chosen)) <= set(observation.legal)


def test_equal_observations_give_equal_pictures():
    for game, state in positions(3, 11):
        observation = seen(game, state, 0)
        assert pictures(game, observation) == pictures(game, seen(game, state.clone(), 0))


def test_a_module_keeps_its_node_until_it_moves():
    for (game, before), (_, after) in pairwise(positions(2, 4)):
        rows = [
            set(re.findall(r'id="(module-0-dock[^"]+)"', game.board.mat(seen(game, state, 0), CHAIRS[:2])))
            for state in (before, after)
        ]
        assert rows[1] <= rows[0]
        assert len(rows[0]) - len(rows[1]) <= 3


@pytest.mark.rule("RW-43", "RW-D5")
def test_every_use_says_what_it_brings():
    docked = {1: "S-2 B-K1", 2: "X-LET-A", 3: "T-B", 4: "B-F S-1", 5: "B-K1"}
    table = carriers(2, {0: docked, 1: {1: "T-E"}}, cities={0: {"A": "T-A T-A"}}, ships=["PS-3"])
    acts = heard(area(table, "acts"))
    for words in (
        "Defend 2 shields",
        "Task 4 points",
        "Found city B 2 tiles, +5 ship",
        "Transport with Green Acre",
        "Sacrifice to the box",
        "It could carry Ironvault from row 1, Green Acre from row 4 or Ironvault from row 5.",
    ):
        assert words in acts
    mat = area(table, "mat")
    assert mat.count('legal pair"') == 1
    assert "Row 4: Green Acre unit, with the shuttle behind it, 2 uses" in mat


@pytest.mark.rule("RW-55", "RW-R19")
def test_a_unit_without_a_city_is_warned_of_before_it_is_coupled():
    docked = {1: "S-1", 2: "B-K5", 3: "B-K4*"}
    table = carriers(2, {0: docked, 1: {1: "T-E"}}, cities={0: {"A": "T-A B-K4"}})
    acts = area(table.do("transport 1"), "acts")
    assert 'data-commit="Couple anyway"' in acts
    assert 'data-commit="Couple special Sunspan"' in acts
    assert "No city can take Violet Arc: it would go to the box." in heard(acts)
    assert "special Sunspan can settle in city A only. It scores 4 there." in heard(acts)
    assert "to A: 4 tiles, +4" in heard(area(table.do("couple 3"), "mat"))


@pytest.mark.rule("RW-53", "RW-55")
def test_two_companies_that_need_the_same_city():
    one = cities(A="T-A")
    sunspan, violet = kinds("B-K4 B-K5")
    assert not would_be_lost(violet, [], one)
    assert would_be_lost(violet, [sunspan], one)
    assert not would_be_lost(violet, [sunspan], cities(A="T-A", B="T-B"))
    table = carriers(2, {0: {1: "S-1", 2: "B-K4", 3: "B-K5"}, 1: {1: "T-E"}}, cities={0: {"A": "T-A"}})
    acts = heard(area(table.do("transport 1", "couple 2"), "acts"))
    assert "Violet Arc and Sunspan need the same city: one of them would go to the box." in acts


def test_most_settled_is_what_the_best_order_and_cities_give():
    units = range(FIRST_UNIT, FIRST_SATELLITE)
    for founded in (cities(), cities(A="T-A"), cities(A="T-A B-K1", C="T-C"), cities(B="T-B", E="T-E B-F")):
        for unit in units:
            assert most_settled([unit], founded) == bool(open_cities(unit, founded))
        for pair in permutations(units, 2):
            assert most_settled(pair, founded) <= sum(most_settled([unit], founded) for unit in pair)
            assert most_settled(pair, founded) == most_settled(pair[::-1], founded)


@pytest.mark.rule("RW-53", "RW-54", "RW-56")
def test_a_city_that_is_closed_says_why():
    names = Names(carriers(2, {0: {1: "T-A"}}).state.data)
    founded = cities(A="T-A B-K2", B="T-B", C="T-C B-K1")
    bluewater, violet = kinds("B-K2 B-K5")
    assert why_not(bluewater, 1, founded, names) == "Bluewater belongs in city A (RW-54)."
    assert why_not(violet, 2, founded, names) == "Ironvault already builds in city C (RW-53)."
    assert why_not(violet, 3, founded, names) == "City D is not founded."
    docked = {1: "S-1", 2: "B-K5"}
    settled = {"A": "T-A B-K2", "B": "T-B", "D": "T-D"}
    table = carriers(2, {0: docked, 1: {1: "T-E"}}, cities={0: settled}).do("transport 1", "couple 2")
    mat = area(table, "mat")
    assert table.options() == ["settle B", "settle D"]
    assert 'data-why="Bluewater already builds in city A (RW-53)."' in mat
    assert mat.count('data-why="') == 3
    assert "B 3 tiles" in heard(area(table, "acts"))


def test_landings_in_a_few_words():
    founded = cities(A="T-A", D="T-D B-K4", E="T-E")
    assert [short_landing(unit, founded) for unit in kinds("B-K4 B-K4* B-K1 B-F")] == [
        "to D: 4 tiles",
        "to D: 4 tiles, +4",
        "to A or E",
        "to A, D or E",
    ]
    assert short_landing(kinds("B-K1")[0], cities()) == "to the box"


@pytest.mark.rule("RW-D9", "RW-62")
def test_the_best_city_for_a_satellite_is_chosen_from_the_start():
    settled = {"A": "T-A B-K1", "C": "T-C T-C B-F B-F", "E": "T-E"}
    table = carriers(2, {0: {1: "X-PRODUCT"}, 1: {1: "T-E"}}, cities={0: settled})
    assert "Task 0 to 4 points" in heard(area(table, "acts"))
    acts = area(table.do("task 1"), "acts")
    best = re.findall(r'id="act-(\d+)"[^>]*checked="checked"', acts)
    assert [int(action) for action in best] == [NUMBERS["read C"]]
    assert 'data-commit="Score city C: 4"' in acts


@pytest.mark.rule("RW-D7")
def test_the_units_on_the_arms_say_where_they_could_land():
    docked = {1: "S-1", 2: "B-K1", 3: "B-K2*"}
    table = carriers(2, {0: docked, 1: {1: "T-E"}}, cities={0: {"A": "T-A", "B": "T-B"}})
    table.do("transport 1", "couple 2", "couple 3")
    assert table.options() == ["first 1", "first 2"]
    mat = area(table, "mat")
    assert 'aria-label="special Bluewater first"' in mat
    assert heard(mat).count("to A or B") == 2
    table.do("first 1")
    assert table.options() == ["settle A", "settle B"]
    table.do("settle B")
    assert (table.city(0, "A"), table.city(0, "B")) == ("T-A B-K2*", "T-B B-K1")


def test_two_equal_units_are_two_questions():
    docked = {1: "S-1", 2: "B-F B-F"}
    table = carriers(2, {0: docked, 1: {1: "T-E"}}, cities={0: {"A": "T-A", "B": "T-B"}})
    asked = []
    for acts in (("transport 1", "couple 2", "couple 2"), ("settle A",)):
        assert table.do(*acts).phase == "settle"
        asked.append(table.game.words.prompt(table.see(0)))
    assert asked[0] != asked[1], "a choice made for the first is none for the second"


def test_carriers_of_others_hold_no_controls():
    table = carriers(3, {0: {1: "T-A"}, 1: {1: "S-1 B-K1"}, 2: {2: "T-E"}})
    mat = area(table, "mat")
    own, *others = re.split(r'(?=<div class="rw-carrier[ "])', mat)[1:]
    assert 'id="carrier-of-0"' in own
    assert "<button" in own
    assert len(others) == 2
    for carrier in others:
        assert "<button" not in carrier
        assert "Back to yours" in heard(carrier)
    assert "Back to Ana" in heard(area(table, "mat", None))


@pytest.mark.rule("RW-70", "RW-73", "RW-75")
def test_ships_tell_own_progress_the_nearest_opponent_and_whose_they_are():
    docked = {0: {1: "T-A", 2: "T-B T-B"}, 1: {2: "T-E", 3: "T-D"}, 2: {}}
    ships = ["PS-2", "PS-6", "PS-9", "PS-14"]
    table = carriers(3, docked, shuttles={0: "S-1", 1: "S-1 S-1"}, ships=ships, scores={0: 12, 1: 40, 2: 69})
    fleet = area(table, "goods")
    assert fleet.count('role="img"') == 14
    for words in (
        "row 2 ship: 5 points, you 2 left, nearest B&lt;e&gt;&quot;n&amp; 1",
        "all rows ship: 7 points, you 3 left, nearest B&lt;e&gt;&quot;n&amp; 2",
        "shuttles ship: 5 points, you 1/5, nearest B&lt;e&gt;&quot;n&amp; 2",
        "score ship: 7 points, you 12/70, nearest B&lt;e&gt;&quot;n&amp; 40",
        "row 1 ship: 5 points, taken by Cleo",
    ):
        assert words in fleet


def test_empty_rows_say_where_their_ship_is():
    docked = {0: {1: "T-A"}, 1: {1: "T-E"}}
    mat = heard(area(carriers(2, docked, ships=["PS-2", "PS-3"]), "mat"))
    assert "Row 2: empty: its ship comes at the end of this turn" in mat
    assert "Row 2: empty: its ship comes with the next turn" in mat
    assert "Row 4: empty, its ship went to B&lt;e&gt;&quot;n&amp;" in mat


def test_places_among_those_who_take_part():
    assert [place_of((6, 4, 4, 0), seat) for seat in range(4)] == ["1st", "tied 2nd", "tied 2nd", ""]
    assert [place_of((5, 5, 5, 3), seat) for seat in range(4)] == ["tied 1st"] * 3 + ["4th"]


@pytest.mark.rule("RW-81", "RW-83", "RW-84", "RW-85")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_ship_shows_every_value_and_what_it_gives(players: int):
    *_, (game, state) = positions(players, 21)
    observation = seen(game, state, 1)
    chairs = CHAIRS[:players]
    table = ElementTree.fromstring(game.board.result(observation, chairs))
    rows = [[cell for cell in row if cell.tag == "td"][1:] for row in table.iter("tr")][1:-1]
    order = [(1 + step) % players for step in range(players)]
    for category, cells in enumerate(rows):
        assert len(cells) == players
        for seat, cell in zip(order, cells):
            labels = [part.attrib["aria-label"] for part in cell.iter() if "aria-label" in part.attrib]
            value = observation.final_values[category][seat]
            points = observation.final_points[category][seat]
            shown = f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")
            assert labels == ([str(value)] if value else []) + [shown]


@pytest.mark.rule("RW-81")
def test_the_result_tells_who_led_and_what_became_of_the_units():
    table = carriers(2, {0: {1: "T-A"}}, cities={0: {"A": "T-A B-F"}, 1: {"A": "T-A"}}, box={1: "B-K1 B-K2"})
    goods = heard(area(table.do("launch 1"), "goods"))
    assert "led before the final ship, with " in goods
    assert "You settled 1 builder unit and lost none." in goods
    assert "n&amp; settled 0 builder units and lost 2." in goods


def test_the_sources_add_up_to_the_score():
    *_, (game, state) = positions(3, 21)
    observation = seen(game, state, 0)
    goods = ElementTree.fromstring(f"<goods>{game.board.goods(observation, CHAIRS[:3])}</goods>")
    rows = [["".join(cell.itertext()) for cell in row] for row in goods.iter("tr")]
    assert len(rows[0]) == len(SOURCES) + 2
    for _, *points, score in rows[1:]:
        numbers = [int(number.replace("\N{MINUS SIGN}", "-")) for number in points]
        assert sum(numbers) == int(score)
    assert [int(row[-1]) for row in rows[1:]] == sorted(observation.scores, reverse=True)


def test_the_result_is_explained_and_counted():
    *_, (game, state) = positions(4, 21)
    observation = seen(game, state, 0)
    lines = explanation(observation, Names(game.data))
    assert lines == game.board.explanation(observation)
    assert all(line.endswith(".") for line in lines)
    numbers = dict(game.board.numbers(observation, []))
    assert numbers["Cities founded"] == str(sum(bool(city) for rows in observation.cities for city in rows))
