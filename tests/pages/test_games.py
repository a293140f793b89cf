"""Whole games in the browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import PHONE, Visit
from tests.pages.play import act, act_by_keyboard, is_over, play_until_over, question, wait_until_live

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
    page.click("text=Play against 2 bots now")
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
