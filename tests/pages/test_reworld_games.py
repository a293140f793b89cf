"""Whole games of Reworld in the browser: by mouse, on a phone, by keys, and by forms without a script."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.games.reworld.scenario import carriers
from tests.pages.conftest import DESKTOP, PHONE, Visit, show
from tests.pages.play import is_over, question, wait_for_turn, wait_until_live
from tests.pages.test_carrier import page_of

pytestmark = pytest.mark.browser
PHONE_WITH_TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOVING = {"reduced_motion": "no-preference"}
"""On a desktop, with all movements of the pieces."""


class Player:
    """Plays like a person who takes what glows, and keeps a list of what was asked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[str] = []

    def play_until(self, kind: str) -> bool:
        """Until this is asked; False if the game is over before."""
        decision = ""
        while wait_for_turn(self.page, decision):
            if self.kind() == kind:
                return True
            decision = question(self.page)
            self.act()
        return False

    def act(self) -> None:
        """Answer what is asked."""
        kind = self.kind()
        self.asked.append(kind)
        {"turn": self.turn, "undock": self.undock, "couple": self.couple}.get(kind, self.choose)()

    def kind(self) -> str:
        """What is asked, by what the page offers."""
        marks = {"#offers": "turn", ".rw-rows": "undock", "#mat .rw-loose": "couple"}
        return next((kind for mark, kind in marks.items() if self.page.locator(mark).count()), "choose")

    def turn(self) -> None:
        """Take a module with its cheapest payment, or else drop out."""
        ports = self.shown(".station .port.legal")
        if not ports.count():
            self.drop_out()
            return
        ports.nth(len(self.asked) % ports.count()).click()
        self.commit("Take ")

    def drop_out(self) -> None:
        self.page.click("#act-21")
        if self.page.locator("#act-21[data-title]").count():
            self.page.click("#confirm [value=yes]")

    def undock(self) -> None:
        """A shuttle that could fly with a unit, or else any open end; the last button is the best use."""
        flights = self.page.locator(".rw-uses", has_text="to couple")
        row = flights.first.get_attribute("data-with") if flights.count() else ""
        ends = self.shown(f"#mat .rw-open-end[data-view={row}]" if row else "#mat .rw-open-end")
        end = ends.nth(len(self.asked) % ends.count())
        if end.get_attribute("aria-pressed") != "true":
            end.click()
        self.shown(".rw-uses.in-view .rw-buttons > button").last.click()

    def couple(self) -> None:
        """A unit that has a city, or nothing more."""
        choices = self.page.locator("#acts .choice:not(.lost)")
        if choices.count():
            row = choices.first.locator("input").get_attribute("id")
            self.page.click(f"#mat .rw-loose[data-act={row}]")
            self.commit("Couple ")
        else:
            self.page.locator("#acts button", has_text="Fly").click()

    def choose(self) -> None:
        """A city on the carrier, or which unit is first."""
        areas = self.shown("#mat [data-act]")
        (areas if areas.count() else self.page.locator("#acts .choice")).first.click()
        self.commit("")

    def commit(self, verb: str) -> None:
        expect(self.page.locator("#commit")).to_have_text(re.compile(f"^{verb}"))
        self.page.click("#commit")

    def shown(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true")


class PlayerByKeys(Player):
    """Presses keys only; takes modules in the first round, and later drops out at once."""

    def turn(self) -> None:
        is_first_round = "Round 1" in self.page.inner_text(".top")
        legal = self.shown(".station .port.legal").count()
        if not (is_first_round and legal):
            self.drop_out()
            return
        self.shown("#station [role=button][tabindex='0']").first.focus()
        while not self.page.evaluate("document.activeElement.matches('.legal')"):
            self.page.keyboard.press("ArrowRight")
        self.press("Enter", "Enter", "Enter")

    def drop_out(self) -> None:
        self.page.focus("#act-21")
        self.press("Enter")
        if self.page.locator("#act-21[data-title]").count():
            self.page.focus("#confirm [value=yes]")
            self.press("Enter")

    def undock(self) -> None:
        self.press(self.shown("#mat .rw-open-end").last.get_attribute("data-key") or "", "Enter")

    couple = undock

    def choose(self) -> None:
        area = self.page.locator("#mat [data-act][data-key]")
        if area.count():
            self.press((area.first.get_attribute("data-key") or "").lower(), "Enter")
        else:
            self.page.focus("#choices input")
            self.press("Space")
            self.page.focus("#commit")
            self.press("Enter")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def new_table(visit: Visit, bots: int, **options) -> Page:
    """A table of one person and bots, when the person is asked for the first time."""
    page = visit("/new/reworld", **options)
    players = bots + 1
    page.check(f"#count-{players}", force=True)
    page.fill(f"#name-{players}", "Ana")
    for seat in range(1, players):
        page.select_option(f"#seat-{players}-{seat}", "random")
    page.click(f"#form-{players} >> text=Set the table")
    page.wait_for_url("**/t/*")
    return page


def scores_add_up(page: Page, players: int) -> None:
    """The result: the sources of each player add up to the score, which the final ship says as well."""
    rows = [_numbers(row) for row in page.locator(".rw-sources tbody tr").all()]
    assert len(rows) == players
    assert all(sum(sources) == score for *sources, score in rows)
    totals = page.locator(".rw-final tfoot .rw-total")
    expect(totals).to_have_count(players)
    assert [row[-1] for row in rows] == sorted((row[-1] for row in rows), reverse=True)
    expect(page.locator(".rw-final tbody tr")).to_have_count(6)
    expect(page.locator("#verdict")).to_contain_text("point")


def _numbers(row: Locator) -> list[int]:
    texts = row.locator("td").all_inner_texts()
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]


def has_reloaded(page: Page) -> None:
    """A reload in mid-turn changes nothing."""
    asked, aboard = question(page), page.locator(".rw-carrier:visible .rw-pad").inner_text()
    page.reload()
    wait_until_live(page)
    assert question(page) == asked
    assert page.locator(".rw-carrier:visible .rw-pad").inner_text() == aboard


def has_taken_back(page: Page) -> None:
    """The shuttle is on the pad: its transport is taken back, and the row may be chosen anew."""
    asked = question(page)
    page.click(".take-back")
    assert wait_for_turn(page, asked)
    expect(page.locator(".rw-rows")).to_be_visible()


def drag_a_unit(page: Page) -> None:
    """Onto the shuttle; one that would be lost is only chosen by that."""
    asked = question(page)
    page.locator(".rw-loose").first.drag_to(page.locator(".rw-carrier:visible .rw-pad"))
    if page.locator("#commit", has_text="Couple anyway").count():
        page.click("#commit")
    assert wait_for_turn(page, asked)


@pytest.mark.parametrize("options", [MOVING, PHONE_WITH_TOUCH], ids=["desktop", "phone"])
def test_a_game_against_two_bots(visit: Visit, options: dict):
    """To the final ship, with a turn begun and taken back, and a reload in mid-turn."""
    page = new_table(visit, 2, **options)
    wait_until_live(page)
    player = Player(page)
    assert player.play_until("couple"), "no shuttle could fly"
    has_reloaded(page)
    has_taken_back(page)
    assert player.play_until("couple")
    if options is MOVING:
        drag_a_unit(page)
    player.play_until("")
    assert player.asked.count("turn") > 20
    assert player.asked.count("undock") > 10
    scores_add_up(page, 3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_best_city_is_chosen_as_soon_as_the_page_is_there(chromium: Browser):
    """The game's own script hears of the first picture, too."""
    cities = {"A": "T-A", "B": "T-B T-B"}
    table = carriers(2, {0: {1: "X-ROW"}, 1: {1: "T-E"}}, cities={0: cities}).do("task 1")
    page = chromium.new_page(viewport=DESKTOP, reduced_motion="reduce")
    show(page, page_of(table))
    expect(page.locator("#commit")).to_have_text("Score city B: 3")
    expect(page.locator("#city-1")).to_have_attribute("aria-pressed", "true")
    page.close()


def test_a_game_by_keys_alone(visit: Visit):
    page = new_table(visit, 1)
    wait_until_live(page)
    player = PlayerByKeys(page)
    player.play_until("")
    assert {"turn", "undock"} <= set(player.asked)
    scores_add_up(page, 2)


def test_a_game_without_a_script(visit: Visit):
    """A round with modules; then the person drops out at once, to come to Chapter Two."""
    page = new_table(visit, 1, java_script_enabled=False)
    acts = 0
    while not is_over(page):
        if page.locator("#acts.yours").count():
            act_by_form(page, acts)
            acts += 1
        else:
            page.wait_for_timeout(20)
            page.reload()
    assert acts > 12
    scores_add_up(page, 2)


def act_by_form(page: Page, number: int) -> None:
    """One step, by a form."""
    modules = page.locator("#modules")
    if modules.count() and "Round 1" in page.inner_text(".top"):
        page.click("#modules summary")
        page.locator(".module-choice").first.click()
        page.click("#commit")
    elif page.locator("#choices input").count() and not modules.count():
        labels = page.locator("#choices .choice")
        labels.nth(number % labels.count()).click()
        page.click("#commit")
    else:
        page.locator("#acts button[name=actions]").locator("visible=true").last.click()
