"""The map of World Splitters in the browser: previews, reasons, keys, bids, sizes."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.server import render
from tests.pages.conftest import DESKTOP, PHONE, show

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from scenes import scene, shown

GAME = "world_splitters"
pytestmark = pytest.mark.browser
SHORT_PHONE = {"width": 390, "height": 664}
SMALL_PHONE = {"width": 360, "height": 640}
UNREACHED = """targets => targets.filter(target => {
  const { x, y, width, height } = target.querySelector(".ws-hit").getBoundingClientRect();
  const directions = [...Array(16).keys()].map(step => step * Math.PI / 8);
  return !directions.every(way => document.elementFromPoint(
    x + width / 2 + 11.9 * Math.cos(way), y + height / 2 + 11.9 * Math.sin(way)
  ).closest("[role=button]") === target);
}).map(target => target.id)"""
"""Those of which some point within 24 pixels round the middle is not theirs."""


@pytest.fixture
def page(chromium: Browser):
    context = chromium.new_context(viewport=DESKTOP, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@cache
def html_of(name: str) -> str:
    return render.table(shown(GAME, scene(GAME, name)))


def look_at(page: Page, name: str) -> None:
    show(page, html_of(name))


def test_a_border_shows_what_it_would_enclose_while_it_is_looked_at(page: Page):
    look_at(page, "divide")
    border = page.locator("#targets .closing").first
    border.hover(force=True)
    expect(page.locator(".ws-sheet.shown h2")).to_contain_text("A fence on")
    expect(page.locator(".ws-note.shown h2")).to_contain_text("encloses")
    expect(page.locator("svg .ws-with.shown").first).to_be_visible()
    page.hover("h1")
    expect(page.locator(".ws-with.shown, .ws-sheet.shown, .ws-note.shown")).to_have_count(0)


def test_a_border_that_may_not_be_fenced_says_why(page: Page):
    look_at(page, "divide")
    page.locator("#targets .shut").first.click(force=True)
    expect(page.locator("#toast")).to_contain_text("would shut in the loose end of")


def test_keys_walk_the_map_choose_and_let_go(page: Page):
    look_at(page, "divide")
    page.focus("#targets [tabindex='0']")
    page.keyboard.press("Shift+ArrowRight")
    border = page.locator(":focus")
    expect(border).to_have_class("ws-border legal closing")
    assert "closes" in (border.get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    expect(border).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#commit")).to_contain_text("Divide at")
    page.keyboard.press("Escape")
    expect(page.locator("#commit")).to_have_text("Choose a border")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#targets :focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("size", "opened", "open_"),
    [(DESKTOP, ".ws-folded summary", ".ws-folded[open]"), (PHONE, "#log-line", "#rail:target")],
    ids=["list", "log"],
)
def test_escape_closes_what_is_open_and_keeps_the_choice(page: Page, size: Any, opened: str, open_: str):
    page.set_viewport_size(size)
    look_at(page, "divide")
    page.locator("#targets .closing").first.click(force=True)
    page.click(opened)
    expect(page.locator(open_)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(open_)).to_have_count(0)
    expect(page.locator("#commit")).to_contain_text("Divide at")
    page.keyboard.press("Escape")
    expect(page.locator("#commit")).to_have_text("Choose a border")


def test_the_stepper_goes_coin_by_coin(page: Page):
    look_at(page, "bid")
    for _ in range(3):
        page.click("[data-step='1']")
    expect(page.locator("#amount")).to_have_text("3")
    page.click("[data-step='-1']")
    expect(page.locator("#commit")).to_have_text("Bid 2")
    expect(page.locator(".ws-note.shown")).to_contain_text("you pay 2 and place")
    page.focus("#acts input[name=actions]:checked")
    page.keyboard.press("Home")
    expect(page.locator("#commit")).to_have_text("Bid 0")


@pytest.mark.parametrize("name", ["start_kanal", "start_gimmicks", "divide", "source", "pivot", "obelisk"])
def test_every_border_and_space_is_large_enough_for_a_thumb(page: Page, name: str):
    """A circle of 24 pixels belongs to it, whatever lies there."""
    page.set_viewport_size(SMALL_PHONE)
    look_at(page, name)
    targets = page.locator("#targets [role=button]")
    assert targets.count() > 0
    assert targets.evaluate_all(UNREACHED) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SHORT_PHONE], ids=["desktop", "phone", "short"])
def test_the_map_stays_where_it_is_from_phase_to_phase(page: Page, size: Any):
    page.set_viewport_size(size)
    boxes = []
    for name in ("divide", "bid", "answer", "source"):
        look_at(page, name)
        boxes.append(page.locator("#map").bounding_box())
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert boxes == [boxes[0]] * len(boxes)
