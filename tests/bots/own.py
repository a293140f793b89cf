"""Bots as a user of the library would write them, some with a fault."""

from boardwright import SeatView


class Last:
    """Takes the highest legal action."""

    def __init__(self, seed: int, index: int) -> None:
        self.made_from = seed, index

    def choose(self, view: SeatView) -> int:
        return view.legal_actions()[-1]


class Whole:
    """A number that is no int, as of NumPy."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


class Careful(Last):
    def choose(self, view: SeatView) -> int:
        return Whole(super().choose(view))  # type: ignore[return-value]


class Cheat(Last):
    def choose(self, view: SeatView) -> int:
        return 53


class Poet(Last):
    def choose(self, view: SeatView) -> int:
        return "vote blue"  # type: ignore[return-value]


class Clumsy(Last):
    def choose(self, view: SeatView) -> int:
        raise KeyError("plan")


class Stranger:
    """Is made with other arguments."""

    def __init__(self) -> None: ...


def mute(seed: int, index: int) -> object:
    """Makes something that is no bot."""
    return object()


NOTHING = None
