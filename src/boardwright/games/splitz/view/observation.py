"""What a seat may know of a position in Splitz, built by adding (specification, section 4)."""

from dataclasses import dataclass
from typing import NamedTuple

from boardwright.core.observation import Observation
from boardwright.games.splitz.data.facts import JOKER
from boardwright.games.splitz.rules.position import CONTESTED, LOST, NO_COLOR, PHASES, SEATS, VOTING, fate
from boardwright.games.splitz.rules.state import SplitzState

IN_PLAY = CONTESTED
"""The fate of a card that nobody has yet and that is not LOST."""


class Voting(NamedTuple):
    """A finished voting of the round.

    Attributes:
        path: colours that lead to the part that was voted on.
        bounds: where its parts begin in the row, and where the last one ends.
        thrown: the colour discarded under SZ-15, or -1.
        votes: colour by seat, -1 for a seat that had no vote.
    """

    path: tuple[int, ...]
    bounds: tuple[int, ...]
    thrown: int
    votes: tuple[int, ...]


@dataclass(frozen=True)
class SplitzObservation(Observation):
    """A position in Splitz as a seat sees it.

    A card is its denomination, a joker is 0. Colours are 0 white, 1 blue, 2 black. In every field
    -1 is none. Places in the row count from 0.

    Attributes:
        players: how many play.
        phase: what is decided now: lead, deal, divide, discard, vote, first, joker or over.
        round: the round, from 1; 0 before the first row.
        rounds: how many rounds the game has.
        leader: the seat that leads, once drawn (SZ-3).
        deck: cards left in the deck, by card (public, SZ-52).
        deck_left: their number.
        row: cards of the round laid so far, left to right; they stay until the next row is dealt.
        row_end: how many cards the row of this round has when it is full.
        path: colours that lead to the part in question; () is the row itself.
        bounds: where its parts begin in the row, and where the last one ends; two places while
            it is undivided.
        thrown: the colour discarded by the player who does not lead (SZ-15).
        thrower: the seat that discards it, if the part in question is a row with two players.
        voters: the seats entitled to this voting, ascending.
        committed: those of them who have committed a vote (SZ-R6); whose votes are secret.
        own_vote: the viewer's own committed vote, a colour.
        votings: the finished votings of the round, in order.
        contested: paths of the contested parts still to be settled, the next one last.
        taker: the seat that lays out its part now.
        to_lay_out: the seats that lay out theirs after it, in order (SZ-46).
        fates: by card of the row, the seat that has it; -1 in play, -2 lost.
        received: the denominations it just received.
        jokers_left: the jokers it has yet to place.
        stacks: by seat and denomination, the number cards; entry 0 is unused.
        jokers: by seat and denomination, the jokers that joined them; entry 0 is unused.
        waiting: by seat, the waiting jokers (SZ-44).
        discards: cards out of the game, by card.
        victory_rows: by seat, the denominations whose majority it would have or share if the
            game ended now.
        scores: points by seat, if the game ended now.
        ranks: places by seat, if the game ended now.
    """

    players: int
    phase: str
    round: int
    rounds: int
    leader: int
    deck: tuple[int, ...]
    deck_left: int
    row: tuple[int, ...]
    row_end: int
    path: tuple[int, ...]
    bounds: tuple[int, ...]
    thrown: int
    thrower: int
    voters: tuple[int, ...]
    committed: tuple[int, ...]
    own_vote: int
    votings: tuple[Voting, ...]
    contested: tuple[tuple[int, ...], ...]
    taker: int
    to_lay_out: tuple[int, ...]
    fates: tuple[int, ...]
    received: tuple[int, ...]
    jokers_left: int
    stacks: tuple[tuple[int, ...], ...]
    jokers: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...]
    discards: tuple[int, ...]
    victory_rows: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    def count(self, seat: int, denomination: int) -> int:
        """The cards of a stack, jokers included (SZ-40)."""
        return self.stacks[seat][denomination] + self.jokers[seat][denomination]

    @property
    def row_round(self) -> int:
        """The round that the row belongs to: it stays until the next one is dealt."""
        is_past = self.phase == "deal" and bool(self.votings)
        return self.round - is_past

    def has_part(self, seat: int) -> bool:
        """Whether the seat was the sole claimant of a part of this row (SZ-31)."""
        return seat == self.taker or seat in self.to_lay_out or seat in self.fates


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
        thrower=state.thrower(),
        voters=tuple(SEATS[state.voters]),
        committed=tuple(SEATS[state.voters & ~state.pending]) if secret else (),
        own_vote=own_vote,
        votings=tuple(Voting(*voting) for voting in state.votings),
        contested=tuple(part.path for part in state.contested),
        taker=state.taker,
        to_lay_out=tuple(taker for taker, _, _ in state.untaken()),
        fates=tuple(_fates(state)),
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


def _fates(state: SplitzState) -> list[int]:
    fates = [IN_PLAY] * len(state.row)
    for _, bounds, _, votes in state.votings:
        for color, (start, stop) in enumerate(zip(bounds, bounds[1:])):
            claimants = sum(1 << seat for seat, vote in enumerate(votes) if vote == color)
            fates[start:stop] = [fate(claimants, stop - start)] * (stop - start)
    if state.phase == VOTING and state.thrown != NO_COLOR:
        start, stop = state.bounds[state.thrown : state.thrown + 2]
        fates[start:stop] = [LOST] * (stop - start)
    for _, start, stop in state.untaken():
        fates[start:stop] = [IN_PLAY] * (stop - start)
    return _without_jokers_in_hand(fates, state)


def _without_jokers_in_hand(fates: list[int], state: SplitzState) -> list[int]:
    """Jokers that the taker has yet to place are still in play, the last ones of its part."""
    jokers = [
        place
        for place, (card, seat) in enumerate(zip(state.row, fates))
        if card == JOKER and seat == state.taker >= 0
    ]
    for place in jokers[len(jokers) - state.jokers_left :]:
        fates[place] = IN_PLAY
    return fates
