"""Where the cards of the row have gone, and which parts a picture of the round shows."""

from typing import NamedTuple

from boardwright.games.splitz.data import JOKER
from boardwright.games.splitz.position import NO_COLOR
from boardwright.games.splitz.view import SplitzObservation

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
            return [Stage(*observation.votings[0])]
        return [Stage((), (0, max(observation.row_end, 3)), NO_COLOR, ())]
    ancestors = [votings[observation.path[:depth]] for depth in range(len(observation.path))]
    if observation.phase in ("first", "joker"):
        return [*ancestors, votings[observation.path]]
    return [*ancestors, Stage(observation.path, observation.bounds, observation.thrown, ())]


def row_round(observation: SplitzObservation) -> int:
    """The round that the row on the table belongs to: it stays until the next one is dealt."""
    is_past = observation.phase == "deal" and bool(observation.votings)
    return observation.round - is_past


def places(observation: SplitzObservation) -> list[Place]:
    """Where every card of the row is."""
    found = [Place(OPEN)] * len(observation.row)
    for voting in observation.votings:
        _settle(found, Stage(*voting))
    if observation.phase == "vote" and observation.thrown != NO_COLOR:
        start, stop = observation.bounds[observation.thrown : observation.thrown + 2]
        found[start:stop] = [Place(LOST)] * (stop - start)
    if observation.taker >= 0:
        _reopen_pending(found, observation)
    return found


def _settle(found: list[Place], stage: Stage) -> None:
    for color, (start, stop) in enumerate(stage.parts()):
        seats = stage.claimants(color)
        if not seats or (len(seats) > 1 and stop - start == 1):
            found[start:stop] = [Place(LOST)] * (stop - start)
        elif len(seats) == 1:
            found[start:stop] = [Place(TAKEN, seats[0])] * (stop - start)


def _reopen_pending(found: list[Place], observation: SplitzObservation) -> None:
    """Of the last voting's takings, those after the taker's turn still lie in the row (SZ-46)."""
    stage = Stage(*observation.votings[-1])
    order = [(observation.leader + 1 + step) % observation.players for step in range(observation.players)]
    later = order[order.index(observation.taker) + 1 :]
    jokers = observation.jokers_left
    for index in reversed(range(stage.start, stage.stop)):
        seat = found[index].seat
        if seat in later:
            found[index] = Place(OPEN)
        elif seat == observation.taker and observation.row[index] == JOKER and jokers:
            found[index] = Place(OPEN)
            jokers -= 1
