"""What all decisions share: radios, notes in the place of the prompt, lists, the button that commits."""

from collections.abc import Sequence

from boardwright.draw.markup import element, hidden_text, text


def radio(action: int, commit: str, is_required: bool = True) -> str:
    """The choice of an action; `commit` is what the button then says.

    A browser without our script asks for what is required where it stands. In a closed list it cannot,
    and would send nothing and say nothing; there the server asks.
    """
    return element(
        "input",
        type="radio",
        name="actions",
        value=str(action),
        id=f"act-{action}",
        data_commit=commit,
        required=is_required,
    )


def group(name: str, class_: str, choices: Sequence[str]) -> str:
    """Choices side by side."""
    look = f"choices {class_}"
    return element("div", *choices, class_=look, id="choices", role="radiogroup", aria_label=name)


def folded(name: str, choices: Sequence[str]) -> str:
    """Many choices as a list that is folded out; the map offers the same."""
    title = element("summary", "List", hidden_text(f" of {name}"), class_="button line")
    sheet = element("div", *choices, class_="ws-list", role="radiogroup", aria_label=name)
    return element(
        "div", element("details", title, sheet, class_="ws-folded"), class_="choices ws-listed", id="choices"
    )


def note(action: int, headline: str, consequence: str) -> str:
    """What an action would do, in the place of the prompt while it is looked at or chosen."""
    content = element("h2", text(headline)), element("p", text(consequence))
    return element("div", *content, class_="ws-note", data_with=f"act-{action}", hidden=True)


def notes(all_of_them: Sequence[str]) -> str:
    return element("div", *all_of_them, class_="ws-notes", id="notes")


def commit(ask: str) -> str:
    """The button that makes it final; until something is chosen it says what is missing."""
    return element("button", "Commit", type="submit", class_="button act commit", id="commit", data_ask=ask)
