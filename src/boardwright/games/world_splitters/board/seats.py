"""The seats' marks in World Splitters: the colours of its explorers, in their order."""

from boardwright.draw import seats

SEATS = "tvslr"
"""By seat number: orange, purple, blue, green, pink."""


def mark(seat: int, class_: str = "mark") -> str:
    """A seat's mark beside its name."""
    return seats.mark(SEATS[seat], class_)
