"""The pictures of Splitz: well formed, without style, told by the observation alone, with nodes that stay."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.core.state import CHANCE
from boardwright.core.titles import make
from boardwright.draw import seats
from boardwright.games.splitz.board.places import LOST, OPEN, TAKEN, places, stages
from tests.games.splitz.scenario import Table

AREAS = ("mat", "acts", "goods", "aside", "result")
CHAIRS = (
    Chair("Ana", "person", True),
    Chair('B<e>"n&', "person"),
    Chair("Cleo", "bot"),
    Chair("Dana", "person"),
)


def positions(players: int, seed: int) -> Iterator[tuple[Game, Any]]:
    """A random game, position by position."""
    game, dice = make("splitz", players), Dice(seed)
    state = game.new()
    while state.actors():
        yield game, state
        seat = state.actor
        legal = state.legal_actions(seat)
        state.apply(seat, state.draw(dice) if seat == CHANCE else legal[dice.below(len(legal))])
    yield game, state


def pictures(game: Game, seen: Any) -> str:
    """All areas of the page, one after another, as one document."""
    chairs = CHAIRS[: seen.players]
    return f"<page>{''.join(getattr(game.board, area)(seen, chairs) for area in AREAS)}</page>"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, None])
def test_every_picture_is_well_formed(players: int, seat: int | None):
    for game, state in positions(players, 5):
        page = pictures(game, game.observation(state, seat))
        root = ElementTree.fromstring(page)
        names = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
        assert len(names) == len(set(names)), "an id stands for one node"
        assert not any("style" in part.attrib for part in root.iter())
        assert "on" not in {key[:2] for part in root.iter() for key in part.attrib}


def test_symbols_are_defined_for_all_that_is_used():
    game = make("splitz", 4)
    defined = set(re.findall(r'<symbol id="([^"]+)"', game.board.symbols() + seats.symbols()))
    used: set[str] = set(re.findall(r'href="#([^"]+)"', game.board.cover()))
    for played, state in positions(4, 8):
        used |= set(re.findall(r'href="#([^"]+)"', pictures(played, played.observation(state, 1))))
    assert {name for name in used if not name.startswith("icon-")} <= defined


def test_equal_observations_give_equal_pictures():
    dice = Dice(3)
    for game, state in positions(3, 11):
        for seat in (0, 1, 2, None):
            other = state.resample(seat, dice)
            seen, told = game.observation(state, seat), game.observation(other, seat)
            assert pictures(game, seen) == pictures(game, told)


def test_the_viewer_sees_the_own_vote_and_nobody_elses():
    table = Table(3).row("9 9 J | 2 10 | 7 7")
    before = pictures(table.game, table.game.observation(table.state, 2))
    drawn = {}
    for color in ("white", "blue", "black"):
        state = table.state.clone()
        state.apply(1, table.game.action_from_text(f"vote {color}"))
        drawn[color] = pictures(table.game, table.game.observation(state, 2))
        assert "your choice" in pictures(table.game, table.game.observation(state, 1))
    assert len(set(drawn.values())) == 1
    assert before != drawn["white"], "that a vote is committed is public"


def test_only_the_actor_can_act():
    for game, state in positions(4, 2):
        for seat in (0, 1, 2, 3, None):
            seen = game.observation(state, seat)
            page = pictures(game, seen)
            can_act = any(mark in page for mark in ("data-act=", "data-cut=", 'name="actions"', "<label"))
            assert can_act == bool(seen.legal)
            values = re.findall(r'name="actions" value="(\d+)"', page)
            assert sorted(map(int, values)) == sorted(seen.legal)


def test_a_card_keeps_its_node_from_the_deal_to_the_end_of_the_round():
    table = Table(3).row("9 9 J | 2 10 | 7 7")
    laid = _cards(table)
    for seat, color in ((2, "blue"), (0, "black"), (1, "white")):
        table.do(seat, f"vote {color}")
    assert _cards(table) == laid
    assert 'data-home="pile-0-7"' in table.game.board.mat(table.seen, CHAIRS[:3])


def _cards(table: Table) -> list[str]:
    return re.findall(r'id="(card-\d+-\d+)"', table.game.board.mat(table.seen, CHAIRS[:3]))


@pytest.mark.rule("SZ-30", "SZ-31", "SZ-34")
def test_places_follow_the_votes():
    table = Table(3).row("J | 5 5 5 | 6 6 6")
    assert {place.kind for place in places(table.seen)} == {OPEN}
    for seat, color in ((1, "white"), (2, "blue"), (0, "white")):
        table.do(seat, f"vote {color}")
    found = places(table.seen)
    assert [place.kind for place in found] == [LOST] + [TAKEN] * 3 + [LOST] * 3
    assert {place.seat for place in found[1:4]} == {2}


@pytest.mark.rule("SZ-36")
def test_a_contest_is_shown_below_what_led_to_it():
    table = Table(4, leader=1).row("6 J 6 | 4 | 9 9 9 J 2")
    for seat, color in ((2, "white"), (3, "black"), (0, "white"), (1, "black")):
        table.do(seat, f"vote {color}")
    shown = stages(table.seen)
    assert [stage.path for stage in shown] == [(), (0,)]
    assert shown[0].claimants(2) == [1, 3]
    mat = table.game.board.mat(table.seen, CHAIRS)
    assert 'id="strip-0"' in mat
    assert mat.count('id="tray-') == 3


@pytest.mark.rule("SZ-21")
def test_a_part_thrown_out_says_why_it_cannot_be_chosen():
    table = Table(2).row("10 10 10 | 4 | 7 7 J").throw_out("b")
    chairs = (Chair("Ana", "person", True), Chair("Ben", "person"))
    mat = table.game.board.mat(table.game.observation(table.state, 0), chairs)
    assert "Blue is out of play this round: Ben threw it out (SZ-21)." in mat
    assert 'data-act="act-32"' not in mat


def test_the_result_names_every_place_and_its_cards():
    *_, (game, state) = positions(4, 21)
    seen = game.observation(state, 0)
    podium = game.board.result(seen, CHAIRS)
    for seat in range(4):
        assert f'id="place-{seat}"' in podium
    assert podium.count("victory-card") == sum(map(len, seen.victory_rows))
    numbers = dict(game.board.numbers(seen, []))
    assert numbers["Cards out of play"] == f"{sum(seen.discards)} of 70"
    assert any("Whoever has most cards" in line for line in game.board.explanation(seen))


def test_a_waiting_joker_is_told_at_the_end():
    *_, (game, state) = positions(2, 1)
    seen = replace(game.observation(state, 0), waiting=(2, 0))
    assert "A joker that still waits counts nowhere." in game.board.explanation(seen)


def test_the_last_voting_stays_on_the_table_until_the_next_row():
    """Complaint: when I got nothing, the page did not show why."""
    table = Table(4, leader=1).row("6 7 6 | 4 | 9 9 9 8 2").vote("0 w, 1 k, 2 w, 3 b")
    table.vote("0 b, 2 b")
    assert table.seen.phase == "deal"
    shown = stages(table.seen)
    assert [stage.path for stage in shown] == [(), (0,)]
    assert shown[-1].claimants(1) == [0, 2]
    assert "chosen by Ana and Cleo" in table.game.board.mat(table.seen, CHAIRS)
