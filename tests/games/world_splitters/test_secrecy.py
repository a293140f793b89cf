"""Who knows what (specification, section 9.2), and that leaks would be noticed."""

from dataclasses import replace
from itertools import islice

import pytest

from boardwright.core.dice import Dice
from boardwright.games.world_splitters import TITLE
from boardwright.games.world_splitters.game import WorldSplitters
from boardwright.testing import secrecy
from boardwright.testing.situation import walk
from tests.games.sampling import copied, honest, variety
from tests.games.world_splitters.scenario import COUNTS, MAPS, make, table

WORLDS = 40


def sight(made, viewer):
    return made.see(viewer).as_json()


def heard(made, viewer):
    """The events that a viewer may know of."""
    return [event for event in made.events if event.visible_to(viewer)]


def worlds(made, viewer):
    dice = Dice(5)
    return [made.state.resample(viewer, dice) for _ in range(WORLDS)]


def bidding(*bids, players=4, **given):
    """P0 has divided; P1, P2, ... have committed these bids, None not yet."""
    made = table("T6x3", players, **given).do("divide c2-d2")
    return made.bids({seat: amount for seat, amount in enumerate(bids, 1) if amount is not None})


def offered(open_offer, hidden, *replies, **given):
    made = table("T6x3", 2, **given).do("divide c2-d2")
    return made.do(f"open {open_offer}", f"hidden {hidden}", *replies)


# Bids


@pytest.mark.rule("WS-27", "WS-73")
def test_a_committed_bid_is_seen_by_the_bidder_alone():
    for viewer in (0, 2, 3, None):
        assert len({sight(bidding(amount), viewer) for amount in range(10)}) == 1
        assert len({str(heard(bidding(amount), viewer)) for amount in range(10)}) == 1
    assert [bidding(amount).see(1).own_bid for amount in range(10)] == list(range(10))


@pytest.mark.rule("WS-27", "WS-73")
def test_who_has_committed_is_known():
    made = bidding(4, None, 2)
    for viewer in (0, 1, 2, 3, None):
        seen = made.see(viewer)
        assert (seen.committed, seen.actors, seen.phase) == ((1, 3), (2,), "bid")


@pytest.mark.rule("WS-27", "WS-28", "WS-73")
def test_all_bids_are_public_when_the_last_is_in():
    made = bidding(4, 0, 2)
    for viewer in (0, 1, None):
        assert made.see(viewer).bids == (-1, 4, 0, 2)
    assert [event.audience for event in made.events] == [None] * len(made.events)


@pytest.mark.rule("WS-29", "WS-73")
def test_coins_of_a_bid_count_as_held():
    made = bidding(9, 5)
    for viewer in (0, 1, 2, None):
        assert made.see(viewer).coins == (9, 9, 9, 9)


@pytest.mark.rule("WS-27", "WS-73")
def test_worlds_hold_other_bids_within_the_purses():
    made = bidding(4, None, 2, coins={1: 5, 3: 3})
    for viewer, known in ((0, ()), (1, (1,)), (3, (3,)), (None, ())):
        drawn = worlds(made, viewer)
        for seat, most in ((1, 5), (3, 3)):
            amounts = {world.bids[seat] for world in drawn}
            assert amounts == ({made.state.bids[seat]} if seat in known else set(range(most + 1)))
        assert {world.bids[2] for world in drawn} == {-1}
        assert {made.game.observation(world, viewer).as_json() for world in drawn} == {sight(made, viewer)}


@pytest.mark.rule("WS-74", "WS-73")
def test_a_bid_without_coins_is_no_secret():
    made = bidding(None, None, None, coins={2: 0})
    assert made.see(None).committed == (2,)
    assert {world.bids[2] for world in worlds(made, None)} == {0}


# Offers and replies


@pytest.mark.rule("WS-65", "WS-66", "WS-73")
def test_the_hidden_offer_is_seen_by_the_active_player_alone():
    for viewer in (1, None):
        assert len({sight(offered(2, hidden), viewer) for hidden in range(8)}) == 1
        assert len({str(heard(offered(2, hidden), viewer)) for hidden in range(8)}) == 1
    assert [offered(2, hidden).see(0).hidden_offer for hidden in range(8)] == list(range(8))


@pytest.mark.rule("WS-65", "WS-73")
def test_what_may_be_done_does_not_tell_the_hidden_offer():
    """P1 has 4 coins: too few for some hidden offers, and may return all the same."""
    options = {tuple(offered(2, hidden, "accept open", coins={1: 4}).options()) for hidden in range(8)}
    assert options == {("accept hidden", "return hidden")}


@pytest.mark.rule("WS-65", "WS-73")
def test_the_event_of_the_hidden_offer_is_for_the_active_player():
    made = offered(2, 3)
    assert [event.kind for event in heard(made, 0)][-2:] == ["offered", "hid"]
    assert [event.kind for event in heard(made, 1)][-1] == "offered"
    assert made.told("offered") == [{"by": 0}]
    assert [event.audience for event in made.events if event.kind == "hid"] == [(0,)]


@pytest.mark.rule("WS-65", "WS-73")
def test_coins_of_the_offers_count_as_held():
    for hidden in range(8):
        for viewer in (0, 1, None):
            assert offered(2, hidden).see(viewer).coins == (9, 9)


@pytest.mark.rule("WS-66", "WS-73")
def test_the_first_reply_is_seen_by_who_gives_it_alone():
    made = [offered(2, 3), offered(2, 3, "accept open"), offered(2, 3, "return open")]
    for viewer in (0, None):
        assert len({sight(reply, viewer) for reply in made}) == 1
        assert len({str(heard(reply, viewer)) for reply in made}) == 1
    assert [reply.see(1).open_reply for reply in made] == [-1, 0, 1]
    assert [reply.see(1).phase for reply in made] == ["reply_open", "reply_hidden", "reply_hidden"]
    assert made[1].see(0).phase == "reply_open"


@pytest.mark.rule("WS-66", "WS-73")
def test_worlds_hold_other_offers_and_replies():
    made = offered(2, 3, "return open")
    drawn = worlds(made, 0)
    assert {world.hidden_offer for world in drawn} == {3}
    assert {world.open_reply for world in drawn} == {-1, 0, 1}
    drawn = worlds(made, 1)
    assert {world.hidden_offer for world in drawn} == set(range(8))
    assert {world.open_reply for world in drawn} == {1}
    drawn = worlds(made, None)
    assert {world.hidden_offer for world in drawn} == set(range(8))
    assert {world.open_reply for world in drawn} == {-1, 0, 1}
    for viewer in (0, 1, None):
        seen = {made.game.observation(world, viewer).as_json() for world in worlds(made, viewer)}
        assert seen == {sight(made, viewer)}


@pytest.mark.rule("WS-66", "WS-74", "WS-73")
def test_a_reply_without_a_choice_is_no_secret():
    """P1 cannot pay the open offer and everybody knows it."""
    made = offered(5, 4, coins={1: 4})
    assert made.see(1).phase == "reply_hidden"
    assert {world.open_reply for world in worlds(made, None)} == {0}
    assert {world.phase for world in worlds(made, 0)} == {made.state.phase}


@pytest.mark.rule("WS-66", "WS-73")
def test_everything_is_public_after_both_replies():
    made = offered(2, 3, "accept open", "return hidden")
    for viewer in (0, 1, None):
        seen = made.see(viewer)
        assert (seen.open_offer, seen.hidden_offer) == (2, 3)
        assert (seen.open_reply, seen.hidden_reply) == (0, 1)
    assert heard(made, None)[-3].data == {"by": 0, "open": 2, "hidden": 3}


@pytest.mark.rule("WS-66", "WS-73")
def test_the_log_keeps_offers_and_replies_apart_from_those_who_wait():
    made = offered(2, 3, "accept open")
    lines = [made.game.words.log_line(event) for event in heard(made, 1)]
    assert not any("3" in str(line) for line in lines[-1:])
    assert made.game.words.log_line(heard(made, 1)[-1])[-1] == " sets a hidden offer"


# The kit, and that it would notice


@pytest.mark.rule("WS-73")
@pytest.mark.parametrize("players", COUNTS)
def test_nothing_leaks_in_a_random_game(players):
    """Every position in which something is secret."""
    looked = 0
    for at in walk(make(players, map=MAPS[players - 2]), 5):
        seen = at.game.observation(at.state, None)
        if seen.committed or (seen.is_hidden_set and seen.hidden_offer < 0):
            looked += 1
            if looked % 3 == 0:
                secrecy.check_observations(at)
                secrecy.check_worlds(at)
                secrecy.check_events_keep_secrets(at)
    assert looked > 20


class LeakedBid(WorldSplitters):
    """What a spectator sees holds the highest committed bid itself."""

    def observation(self, state, seat):
        seen = super().observation(state, seat)
        return replace(seen, own_bid=max(state.bids)) if seat is None else seen


class ShrunkPurse(WorldSplitters):
    """The purse shrinks as soon as a hidden offer is set aside."""

    def observation(self, state, seat):
        seen = super().observation(state, seat)
        coins = list(seen.coins)
        if state.hidden_offer > 0 and state.hidden_reply < 0:
            coins[state.active] -= state.hidden_offer
        return replace(seen, coins=tuple(coins))


class LeakedReply(WorldSplitters):
    """Everybody sees that the first of two replies is made."""

    def observation(self, state, seat):
        seen = super().observation(state, seat)
        return replace(seen, open_reply=0) if state.open_reply >= 0 else seen


@pytest.mark.rule("WS-73")
@pytest.mark.parametrize(("leaking", "players"), [(LeakedBid, 3), (ShrunkPurse, 2), (LeakedReply, 2)])
def test_a_planted_leak_is_caught(leaking, players):
    options = {"map": "nuta", "start": "random", "purses": "screened"}
    with pytest.raises(AssertionError, match="sees what it cannot know"):
        _check_a_game(leaking(TITLE, players, options, {}))


def _check_a_game(game):
    for at in walk(game, 3):
        secrecy.check_observations(at)


def watched(players, sampler):
    """Watch the beginning of a random game."""
    return variety(islice(walk(make(players, map="kanal"), 4), 40), sampler)


@pytest.mark.rule("WS-73")
@pytest.mark.parametrize("players", COUNTS)
def test_sampled_secrets_vary_as_often_as_they_should(players):
    watched(players, honest).verdict()


@pytest.mark.rule("WS-73")
@pytest.mark.parametrize("players", [2, 4])
def test_sampling_that_only_copies_is_caught(players):
    with pytest.raises(AssertionError, match="were due"):
        watched(players, copied).verdict()
