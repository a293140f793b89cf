"""Other worlds that a seat cannot tell from the real one, and that leaks would be noticed."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.games.wild_world import TITLE
from boardwright.games.wild_world.game import WildWorld
from boardwright.testing import secrecy
from boardwright.testing.bounds import is_plausible
from boardwright.testing.situation import walk
from tests.games.sampling import copied, honest, variety
from tests.games.wild_world.scenario import PLAYERS, make, table


def positions(players, seed, most=500):
    return islice(walk(make(players, sides="mixed"), seed), most)


@pytest.mark.rule("WW-4", "WW-20", "WW-23", "WW-D6")
@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_leaks(players, seed):
    for at in positions(players, seed):
        if at.number % 7 == 0:
            secrecy.check_observations(at)
            secrecy.check_worlds(at)
            secrecy.check_events_keep_secrets(at)


@pytest.mark.rule("WW-4", "WW-5", "WW-20", "WW-23")
@pytest.mark.parametrize("players", PLAYERS)
def test_sampled_worlds_hold_what_was_seen(players):
    for at in positions(players, 9):
        if at.number % 5:
            continue
        before = at.state
        for viewer in at.viewers:
            world = before.resample(viewer, Dice(at.number, 1))
            creatures = before.data.creatures
            for seat in range(players):
                if seat == viewer:
                    assert world.hands[seat] == before.hands[seat]
                    assert world.regions[seat * 5 : seat * 5 + 5] == before.regions[seat * 5 : seat * 5 + 5]
                backs = [Counter(creatures[card].color for card in s.hands[seat]) for s in (world, before)]
                assert backs[0] == backs[1]
                for place in range(seat * 5, seat * 5 + 5):
                    colors = [[creatures[card].color for card in s.regions[place]] for s in (world, before)]
                    assert colors[0] == colors[1]
                hidden = [
                    Counter(
                        (creatures[card].color, creatures[card].is_start)
                        for card in (
                            *s.hands[seat],
                            *[c for r in s.regions[seat * 5 : seat * 5 + 5] for c in r],
                        )
                    )
                    for s in (world, before)
                ]
                assert hidden[0] == hidden[1]
            assert [deck.bit_count() for deck in world.decks] == [deck.bit_count() for deck in before.decks]
            assert (world.market, world.home, world.discards, world.tucked) == (
                before.market, before.home, before.discards, before.tucked
            )  # fmt: skip


def rivals():
    """Seat 0 holds three and hides one face down, seat 1 holds two; seat 2 looks on."""
    return table(
        hands={0: "Foam Newt, Kelp Dancer, Ember Newt", 1: "Tide Pup, Frost Kit"},
        regions={0: {"r1": "Reef Gardener"}},
    )


@pytest.mark.rule("WW-4", "WW-20", "WW-23")
def test_what_a_seat_cannot_know_varies():
    state = rivals().state
    dice = Dice(4)
    for viewer in (0, 1, 2, None):
        worlds = [state.resample(viewer, dice) for _ in range(200)]
        for seat in (0, 1):
            assert (len({world.hands[seat] for world in worlds}) > 5) == (seat != viewer)
        assert (len({world.regions[0] for world in worlds}) > 5) == (viewer != 0)
        # seat 0 holds all realm cards that lie in no deck
        assert (len({tuple(world.decks) for world in worlds}) > 5) == (viewer != 0)
        assert len({tuple(world.box) for world in worlds}) > 5


@pytest.mark.rule("WW-4", "WW-5")
def test_all_assignments_of_the_unseen_cards_are_equally_likely():
    state = rivals().state
    dice = Dice(8)
    trials = 3000
    water = Counter()
    starting = Counter()
    for _ in range(trials):
        world = state.resample(2, dice)
        hidden = [card for card in (*world.hands[0], *world.regions[0]) if card // 30 == 1]
        water.update(hidden)
        starting.update(card for card in world.hands[1] if card // 30 == 1)
    creatures = state.data.creatures
    decked = [card for card in range(30, 60) if not creatures[card].is_start]
    # two of 23 realm cards, and one of the five starting cards that do not lie on the market
    assert all(is_plausible(water[card], trials, 2 / 23, 1e-8) for card in decked)
    unseen = [card for card in range(30, 37) if card not in state.market]
    assert len(unseen) == 5
    assert all(is_plausible(water[card], trials, 1 / 5, 1e-8) for card in unseen)
    assert all(is_plausible(starting[card], trials, 1 / 5, 1e-8) for card in unseen)


@pytest.mark.rule("WW-23", "WW-30", "WW-20")
def test_every_row_of_travel_cards_that_fits_is_equally_likely():
    """Two starting cards; one card drawn before the first travel card and one after; one bought between."""
    made = table(
        have={0: "9c"}, hands={0: "Foam Newt, Tide Pup, Kelp Dancer, Coal Beetle"}, market={2: "Pebble Crab"}
    )
    made.do("travel Foam Newt r1", "place 2", "main", "buy 2", "card Reef Gardener")
    made.do("home Coal Beetle", "deck water", "card Drift Jelly", "travel Tide Pup r1")
    crab, creatures = made.card("Pebble Crab"), made.data.creatures
    rows, dice, trials = Counter(), Dice(12), 2400
    for _ in range(trials):
        cards = made.state.resample(1, dice).regions[0]
        kinds = ["K" if card == crab else "S" if creatures[card].is_start else "D" for card in cards]
        rows["".join(kinds)] += 1
    # 2 starting cards, 2 drawn, and 1 bought that can only be the second
    ways = {"SS": 2, "SD": 4, "SK": 2, "DS": 4, "DD": 2, "DK": 2}
    assert set(rows) == set(ways)
    assert all(is_plausible(rows[row], trials, count / 16, 1e-8) for row, count in ways.items())


# Planted leaks are caught


class LeakedHand(WildWorld):
    """Nothing seen holds a hand, but the length of a list counts the starting cards of the next seat."""

    def _observe(self, state, seat):
        seen = super()._observe(state, seat)
        hand = () if seat is None else state.hands[(seat + 1) % self.players]
        return replace(seen, discards=(*seen.discards, *[-1 for card in hand if card % 30 < 4]))


class LeakedTravel(WildWorld):
    """A spectator sees the travel cards."""

    def _observe(self, state, seat):
        seen = super()._observe(state, seat)
        regions = tuple(tuple(state.regions[s * 5 : s * 5 + 5]) for s in range(self.players))
        return replace(seen, regions=regions) if seat is None else seen


class LeakedPhase(WildWorld):
    """Everybody sees whether a fight is under way."""

    def _observe(self, state, seat):
        return replace(super()._observe(state, seat), slot=state.slot)


class LeakedDeck(WildWorld):
    """A seat sees which cards are left in the decks."""

    def _observe(self, state, seat):
        return replace(super()._observe(state, seat), deck_sizes=tuple(state.decks))


class LeakedBox(WildWorld):
    """The unused starting cards are listed."""

    def _observe(self, state, seat):
        return replace(super()._observe(state, seat), deck_sizes=tuple(state.box))


class LeakedChances(WildWorld):
    """The scoreboard tells whether somebody could fight."""

    def _observe(self, state, seat):
        seen = super()._observe(state, seat)
        can = [len(state.open_monsters(s)) if state.round else 0 for s in range(self.players)]
        return replace(seen, scores=tuple(can))


LEAKS = [LeakedHand, LeakedTravel, LeakedPhase, LeakedDeck, LeakedBox, LeakedChances]


@pytest.mark.rule("WW-4", "WW-20", "WW-23", "WW-D6")
@pytest.mark.parametrize("leaking", LEAKS)
def test_a_planted_leak_is_caught(leaking):
    with pytest.raises(AssertionError, match="sees what it cannot know"):
        _check_games(leaking(TITLE, 3, dict(make(3).options), {}))


def _check_games(game):
    for index in range(4):
        for at in walk(game, 3, index):
            if at.number % 2:
                secrecy.check_observations(at)


def _hands_kept(state, seat, dice):
    world = state.resample(seat, dice)
    world.hands = state.hands.copy()
    return world


def watched(players, sampler):
    """Watch a random game up to its second round."""
    return variety(
        positions(players, 4, 160), sampler, lambda at: at.number % 4 == 0 and at.state.actor != CHANCE
    )


@pytest.mark.rule("WW-4", "WW-20")
@pytest.mark.parametrize("players", PLAYERS)
def test_sampled_secrets_vary_as_often_as_they_should(players):
    watched(players, honest).verdict()


@pytest.mark.rule("WW-4", "WW-20")
@pytest.mark.parametrize("sampler", [copied, _hands_kept])
def test_sampling_that_copies_a_secret_is_caught(sampler):
    with pytest.raises(AssertionError, match="were due"):
        watched(2, sampler).verdict()
