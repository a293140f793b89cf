"""What all decisions of Wild World share: buttons that act at once, radios, the button that commits."""

from collections.abc import Sequence

from boardwright.core.lines import Line, Piece
from boardwright.draw.markup import classes, element, hidden_text, text


def at_once(action: int, *content: str, look: str = "button line", **attributes: str | None) -> str:
    """A button that does the action when it is pressed."""
    return element(
        "button",
        *content,
        type="submit",
        form="at-once",
        name="actions",
        value=str(action),
        id=f"act-{action}",
        class_=look,
        **attributes,
    )


def choice(action: int, picture: str, title: str, more: str = "", look: str = "") -> str:
    """The same as one of the large choices of the act bar: a picture, what it is, and what it brings."""
    words = element("span", element("b", text(title)), element("small", text(more)) if more else "")
    return at_once(action, picture, words, look=classes("choice", "ww-choice", look))


def radio(action: int, commit: str, picture: str, title: str, more: str = "") -> str:
    """A choice that can be changed; `commit` is what the button then says."""
    control = element(
        "input",
        type="radio",
        name="actions",
        value=str(action),
        id=f"act-{action}",
        data_commit=commit,
        required=True,
    )
    words = element("span", element("b", text(title)), element("small", text(more)) if more else "")
    return element("label", control, picture, words, class_="choice ww-choice")


def commit(ask: str) -> str:
    """The button that makes the chosen radio final; until then it says what is missing."""
    return element("button", "Commit", type="submit", class_="button act commit", id="commit", data_ask=ask)


def group(name: str, *choices: str, look: str = "") -> str:
    """The choices of a decision, side by side."""
    return element(
        "div",
        *choices,
        class_=classes("choices ww-choices", look),
        id="choices",
        role="group",
        aria_label=name,
    )


def menu(
    name: str,
    title: str,
    picture: str,
    more: str,
    entries: Sequence[str],
    why: str = "",
    key: str | None = None,
) -> str:
    """One of the large choices that opens a list of its entries; without any it says why."""
    words = element("span", element("b", text(title)), element("small", text(more)))
    if not entries:
        off = element("span", picture, words, class_="ww-choice", aria_disabled="true", data_why=why)
        return element("div", off, hidden_text(why), class_="ww-menu", id=f"menu-{name}")
    head = element("summary", picture, words, class_="ww-choice", data_key=key)
    listed = element("div", *entries, class_="ww-menu-list", role="group", aria_label=title)
    return element("details", head, listed, class_="ww-menu", id=f"menu-{name}", name="ww-menu")


def said(line: Line) -> str:
    """A line without players, as words."""
    return "".join(part.name if isinstance(part, Piece) else str(part) for part in line)


def capital(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
