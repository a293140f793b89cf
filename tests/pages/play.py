"""How the tests play: whatever is asked, by mouse, by keyboard, or by forms without a script."""

from playwright.sync_api import Page

LONG_WAIT = 15_000


def is_over(page: Page) -> bool:
    return page.get_attribute("#table", "data-stage") == "over"


def question(page: Page) -> str:
    """The mark of what is asked now; empty while others act."""
    return page.get_attribute("#table", "data-decision") or ""


def wait_until_live(page: Page) -> None:
    page.wait_for_selector("#connection[data-state=live]", state="attached", timeout=LONG_WAIT)


def wait_for_turn(page: Page, after: str = "") -> bool:
    """Waits for the next question, or the end: then False."""
    page.wait_for_function(
        "after => { const table = document.getElementById('table').dataset;"
        "return table.stage === 'over' || (table.decision && table.decision !== after); }",
        arg=after,
        timeout=LONG_WAIT,
    )
    return not is_over(page)


def act(page: Page, choice: int = 0) -> str:
    """One decision by mouse, on the board, then the commit button. Answers what was asked."""
    asked = question(page)
    if page.locator("#cuts").count():
        gaps = page.locator(".gap-hit")
        gaps.nth(0).click()
        gaps.nth(1 + choice % (gaps.count() - 1)).click()
    elif page.locator(".tray.legal").count():
        trays = page.locator(".tray.legal .tray-body")
        trays.nth(choice % trays.count()).click()
    else:
        page.locator("#goods label.legal").first.click()
    page.click("#commit")
    return asked


def act_by_keyboard(page: Page, choice: int = 0) -> str:
    """One decision with nothing but keys."""
    asked = question(page)
    gaps = page.locator("#cuts .gap").count()
    if gaps:
        page.focus("#cuts .gap[tabindex='0']")
        page.keyboard.press("Enter")
        for _ in range(1 + choice % (gaps - 1)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    else:
        page.focus("#choices input")
        page.keyboard.press("Space")
        for _ in range(choice % page.locator("#choices input").count()):
            page.keyboard.press("ArrowDown")
    page.focus("#commit")
    page.keyboard.press("Enter")
    return asked


def play_until_over(page: Page, how=act) -> int:
    """Plays alone against bots; answers how often it was asked."""
    acts, asked = 0, ""
    while wait_for_turn(page, asked):
        asked = how(page, acts)
        acts += 1
    return acts
