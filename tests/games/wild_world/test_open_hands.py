"""The option `open_hands`: all hands lie open, for analysis (section 12)."""

import pytest

from boardwright.core.dice import Dice
from boardwright.core.lines import plain
from boardwright.testing import check_game
from boardwright.testing.situation import walk
from tests.games.wild_world.scenario import Table, make, table

PLAYERS = (1, 2, 3, 4)
VIEWERS = (0, 1, 2, None)


def open_table(**scene):
    return table(game=make(3, open_hands="yes"), **scene)


def test_without_the_option_hands_are_hidden():
    made = table(hands={0: "MA01, WA03", 1: "FI01"})
    assert [made.see(viewer).hands for viewer in VIEWERS] == [()] * 4


def test_all_see_all_hands():
    made = open_table(hands={0: "MA01, WA03", 1: "FI01"})
    hands = (made.cards("MA01, WA03"), made.cards("FI01"), ())
    assert [made.see(viewer).hands for viewer in VIEWERS] == [hands] * 4
    assert (made.see(1).hand, made.see(None).hand) == (hands[1], ())


def test_dealt_and_drawn_cards_are_told_to_all():
    made = Table(make(2, open_hands="yes")).chance(1)
    dealt = [event for event in made.events if event.kind == "dealt"]
    assert [event.audience for event in dealt] == [None] * 10
    made = open_table().do("place 8", "main", "deck fire", "card FI08")
    drawn = [event for event in made.events if event.kind == "drawn"]
    assert [(event.audience, event.data["card"]) for event in drawn] == [(None, "FI08")]
    name = made.data.creatures[made.card("FI08")].name
    assert made.log()[-2:] == ["A draws a fire card", f"It is {name}"]


def test_a_card_that_travels_was_seen_by_all_and_stays_known():
    made = open_table(hands={0: "MA01, WA03"}).do("travel MA01 r1")
    for viewer in VIEWERS:
        assert made.see(viewer).regions[0][0] == made.cards("MA01")
    hidden = table(hands={0: "MA01, WA03"}).do("travel MA01 r1")
    assert hidden.see(1).regions[0][0] == (-2,)


def test_a_fight_is_seen_while_its_questions_are_open():
    scene = dict(
        have={0: "p6 9c 1e"},
        hands={0: "WA03, WA06, FI05"},
        monsters={0: {"m2": "Slag Behemoth"}},
        opened={0: "all"},
    )
    made = open_table(**scene).do("fight m2")
    assert [(made.see(viewer).phase, made.see(viewer).slot) for viewer in VIEWERS] == [("fight_card", 1)] * 4
    hidden = table(**scene).do("fight m2")
    assert [hidden.see(viewer).phase for viewer in VIEWERS] == ["fight_card", "turn", "turn", "turn"]


def test_worlds_keep_hands_regions_and_decks():
    for at in walk(make(3, open_hands="yes"), 5):
        if at.number % 20 == 0:
            assert all(at.state.resample(viewer, Dice(at.number)) == at.state for viewer in VIEWERS)


def test_what_comes_from_a_deck_stays_open():
    made = open_table().do("place 8", "main", "deck fire")
    assert not made.state.perfect_information()
    assert len(made.state.chance_outcomes()) == 23


def test_the_play_is_that_of_the_closed_game():
    """The option shows more and changes nothing else."""
    moves = {
        option: [at.state.scores() for at in walk(make(2, open_hands=option), 9)] for option in ("no", "yes")
    }
    assert moves["no"] == moves["yes"]


def test_the_terminal_shows_all_hands():
    made = open_table(hands={0: "MA01", 1: "FI01"})
    shown = [plain(line, "ABC") for line in made.game.words.summary(made.seen)]
    assert f"  hand: {made.names(made.cards('FI01'))}" in shown
    assert "  hand: no card" in shown


def test_the_neutral_record_names_the_option():
    made = Table(make(2, open_hands="yes")).chance(1)
    assert made.game.neutral_record(made.events, made.state)["options"] == {"sides": "A", "open_hands": "yes"}


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance(players):
    check_game(make(players, open_hands="yes"), games=1, positions=4, seed=34)
