"""What a screen reader finds on a standard position, as a golden file.

BOARDWRIGHT_REWRITE=1 writes it anew; look at the difference before you keep it.
"""

import os
from pathlib import Path

import pytest

from boardwright.core.board import Chair
from boardwright.server import render
from boardwright.server.table_view import TableView
from tests.games.splitz.scenario import Table
from tests.pages.conftest import show

pytestmark = pytest.mark.browser
GOLDEN = Path(__file__).with_name("standard_position.yaml")


def standard_position() -> TableView:
    """Three players; the first has to choose in round 2, the second has committed."""
    table = Table(3).row("J J | 5 6 | 5 6 7")
    for seat, color in ((1, "blue"), (2, "black"), (0, "white")):
        table.do(seat, f"vote {color}")
    table.row("3 7 J | 9 9 | 8 8")
    table.do(1, "vote blue")
    chairs = (Chair("Ana", "person", True), Chair("Ben", "person"), Chair("Cleo", "bot"))
    seen = table.game.observation(table.state, 0)
    return TableView("maple-otter-4217", table.game, "running", chairs, 0, True, 3, seen, (), False)


def test_every_area_has_its_name(chromium):
    html = render.table(standard_position())
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, java_script_enabled=False)
    page = context.new_page()

    show(page, html)
    snapshot = page.locator("#table").aria_snapshot() + "\n"
    context.close()
    if os.environ.get("BOARDWRIGHT_REWRITE"):
        GOLDEN.write_text(snapshot, "utf-8")
    assert snapshot == GOLDEN.read_text("utf-8")
