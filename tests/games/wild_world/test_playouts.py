"""Whatever the players choose, nothing is lost or made, and every game ends (section 6, "Termination")."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.testing.situation import walk
from tests.games.wild_world.ledger import Ledger
from tests.games.wild_world.playing import ANYTIME, by_chance, keenly, patiently, play, slowly
from tests.games.wild_world.scenario import PLAYERS, make

WAYS = [by_chance, keenly, slowly, patiently]
CHOICES = st.lists(st.integers(0, 2**16), min_size=1, max_size=200)
"""What is chosen at each step, counted through the legal actions; it starts again when used up."""
PIECES = {
    **{f"cards {color}": 30 for color in ("magic", "water", "fire", "ice", "forest")},
    **{"different cards": 150, "monsters": 50},
}


def pieces(game, state):
    """The pieces of the base game, wherever they are; a variant may have more."""
    found = game.conserved(state)
    return {name: found[name] for name in PIECES}


@pytest.mark.rule("WW-5", "WW-20", "WW-22", "WW-23", "WW-24", "WW-36", "WW-21", "WW-39", "WW-45")
@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(choices=CHOICES)
def test_pieces_are_conserved_after_every_move(players, choices):
    game = make(players, sides="mixed")
    state = game.new()
    moves = 0
    while state.actors():
        legal = state.legal_actions(state.actor)
        assert legal
        state.apply(state.actor, legal[choices[moves % len(choices)] % len(legal)])
        moves += 1
        assert pieces(game, state) == PIECES
        check_workers(state)


def check_workers(state):
    standing = Counter(owner for owner in state.realms if owner >= 0)
    standing += Counter(owner for row in state.island for owner in row)
    # one that is on its way to the island stands nowhere
    if state.resting >= 0:
        standing[state.active] += 1
    for seat in range(state.players):
        assert 3 <= state.workers[seat] <= 6
        assert standing[seat] <= state.workers[seat]
    assert all(len(row) <= 1 for row in state.island[1:])


@pytest.mark.rule(
    "WW-15", "WW-16", "WW-17", "WW-18", "WW-19", "WW-21", "WW-24", "WW-26", "WW-30", "WW-36", "WW-37"
)
@pytest.mark.parametrize("choose", WAYS, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sides", ["A", "mixed"])
def test_what_everybody_has_changes_by_what_is_told_and_by_nothing_else(players, sides, choose):
    game = make(players, sides=sides)
    for seed in range(6):
        ledger = Ledger(game)
        for state, events, seat, option in play(game, choose, seed):
            ledger.enter(events)
            if state.round:
                seen = game.observation(state, None)
                assert ledger.holds(seen), (seed, seat, option, events)
                assert min(*seen.gold, *seen.crystals, *seen.evolve) >= 0
            assert pieces(game, state) == PIECES


def counted(game, choose, seed):
    """Turns by seat, anytime actions, decisions, and the last state of a game."""
    turns, anytime, decisions = Counter(), 0, 0
    state = game.new()
    for now, events, seat, option in play(game, choose, seed):
        state = now
        decisions += seat >= 0
        anytime += option.split()[0] in ANYTIME
        turns.update(event.data["by"] for event in events if event.kind in ("end", "idle"))
    return turns, anytime, decisions, state


@pytest.mark.rule("WW-11", "WW-42", "WW-43", "WW-46")
@pytest.mark.parametrize("choose", WAYS, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_ends_as_the_termination_argument_says(players, choose):
    game = make(players, sides="mixed")
    for seed in range(12):
        turns, anytime, decisions, state = counted(game, choose, seed)
        assert state.actors() == ()
        assert max(turns.values()) <= 57
        assert sum(turns.values()) <= 228
        assert max(turns.values()) - min(turns.values()) <= 3, "nobody has more turns in a round by two"
        assert anytime <= 150
        assert decisions <= game.max_decisions


@pytest.mark.rule("WW-42", "WW-43")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_has_at_most_19_turns_of_a_player(players):
    game = make(players)
    for seed in range(12):
        turns = Counter()
        for _, events, _, _ in play(game, patiently, seed):
            for event in events:
                if event.kind in ("end", "idle"):
                    turns[event.data["by"]] += 1
                if event.kind == "round":
                    turns.clear()
            assert max(turns.values(), default=0) <= 19


@pytest.mark.rule("WW-42")
def test_with_two_players_nobody_who_has_not_rested_is_idle():
    """One of the ten free spaces is always vacant, and a worker is in the supply."""
    game = make(2)
    for seed in range(30):
        for state, _, seat, option in play(game, patiently, seed):
            if option.startswith("idle") and state.round == 1:
                assert any(seat in row for row in state.island)


@pytest.mark.rule("WW-13")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_leaves_a_hand_once(players):
    """A card that was played never comes back into a hand, a deck or the market."""
    gone = set()
    for at in walk(make(players), 17):
        state = at.state
        played = {
            card for pile in (*state.home, *state.regions, state.discards, *state.tucked) for card in pile
        }
        assert gone <= played
        gone = played
