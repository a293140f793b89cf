"""Wild World laid out by hand, said as the specification says it: boards, cards, monsters, workers."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.core.game import Game
from boardwright.games.wild_world.rules.position import TURN
from tests.games.wild_world.tables import LOCKS, PLAYERS, REALMS, VACANT, WARDEN, Cards, Table, listed, make

__all__ = ["LOCKS", "PLAYERS", "REALMS", "Table", "dealt", "make", "table"]

BOARDS = "fire-A, water-A, forest-A, ice-A"


def table(
    players: int = 3,
    boards: str = BOARDS,
    have: Mapping[int, str] | None = None,
    hands: Mapping[int, Cards] | None = None,
    home: Mapping[int, Cards] | None = None,
    regions: Mapping[int, Mapping[str, Cards]] | None = None,
    monsters: Mapping[int, Mapping[str, str]] | None = None,
    defeated: Mapping[int, str] | None = None,
    opened: Mapping[int, str] | None = None,
    workers: Mapping[int, int] | None = None,
    market: Mapping[int, str] | None = None,
    decks: Mapping[str, Cards] | None = None,
    realms: Mapping[int, str] | None = None,
    island: Mapping[str, str] | None = None,
    round: int = 1,
    active: int = 0,
    game: Game | None = None,
) -> Table:
    """A turn that begins.

    By seat: `have` as `4g 1c 2e p3 k0` (without a word nothing, but p1); `hands`, `home` and, by region,
    `regions` are cards; `monsters` names those in slots, `defeated` slots and further monsters; `opened`
    are the locks taken, or `all`; `workers` are own ones wherever they are. `market` names cards by card
    space, an empty text is no card. `decks` are whole decks by colour. `realms` has workers by card
    space, as `1.0`, `island` by row, as `20`; W is the Warden's.

    The market is filled with starting cards that are named nowhere, slots with monsters of their
    kinds. Other starting cards are in the box; realm cards are in the decks, unless these are given:
    then they have been discarded.
    """
    made = Table(game or make(players))
    _lay_boards(made, listed(boards)[: made.players])
    _lay_cards(made, hands or {}, home or {}, regions or {})
    state = made.state
    named = market or {}
    state.market = tuple(made.card(named[space]) if named.get(space) else -1 for space in range(10))
    _lay_monsters(made, monsters or {}, defeated or {})
    _fill_market(made, named)
    _lay_rest(made, decks or {})
    for seat in range(made.players):
        _hold(state, seat, (have or {}).get(seat, ""))
        locks = (opened or {}).get(seat, "")
        for lock in LOCKS if locks == "all" else locks.split():
            state.locks[seat] &= ~(1 << LOCKS.index(lock))
    for seat, count in (workers or {}).items():
        state.workers[seat] = count
    standing = "".join((realms or {}).get(space, "").ljust(3, VACANT) for space in range(10))
    state.realms = tuple(map(_owner, standing))
    rows = [space.id for space in made.data.island]
    assert set(island or {}) <= set(rows), "no such row"
    state.island = tuple(tuple(map(_owner, (island or {}).get(row, ""))) for row in rows)
    assert all(made.supply(seat) >= 0 for seat in range(made.players)), "too many workers"
    state.round, state.starter, state.active = round, 0, active
    state.phase = state.window = TURN
    state.actor = active
    return made


def _owner(letter: str) -> int:
    return {VACANT: -1, WARDEN: -2}.get(letter) or int(letter)


def _lay_boards(made: Table, ids: list[str]) -> None:
    state, boards = made.state, made.data.boards
    numbers = [next(n for n, board in enumerate(boards) if board.id == name) for name in ids]
    state.boards = tuple(numbers)
    state.locks = [boards[number].locks for number in numbers]


def _lay_cards(
    made: Table,
    hands: Mapping[int, Cards],
    home: Mapping[int, Cards],
    regions: Mapping[int, Mapping[str, Cards]],
) -> None:
    """Cards in hand and face down were dealt or drawn, so that nobody else knows them."""
    state, creatures = made.state, made.data.creatures
    for seat, names in hands.items():
        state.hands[seat] = tuple(sorted(made.cards(names)))
    for seat, names in home.items():
        state.home[seat] = made.cards(names)
    for seat, by_region in regions.items():
        for region, names in by_region.items():
            cards = made.cards(names)
            hidden = (*cards, *state.hands[seat])
            drawn = [card for card in hidden if not creatures[card].is_start]
            drawn = [card for card in drawn if creatures[card].color == creatures[cards[0]].color]
            place = seat * 5 + int(region[1]) - 1
            state.regions[place] = cards
            state.caps[place] = (len(drawn),) * len(cards)


def _lay_monsters(
    made: Table, monsters: Mapping[int, Mapping[str, str]], defeated: Mapping[int, str]
) -> None:
    """Those that are named, and monsters of the right kinds; the defeated have their cards above them."""
    state, data = made.state, made.data
    slots: list[dict[int, int]] = [{} for _ in range(made.players)]
    for seat, by_slot in monsters.items():
        slots[seat] = {LOCKS.index(slot): made.monster(name) for slot, name in by_slot.items()}
    beaten: list[list[int]] = [[] for _ in range(made.players)]
    for seat, names in defeated.items():
        for name in listed(names):
            if name in LOCKS:
                beaten[seat].append(LOCKS.index(name))
            else:
                beaten[seat].append(next(n for n in range(1, 5) if n not in slots[seat]))
                slots[seat][beaten[seat][-1]] = made.monster(name)
    left = set(range(len(data.monsters) - len(data.boards))) - {n for at in slots for n in at.values()}
    for seat, at in enumerate(slots):
        board = data.boards[state.boards[seat]]
        at.setdefault(0, board.preprinted)
        for slot, kind in enumerate(board.slot_kinds, start=1):
            if slot not in at:
                at[slot] = min(number for number in left if data.monsters[number].kind == kind)
                left.discard(at[slot])
        state.monsters[seat] = tuple(at[slot] for slot in range(5))
        for slot in beaten[seat]:
            _tuck(made, seat, slot)
    state.monsters_left = sum(1 << number for number in left)


def _tuck(made: Table, seat: int, slot: int) -> None:
    """A card that is named nowhere has defeated the monster."""
    tucked = list(made.state.tucked[seat])
    tucked[slot] = _unused(made, made.data.starters)[-1]
    made.state.tucked[seat] = tuple(tucked)


def _fill_market(made: Table, named: Mapping[int, str]) -> None:
    """Starting cards on the card spaces that are not named."""
    state = made.state
    for space in [space for space in range(10) if space not in named]:
        color = made.data.ring[space // 2]
        card = next(card for card in _unused(made, made.data.starters) if card // 30 == color)
        state.market = (*state.market[:space], card, *state.market[space + 1 :])


def _lay_rest(made: Table, decks: Mapping[str, Cards]) -> None:
    """What is named nowhere: in the box, in the decks or, where a deck is given, on the discard pile."""
    state = made.state
    given = {REALMS.index(color): made.cards(names) for color, names in decks.items()}
    rest = _unused(made, made.data.decks)
    for color in range(len(REALMS)):
        own = [card for card in rest if card // 30 == color]
        state.decks[color] = _mask(given.get(color, own))
        state.discards += tuple(card for card in own if card not in given.get(color, own))
        state.box[color] = _mask(card for card in _unused(made, made.data.starters) if card // 30 == color)
    assert all(card in rest for cards in given.values() for card in cards), "a card is there twice"


def _unused(made: Table, masks: list[int]) -> list[int]:
    """The starting or the realm cards that lie nowhere yet."""
    state = made.state
    piles = [*state.hands, *state.home, *state.regions, *state.tucked, state.market]
    used = {card for pile in piles for card in pile}
    return [card for card in range(150) if masks[card // 30] >> card % 30 & 1 and card not in used]


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card % 30 for card in cards)


def _hold(state: Any, seat: int, text: str) -> None:
    names = {"g": "gold", "c": "crystals", "e": "evolve", "p": "potion", "k": "cauldron"}
    for word in text.split():
        letter = word.strip("0123456789")
        getattr(state, names[letter])[seat] = int(word.strip(letter))


def dealt(
    game: Game, boards: str, market: Cards, hands: Iterable[Cards], monsters: Iterable[str], first: int = 0
) -> Table:
    """A game set up by its own chance events, each of which is given."""
    made = Table(game)
    for board in listed(boards):
        made.do(f"board {board}")
    for card in listed(market):
        made.do(f"card {card}")
    for hand in hands:
        for card in sorted(made.cards(hand), key=lambda number: number // 30):
            made.do(f"card {made.data.creatures[card].id}")
    for names in monsters:
        for monster in listed(names):
            made.do(f"monster {monster}")
    return made.do(f"starter {first}")
