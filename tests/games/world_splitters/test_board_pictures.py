"""The pictures: well formed, told by the observation alone, with a control for every legal action."""

import re
from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.core.lines import Piece
from boardwright.games.world_splitters.rules.position import PHASES
from tests.games.world_splitters.looking import CHAIRS, begun, page, positions
from tests.games.world_splitters.scenario import MAPS, make, table

REFERENCES = (
    "data-act",
    "data-with",
    "data-left",
    "data-right",
    "data-up",
    "data-down",
    "data-from",
    "data-owner",
)


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_picture_is_well_formed(map_id: str, players: int):
    for game, state in list(positions(players, map_id, 5))[::7]:
        for seat in (state.actor if state.actor >= 0 else 0, None):
            root = ElementTree.fromstring(page(game, state, seat))
            names = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
            assert len(names) == len(set(names)), "an id stands for one node"
            assert not any("style" in part.attrib for part in root.iter())
            assert "on" not in {key[:2] for part in root.iter() for key in part.attrib}


@pytest.mark.parametrize("map_id", MAPS)
def test_symbols_are_defined_for_all_that_is_used(map_id: str):
    symbols = make(4, map=map_id).board.symbols()
    ElementTree.fromstring(symbols)
    defined = set(re.findall(r' id="([^"]+)"', symbols))
    for game, state in list(positions(4, map_id, 6))[::9]:
        used = set(re.findall(r'href="#(ws-[^"]+)"', page(game, state, state.actor)))
        assert used <= defined
        assert {name for name in re.findall(r"url\(#([^)]+)\)", symbols)} <= defined
    for letter in "tvslr":
        assert f"ws-explorer-{letter}" in defined


@pytest.mark.parametrize(("map_id", "players"), [("nuta", 2), ("kanal", 3), ("gimmicks", 4), ("pompa", 5)])
def test_controls_and_areas_find_each_other(map_id: str, players: int):
    asked = set()
    for game, state in list(positions(players, map_id, 8))[::2]:
        if state.actor < 0:
            continue
        asked.add(PHASES[state.phase])
        shown = page(game, state, state.actor)
        ids = set(re.findall(r' id="([^"]+)"', shown))
        for attribute in REFERENCES:
            assert set(re.findall(rf'{attribute}="([^"]+)"', shown)) <= ids
        offered = sorted(map(int, re.findall(r'type="radio" name="actions" value="(\d+)"', shown)))
        assert offered == state.legal_actions(state.actor)
    assert len(asked) > 5


def test_every_border_that_can_be_chosen_is_a_named_control_of_the_map():
    for game, state in list(positions(3, "nuta", 3))[::5]:
        if PHASES[state.phase] != "divide":
            continue
        root = ElementTree.fromstring(page(game, state, state.actor))
        controls = [
            part for part in root.iter() if part.attrib.get("role") == "button" and "id" in part.attrib
        ]
        choosable = [control for control in controls if "data-act" in control.attrib]
        assert len(choosable) == len(state.legal_actions(state.actor))
        assert all(control.attrib["aria-label"].startswith("border ") for control in controls)
        assert [control.attrib["tabindex"] for control in controls].count("0") == 1


def test_who_is_not_asked_has_no_controls():
    for game, state in list(positions(3, "kanal", 2))[:-1:6]:
        shown = page(game, state, None)
        assert "data-act" not in shown
        assert "<input" not in shown


@pytest.mark.parametrize("purses", ["screened", "open"])
def test_others_show_their_coins_only_if_the_table_wants_it(purses: str):
    game, state = begun(3, purses=purses)
    panel = game.board.goods(game.observation(state, 1), CHAIRS[:3])
    assert panel.count("#ws-purse") == (2 if purses == "screened" else 0)


def test_at_the_end_all_purses_are_open():
    game, state = list(positions(4, "pompa", 4))[-1]
    assert "#ws-purse" not in game.board.goods(game.observation(state, None), CHAIRS[:4])


def test_a_committed_bid_shows_to_nobody_else():
    pages = []
    for amount in (0, 7):
        game, state = begun(3)
        state.play(0)
        state.apply(1, game.action_from_text(f"bid {amount}"))
        pages.append([page(game, state, seat) for seat in (0, 2, None)])
    assert pages[0] == pages[1]


def test_pieces_inside_sentences_are_drawn():
    board = make(3).board
    assert "ws-coin" in board.piece(Piece("coins", "4"))
    assert 'aria-label="red"' in board.piece(Piece("favor", "red"))
    assert "5" in board.piece(Piece("tile", "5"))
    assert "c4" in board.piece(Piece("space", "c4"))
    assert "mark-s" in board.piece(Piece("explorer", "B"))


def test_seats_have_the_colours_of_the_explorers():
    board = make(5).board
    assert [re.findall(r"mark-(\w)", board.mark(seat))[0] for seat in range(5)] == list("tvslr")


def test_names_are_text():
    game, state = begun(2)
    chairs = (Chair("Ana", "person", True), Chair("<i>Ben", "person"))
    assert "&lt;i&gt;Ben" in game.board.goods(game.observation(state, 0), chairs)


def test_a_pending_region_is_marked_with_its_size_where_there_is_room():
    for fences, last, favors, marks in (
        ("a1-b1", "a1-a2", "", 1),
        ("a1-b1", "a1-a2", "R:a1", 0),
        ("b1-c1 a1-a2", "b1-b2", "R:a1", 1),
    ):
        made = table("T6x3", fences=fences, favors=favors).do(f"divide {last}")
        drawn = made.game.board.mat(made.seen, CHAIRS[:3])
        assert drawn.count('class="ws-pending"') == 1
        assert drawn.count('class="ws-dashed"') == marks
