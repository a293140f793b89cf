"""The controls of every decision: each legal action has exactly one, and they work without a script."""

from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.games.wild_world.rules.actions import BUY, END, FIGHT, PLACE, REST, SKIP, TAKE
from tests.games.wild_world.playing import by_chance, keenly, play, slowly
from tests.games.wild_world.scenario import make, table

CHAIRS = tuple(Chair(name, "person") for name in ("Ana", "Ben", "Cleo", "Dana"))
VARIANTS = {"bonus_tokens": "yes", "income_tiles": "yes", "monster_choice": "yes", "open_hands": "yes"}


def page(game, seen):
    """The acts and the viewer's goods, as one tree."""
    chairs = CHAIRS[: game.players]
    return ElementTree.fromstring(
        f"<page><form>{game.board.acts(seen, chairs)}</form>{game.board.goods(seen, chairs)}</page>"
    )


def controls(root):
    return [part for part in root.iter() if part.get("name") == "actions"]


def control(made, action, seat=0):
    """The control of an action, in notation or as a number."""
    number = made.number(action) if isinstance(action, str) else action
    found = [part for part in controls(page(made.game, made.see(seat))) if part.get("value") == str(number)]
    assert len(found) == 1
    return found[0]


def words(part):
    return " ".join("".join(part.itertext()).split())


@pytest.mark.parametrize(
    ("players", "choose", "seed", "options"),
    [
        (2, keenly, 1, {}),
        (3, keenly, 2, {"sides": "B"}),
        (4, keenly, 3, {"sides": "mixed"}),
        (3, by_chance, 4, {}),
        (2, slowly, 5, {}),
        (1, keenly, 6, {}),
        (3, keenly, 7, VARIANTS),
    ],
)
def test_every_legal_action_has_exactly_one_control(players, choose, seed, options):
    game = make(players, **options)
    asked = set()
    for state, *_ in play(game, choose, seed):
        for seat in state.actors():
            if seat < 0:
                continue
            seen = game.observation(state, seat)
            asked.add(seen.phase)
            root = page(game, seen)
            values = sorted(int(part.get("value")) for part in controls(root))
            assert values == list(seen.legal), seen.phase
            ids = [part.get("id") for part in root.iter() if part.get("id")]
            assert len(ids) == len(set(ids)), seen.phase
            assert {f"act-{action}" for action in seen.legal} <= set(ids)
    assert {"turn", "action", "buy", "after"} <= asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_controls_work_without_the_script(players):
    """A button of the form at-once sends itself; a radio stands in the form with a button that submits."""
    game = make(players)
    kinds = set()
    for state, *_ in play(game, keenly, 11):
        if not state.actors() or state.actor < 0:
            continue
        root = page(game, game.observation(state, state.actor))
        form = root.find("form")
        radios = [part for part in controls(root) if part.tag == "input"]
        kinds |= {part.tag for part in controls(root)}
        for button in [part for part in controls(root) if part.tag == "button"]:
            assert (button.get("type"), button.get("form")) == ("submit", "at-once")
        submits = [part for part in form.iter("button") if part.get("id") == "commit"]
        assert len(submits) == (1 if radios else 0)
        for radio in radios:
            assert radio in list(form.iter())
            assert radio.get("required")
            assert radio.get("data-commit")
    assert "button" in kinds


def test_what_others_decide_has_no_controls():
    made = table(hands={0: "Tide Pup", 1: "Ember Newt"})
    for seat in (1, None):
        assert controls(page(made.game, made.see(seat))) == []


def test_areas_lead_to_controls_that_are_there():
    """Whatever can be clicked on the boards names a control of the same page."""
    game = make(4)
    for state, *_ in play(game, keenly, 12):
        if not state.actors() or state.actor < 0:
            continue
        seen = game.observation(state, state.actor)
        root = page(game, seen)
        mat = ElementTree.fromstring(game.board.mat(seen, CHAIRS))
        named = {part.get("data-act") for tree in (root, mat) for part in tree.iter() if part.get("data-act")}
        assert named <= {part.get("id") for part in controls(root)}


@pytest.mark.rule("WW-12")
def test_a_turn_offers_places_fights_and_workers_to_rest():
    made = table(
        have={0: "9g p6"},
        hands={0: "Tide Pup"},
        monsters={0: {"m2": "Slag Behemoth"}},
        realms={0: "0", 2: "1"},
        market={3: ""},
    )
    assert "Slag Behemoth" in words(control(made, "fight m2"))
    assert "Magic 1" in words(control(made, "rest 0 0"))
    assert "Rest1 placed" in words(page(made.game, made.see(0)))
    assert words(control(made, "place 2")).endswith("; 1 gold for the space")
    assert "any" in words(control(made, "place 3"))
    menus = {part.get("id") for part in page(made.game, made.see(0)).iter("details")}
    assert menus == {"menu-place", "menu-fight", "menu-rest"}


def test_an_option_that_is_out_of_reach_says_why():
    made = table(have={0: "9g"}, hands={0: ""})
    fight = next(part for part in page(made.game, made.see(0)).iter() if part.get("id") == "menu-fight")
    assert fight.tag == "div"
    assert "No card in your hand" in fight[0].get("data-why")


@pytest.mark.rule("WW-42")
def test_nothing_to_place_or_rest_leaves_two_gains():
    made = table(realms={}, island={"top": "000"})
    assert "2 gold" in words(control(made, "idle gold"))
    assert "1 crystal" in words(control(made, "idle crystal"))


@pytest.mark.rule("WW-27", "WW-50")
def test_the_alternative_action_says_its_price():
    made = table(have={0: "9g"}).do("place 0")
    assert "for 1 gold" in words(control(made, "alternative"))
    made = table(have={0: "9g"}, monsters={0: {"m4": "Clockwork Djinn"}}, defeated={0: "m4"}).do("place 0")
    assert "for 0 gold" in words(control(made, "alternative"))


@pytest.mark.rule("WW-29", "WW-32")
def test_one_card_is_bought_at_once_and_one_of_several_is_chosen_first():
    made = table(have={0: "9g 5c"}, market={4: "Kiln Ram"}).do("place 4", "main")
    buy = control(made, "buy 4")
    assert (buy.tag, words(buy)) == ("button", "Buy Kiln Ram3 gold, 1 crystal")
    made = table(have={0: "9g 9c"}, market={4: ""}).do("place 4", "main")
    assert len(made.choices("buy")) > 1
    assert control(made, "buy 0").tag == "input"
    assert words(control(made, SKIP)) == "Buy nothing"


@pytest.mark.rule("WW-29")
def test_what_keeps_from_buying_is_said():
    def told(hand):
        made = table(have={0: "1g"}, hands={0: hand}, market={2: "Pebble Crab"}).do("place 2", "main")
        return words(page(made.game, made.see(0)).find("form"))

    assert "Put Tide Pup home first, then buy it for 1 gold." in told("Tide Pup")
    assert "1 crystal lacking for missing symbols." in told("")


@pytest.mark.rule("WW-33")
def test_a_bonus_that_cannot_be_taken_leaves_one_button():
    made = table(have={0: "1g 1e"}, market={1: "Glimmer Moth"}).do("place 1", "main", "buy 1").chance()
    assert not made.can("take")
    assert words(control(made, SKIP)) == "Go on"


@pytest.mark.rule("WW-43", "WW-46")
@pytest.mark.parametrize(
    ("round_", "realms", "island", "hand", "asks"),
    [
        (3, {2: "1", 4: "2"}, {"top": "0"}, "Tide Pup", True),
        (3, {2: "1", 4: "2"}, {"top": "0"}, "", False),
        (2, {2: "1", 4: "2"}, {"top": "0"}, "Tide Pup", False),
        (3, {2: "1"}, {"top": "0"}, "Tide Pup", False),
        (3, {2: "1", 4: "2", 6: "0"}, {}, "Tide Pup", False),
        (3, {4: "2"}, {"top": "01"}, "Tide Pup", True),
    ],
)
def test_the_end_of_a_turn_asks_if_it_may_be_the_last(round_, realms, island, hand, asks):
    made = table(have={0: "9g"}, hands={0: hand}, realms=realms, island=island, round=round_)
    made.do("place 8", "alternative").chance()
    if made.phase == "lock":
        made.do(made.options()[0])
    made.do("skip")
    assert made.phase == "after"
    assert bool(control(made, END).get("data-title")) is asks


def test_cards_that_win_are_offered_with_their_sums():
    made = table(
        have={0: "p4 3c 1e"}, hands={0: "Tide Pup, Ember Newt"}, monsters={0: {"m2": "Slag Behemoth"}}
    ).do("fight m2")
    for card in made.choices("with"):
        assert words(control(made, f"with {card}")).startswith(card)
    stage = made.game.board.mat(made.see(0), CHAIRS[:3])
    assert stage.count('class="ww-fight-row legal"') == len(made.choices("with"))
    assert "ww-stage" not in made.game.board.mat(made.see(1), CHAIRS[:3])


@pytest.mark.rule("WW-15", "WW-35")
def test_ways_to_win_cost_what_leaves_the_purse():
    """Without the token 4 strength are missing, and only 2 crystals are there."""
    made = table(have={0: "p1 2c 3e"}, hands={0: "Shell Scout"}, monsters={0: {"m2": "Slag Behemoth"}})
    made.do("fight m2")
    assert words(control(made, "evolve yes")).endswith("evolve token")
    assert words(control(made, "evolve no")).endswith("2 crystals, 2 evolve tokens for 2 crystals")


@pytest.mark.rule("WW-37")
@pytest.mark.parametrize(
    ("have", "moves"),
    [("p5 k3 9c", "goes from 5 to 4"), ("p4 k3 9c", "stays on 4"), ("p4 9c", "goes from 4 to 1")],
)
def test_the_fight_says_where_the_potion_will_be(have, moves):
    made = table(have={0: have}, hands={0: "Tide Pup, Shell Scout"}, monsters={0: {"m2": "Slag Behemoth"}})
    made.do("fight m2")
    assert f"After the fight the potion {moves}." in made.game.board.mat(made.see(0), CHAIRS[:3])


def test_numbers_of_actions_are_told_apart():
    """The groups that the menus are cut from follow one another."""
    assert PLACE < FIGHT < REST < BUY < TAKE < SKIP < END
