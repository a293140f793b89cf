"""Board and acts are in sight together, and stay where they are from phase to phase."""

import sys
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from boardwright.core.titles import titles
from boardwright.server import render
from tests.pages.conftest import show

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from scenes import scene, scenes_of, shown, touch

pytestmark = pytest.mark.browser
BOARDS = {
    "splitz": (
        *("divide", "divide_others", "vote", "committed", "revote", "revote_nested"),
        *("joker", "settled"),
    ),
    "reworld station": (
        *("round_begins", "turn", "turn_too_dear", "turn_two_cards", "turn_marker"),
        *("hide", "only_dropping", "waiting"),
    ),
    "reworld form": ("top",),
    "reworld watched": ("spectator",),
    "reworld carrier": (
        *("undock", "undock_chosen", "couple_second", "couple_lost", "order", "settle_chosen"),
        *("read", "undock_others", "transport_others"),
    ),
    "world_splitters": (
        *("start_nuta", "start_kanal", "start_gimmicks", "start_pompa", "divide", "divide_chosen"),
        *("divide_others", "bid", "bid_chosen", "committed", "answer", "answer_chosen", "place", "fence"),
        *("extra", "remove", "pivot", "turned", "obelisk"),
    ),
    "world_splitters two": ("source", "open_offer", "hidden_offer", "reply_open", "reply_hidden"),
    "world_splitters five": ("bid_rich", "answer_pending", "spectator"),
    "wild_world": (
        *("start", "turn", "keep", "turn_menu", "turn_monster", "turn_others"),
        *("turn_b_sides", "everything", "fighting", "action", "buy", "buy_nothing", "buy_any", "bonus"),
        *("after", "fight_card", "fight_evolve", "island", "reward", "deck", "lock", "substitute"),
        *("faceup", "tile", "watching"),
    ),
    "wild_world two": ("turn_two", "fight_many", "idle"),
    "wild_world alone": ("warden",),
    "wild_world watched": ("spectator",),
}
"""Scenes by the board that they show; the first word is the game."""
TAKEN_BACK = [
    *[("splitz", name, True) for name in ("vote", "revote", "joker", "divide", "committed")],
    *[("reworld", name, False) for name in ("turn", "undock", "couple", "settle", "waiting")],
    *[("world_splitters", name, True) for name in ("divide", "bid", "answer", "place", "committed")],
    *[("wild_world", name, True) for name in ("turn", "action", "buy_any", "bonus", "after")],
    *[("wild_world", name, True) for name in ("fight_card", "island", "watching")],
]
"""Scenes, and whether a choice moves nothing there."""
TARGETS = ".choice, .tray-body, .rw-buttons button, .port, #commit, .take-back"
PLACES = """all => all.map(target => {
  const box = target.getBoundingClientRect();
  return [target.getAttribute("class"), box.x, box.y, box.width, box.height].map(String);
})"""
BOX = (
    "id => { const box = document.getElementById(id).getBoundingClientRect(); return [box.top, box.bottom] }"
)
CUT_OFF = """all => all.filter(part => {
  const box = part.getBoundingClientRect();
  const shown = part.closest("#goods, #acts, #mat").getBoundingClientRect();
  return box.height && (box.top < shown.top - 1 || box.bottom > shown.bottom + 1);
}).map(part => part.getAttribute("class"))"""


@cache
def html_of(game: str, name: str, can_undo: bool = False) -> str:
    return render.table(shown(game, scene(game, name), can_undo=can_undo))


def look_at(page: Page, game: str, name: str) -> None:
    """Show the scene, touched as it says."""
    show(page, html_of(game, name))
    touch(page, scene(game, name))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (1440, 900)])
@pytest.mark.parametrize("board", BOARDS)
def test_board_and_acts_are_seen_together(chromium, board: str, width: int, height: int):
    page = chromium.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    boards = set()
    for name in BOARDS[board]:
        look_at(page, board.split()[0], name)
        mat, acts = page.evaluate(BOX, "mat"), page.evaluate(BOX, "acts")
        boards.add(tuple(mat))
        assert 0 <= mat[0] < mat[1] <= acts[1] <= height, name
        assert page.evaluate("document.documentElement.scrollHeight") <= height, f"{name} scrolls"
        assert page.locator("#acts .prompt > *").evaluate_all(CUT_OFF) == [], name
        if "yours" in (page.get_attribute("#acts", "class") or ""):
            button = page.locator("#acts button").locator("visible=true").last.bounding_box()
            assert button, name
            assert button["y"] + button["height"] <= height, name
    page.close()
    assert len(boards) == 1, "the board never moves"


@pytest.mark.parametrize(
    "name", [name for board, names in BOARDS.items() if "reworld" in board for name in names]
)
def test_a_position_of_reworld_is_seen_whole(chromium, name: str):
    """On a desktop: board, hand, docking rows, ships and acts, and none of them scrolls."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    look_at(page, "reworld", name)
    parts = page.locator(".station, .hand-card, .docking-rows, .rw-carrier, .rw-ship, #acts button")
    cut_off = parts.evaluate_all(CUT_OFF)
    page.close()
    assert cut_off == []


@pytest.mark.parametrize("game", titles())
def test_nothing_scrolls_sideways(chromium, game: str):
    page = chromium.new_page(reduced_motion="reduce")
    for moment in scenes_of(game):
        show(page, html_of(game, moment.name))
        for width in (1440, 768, 390, 360):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (moment.name, width)
    page.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (768, 1024), (1440, 900)])
@pytest.mark.parametrize(("game", "name", "is_steady"), TAKEN_BACK)
def test_nothing_moves_when_it_is_too_late_to_take_back(
    chromium, game: str, name: str, is_steady: bool, width: int, height: int
):
    """Complaint: "Take back" vanished under my finger, and Commit slid there."""
    page = chromium.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    boxes = []
    for can_undo in (True, False):
        show(page, html_of(game, name, can_undo))
        boxes.append([page.eval_on_selector_all(TARGETS, PLACES)])
        choice = page.locator(".choice").locator("visible=true").first
        if choice.count():
            choice.click()
            boxes[-1].append(page.eval_on_selector_all(TARGETS, PLACES))
    page.close()
    can, cannot = boxes
    assert "take-back" in can[0][-1][0]
    assert can == cannot
    if is_steady:
        assert all(places == can[0] for places in can)


@pytest.mark.parametrize("board", BOARDS)
def test_targets_are_large_enough(chromium, board: str):
    page = chromium.new_page(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    for name in BOARDS[board]:
        look_at(page, board.split()[0], name)
        sizes = page.eval_on_selector_all(
            "#mat [role=button], #goods [role=button], #goods label, #acts label, #acts button",
            "all => all.filter(e => e.getClientRects().length).map(e => e.getBoundingClientRect())"
            ".map(box => [box.width, box.height])",
        )
        small = [size for size in sizes if min(size) < 24 and size != [0, 0]]
        assert small == [], name
    page.close()
