"""What people may be called, and what bots are called."""

import unicodedata
from collections.abc import Collection

from boardwright.server.errors import Refused

LONGEST = 24
_JOINERS = "\u200c\u200d"  # some scripts need them inside a word


def checked_name(text: str) -> str:
    """The name without spaces around it. Raises Refused if it cannot be shown in a line."""
    if not all(character in _JOINERS or _is_plain(character) for character in text.strip()):
        raise Refused("A name is made of letters, digits and signs; leave out control characters.")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise Refused("Say what you are called: a name of 1 to 24 characters.")
    if len(name) > LONGEST:
        raise Refused(f"A name has at most {LONGEST} characters; this one has {len(name)}.")
    return name


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, numbered if somebody at the table has it already: Ana, Ana 2, Ana 3."""
    number = 1
    candidate = name
    while candidate in taken:
        number += 1
        candidate = f"{name[: LONGEST - len(str(number)) - 1]} {number}"
    return candidate


def bot_name(bot: str) -> str:
    """What a bot is called at a table."""
    return bot.replace("_", " ").capitalize()


def _is_plain(character: str) -> bool:
    return unicodedata.category(character)[0] != "C" and unicodedata.category(character) not in ("Zl", "Zp")
