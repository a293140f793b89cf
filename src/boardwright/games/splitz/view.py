"""What a seat may know of a position in Splitz, built by adding (specification, section 4)."""

from dataclasses import dataclass
from typing import NamedTuple

from boardwright.core.game import Observation
from boardwright.games.splitz.data import CARDS, JOKER, card_name
from boardwright.games.splitz.position import NO_COLOR, PHASES, SEATS, VOTING
from boardwright.games.splitz.rules import SplitzState


class Voting(NamedTuple):
    """A finished voting of the round."""

    path: tuple[int, ...]
    bounds: tuple[int, ...]
    """Where the parts begin in the row, and where the last one ends."""
    thrown: int
    """The colour discarded under SZ-15, or -1."""
    votes: tuple[int, ...]
    """Colour by seat, -1 for a seat that had no vote."""


@dataclass(frozen=True)
class SplitzObservation(Observation):
    """A position in Splitz as a seat sees it. A card is its denomination, a joker is 0.

    Colours are 0 white, 1 blue, 2 black; -1 is none. `stacks[seat][d]` and `jokers[seat][d]`
    count the number cards and the jokers of denomination d (entry 0 is unused).
    """

    players: int
    phase: str
    """What is decided now: lead, deal, divide, discard, vote, first, joker or over."""
    round: int
    rounds: int
    leader: int
    """-1 until drawn (SZ-3)."""
    deck: tuple[int, ...]
    """Cards left in the deck, by card (public, SZ-52)."""
    deck_left: int
    row: tuple[int, ...]
    """The cards of the round, from left to right; they stay until the next row is dealt."""
    row_end: int
    """How many cards the row of this round has."""
    path: tuple[int, ...]
    """Colours leading to the part in question: () is the row itself."""
    bounds: tuple[int, ...]
    """Where its parts begin in the row, and where the last one ends; two places while undivided."""
    thrown: int
    """The colour discarded by the player who does not lead (SZ-15)."""
    voters: tuple[int, ...]
    """The seats entitled to this voting, ascending."""
    committed: tuple[int, ...]
    """Those of them who have committed a vote (SZ-R6); the votes themselves are secret."""
    own_vote: int
    """The viewer's own committed vote."""
    votings: tuple[Voting, ...]
    """The finished votings of the round, in order."""
    contested: tuple[tuple[int, ...], ...]
    """Paths of the contested parts still to be settled, the next one last."""
    taker: int
    """The seat that lays out its part now."""
    received: tuple[int, ...]
    """The denominations it just received."""
    jokers_left: int
    """Jokers it has yet to place."""
    stacks: tuple[tuple[int, ...], ...]
    jokers: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...]
    """Waiting jokers, by seat (SZ-44)."""
    discards: tuple[int, ...]
    """Cards out of the game, by card."""
    victory_rows: tuple[tuple[int, ...], ...]
    """By seat, the denominations whose majority it has or shares if the game ended now."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    def count(self, seat: int, denomination: int) -> int:
        """The cards of a stack, jokers included (SZ-40)."""
        return self.stacks[seat][denomination] + self.jokers[seat][denomination]


def observe(state: SplitzState, seat: int | None) -> SplitzObservation:
    """All that the seat (None: a spectator) may know."""
    seats = range(state.players)
    rows = state.victory_rows()
    secret = state.phase == VOTING
    own_vote = state.votes[seat] if secret and seat is not None else NO_COLOR
    return SplitzObservation(
        seat=seat,
        actors=state.actors(),
        legal=() if seat is None else tuple(state.legal_actions(seat)),
        players=state.players,
        phase=PHASES[state.phase],
        round=state.round,
        rounds=len(state.data.rows(state.players)),
        leader=state.leader,
        deck=tuple(state.deck),
        deck_left=state.deck_left,
        row=tuple(state.row),
        row_end=state.row_end,
        path=state.path,
        bounds=state.bounds,
        thrown=state.thrown,
        voters=tuple(SEATS[state.voters]),
        committed=tuple(SEATS[state.voters & ~state.pending]) if secret else (),
        own_vote=own_vote,
        votings=tuple(Voting(*voting) for voting in state.votings),
        contested=tuple(part.path for part in state.contested),
        taker=state.taker,
        received=tuple(d for d in state.data.denominations if state.received >> d & 1),
        jokers_left=state.jokers_left,
        stacks=tuple(state.numbers(seat) for seat in seats),
        jokers=tuple((0, *state.jokers(seat)[1:]) for seat in seats),
        waiting=tuple(state.waiting(seat) for seat in seats),
        discards=state.discards,
        victory_rows=tuple(tuple(row) for row in rows),
        scores=tuple(state.scores()),
        ranks=tuple(state.ranking()),
    )


def cards_everywhere(state: SplitzState) -> dict[str, int]:
    """The cards of each kind in deck, row, stacks, waiting and discarded, by name."""
    totals = [0] * CARDS
    for card, count in enumerate((*state.deck, *state.discards)):
        totals[card % CARDS] += count
    for seat in range(state.players):
        totals[JOKER] += sum(state.jokers(seat))
        for denomination, count in enumerate(state.numbers(seat)):
            totals[denomination] += count
    for card in _cards_in_play(state):
        totals[card] += 1
    return {f"card {card_name(card)}": count for card, count in enumerate(totals)}


def _cards_in_play(state: SplitzState) -> list[int]:
    """The cards of the row that nobody has yet and that are not discarded."""
    if PHASES[state.phase] == "deal":
        return [] if state.votings else list(state.row)
    if PHASES[state.phase] in ("lead", "over"):
        return []
    runs = [(part.start, part.stop) for part in state.contested]
    runs += [(start, stop) for _, start, stop in state.untaken()]
    if state.taker < 0:
        colors = range(len(state.bounds) - 1)
        runs += [(state.bounds[c], state.bounds[c + 1]) for c in colors if c != state.thrown]
    cards = [card for start, stop in runs for card in state.row[start:stop]]
    return cards + [JOKER] * (state.jokers_left if state.taker >= 0 else 0)
