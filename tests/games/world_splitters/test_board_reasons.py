"""What a page says of a fence, a bid or an answer before it is made is what then happens."""

import re
from typing import Any

import pytest

from boardwright.games.world_splitters.board.reasons import closings, free_but_shut_in, told_entering, why_not
from boardwright.games.world_splitters.rules.position import BIDDING, NOBODY, PHASES, TILES
from tests.games.world_splitters.looking import CHAIRS, begun, positions, scene
from tests.games.world_splitters.scenario import MAPS


@pytest.mark.rule("WS-09")
@pytest.mark.parametrize("map_id", MAPS)
def test_a_border_has_a_reason_just_when_no_fence_may_stand_there(map_id: str):
    for game, state in list(positions(4, map_id, 7))[:-1:9]:
        seen = scene(game, state, None)
        borders = range(len(state.ground.plan.borders))
        legal = state.ground.legal_fences()
        assert [border for border in borders if not why_not(seen, border)] == legal
        for border in free_but_shut_in(seen):
            assert "would shut in the loose end of" in why_not(seen, border)


@pytest.mark.rule("WS-11", "WS-12")
@pytest.mark.parametrize("map_id", MAPS)
def test_a_fence_encloses_what_its_preview_said(map_id: str):
    enclosing = 0
    for game, state in list(positions(3, map_id, 11))[::3]:
        if PHASES[state.phase] != "divide":
            continue
        seat, seen = state.actor, scene(game, state, state.actor)
        for border in state.legal_actions(seat):
            found = closings(seen, border)
            if not found:
                continue
            enclosing += 1
            after = state.clone()
            before = after.sources[seat][TILES]
            after._do(seat, border)  # without the single choices that follow
            assert sum(closing.tile for closing in found) == after.sources[seat][TILES] - before
            if after.phase == BIDDING:
                _same_regions(game, after, found)
    assert enclosing > 5


def _same_regions(game: Any, after: Any, found: list[Any]) -> None:
    pending = [region for region in game.observation(after, None).regions if region.is_pending]
    assert [region.spaces for region in pending] == [closing.spaces for closing in found]
    assert [region.points for region in pending] == [closing.points for closing in found]


@pytest.mark.rule("WS-49")
def test_a_turned_fence_encloses_what_its_preview_said():
    enclosing = 0
    for seed in range(4):
        for game, state in positions(4, "gimmicks", seed):
            if PHASES[state.phase] != "to":
                continue
            seat, base = state.actor, state.data.numbers.to
            for action in state.legal_actions(seat):
                found = closings(scene(game, state, seat), action - base)
                after = state.clone()
                before = len(after.regions)
                after._do(seat, action)
                assert len(after.regions) - before == len(found)
                enclosing += len(found)
    assert enclosing


@pytest.mark.rule("WS-31", "WS-32", "WS-33")
def test_an_answer_leaves_the_coins_that_its_card_names():
    answered = 0
    for game, state in positions(4, "kanal", 3):
        if PHASES[state.phase] != "answer":
            continue
        answered += 1
        seat = state.actor
        shown = game.board.acts(game.observation(state, seat), CHAIRS[:4])
        promised = [int(left) for left in re.findall(r"→ (\d+)<", shown)]
        for action, left in zip(state.legal_actions(seat), promised):
            after = state.clone()
            challenger = after.challengers[after.challenge - 1]
            placer = challenger if action == state.data.numbers.accept else seat
            after._pay(placer, seat + challenger - placer, after.bids[challenger])
            assert after.coins[seat] == left
    assert answered > 5


@pytest.mark.rule("WS-27")
def test_a_bid_is_chosen_among_all_own_coins():
    game, state = begun(3)
    state.play(0)
    shown = game.board.acts(game.observation(state, 1), CHAIRS[:3])
    assert re.findall(r'data-commit="Bid (\d+)"', shown) == [str(amount) for amount in range(10)]
    assert (
        "Ana accepts: you pay 4 and place an explorer. Ana returns: Ana pays you 4 and places one." in shown
    )


def test_entering_a_region_that_scores_brings_what_was_said():
    told = set()
    for seed in range(6):
        for game, state in positions(4, "pompa", seed):
            if PHASES[state.phase] != "place":
                continue
            seat, base = state.actor, state.data.numbers.place
            seen: Any = game.observation(state, seat)
            for action in state.legal_actions(seat):
                said = told_entering(scene(game, state, seat), action - base)
                if not said or seen.favors[action - base] >= 0:
                    continue
                after = state.clone()
                after._do(seat, action)
                regions = game.observation(after, None).regions
                points = next(region for region in regions if action - base in region.spaces).points[seat]
                assert f": {points} point" in said or (not points and "nothing" in said)
                told.add(said.split()[3])
    assert told >= {"first", "second"}


def test_a_pending_region_is_counted_out_player_by_player():
    counted = 0
    for game, state in positions(3, "pompa", 5):
        seen: Any = game.observation(state, None)
        pending = [region for region in seen.regions if region.is_pending and sum(region.explorers)]
        if pending and NOBODY not in state.actors():
            shown = game.board.mat(seen, CHAIRS[:3])
            for region in pending:
                counted += 1
                assert f"3 × {len(region.spaces)}" in shown
                assert f"= {max(region.points)}" in shown
    assert counted
