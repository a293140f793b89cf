"""What a game's markup may use for decisions: choices of several actions, areas, buttons that send."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from boardwright.server import render
from tests.pages.conftest import show
from tests.pages.test_names import standard_position

pytestmark = pytest.mark.browser
ACTS = """
<div class="choices">
<input type="radio" name="actions" id="act-0" value="5" data-commit="Take the five">
<input type="radio" name="actions" id="act-1" value="3 24 31" data-commit="Pay with two">
<button class="button line" id="at-0" form="at-once" name="actions" value="20">Take the marker</button>
<button class="button line" form="at-once" name="actions" value="21 7" data-title="Drop out?"
 data-words="You play no more." data-verb="Drop out" data-stay="Keep playing">Drop out</button>
</div>
<button class="button act commit" id="commit" data-ask="Choose a port">Commit</button>
"""
MAT = """
<section class="mat" id="mat" aria-label="Board"><div role="group" aria-label="Ports">
<span role="button" tabindex="0" id="a" data-act="act-0" data-down="c">A</span>
<span role="button" tabindex="-1" id="b" data-act="act-1">B</span>
<span role="button" tabindex="-1" id="c" data-act="at-0">C</span>
<span role="button" tabindex="-1" id="d" aria-disabled="true" data-why="Needs a 4.">D</span>
</div></section>
"""


@pytest.fixture
def page(chromium):
    html = render.table(standard_position())
    acts = html.index("</div>", html.index('id="prompt"')) + len("</div>")
    html = html[:acts] + ACTS + html[html.index('<button class="button quiet take-back"') :]
    mat = html.index('<section class="mat"')
    html = html[:mat] + MAT + html[html.index("</section>", mat) + len("</section>") :]
    page = chromium.new_page(reduced_motion="reduce")
    show(page, html)
    yield page
    page.close()


@pytest.fixture
def posts(page: Page) -> list[dict]:
    """What the page has sent to carry out; every post is refused."""
    sent: list[dict] = []

    def refuse(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or ""))
        route.fulfill(status=422, json={"error": "Not now."})

    page.route("**/acts", refuse)
    return sent


def sent(page: Page, posts: list[dict]) -> list[int]:
    """The actions of the only post."""
    expect(page.locator("#toast")).to_contain_text("Not now.")
    (post,) = posts
    return post["actions"]


def test_a_choice_of_several_actions_is_one_post(page: Page, posts: list[dict]):
    page.click("#b")
    expect(page.locator("#b")).to_have_attribute("aria-pressed", "true")
    page.click("text=Pay with two")
    assert sent(page, posts) == [3, 24, 31]


def test_a_button_sends_at_once(page: Page, posts: list[dict]):
    """Whatever else is chosen."""
    page.click("#a")
    page.click("text=Take the marker")
    assert sent(page, posts) == [20]


def test_an_area_may_press_a_button(page: Page, posts: list[dict]):
    page.click("#c")
    assert sent(page, posts) == [20]


def test_a_button_may_ask_first(page: Page, posts: list[dict]):
    page.click("text=Drop out")
    page.click("#confirm >> text=Keep playing")
    assert posts == []
    page.click("text=Drop out")
    page.click("#confirm [value=yes]")
    assert sent(page, posts) == [21, 7]


def test_arrow_keys_go_round_the_areas(page: Page, posts: list[dict]):
    """In order, or to the one that is named; Enter chooses, and once more goes on to the button."""
    page.focus("#a")
    for key, place in (("ArrowRight", "b"), ("ArrowLeft", "a"), ("ArrowLeft", "d"), ("ArrowRight", "a")):
        page.keyboard.press(key)
        expect(page.locator(f"#{place}")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#c")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("#b")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("#commit")).to_be_focused()
    assert posts == []


def test_what_is_not_possible_says_why(page: Page, posts: list[dict]):
    page.focus("#d")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_contain_text("Needs a 4.")
    assert posts == []
