"""Whole games of Wild World in the browser: by mouse, by touch on a phone, by keys, and without a script."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.data.terms import REGIONS
from boardwright.games.wild_world.rules.actions import (
    ACT,
    BUY,
    DISCARD,
    END,
    FIGHT,
    FIGHT_CARD,
    HOME,
    IDLE,
    ISLAND,
    LOCK,
    NUM_ACTIONS,
    PLACE,
    REST,
    SKIP,
    SUBSTITUTE,
    TAKE,
    TRAVEL,
)
from tests.pages.conftest import PHONE, Visit
from tests.pages.play import LONG_WAIT, is_over, question, wait_for_turn, wait_until_live

GAME = "wild_world"
pytestmark = pytest.mark.browser
PHONE_WITH_TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
KINDS = {
    "home": (HOME, DISCARD),
    "discard": (DISCARD, TRAVEL),
    "travel": (TRAVEL, FIGHT_CARD),
    "place": (PLACE, FIGHT),
    "fight": (FIGHT, REST),
    "rest": (REST, ISLAND),
    "idle": (IDLE, ACT),
    "act": (ACT, BUY),
    "buy": (BUY, TAKE),
    "take": (TAKE, SKIP),
    "skip": (SKIP, END),
    "end": (END, END + 1),
    "unlock": (LOCK, SUBSTITUTE),
    "choose": (FIGHT_CARD, NUM_ACTIONS),
}
"""Kinds of acts, by their numbers; the last has all that the others have not."""
OPTIONS = {"place", "fight", "rest"}
BREWS = (0, 1)
"""Card spaces of the realm whose main action brings potions."""
UNLOCKS = (6, 7)
"""Those of the realm whose main action opens a lock."""
SECOND_REGION = 1
"""Its first space brings a potion on every A side, so that nothing unknown comes by it."""
NEAR_THE_CORNER = {"x": 10, "y": 10}
"""Of an area: other things lie over the middle of some."""
OFFERED = "all => all.map(each => Number(each.value))"


def kind_of(action: int) -> str:
    return next(kind for kind, (first, end) in KINDS.items() if first <= action < end)


class Player:
    """Plays like a person who wants to see everything: brews potions, fights, unlocks, travels, rests.

    Cards of the own colour stay in hand until one has fought: two potions actions and a crystal are
    enough for the first monster.
    """

    def __init__(self, page: Page, hurries: bool = False) -> None:
        self.page = page
        self.hurries = hurries
        """Whether to rest as soon as all has been seen."""
        self.done: list[str] = []
        """The kinds of acts, in order."""

    # What to do

    def play(self, until: str = "") -> bool:
        """Until such an act is done; False if the game is over before."""
        decision = ""
        while wait_for_turn(self.page, decision):
            decision = question(self.page)
            action = self.choice(self.offered())
            self.do(action)
            self.done.append(kind_of(action))
            if self.done[-1] == until:
                return wait_for_turn(self.page, decision)
        return False

    def offered(self) -> list[int]:
        """The actions that the page offers."""
        return self.page.eval_on_selector_all("[name=actions]", OFFERED)

    def choice(self, offered: list[int]) -> int:
        """The action that is wanted most."""
        by_kind: dict[str, list[int]] = {}
        for action in offered:
            by_kind.setdefault(kind_of(action), []).append(action)
        for kind in self.wishes(by_kind):
            if kind in by_kind:
                return self.best_of(kind, by_kind[kind], by_kind.get("home", []))
        raise AssertionError(f"nothing to do among {offered}")

    def wishes(self, by_kind: dict[str, list[int]]) -> list[str]:
        """Kinds of acts, the best first."""
        has_fought = "fight" in self.done
        wishes = ["fight"]
        if by_kind.keys() & OPTIONS and self.done.count("travel") < 2 and self.travellers(by_kind):
            wishes = ["travel"]
        elif "end" in by_kind and has_fought and self.done[-1] != "home":
            wishes = ["home"]
        has_seen_all = {"fight", "unlock"} <= set(self.done)
        wishes += ["rest", "place"] if self.hurries and has_seen_all else ["place", "rest"]
        wishes += ["act", "unlock"]
        return [*wishes, *(["buy"] if has_fought else []), "take", "skip", "end", "idle", "choose", "buy"]

    def travellers(self, by_kind: dict[str, list[int]]) -> list[int]:
        """Ways to let a card of another colour than the own one travel."""
        hand = Counter((action - HOME) // CARDS_EACH for action in by_kind.get("home", []))
        return [
            action
            for action in by_kind.get("travel", [])
            if (action - TRAVEL) % REGIONS == SECOND_REGION
            and hand[(action - TRAVEL) // REGIONS // CARDS_EACH] == 1
        ]

    def best_of(self, kind: str, actions: list[int], home: list[int]) -> int:
        """The first one, but for travels and placements."""
        if kind == "travel":
            return self.travellers({"home": home, "travel": actions})[0]
        if kind == "place":
            wanted = BREWS if "fight" not in self.done and self.done.count("place") != 1 else UNLOCKS
            return next((PLACE + space for space in wanted if PLACE + space in actions), actions[0])
        return actions[0]

    # How it is done

    def do(self, action: int) -> None:
        """By mouse: an area of the boards if there is one, otherwise the button."""
        if kind_of(action) in ("home", "travel"):
            self.page.click(f"[data-card='{card_of(action)}']")
        area = self.shown(f"[data-act='act-{action}']")
        (area if area.count() else self.shown(f"#act-{action}")).first.click()
        self.confirm(action)

    def confirm(self, action: int) -> None:
        """The button of a choice that can be changed, and the dialog that asks before the last end."""
        if self.page.locator(f"label #act-{action}").count():
            self.press("#commit")
        if self.page.locator(f"#act-{action}[data-title]").count():
            self.press("#confirm [value=yes]")

    def press(self, selector: str) -> None:
        self.page.click(selector)

    def shown(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true")


class PlayerByTouch(Player):
    """Taps; what is tapped may open a sheet, whose button then acts. Opens menus and tabs."""

    def do(self, action: int) -> None:
        if kind_of(action) in ("home", "travel"):
            self.page.tap("#tab-hand")
            self.page.tap(f"[data-card='{card_of(action)}']")
            self.act_in_sheet(action)
        elif kind_of(action) == "fight":
            self.page.tap("#menu-fight summary")
            self.shown(f"#act-{action}").tap()
        else:
            area = self.shown(f"[data-act='act-{action}']")
            if area.count():
                area.first.tap(position=NEAR_THE_CORNER)
                self.act_in_sheet(action)
            else:
                self.shown(f"#act-{action}").first.tap()
        self.confirm(action)

    def act_in_sheet(self, action: int) -> None:
        """If there is one."""
        button = self.shown(f".ww-about [data-act='act-{action}'], .ww-uses #act-{action}")
        if button.count():
            button.first.tap()

    def press(self, selector: str) -> None:
        self.page.tap(selector)


class PlayerByKeys(Player):
    """Presses keys only."""

    def do(self, action: int) -> None:
        kind = kind_of(action)
        if kind in ("home", "travel"):
            self.go("#hand [tabindex='0']", f"#own-card-{card_of(action)}")
            self.keys("h" if kind == "home" else "t")
            while kind == "travel" and not self.is_at(f"#act-{action}"):
                self.keys("t")
            self.keys(*(["Enter"] if kind == "travel" else []))
        elif kind in OPTIONS:
            self.keys(kind[0])
            self.go("", f"[data-act=act-{action}]")
            self.keys("Enter")
        elif kind == "end":
            self.keys("e")
        elif self.shown(f"[data-act='act-{action}']").count():
            self.shown(f"[data-act='act-{action}']").first.focus()
            self.keys("Enter")
        else:
            self.page.focus(f"#act-{action}")
            self.keys("Space" if self.page.locator(f"label #act-{action}").count() else "Enter")
        self.confirm(action)

    def go(self, start: str, target: str) -> None:
        """By arrow keys."""
        if start:
            self.page.focus(start)
        for _ in range(40):
            if self.is_at(target):
                return
            self.keys("ArrowRight")
        raise AssertionError(f"arrow keys do not lead to {target}")

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def press(self, selector: str) -> None:
        self.page.focus(selector)
        self.keys("Enter")

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


class PlayerByForms(Player):
    """Folds the menus out and sends forms; there is no script."""

    def play(self, until: str = "") -> bool:
        while not is_over(self.page):
            if not question(self.page):
                self.page.wait_for_timeout(20)
                self.page.reload()
                continue
            action = self.choice(self.offered())
            with self.page.expect_navigation(wait_until="domcontentloaded", timeout=LONG_WAIT):
                self.do(action)
            self.done.append(kind_of(action))
            if self.done[-1] == until:
                return True
        return False

    def do(self, action: int) -> None:
        button = self.page.locator(f"#act-{action}")
        menu = self.page.locator(".ww-menu", has=button)
        if menu.count():
            menu.locator("summary").click()
        if button.get_attribute("type") == "radio":
            button.check()
            self.page.click("#commit")
        else:
            button.click()


def card_of(action: int) -> int:
    """The card that goes home or travels."""
    return (action - TRAVEL) // REGIONS if action >= TRAVEL else action - HOME


def new_table(visit: Visit, *seats: str, **options) -> Page:
    """A table of Ana and these bots."""
    page = visit(f"/new/{GAME}", **options)
    players = len(seats) + 1
    page.check(f"#count-{players}", force=True)
    page.fill(f"#name-{players}", "Ana")
    for seat, taker in enumerate(seats, 1):
        page.select_option(f"#seat-{players}-{seat}", taker)
    page.click(f"#form-{players} >> text=Set the table")
    page.wait_for_url("**/t/*")
    return page


def has_taken_back(player: Player) -> None:
    """The card that travelled is in hand again, and a reload changes nothing."""
    page = player.page
    hand = page.locator("#hand .ww-in-hand").count()
    asked = question(page)
    page.click(".take-back")
    expect(page.locator("#table")).not_to_have_attribute("data-decision", asked)
    expect(page.locator("#hand .ww-in-hand")).to_have_count(hand + 1)
    page.reload()
    expect(page.locator("#hand .ww-in-hand")).to_have_count(hand + 1)


def play_whole_game(player: Player, players: int) -> None:
    """With a journey taken back, and all three options."""
    assert player.play(until="travel"), "no card could travel"
    has_taken_back(player)
    player.play()
    assert {"travel", "unlock", "end", *OPTIONS} <= set(player.done)
    scores_add_up(player.page, players)


def scores_add_up(page: Page, players: int) -> None:
    """The result: the categories of each player add up to the total, best player first."""
    expect(page.locator("#places li")).to_have_count(max(2, players))  # the Warden has a place
    rows = [row.locator("td").all() for row in page.locator("#count tbody tr").all()]
    assert len(rows) == players
    totals = [int(row[-1].inner_text()) for row in rows]
    assert [sum(int(cell.locator("b").inner_text()) for cell in row[:-1]) for row in rows] == totals
    assert totals == sorted(totals, reverse=True)
    expect(page.locator("#verdict")).to_contain_text(re.compile("win|point"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_against_a_bot(visit: Visit):
    page = new_table(visit, "greedy")
    wait_until_live(page)
    play_whole_game(Player(page), 2)


def test_a_game_on_a_phone(visit: Visit):
    page = new_table(visit, "greedy", **PHONE_WITH_TOUCH)
    wait_until_live(page)
    play_whole_game(PlayerByTouch(page, hurries=True), 2)


def test_a_game_by_keys_alone(visit: Visit):
    page = new_table(visit, "greedy")
    wait_until_live(page)
    play_whole_game(PlayerByKeys(page, hurries=True), 2)


def test_a_game_without_a_script(visit: Visit):
    page = new_table(visit, "greedy", java_script_enabled=False)
    play_whole_game(PlayerByForms(page, hurries=True), 2)


def test_a_game_alone(visit: Visit):
    """Against the Warden."""
    page = new_table(visit)
    wait_until_live(page)
    play_whole_game(Player(page, hurries=True), 1)
