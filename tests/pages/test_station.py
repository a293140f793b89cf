"""Chapter One of Reworld in the browser: by mouse, by keys, on a phone, without a script."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE, Visit
from tests.pages.play import question, wait_for_turn, wait_until_live

pytestmark = pytest.mark.browser

TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
PORTS = ".station:visible .port.legal"


def at_a_turn(visit: Visit, **options) -> Page:
    """A new table with two bots, when it is the person's turn."""
    page = visit("/new/reworld", **options)
    page.check("#count-3", force=True)
    page.fill("#name-3", "Ana")
    for seat in (1, 2):
        page.select_option(f"#seat-3-{seat}", "random")
    page.click("#form-3 >> text=Set the table")
    wait_until_live(page)
    assert wait_for_turn(page)
    return page


def cards(page: Page) -> list[int]:
    """The cards laid to pay, the top one first."""
    drawn = [use.get_attribute("href") or "" for use in page.locator(".laid-card:visible use").all()]
    return [int(name[-1]) for name in drawn]


def held(page: Page) -> list[int]:
    """The different values in the viewer's hand."""
    return [int(column.get_attribute("data-card") or 0) for column in page.locator("[data-card]").all()]


def test_a_tap_lays_the_cheapest_payment_and_one_button_sends_it(visit: Visit):
    page = at_a_turn(visit)
    asked = question(page)
    expect(page.locator("#commit")).to_have_text("Choose a module")
    page.locator(PORTS).first.hover()
    expect(page.locator(".offer:visible h2")).to_have_text(re.compile(r"^[UL]\d+, "))
    page.locator(PORTS).first.click()
    expect(page.locator("#commit")).to_have_text(re.compile("^Take "))
    top = cards(page)[0]
    expect(page.locator(".docking-rows.wide .ghost.shown")).to_have_attribute("data-ghost", str(top))
    expect(page.locator("[data-landing]:visible")).to_have_text(
        f"With the {top} on top it docks in row {top}."
    )
    page.click("#commit")
    assert wait_for_turn(page, asked)
    docked = page.locator(f".docking-rows.wide [id^=docked-0-{top - 1}]")
    expect(docked).to_have_count(1)


def test_cards_are_laid_and_taken_back(visit: Visit):
    page = at_a_turn(visit)
    page.locator(PORTS).first.click()
    top, *others = cards(page)
    other = next(value for value in held(page) if value not in (top, *others))
    page.keyboard.press(str(other))
    assert cards(page)[-1] == other
    page.keyboard.press("t")
    assert cards(page)[0] == other
    for value in set(cards(page)):
        while value in cards(page):
            page.click(f"#hand-{value}")
    expect(page.locator("#commit")).to_have_text("Lay a card")
    page.keyboard.press("Escape")
    expect(page.locator("#commit")).to_have_text("Choose a module")
    expect(page.locator("#laid")).to_be_hidden()


def test_a_card_without_a_module_asks_for_one(visit: Visit):
    page = at_a_turn(visit)
    page.click(f"#hand-{held(page)[0]}")
    expect(page.locator("#toast")).to_contain_text("Choose a module first.")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (1280, 720), (1440, 900)])
def test_station_acts_and_hand_are_seen_together(visit: Visit, width: int, height: int):
    page = at_a_turn(visit, viewport={"width": width, "height": height})
    page.locator(PORTS).first.click()
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for area in (".station:visible", "#commit", ".hand-card.held"):
        box = page.locator(area).first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int], theme: str):
    page = at_a_turn(visit, viewport=size, color_scheme=theme, bypass_csp=True)
    assert violations(page) == []
    page.locator(PORTS).first.click()
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"runOnly": TAGS, "preload": False}).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def test_a_half_made_payment_survives_a_new_picture(visit: Visit):
    page = at_a_turn(visit)
    page.locator(PORTS).first.click()
    laid, label = cards(page), page.inner_text("#commit")
    visit(page.url)  # somebody comes to watch
    page.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")
    assert (cards(page), page.inner_text("#commit")) == (laid, label)
    asked = question(page)
    page.click("#commit")
    assert wait_for_turn(page, asked)


def test_a_module_is_taken_by_keys_alone(visit: Visit):
    page = at_a_turn(visit)
    asked = question(page)
    page.locator("#station [role=button][tabindex='0']").first.focus()
    before = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") != before
    page.keyboard.press("Enter")
    expect(page.locator("#commit")).to_have_text(re.compile("^Take "))
    expect(page.locator("#laid")).to_be_visible()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "commit"
    page.keyboard.press("Enter")
    assert wait_for_turn(page, asked)


def the_first_at_a_turn_among_people(visit: Visit) -> Page:
    """A new table of two people: nobody takes the marker before the one who begins."""
    ana = visit("/new/reworld")
    ana.check("#count-2", force=True)
    ana.fill("#name-2", "Ana")
    ana.click("#form-2 >> text=Set the table")
    wait_until_live(ana)
    ben = visit(ana.url)
    ben.fill("#name-1", "Ben")
    ben.click("text=Sit down")
    expect(ana.locator("#chair-1")).to_contain_text("Ben")
    ana.click("text=Start the game")
    for page in (ana, ben):
        expect(page.locator("#table")).to_have_attribute("data-stage", "running")
    return next(page for page in (ana, ben) if page.locator("#acts.yours").count())


def test_the_marker_and_its_card_are_one_step(visit: Visit):
    page = the_first_at_a_turn_among_people(visit)
    value = held(page)[-1]
    page.keyboard.press("m")
    expect(page.locator("#commit")).to_have_text("Take the marker, +1")
    if cards(page) != [value]:
        page.keyboard.press(str(value))
    assert cards(page) == [value]
    page.click("#commit")
    expect(page.locator("#log")).to_contain_text("Your hidden card is the")


def test_dropping_out_is_asked_first(visit: Visit):
    page = at_a_turn(visit)
    page.click("text=Drop out")
    page.click("text=Keep playing")
    expect(page.locator("#confirm")).to_be_hidden()
    page.click("text=Drop out")
    page.click("#confirm [value=yes]")
    expect(page.locator("#seat-0")).to_contain_text("dropped out")


def test_another_carrier_is_opened_in_place_of_the_own_one(visit: Visit):
    page = at_a_turn(visit)
    page.click("#seat-1 .seat-rows")
    expect(page.locator("#rows-of-1")).to_be_visible()
    expect(page.locator("#rows-of-0")).to_be_hidden()
    page.click("text=Back to yours")
    expect(page.locator("#rows-of-0")).to_be_visible()


def test_own_rows_come_back_with_a_choice_and_with_escape(visit: Visit):
    page = at_a_turn(visit)
    for come_back in (lambda: page.locator(PORTS).first.click(), lambda: page.keyboard.press("Escape")):
        page.click("#seat-1 .seat-rows")
        expect(page.locator("#rows-of-0")).to_be_hidden()
        come_back()
        expect(page.locator("#rows-of-0")).to_be_visible()


def test_the_chosen_module_is_left_by_another_click(visit: Visit):
    page = at_a_turn(visit)
    for label in (re.compile("^Take "), "Choose a module"):
        page.locator(PORTS).first.click(delay=50)
        expect(page.locator("#commit")).to_have_text(label)
        page.wait_for_timeout(600)  # else it is a double click
    expect(page.locator("#laid")).to_be_hidden()


def test_a_module_says_what_it_is_for(visit: Visit):
    page = at_a_turn(visit)
    port = page.locator(PORTS).first
    port.hover()
    use = page.locator(".offer:visible .use")
    expect(use).to_have_text(re.compile(r"^(Founds|Lands|Carries|Scores) .+[.]$"))
    port.click()
    expect(use).to_be_visible()
    assert port.get_attribute("aria-describedby") == use.get_attribute("id")


def test_a_closed_log_stays_closed_on_a_phone(visit: Visit):
    page = at_a_turn(visit, viewport=PHONE)
    page.click("#log-line")
    expect(page.locator("#rail")).to_be_visible()
    page.click(".close-rail")
    expect(page.locator("#rail")).to_be_hidden()
    page.go_back()
    expect(page.locator("#rail")).to_be_hidden()
    page.click("#log-line")
    page.keyboard.press("Escape")
    expect(page.locator("#rail")).to_be_hidden()
    assert page.evaluate("document.activeElement === document.body")


def test_a_phone_has_a_list_with_large_targets(visit: Visit):
    page = at_a_turn(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    page.click("#modules summary")
    choice = page.locator(".module-choice").nth(2)
    box = choice.bounding_box()
    assert box
    assert box["height"] >= 44
    choice.click()
    expect(page.locator("#commit")).to_have_text(re.compile("^Take "))
    asked = question(page)
    page.click("#commit")
    assert wait_for_turn(page, asked)


def test_a_round_without_a_script(visit: Visit):
    page = visit("/new/reworld", java_script_enabled=False)
    page.check("#count-2", force=True)
    page.fill("#name-2", "Ana")
    page.select_option("#seat-2-1", "random")
    page.click("#form-2 >> text=Set the table")
    decisions = set()
    for _ in range(400):
        if "Round 2" in page.inner_text(".top"):
            break
        if page.locator(".way").count():
            decisions.add("pay")
            page.locator(".way").last.click()
            page.click("#commit")
        elif page.locator("#modules").count():
            decisions.add("take")
            page.click("#modules summary")
            page.locator(".module-choice").first.click()
            page.click("#commit")
        elif page.locator("button[name=actions]").count():
            decisions.add("drop")
            page.click("button[name=actions]")
        else:
            page.wait_for_timeout(20)
            page.reload()
    assert decisions == {"take", "pay", "drop"}
