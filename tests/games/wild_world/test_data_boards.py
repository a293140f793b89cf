"""What stands wrong in the file of boards is refused (specification, sections 1 and 2)."""

import pytest

from boardwright.core.errors import DataError
from tests.games.wild_world.printed import BOARDS, MONSTERS, changed
from tests.games.wild_world.refusing import refused
from tests.games.wild_world.scenario import make

FIRE_A = "starting_hand = {magic = 1, water = 0, fire = 2, ice = 1, forest = 1}"
CINDERLING = (
    'preprinted = {name = "Gatehouse Cinderling", points = 4, element_a = "water", strength_a = 5, '
    'element_b = "fire", strength_b = 7, kind = "instant", effect = "gain evolve 1; gain gold 1"}'
)
FOREST_B_REGIONS = '["gold 2", "none", "cauldron 1"], ["none", "none"]]'
TOML = [
    # the table of starting hands
    (
        FIRE_A,
        "starting_hand = {magic = 1, water = 0, fire = 2, ice = 1, forest = 2}",
        "board 5, starting_hand: must add up to 5",
    ),
    (
        FIRE_A,
        "starting_hand = {magic = 1, water = 0, fire = 2, ice = 1}",
        "board 5, starting_hand.forest: is missing",
    ),
    (
        FIRE_A,
        "starting_hand = {magic = 0, water = 0, fire = 5, ice = 0, forest = 0}",
        "deal 7 fire cards of 5",
    ),
    (
        FIRE_A,
        "starting_hand = {magic = 1, water = 0, fire = 2, ice = 1.0, forest = 1}",
        "board 5, starting_hand: must be a whole",
    ),
    (FIRE_A, "starting_hand = 5", "board 5, starting_hand: must be a table"),
    # locks
    (
        'locked_slots = ["m2", "m3", "m4", "m5"]',
        'locked_slots = ["m2", "m3", "m4"]',
        "board 6, locked_slots and locked_regions: must be 6 locks",
    ),
    (
        'locked_slots = ["m2", "m3", "m4", "m5"]',
        'locked_slots = ["m1", "m3", "m4", "m5"]',
        "'m1' is none of m2, m3, m4, m5, r1",
    ),
    ('locked_slots = ["m2", "m3", "m4", "m5"]', 'locked_slots = ["m2", "m2", "m4", "m5"]', "must be 6 locks"),
    ('locked_slots = ["m2", "m3", "m4", "m5"]', 'locked_slots = ["m2", "m3", "m4", "m6"]', "'m6' is none of"),
    (
        'locked_regions = ["r2", "r3", "r4"]',
        'locked_regions = ["r2", "r3", "r5"]',
        "'r5' is none of m2, m3, m4, m5, r1, r2, r3, r4",
    ),
    # slot kinds
    (
        'slot_kinds = ["instant", "scoring", "ability", "scoring"]',
        'slot_kinds = ["instant", "scoring", "ability"]',
        "board 10, slot_kinds: must be those of m2 to m5",
    ),
    (
        'slot_kinds = ["instant", "scoring", "ability", "scoring"]',
        'slot_kinds = ["instant", "scoring", "ability", "score"]',
        "board 10, slot_kinds: 'score' is none",
    ),
    # regions
    (
        "region_values = [2, 3, 4, 5]",
        "region_values = [2, 3, 4, 5, 6]",
        "board 8, regions: must be as many as values",
    ),
    (
        "region_values = [2, 3, 4, 5]",
        'region_values = [2, 3, 4, "5"]',
        "board 8, region_values: must be a whole number",
    ),
    (
        FOREST_B_REGIONS,
        '["gold 2", "none", "cauldron 1"], []]',
        "board 10, regions: must be lists of bonuses",
    ),
    (
        FOREST_B_REGIONS,
        '["gold 2", "none", "cauldron 1"], ["none", "silver 1"]]',
        "board 10, regions: 'silver 1'",
    ),
    # the preprinted monster
    (CINDERLING, CINDERLING.replace('"water"', '"fire"'), "board 5, preprinted: element_b must differ"),
    (CINDERLING, CINDERLING.replace("gain evolve 1; gain gold 1", "gain evil 1"), "board 5, preprinted"),
    (CINDERLING, CINDERLING.replace("points = 4, ", ""), "board 5, preprinted.points: is missing"),
    (CINDERLING, CINDERLING.replace('"instant"', '"instantly"'), "board 5, preprinted.kind"),
    (CINDERLING, CINDERLING.replace("Gatehouse Cinderling", "Hedge Ogre"), "Hedge Ogre"),
    (CINDERLING, CINDERLING.replace("Gatehouse Cinderling", "Rune Colossus"), "Rune Colossus"),
    # sides
    (
        'id = "forest-B"\nelement = "forest"\nside = "B"',
        'id = "forest-B"\nelement = "forest"\nside = "A"',
        "board: there is a side A and a side B",
    ),
    ('id = "forest-B"', 'id = "forest-A"', "board: ids must differ"),
    ('id = "forest-B"', 'id = "forest B"', "board 10, id"),
    # the game board
    (
        'ring = ["magic", "water", "fire", "ice", "forest"]',
        'ring = ["magic", "water", "fire", "ice", "ice"]',
        "ring: must name",
    ),
    ('ring = ["magic", "water", "fire", "ice", "forest"]', "ring = 5", "ring: must name"),
    (
        'magic = ["gain gold 3", "pay crystal 1; draw any 1"]',
        'magic = ["gain gold 3"]',
        "bonus_spaces.magic: must be two effects",
    ),
    (
        'magic = ["gain gold 3", "pay crystal 1; draw any 1"]',
        'magic = ["gain gold 3", "gain"]',
        "bonus_spaces.magic: ",
    ),
    ('magic = "gain potion 2"', 'magic = "pay gold 1; gain potion 2"', "main_actions"),
    ('magic = "gain potion 2"', 'magic = "gain worker 2"', "main_actions"),
    ('magic = "gain potion 2"', "magic = 2", "main_actions.magic: must be a text"),
    (
        "offset = [3, 2, 1]",
        "offset = [3, 2, 0]",
        "alternative_board.offset: must be a whole number from 1 to 4",
    ),
    ("offset = [3, 2, 1]", "offset = []", "alternative_board.offset: must be"),
    ("cost_gold = 1", "cost_gold = -1", "alternative_board.cost_gold: must be a whole number"),
    ("cost = [0, 1, 2]", "cost = [0, 1, 3]", "worker_spaces.cost: must be [0, 1, 2]"),
    ("cost = [0, 1, 2]", "cost = [0.0, 1.0, 2.0]", "worker_spaces.cost: must be a whole number"),
    ("cost = [0, 1, 2]", "cost = [false, true, 2]", "worker_spaces.cost: must be a whole number"),
    ("cost = [0, 1, 2]", "cost = 3", "worker_spaces.cost: must be [0, 1, 2]"),
    ("spaces_in_use = {2 = 2, 3 = 3, 4 = 3}", "", "worker_spaces.spaces_in_use: is missing"),
    ("[worker_spaces]", "[[worker_spaces]]", "worker_spaces: must be a table"),
    (
        "spaces_in_use = {2 = 2, 3 = 3, 4 = 3}",
        "spaces_in_use = {2 = 2, 3 = 3}",
        "worker_spaces.spaces_in_use.4: is missing",
    ),
    (
        "spaces_in_use = {2 = 2, 3 = 3, 4 = 3}",
        "spaces_in_use = {2 = 2, 3 = 3, 4 = 4}",
        "worker_spaces.spaces_in_use: must be a whole number from 1 to 3",
    ),
    ('id = "call"\nrow = 6', 'id = "call"\nrow = 7', "island 6: rows stand in their order"),
    ('id = "call"\nrow = 6', 'id = "call"\nrow = 6.0', "island 6, row: must be a whole number"),
    ('"choose gold 2|crystal 1"', '"pay gold 1; choose gold 4|crystal 2"', "island 1: 'pay gold 1; choose"),
    ("gold = 42\n", "gold = -42.5\n", "tokens.gold: must be a whole number"),
    ("crystals = 40\n", 'crystals = "many"\n', "tokens.crystals: must be a whole number"),
    ('id = "call"', 'id = "key"', "island: must be"),
    (
        'effect = "pay gold 3; draw any 1"\ncapacity = "1"',
        'effect = "pay gold 3; draw any 1"\ncapacity = "2"',
        "island 6: capacity is",
    ),
    (
        'effect = "pay gold 3; draw any 1"\ncapacity = "1"',
        'effect = "pay gold 3; draw any 1"\ncapacity = "unlimited"',
        "island 6: the first row alone",
    ),
    ('effect = "pay gold 3; draw any 1"', 'effect = "draw any 1; pay gold 3"', "island 6: "),
    ("gold = [4, 5, 6, 7]", "gold = [4, 5, 6]", "start.gold: must be 4 numbers"),
    ("crystals = [1, 2, 2, 2]", "crystals = [1, 2, 2, -2]", "start.crystals: must be a whole number from 0"),
    ("potion = 1\n", "potion = 0\n", "start.potion: must be a whole number from 1 to 6"),
    ("potion = 1\n", "potion = 7\n", "start.potion: must be a whole number from 1 to 6"),
    ("cauldron = 0\n", "cauldron = 6\n", "start.cauldron: must be a whole number from 0 to 5"),
    ("cauldron = 0\n", "cauldron = 1\n", "start.potion: must be a whole number from 2 to 6"),
    (
        "workers_per_colour = 6",
        "workers_per_colour = 2",
        "tokens.workers_per_colour: must be a whole number from 3",
    ),
    ("workers_per_colour = 6", "workers_per_colour = 7", "7 each of 4 players can take all 20 cheap spaces"),
    ('edition = "boardwright-1"', 'edition = ""', "edition: must be a word"),
    ('edition = "boardwright-1"', 'edition = "x"\nmore = 1', "more: is not one of"),
    ("[tokens]", "[token]", "tokens: is missing"),
    ('edition = "boardwright-1"', "edition = ", "the file: not TOML"),
]


@pytest.mark.rule("WW-1", "WW-4", "WW-8", "WW-9", "WW-10", "WW-23", "WW-25", "WW-Q53")
@pytest.mark.parametrize(("old", "new", "reason"), TOML)
def test_what_is_no_board_is_refused_with_file_and_key(old, new, reason):
    assert reason in refused((BOARDS, old, new))


def test_hands_fit_into_every_set_of_boards_that_can_meet():
    """Two sides that are fine alone deal six fire cards together."""
    assert "deal 6 fire cards of 5" in refused(
        (BOARDS, FIRE_A, "starting_hand = {magic = 1, water = 0, fire = 3, ice = 1, forest = 0}")
    )


def test_no_monster_has_the_id_of_a_printed_one():
    assert "the monster 'fire-A-m1' is in monsters.csv, too" in refused(
        (BOARDS, FIRE_A, FIRE_A), (MONSTERS, "MMA01,", "fire-A-m1,")
    )


@pytest.mark.rule("WW-25")
def test_the_warden_needs_worker_spaces_for_all():
    """It places until it has none left; with one space beside each card that would never end."""
    edition = changed((BOARDS, "spaces_in_use = {2 = 2,", "spaces_in_use = {2 = 1,"))
    make(2, edition)
    with pytest.raises(DataError, match=r"boards\.toml: .*spaces_in_use.2: gives 10 to 11 workers"):
        make(1, edition)
