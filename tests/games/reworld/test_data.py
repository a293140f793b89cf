"""The data files (specification, section 1) and editions with other values."""

import re

import pytest

import boardwright
from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.errors import DataError, UsageError
from boardwright.games.reworld import TITLE
from boardwright.games.reworld.data.loading import load
from tests.games.reworld.editions import (
    CARDS,
    FINAL,
    HANDS,
    NAMES,
    POINTS,
    PRINTED,
    ROUNDS,
    SHIPS,
    SIX,
    STATION,
    TILES,
    replaced,
)
from tests.games.reworld.scenario import KINDS, PORTS, Table


def refused(*changes, players=3):
    with pytest.raises(DataError) as caught:
        load(replaced(*changes).__getitem__, players)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_the_printed_values():
    for players, hand in ((2, 13), (3, 9), (4, 7)):
        data = load(PRINTED.__getitem__, players)
        assert (data.players, data.hand, sum(data.copies)) == (players, hand, 100)
        assert data.cards == [0, 6, 6, 6, 6, 6]
        assert data.terrabot_points == [4, 4, 3, 2, 2]
        assert data.fill_order == list(range(20))
        assert data.terrains == ["plains", "basalt", "coast", "dunes", "ice"]
        assert data.companies[0] == "Ironvault"
        assert data.companies[-1] == "Green Acre"
        assert [len(signs) for signs in data.signs] == [4] * 5
    shields = dict(zip(KINDS, load(PRINTED.__getitem__, 3).shields))
    copies = dict(zip(KINDS, load(PRINTED.__getitem__, 3).copies))
    assert sum(copies[kind] * shields[kind] for kind in KINDS if kind[0] == "S") == 25
    assert sum(copies[kind] * shields[kind] for kind in KINDS if kind[0] == "X") == 22


REFUSALS = [
    # 100 module tiles, by type; the 35 kinds; one special unit a company
    (TILES, '"T-A" = 5', '"T-A" = 6', "copies", "there are 25 terrabots, not 26"),
    (TILES, '"S-0" = 1', '"S-0" = 0', "copies", "there are 20 shuttles, not 19"),
    (TILES, '"B-F" = 9', '"B-F" = 10', "copies", "there are 39 builder units, not 40"),
    (TILES, '"X-ROW" = 1', '"X-ROW" = 2', "copies", "there are 16 satellites, not 17"),
    (TILES, '"T-A" = 5\n', "", "copies.T-A", "is missing"),
    (TILES, '"T-A" = 5', '"T-A" = 5\n"T-F" = 0', "copies.T-F", "is not one of T-A, T-B"),
    (TILES, '"T-A" = 5', '"T-A" = "5"', "copies.T-A", "must be a whole number from 0 to 1000"),
    (TILES, '"T-A" = 5', '"T-A" = 5.0', "copies.T-A", "must be a whole number from 0"),
    (TILES, '"T-A" = 5', '"T-A" = true', "copies.T-A", "must be a whole number from 0"),
    (TILES, '"T-A" = 5', '"T-A" = -5', "copies.T-A", "must be a whole number from 0"),
    # satellite shields
    (TILES, '"X-LET-A" = 2', '"X-LET-A" = 3', "shields.X-LET-A", "a satellite has 1 or 2 shields"),
    (TILES, '"X-LET-A" = 2', '"X-LET-A" = 0', "shields.X-LET-A", "must be a whole number from 1"),
    (TILES, '"X-LET-A" = 2\n', "", "shields.X-LET-A", "is missing"),
    (TILES, '"X-LET-A" = 2', '"X-LET-A" = 2\n"S-1" = 2', "shields.S-1", "is not one of X-LET-A"),
    # 30 cards of the values 1 to 5; hands
    (CARDS, SIX, "[6, 6, 6, 6, 5] ", "copies", "there are 30 cards, not 29"),
    (CARDS, SIX, "[6, 6, 6, 6, 3, 3] ", "copies", "must name the copies of the values 1 to 5"),
    (CARDS, SIX, "[6, 6, 6, 12] ", "copies", "must name the copies of the values 1 to 5"),
    (CARDS, SIX, "[6, 6, 6, 13, -1] ", "copies", "must be a whole number from 0"),
    (CARDS, SIX, "30 ", "copies", "must be a list of whole numbers"),
    (CARDS, HANDS, "{ 2 = 16, 3 = 9, 4 = 7 }", "hand.2", "30 cards are too few for that"),
    (CARDS, HANDS, "{ 2 = 13, 3 = 11, 4 = 7 }", "hand.3", "30 cards are too few for that"),
    (CARDS, HANDS, "{ 2 = 13, 3 = 9, 4 = 8 }", "hand.4", "30 cards are too few for that"),
    (CARDS, HANDS, "{ 2 = 13, 3 = 0, 4 = 7 }", "hand.3", "must be a whole number from 1"),
    (CARDS, HANDS, "{ 2 = 13, 3 = 9 }", "hand.4", "is missing"),
    (CARDS, HANDS, "{ 2 = 13, 3 = 9, 4 = 7, 5 = 6 }", "hand.5", "is not one of 2, 3, 4"),
    (CARDS, HANDS, "9", "hand", "must be a table"),
    # rounds x ports
    (ROUNDS, POINTS, "[4, 4, 3, 2]", "terrabot_points", "100 tiles make 5 rounds"),
    (ROUNDS, POINTS, "[4, 4, 3, 2, 2, 1]", "terrabot_points", "100 tiles make 5 rounds"),
    (ROUNDS, POINTS, '"4 4 3 2 2"', "terrabot_points", "must be a list of whole numbers"),
    (ROUNDS, POINTS, "[4, 4, 3, 2, -2]", "terrabot_points", "must be a whole number from 0"),
    # 20 ports, two distinct neighbours each, both ways
    (STATION, '"U9", "U10",', '"U9", "U9",', "fill_order", "the words must differ"),
    (STATION, '"U9", "U10",', '"U9",', "fill_order", "must name the 20 ports, once each"),
    (STATION, '"U9", "U10",', '"U9", "U11",', "fill_order", "must name the 20 ports, once each"),
    (STATION, 'U1 = ["L1", "U2"]\n', "", "neighbours.U1", "is missing"),
    (STATION, "[neighbours]", '[neighbours]\nU11 = ["L1", "U2"]', "neighbours.U11", "is not one of U1"),
    (STATION, 'U1 = ["L1", "U2"]', 'U1 = ["U2", "U2"]', "neighbours.U1", "the words must differ"),
    (
        STATION,
        'U1 = ["L1", "U2"]',
        'U1 = ["L1"]',
        "neighbours.U1",
        "must name the two other ports next to it",
    ),
    (STATION, 'U1 = ["L1", "U2"]', 'U1 = ["L1", "U2", "U3"]', "neighbours.U1", "must name the two other"),
    (STATION, 'U1 = ["L1", "U2"]', 'U1 = ["U1", "U2"]', "neighbours.U1", "must name the two other ports"),
    (STATION, 'U1 = ["L1", "U2"]', 'U1 = ["L1", "U11"]', "neighbours.U1", "must name the two other ports"),
    (STATION, 'U1 = ["L1", "U2"]', 'U1 = ["L1", "U3"]', "neighbours.U1", "U3 does not name U1 in turn"),
    (STATION, 'U1 = ["L1", "U2"]', "U1 = [20, 2]", "neighbours.U1", "must be words"),
    # 14 ships
    (SHIPS, "[PS-14]", "[PS-15]", "PS-14", "is missing"),
    (SHIPS, "[PS-1] ", "[PS-0]\npoints = 1\n[PS-1] ", "PS-0", "is not one of PS-1"),
    (SHIPS, "threshold = { 2 = 70, 3 = 70, 4 = 60 }\n", "", "PS-14.threshold", "is missing"),
    (SHIPS, "threshold = { 2 = 70, 3 = 70, 4 = 60 }", "threshold = 70", "PS-14.threshold", "must be a table"),
    (SHIPS, "3 = 70, 4 = 60", "3 = 70, 4 = 0", "PS-14.threshold.4", "must be a whole number from 1 to 1000"),
    (SHIPS, "points = { 2 = 5", "threshold = 1\npoints = { 2 = 5", "PS-1.threshold", "is not one of points"),
    (SHIPS, "points = { 2 = 5, 3 = 5,", "points = { 2 = 5,", "PS-1.points.3", "is missing"),
    (SHIPS, "points = { 2 = 5, 3 = 5,", 'points = { 2 = "5", 3 = 5,', "PS-1.points.2", "must be a whole"),
    # the final ship
    (FINAL, "[E]\n", "[F]\n", "E", "is missing"),
    (FINAL, "4 = [20, 10, 4]", "", "defence.4", "is missing"),
    (FINAL, "4 = [20, 10, 4]", "4 = [20, 10, 4, 1, 1]", "defence.4", "must be the points of the places"),
    (FINAL, "4 = [20, 10, 4]", "4 = [10, 20, 4]", "defence.4", "must be the points of the places"),
    (FINAL, "4 = [20, 10, 4]", "4 = []", "defence.4", "must be the points of the places"),
    (FINAL, "4 = [20, 10, 4]", "4 = [20, 10, -4]", "defence.4", "must be a whole number from 0"),
    # names
    (NAMES, 'A = "plains"', 'A = ""', "terrains", "must be words"),
    (NAMES, 'A = "plains"', 'A = "Ice"', "terrains", "the words must differ"),
    (NAMES, '"Calyx"]', '"Calyx", "Cove"]', "cities.C", "must be 4 names"),
    (NAMES, ', "Calyx"]', "]", "cities.C", "must be 4 names"),
    (NAMES, '"Calyx"', '"Crestfall"', "cities.C", "the words must differ"),
    (NAMES, 'F = "Green Acre"', "F = 6", "companies", "must be words"),
    (NAMES, 'F = "Green Acre"\n', "", "companies.F", "is missing"),
]


@pytest.mark.rule("RW-R51")
@pytest.mark.parametrize(("file", "old", "new", "key", "reason"), REFUSALS)
@pytest.mark.parametrize("players", [2, 4])
def test_what_cannot_be_played_is_refused_with_file_key_and_reason(file, old, new, key, reason, players):
    """Whatever the number of players: an edition is whole or refused."""
    text = refused((file, old, new), players=players)
    assert text.startswith(f"{file}: {key}: ")
    assert text.removeprefix(f"{file}: {key}: ").startswith(reason)


@pytest.mark.rule("RW-R51")
def test_each_company_has_one_special_unit():
    text = refused((TILES, '"B-K1*" = 1', '"B-K1*" = 2'), (TILES, '"B-K1" = 5', '"B-K1" = 4'))
    assert text == "tiles.toml: copies.B-K1*: each company has one special unit"


@pytest.mark.parametrize("file", TITLE.data_files)
@pytest.mark.parametrize("odd", ["jokers 15", "a=" + "[" * 5000, "a=" + "9" * 5000])
def test_a_file_that_is_no_toml_is_refused_in_a_line(file, odd):
    with pytest.raises(DataError) as caught:
        load((PRINTED | {file: odd}).__getitem__, 3)
    assert str(caught.value).startswith(f"{file}: not a TOML file")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("file", TITLE.data_files)
def test_unknown_and_missing_keys_are_refused(file):
    with pytest.raises(DataError, match=re.escape(f"{file}: colour: is not one of ")):
        load((PRINTED | {file: "colour = 1\n" + PRINTED[file]}).__getitem__, 3)
    with pytest.raises(DataError, match=rf"{re.escape(file)}: [\w-]+: is missing"):
        load((PRINTED | {file: ""}).__getitem__, 3)


# Editions


@pytest.mark.rule("RW-R51", "RW-R6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_edition_plays_by_its_values(edition, players):
    game = boardwright.make("reworld", players, edition=edition)
    hand = {2: 5, 3: 4, 4: 3}[players]
    assert game.max_decisions == 5 * (3 * players * (hand + 1) + 6 * min(20, players * hand))
    table = Table(players, game).do("starter 0")
    table.do("module S-0")
    assert table.seen.ports[PORTS.index("U3")] == KINDS.index("S-0")
    table.chance()
    assert table.seen.hand_sizes == (hand,) * players
    assert (table.seen.undealt, sum(table.seen.unseen)) == (30 - players * hand, 30)
    assert table.seen.unseen == (0, 2, 4, 6, 8, 10)
    table.do("take U1")
    while table.phase != "turn":
        table.do(table.options()[0])
    demanding = [port for port, demands in zip(PORTS, table.seen.demands) if demands]
    assert demanding == ["U2", "U10"]
    for seed in range(20):
        state = game.new()
        playout(state, Dice(seed))
        assert dict(game.conserved(state)) == dict(game.conserved(game.new()))


@pytest.mark.rule("RW-R51", "RW-24", "RW-71", "RW-83")
def test_points_come_from_the_edition(edition):
    printed, other = boardwright.make("reworld", 3), boardwright.make("reworld", 3, edition=edition)
    assert (other.data.terrabot_points, printed.data.terrabot_points) == ([9, 1, 1, 1, 9], [4, 4, 3, 2, 2])
    assert (other.data.thresholds[13], printed.data.thresholds[13]) == (9, 70)
    table = Table(3, other).do("starter 0").fill(("T-A T-B T-C T-D " * 5).strip()).chance()
    table.do("take U1")
    while table.turn == 0:
        table.do(table.options()[0])
    assert table.source("terrabots") == [9, 0, 0]
    table.do("drop", "drop", "drop")
    for _ in range(4):
        table.round_of_drops()
    table.do("launch " + str(next(row for row in range(1, 6) if table.row(0, row))))
    assert table.phase == "over"
    assert table.ships(0)[-1] == "PS-14"  # 9 points are enough
    assert table.source("final_ship") == [11 - 15, -18, -18]


def test_two_editions_are_in_play_at_once(edition):
    printed, other = boardwright.make("reworld", 2), boardwright.make("reworld", 2, edition=edition)
    first, second = printed.new(), other.new()
    assert first != second
    assert printed.data != other.data
    assert printed.new() == boardwright.make("reworld", 2).new()
    assert other.new() == boardwright.make("reworld", 2, edition=edition).new()
    playout(first, Dice(1))
    playout(second, Dice(1))
    assert printed.observation(first, None).removed != other.observation(second, None).removed
    again = printed.new()
    playout(again, Dice(1))
    assert again == first


def test_an_edition_folder_may_hold_some_of_the_files(tmp_path):
    (tmp_path / ROUNDS).write_text("terrabot_points = [1, 1, 1, 1, 1]\n", "utf-8")
    game = boardwright.make("reworld", 3, edition=str(tmp_path))
    assert game.data.terrabot_points == [1] * 5
    assert game.data.hand == 9


@pytest.mark.rule("RW-12")
@pytest.mark.parametrize(("players", "hand"), [(2, 15), (3, 10)])
def test_every_card_may_be_dealt(tmp_path, players, hand):
    text = PRINTED[CARDS].replace(HANDS, "{ 2 = 15, 3 = 10, 4 = 1 }")
    (tmp_path / CARDS).write_text(text, "utf-8")
    table = Table(players, boardwright.make("reworld", players, edition=str(tmp_path)))
    table.chance()
    assert (table.seen.undealt, table.seen.hand_sizes) == (0, (hand,) * players)
    table.play_keenly(3)
    assert len(table.told("cleanup")) == 5


@pytest.mark.rule("RW-27", "RW-12")
def test_a_hand_may_be_a_single_card(tmp_path):
    (tmp_path / CARDS).write_text(PRINTED[CARDS].replace(HANDS, "{ 2 = 1, 3 = 1, 4 = 1 }"), "utf-8")
    table = Table(4, boardwright.make("reworld", 4, edition=str(tmp_path))).chance()
    assert (table.seen.undealt, table.seen.hand_sizes) == (26, (1, 1, 1, 1))
    table.play_keenly(3)
    assert len(table.told("take")) + len(table.told("marker")) == 20


def test_an_edition_folder_without_any_file_is_refused(tmp_path):
    with pytest.raises(UsageError, match=r"holds no tiles\.toml"):
        boardwright.make("reworld", 2, edition=str(tmp_path))


def test_an_edition_that_cannot_be_played_is_refused(tmp_path):
    (tmp_path / ROUNDS).write_text("terrabot_points = [1]\n", "utf-8")
    with pytest.raises(DataError, match=r"rounds\.toml: terrabot_points: 100 tiles make 5 rounds"):
        boardwright.make("reworld", 2, edition=str(tmp_path))


@pytest.mark.rule("RW-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_player_counts_are_refused(players):
    with pytest.raises(UsageError, match=f"Reworld is for 2 to 4 players, not {players}"):
        boardwright.make("reworld", players)


def test_numbers_of_the_game():
    assert [boardwright.make("reworld", players).max_decisions for players in (2, 3, 4)] == [1020, 1050, 1080]
    game = boardwright.make("reworld", 3)
    assert (game.id, game.ruleset, game.players, game.options) == ("reworld", "1", 3, {})
    assert (game.num_actions, game.num_chance) == (131, 44)
