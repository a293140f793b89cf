"""The seats' marks in Reworld."""

from boardwright.draw import seats

SEATS = "tvlr"
"""By seat number."""


def mark(seat: int, class_: str = "mark") -> str:
    """A seat's mark beside its name."""
    return seats.mark(SEATS[seat], class_)
