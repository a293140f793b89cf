"""Chapter Two of Reworld in the browser: by mouse, by keys, by dragging, on a phone, without a script."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.core.board import Chair
from boardwright.games.reworld.rules.actions import DROP
from boardwright.server import render
from boardwright.server.table_view import TableView
from tests.games.reworld.scenario import NUMBERS, Table, carriers
from tests.pages.conftest import DESKTOP, PHONE, Visit, show
from tests.pages.play import question, wait_for_turn, wait_until_live

pytestmark = pytest.mark.browser

CHAIRS = (Chair("Ana", "person", True), Chair("Ben", "person"), Chair("Cleo", "bot"))
DOCKED = {
    0: {1: "S-2 B-K1", 2: "B-K2 S-1 T-C", 3: "T-B", 4: "B-K5"},
    1: {1: "T-E"},
    2: {2: "T-A", 3: "B-F S-1"},
}
SETTLED = {0: {"A": "T-A", "B": "T-B B-K2"}, 2: {"B": "T-B"}}
INK_BUTTON = ".rw-uses.in-view .rw-buttons > :last-child"


def at_undocking() -> Table:
    """Ana may undock; the unit in row 4 has a city, that in row 2 only city B."""
    return carriers(3, DOCKED, cities=SETTLED)


def page_of(table: Table, seat: int | None = 0) -> str:
    """The table's page, without a server behind it."""
    view = TableView(
        id="maple-otter-4217",
        game=table.game,
        stage="running",
        chairs=tuple(chair._replace(is_you=number == seat) for number, chair in enumerate(CHAIRS)),
        seat=seat,
        is_host=True,
        rev=1,
        observation=table.see(seat),
        log=(),
        can_undo=False,
    )
    return render.table(view)


@pytest.fixture
def page(chromium: Browser):
    context = chromium.new_context(viewport=DESKTOP, reduced_motion="reduce")
    context.set_default_timeout(8000)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert not problems


def at_chapter_two(visit: Visit, **options) -> Page:
    """A new table with a bot, when the person is to undock for the first time."""
    page = visit("/new/reworld", **options)
    page.check("#count-2", force=True)
    page.fill("#name-2", "Ana")
    page.select_option("#seat-2-1", "random")
    page.click("#form-2 >> text=Set the table")
    page.wait_for_url("**/t/*")
    address = "/api" + page.url.split("#")[0].partition("/t/")[2].join(["/tables/", ""])
    origin = {"Origin": "/".join(page.url.split("/")[:3])}
    while (view := page.request.get(address).json())["observation"]["chapter"] == 1:
        legal = [action for action, _ in view["legal"]]
        if legal:
            chosen = next((action for action in legal if action != DROP), DROP)
            body = {"rev": view["rev"], "actions": [chosen]}
            page.request.post(f"{address}/acts", data=body, headers=origin)
    page.reload()
    return page


def test_an_open_end_is_chosen_and_its_uses_say_what_they_bring(page: Page):
    show(page, page_of(at_undocking()))
    expect(page.locator(".rw-rows .rw-choice")).to_have_count(4)
    page.locator("#open-0").click()
    expect(page.locator(".rw-said:visible h2")).to_have_text("Row 1: shuttle (2 shields)")
    expect(page.locator("#open-0")).to_have_attribute("aria-pressed", "true")
    buttons = page.locator(".rw-buttons:visible button")
    expect(buttons).to_have_text(
        [re.compile("Defend *2 shields"), re.compile("Transport *3 units to couple")]
    )
    expect(page.locator(".rw-plan:visible")).to_contain_text("Ironvault in this row")
    expect(page.locator(".rw-defence-strip .rw-ghost:visible")).to_have_count(1)
    page.locator("#open-2").click()
    expect(buttons).to_have_text(["Launch to city B4 tiles, +10 ships"])
    page.locator("#open-2").click()
    expect(page.locator(".rw-rows")).to_be_visible()


def test_keys_choose_a_row_and_go_back(page: Page):
    show(page, page_of(at_undocking()))
    page.keyboard.press("4")
    expect(page.locator(INK_BUTTON)).to_be_focused()
    expect(page.locator(INK_BUTTON)).to_contain_text("Sacrifice")
    page.keyboard.press("Escape")
    expect(page.locator("#open-3")).to_be_focused()
    expect(page.locator(INK_BUTTON)).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(page.locator("#open-2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(INK_BUTTON)).to_be_focused()


def test_what_is_looked_at_shows_where_it_could_land(page: Page):
    show(page, page_of(at_undocking().do("transport 1")))
    expect(page.locator(".rw-ghost:visible")).to_have_count(0)
    page.locator("#open-3").hover()
    expect(page.locator(".rw-said:visible")).to_contain_text("Violet Arc can settle in city A only.")
    expect(page.locator(".rw-ghost:visible")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator("#commit")).to_have_text("Couple Bluewater")
    expect(page.locator("#commit")).to_be_focused()


def test_a_closed_city_says_why(page: Page):
    table = carriers(
        2, {0: {1: "S-1", 2: "B-K5"}, 1: {1: "T-E"}}, cities={0: {"A": "T-A B-K2", "B": "T-B", "D": "T-D"}}
    )
    show(page, page_of(table.do("transport 1", "couple 2")))
    page.locator("#city-0").dispatch_event("click")
    expect(page.locator("#toast")).to_contain_text("Bluewater already builds in city A (RW-53).")
    page.keyboard.press("d")
    expect(page.locator("#commit")).to_have_text("Settle in city D")
    expect(page.locator("#city-3")).to_have_attribute("aria-pressed", "true")


def test_the_carrier_of_another_opens_in_place_of_the_own(page: Page):
    show(page, page_of(at_undocking()))
    expect(page.locator(".rw-carrier:visible")).to_have_id("carrier-of-0")
    page.locator(".seat-rows").last.click()
    expect(page.locator(".rw-carrier:visible")).to_have_id("carrier-of-2")
    page.locator(".rw-whose a:visible").click()
    expect(page.locator(".rw-carrier:visible")).to_have_id("carrier-of-0")
    show(page, page_of(at_undocking(), None))
    expect(page.locator(".rw-carrier:visible")).to_have_id("carrier-of-0")


@pytest.mark.parametrize("height", [664, 844])
def test_a_phone_shows_carrier_and_acts_together(chromium: Browser, height: int):
    context = chromium.new_context(viewport={**PHONE, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    for table in (at_undocking(), at_undocking().do("transport 1")):
        show(page, page_of(table))
        carrier = page.locator(".rw-carrier:visible").bounding_box()
        acts = page.locator("#acts").bounding_box()
        assert carrier
        assert acts
        assert carrier["y"] + carrier["height"] <= acts["y"] + 1
        assert acts["y"] + acts["height"] <= height + 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ends = [end.bounding_box() for end in page.locator(".rw-open-end:visible").all()]
        assert all(end and min(end["width"], end["height"]) >= 24 for end in ends)
    context.close()


def drag(page: Page, end: str) -> None:
    """Drags a unit onto the launch pad."""
    page.locator(end).drag_to(
        page.locator(".rw-carrier:visible .rw-pad"), target_position={"x": 200, "y": 120}
    )


def test_a_unit_is_coupled_by_dragging_it_onto_the_shuttle(page: Page):
    show(page, page_of(at_undocking().do("transport 1")))
    with page.expect_request("**/acts") as sent:
        drag(page, "#open-3")
    assert sent.value.post_data_json == {"rev": 1, "actions": [NUMBERS["couple 4"]]}


def test_a_unit_that_would_be_lost_is_only_chosen_by_dragging(page: Page):
    table = carriers(2, {0: {1: "S-1", 2: "B-K5"}, 1: {1: "T-E"}}, cities={0: {"A": "T-A B-K2"}})
    show(page, page_of(table.do("transport 1")))
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    drag(page, "#open-1")
    expect(page.locator("#commit")).to_have_text("Couple anyway")
    expect(page.locator(".rw-said:visible")).to_contain_text("it would go to the box")
    expect(page.locator(".rw-boxed:visible")).to_have_count(1)
    assert not any(address.endswith("/acts") for address in sent)


def use_any_row(page: Page) -> None:
    """Undock something; the only row there is may be chosen already."""
    if not page.locator(INK_BUTTON).count():
        page.locator("#mat .rw-open-end").first.click()
    page.locator(INK_BUTTON).click()


def test_the_chapter_is_played_to_its_end_and_counted(visit: Visit):
    page = at_chapter_two(visit)
    wait_until_live(page)
    asked = ""
    while wait_for_turn(page, asked):
        asked = question(page)
        if page.locator(".rw-rows").count():
            use_any_row(page)
            continue
        targets = page.locator("#mat [data-act]")
        targets.first.click()
        page.click("#commit")
    expect(page.locator(".rw-final tbody tr")).to_have_count(6)
    expect(page.locator(".rw-final .winner")).not_to_have_count(0)
    expect(page.locator(".rw-sources tbody tr")).to_have_count(2)


def test_without_a_script_every_use_is_a_button_of_its_own(visit: Visit):
    page = at_chapter_two(visit, java_script_enabled=False)
    for _ in range(20):
        if page.locator("#acts.yours").count():
            break
        page.reload()
    before = page.locator(".log li").count()
    page.locator(".rw-buttons:visible button").last.click()
    page.wait_for_load_state()
    for _ in range(20):
        if page.locator(".log li").count() > before or page.locator("#commit").count():
            return
        page.reload()
    raise AssertionError("nothing came of it")
