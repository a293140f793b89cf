"""HTML and SVG as well-formed text."""

from html import escape

Attribute = str | float | bool | None

_EMPTY = frozenset({"br", "circle", "img", "input", "path", "rect", "use"})
"""Elements that never hold anything."""


def element(tag: str, /, *content: str, **attributes: Attribute) -> str:
    """An element around markup. Keywords are attributes: `class_` for class, `_` for a hyphen.

    None and False leave an attribute out, True gives it its own name as value.
    """
    start = tag + "".join(_attribute(key, value) for key, value in attributes.items())
    if tag in _EMPTY:
        return f"<{start}/>"
    return f"<{start}>{''.join(content)}</{tag}>"


def text(words: str) -> str:
    """Words of people or data as markup."""
    return escape(words)


def number(value: float) -> str:
    """A coordinate, as short as it can be written to a hundredth."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def classes(*names: str, **switched: bool) -> str:
    """The value of a class attribute: names, and those keywords that are true (`_` for a hyphen)."""
    chosen = [name.replace("_", "-") for name, on in switched.items() if on]
    return " ".join([name for name in names if name] + chosen)


def hidden_text(words: str) -> str:
    """Words that are heard, not seen."""
    return element("span", text(words), class_="vh")


def _attribute(key: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    if value is True:
        value = name
    shown = number(value) if isinstance(value, (int, float)) else escape(value)
    return f' {name}="{shown}"'
