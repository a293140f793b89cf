"""Reload, a second tab, a lost connection and a double click change nothing and lose nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import Visit
from tests.pages.play import act, question, wait_for_turn, wait_until_live

pytestmark = pytest.mark.browser


@pytest.fixture
def page(visit: Visit) -> Page:
    """At a table with two bots, asked something."""
    page = visit("/")
    page.click(".games .game-splitz >> text=Play against 2 bots now")
    wait_until_live(page)
    assert wait_for_turn(page)
    return page


def test_a_reload_keeps_seat_and_question(page: Page):
    asked = question(page)
    page.reload()
    wait_until_live(page)
    assert question(page) == asked


def test_a_second_tab_follows(page: Page):
    other = page.context.new_page()
    other.goto(page.url)
    wait_until_live(other)
    asked = act(page)
    other.wait_for_function("asked => document.getElementById('table').dataset.decision !== asked", arg=asked)


def test_a_double_click_is_one_act(page: Page):
    posts: list[str] = []
    page.on("request", lambda request: request.method == "POST" and posts.append(request.url))
    asked = question(page)
    page.evaluate("addEventListener('keydown', () => {})")
    if page.locator("#cuts").count():
        page.locator(".gap-hit").nth(0).click()
        page.locator(".gap-hit").nth(2).click()
    else:
        page.locator("#choices label").first.click()
    page.dblclick("#commit")
    page.wait_for_function("asked => document.getElementById('table').dataset.decision !== asked", arg=asked)
    assert len(posts) == 1


def test_a_choice_survives_a_new_picture_of_the_same_question(page: Page):
    while page.locator("#cuts").count() or not page.locator(".tray.legal").count():
        assert wait_for_turn(page, act(page))
    page.locator(".tray.legal .tray-body").first.click()
    page.evaluate(
        "import('/static/stage.js').then((stage) => stage.show(document.getElementById('table').outerHTML))"
    )
    expect(page.locator(".tray[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("#commit")).to_contain_text("Commit")


def test_a_lost_connection_is_told_and_mended(page: Page):
    page.context.set_offline(True)
    expect(page.locator("#connection")).to_contain_text("offline")
    page.context.set_offline(False)
    wait_until_live(page)
    act(page)


def test_what_is_refused_is_told(page: Page):
    page.evaluate("document.querySelector('#acts [name=rev]').value = 0")
    act(page)
    expect(page.locator("#toast")).to_be_visible()
    expect(page.locator("#announcer")).not_to_be_empty()
