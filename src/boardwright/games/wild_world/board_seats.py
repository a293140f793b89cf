"""The seats' marks in Wild World."""

from boardwright.draw import seats

SEATS = "tvlr"
"""By seat number."""


def mark(seat: int, class_: str = "mark") -> str:
    """A seat's mark beside its player's name."""
    return seats.mark(SEATS[seat], class_)
