"""The box cover: masks of the five realms round a monster in the night."""

from boardwright.draw.markup import element

_SECTORS = (("magic", "M160 110 0 0H110L160 110Z", ""),)


def cover() -> str:
    """A picture of 320 x 220 that fills its frame."""
    return element("svg", class_="cover", viewBox="0 0 320 220", aria_hidden="true")
