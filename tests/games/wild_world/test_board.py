"""The main board: faces of cards, what the market tells its viewer, where clicks and keys lead."""

import re
from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.core.lines import Piece
from boardwright.games.wild_world.board import icons, masks
from boardwright.games.wild_world.board.effects import monster_signs, row_width, signs
from boardwright.games.wild_world.data.terms import REALMS
from boardwright.games.wild_world.rules.actions import ISLAND, PLACE, REST
from boardwright.games.wild_world.words.monsters import monster_text
from tests.games.wild_world.playing import keenly, play
from tests.games.wild_world.scenario import make, table

CHAIRS = tuple(Chair(name, "person") for name in ("Ana", "Ben", "Cleo", "Dana"))
WAYS = ("data-left", "data-right", "data-up", "data-down")
NONE_LEFT = dict.fromkeys(REALMS, "")


def mat(made, seat=0):
    return made.game.board.mat(made.see(seat), CHAIRS[: made.players])


def seen_by(game, state, seat):
    return game.board.mat(game.observation(state, seat), CHAIRS[: game.players])


def areas(page):
    """The areas of the board that can be pointed at, by id."""
    root = ElementTree.fromstring(page)
    found = [part.attrib for part in root.iter() if part.attrib.get("role") == "button"]
    return {attributes["id"]: attributes for attributes in found if "id" in attributes}


def positions(players, seed, **options):
    """Moments of a game in which somebody is asked."""
    game = make(players, **options)
    for state, _, _, _ in play(game, keenly, seed):
        if state.actors() and state.actor >= 0:
            yield game, state.clone()


def name(made, area, seat=0):
    return areas(mat(made, seat))[area]["aria-label"]


# Symbols


def test_every_card_mask_and_icon_is_drawn():
    board, data = make(2).board, make(2).data
    shown = board.symbols()
    ElementTree.fromstring(shown)
    defined = re.findall(r' id="([^"]+)"', shown)
    assert len(defined) == len(set(defined))
    assert {f"ww-card-{card}" for card in range(len(data.creatures))} <= set(defined)
    assert {f"ww-monster-{number}" for number in range(len(data.monsters))} <= set(defined)
    assert {f"ww-back-{realm}" for realm in REALMS} <= set(defined)
    assert set(re.findall(r'href="#(ww-[^"]+)"', shown)) <= set(defined)
    assert set(re.findall(r"url\(#([^)]+)\)", board.cover())) <= set(defined)


def test_a_face_shows_what_its_card_is():
    """Tome Wyrm: strength 3, magic and forest symbols, the evolve symbol, 2 points, cost 6, a potion, +3."""
    made = table()
    shown = made.game.board.symbols()
    face = re.search(rf'<symbol id="ww-card-{made.card("Tome Wyrm")}".*?</symbol>', shown)[0]
    parts = {
        "ww-face-magic",
        "ww-face-magic-dragon",
        "ww-strength-magic-3",
        "ww-strip-0-disc-magic",
        "ww-strip-1-disc-forest",
        "ww-strip-2-evolve",
        "ww-points-2",
        "ww-cost-6",
        "ww-bonus-potion",
        "ww-gold-3",
    }
    assert set(re.findall(r'href="#([^"]+)"', face)) == parts


def test_all_faces_differ():
    shown = make(2).board.symbols()
    faces = dict(re.findall(r'<symbol id="(ww-(?:card|monster)-\d+)"[^>]*>(.*?)</symbol>', shown))
    assert len(faces) == 210
    alike = len(faces) - len(set(faces.values()))
    assert alike == 0


def test_every_effect_has_a_row():
    data = make(2).data
    for monster in data.monsters:
        assert 0 < row_width(monster_signs(monster), 20) < 160, monster.name
    effects = [*data.bonuses, *data.main_effects, *[row.effect for row in data.island]]
    names = {sign.icon for effect in effects for sign in signs(effect)}
    names |= {sign.icon for monster in data.monsters for sign in monster_signs(monster)}
    drawn = "".join(icons.symbols())
    missing = {icon for icon in names - {"", "points", "gold"} if f'id="ww-{icon}"' not in drawn}
    assert missing == set()


def test_monsters_that_do_different_things_have_different_rows():
    monsters = make(2).data.monsters
    rows = {(monster.kind, *monster_signs(monster)): monster_text(monster) for monster in monsters}
    assert len(set(rows.values())) == len({monster_text(monster) for monster in monsters})


def test_every_creature_has_a_family_and_most_pairs_in_a_realm_differ():
    creatures = make(2).data.creatures
    families = [masks.creature_family(creature.name) for creature in creatures]
    assert set(families) == set(masks.CREATURES)
    pairs = [
        families[one] == families[other]
        for one in range(150)
        for other in range(one)
        if creatures[one].color == creatures[other].color
    ]
    assert sum(pairs) / len(pairs) < 0.05


@pytest.mark.parametrize(
    ("text", "width"), [("0", 38), ("1", 30), ("14", 68), ("+3", 80), ("−1", 72), ("", 0)]
)
def test_numbers_are_as_wide_as_their_digits(text, width):
    assert icons.digits_width(text, 60) == width
    assert icons.digits(text, 0, 0, 60, "ink-dark").count("<path") == len(text)


# Every picture


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_picture_is_well_formed(players):
    symbols = make(2).board.symbols()
    defined = set(re.findall(r' id="([^"]+)"', symbols))
    extras = {"bonus_tokens": "yes", "income_tiles": "yes"} if players < 3 else {}
    for game, state in list(positions(players, 3, **extras))[::11]:
        for seat in (state.actor, None):
            page = seen_by(game, state, seat)
            root = ElementTree.fromstring(page)
            ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
            assert len(ids) == len(set(ids)), "an id stands for one node"
            assert set(re.findall(r'href="#(ww-[^"]+)"', page)) <= defined
            assert not any("style" in part.attrib for part in root.iter())
            assert page == seen_by(game, state, seat)


def test_before_the_first_round_the_board_is_bare():
    game = make(3)
    page = seen_by(game, game.new(), None)
    assert page.count("ww-empty") == 20
    assert "data-act" not in page


@pytest.mark.parametrize("players", [2, 4])
def test_areas_lead_to_what_is_there(players):
    for game, state in list(positions(players, 4))[::7]:
        page = seen_by(game, state, state.actor)
        ids = set(re.findall(r' id="([^"]+)"', page))
        for way in WAYS:
            named = {target for ways in re.findall(rf'{way}="([^"]+)"', page) for target in ways.split()}
            assert named <= ids
        assert set(re.findall(r'data-about="([^"]+)"', page)) <= ids
        legal = {f"act-{action}" for action in state.legal_actions(state.actor)}
        assert set(re.findall(r'data-act="([^"]+)"', page)) <= legal


def test_every_place_that_can_be_chosen_is_a_named_control_of_both_forms():
    kinds = set()
    for game, state in list(positions(3, 5))[::3]:
        found = areas(seen_by(game, state, state.actor))
        assert all(area["aria-label"] for area in found.values())
        legal = set(state.legal_actions(state.actor))
        on_the_board = {
            action for action in legal if PLACE <= action < PLACE + 10 or REST <= action < ISLAND + 6
        }
        for prefix in ("", "n-"):
            acts = [
                area["data-act"]
                for key, area in found.items()
                if "data-act" in area and key.startswith("n-") == bool(prefix) and not key.startswith("t-")
            ]
            assert len(acts) == len(set(acts))
            assert {f"act-{action}" for action in on_the_board} <= set(acts)
        kinds.add(game.observation(state, state.actor).phase)
    assert {"turn", "action", "buy", "bonus", "after", "island"} <= kinds


def test_one_area_of_each_form_is_in_the_tab_order():
    for game, state in list(positions(3, 6))[::9]:
        found = areas(seen_by(game, state, state.actor))
        for prefix in ("n-", ""):
            own = [area for key, area in found.items() if key.startswith("n-") == bool(prefix)]
            stops = {area["id"].removeprefix("t-") for area in own if area["tabindex"] == "0"}
            assert len(stops) == 1


def test_whoever_is_not_asked_can_do_nothing():
    for game, state in list(positions(3, 7))[::9]:
        for seat in (None, (state.actor + 1) % 3):
            page = seen_by(game, state, seat)
            assert "data-act" not in page
            assert "data-why" not in page
            assert "legal" not in page


def test_the_board_tells_nothing_that_its_viewer_does_not_know():
    """Hands change nothing in what others and spectators are shown."""
    pages = []
    for hand in ("Mirror Fox, Sigil Toad", "Riddle Crow, Hex Marten"):
        made = table(hands={0: hand})
        pages.append([mat(made, seat) for seat in (1, 2, None)])
    assert pages[0] == pages[1]


# What the market tells


@pytest.mark.rule("WW-29", "WW-30")
@pytest.mark.parametrize(
    ("have", "hand", "said", "look"),
    [
        ("3g 1c", "", "affordable, 3 gold and 1 crystal", "ww-now"),
        ("2g", "Spark Mouse", "affordable if you first put Spark Mouse home; then 3 gold", "ww-after"),
        ("1g 1c", "Rune Hare", "affordable if you first discard Rune Hare for 2 gold", "ww-after"),
        ("9g", "", "1 crystal lacking", "ww-lacks"),
        ("1g 1c", "", "2 gold lacking", "ww-lacks"),
    ],
)
def test_a_badge_says_whether_the_viewer_can_buy(have, hand, said, look):
    made = table(market={4: "Kiln Ram"}, have={0: have}, hands={0: hand})
    assert f"for you {said}" in name(made, "space-4")
    space = re.search(r'<g class="ww-space[^>]*id="space-4".*?ww-badge (ww-\w+)', mat(made), re.S)
    assert space[1] == look


def test_bonus_tokens_stand_on_their_spaces_and_leave_room_for_the_badge():
    made = table(2, game=make(2, bonus_tokens="yes"), market={4: "Kiln Ram"})
    made.state.tokens = tuple(range(10))
    shown = mat(made)
    assert shown.count('class="ww-token"') == 20
    assert "for the first buyer gain 1 evolve token" in name(made, "space-6")
    tile = ElementTree.tostring(ElementTree.fromstring(shown).find(".//*[@id='n-space-4']"), "unicode")
    assert "ww-lacks" in tile
    assert "ww-badge-word" not in tile


def test_a_spectator_sees_no_badge():
    assert "ww-badge" not in mat(table(), None)


@pytest.mark.rule("WW-25", "WW-26")
def test_a_space_tells_its_price_or_why_nobody_can_be_placed():
    made = table(realms={4: "12", 5: "122", 6: "1"}, have={0: "1g"}, workers={2: 4})
    found = areas(mat(made))
    assert "place a worker, pay 1 gold" in found["space-6"]["aria-label"]
    assert found["space-6"]["data-act"] == f"act-{PLACE + 6}"
    assert "place a worker, free" in found["space-0"]["aria-label"]
    assert found["space-5"]["data-why"] == "All 3 worker spaces are taken"
    assert found["space-4"]["data-why"] == "A worker here costs 2 gold, and you cannot pay it"
    assert "data-act" not in found["space-4"]


@pytest.mark.rule("WW-25")
def test_without_a_worker_no_space_can_be_chosen():
    made = table(realms={0: "0", 2: "0", 4: "0"})
    found = areas(mat(made))
    assert {found[f"space-{space}"]["data-why"] for space in range(10)} == {"You have no worker to place"}
    assert found["rest-2-0"]["data-act"] == f"act-{REST + 6}"
    assert found["space-2"]["data-down"] == "rest-2-0"


@pytest.mark.rule("WW-27")
def test_main_and_alternative_action_are_chosen_on_the_board():
    found = areas(mat(table(have={0: "1g"}).do("place 4")))
    chosen = [key for key, area in found.items() if "data-act" in area and not key.startswith("n-")]
    assert chosen == ["realm-2", "disc-2"]
    assert "for 1 gold, gain 2 potions" in found["disc-2"]["aria-label"]
    without = areas(mat(table().do("place 4")))
    assert "data-act" not in without["disc-2"]


def test_the_space_of_this_turn_stands_out_for_everybody():
    made = table(have={0: "1g"}).do("place 4")
    for seat in (0, 1, None):
        shown = mat(made, seat)
        assert shown.count("ww-current") == 2
        assert re.search(r'class="[^"]*ww-current[^"]*"[^>]*id="space-4"', shown)


@pytest.mark.rule("WW-29", "WW-32")
def test_what_cannot_be_bought_says_why():
    found = areas(mat(table(have={0: "9g 9c"}).do("place 4", "main")))
    assert "buy the card" in found["space-4"]["aria-label"]
    assert found["space-5"]["data-why"] == "Only the card above your worker can be bought, at Fire 1"
    poor = table(market={4: "Kiln Ram"}, hands={0: "Ember Newt"}).do("place 4", "main")
    assert areas(mat(poor))["space-4"]["data-why"] == "3 gold lacking, and no hand cards make up for it"


@pytest.mark.rule("WW-32")
def test_an_empty_space_says_what_it_is_good_for():
    made = table(market={3: ""}, decks=NONE_LEFT, have={0: "9g 9c"})
    assert "any face-up card can be bought" in name(made, "space-3")
    bought = areas(mat(made.do("place 3", "main")))
    targets = [key for key, area in bought.items() if "data-act" in area and key.startswith("space")]
    assert targets == [f"space-{space}" for space in range(10) if space != 3]


@pytest.mark.rule("WW-33")
def test_the_bonus_is_taken_where_the_worker_stands():
    made = table(have={0: "9g 9c"}).do("place 4", "main", "buy 4").chance()
    found = areas(mat(made))
    assert [key for key, area in found.items() if "data-act" in area] == ["space-4", "n-space-4"]
    assert found["space-4"]["aria-label"].endswith("take the bonus")


@pytest.mark.rule("WW-40", "WW-44")
def test_the_island_tells_who_rests_and_who_begins():
    made = table(island={"coins": "1", "top": ""}, realms={0: "0"}, have={0: "1g"})
    assert name(made, "row-1") == "Island, row 2: gain 3 gold; Ben here; begins the next round"
    found = areas(mat(made.do("rest 0 0")))
    assert found["row-0"]["data-act"] == f"act-{ISLAND}"
    assert found["row-1"]["data-why"] == "Ben rests here already"
    assert found["row-3"]["data-why"] == "You cannot pay its price"


@pytest.mark.rule("WW-31", "WW-32")
def test_a_place_offers_any_card_only_while_its_deck_is_empty():
    made = table(market={2: "Pebble Crab"}, have={0: "9g 9c"})
    made.do("place 2", "main", "buy 2")
    assert name(made, "space-2").startswith("Water 1: no card yet;")
    assert "any face-" not in mat(made)
    empty = table(market={2: ""}, decks={"water": ""})
    assert name(empty, "space-2").startswith("Water 1: no card, any face-up card can be bought;")
    assert mat(empty).count("any face-") > 1


@pytest.mark.rule("WW-29", "WW-30")
def test_a_sheet_counts_the_symbols_that_hand_cards_would_bring():
    """Kiln Ram needs two fire symbols; Cinder Chick brings one of them."""
    made = table(
        market={4: "Kiln Ram"}, have={0: "9g 1c"}, hands={0: "Cinder Chick"}, boards="water-A, fire-A, ice-A"
    )
    sheet = re.search(r'<section [^>]*id="about-space-4".*?</section>', mat(made), re.S)[0]
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", sheet))
    assert "put Cinder Chick home, then" in words
    assert "(1 fire symbol missing)" in words
    assert "only after playing hand cards" not in words


def test_sheets_tell_what_a_card_would_do():
    made = table(
        market={4: "Kiln Ram"}, have={0: "4g 1c 1e p3"}, realms={4: "1"}, regions={0: {"r2": "Spark Mouse"}}
    )
    sheet = re.search(r'<section [^>]*id="about-space-4".*?</section>', mat(made), re.S)[0]
    words = re.sub(r"<[^>]+>", " ", sheet)
    for said in (
        "4 gold and 1 crystal (1 fire symbol missing, 1 gold for the worker space)",
        "beats Gatehouse Cinderling with an evolve token",
        "to region 2 for 2 points, and gain 3 gold",
        "1 gold, to Ben",
        "1 fire symbol, 1 point, gain 1 crystal at once",
        "Place here, pay 1",
    ):
        assert said in re.sub(r"\s+", " ", words)


@pytest.mark.rule("WW-27")
def test_sheets_tell_what_an_action_would_make_affordable():
    made = table(market={2: "Coral Lynx"}, have={0: "2c"})
    sheet = re.search(r'<section [^>]*id="about-space-2".*?</section>', mat(made), re.S)[0]
    assert "After the main action:</b> for 3 gold and 2 crystals in all." in sheet
    made.do("place 2", "main")
    assert "After the main action" not in mat(made)


def test_names_of_players_are_text():
    made = table(2, realms={4: "1"})
    chairs = (Chair("Ana", "person", True), Chair("<i>Ben", "person"))
    shown = made.game.board.mat(made.see(0), chairs)
    assert "&lt;i&gt;Ben" in shown
    assert "<i>" not in shown


# Pieces in sentences


def test_pieces_inside_sentences_carry_their_names():
    board = make(2).board
    assert "ww-disc-magic" in board.piece(Piece("creature", "Tome Wyrm"))
    assert "Tome Wyrm" in board.piece(Piece("creature", "Tome Wyrm"))
    assert "ww-eyes-forest" in board.piece(Piece("monster", "Bramble Maw"))
    assert "ww-disc-ice" in board.piece(Piece("realm", "ice"))


def test_seats_and_the_warden_have_marks():
    board = make(4).board
    assert [re.findall(r"#(?:mark-)?([\w-]+)", board.mark(seat))[0] for seat in (0, 1, 2, 3, -2)] == [
        *"tvlr",
        "ww-warden",
    ]


def test_pictures_stay_long_enough_to_be_read():
    made = table(have={0: "9g 9c"}).do("place 4", "main", "buy 4").chance()
    board = made.game.board
    assert board.rest(made.events[:1]) < board.rest(made.events) <= 2600
    assert board.rest([]) == 0
    finished = [events for _, events, _, _ in play(make(2), keenly, 1)][-1]
    assert board.rest(finished) == 5000
