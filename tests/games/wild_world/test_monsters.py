"""Every monster: how it is defeated and what that changes (WW-34 to WW-38, WW-49, section 2.4)."""

import pytest

from tests.games.wild_world.printed import BOARD_ROWS, CREATURE_ROWS, MONSTER_ROWS, PREPRINTED
from tests.games.wild_world.scenario import table

CRYSTALS = 20
ALL = [*MONSTER_ROWS, *PREPRINTED]
ANSWERS = {"deck": "deck forest", "substitute": "substitute water"}
"""What is answered to the questions of an effect; the main action of water is 7 gold."""


def laid_out(row, element):
    """The monster before seat 0, with the strongest card of an element in hand and crystals to spend."""
    card = max((c for c in CREATURE_ROWS if c["element"] == element), key=lambda c: int(c["strength"]))
    own = row.get("board", "fire-A")
    others = [board["id"] for board in BOARD_ROWS if board["side"] == "A" and board["element"] not in own]
    slot = "m1" if "board" in row else "m2"
    made = table(
        boards=", ".join([own, *others[:2]]), have={0: f"{CRYSTALS}c p6"}, hands={0: card["id"]},
        monsters={} if "board" in row else {0: {slot: row["id"]}}, opened={0: "m2"},
    )  # fmt: skip
    return made, slot, int(card["strength"])


def answered(made):
    """Answer whatever the effect asks."""
    asked = []
    while made.phase not in ("after", "turn"):
        if made.actor == -1:
            made.chance()
            continue
        asked.append(made.phase)
        made.do(ANSWERS.get(made.phase, made.options()[-1]))
    return asked


def holdings(made):
    seen = made.seen
    return {
        **{"gold": seen.gold[0], "crystal": seen.crystals[0], "evolve": seen.evolve[0]},
        **{"potion": seen.potion[0], "cauldron": seen.cauldron[0], "worker": seen.workers[0]},
        **{"cards": len(made.see(0).hand), "locks": len(made.locks(0))},
    }


def expected(row, spent, locks):
    """The holdings afterwards, by a plain reading of the effect's text."""
    have = {
        **{"gold": 0, "crystal": CRYSTALS - spent, "evolve": 0, "potion": 1, "cauldron": 0},
        **{"worker": 3, "cards": 0, "locks": locks},
    }
    if row["kind"] == "scoring":
        have["worker"] += 1
    for part in row["effect"].split(";") if row["kind"] == "instant" else ():
        verb, *rest = part.split()
        number = int(rest[-1])
        if verb == "gain":
            have[rest[0]] += number
        elif verb == "draw":
            have["cards"] += number
        elif verb == "unlock":
            have["crystal"] += number
            have["locks"] -= number
        elif verb == "cauldron":
            for _ in range(number):
                have["cauldron"] += 1
                have["potion"] += have["potion"] == have["cauldron"]
        elif verb == "main_action":
            have["gold"] += 7 * number
        else:
            assert verb == "take_faceup"
            have["cards"] += 1
    return have


@pytest.mark.rule("WW-34", "WW-35", "WW-36", "WW-37", "WW-38", "WW-49", "WW-21", "WW-D12")
@pytest.mark.parametrize("way", ["a", "b"])
@pytest.mark.parametrize("row", ALL, ids=lambda row: row["id"])
def test_the_stated_effect_is_the_observed_change(row, way):
    made, slot, strength = laid_out(row, row[f"element_{way}"])
    locks = len(made.locks(0))
    made.do(f"fight {slot}")
    asked = answered(made)
    spent = max(0, int(row[f"strength_{way}"]) - strength - 6)
    assert made.told("fight")[0]["spent"] == spent
    assert made.defeated(0) == [slot]
    assert holdings(made) == expected(row, spent, locks)
    assert made.sources(0)["monsters"] == int(row["points"])
    assert asked.count("substitute") == (2 if "main_action 2" in row["effect"] else 0)
    assert made.phase == "after"


@pytest.mark.rule("WW-34", "WW-35")
@pytest.mark.parametrize("row", ALL, ids=lambda row: row["id"])
def test_a_card_of_another_element_never_wins(row):
    for element in {"magic", "water", "fire", "ice", "forest"} - {row["element_a"], row["element_b"]}:
        made, slot, _ = laid_out(row, element)
        assert not made.can(f"fight {slot}")


@pytest.mark.rule("WW-35")
@pytest.mark.parametrize("row", ALL, ids=lambda row: row["id"])
def test_one_crystal_less_does_not_win(row):
    made, slot, strength = laid_out(row, row["element_a"])
    made.state.potion[0] = 1
    needed = int(row["strength_a"]) - strength - 1
    for crystals in range(max(0, needed - 2), needed + 2):
        made.state.crystals[0] = crystals
        assert made.can(f"fight {slot}") == (crystals >= needed)


# Questions of effects


@pytest.mark.rule("WW-49", "WW-D13", "WW-Q46", "WW-31")
@pytest.mark.parametrize(("monster", "most"), [("Lava Gourmand", 6), ("Bramble Maw", 8)])
def test_taking_a_face_up_card(monster, most):
    market = {0: "Prism Stag", 2: "Delta Crocodile", 4: "Wildfire Elk", 6: "Drift Fox", 8: ""}
    market |= {1: "Oracle Tortoise", 3: "Fathom Dragon", 5: "Inferno Elephant", 7: "", 9: "Moss Mouse"}
    costs = {0: 5, 2: 6, 4: 7, 6: 2, 1: 8, 3: 11, 5: 9, 9: 1}
    fighter = "Flood Titan" if monster == "Lava Gourmand" else "Aether Whale"
    made = table(
        have={0: "9c p6 k5"}, hands={0: fighter}, monsters={0: {"m2": monster}}, market=market,
        decks={"magic": ""},
    )  # fmt: skip
    made.do("fight m2")
    allowed = [str(space) for space in range(10) if costs.get(space, 99) <= most]
    assert made.choices("faceup") == allowed
    before = made.have(0)
    made.do("faceup 0")
    # no cost, no requirement, no bonus; the deck of the realm is empty
    assert (made.hand(0), made.have(0), made.market(0)) == ("Prism Stag", before, "")
    assert made.told("faceup") == [{"by": 0, "space": 0, "card": "MA19", "refills": False}]
    assert made.phase == "after"


@pytest.mark.rule("WW-49", "WW-Q46", "WW-31")
def test_the_space_of_a_taken_card_is_refilled_at_once():
    made = table(have={0: "9c p6"}, hands={0: "Flood Titan"}, monsters={0: {"m2": "Lava Gourmand"}})
    made.do("fight m2", "faceup 4")
    assert len(made.options()) == 23
    assert made.do("card Brand Viper").market(4) == "Brand Viper"
    assert made.phase == "after"


@pytest.mark.rule("WW-49", "WW-D13")
def test_without_a_cheap_face_up_card_nothing_happens():
    dear = dict(zip(range(10), ["", "", "Fathom Dragon", "", "Phoenix Regent", "", "", "", "", ""]))
    given = {"have": {0: "9c p6"}, "hands": {0: "Flood Titan"}, "monsters": {0: {"m2": "Lava Gourmand"}}}
    made = table(**given, market=dear).do("fight m2")
    assert (made.phase, made.hand(0), made.told("faceup")) == ("after", "", [])
    made = table(**given, market=dear | {0: "Rune Hare"}).do("fight m2").chance()
    assert (made.phase, made.hand(0)) == ("after", "Rune Hare"), "the only one is taken without asking"


@pytest.mark.rule("WW-49", "WW-20", "WW-D10")
def test_draws_go_on_while_there_are_cards():
    given = {"have": {0: "9c p6"}, "hands": {0: "Aether Whale"}, "monsters": {0: {"m2": "Rotwood Giant"}}}
    none = dict.fromkeys(("magic", "water", "fire", "ice", "forest"), "")
    made = table(**given, decks=none | {"fire": "Brand Viper"}).do("fight m2").chance()
    assert (made.hand(0), made.phase) == ("Brand Viper", "after")
    made = table(**given, decks=none | {"fire": "Brand Viper", "ice": "Drift Fox"}).do("fight m2")
    assert made.phase == "deck"
    made.do("deck ice").chance()
    assert (made.hand(0), made.phase) == ("Brand Viper, Drift Fox", "after")
    made = table(**given, decks=none).do("fight m2")
    assert (made.hand(0), made.phase) == ("", "after")


@pytest.mark.rule("WW-49", "WW-20")
def test_a_drawn_card_is_seen_before_the_next_deck_is_chosen():
    made = table(have={0: "9c p6"}, hands={0: "Aether Whale"}, monsters={0: {"m2": "Rotwood Giant"}})
    made.do("fight m2", "deck fire", "card Brand Viper")
    assert (made.phase, made.hand(0)) == ("deck", "Brand Viper")


@pytest.mark.rule("WW-49", "WW-20", "WW-Q16")
def test_a_draw_from_an_empty_deck_is_left_out_and_the_rest_goes_on():
    """Stampede Sovereign: 1 of forest, then 2 of any."""
    made = table(
        have={0: "9c p6"}, hands={0: "Aether Whale"}, monsters={0: {"m2": "Stampede Sovereign"}},
        decks={"forest": "", "magic": "", "water": ""},
    ).do("fight m2")  # fmt: skip
    assert made.choices("deck") == ["fire", "ice"]
    made.do("deck fire").chance().do("deck ice").chance()
    assert (len(made.see(0).hand), made.phase) == (2, "after")


@pytest.mark.rule("WW-49", "WW-19", "WW-D11")
def test_the_second_lock_of_an_effect_is_opened_if_there_is_one():
    given = {
        "have": {0: "9c p6"},
        "hands": {0: "Worldroot Dragon"},
        "monsters": {0: {"m2": "Sluice Hydra"}},
    }
    made = table(**given, opened={0: "m3 m4 m5 r3"}).do("fight m2")
    assert made.choices("lock") == ["r4", "r5"]
    before = made.seen.crystals[0]
    made.do("lock r5")
    assert (made.locks(0), made.seen.crystals[0], made.phase) == ([], before + 2, "after")
    made = table(**given, opened={0: "m3 m4 m5 r3 r5"}).do("fight m2")
    assert (made.locks(0), made.phase) == ([], "after")
