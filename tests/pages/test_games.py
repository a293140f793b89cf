"""Whole games in the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import PHONE, Visit
from tests.pages.play import (
    act,
    act_by_keyboard,
    is_over,
    play_until_over,
    question,
    wait_for_turn,
    wait_until_live,
)

pytestmark = pytest.mark.browser


def test_four_players_two_browsers_two_bots(visit: Visit):
    ana = visit("/new/splitz")
    ana.check("#count-4", force=True)
    ana.fill("#name-4", "Ana")
    ana.select_option("#seat-4-2", "greedy")
    ana.select_option("#seat-4-3", "random")
    ana.click("#form-4 >> text=Set the table")
    assert ana.is_disabled("#start button")
    ben = visit(ana.url, viewport=PHONE, has_touch=True, is_mobile=True)
    ben.fill("#name-1", "Ben")
    ben.click("text=Sit down")
    expect(ana.locator("#chair-1")).to_contain_text("Ben")
    ana.click("text=Start the game")
    watcher = visit(ana.url)
    asked = _play_together([ana, ben])
    assert asked > 20
    for page in (ana, ben, watcher):
        expect(page.locator("#places li")).to_have_count(4)
    expect(ana.locator("#verdict")).to_contain_text("point")
    ana.click("text=Play again together")
    expect(ana.locator("#table")).to_have_attribute("data-stage", "lobby")
    expect(ben.locator("text=To the next table")).to_be_visible()


def test_a_division_taken_back_keeps_its_dividers(visit: Visit):
    page = _at_a_division_among_people(visit)
    asked = act(page, 1)
    page.wait_for_function("asked => document.getElementById('table').dataset.decision !== asked", arg=asked)
    page.click(".take-back")
    page.wait_for_selector("#cuts")
    expect(page.locator(".gap[aria-pressed=true]")).to_have_count(2)
    page.click("#commit")
    page.wait_for_selector("#cuts", state="detached")


def test_a_button_pressed_too_early_says_what_is_missing(visit: Visit):
    page = _at_a_division(visit)
    page.click("#commit", force=True)
    expect(page.locator("#toast")).to_contain_text("Choose two gaps first.")
    expect(page.locator("main.play")).to_have_class(re.compile("asked"))
    page.click(".take-back", force=True)
    expect(page.locator("#toast")).to_contain_text("nothing of yours to take back")


def test_a_waiting_divider_can_be_dragged_onto_a_gap(visit: Visit):
    page = _at_a_division(visit)
    for bar, gap in (("#divider-bar-0", "#gap-2"), ("#divider-bar-1", "#gap-4")):
        page.hover(bar)
        page.mouse.down()
        box = page.locator(f"{gap} .gap-slot").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        page.mouse.up()
    cuts = page.eval_on_selector_all(".gap[aria-pressed=true]", "all => all.map(gap => gap.dataset.cut)")
    assert cuts == ["2", "4"]
    expect(page.locator("#commit")).to_contain_text("Divide 2 / 2 / 3")


def test_the_menu_closes_and_leaving_is_asked_first(visit: Visit):
    page = _at_a_division(visit)
    for close in (lambda: page.click("#prompt"), lambda: page.keyboard.press("Escape")):
        page.click("#menu summary")
        expect(page.locator("#menu")).to_have_attribute("open", "")
        close()
        expect(page.locator("#menu")).not_to_have_attribute("open", "")
    page.click("#menu summary")
    page.click("text=Leave your chair")
    page.click("#confirm >> text=Stay")
    expect(page.locator("#acts")).to_contain_text("Divide")
    page.click("#menu summary")
    page.click("text=Leave your chair")
    page.click("#confirm >> text=Leave the chair")
    expect(page.locator("#acts")).to_contain_text("Take your chair back")


def _at_a_division_among_people(visit: Visit) -> Page:
    """The page of the leader; nobody is a bot, so the division can be taken back."""
    ana = visit("/new/splitz")
    ana.check("#count-2", force=True)
    ana.fill("#name-2", "Ana")
    ana.click("#form-2 >> text=Set the table")
    ben = visit(ana.url)
    ben.fill("#name-1", "Ben")
    ben.click("text=Sit down")
    ana.click("text=Start the game")
    for page in (ana, ben):
        wait_until_live(page)
        expect(page.locator("#table")).to_have_attribute("data-stage", "running")
    return ana if ana.locator("#cuts").count() else ben


def _at_a_division(visit: Visit) -> Page:
    """A game for three, alone with bots that were not drawn to lead."""
    while True:
        page = visit("/")
        page.click(".games .game-splitz >> text=Play against 2 bots now")
        wait_until_live(page)
        if wait_for_turn(page) and page.locator("#cuts").count():
            return page
        page.context.close()


def _play_together(pages: list[Page]) -> int:
    asked = dict.fromkeys(pages, "")
    acts = 0
    for page in pages:
        wait_until_live(page)
    while not all(is_over(page) for page in pages):
        for number, page in enumerate(pages):
            if question(page) and question(page) != asked[page]:
                asked[page] = act(page, acts + number)
                acts += 1
                page.wait_for_function(
                    "asked => document.getElementById('table').dataset.decision !== asked", arg=asked[page]
                )
        pages[0].wait_for_timeout(10)
    return acts


def test_two_players_by_keyboard_only(visit: Visit):
    page = visit("/new/splitz")
    page.focus("#count-3")
    page.keyboard.press("ArrowLeft")
    page.focus("#name-2")
    page.keyboard.type("Ana")
    page.focus("#bots-2 button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_until_over(page, act_by_keyboard) >= 20
    expect(page.locator("#places li")).to_have_count(2)


def test_a_game_without_a_script(visit: Visit):
    page = visit("/", java_script_enabled=False)
    page.click(".games .game-splitz >> text=Play against 2 bots now")
    acts = 0
    while page.get_attribute("#table", "data-stage") == "running":
        options = page.locator("input[name=actions]")
        if not options.count():
            page.wait_for_timeout(20)
            page.reload()
            continue
        options.nth(acts % options.count()).check(force=True)
        page.click("#commit")
        acts += 1
    assert acts >= 10
    expect(page.locator("#places li")).to_have_count(3)
