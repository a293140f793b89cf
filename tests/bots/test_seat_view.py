"""A seat view gives what the seat may know, and nobody who holds it can reach the true position."""

import gc
from types import FunctionType, ModuleType

import pytest

import boardwright
from boardwright import Dice, SeatView
from boardwright.bots.greedy import Greedy


def voting(players=4, seed=3, committed=2):
    """A game in which some have committed a vote and the others have not."""
    game = boardwright.make("splitz", players)
    state, dice = game.new(), Dice(seed)
    while game.observation(state, None).phase != "vote":
        legal = state.legal_actions(state.actor)
        state.play(state.draw(dice) if state.actor < 0 else legal[dice.below(len(legal))])
    for _ in range(committed):
        state.apply(state.actor, state.legal_actions(state.actor)[-1])
    return game, state


def within(root):
    """Everything that can be reached from this object, but for what leads everywhere."""
    found, todo = {id(root): root}, [root]
    while todo:
        for thing in gc.get_referents(todo.pop()):
            if id(thing) not in found and not isinstance(thing, (ModuleType, type, FunctionType)):
                found[id(thing)] = thing
                todo.append(thing)
    return list(found.values())


def test_no_way_leads_from_a_view_to_the_state():
    game, state = voting()
    view = SeatView(game, state, state.actor)
    for root in (view, view.observation(), view.legal_actions(), view.sample_world(Dice(1))):
        things = within(root)
        assert len(things) > 3
        assert not any(thing is state for thing in things)
    assert not [name for name in dir(view) if getattr(getattr(view, name), "__closure__", None)]


def test_a_planted_way_to_the_state_is_found():
    game, state = voting()
    view = SeatView(game, state, state.actor)
    view._world = [{"deep": state}]
    assert any(thing is state for thing in within(view))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_a_snapshot_of_what_the_seat_may_know(players):
    game, state = voting(players, committed=1)
    seat = state.actor
    view = SeatView(game, state, seat)
    before = game.observation(state, seat)
    assert view.observation() == before
    assert view.legal_actions() == state.legal_actions(seat)
    state.apply(seat, state.legal_actions(seat)[0])
    assert view.observation() == before


def test_playing_in_a_sampled_world_changes_nothing_else():
    game, state = voting()
    original = state.clone()
    view = SeatView(game, state, state.actor)
    before = view.observation()
    world, dice = view.sample_world(Dice(4)), Dice(5)
    while world.actors():
        legal = world.legal_actions(world.actor)
        world.play(world.draw(dice) if world.actor < 0 else legal[dice.below(len(legal))])
    assert state == original
    assert view.observation() == before
    assert view.sample_world(Dice(4)) != world


def test_what_is_returned_can_be_spoilt_without_harm():
    game, state = voting()
    original = state.clone()
    view = SeatView(game, state, state.actor)
    view.legal_actions().clear()
    assert view.legal_actions() == state.legal_actions(state.actor)
    with pytest.raises(AttributeError):
        view.observation().own_vote = 1
    assert state == original


def test_secret_votes_vary_over_the_sampled_worlds_whatever_they_are():
    game, state = voting()
    seat = state.actor
    hidden = {tuple(SeatView(game, state, seat).sample_world(Dice(seed)).votes) for seed in range(60)}
    assert len(hidden) == 9


def test_the_choice_depends_on_the_view_alone():
    for seed in range(6):
        game, state = voting(seed=seed)
        seat = state.actor
        chosen = Greedy(9).choose(SeatView(game, state, seat))
        for other in range(4):
            world = state.resample(seat, Dice(other))
            assert Greedy(9).choose(SeatView(game, world, seat)) == chosen
