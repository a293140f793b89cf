"""Wild World laid out by hand, said as the specification says it: boards, cards, monsters, workers."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from boardwright.core.dice import Dice
from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.games.wild_world import TITLE
from boardwright.games.wild_world.position import TURN
from boardwright.games.wild_world.scoring import SOURCES
from boardwright.games.wild_world.view import WildObservation

PLAYERS = (2, 3, 4)
REALMS = ("magic", "water", "fire", "ice", "forest")
LOCKS = ("m1", "m2", "m3", "m4", "m5", "r1", "r2", "r3", "r4", "r5")
BOARDS = "fire-A, water-A, forest-A, ice-A"
VACANT = "."
WARDEN = "W"
"""The Warden's workers, where seats are written as digits."""

Cards = str
"""Cards by name or id, with commas between: `Pebble Crab, FI03`."""


def make(players: int, edition: Mapping[str, str] | None = None, **options: str) -> Game:
    """A game, with the printed data or others."""
    return TITLE.make(players, options, edition)


class Table:
    """A game of Wild World in which every draw and every choice is given.

    Everything goes through the checked door and is read from what a spectator sees, hands apart.
    Acts are in notation, where cards and monsters may stand by their names.
    """

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.players = game.players
        self.state: Any = game.new()
        self.events: list[Event] = []
        self.data = self.game.data
        self._ids = {piece.name: piece.id for piece in (*self.data.creatures, *self.data.monsters)}
        self._names = {id_: name for name, id_ in self._ids.items()}
        self._named = re.compile("|".join(sorted(map(re.escape, self._ids), key=len, reverse=True)))

    # Course of play

    def do(self, *acts: str) -> "Table":
        """Acts of whoever is to act, chance included."""
        for act in acts:
            self.by(self.state.actor, act)
        return self

    def by(self, seat: int, act: str) -> "Table":
        """An act of this seat."""
        self.state.apply(seat, self.number(act), self.events)
        return self

    def number(self, act: str) -> int:
        """The number of an act."""
        return self.game.action_from_text(self._named.sub(lambda found: self._ids[found[0]], act))

    def chance(self, seed: int = 0) -> "Table":
        """Let chance draw until somebody is asked."""
        dice = Dice(seed)
        while self.state.actor == CHANCE:
            self.state.apply(CHANCE, self.state.draw(dice), self.events)
        return self

    def refusal(self, act: str, seat: int | None = None) -> IllegalAction:
        """The refusal of an act that is not legal; nothing changes."""
        before = self.state.clone()
        with pytest.raises(IllegalAction) as caught:
            self.by(self.state.actor if seat is None else seat, act)
        assert self.state == before
        return caught.value

    # What can be seen

    @property
    def seen(self) -> WildObservation:
        """What a spectator sees."""
        return self.see(None)

    def see(self, seat: int | None) -> WildObservation:
        """What a seat sees."""
        return self.game.observation(self.state, seat)

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def phase(self) -> str:
        """The decision, as the player who takes it sees it."""
        return self.see(self.actor if self.actor >= 0 else None).phase

    @property
    def asks(self) -> tuple[str, int]:
        """The decision and who takes it."""
        return self.phase, self.actor

    def options(self) -> list[str]:
        """What may be done now, by whoever is to act, with cards by their names."""
        texts = [self.game.action_text(action) for action in self.state.legal_actions(self.actor)]
        return [" ".join(self._names.get(word, word) for word in text.split()) for text in texts]

    def choices(self, verb: str) -> list[str]:
        """The options that begin with a word, without it: for `place` the card spaces, as `["0", "3"]`."""
        return [option[len(verb) + 1 :] for option in self.options() if option.split()[0] == verb]

    def can(self, act: str) -> bool:
        """Whether an act is legal for whoever is to act."""
        return self.number(act) in self.state.legal_actions(self.actor)

    def have(self, seat: int) -> str:
        """What a seat has, as `10g 0c 0e p2 k0`: gold, crystals, evolve tokens, potion, cauldron."""
        seen = self.seen
        tokens = f"{seen.gold[seat]}g {seen.crystals[seat]}c {seen.evolve[seat]}e"
        return f"{tokens} p{seen.potion[seat]} k{seen.cauldron[seat]}"

    def hand(self, seat: int) -> Cards:
        return self.names(self.see(seat).hand)

    def home(self, seat: int) -> Cards:
        return self.names(self.seen.home[seat])

    def region(self, seat: int, name: str) -> Cards:
        """The travel cards of a region, from the bottom up."""
        return self.names(self.see(seat).regions[seat][int(name[1]) - 1])

    def tucked(self, seat: int, slot: str) -> Cards:
        return self.names([self.seen.tucked[seat][LOCKS.index(slot)]])

    def market(self, space: int) -> Cards:
        """The card on a card space; empty if there is none."""
        return self.names([self.seen.market[space]])

    @property
    def discards(self) -> Cards:
        return self.names(self.seen.discards)

    def defeated(self, seat: int) -> list[str]:
        return [LOCKS[slot] for slot in self.seen.defeated[seat]]

    def locks(self, seat: int) -> list[str]:
        return [LOCKS[lock] for lock in self.seen.locks[seat]]

    def realm(self, space: int) -> str:
        """Who stands beside a card space, from the free worker space on, as `01.`."""
        return "".join(_letter(owner) for owner in self.seen.realms[space])

    def island(self, row: str) -> str:
        """Who rests on a row of the island, from left to right."""
        rows = [space.id for space in self.data.island]
        return "".join(map(_letter, self.seen.island[rows.index(row)]))

    def supply(self, seat: int) -> int:
        """Workers that the seat can place."""
        return self.seen.supply[seat]

    def deck(self, color: str) -> int:
        """Cards left in a deck."""
        return self.seen.deck_sizes[REALMS.index(color)]

    def symbols(self, seat: int) -> dict[str, int]:
        """Own symbols, those that are there."""
        return {name: n for name, n in zip(REALMS, self.seen.symbols[seat]) if n}

    @property
    def scores(self) -> list[int]:
        return list(self.seen.scores)

    def sources(self, seat: int) -> dict[str, int]:
        """The points of a seat by source (WW-47)."""
        return dict(zip(SOURCES, self.seen.sources[seat]))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind."""
        return [event.data for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in order."""
        return [event.kind for event in self.events]

    def log(self) -> list[str]:
        """The lines of the log, the players being A, B, C and D."""
        lines = [self.game.words.log_line(event) for event in self.events]
        return [plain(line, "ABCD") for line in lines if line]

    # Pieces by name

    def names(self, cards: Iterable[int]) -> Cards:
        return ", ".join(self.data.creatures[card].name for card in cards if card >= 0)

    def card(self, name: str) -> int:
        """A creature card by its name or id."""
        return next(
            n for n, creature in enumerate(self.data.creatures) if name in (creature.name, creature.id)
        )

    def cards(self, names: Cards) -> tuple[int, ...]:
        return tuple(self.card(name) for name in _listed(names))

    def monster(self, name: str) -> int:
        """A monster by its name or id."""
        return next(n for n, monster in enumerate(self.data.monsters) if name in (monster.name, monster.id))


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


# Positions


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
    _lay_boards(made, _listed(boards)[: made.players])
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


def _letter(owner: int) -> str:
    return {-1: VACANT, -2: WARDEN}.get(owner, str(owner))


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
        for name in _listed(names):
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
    for board in _listed(boards):
        made.do(f"board {board}")
    for card in _listed(market):
        made.do(f"card {card}")
    for hand in hands:
        for card in sorted(made.cards(hand), key=lambda number: number // 30):
            made.do(f"card {made.data.creatures[card].id}")
    for names in monsters:
        for monster in _listed(names):
            made.do(f"monster {monster}")
    return made.do(f"starter {first}")
