"""Codes of tables: two words and a number, easy to read aloud, hard to guess."""

import secrets
from importlib import resources

WORDS = (resources.files("boardwright.server") / "code_words.txt").read_text("utf-8").split()
"""Our own list, of 283 words."""


def new_code() -> str:
    """A code as `maple-otter-4217`, one of about 700 million, drawn by the operating system."""
    first, second = secrets.choice(WORDS), secrets.choice(WORDS)
    return f"{first}-{second}-{1000 + secrets.randbelow(9000)}"


def tidied(text: str) -> str:
    """A code as somebody typed it, in the form that addresses have."""
    return "-".join(text.lower().replace("-", " ").split())
