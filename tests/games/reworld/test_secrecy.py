"""Who knows what (specification, section 4.3 and RW-R53), and that leaks would be noticed."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

import boardwright
from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE
from boardwright.games.reworld import TITLE
from boardwright.games.reworld.game import Reworld
from boardwright.testing import secrecy
from boardwright.testing.bounds import is_plausible
from boardwright.testing.situation import walk
from tests.games.reworld.scenario import FULL_STATION, PORTS, Table, station
from tests.games.sampling import copied, honest, variety

PLAYERS = (2, 3, 4)
AROUND = {port: kind for port, kind in zip(PORTS, FULL_STATION.split()) if port not in ("U2", "U4")}
"""Modules at all ports but two."""


def others_see(table, seat=0):
    """What everybody but one seat sees, spectators included."""
    viewers = [*(other for other in range(table.players) if other != seat), None]
    return tuple(table.see(viewer).as_json() for viewer in viewers)


def others_hear(table, seat=0):
    """The events that everybody but one seat may know of."""
    viewers = [*(other for other in range(table.players) if other != seat), None]
    return [event for event in table.events if any(event.visible_to(viewer) for viewer in viewers)]


# A turn of Chapter One under way


def begun():
    """A turn with all kinds of questions: free ports, one demand, two demands."""
    return station("1123345", "12", "45", modules=AROUND, slots={"U2": "3", "U4": "1"})


@pytest.mark.rule("RW-R53", "RW-D1", "RW-D2", "RW-D3", "RW-D4")
def test_a_turn_that_is_not_finished_looks_like_one_that_has_not_begun():
    unfinished = {others_see(begun())}
    steps = 0
    for act in begun().options():
        table = begun().do(act)
        if table.turn == 0:
            steps += 1
            unfinished.add(others_see(table))
            assert others_hear(table) == []
            for answer in table.options() if table.phase == "top" else ():
                deeper = begun().do(act, answer)
                if deeper.turn == 0:
                    steps += 1
                    unfinished.add(others_see(deeper))
                    assert others_hear(deeper) == []
    assert steps > 30
    assert len(unfinished) == 1


@pytest.mark.rule("RW-R53")
def test_the_player_in_turn_sees_how_far_the_turn_is():
    table = begun().do("take U3")
    seen = table.see(0)
    assert (seen.phase, seen.port, seen.top) == ("top", 2, 0)
    seen = table.do("top 3").see(0)
    assert (seen.phase, seen.port, seen.top) == ("below", 2, 3)
    for viewer in (1, 2, None):
        seen = table.see(viewer)
        assert (seen.phase, seen.port, seen.top, seen.actors) == ("turn", -1, 0, (0,))
    assert begun().do("marker").see(0).phase == "hide"
    assert begun().do("marker").see(1).phase == "turn"


@pytest.mark.rule("RW-R53")
def test_a_finished_turn_is_told_as_one_step():
    table = begun().do("take U3", "top 3", "below 1")
    assert [event.kind for event in others_hear(table)] == ["take"]
    assert others_hear(table)[0].data == {
        **{"seat": 0, "port": 2, "tile": "S-1", "top": 3, "below": [1], "points": 0, "score": 0},
    }


@pytest.mark.rule("RW-R53")
def test_whether_a_question_was_asked_is_not_told():
    """With two cards D2 and D3 arise, with one they do not; the others see and hear the same."""
    asked = station("12", "3", modules="S-1 S-1 S-1").do("take U1")
    assert asked.phase == "top"
    asked.do("top 1")
    forced = station("11", "3", modules="S-1 S-1 S-1").do("take U1")
    assert others_see(asked) == others_see(forced)
    assert others_hear(asked) == others_hear(forced)


@pytest.mark.rule("RW-R53", "RW-25")
def test_whether_there_was_a_choice_of_card_to_hide_is_not_told():
    asked = station("12", "3", modules="S-1 S-1 S-1").do("marker", "hide 1")
    forced = station("11", "3", modules="S-1 S-1 S-1").do("marker")
    assert others_see(asked) == others_see(forced)
    assert others_hear(asked) == others_hear(forced)


# Cards


@pytest.mark.rule("RW-25", "RW-W10")
def test_the_hidden_card_is_known_to_who_laid_it():
    sights = set()
    for value in "12345":
        table = station("123451", "23", "5", modules=FULL_STATION).do("marker", f"hide {value}")
        sights.add(others_see(table))
        assert table.see(0).own_hidden_card == int(value)
        assert [table.see(viewer).own_hidden_card for viewer in (1, 2, None)] == [0, 0, 0]
        assert [event.kind for event in others_hear(table)] == ["marker"]
    # the hand differs, but that is not seen either
    assert len(sights) == 1


@pytest.mark.rule("RW-27", "RW-W10")
def test_discarded_cards_are_known_to_who_dropped():
    sights = set()
    for hand in ("112", "345", "555"):
        table = station(hand, "23", "5", modules=FULL_STATION).do("drop")
        sights.add(others_see(table))
        assert table.see(0).own_discards == tuple(hand.count(str(value)) for value in range(6))
        assert table.see(1).own_discards == (0,) * 6
        assert [event.kind for event in others_hear(table)] == ["drop"]
        assert others_hear(table)[0].data == {"seat": 0, "count": 3, "points": 3, "score": 3}
    assert len(sights) == 1


@pytest.mark.rule("RW-12", "RW-C3")
def test_a_hand_is_seen_by_its_owner_and_undealt_cards_by_nobody():
    sights = set()
    for hand, undealt in (("123", "45"), ("345", "12"), ("222", "33")):
        table = station(hand, "23", "5", modules=FULL_STATION)
        sights.add(others_see(table))
        assert table.hand(0) == hand
        assert table.hand(1) == "23"
        assert undealt
    assert len(sights) == 1
    assert table.see(None).hand == (0,) * 6
    assert table.see(None).undealt == 30 - 6


@pytest.mark.rule("RW-C3", "RW-C2", "RW-C1")
def test_audiences_of_the_draws():
    table = Table(3).chance()
    audiences = {kind: [e.audience for e in table.events if e.kind == kind] for kind in ("card", "deal")}
    assert Counter(audiences["card"]) == {(0,): 9, (1,): 9, (2,): 9}
    assert audiences["deal"] == [()]
    for event in table.events:
        if event.kind == "card":
            assert event.audience == (event.data["seat"],)
        elif event.kind != "deal":
            assert event.audience is None
    assert not any(event.visible_to(None) for event in table.events if event.kind in ("card", "deal"))


@pytest.mark.rule("RW-25", "RW-27")
def test_audiences_of_the_players_secrets():
    table = station("12", "3", modules=FULL_STATION).do("marker", "hide 2", "drop", "drop")
    told = {(event.kind, event.audience) for event in table.events}
    assert {("hidden", (0,)), ("discarded", (0,)), ("discarded", (1,))} <= told
    assert {("marker", None), ("drop", None), ("cleanup", None)} <= told
    assert all("card" not in event.data for event in table.events if event.audience is None)


@pytest.mark.rule("RW-29")
def test_secrets_of_a_round_never_become_public():
    """Cleanup tells the left-over modules, and no card."""
    sights = set()
    for hidden, hand in (("1", "12"), ("2", "12")):
        table = station(hand, "3", modules="S-1").do("marker", f"hide {hidden}", "drop", "drop")
        sights.add((others_see(table), str(others_hear(table))))
    assert len(sights) == 1


def test_chapter_two_is_a_game_of_perfect_information():
    table = Table(3).chance().do("take U1")
    while table.phase != "turn":
        table.do(table.options()[0])
    assert not table.state.perfect_information()
    table.do("drop", "drop", "drop")
    for _ in range(4):
        table.round_of_drops()
    assert (table.seen.chapter, table.state.perfect_information()) == (2, True)
    for viewer in (0, 1, 2, None):
        assert table.state.resample(viewer, Dice(1)) == table.state


# Sampled worlds


def positions(players, seed, most=400):
    return islice(walk(boardwright.make("reworld", players), seed), most)


@pytest.mark.rule("RW-R53", "RW-12", "RW-25", "RW-27")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_leaks(players):
    for at in positions(players, 5):
        if at.number % 9 == 0 and not at.state.perfect_information():
            secrecy.check_observations(at)
            secrecy.check_worlds(at)
            secrecy.check_events_keep_secrets(at)


@pytest.mark.rule("RW-12", "RW-27", "RW-25")
@pytest.mark.parametrize("players", PLAYERS)
def test_sampled_worlds_hold_six_cards_of_each_value(players):
    for at in positions(players, 9, 200):
        for viewer in at.viewers:
            world = at.state.resample(viewer, Dice(at.number, 1))
            before = at.state
            assert [sum(hand) for hand in world.hands] == [sum(hand) for hand in before.hands]
            assert [sum(cards) for cards in world.discarded] == [sum(cards) for cards in before.discarded]
            assert (sum(world.deck), world.deck_left) == (before.deck_left, before.deck_left)
            assert (world.tops, world.belows) == (before.tops, before.belows)
            assert (world.hidden_by, world.hidden_card > 0) == (before.hidden_by, before.hidden_card > 0)
            assert all(count >= 0 for cards in (*world.hands, world.deck) for count in cards)
            assert _all_cards(world) == {value: 6 for value in range(1, 6)}
            if viewer is not None:
                assert world.hands[viewer] == before.hands[viewer]
                assert world.discarded[viewer] == before.discarded[viewer]
                if before.hidden_by == viewer:
                    assert world.hidden_card == before.hidden_card
                if before.actor == viewer:
                    assert (world.phase, world.port, world.top) == (before.phase, before.port, before.top)
            assert world.bag == before.bag


def _all_cards(state):
    found = Counter(
        value for cards in (state.tops, *state.belows, [state.hidden_card]) for value in cards if value
    )
    for cards in (state.deck, *state.hands, *state.discarded):
        found.update(dict(enumerate(cards)))
    return {value: count for value, count in found.items() if value}


def late_in_a_round():
    """Seat 0 laid a hidden card, seat 1 has dropped out, and seat 2 is in an unfinished turn."""
    table = station("12345", "12345", "11235", modules=AROUND, slots={"U2": "3"})
    return table.do("marker", "hide 4", "drop", "take U1")


@pytest.mark.rule("RW-R53", "RW-12", "RW-25", "RW-27")
def test_what_a_seat_cannot_know_varies():
    table = late_in_a_round()
    assert table.phase == "top"
    dice = Dice(4)
    for viewer in (0, 1, 2, None):
        worlds = [table.state.resample(viewer, dice) for _ in range(200)]
        for seat in range(3):
            assert (len({world.hands[seat] for world in worlds}) > 1) == (seat not in (viewer, 1))
        assert (len({world.discarded[1] for world in worlds}) > 1) == (viewer != 1)
        assert (len({world.hidden_card for world in worlds}) == 5) == (viewer != 0)
        assert len({world.deck for world in worlds}) > 100
        phases = {(world.phase, world.port, world.top) for world in worlds}
        assert (len(phases) > 20) == (viewer != 2)
        assert len({world.phase for world in worlds}) == (1 if viewer == 2 else 3)


@pytest.mark.rule("RW-12")
def test_all_deals_of_the_unseen_cards_are_equally_likely():
    table = late_in_a_round()
    dice = Dice(8)
    trials = 4000
    for viewer in (1, None):
        unseen = table.see(viewer).unseen
        worlds = [table.state.resample(viewer, dice) for _ in range(trials)]
        hidden = Counter(world.hidden_card for world in worlds)
        for value in range(1, 6):
            share = unseen[value] / sum(unseen)
            assert is_plausible(hidden[value], trials, share, 1e-8)
            held = sum(world.hands[0][value] > 0 for world in worlds)
            none = 1.0
            for card in range(4):
                none *= (sum(unseen) - unseen[value] - card) / (sum(unseen) - card)
            assert is_plausible(held, trials, 1 - none, 1e-8)


# Planted leaks are caught


class LeakedPort(Reworld):
    """Everybody sees the port of an unfinished turn."""

    def _observe(self, state, seat):
        return replace(super()._observe(state, seat), port=state.port)


class LeakedPhase(Reworld):
    """Everybody sees whether a question is asked."""

    def _observe(self, state, seat):
        return replace(super()._observe(state, seat), chapter=1 + (state.phase == 4))


class LeakedHiddenCard(Reworld):
    """A spectator sees the card on the starting-player space."""

    def _observe(self, state, seat):
        seen = super()._observe(state, seat)
        return replace(seen, own_hidden_card=state.hidden_card) if seat is None else seen


class LeakedHand(Reworld):
    """Nothing seen holds a hand, but the length of a list counts the fives of the next seat."""

    def _observe(self, state, seat):
        seen = super()._observe(state, seat)
        fives = 0 if seat is None else state.hands[(seat + 1) % self.players][5]
        return replace(seen, demands=(*seen.demands, *[()] * fives))


class LeakedDiscards(Reworld):
    """Cards that somebody dropped out with are no longer among those that the others have not seen."""

    def _observe(self, state, seat):
        seen = super()._observe(state, seat)
        gone = [sum(cards[value] for cards in state.discarded) for value in range(6)]
        return replace(seen, unseen=tuple(all_ - less for all_, less in zip(seen.unseen, gone)))


class LeakedUndealt(Reworld):
    """A seat sees which cards are not dealt."""

    def _observe(self, state, seat):
        return replace(super()._observe(state, seat), bag=(*state.bag, *state.deck))


LEAKS = [LeakedPort, LeakedPhase, LeakedHiddenCard, LeakedHand, LeakedDiscards, LeakedUndealt]


@pytest.mark.rule("RW-R53", "RW-12", "RW-25", "RW-27")
@pytest.mark.parametrize("leaking", LEAKS)
def test_a_planted_leak_is_caught(leaking):
    with pytest.raises(AssertionError, match="sees what it cannot know"):
        _check_two_rounds(leaking(TITLE, 3, {}, {}))


def _check_two_rounds(game):
    for at in islice(walk(game, 3), 200):
        secrecy.check_observations(at)


def _hands_kept(state, seat, dice):
    world = state.resample(seat, dice)
    world.hands = state.hands.copy()
    return world


def _hidden_card_kept(state, seat, dice):
    world = state.resample(seat, dice)
    world.hidden_card = state.hidden_card
    return world


def _discards_kept(state, seat, dice):
    world = state.resample(seat, dice)
    world.discarded = state.discarded.copy()
    return world


def _unfinished_turn_kept(state, seat, dice):
    world = state.resample(seat, dice)
    world.phase, world.port, world.top = state.phase, state.port, state.top
    return world


def watched(players, sampler):
    """Watch the first round of a random game, and the beginning of the second."""
    return variety(
        positions(players, 4, 160), sampler, lambda at: at.number % 4 == 0 and at.state.actor != CHANCE
    )


@pytest.mark.rule("RW-R53", "RW-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_sampled_secrets_vary_as_often_as_they_should(players):
    watched(players, honest).verdict()


@pytest.mark.rule("RW-R53", "RW-12", "RW-25", "RW-27")
@pytest.mark.parametrize(
    "sampler", [copied, _hands_kept, _hidden_card_kept, _discards_kept, _unfinished_turn_kept]
)
def test_sampling_that_copies_a_secret_is_caught(sampler):
    with pytest.raises(AssertionError, match="were due"):
        watched(2, sampler).verdict()
