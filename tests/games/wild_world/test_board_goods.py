"""What players own, the rail and the result: every number stands where it belongs."""

from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.games.wild_world.board.score import CATEGORIES
from boardwright.games.wild_world.rules.actions import HOME
from boardwright.games.wild_world.rules.scoring import SOURCES
from boardwright.games.wild_world.words.monsters import criterion_text, monster_text
from tests.games.wild_world.playing import keenly, play
from tests.games.wild_world.scenario import make, table

CHAIRS = tuple(Chair(name, "person") for name in ("Ana", "Ben", "Cleo & Co", "Dana"))
BEHEMOTH = {0: {"m2": "Slag Behemoth"}}


def tree(*pages):
    return ElementTree.fromstring(f"<page>{''.join(pages)}</page>")


def goods(made, seat=0):
    return tree(made.game.board.goods(made.see(seat), CHAIRS[: made.players]))


def aside(made, seat=0):
    return tree(made.game.board.aside(made.see(seat), CHAIRS[: made.players]))


def words(part):
    return " ".join(" ".join(part.itertext()).split())


def by_id(root, name):
    return next(part for part in root.iter() if part.get("id") == name)


def of_class(root, name):
    return [part for part in root.iter() if name in (part.get("class") or "").split()]


def finished(players, seed=31, **options):
    game = make(players, **options)
    *_, last = play(game, keenly, seed)
    return game, last[0]


def result(game, state, seat=0):
    seen, chairs = game.observation(state, seat), CHAIRS[: game.players]
    return seen, tree(game.board.result(seen, chairs), game.board.goods(seen, chairs))


def test_the_purse_shows_what_the_viewer_has():
    made = table(have={0: "5g 3c 1e p4 k1"}, home={0: "Rune Hare"}, workers={0: 4})
    (purse,) = of_class(goods(made), "ww-purse")
    assert words(purse).startswith("5 gold 3 crystals 1 evolve token 1 magic symbol 0 water symbols 1 fire")
    assert words(purse).endswith("4 to place")
    (track,) = of_class(purse, "ww-track")
    assert track.get("aria-label") == "Cauldron 1, potion 4"


def test_every_part_of_the_purse_is_explained():
    root = goods(table())
    (purse,) = of_class(root, "ww-purse")
    assert {part.get("data-about") for part in purse} == {"about-purse"}
    sheet = by_id(root, "about-purse")
    for thing in ("Gold:", "Crystal:", "Evolve token:", "Potion:", "Cauldron:", "Symbols:", "Workers:"):
        assert thing in words(sheet)


@pytest.mark.rule("WW-7", "WW-18")
@pytest.mark.parametrize(("cauldron", "potion"), [(0, 1), (0, 6), (5, 6), (2, 3)])
def test_both_tokens_stand_on_one_track(cauldron, potion):
    """Seven spaces: two hold tokens, five their numbers."""
    made = table(have={0: f"p{potion} k{cauldron}"})
    (track,) = of_class(goods(made), "ww-track")
    uses = [part.get("href") for part in track.iter() if part.tag.endswith("use")]
    assert uses == ["#ww-cauldron", "#ww-potion"]
    assert len(of_class(track, "ww-track-number")) == 5


@pytest.mark.parametrize(
    ("have", "hand", "told"),
    [
        ("p6", "Shell Scout", "Shell Scout 2 + potion 6 = 8 of 7: it wins."),
        ("p4 1c", "Shell Scout", "Shell Scout 2 + potion 4 = 6 of 7, 1 crystal to pay: it wins."),
        (
            "p4",
            "Shell Scout",
            "Best: Shell Scout 2 + potion 4 = 6 of 7, 1 crystal to pay, so 1 crystal too few.",
        ),
        ("p6", "Glimmer Moth", "No card in your hand has one of its elements."),
    ],
)
def test_how_things_stand_against_a_monster(have, hand, told):
    made = table(have={0: have}, hands={0: hand}, monsters=BEHEMOTH)
    root = goods(made)
    assert told in words(by_id(root, "own-m2"))
    assert told in words(by_id(root, "about-m2"))
    assert ("legal" in by_id(root, "own-m2").get("class")) == made.can("fight m2")


def test_what_a_fight_costs_stands_under_the_monster():
    made = table(have={0: "p6"}, hands={0: "Shell Scout"}, monsters=BEHEMOTH)
    assert "wins" in words(by_id(goods(made), "own-m2"))
    made = table(have={0: "p4 1c"}, hands={0: "Shell Scout"}, monsters=BEHEMOTH)
    assert "for 1" in words(by_id(goods(made), "own-m2"))


@pytest.mark.rule("WW-39")
def test_a_worker_that_is_to_rest_is_not_one_to_place():
    made = table(realms={4: "0", 5: "1"}, workers={0: 4})
    assert words(of_class(goods(made), "ww-purse")[0]).endswith("3 to place")
    made.do("rest 4 0")
    assert words(of_class(goods(made), "ww-purse")[0]).endswith("3 to place")
    assert "3/1/0" in words(of_class(aside(made, 1), "ww-other")[1])


def test_monsters_that_are_locked_or_defeated_say_so():
    made = table(
        have={0: "p6"}, hands={0: "Shell Scout"}, defeated={0: "m1"}, monsters={0: {"m3": "Slag Behemoth"}}
    )
    root = goods(made)
    assert "Defeated." in words(by_id(root, "own-m1"))
    assert len(of_class(by_id(root, "own-m1"), "ww-tucked")) == 1
    assert "Locked. A key opens it and brings its crystal." in words(by_id(root, "own-m3"))
    assert by_id(root, "own-m3").get("data-act") is None


@pytest.mark.rule("WW-23")
def test_regions_tell_their_cards_and_the_next_space():
    made = table(regions={0: {"r1": "Ink Ferret, Rune Hare"}})
    root = goods(made)
    assert words(by_id(root, "own-r1")).startswith(
        "Region 1: 1 point a card; 2 of 4 spaces taken, magic. Only magic cards."
    )
    assert "Locked. A key opens it and brings its crystal." in words(by_id(root, "own-r5"))
    assert len(of_class(by_id(root, "own-r1"), "ww-travelled")) == 2
    assert len(of_class(by_id(root, "own-r1"), "next")) == 1


def test_without_a_hand_card_none_is_to_be_chosen():
    assert of_class(goods(table(hands={0: "Candle Sprite"})), "ww-tell-hint")
    assert not of_class(goods(table(hands={0: ""})), "ww-tell-hint")


@pytest.mark.rule("WW-22", "WW-23", "WW-24")
def test_a_hand_card_has_a_button_for_each_use():
    made = table(hands={0: "Candle Sprite"})
    root = goods(made)
    card = made.card("Candle Sprite")
    uses = [part for part in by_id(root, f"tell-{card}").iter("button") if part.get("data-use")]
    assert [part.get("data-use") for part in uses] == ["h", *["t"] * len(made.choices("travel")), "d"]
    assert "gain 1 crystal" in words(uses[0])
    places = sorted(f"Candle Sprite r{int(part.get('data-to')) + 1}" for part in uses[1:-1])
    assert places == sorted(made.choices("travel"))


def test_the_uses_of_a_card_are_told_when_they_are_not_possible():
    made = table(hands={0: "Candle Sprite"}, active=1)
    root = goods(made)
    uses = by_id(root, f"tell-{made.card('Candle Sprite')}")
    assert "home" in words(uses)
    assert not [part for part in uses.iter() if part.get("name") == "actions"]


def test_cards_that_cannot_win_are_pale_in_a_fight():
    made = table(have={0: "p6"}, hands={0: "Shell Scout, Glimmer Moth"}, monsters=BEHEMOTH)
    made.state.hands[0] = made.cards("Glimmer Moth, Shell Scout, Tide Pup")
    made.do("fight m2")
    root = goods(made)
    pale = [part.get("data-card") for part in of_class(root, "off") if part.get("data-card")]
    assert pale == [str(made.card("Glimmer Moth"))]


def test_everything_that_is_explained_has_its_sheet():
    game = make(3)
    for number, (state, *_) in enumerate(play(game, keenly, 33)):
        if number % 7 or not state.actors():
            continue
        root = tree(game.board.goods(game.observation(state, 0), CHAIRS[:3]))
        asked = {part.get("data-about") for part in root.iter() if part.get("data-about")}
        assert asked <= {part.get("id") for part in root.iter()}


def test_tabs_carry_a_dot_where_something_can_be_done():
    made = table(have={0: "p6"}, hands={0: "Shell Scout"}, monsters=BEHEMOTH)
    dotted = [
        tab.get("data-tab") for tab in of_class(goods(made), "ww-tabs")[0] if of_class(tab, "ww-tab-dot")
    ]
    assert dotted == ["hand", "monsters"]
    made = table(hands={0: ""}).do("place 6", "main")
    assert made.phase == "lock"
    dotted = [
        tab.get("data-tab") for tab in of_class(goods(made), "ww-tabs")[0] if of_class(tab, "ww-tab-dot")
    ]
    assert dotted == ["monsters", "regions"]


def test_the_rail_shows_the_others_and_hides_their_hands():
    made = table(
        have={1: "9g 2c 1e p6 k2"},
        hands={1: "Rune Hare, Tide Pup"},
        defeated={1: "m1"},
        realms={0: "1"},
        island={"top": "1"},
    )
    panels = of_class(aside(made), "ww-other")
    assert [panel.get("aria-label") for panel in panels] == ["Ben", "Cleo & Co"]
    told = words(panels[0])
    for part in (
        "9 gold",
        "2 crystals",
        "1 evolve token",
        "6 potion",
        "2 cauldron",
        "1/1/1",
        "1 magic",
        "1 water",
    ):
        assert part in told
    assert "Rune Hare" not in told
    assert len(of_class(panels[0], "ww-back")) == 2
    assert len(of_class(panels[0], "defeated")) == 1


def test_the_rail_says_where_the_wardens_points_come_from():
    for level, more in (("calm", ""), ("stern", ", 10 of its level")):
        game = make(1, warden=level)
        for state, *_ in play(game, keenly, 3):
            seen = game.observation(state, 0)
            panel = tree(game.board.aside(seen, CHAIRS[:1]))
            warden = seen.warden
            said = f"{warden.hunted} of hunting{more}."
            assert words(of_class(panel, "ww-other")[0]).endswith(said)


def test_a_spectator_sees_all_boards_and_no_hand():
    made = table(hands={0: "Rune Hare"})
    root = goods(made, None)
    assert [panel.get("aria-label") for panel in of_class(root, "ww-other")] == ["Ana", "Ben", "Cleo & Co"]
    assert "Rune Hare" not in words(root)


@pytest.mark.rule("WW-47")
def test_the_live_score_has_the_categories_in_order_best_player_first():
    assert tuple(name for name, _, _ in CATEGORIES) == SOURCES
    made = table(home={1: "Phoenix Regent, Rune Hare"}, have={0: "9g p3"})
    rows = [words(row) for row in of_class(aside(made), "ww-scores")[0].iter("tr")][1:]
    assert rows[0].startswith("Ben ")
    own = next(row for row in rows if row.startswith("Ana")).split()
    assert own[1:] == [*map(str, made.seen.sources[0]), str(made.scores[0])]


@pytest.mark.rule("WW-47", "WW-51")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_result_tells_how_each_number_came_about(players):
    game, state = finished(players)
    seen, root = result(game, state)
    places = [part.get("id") for part in of_class(root, "ww-place")]
    assert places == [f"place-{seen.ranks.index(rank)}" for rank in range(1, players + 1)]
    rows = list(by_id(root, "count").iter("tr"))[1:]
    for place, row in enumerate(rows, 1):
        seat = seen.ranks.index(place)
        cells = [words(cell) for cell in row.iter("td")]
        assert [int(cell.split()[0]) for cell in cells] == [*seen.sources[seat], seen.scores[seat]]
        assert _product(cells[3].split(" ", 1)) == seen.sources[seat][3]


def _product(cell):
    """The value of `4×1 + 2×5`."""
    if cell[1] == "none":
        return 0
    return sum(int(a) * int(b) for a, b in (term.split("×") for term in cell[1].split(" + ")))


@pytest.mark.rule("WW-51")
def test_what_scoring_monsters_count_is_seen():
    made = table(
        home={0: "Rune Hare, Ink Ferret, Tide Pup"},
        monsters={0: {"m2": "Spellthief King", "m5": "Mother of Roots"}},
        defeated={0: "m2, m5"},
    )
    assert made.seen.counted[0] == (0, 2, 0, 0, 3)
    monsters = [made.data.monsters[made.monster(name)] for name in ("Spellthief King", "Mother of Roots")]
    assert [criterion_text(one) for one in monsters] == ["magic card at home", "2 cards at home"]


def test_the_warden_has_its_place_in_the_result():
    game, state = finished(1)
    seen, root = result(game, state)
    names = [words(of_class(part, "ww-who")[0]) for part in of_class(root, "ww-place")]
    assert sorted(names) == ["Ana", "The Warden"]
    assert (names[0] == "The Warden") == (seen.ranks[0] > 1)
    totals = [words(of_class(part, "ww-sum")[0]) for part in of_class(root, "ww-place")]
    assert f"{seen.warden.score} points" in totals


def test_a_tie_is_explained():
    made = table(island={"top": "01"})
    told = made.game.board.explanation(made.see(0))
    assert any("higher on the island" in sentence for sentence in told)
    made = table(home={1: "Phoenix Regent"})
    assert not any(
        "higher on the island" in sentence for sentence in made.game.board.explanation(made.see(0))
    )


def test_every_monster_is_put_into_words():
    data = make(2).data
    told = [monster_text(monster) for monster in data.monsters]
    assert all(told)
    by_effect = {monster.text: text for monster, text in zip(data.monsters, told)}
    assert (
        by_effect["per home_evolve_symbol 2 3"]
        == "gain 1 worker; at the end 3 points for every 2 evolve symbols at home"
    )
    assert (
        by_effect["on_rest gain gold 1"] == "from now on gain 1 gold for each worker you move to the island"
    )
    assert by_effect["fight_bonus 2"] == "from now on +2 strength in each fight"
    assert by_effect["gain potion 3"] == "at once: gain 3 potions"


def test_names_of_people_are_kept_from_the_markup():
    made = table()
    assert "Cleo &amp; Co" in made.game.board.aside(made.see(0), CHAIRS[:3])


def test_a_card_at_home_keeps_the_name_of_its_piece():
    """So that it can be followed from the hand."""
    made = table(hands={0: "Ink Ferret"})
    card = made.card("Ink Ferret")
    assert "ww-in-hand" in by_id(goods(made), f"own-card-{card}").get("class")
    made.state.apply(0, HOME + card, made.events)
    assert "ww-at-home" in by_id(goods(made), f"own-card-{card}").get("class")
    (face,) = [part for part in goods(made).iter() if part.get("id") == f"card-{card}"]
    assert face[0].get("width")
