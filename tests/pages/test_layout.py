"""Board and acts are in sight together, and stay where they are from phase to phase."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from boardwright.server import render
from tests.pages.conftest import show

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from scenes import scene, shown

pytestmark = pytest.mark.browser
GAME = "splitz"
PHASES = (
    "divide",
    "divide_others",
    "vote",
    "committed",
    "revote",
    "revote_nested",
    "joker",
    "settled",
)
TARGETS = ".choice, .tray-body, #commit, .take-back"
PLACES = """all => all.map(target => {
  const box = target.getBoundingClientRect();
  return [target.getAttribute("class"), box.x, box.y, box.width, box.height].map(String);
})"""
BOX = (
    "id => { const box = document.getElementById(id).getBoundingClientRect(); return [box.top, box.bottom] }"
)


@pytest.fixture(scope="module")
def phases() -> dict[str, str]:
    """Phases of games for four, by name."""
    return {name: render.table(shown(GAME, scene(GAME, name))) for name in PHASES}


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (1440, 900)])
def test_board_and_acts_are_seen_together(chromium, phases: dict[str, str], width: int, height: int):
    page = chromium.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    boards = set()
    for name, html in phases.items():
        show(page, html)
        mat, acts = page.evaluate(BOX, "mat"), page.evaluate(BOX, "acts")
        boards.add(tuple(mat))
        assert 0 <= mat[0] < mat[1] <= acts[1] <= height, name
        assert page.evaluate("document.documentElement.scrollHeight") <= height, f"{name} scrolls"
        assert _is_within(page, "#commit") or "yours" not in (page.get_attribute("#acts", "class") or "")
    page.close()
    assert len(boards) == 1, "the board never moves"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (768, 1024), (1440, 900)])
@pytest.mark.parametrize("name", ["vote", "revote", "joker", "divide", "committed"])
def test_nothing_moves_when_it_is_too_late_to_take_back(chromium, name: str, width: int, height: int):
    """Complaint: "Take back" vanished under my finger, and Commit slid there."""
    page = chromium.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    boxes = []
    for can_undo in (True, False):
        show(page, render.table(shown(GAME, scene(GAME, name), can_undo=can_undo)))
        boxes.append(page.eval_on_selector_all(TARGETS, PLACES))
        choice = page.locator(".choice").first
        if choice.count():
            choice.click()
            boxes.append(page.eval_on_selector_all(TARGETS, PLACES))
    page.close()
    assert "take-back" in boxes[0][-1][0]
    assert all(places == boxes[0] for places in boxes)


def _is_within(page: Page, selector: str) -> bool:
    commit = page.locator(selector)
    if not commit.count():
        return False
    box = commit.bounding_box()
    assert box is not None
    assert page.viewport_size is not None
    return box["y"] + box["height"] <= page.viewport_size["height"]


def test_targets_are_large_enough(chromium, phases: dict[str, str]):
    page = chromium.new_page(viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    for name, html in phases.items():
        show(page, html)
        sizes = page.eval_on_selector_all(
            "#row [role=button], #goods label, #acts label, #acts button",
            "all => all.filter(e => e.getClientRects().length).map(e => e.getBoundingClientRect())"
            ".map(box => [box.width, box.height])",
        )
        assert all(width >= 24 and height >= 24 for width, height in sizes), name
    page.close()
