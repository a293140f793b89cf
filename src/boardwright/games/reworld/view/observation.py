"""What a seat may know of a position in Reworld, built by adding (specification, section 4.3)."""

from dataclasses import dataclass
from typing import NamedTuple

from boardwright.core.observation import Observation
from boardwright.games.reworld.data.facts import PORTS, SHIPS, VALUES
from boardwright.games.reworld.data.tiles import ROWS
from boardwright.games.reworld.rules.position import (
    HIDING,
    NO_CARDS,
    NOBODY,
    NOWHERE,
    PHASES,
    TURN_ONE,
    TURN_TWO,
)
from boardwright.games.reworld.rules.settlement import size
from boardwright.games.reworld.rules.state import ReworldState

Rows = tuple[tuple[int, ...], ...]
"""Five docking rows or cities of a seat."""


class Effect(NamedTuple):
    """What an act of Chapter Two scores at once.

    Attributes:
        points: of the act itself, as a task or a special unit.
        ships: the ships that it wins, when it ends the turn.
        ship_points: what those are worth.
        ends_turn: nothing more is asked in this turn.
    """

    points: int
    ships: tuple[int, ...]
    ship_points: int
    ends_turn: bool


@dataclass(frozen=True)
class ReworldObservation(Observation):
    """A position in Reworld as a seat sees it.

    A module tile is the number of its kind (`tiles.KINDS`), an officer card its value 1 to 5.
    Ports count 0 to 19 (U1 to U10, L1 to L10), docking rows 0 to 4, cities 0 to 4 (A to E), ships
    0 to 13 (PS-1 to PS-14). In every field -1 is none. Cards are counted by value, with an entry
    0 that is always 0; modules by kind.

    Attributes:
        players: how many play.
        phase: what is decided now: starter, fill or deal (chance); turn, or for the viewer whose
            turn it is top, below or hide (RW-R53); undock, couple, order, settle, read; over.
        chapter: 1 or 2.
        round: the round of Chapter One, from 1.
        rounds: how many it has.
        terrabot_points: by round, what a terrabot scores (RW-24).
        marker: the seat that owns the starting-player marker, once drawn.
        bag: modules in the bag (deducible by all).
        bag_left: their number.
        ports: by port, the module there.
        takers: by port, the seat that took its module in this round.
        slots: by port, the cards in its slot, the top one first (RW-R47).
        demands: by port, the different values demanded now, ascending (RW-16).
        hand: the viewer's cards.
        hand_sizes: by seat.
        out: the seats that have dropped out of the round, ascending.
        discard_sizes: by seat, the cards that it dropped out with.
        own_discards: the viewer's own ones.
        hidden_by: the seat that laid a card on the starting-player space in this round.
        own_hidden_card: that card, if the viewer laid it; else 0.
        undealt: how many cards of the round nobody has.
        unseen: cards that the viewer has not seen, wherever they are.
        port: the port chosen in the viewer's unfinished turn.
        top: the top card chosen in it; 0 is none.
        docked: by seat, the five docking rows, each with its open end last.
        cities: by seat, the five city rows without their signs; an empty one is not founded.
        city_sizes: by seat and letter, the tiles of a city, its sign included.
        signs: by seat and letter, which of the letter's four signs the city has.
        defence: by seat, the tiles in the defence row.
        shields: by seat, the shields in it.
        shuttles: by seat, the shuttles row.
        satellites: by seat, the satellites row.
        box: by seat, the units sacrificed or without a place.
        removed: modules that have left the game (RW-29).
        row: the row that the module of this turn was undocked from.
        tile: the shuttle or satellite that is on its way.
        coupled: the units coupled to the shuttle, in order.
        coupled_rows: the rows that they came from.
        cargo: the units that have yet to settle, the next one first.
        settled: the units that have, each with its city, or -1 for the box, the tiles of the city
            then, and the points it scored.
        effects: of each legal act of the viewer in Chapter Two, in the order of `legal`.
        ship_owners: by ship, the seat that took it.
        ship_measures: by ship and seat, how far the seat is: the modules that are left for the
            first six ships, else what it has of what is counted.
        thresholds: by ship, what is needed; 0 for the first six.
        ship_points: by ship.
        final_values: by category of the final ship (defence, A to E) and seat, what is compared.
        final_points: by category and seat, what it would get if the game ended now.
        sources: by seat, points by source (`position.SOURCES`).
        scores: points by seat so far.
        ranks: places by seat so far.
    """

    players: int
    phase: str
    chapter: int
    round: int
    rounds: int
    terrabot_points: tuple[int, ...]
    marker: int
    bag: tuple[int, ...]
    bag_left: int
    ports: tuple[int, ...]
    takers: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    demands: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    out: tuple[int, ...]
    discard_sizes: tuple[int, ...]
    own_discards: tuple[int, ...]
    hidden_by: int
    own_hidden_card: int
    undealt: int
    unseen: tuple[int, ...]
    port: int
    top: int
    docked: tuple[Rows, ...]
    cities: tuple[Rows, ...]
    city_sizes: tuple[tuple[int, ...], ...]
    signs: tuple[tuple[int, ...], ...]
    defence: tuple[tuple[int, ...], ...]
    shields: tuple[int, ...]
    shuttles: tuple[tuple[int, ...], ...]
    satellites: tuple[tuple[int, ...], ...]
    box: tuple[tuple[int, ...], ...]
    removed: tuple[int, ...]
    row: int
    tile: int
    coupled: tuple[int, ...]
    coupled_rows: tuple[int, ...]
    cargo: tuple[int, ...]
    settled: tuple[tuple[int, int, int, int], ...]
    effects: tuple[Effect, ...]
    ship_owners: tuple[int, ...]
    ship_measures: tuple[tuple[int, ...], ...]
    thresholds: tuple[int, ...]
    ship_points: tuple[int, ...]
    final_values: tuple[tuple[int, ...], ...]
    final_points: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or -1."""
        return self.actors[0] if self.actors and self.actors[0] >= 0 else NOBODY

    @property
    def is_yours(self) -> bool:
        """The viewer is to decide."""
        return self.seat is not None and self.seat == self.turn

    def docked_left(self, seat: int) -> int:
        """The modules still docked at a seat's carrier."""
        return sum(len(row) for row in self.docked[seat])

    def effect(self, action: int) -> Effect:
        """What a legal act of Chapter Two scores at once."""
        return self.effects[self.legal.index(action)]


def observe(state: ReworldState, seat: int | None) -> ReworldObservation:
    """All that the seat (None: a spectator) may know."""
    seats = range(state.players)
    legal = () if seat is None else tuple(state.legal_actions(seat))
    is_turn = seat is not None and seat == state.actor
    return ReworldObservation(
        seat=seat,
        actors=state.actors(),
        legal=legal,
        players=state.players,
        phase=_phase(state, is_turn),
        chapter=2 if state.phase >= TURN_TWO else 1,
        round=state.round,
        rounds=len(state.data.terrabot_points),
        terrabot_points=tuple(state.data.terrabot_points),
        marker=state.marker,
        bag=state.bag,
        bag_left=state.bag_left,
        ports=state.ports,
        takers=state.takers,
        slots=tuple((top, *below) if top else () for top, below in zip(state.tops, state.belows)),
        demands=tuple(_demands(state, port) for port in range(len(PORTS))),
        hand=NO_CARDS if seat is None else state.hands[seat],
        hand_sizes=tuple(sum(hand) for hand in state.hands),
        out=tuple(seat for seat in seats if state.out >> seat & 1),
        discard_sizes=tuple(sum(cards) for cards in state.discarded),
        own_discards=NO_CARDS if seat is None else state.discarded[seat],
        hidden_by=state.hidden_by,
        own_hidden_card=state.hidden_card if seat is not None and seat == state.hidden_by else 0,
        undealt=state.deck_left,
        unseen=tuple(state.unseen(seat)),
        port=state.port if is_turn else NOWHERE,
        top=state.top if is_turn else 0,
        docked=tuple(tuple(state.rows_of(seat)) for seat in seats),
        cities=tuple(tuple(state.cities_of(seat)) for seat in seats),
        city_sizes=tuple(tuple(size(city) for city in state.cities_of(seat)) for seat in seats),
        signs=tuple(tuple(_sign(state, seat, letter) for letter in range(ROWS)) for seat in seats),
        defence=tuple(state.defence),
        shields=tuple(state.shields(seat) for seat in seats),
        shuttles=tuple(state.shuttles),
        satellites=tuple(state.satellites),
        box=tuple(state.box),
        removed=state.removed,
        row=state.row,
        tile=state.tile,
        coupled=state.coupled,
        coupled_rows=state.coupled_rows,
        cargo=state.cargo,
        settled=state.settled,
        effects=tuple(_effect(state, action) for action in legal if state.perfect_information()),
        ship_owners=tuple(_owner(state, ship) for ship in range(len(SHIPS))),
        ship_measures=tuple(tuple(state.measure(ship, seat) for seat in seats) for ship in range(len(SHIPS))),
        thresholds=tuple(state.data.thresholds),
        ship_points=tuple(state.data.ship_points),
        final_values=tuple(tuple(values) for values in state.final_values()),
        final_points=tuple(tuple(points) for points in state.final_points()),
        sources=tuple(state.sources),
        scores=tuple(state.scores()),
        ranks=tuple(state.ranking()),
    )


def _phase(state: ReworldState, is_turn: bool) -> str:
    """The decision; of a turn of Chapter One only its player knows how far it is (RW-R53)."""
    is_secret = TURN_ONE <= state.phase <= HIDING and not is_turn
    return PHASES[TURN_ONE if is_secret else state.phase]


def _demands(state: ReworldState, port: int) -> tuple[int, ...]:
    demands = state.demands(port)
    return tuple(value for value in range(1, VALUES) if value in demands)


def _sign(state: ReworldState, seat: int, letter: int) -> int:
    """RW-R15: each founder gets the first sign left, in data order."""
    founders = state.signs[letter]
    return founders.index(seat) if seat in founders else -1


def _owner(state: ReworldState, ship: int) -> int:
    owners = [seat for seat, ships in enumerate(state.ships) if ship in ships]
    return owners[0] if owners else NOBODY


def _effect(state: ReworldState, action: int) -> Effect:
    """Found by trying it out: nothing is hidden any more."""
    seat = state.actor
    after = state.clone()
    after.play(action)
    won = after.ships[seat][len(state.ships[seat]) :]
    ship_points = sum(state.data.ship_points[ship] for ship in won)
    final = sum(points[seat] for points in after.final_points()) if after.actor < 0 else 0
    gained = after.score(seat) - state.score(seat) - ship_points - final
    return Effect(gained, won, ship_points, ends_turn=after.row == NOWHERE)
