"""What a seat may know of a position in Wild World, built by adding (specification, section 6)."""

from dataclasses import dataclass

from boardwright.core.observation import Observation
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import (
    CRITERIA,
    REALMS,
    REGIONS,
    RESOURCES,
    SCORING,
    SLOTS,
    SPACES,
    WORKER_SPACES,
)
from boardwright.games.wild_world.rules.position import (
    FIGHT_CARD,
    FIGHT_EVOLVE,
    NOTHING,
    NOWHERE,
    PHASES,
    REWARDING,
    TURN,
)
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.prospects import Match, Offer, matches, offers, travels
from boardwright.games.wild_world.view.warden import WardenView, view_warden

FACE_DOWN = -2
"""A travel card whose identity the viewer does not know."""


@dataclass(frozen=True)
class WildObservation(Observation):
    """A position in Wild World as a seat sees it.

    A creature card is its number in the data, a monster likewise. Realms, colours and elements are
    0 magic, 1 water, 2 fire, 3 ice, 4 forest. Card spaces count 0 to 9, slots and regions from 0.
    In every field -1 is none; a travel card that the viewer cannot see is -2; the Warden is -2
    where a seat is named.

    Attributes:
        players: how many play.
        phase: what is decided now: boards, market, tokens, hands, monsters, starter, tiles, draw,
            refill, solo (chance); turn, action, buy, bonus, after; island, reward, deck, lock,
            substitute, faceup; for the player in turn also fight_card and fight_evolve; tile,
            keep (section 12); over.
        window: the window that comes next (WW-13).
        round: from 1; 0 during the setup.
        rounds: how many there are.
        starter: the starting player of the round.
        active: the player in turn.
        boards: by seat, the number of the board side.
        market: by card space, the card there.
        deck_sizes: by colour.
        alternatives: by realm in the order of the ring, the place in the ring of the alternative
            action of this round.
        next_alternatives: those of the next round; empty in the last.
        monsters: by seat, the monsters of m1 to m5.
        defeated: by seat, the slots of defeated monsters, ascending.
        tucked: by seat and slot, the card that defeated the monster.
        counted: by seat and slot, how many there are now of what a scoring monster counts (WW-51),
            0 beside the others.
        locks: by seat, the locks that remain: slots, and 5 plus the region.
        hand: the viewer's cards.
        hand_colors: by seat, cards in hand by colour: their backs are seen.
        seen: by seat, the cards taken openly and not shown since: in hand, or face down.
        home: by seat, cards in order of play.
        regions: by seat and region, travel cards from the bottom up.
        region_colors: by seat and region, their colour.
        discards: cards in the order of discarding.
        gold, crystals, evolve, potion, cauldron: by seat.
        symbols: by seat and element (WW-29).
        workers: by seat, own workers; `supply` of them can be placed.
        realms: by card space and worker space, who stands there.
        island: by row, the seats of the workers there, by arrival.
        space: the card space of the worker placed in this turn.
        was_empty: it held no card then (WW-32).
        slot: the monster chosen in the viewer's unfinished fight.
        fighter: the card chosen in it.
        resting: the worker that is to rest: card space times 3, plus worker space.
        color: the deck that is drawn from.
        refill: the card space that is refilled.
        rewards: in the phase reward the gains to choose from, each a resource (`terms.RESOURCES`)
            and how many.
        hands: by seat, the cards in hand, if all hands are open (section 12); else empty.
        tokens: by card space, the bonus token there (section 12).
        tiles: the income tiles that can be taken, ascending.
        incomes: by seat, its income tile.
        offered: the monsters that the viewer chooses from: two for m2, two for m3 and so on.
        kept: the viewer's own secret choice: the slots from m2 whose second monster it keeps, as a set.
        committed: the seats that have chosen their monsters, ascending, until all have.
        warden: the Warden, if it plays.
        tolls: by card space, what the viewer would pay to place there, -1 if nobody can.
        offers: by card space, what its card would cost the viewer; empty for a spectator.
        matches: how the viewer's hand cards would do against the own open monsters.
        travels: by hand card of the viewer, the regions open to it.
        sources: by seat, points by source (`scoring.SOURCES`), if the game ended now.
        scores: points by seat, if the game ended now.
        ranks: places by seat, if the game ended now.
    """

    players: int
    phase: str
    window: str
    round: int
    rounds: int
    starter: int
    active: int
    boards: tuple[int, ...]
    market: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    alternatives: tuple[int, ...]
    next_alternatives: tuple[int, ...]
    monsters: tuple[tuple[int, ...], ...]
    defeated: tuple[tuple[int, ...], ...]
    tucked: tuple[tuple[int, ...], ...]
    counted: tuple[tuple[int, ...], ...]
    locks: tuple[tuple[int, ...], ...]
    hand: tuple[int, ...]
    hand_colors: tuple[tuple[int, ...], ...]
    seen: tuple[tuple[int, ...], ...]
    home: tuple[tuple[int, ...], ...]
    regions: tuple[tuple[tuple[int, ...], ...], ...]
    region_colors: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    gold: tuple[int, ...]
    crystals: tuple[int, ...]
    evolve: tuple[int, ...]
    potion: tuple[int, ...]
    cauldron: tuple[int, ...]
    symbols: tuple[tuple[int, ...], ...]
    workers: tuple[int, ...]
    supply: tuple[int, ...]
    realms: tuple[tuple[int, ...], ...]
    island: tuple[tuple[int, ...], ...]
    space: int
    was_empty: bool
    slot: int
    fighter: int
    resting: int
    color: int
    refill: int
    rewards: tuple[tuple[int, int], ...]
    hands: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]
    tiles: tuple[int, ...]
    incomes: tuple[int, ...]
    offered: tuple[int, ...]
    kept: int
    committed: tuple[int, ...]
    warden: WardenView | None
    tolls: tuple[int, ...]
    offers: tuple[Offer | None, ...]
    matches: tuple[Match, ...]
    travels: tuple[tuple[int, ...], ...]
    sources: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def observe(state: WildState, seat: int | None) -> WildObservation:
    """All that the seat (None: a spectator) may know."""
    seats = range(state.players)
    is_open = state.variants.open_hands
    sees_fight = is_open or seat == state.active
    has_begun = state.round > 0
    alternatives = _alternatives(state, state.round)
    return WildObservation(
        seat=seat,
        actors=state.actors(),
        legal=() if seat is None else tuple(state.legal_actions(seat)),
        players=state.players,
        phase=_phase(state, sees_fight),
        window=PHASES[state.window],
        round=state.round,
        rounds=len(state.data.offsets),
        starter=state.starter,
        active=state.active,
        boards=state.boards,
        market=state.market,
        deck_sizes=tuple(deck.bit_count() for deck in state.decks),
        alternatives=alternatives,
        next_alternatives=_alternatives(state, state.round + 1),
        monsters=tuple(state.monsters),
        defeated=tuple(_defeated(state, seat) for seat in seats),
        tucked=tuple(state.tucked),
        counted=tuple(_counted(state, seat) for seat in seats),
        locks=tuple(tuple(state.remaining_locks(seat)) for seat in seats),
        hand=() if seat is None else state.hands[seat],
        hand_colors=tuple(_colors(state.hands[seat]) for seat in seats),
        seen=tuple(tuple(card for card, _ in known) for known in state.known),
        home=tuple(state.home),
        regions=tuple(_regions(state, owner, is_open or owner == seat) for owner in seats),
        region_colors=tuple(_region_colors(state, seat) for seat in seats),
        discards=state.discards,
        gold=tuple(state.gold),
        crystals=tuple(state.crystals),
        evolve=tuple(state.evolve),
        potion=tuple(state.potion),
        cauldron=tuple(state.cauldron),
        symbols=tuple(_symbols(state, seat) for seat in seats),
        workers=tuple(state.workers),
        supply=tuple(state.workers_in_supply(seat) for seat in seats),
        realms=tuple(
            state.realms[WORKER_SPACES * space : WORKER_SPACES * (space + 1)] for space in range(SPACES)
        ),
        island=state.island,
        space=state.space,
        was_empty=bool(state.was_empty),
        slot=state.slot if sees_fight else NOWHERE,
        fighter=state.fighter if sees_fight else NO_CARD,
        resting=state.resting,
        color=state.color,
        refill=state.refill,
        rewards=_rewards(state) if state.phase == REWARDING else (),
        hands=tuple(state.hands) if is_open else (),
        tokens=state.tokens,
        tiles=tuple(sorted(state.tiles)),
        incomes=state.incomes,
        offered=() if seat is None else state.offered[seat],
        kept=NOTHING if seat is None else state.kept[seat],
        committed=tuple(seat for seat in seats if state.kept[seat] != NOTHING),
        warden=view_warden(state),
        tolls=() if seat is None or not has_begun else tuple(state.tolls(seat)),
        offers=() if seat is None or not has_begun else offers(state, seat),
        matches=() if seat is None or not has_begun else matches(state, seat),
        travels=() if seat is None or not has_begun else travels(state, seat),
        sources=tuple(tuple(state.sources(seat)) for seat in seats),
        scores=tuple(state.scores()),
        ranks=tuple(state.ranking()),
    )


def _phase(state: WildState, sees_fight: bool) -> str:
    """The decision; a fight is told when it is finished, for its questions tell of the hand."""
    is_secret = state.phase in (FIGHT_CARD, FIGHT_EVOLVE) and not sees_fight
    return PHASES[TURN if is_secret else state.phase]


def _rewards(state: WildState) -> tuple[tuple[int, int], ...]:
    _, first, second = state.pending[-1]
    return tuple((coded % len(RESOURCES), coded // len(RESOURCES)) for coded in (first, second))


def _alternatives(state: WildState, number: int) -> tuple[int, ...]:
    offsets = state.data.offsets
    if not 1 <= number <= len(offsets):
        return ()
    return tuple((place + offsets[number - 1]) % len(REALMS) for place in range(len(REALMS)))


def _defeated(state: WildState, seat: int) -> tuple[int, ...]:
    return tuple(slot for slot in range(SLOTS) if state.tucked[seat][slot] != NO_CARD)


def _counted(state: WildState, seat: int) -> tuple[int, ...]:
    monsters = [state.data.monsters[number] for number in state.monsters[seat]]
    return tuple(
        state.count(seat, CRITERIA[monster.criterion], monster.criterion_argument)
        if monster.kind == SCORING
        else 0
        for monster in monsters
    )


def _colors(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(card // CARDS_EACH == color for card in cards) for color in range(len(REALMS)))


def _regions(state: WildState, owner: int, is_seen: bool) -> tuple[tuple[int, ...], ...]:
    cards = state.regions[owner * REGIONS : (owner + 1) * REGIONS]
    return tuple(region if is_seen else (FACE_DOWN,) * len(region) for region in cards)


def _region_colors(state: WildState, seat: int) -> tuple[int, ...]:
    cards = state.regions[seat * REGIONS : (seat + 1) * REGIONS]
    return tuple(region[0] // CARDS_EACH if region else -1 for region in cards)


def _symbols(state: WildState, seat: int) -> tuple[int, ...]:
    if state.boards[seat] == NOWHERE:
        return (0,) * len(REALMS)
    return tuple(state.symbols(seat, element) for element in range(len(REALMS)))
