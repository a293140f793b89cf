"""Board and acts are in sight together, and stay where they are from phase to phase."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from boardwright.server import render
from tests.pages.conftest import show

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from scenes import SCENES, find, view_of

pytestmark = pytest.mark.browser
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
BOX = (
    "id => { const box = document.getElementById(id).getBoundingClientRect(); return [box.top, box.bottom] }"
)


@pytest.fixture(scope="module")
def phases() -> dict[str, str]:
    """Phases of games for four, by name."""
    wanted = [scene for scene in SCENES if scene.name in PHASES]
    return {scene.name: render.table(view_of(scene, find(scene))) for scene in wanted}


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
