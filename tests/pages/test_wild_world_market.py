"""The main board of Wild World in the browser: keys, sheets that explain, taps, reasons, sizes."""

import sys
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from boardwright.server import render
from tests.pages.conftest import DESKTOP, PHONE, show

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from scenes import scene, shown

GAME = "wild_world"
pytestmark = pytest.mark.browser
TABLET = {"width": 768, "height": 1024}
FOCUSED = "document.activeElement.id"
SIZES = """areas => areas.map(area => {
  const { width, height } = area.getBoundingClientRect();
  return [area.id, Math.min(width, height)];
})"""


@cache
def html_of(name: str) -> str:
    return render.table(shown(GAME, scene(GAME, name)))


@pytest.fixture
def page(chromium: Browser):
    context = chromium.new_context(viewport=DESKTOP, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(chromium: Browser):
    context = chromium.new_context(viewport=PHONE, reduced_motion="reduce", has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def look_at(page: Page, name: str) -> None:
    show(page, html_of(name))


def is_sent(request: Request) -> bool:
    return request.method == "POST"


def test_arrows_go_round_the_ring_and_come_back(page: Page):
    look_at(page, "turn")
    page.focus("#space-0")
    visited = []
    for _ in range(10):
        page.keyboard.press("ArrowRight")
        visited.append(page.evaluate(FOCUSED))
    assert visited == [*[f"space-{space}" for space in range(1, 10)], "space-0"]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) == "realm-0"


@pytest.mark.parametrize(
    ("size", "onwards", "ids"),
    [
        (DESKTOP, "ArrowDown", ["row-0", "row-1", "row-0"]),
        (TABLET, "ArrowRight", ["t-row-0", "t-row-1", "space-8"]),
        (PHONE, "ArrowRight", ["n-row-0", "n-row-1", "n-space-8"]),
    ],
    ids=["column", "strip", "phone"],
)
def test_arrows_reach_the_island_in_each_of_its_forms(page: Page, size, onwards: str, ids: list[str]):
    look_at(page, "start")
    page.set_viewport_size(size)
    page.focus("#n-space-8" if size == PHONE else "#space-8")
    visited = []
    for key in ("ArrowDown", onwards, "ArrowUp"):
        page.keyboard.press(key)
        visited.append(page.evaluate(FOCUSED))
    assert visited == ids


def test_a_card_is_explained_where_it_hides_nothing_of_the_board(page: Page):
    look_at(page, "turn")
    sheet = page.locator("#about-space-3")
    expect(sheet).to_be_hidden()
    page.hover("#space-3 .ww-market-card")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("For you, now")
    mat, about = page.locator("#mat").bounding_box(), sheet.bounding_box()
    assert mat
    assert about
    assert about["x"] >= mat["x"] + mat["width"]
    page.mouse.move(10, 890)
    expect(sheet).to_be_hidden()


def test_focus_explains_at_once_and_escape_ends_it(page: Page):
    look_at(page, "turn")
    page.focus("#space-0")
    page.keyboard.press("ArrowRight")
    sheet = page.locator("#about-space-1")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ww-about:visible")).to_have_id("about-space-2")


def test_a_click_places_and_a_tap_explains_first(page: Page, phone: Page):
    look_at(page, "start")
    with page.expect_request(is_sent) as placed:
        page.click("#space-3 .ww-next")
    look_at(phone, "start")
    sent: list[Request] = []
    phone.on("request", lambda request: is_sent(request) and sent.append(request))
    phone.tap("#n-space-3")
    sheet = phone.locator("#about-space-3")
    expect(sheet).to_be_visible()
    assert sent == []
    with phone.expect_request(is_sent) as tapped:
        sheet.get_by_role("button", name="Place here").tap()
    expect(sheet).to_be_hidden()
    assert tapped.value.post_data_json["actions"] == placed.value.post_data_json["actions"]


def test_a_tap_elsewhere_closes_the_sheet(phone: Page):
    look_at(phone, "start")
    phone.tap("#n-space-0")
    expect(phone.locator("#about-space-0")).to_be_visible()
    phone.tap("#n-space-2")
    expect(phone.locator("#about-space-0")).to_be_hidden()
    expect(phone.locator("#about-space-2")).to_be_visible()


def test_what_cannot_be_bought_says_why(page: Page):
    look_at(page, "buy_nothing")
    other = page.locator("#mat .ww-wide .ww-space:not(.ww-current)").first
    reason = other.get_attribute("data-why")
    assert reason
    other.locator(".ww-hit").click()
    expect(page.locator(".toast")).to_contain_text(reason)


def test_a_card_that_cannot_be_bought_can_be_read_by_touch(phone: Page):
    look_at(phone, "buy_nothing")
    other = phone.locator("#mat .ww-space[data-why]").locator("visible=true").first
    other.tap()
    expect(phone.locator(".ww-about:visible")).to_have_id(str(other.get_attribute("data-about")))


@pytest.mark.parametrize("name", ["turn", "fighting", "action", "buy_any", "island"])
def test_what_can_be_tapped_is_large_enough(phone: Page, name: str):
    look_at(phone, name)
    found = phone.locator("#mat [data-act]").locator("visible=true").evaluate_all(SIZES)
    assert found
    assert [area for area in found if area[1] < 24] == []


def test_every_part_of_the_board_is_in_sight_on_a_phone(phone: Page):
    look_at(phone, "turn")
    board = phone.locator("#mat").bounding_box()
    acts = phone.locator("#acts").bounding_box()
    assert board
    assert acts
    assert board["y"] + board["height"] <= acts["y"]


def test_the_uses_of_a_chosen_card_come_into_sight_on_a_phone(phone: Page):
    """The goods scroll to them, and not sideways."""
    look_at(phone, "turn")
    phone.locator("#hand [data-card]").last.tap()
    uses = phone.locator(".ww-use-row").locator("visible=true")
    expect(uses).to_be_in_viewport(ratio=1)
    assert phone.locator("#goods").evaluate("goods => goods.scrollWidth - goods.clientWidth") == 0


def test_a_long_status_does_not_widen_the_rail(page: Page):
    look_at(page, "turn")
    page.locator(".ww-aside .ww-doing").first.evaluate("one => one.textContent = 'choosing '.repeat(9)")
    rail = page.locator(".rail").bounding_box()
    panel = page.locator(".ww-aside .ww-other").first.bounding_box()
    assert rail
    assert panel
    assert panel["width"] <= rail["width"]
