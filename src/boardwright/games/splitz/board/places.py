"""Where the cards of the row have gone, and which parts a picture of the round shows."""

from typing import NamedTuple

from boardwright.games.splitz.rules.position import LOST as OUT_OF_PLAY
from boardwright.games.splitz.rules.position import NO_COLOR
from boardwright.games.splitz.view.observation import IN_PLAY, SplitzObservation

OPEN = "open"
TAKEN = "taken"
LOST = "lost"


class Place(NamedTuple):
    """Where a card of the row is: still open, taken by a seat, or lost."""

    kind: str
    seat: int = -1


class Stage(NamedTuple):
    """A part of the row as a picture shows it: the one in question, or one that led to it."""

    path: tuple[int, ...]
    bounds: tuple[int, ...]
    """Where its parts begin in the row, and where the last one ends; its two ends while undivided."""
    thrown: int
    votes: tuple[int, ...]
    """Colour by seat once revealed; empty before."""

    @property
    def start(self) -> int:
        return self.bounds[0]

    @property
    def stop(self) -> int:
        return self.bounds[-1]

    def parts(self) -> list[tuple[int, int]]:
        """The runs of cards between its dividers."""
        return list(zip(self.bounds, self.bounds[1:]))

    def claimants(self, color: int) -> list[int]:
        """The seats that voted for a part, as far as revealed."""
        return [seat for seat, vote in enumerate(self.votes) if vote == color]


def stages(observation: SplitzObservation) -> list[Stage]:
    """The part in question, last, after the parts that led to it from the row on."""
    votings = {voting[0]: Stage(*voting) for voting in observation.votings}
    if observation.phase in ("deal", "lead", "over"):
        if observation.votings:
            return _led_to(votings, observation.votings[-1].path)
        return [Stage((), (0, max(observation.row_end, 3)), NO_COLOR, ())]
    if observation.phase in ("first", "joker"):
        return _led_to(votings, observation.path)
    present = Stage(observation.path, observation.bounds, observation.thrown, ())
    return [*_led_to(votings, observation.path[:-1]), present] if observation.path else [present]


def _led_to(votings: dict[tuple[int, ...], Stage], path: tuple[int, ...]) -> list[Stage]:
    """The votings from the row on to the one at this path."""
    return [votings[path[:depth]] for depth in range(len(path) + 1)]


def places(observation: SplitzObservation) -> list[Place]:
    """Where every card of the row is."""
    return [_place(fate) for fate in observation.fates]


def _place(fate: int) -> Place:
    if fate == IN_PLAY:
        return Place(OPEN)
    return Place(LOST) if fate == OUT_OF_PLAY else Place(TAKEN, fate)
