"""The data of the solo game and the variants (section 12), what every round's end rests on, and bounds."""

from importlib import resources

import pytest

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.errors import DataError
from boardwright.core.state import CHANCE
from boardwright.games.wild_world.bounds import turns
from tests.games.wild_world.playing import by_chance, keenly, play, slowly
from tests.games.wild_world.printed import BOARDS, FILES, changed, with_effects
from tests.games.wild_world.scenario import make, table

SOLO, VARIANTS = "solo_cards.csv", "variants.toml"
FOLDER = resources.files("boardwright.games.wild_world") / "data"
TEXTS = {name: (FOLDER / name).read_text("utf-8") for name in (SOLO, VARIANTS)}


def edition(name, old, new):
    """The printed file with another text in one place."""
    assert TEXTS[name].count(old) == 1, f"{old!r} is there {TEXTS[name].count(old)} times"
    return {name: TEXTS[name].replace(old, new)}


def refused(files, players=2, **options):
    with pytest.raises(DataError) as caught:
        make(players, files, **options)
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("MA1,magic,1", "MA2,magic,1", "row 2, id: 'MA2' is empty or there twice"),
        ("MA1,magic,1", "MA 1,magic,1", "row 2, id: 'MA 1' must be one word"),
        ("MA1,magic,1", "MA1,earth,1", "row 2, realm: 'earth' is none of magic, water, fire, ice, forest"),
        ("MA1,magic,1", "MA1,magic,6", "row 2, rank: '6' is no whole number from 1 to 5"),
        ("MA1,magic,1", "MA1,magic,2", "row 2, rank: magic 2 is there twice"),
        (
            "MA1,magic,1,first",
            "MA1,magic,1,third",
            "row 2, space: 'third' is none of first",
        ),
        ("MA1,magic,1,first,no", "MA1,magic,1,first,never", "row 2, hunts: 'never' is none of no, yes"),
        ("MA1,magic,1,first,no\n", "", "the file: there is no card of magic 1"),
        ("id,realm,rank", "id,colour,rank", "row 1: the columns are id, realm, rank, space, hunts"),
    ],
)
def test_solo_cards_are_checked(old, new, reason):
    assert refused(edition(SOLO, old, new)).startswith(f"{SOLO}: {reason}")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[3, 4, 5]", "[3, 4]", "warden.workers: must be 3 numbers, by round"),
        ("[3, 4, 5]", "[3, 4, 7]", "warden.workers: must be a whole number from 1 to 6"),
        ("hunt = 2", "hunt = -1", "warden.hunt: must be a whole number from 0 to 100"),
        ("card = 1 ", "card = true ", "warden.card: must be a whole number from 0 to 100"),
        ("legend = 30", "saga = 30", "warden.levels.legend: is missing"),
        ("legend = 30", "legend = 101", "warden.levels.legend: must be a whole number from 0 to 100"),
        ("[warden]", "[keeper]", "warden: is missing"),
        ('"gold-2"', '"gold-1"', "bonus_token 1, id: 'gold-1' is there twice"),
        ('"gold-2"', '"gold 2"', "bonus_token 2, id: must be one word"),
        ('"cauldron 1"', '"cauldron"', "bonus_token 10, effect: 'cauldron' is no part of an effect"),
        (
            '"cauldron 1"',
            '"pay gold 1; cauldron 1"',
            "bonus_token 10, effect: 'pay gold 1; cauldron 1' must be free",
        ),
        (
            '[[bonus_token]]\nid = "cauldron"\neffect = "cauldron 1"',
            "",
            "bonus_token: there are 10 of them, not 9",
        ),
        (
            '"draw any 1; gain gold 1"',
            '"draw all 1"',
            "income_tile 5, effect: 'draw all 1': 'all' is",
        ),
        ('"draw any 1; gain gold 1"', "7", "income_tile 5, effect: must be a text"),
    ],
)
def test_the_other_pieces_are_checked(old, new, reason):
    assert refused(edition(VARIANTS, old, new)).startswith(f"{VARIANTS}: {reason}")


@pytest.mark.rule("WW-43")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            "workers_per_colour = 6",
            "workers_per_colour = 7",
            "tokens.workers_per_colour: 7 each of 4 players can take all 20 cheap spaces",
        ),
        (
            "spaces_in_use = {2 = 2, 3 = 3, 4 = 3}",
            "spaces_in_use = {2 = 2, 3 = 1, 4 = 3}",
            "tokens.workers_per_colour: 6 each of 3 players can take all 10 cheap spaces",
        ),
        ("offset = [3, 2, 1]", "offset = [3, 2]", "alternative_board.offset: must be 3 numbers, by round"),
        (
            'magic = "gain potion 2"\nwater',
            'magic = "gain potion 2; gain worker 1"\nwater',
            "main_actions: must bring neither workers nor main actions: it would never end",
        ),
    ],
)
def test_data_with_which_a_round_might_never_end_are_refused(old, new, reason):
    assert refused(changed((BOARDS, old, new))) == f"{BOARDS}: {reason}"


def test_an_ability_that_would_set_itself_off_for_ever_is_refused():
    line = refused(with_effects(MMA01="on_brew main_action 1"))
    assert line.endswith("effect: 'on_brew main_action 1' would never end")
    line = refused(with_effects(MMA01="on_brew choose worker 1|gold 1"))
    assert line.endswith("would never end")


@pytest.mark.parametrize("effect", ["on_home pay gold 1", "on_unlock pay crystal 1"])
def test_a_trigger_has_no_price(effect):
    assert refused(with_effects(MMA01=effect)).endswith("must be free: nobody asks whether it can be paid")


def test_two_monsters_for_each_slot_are_needed_only_to_choose_from():
    scoring = 'slot_kinds = ["scoring", "scoring", "scoring", "scoring"]'
    text = FILES[BOARDS].replace('slot_kinds = ["scoring", "instant", "ability", "scoring"]', scoring)
    assert refused({BOARDS: text}, 4, monster_choice="yes") == (
        f"{BOARDS}: slot_kinds: monster_choice may deal 32 scoring monsters of 20"
    )
    state = make(4, {BOARDS: text}).new()
    playout(state, Dice(1))
    assert state.actors() == ()


def test_an_edition_has_its_own_pieces():
    made = table(
        game=make(1, edition(VARIANTS, "[3, 4, 5]", "[1, 4, 5]")), boards="fire-A", market={0: ""}
    ).do("place 4", "main", "skip", "end", "solo MA1")
    assert (made.seen.warden.workers, made.seen.warden.supply) == (1, 0)


def test_an_edition_without_these_files_has_the_printed_pieces():
    game = make(1, {BOARDS: FILES[BOARDS]})
    assert len(game.data.variant_pieces.solo_cards) == 25
    assert game.data == make(1).data


# Bounds


@pytest.mark.rule("WW-42", "WW-43")
@pytest.mark.parametrize(("players", "most"), [(1, 39), (2, 39), (3, 57), (4, 57)])
def test_the_most_turns_of_a_player(players, most):
    """With two an `IDLE` before the first rest cannot come; otherwise section 6 counts 57."""
    assert turns(make(players).data, players) == most


@pytest.mark.parametrize(("players", "most"), [(1, 494), (2, 688), (3, 948), (4, 1164)])
def test_the_most_decisions(players, most):
    assert make(players).max_decisions == most


def test_variants_add_their_questions():
    plain = make(4).max_decisions
    assert make(4, monster_choice="yes").max_decisions == plain + 4
    assert make(4, income_tiles="yes").max_decisions == plain + 4
    choosing = edition(VARIANTS, '"cauldron 1"', '"main_action 2"')
    assert make(4, choosing).max_decisions == plain
    assert make(4, choosing, bonus_tokens="yes").max_decisions == plain + 4 * 20


@pytest.mark.parametrize("choose", [by_chance, keenly, slowly])
def test_an_edition_full_of_questions_keeps_its_bound(choose):
    """Abilities and rewards that ask wherever anything can."""
    effects = with_effects(
        MMA01="on_rest choose gold 1|crystal 1",
        MMA02="on_home choose gold 1|crystal 1",
        MMA06="main_action 9",
    )
    game = make(2, effects)
    assert game.max_decisions > make(2).max_decisions
    for seed in range(10):
        assert sum(seat != CHANCE for _, _, seat, _ in play(game, choose, seed)) <= game.max_decisions
