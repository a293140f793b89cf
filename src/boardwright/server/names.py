"""What people may be called, and what bots are called."""

import re
import unicodedata
from collections.abc import Collection

from boardwright.bots import BOTS
from boardwright.server.errors import Refused

LONGEST = 24
"""Characters of a name."""
MOST_MARKS = 2
"""Combining marks in a row; more of them grow over the lines around."""
OPEN_CHAIR = "Open chair"
"""What a chair is called that nobody sits on."""
STAND_IN_MARK = "(bot)"
"""Follows the name of a person in whose place a bot plays."""

_BLANK = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
"""What Unicode lets programs ignore (Default_Ignorable_Code_Point), and signs that are drawn empty."""
_JOINERS = "\u200c\u200d"  # some scripts and emoji need them inside a word


def checked_name(text: str) -> str:
    """The name without spaces around it. Raises Refused if it cannot be shown, or misleads."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not all(_is_plain(character) for character in name) or any(map(_is_control, text.strip())):
        raise Refused("A name is made of letters, digits and signs that can be seen.")
    if not any(_is_seen(character) for character in name):
        raise Refused(f"Say what you are called: a name of 1 to {LONGEST} characters.")
    if len(name) > LONGEST:
        raise Refused(f"A name has at most {LONGEST} characters; this one has {len(name)}.")
    if _marks_in_a_row(name) > MOST_MARKS:
        raise Refused(f"A name has at most {MOST_MARKS} combining marks in a row.")
    if _is_reserved(name):
        raise Refused("Bots and open chairs are called so; choose another name.")
    return name


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, numbered if one at the table looks the same: Ana, Ana 2, Ana 3."""
    looks = {looks_like(other) for other in taken}
    number = 1
    candidate = name
    while looks_like(candidate) in looks:
        number += 1
        candidate = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return candidate


def looks_like(name: str) -> str:
    """Equal for names that nobody can tell apart: without case, width, style, and what is not seen."""
    folded = unicodedata.normalize("NFKC", _BLANK.sub("", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", _BLANK.sub("", folded)).split())


def bot_name(bot: str) -> str:
    """What a bot is called at a table."""
    return bot.replace("_", " ").capitalize()


def _is_plain(character: str) -> bool:
    if _BLANK.fullmatch(character):
        return character in _JOINERS or unicodedata.category(character) == "Mn"  # chooses between two forms
    return not _is_control(character)


def _is_control(character: str) -> bool:
    category = unicodedata.category(character)
    return (category[0] == "C" and character not in _JOINERS) or category in ("Zl", "Zp")


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNS" and not _BLANK.fullmatch(character)


def _marks_in_a_row(name: str) -> int:
    """The longest run of marks that are drawn over or under a letter."""
    marks = "".join(
        "m" if unicodedata.category(character) in ("Mn", "Me") else " "
        for character in unicodedata.normalize("NFC", _BLANK.sub("", name))
    )
    return max(map(len, marks.split()), default=0)


def _is_reserved(name: str) -> bool:
    looks = looks_like(name)
    unnumbered = re.sub(r" \d+$", "", looks)
    reserved = {looks_like(other) for other in (OPEN_CHAIR, *map(bot_name, BOTS))}
    return unnumbered in reserved or looks.endswith(STAND_IN_MARK)
