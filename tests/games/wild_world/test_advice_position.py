"""What a viewer sees is a position that the rules can be asked about."""

import pytest

from boardwright.games.wild_world.advice.viewer import Viewer
from boardwright.games.wild_world.view.reconstruction import position_seen
from tests.games.wild_world.playing import by_chance, keenly, play
from tests.games.wild_world.scenario import make

VARIANTS = [
    (2, {}),
    (3, {"sides": "mixed"}),
    (1, {"warden": "grim"}),
    (1, {"bonus_tokens": "yes", "income_tiles": "yes", "monster_choice": "yes"}),
    (2, {"bonus_tokens": "yes", "income_tiles": "yes", "monster_choice": "yes", "open_hands": "yes"}),
    (4, {"income_tiles": "yes", "monster_choice": "yes"}),
]
UNKNOWN = {"deck_sizes", "hand_colors"}
"""A deck holds all that may be there, and hands that are not seen hold nothing."""


def moments(players, options, seed, choose=keenly):
    """What all seats and a spectator see now and then and in the end, and the state behind it."""
    game = make(players, **options)
    for number, (state, *_) in enumerate(play(game, choose, seed)):
        if number % 5 == 0 or not state.actors():
            for viewer in (*range(players), None):
                yield game, state, game.observation(state, viewer)


def rebuilt(game, seen):
    return position_seen(game.data, game.variants, seen)


@pytest.mark.parametrize("choose", [keenly, by_chance])
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_the_position_seen_looks_the_same(players, options, choose):
    """At any moment, for whoever looks: the same may be done in it, and all but what is unknown is there."""
    for game, _, seen in moments(players, options, 7, choose):
        again = game.observation(rebuilt(game, seen), seen.seat)
        for name, value in vars(seen).items():
            if name not in UNKNOWN:
                assert getattr(again, name) == value, (name, seen.phase)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_deck_seen_holds_what_may_be_there(players, options):
    for game, state, seen in moments(players, options, 11):
        position = rebuilt(game, seen)
        for cards, may_be_there in ((state.decks, position.decks), (state.box, position.box)):
            assert all(known & ~possible == 0 for known, possible in zip(cards, may_be_there))
        assert [bool(deck) for deck in position.decks] == [bool(deck) for deck in state.decks]


def test_hands_are_seen_by_their_owners_or_lie_open():
    for options in ({}, {"open_hands": "yes"}):
        for game, state, seen in moments(2, options, 3):
            hands = rebuilt(game, seen).hands
            for owner, hand in enumerate(state.hands):
                assert hands[owner] == (hand if options or owner == seen.seat else ())


def test_a_viewer_tries_its_cards_as_if_in_turn():
    """Whoever is in turn: what a use brings is what it brings when it is done."""
    compared = 0
    for game, state, seen in moments(3, {}, 5):
        if seen.seat is None or seen.phase != "turn":
            continue
        viewer = Viewer(game.data, game.variants, seen)
        assert [uses[0].card for uses in viewer.uses] == list(seen.hand)
        if seen.seat != state.actor:
            continue
        for uses in viewer.uses:
            for use in uses:
                after = state.clone()
                after.apply(seen.seat, use.action)
                if after.phase == state.phase:
                    compared += 1
                    assert after.gold[seen.seat] - state.gold[seen.seat] == use.gain.gold
                    assert after.crystals[seen.seat] - state.crystals[seen.seat] == use.gain.crystals
                    assert after.potion[seen.seat] - state.potion[seen.seat] == use.gain.potions
    assert compared > 50
