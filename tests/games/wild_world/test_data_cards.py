"""What stands wrong in the files of cards is refused (specification, sections 1 and 2)."""

import pytest

from tests.games.wild_world.printed import CREATURES, MONSTERS
from tests.games.wild_world.refusing import refused

MOTH = "MA01,Glimmer Moth,magic,start,magic,1,1,1,2,0,gold,magic,yes\n"
FOX = "MA08,Mirror Fox,magic,realm,magic,1,1,2,2,0,potion,magic,yes\n"
LICH = "MMA01,Mindglass Lich,magic,ability,7,ice,6,magic,8,no,on_brew gain crystal 1\n"
COLOSSUS = "MMA04,Rune Colossus,magic,instant,8,ice,7,magic,9,no,gain potion 3\n"
EYE = "MMA07,Starless Eye,magic,scoring,5,ice,7,magic,9,yes,per cauldron_space 1 2\n"


def swapped(line, old, new):
    """The line with another word in the first place where the old one stands as an entry."""
    assert f",{old}," in f",{line.strip()},"
    return f",{line.strip()},".replace(f",{old},", f",{new},", 1).strip(",") + "\n"


ROWS = [
    # 150 creatures: 7 starting and 23 realm cards of each colour
    (CREATURES, MOTH, "", "magic: has 7 starting and 23 realm cards, not 6 and 23"),
    (CREATURES, FOX, "", "magic: has 7 starting and 23 realm cards, not 7 and 22"),
    (
        CREATURES,
        MOTH,
        swapped(MOTH, "start", "realm"),
        "magic: has 7 starting and 23 realm cards, not 6 and 24",
    ),
    (CREATURES, MOTH, MOTH + swapped(swapped(MOTH, "MA01", "MA31"), "Glimmer Moth", "Moth"), "not 8 and 23"),
    # ids and names
    (CREATURES, MOTH, swapped(MOTH, "MA01", "MA02"), "row 2, id: 'MA02' is empty or there twice"),
    (CREATURES, MOTH, MOTH.replace("MA01", ""), "row 2, id: '' is empty or there twice"),
    (CREATURES, MOTH, swapped(MOTH, "MA01", "MA 01"), "row 2, id: 'MA 01' must be one word"),
    (CREATURES, MOTH, swapped(MOTH, "MA01", " MA01"), "row 2, id: ' MA01' begins or ends with a space"),
    (CREATURES, MOTH, swapped(MOTH, "MA01", "MA02 "), "row 2, id: 'MA02 ' begins or ends with a space"),
    (CREATURES, MOTH, swapped(MOTH, "Glimmer Moth", "Moth "), "row 2, name: 'Moth ' begins or ends with"),
    (
        CREATURES,
        MOTH,
        swapped(MOTH, "Glimmer Moth", "Rune Hare"),
        "row 2, name: 'Rune Hare' is empty or there",
    ),
    (CREATURES, MOTH, swapped(MOTH, "Glimmer Moth", " "), "row 2, name: ' ' is empty or there twice"),
    # entries of a creature
    (CREATURES, MOTH, swapped(MOTH, "start", "begin"), "row 2, set: 'begin' is none of realm, start"),
    (
        CREATURES,
        MOTH,
        "MA01,Moth,mauve,start,magic,1,1,1,2,0,gold,magic,yes\n",
        "row 2, colour: 'mauve' is none",
    ),
    (CREATURES, MOTH, "MA01,Moth,magic,start,mauve,1,1,1,2,0,gold,magic,yes\n", "row 2, element: 'mauve' is"),
    (
        CREATURES,
        MOTH,
        "MA01,Moth,magic,start,magic,0,1,1,2,0,gold,magic,yes\n",
        "row 2, strength: '0' is no whole",
    ),
    (
        CREATURES,
        MOTH,
        "MA01,Moth,magic,start,magic,6,1,1,2,0,gold,magic,yes\n",
        "row 2, strength: '6' is no whole number from 1 to 5",
    ),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,-1,1,2,0,gold,magic,yes\n", "row 2, requirement: '-1'"),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,1,1.5,2,0,gold,magic,yes\n", "row 2, cost: '1.5'"),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,1,1,,0,gold,magic,yes\n", "row 2, gold: ''"),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,1,1,2,x,gold,magic,yes\n", "row 2, points: 'x'"),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,1,1,2,0,golden,magic,yes\n", "row 2, bonus: 'golden"),
    (
        CREATURES,
        MOTH,
        "MA01,Moth,magic,start,magic,1,1,1,2,0,gold,magic+,yes\n",
        "row 2, symbols: '' is none",
    ),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,1,1,2,0,gold,magic+fir,yes\n", "row 2, symbols: 'fir'"),
    (
        CREATURES,
        MOTH,
        "MA01,Moth,magic,start,magic,1,1,1,2,0,gold,magic,maybe\n",
        "row 2, evolve: 'maybe' is",
    ),
    (CREATURES, MOTH, "MA01,Moth,magic,start,magic,1,1,1,2,0,gold,magic\n", "row 2: must have 13 entries"),
    (CREATURES, MOTH, MOTH.strip() + ",yes\n", "row 2: must have 13 entries"),
    (CREATURES, "id,name,colour,set", "id,name,color,set", "row 1: the columns are id, name, colour, set,"),
    (CREATURES, FOX, 'MA08,"Mirror" Fox,magic\n', "row 9: not CSV: "),
    # 50 monsters, of each element 4 scoring, 3 ability, 3 instant
    (MONSTERS, LICH, "", "magic, ability: there are 3 of these monsters, not 2"),
    (MONSTERS, COLOSSUS, "", "magic, instant: there are 3 of these monsters, not 2"),
    (MONSTERS, EYE, "", "magic, scoring: there are 4 of these monsters, not 3"),
    (MONSTERS, EYE, swapped(EYE, "magic", "fire"), "magic, scoring: there are 4 of these monsters, not 3"),
    (
        MONSTERS,
        LICH,
        "MMA01,Lich,magic,instant,7,ice,6,magic,8,no,gain gold 1\n",
        "magic, ability: there are 3 of these monsters, not 2",
    ),
    (
        MONSTERS,
        LICH,
        "MMA02,Lich,magic,ability,7,ice,6,magic,8,no,toll 0\n",
        "row 2, id: 'MMA02' is empty or",
    ),
    (
        MONSTERS,
        LICH,
        swapped(LICH, "Mindglass Lich", "Rune Colossus"),
        "row 2, name: 'Rune Colossus' is empty",
    ),
    # entries of a monster
    (MONSTERS, LICH, swapped(LICH, "ice", "magic"), "row 2, element_b: must differ from element_a"),
    (MONSTERS, LICH, swapped(LICH, "ice", "snow"), "row 2, element_a: 'snow' is none of"),
    (
        MONSTERS,
        LICH,
        swapped(LICH, "ability", "able"),
        "row 2, kind: 'able' is none of scoring, ability, instant",
    ),
    (MONSTERS, LICH, swapped(LICH, "6", "0"), "row 2, strength_a: '0' is no whole number from 1"),
    (MONSTERS, LICH, swapped(LICH, "8", "-8"), "row 2, strength_b: '-8'"),
    (MONSTERS, LICH, swapped(LICH, "7", "many"), "row 2, points: 'many'"),
    (MONSTERS, LICH, swapped(LICH, "no", "yes"), "row 2, plus: is yes on scoring monsters"),
    (MONSTERS, EYE, swapped(EYE, "yes", "no"), "row 8, plus: is yes on scoring monsters"),
]


@pytest.mark.rule("WW-5", "WW-9")
@pytest.mark.parametrize(("file", "old", "new", "reason"), ROWS)
def test_what_is_no_card_is_refused_with_file_row_and_column(file, old, new, reason):
    assert reason in refused((file, old, new))


EFFECTS = [
    "gain gold", "gain silver 1", "gain gold x", "gain gold 0", "gain gold -1", "gain gold 101", "draw any",
    "draw mauve 1", "draw fire|mauve 1", "draw any 0", "unlock", "unlock 0", "cauldron 0", "pay potion 1",
    "gain gold 1; pay gold 1", "choose gold 1", "choose gold 1|silver 1", "choose gold 1|gold 2|gold 3",
    "main_action 0", "take_faceup", "take_faceup 0", "", ";", "gain gold 1;", "steal 1", "gain gold 1 1",
]  # fmt: skip
ABILITIES = [
    "alternative_cost 1", "toll 1", "buy_discount 0", "buy_discount", "discard_bonus x", "fight_bonus -1",
    "crystal_fight 0", "symbol fire", "symbol mauve 1", "symbol fire 0", "potion_reset 0", "on_brew",
    "on_brew gain gold", "on_rain gain gold 1", "gain gold 1", "", "on_rest steal 1",
]  # fmt: skip
CRITERIA = [
    "per gold 1 1", "per crystal 1 1", "per cauldron_space 0 1", "per cauldron_space 1 0", "per worker",
    "per home_colour 1 1",
    "per home_colour:mauve 1 1", "per home_strength_min 1 1", "per home_strength_min:x 1 1",
    "per cauldron_space:3 1 1", "per cauldron_space 1", "cauldron_space 1 1", "per cauldron_space 1 1 1", "",
]  # fmt: skip


@pytest.mark.rule("WW-49", "WW-50", "WW-51", "WW-Q1")
@pytest.mark.parametrize(
    ("line", "effect", "row"),
    [
        *[(COLOSSUS, effect, "row 5") for effect in EFFECTS],
        *[(LICH, effect, "row 2") for effect in ABILITIES],
        *[(EYE, effect, "row 8") for effect in CRITERIA],
    ],
)
def test_every_effect_must_parse(line, effect, row):
    new = line[: line.rindex(",") + 1] + effect + "\n"
    assert f"{row}, effect: " in refused((MONSTERS, line, new))
