"""What a seat may know of a position in World Splitters, built by adding (specification, section 9.2)."""

from dataclasses import dataclass
from typing import NamedTuple

from boardwright.core.observation import Observation
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.position import (
    BIDDING,
    NONE,
    PHASES,
    REPLYING_HIDDEN,
    REPLYING_OPEN,
)
from boardwright.games.world_splitters.rules.state import WorldState


class Region(NamedTuple):
    """Spaces that are connected over free borders.

    Attributes:
        spaces: numbers, ascending.
        is_enclosed: nothing about it changes any more (WS-08).
        is_pending: it was enclosed in this turn and is not scored yet (WS-13).
        explorers: by seat.
        points: by seat, what it scores: as an enclosed region, obelisks included (WS-54 to WS-56).
            Of an open one, what it would score if it were enclosed as it is now.
        open_points: by seat, what it would score if the game ended now (WS-62).
    """

    spaces: tuple[int, ...]
    is_enclosed: bool
    is_pending: bool
    explorers: tuple[int, ...]
    points: tuple[int, ...]
    open_points: tuple[int, ...]


@dataclass(frozen=True)
class WorldObservation(Observation):
    """A position in World Splitters as a seat sees it.

    Spaces and borders are their numbers in the map's `Plan`. In every field -1 is none.

    Attributes:
        players: how many play.
        phase: what is decided now: start (chance), divide, bid, answer, place, source, fence, extra,
            remove, pivot, to, obelisk, open, hidden, reply_open, reply_hidden, over. Who waits for
            two replies sees `reply_open` until both are made.
        turn: the number of the turn, from 1.
        active: the active player.
        track: the initiative track, the leftmost seat first (WS-20).
        fences: the borders with a fence, ascending.
        supply: fences left.
        explorers: by space, the seat whose explorer stands there.
        explorers_left: by seat, explorers in the supply.
        obelisks: the spaces with an obelisk.
        favors: by space, the colour of the favor there: 0 red, 1 yellow, 2 green.
        coins: by seat; coins set aside for a hidden offer or a bid are among them.
        favors_taken: by seat, by colour.
        colors: by seat, favors and bonus tiles by colour (WS-60).
        tiles: by size, who has the bonus tile; size 1 first.
        regions: all of them, by first space.
        enclosed: how many have been enclosed in this game.
        markers: enclosure markers left (WS-16).
        divided: the border divided in this turn.
        contested: its two spaces.
        available: those of them that are free.
        challenge: 1 or 2, once bids are revealed.
        bids: by seat, once they are revealed.
        committed: the seats that have committed a bid, ascending; whose amounts are secret.
        own_bid: the viewer's own committed bid.
        challengers: the first and the second challenger.
        open_offer: its amount, once named.
        hidden_offer: its amount, once it is revealed; the active player knows it before.
        is_hidden_set: whether a hidden offer lies there.
        open_reply: 0 accepted, 1 returned, once both are revealed; who replies knows it before.
        hidden_reply: likewise.
        due: the offers that have yet to be settled, in order: 0 open, 1 hidden.
        placer: who places an explorer now.
        target: the space chosen for an explorer that has to be moved there.
        entered: the space just entered, while its favor takes effect.
        pivot: the fence chosen to be turned.
        sources: by seat, points by source (`position.SOURCES`).
        scores: points by seat so far.
        ranks: places by seat so far.
    """

    players: int
    phase: str
    turn: int
    active: int
    track: tuple[int, ...]
    fences: tuple[int, ...]
    supply: int
    explorers: tuple[int, ...]
    explorers_left: tuple[int, ...]
    obelisks: tuple[int, ...]
    favors: tuple[int, ...]
    coins: tuple[int, ...]
    favors_taken: tuple[tuple[int, ...], ...]
    colors: tuple[tuple[int, ...], ...]
    tiles: tuple[int, ...]
    regions: tuple[Region, ...]
    enclosed: int
    markers: int
    divided: int
    contested: tuple[int, ...]
    available: tuple[int, ...]
    challenge: int
    bids: tuple[int, ...]
    committed: tuple[int, ...]
    own_bid: int
    challengers: tuple[int, ...]
    open_offer: int
    hidden_offer: int
    is_hidden_set: bool
    open_reply: int
    hidden_reply: int
    due: tuple[int, ...]
    placer: int
    target: int
    entered: int
    pivot: int
    sources: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def observe(state: WorldState, seat: int | None) -> WorldObservation:
    """All that the seat (None: a spectator) may know."""
    seats = range(state.players)
    spaces = range(len(state.ground.plan.spaces))
    is_bidding = state.phase == BIDDING
    is_replying = state.phase in (REPLYING_OPEN, REPLYING_HIDDEN)
    knows_offer = not is_replying or seat == state.active
    knows_reply = not is_replying or seat == state.actor
    return WorldObservation(
        seat=seat,
        actors=state.actors(),
        legal=() if seat is None else tuple(state.legal_actions(seat)),
        players=state.players,
        phase=_phase(state, knows_reply),
        turn=state.turn,
        active=state.active,
        track=state.track,
        fences=tuple(members(state.ground.fences)),
        supply=state.supply,
        explorers=tuple(state.owner(space) for space in spaces),
        explorers_left=tuple(state.explorers_left(seat) for seat in seats),
        obelisks=tuple(members(state.obelisks)),
        favors=tuple(_favor(state, space) for space in spaces),
        coins=tuple(state.coins),
        favors_taken=state.taken,
        colors=tuple(tuple(state.colors(seat)) for seat in seats),
        tiles=state.tiles,
        regions=tuple(_region(state, region) for region in state.ground.regions),
        enclosed=len(state.regions),
        markers=max(state.data.markers - state.scored, 0),
        divided=state.divided,
        contested=tuple(state.contested()),
        available=tuple(state.available()),
        challenge=state.challenge,
        bids=(NONE,) * state.players if is_bidding else state.bids,
        committed=tuple(seat for seat in seats if is_bidding and state.bids[seat] != NONE),
        own_bid=state.bids[seat] if is_bidding and seat is not None else NONE,
        challengers=state.challengers,
        open_offer=state.open_offer,
        hidden_offer=state.hidden_offer if knows_offer else NONE,
        is_hidden_set=state.hidden_offer != NONE,
        open_reply=state.open_reply if knows_reply else NONE,
        hidden_reply=state.hidden_reply,
        due=state.due,
        placer=state.placer,
        target=state.target,
        entered=state.entered,
        pivot=state.pivot,
        sources=tuple(state.sources),
        scores=tuple(state.scores()),
        ranks=tuple(state.ranking()),
    )


def _phase(state: WorldState, knows_reply: bool) -> str:
    """The decision; whether the first of two replies is made is a secret of the one who makes it."""
    is_secret = state.phase == REPLYING_HIDDEN and state.open_offer != NONE and not knows_reply
    return PHASES[REPLYING_OPEN if is_secret else state.phase]


def _favor(state: WorldState, space: int) -> int:
    colors = [color for color, favors in enumerate(state.favors) if favors >> space & 1]
    return colors[0] if colors else NONE


def _region(state: WorldState, region: int) -> Region:
    is_enclosed = bool(region & state.ground.enclosed)
    majority, obelisks = state.region_points(region), state.obelisk_points(region)
    return Region(
        spaces=tuple(members(region)),
        is_enclosed=is_enclosed,
        is_pending=region in state.regions[state.scored :],
        explorers=tuple(state.census(region)),
        points=tuple(most + more for most, more in zip(majority, obelisks)),
        open_points=tuple(state.open_points(region)),
    )
