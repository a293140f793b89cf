"""A table for one person against an automaton, here the Warden of Wild World."""

import random
import re

import pytest

from boardwright.record import parse
from boardwright.server import render
from tests.server.tables import Visitor, done, is_over, play_until

GAME = "wild_world"


def test_a_table_of_one_begins_at_once(ana: Visitor):
    table = ana.make("me", game=GAME)
    view = ana.view(table)
    assert (view["stage"], view["players"], view["seat"]) == ("running", 1, 0)
    assert view["observation"]["actors"] == [0]
    assert view["prompt"].startswith("Place a worker")


def test_the_wardens_turns_come_by_themselves(ana: Visitor):
    table = ana.make("me", game=GAME)
    done(ana.act(table, "place 0"))
    done(ana.act(table, "main"))
    done(ana.act(table, "skip"))
    view = done(ana.act(table, "end"))
    assert len(view["observation"]["warden"][4]) == 1
    assert any(line.startswith("The Warden turns over ") for line in view["log"])
    assert (view["observation"]["phase"], view["observation"]["actors"]) == ("turn", [0])
    assert not view["can_undo"]


@pytest.mark.parametrize("level", ["calm", "legend"])
def test_a_whole_game_ends_with_a_winner(ana: Visitor, level: str):
    table = ana.make("me", game=GAME, options={"warden": level})
    view = play_until(table, {0: ana}, is_over, pick=random.Random(3).choice)
    state = parse(ana.get(f"/api/tables/{table}/record").text).verify()
    won = state.ranking() == [1]
    assert view["prompt"].startswith("You win against the Warden" if won else "You lose to the Warden")
    assert view["log"][-1].startswith("Ana wins" if won else "The Warden wins")


def test_it_can_be_played_again(ana: Visitor):
    table = ana.make("me", game=GAME)
    play_until(table, {0: ana}, is_over)
    again = done(ana.post(f"/api/tables/{table}/again"))["table"]
    assert ana.view(again)["stage"] == "running"


def test_somebody_else_can_take_the_only_chair(ana: Visitor, ben: Visitor):
    table = ana.make("open", game=GAME)
    assert ana.view(table)["stage"] == "lobby"
    done(ben.sit(table, 0))
    done(ana.start(table))
    assert ben.view(table)["legal"]
    assert not ana.view(table)["legal"]


def test_a_bot_can_play_it(ana: Visitor):
    table = ana.make("random", game=GAME)
    view = ana.wait(table, is_over)
    assert len(view["observation"]["scores"]) == 1


class TestRealPages:
    """What people see."""

    @pytest.fixture
    def server(self, settings, serve_with):
        with serve_with(settings, render) as served:
            yield served

    def test_the_form_for_one_names_the_warden_and_offers_no_bots(self, ana: Visitor):
        page = ana.get(f"/new/{GAME}").text
        found = [re.search(rf'<form [^>]*id="form-{count}".*?</form>', page, re.S) for count in (1, 2)]
        forms = {count: match[0] for count, match in enumerate(found, start=1)}
        assert "You play against the Warden." in forms[1]
        assert "You get a link to share." in forms[2]
        assert ['name="option.warden"' in forms[count] for count in (1, 2)] == [True, False]
        assert ['name="option.sides"' in forms[count] for count in (1, 2)] == [True, True]
        assert ('id="bots-1"' in page, 'id="bots-2"' in page) == (False, True)
        assert "0 bot" not in page

    def test_the_lobby_tells_the_options_that_matter(self, ana: Visitor):
        alone = ana.get(f"/t/{ana.make('open', game=GAME, options={'warden': 'grim'})}").text
        assert "<dt>Warden</dt><dd>Grim</dd>" in alone
        assert "<dt>Sides</dt><dd>A</dd>" in alone
        assert "<dt>Warden</dt>" not in ana.get(f"/t/{ana.make('me', 'open', game=GAME)}").text

    def test_the_result_and_the_list_of_finished_games_name_the_warden(self, ana: Visitor):
        table = ana.make("me", game=GAME, options={"warden": "legend"})
        play_until(table, {0: ana}, is_over)
        page = ana.get(f"/t/{table}").text
        assert "You lose to the Warden with " in page
        assert ("Play again</button>" in page, "Play again together" in page) == (True, False)
        assert " against the Warden</li>" in ana.get("/").text
