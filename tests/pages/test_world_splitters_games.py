"""Whole games of World Splitters in the browser: by mouse and on a phone, by keys, and without a script."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.pages.conftest import PHONE, Visit
from tests.pages.play import is_over, question, wait_for_turn, wait_until_live

pytestmark = pytest.mark.browser
PHONE_WITH_TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Player:
    """Takes the first thing that lights up, borders that enclose something before others."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decision = ""
        """The question that was answered last."""
        self.done: list[str] = []
        """What the button has said, one for each decision."""

    def is_asked(self) -> bool:
        return question(self.page) not in ("", self.decision)

    def act(self) -> None:
        """One decision: choose, look at the button, press it."""
        self.decision = question(self.page)
        self.choose()
        commit = self.page.locator("#commit")
        expect(commit).not_to_have_attribute("aria-disabled", "true")
        self.done.append(commit.inner_text())
        self.commit()

    def choose(self) -> None:
        closing, places = self.page.locator("#targets .closing"), self.page.locator("#targets [data-act]")
        if places.count():
            (closing if closing.count() else places).locator(".ws-hit").first.click()
        elif self.choices().first.is_visible():
            self.choices().nth(self.which()).click()
        else:  # a full purse on a phone
            self.page.click("[data-step='1']")

    def commit(self) -> None:
        self.page.click("#commit")

    def choices(self) -> Locator:
        """Amounts or cards, below the map."""
        return self.page.locator("#acts label")

    def which(self) -> int:
        """Another one every time; of many amounts a small one."""
        return len(self.done) % min(self.choices().count(), 4)

    def verbs(self) -> set[str]:
        return {done.split()[0] for done in self.done}


class PlayerByKeys(Player):
    """Presses keys only."""

    def choose(self) -> None:
        keys = self.page.keyboard
        if self.page.locator("#targets [data-act]").count():
            self.page.focus("#targets [tabindex='0']")
            if self.page.locator("#targets .closing").count():
                keys.press("Shift+ArrowRight")
            keys.press("Space")
        else:
            self.page.focus("#choices input")
            keys.press("Space")
            for _ in range(self.which()):
                keys.press("ArrowRight")

    def commit(self) -> None:
        self.page.focus("#commit")
        self.page.keyboard.press("Enter")


class PlayerByForms(Player):
    """Folds the list out, if there is one, and sends the form."""

    def act(self) -> None:
        self.decision = question(self.page)
        if self.page.locator("#acts summary").count():
            self.page.click("#acts summary")
        label = self.choices().nth(self.which())
        label.click()
        self.done.append(label.locator("input").get_attribute("data-commit") or "")
        with self.page.expect_navigation():
            self.page.click("#commit")


def new_table(visit: Visit, map_id: str, *seats: str, **options) -> Page:
    """A table of Ana, who begins, and these: bots by name, `open` for people."""
    page = visit("/new/world_splitters", **options)
    players = len(seats) + 1
    page.check(f"#count-{players}", force=True)
    page.fill(f"#name-{players}", "Ana")
    for seat, taker in enumerate(seats, 1):
        page.select_option(f"#seat-{players}-{seat}", taker)
    page.select_option(f"#option-{players}-map", map_id)
    page.select_option(f"#option-{players}-start", "0")
    page.click(f"#form-{players} >> text=Set the table")
    page.wait_for_url("**/t/*")
    return page


def play_together(players: list[Player]) -> None:
    """To the end, whoever is asked."""
    for player in players:
        wait_until_live(player.page)
    while not all(is_over(player.page) for player in players):
        for player in players:
            if player.is_asked():
                player.act()
        players[0].page.wait_for_timeout(20)


def play_alone(player: Player, until: str = "") -> None:
    """To the end, or until the button has said this."""
    while wait_for_turn(player.page, player.decision):
        player.act()
        if until and player.done[-1].startswith(until):
            return


def scores_add_up(page: Page, players: int) -> None:
    """The result: the sources of each player add up to the score; best player first."""
    expect(page.locator("#places li")).to_have_count(players)
    rows = [_numbers(row.locator("td").all_inner_texts()) for row in page.locator("#count tbody tr").all()]
    assert len(rows) == players
    assert all(sum(sources) == score for *sources, score in rows)
    assert [row[-1] for row in rows] == sorted((row[-1] for row in rows), reverse=True)
    expect(page.locator("#verdict")).to_contain_text("point")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _numbers(texts: list[str]) -> list[int]:
    return [int(text.replace("\N{MINUS SIGN}", "-") or 0) for text in texts]


def test_four_players_two_browsers_two_bots(visit: Visit):
    """On Gimmicks; Ben plays on a phone, and somebody watches."""
    ana = new_table(visit, "gimmicks", "open", "greedy", "random")
    ben = visit(ana.url, **PHONE_WITH_TOUCH)
    ben.fill("#name-1", "Ben")
    ben.click("text=Sit down")
    expect(ana.locator("#chair-1")).to_contain_text("Ben")
    ana.click("text=Start the game")
    watcher = visit(ana.url)
    players = [Player(ana), Player(ben)]
    play_together(players)
    for player in players:
        assert {"Divide", "Bid"} <= player.verbs()
        assert {"Accept", "Return"} & player.verbs()
    for page in (ana, ben, watcher):
        scores_add_up(page, 4)


def test_two_players_offer_and_reply(visit: Visit):
    """On Kanal, against a bot, with an open offer taken back and a reload in mid-turn."""
    page = new_table(visit, "kanal", "greedy")
    wait_until_live(page)
    player = Player(page)
    play_alone(player, until="Offer")
    assert wait_for_turn(page, player.decision)
    asked = question(page)
    page.click(".take-back")
    assert wait_for_turn(page, asked)
    expect(page.locator("#acts")).to_contain_text("of 9")
    page.reload()
    wait_until_live(page)
    play_alone(player)
    assert {"Divide", "Offer", "Accept", "Return"} <= player.verbs()
    scores_add_up(page, 2)


def test_a_game_by_keys_alone(visit: Visit):
    page = new_table(visit, "nuta", "random", "random")
    wait_until_live(page)
    player = PlayerByKeys(page)
    play_alone(player)
    assert {"Divide", "Bid"} <= player.verbs()
    scores_add_up(page, 3)


def test_a_game_without_a_script(visit: Visit):
    page = new_table(visit, "pompa", "random", java_script_enabled=False)
    player = PlayerByForms(page)
    while not is_over(page):
        if question(page):
            player.act()
        else:
            page.wait_for_timeout(20)
            page.reload()
    assert {"Divide", "Offer"} <= player.verbs()
    scores_add_up(page, 2)
