"""The colour tokens of style sheets, for tests that hold other colours against those of the pages."""

import re
from importlib import resources


def tokens_of(css: str) -> dict[str, str]:
    """Names and colours, of the light theme where there are two."""
    found: dict[str, str] = {}
    for name, color in re.findall(r"--([\w-]+): (#\w{6})", css):
        found.setdefault(name, color)
    return found


def game_tokens(game: str) -> dict[str, str]:
    """The tokens of a game's own style sheet, over those of all pages."""
    shared = (resources.files("boardwright.server") / "static" / "tokens.css").read_text("utf-8")
    own = (resources.files(f"boardwright.games.{game}") / "static" / "board.css").read_text("utf-8")
    return tokens_of(shared) | tokens_of(own)
