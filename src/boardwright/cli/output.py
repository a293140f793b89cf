"""What commands print: one JSON document, or text that is coloured on a terminal."""

import json
import sys
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text


def print_json(document: Any) -> None:
    """One JSON document on standard output."""
    print(json.dumps(document, separators=(",", ":")))


def console() -> Console:
    """Standard output; lines are not broken where nobody looks at a screen."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def print_markdown(screen: Console, text: str) -> None:
    """A text page, its lines broken to the width of the screen."""
    screen.print(Markdown(text), soft_wrap=False)


def table(*headings: str) -> Table:
    """An empty table; columns whose heading ends in a colon hold text, the others numbers."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for heading in headings:
        is_text = heading.endswith(":")
        name = Text(heading.removesuffix(":"))
        grid.add_column(name, justify="left" if is_text else "right", overflow="fold", no_wrap=not is_text)
    return grid
