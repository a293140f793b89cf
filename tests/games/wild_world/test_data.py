"""Data files with anything in them, and other editions (specification, section 1)."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.errors import DataError
from boardwright.testing import check_game
from tests.games.wild_world.printed import BOARDS, CREATURES, FILES, MONSTERS, changed
from tests.games.wild_world.scenario import PLAYERS, make, table
from tests.games.wild_world.test_data_cards import COLOSSUS, LICH, MOTH

# Fuzz

WORDS = st.sampled_from(
    [
        *["", "0", "-1", "1e9", "gold", "gain gold 1", "magic", "yes", "true", "ü", "m1", "r9", "[[board]]"],
        *['"', "'", "[", "]", "{", "=", "\n", ",", ";", "|", ":", "#", "\x00", "\ufeff"],
        *["9999999999999999999", "per home_card 1 1"],
    ]
)


def check_reading(name, text):
    """It is a game that can be played, or it is refused in one line that names the file."""
    reason, game = read(name, text)
    if game is None:
        assert re.fullmatch(rf"{re.escape(name)}: .+", reason)
        return
    state = game.new()
    playout(state, Dice(1))
    assert game.words.summary(game.observation(state, 0))


def read(name, text):
    try:
        return "", make(4, {name: text})
    except DataError as error:
        return str(error).strip(), None


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(name=st.sampled_from(list(FILES)), cut=st.tuples(st.floats(0, 1), st.integers(0, 40)), word=WORDS)
def test_whatever_stands_in_a_file_it_is_read_or_refused_in_one_line(name, cut, word):
    text = FILES[name]
    start = int(cut[0] * len(text))
    check_reading(name, text[:start] + word + text[start + cut[1] :])


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(name=st.sampled_from(list(FILES)), place=st.integers(0, 10**6), word=WORDS)
def test_whatever_word_is_replaced(name, place, word):
    words = list(re.finditer(r"[\w-]+", FILES[name]))
    found = words[place % len(words)]
    text = FILES[name][: found.start()] + word + FILES[name][found.end() :]
    check_reading(name, text)


# Other editions

LONG = "gain worker 2; cauldron 2; draw fire|ice 2; take_faceup 9"
OTHER = changed(
    (MONSTERS, COLOSSUS, COLOSSUS.replace("gain potion 3", LONG)),
    (MONSTERS, LICH, LICH.replace("gain crystal 1", "draw any 1")),
    (BOARDS, "offset = [3, 2, 1]", "offset = [4, 4, 2]"),
    (BOARDS, '["magic", "water", "fire", "ice", "forest"]', '["forest", "ice", "magic", "fire", "water"]'),
    (BOARDS, "gold = [4, 5, 6, 7]", "gold = [9, 0, 1, 3]"),
    (BOARDS, 'forest = "draw any 1"', 'forest = "draw any 2"'),
    (BOARDS, 'ice = "unlock 1"', 'ice = "unlock 3"'),
    (CREATURES, MOTH, MOTH.replace("gold,magic", "evolve,magic+fire+ice")),
)


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance_of_an_edition(players):
    check_game(make(players, OTHER, sides="mixed"), games=1, positions=3, seed=3)


@pytest.mark.rule("WW-2", "WW-10", "WW-27")
def test_an_edition_has_its_own_values():
    made = table(game=make(3, OTHER), have={0: "1g"}).do("place 0", "main", "deck ice", "card Drift Fox")
    assert made.phase == "deck", "place 0 is of the forest now, and draws two"
    assert made.data.start_gold == [9, 0, 1, 3]
