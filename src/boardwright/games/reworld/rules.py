"""The rules of Reworld, in the order of the specification. RW-n are its rule ids."""

from typing import Any, final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.pools import deal_from
from boardwright.core.state import CHANCE, OVER
from boardwright.core.tuples import replaced
from boardwright.games.reworld.actions import (
    BELOW,
    BELOWS,
    CARD,
    COUPLE,
    DEFEND,
    DROP,
    FIRST,
    FLY,
    HIDE,
    LAUNCH,
    MARKER,
    MODULE,
    READ,
    SACRIFICE,
    SETTLE,
    STARTER,
    TAKE,
    TASK,
    TOP,
    TRANSPORT,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.data import CATEGORIES, PORTS, SHIPS, VALUES, ReworldData
from boardwright.games.reworld.payments import belows, can_pay, tops
from boardwright.games.reworld.position import (
    CHOOSE_STARTER,
    COUPLING,
    DEALING,
    DROPPING,
    FILLING,
    FINAL_SHIP,
    FINISHED,
    HIDING,
    LAYING_BELOW,
    LAYING_TOP,
    MARKERS,
    NO_CARDS,
    NOBODY,
    NOWHERE,
    ORDERING,
    READING,
    SCORE_SHIP,
    SETTLING,
    SHIP_POINTS,
    SPECIAL,
    TASKS,
    TERRABOTS,
    TURN_ONE,
    TURN_TWO,
    Position,
)
from boardwright.games.reworld.refusals import why_illegal
from boardwright.games.reworld.settlement import (
    chooses_city,
    city_points,
    open_cities,
    settling_points,
    size,
    task_points,
)
from boardwright.games.reworld.tiles import (
    FAMILY,
    KINDS,
    LETTERS,
    NO_TILE,
    ROWS,
    SHUTTLE,
    TERRABOT,
    UNIT,
    kind_names,
)


@final
class ReworldState(Position):
    """A position in Reworld, and what may happen from there."""

    __slots__ = ()

    def __init__(self, data: ReworldData, players: int, blank: bool = False) -> None:
        super().__init__(data, players, blank)

    # Questions

    def actors(self) -> tuple[int, ...]:
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if seat != self.actor or seat == OVER:
            return []
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if self.phase == TURN_ONE:
            return self._turns_one()
        if self.phase == LAYING_TOP:
            return [TOP + value - 1 for value in self._tops(self.port)]
        if self.phase == LAYING_BELOW:
            return [BELOW + cards for cards in self._belows(self.port, self.top)]
        if self.phase == HIDING:
            return [HIDE + value - 1 for value in self._values(seat)]
        if self.phase == TURN_TWO:
            return self._turns_two()
        if self.phase == COUPLING:
            return [COUPLE + row for row in self._open_units()] + [FLY]
        if self.phase == ORDERING:
            return [FIRST, FIRST + 1]
        if self.phase == SETTLING:
            return [SETTLE + city for city in open_cities(self.cargo[0], self.cities_of(seat))]
        return [READ + city for city in self._founded(seat)]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase == CHOOSE_STARTER:
            return [(STARTER + seat, 1) for seat in range(self.players)]
        if self.phase == FILLING:
            return [(MODULE + kind, count) for kind, count in enumerate(self.bag) if count]
        if self.phase == DEALING:
            return [(CARD + value - 1, count) for value, count in enumerate(self.deck) if count]
        return []

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSE_STARTER:
            return STARTER + dice.below(self.players)
        if self.phase == FILLING:
            return MODULE + _drawn(self.bag, dice.below(self.bag_left))
        return CARD + _drawn(self.deck, dice.below(self.deck_left)) - 1

    def perfect_information(self) -> bool:
        """Chapter Two has neither chance nor secrets (specification, section 4.2)."""
        return self.phase >= TURN_TWO

    # Course of play

    def _carry_out(self, seat: int, action: int) -> None:
        if action >= CARD:
            self._deal(action - CARD + 1)
        elif action >= MODULE:
            self._fill(action - MODULE)
        elif action >= STARTER:
            self._begin(action - STARTER)
        elif action >= READ:
            self._read(action - READ)
        elif action >= SETTLE:
            self._settle(action - SETTLE)
            self._settle_cargo()
        elif action >= FIRST:
            self._order(action - FIRST)
        elif action == FLY:
            self._fly()
        elif action >= COUPLE:
            self._couple(action - COUPLE)
            self._ask_to_couple()
        elif action >= UNDOCK:
            self._undock((action - UNDOCK) // USES, (action - UNDOCK) % USES)
        elif action >= HIDE:
            self._hide(action - HIDE + 1)
        elif action >= BELOW:
            self._pay(self.top, BELOWS[action - BELOW])
        elif action >= TOP:
            self._lay_top(action - TOP + 1)
        elif action == DROP:
            self._drop_out()
        elif action == MARKER:
            self._reach_for_marker()
        else:
            self._choose_port(action - TAKE)

    def _begin(self, seat: int) -> None:
        """RW-8: the first owner of the starting-player marker is drawn."""
        self.marker = seat
        if self._events is not None:
            self._tell("starter", {"seat": seat}, final=True)
        self._begin_round()

    # Chapter One: the round's modules and cards

    def _begin_round(self) -> None:
        """RW-10: fill the station, deal, turns, cleanup."""
        self.phase = FILLING
        self.actor = CHANCE
        self.filled = 0

    def _fill(self, kind: int) -> None:
        """RW-11: the next port gets its module."""
        port = self.data.fill_order[self.filled]
        self.bag = replaced(self.bag, kind, self.bag[kind] - 1)
        self.bag_left -= 1
        self.ports = replaced(self.ports, port, kind)
        self.filled += 1
        if self._events is not None:
            module = {"round": self.round, "port": port, "tile": KINDS[kind]}
            self._tell("module", module, final=True)
        if self.filled == len(PORTS):
            if self._events is not None:
                self._tell("fill", {"round": self.round, "tiles": kind_names(self.ports)})
            self.phase = DEALING

    def _deal(self, value: int) -> None:
        """RW-12: whole hands, seat by seat from the owner of the marker; the rest stays unseen."""
        seat = self._receiver()
        self.deck = replaced(self.deck, value, self.deck[value] - 1)
        self.deck_left -= 1
        self._add_to_hand(seat, value, 1)
        if self._events is not None:
            self._tell("card", {"seat": seat, "card": value}, final=True, audience=(seat,))
        if self._receiver() == NOBODY:
            if self._events is not None:
                hands = [_cards(hand) for hand in self.hands]
                self._tell("deal", {"round": self.round, "hands": hands}, audience=())
            self._ask(self.marker, TURN_ONE)  # RW-13

    def _receiver(self) -> int:
        """Who is dealt the next card; nobody, if all have their hands."""
        hands_dealt = (sum(self.data.cards) - self.deck_left) // self.data.hand
        return (self.marker + hands_dealt) % self.players if hands_dealt < self.players else NOBODY

    # Chapter One: turns

    def _turns_one(self) -> list[int]:
        """RW-14: take a module, take the marker, or drop out, which is always allowed (RW-27)."""
        hand = self.hands[self.actor]
        if hand == NO_CARDS:
            return [DROP]
        actions = [TAKE + port for port in range(len(PORTS)) if self.can_take(hand, port)]
        if self.hidden_by == NOBODY:
            actions.append(MARKER)
        actions.append(DROP)
        return actions

    def can_take(self, hand: tuple[int, ...], port: int) -> bool:
        """RW-15: the module is still there, and the hand, not an empty one, holds a payment."""
        if self.ports[port] == NO_TILE:
            return False
        first, second = self.demands(port)
        return can_pay(hand, first, second)

    def _choose_port(self, port: int) -> None:
        self.port = port
        choices = self._tops(port)
        if len(choices) == 1:
            self._lay_top(choices[0])
        else:
            self.phase = LAYING_TOP

    def _lay_top(self, value: int) -> None:
        """RW-22: the player chooses which of the cards paid is on top."""
        self.top = value
        choices = self._belows(self.port, value)
        if len(choices) == 1:
            self._pay(value, BELOWS[choices[0]])
        else:
            self.phase = LAYING_BELOW

    def _pay(self, top: int, below: tuple[int, ...]) -> None:
        """RW-23, RW-24: the cards fill the slot, the module docks in the row of the top card's value."""
        seat, port = self.actor, self.port
        tile = self.ports[port]
        for value in (top, *below):
            self._add_to_hand(seat, value, -1)
        self.ports = replaced(self.ports, port, NO_TILE)
        self.takers = replaced(self.takers, port, seat)
        self.tops = replaced(self.tops, port, top)
        self.belows = replaced(self.belows, port, below)
        self.docked[seat * ROWS + top - 1] += (tile,)
        points = self.data.terrabot_points[self.round - 1] if FAMILY[tile] == TERRABOT else 0
        self._score(seat, TERRABOTS, points)
        if self._events is not None:
            cards = {"port": port, "tile": KINDS[tile], "top": top, "below": list(below)}
            self._tell_turn("take", seat, cards, points)
        self._end_turn_one()

    def _reach_for_marker(self) -> None:
        values = self._values(self.actor)
        if len(values) == 1:
            self._hide(values[0])
        else:
            self.phase = HIDING

    def _hide(self, value: int) -> None:
        """RW-25: a card face down on the starting-player space, 1 point, and the marker is yours."""
        seat = self.actor
        self._add_to_hand(seat, value, -1)
        self.hidden_by = seat
        self.hidden_card = value
        self.marker = seat
        self._score(seat, MARKERS, 1)
        if self._events is not None:
            self._tell_turn("marker", seat, {}, 1)
            self._tell("hidden", {"seat": seat, "card": value}, audience=(seat,))
        self._end_turn_one()

    def _drop_out(self) -> None:
        """RW-27: 1 point per card left in hand; the cards are discarded unseen."""
        seat = self.actor
        hand = self.hands[seat]
        self.discarded[seat] = hand
        self.hands[seat] = NO_CARDS
        self.out |= 1 << seat
        points = sum(hand)
        self._score(seat, DROPPING, points)
        if self._events is not None:
            self._tell_turn("drop", seat, {"count": points}, points)
            self._tell("discarded", {"seat": seat, "cards": _cards(hand)}, audience=(seat,))
        self._end_turn_one()

    def _end_turn_one(self) -> None:
        """RW-13, RW-28: clockwise among those who have not dropped out."""
        last = self.actor
        self._clear_turn()
        for seat in self._clockwise(last + 1):
            if not self.out >> seat & 1:
                self._ask(seat, TURN_ONE)
                return
        self._clean_up()

    def _clean_up(self) -> None:
        """RW-29, RW-30: left-over modules leave the game, the cards are gathered."""
        removed = list(self.removed)
        for kind in self.ports:
            if kind != NO_TILE:
                removed[kind] += 1
        self.removed = tuple(removed)
        if self._events is not None:
            left = [[port, KINDS[kind]] for port, kind in enumerate(self.ports) if kind != NO_TILE]
            self._tell("cleanup", {"round": self.round, "left": left, "marker": self.marker})
        self._clear_station()
        if self.round < len(self.data.terrabot_points):
            self.round += 1
            self._begin_round()
        else:
            self._begin_chapter_two()

    # Chapter Two: undocking

    def _begin_chapter_two(self) -> None:
        """RW-26, RW-40: the owner of the marker begins."""
        if self._events is not None:
            self._tell("chapter", {"chapter": 2, "marker": self.marker})
        self._next_turn_two(self.marker)

    def _turns_two(self) -> list[int]:
        """RW-42, RW-43: what the open ends of the docking rows can be used for."""
        actions = []
        for row, tiles in enumerate(self.rows_of(self.actor)):
            for use in self._uses(tiles):
                actions.append(UNDOCK + row * USES + use)
        return actions

    def _uses(self, row: tuple[int, ...]) -> list[int]:
        if not row:
            return []
        tile = row[-1]
        if FAMILY[tile] == TERRABOT:
            return [LAUNCH]
        if FAMILY[tile] == SHUTTLE:
            return [DEFEND, TRANSPORT] if self.data.shields[tile] else [TRANSPORT]  # RW-47
        if FAMILY[tile] == UNIT:
            has_shuttle_behind = len(row) > 1 and FAMILY[row[-2]] == SHUTTLE
            return [TRANSPORT, SACRIFICE] if has_shuttle_behind else [SACRIFICE]  # RW-49
        return [DEFEND, TASK]

    def _undock(self, row: int, use: int) -> None:
        self.row = row
        if use == TRANSPORT:
            self._transport(row)
            return
        tile = self._remove(row)
        if use == LAUNCH:
            self._launch(tile)
        elif use == DEFEND:
            self._defend(tile)
        elif use == TASK:
            self._begin_task(tile)
        else:
            self._sacrifice(tile)

    def _launch(self, tile: int) -> None:
        """RW-44, RW-45: a terrabot founds the city of its letter, or joins it."""
        seat, letter = self.actor, tile  # terrabots are the first kinds, by letter
        if not self.cities[seat * ROWS + letter]:
            self.signs[letter] += (seat,)
        self.cities[seat * ROWS + letter] += (tile,)
        tiles = size(self.cities[seat * ROWS + letter])
        self._end_turn_two(LAUNCH, tile, 0, {"city": LETTERS[letter], "size": tiles})

    def _defend(self, tile: int) -> None:
        """RW-46, RW-60: a shuttle or satellite goes to the defence row with its shields."""
        self.defence[self.actor] += (tile,)
        self._end_turn_two(DEFEND, tile, 0, {"shields": self.data.shields[tile]})

    def _sacrifice(self, tile: int) -> None:
        """RW-59: a builder unit goes to the box."""
        self.box[self.actor] += (tile,)
        self._end_turn_two(SACRIFICE, tile, 0, {})

    # Chapter Two: tasks of satellites

    def _begin_task(self, tile: int) -> None:
        """RW-61: the task is scored as the settlement is now."""
        self.tile = tile
        seat = self.actor
        if not chooses_city(tile):
            self._score_task(NOWHERE, task_points(tile, self.cities_of(seat), self.shields(seat)))
            return
        founded = self._founded(seat)
        if not founded:
            self._score_task(NOWHERE, 0)  # RW-R26
        elif len(founded) == 1:
            self._read(founded[0])
        else:
            self.phase = READING

    def _read(self, city: int) -> None:
        self._score_task(city, city_points(self.tile, self.cities[self.actor * ROWS + city]))

    def _score_task(self, city: int, points: int) -> None:
        """RW-61: the satellite then goes to the satellites row (RW-R27)."""
        self._score(self.actor, TASKS, points)
        self.satellites[self.actor] += (self.tile,)
        self._end_turn_two(TASK, self.tile, points, {"city": LETTERS[city] if city >= 0 else None})

    # Chapter Two: transport

    def _transport(self, row: int) -> None:
        """RW-48, RW-49: the shuttle leaves its row, together with a unit in front of it."""
        has_unit_in_front = FAMILY[self.docked[self.actor * ROWS + row][-1]] == UNIT
        if has_unit_in_front:
            self._couple(row)
        self.tile = self._remove(row)
        self._ask_to_couple()

    def _couple(self, row: int) -> None:
        """RW-50: each manoeuvre finds the open ends that the ones before have left."""
        unit = self._remove(row)
        self.coupled += (unit,)
        self.coupled_rows += (row,)
        if self._events is not None:
            coupled = {"seat": self.actor, "row": row + 1, "tile": KINDS[unit]}
            self._tell("couple", coupled)

    def _ask_to_couple(self) -> None:
        """RW-48: up to two units."""
        if len(self.coupled) < 2 and self._open_units():
            self.phase = COUPLING
        else:
            self._fly()

    def _open_units(self) -> list[int]:
        """The rows whose open end is a builder unit."""
        rows = self.rows_of(self.actor)
        return [row for row, tiles in enumerate(rows) if tiles and FAMILY[tiles[-1]] == UNIT]

    def _fly(self) -> None:
        """RW-51: the player chooses which unit settles first; equal ones leave no choice."""
        self.cargo = self.coupled
        if len(self.cargo) == 2 and self.cargo[0] != self.cargo[1]:
            self.phase = ORDERING
        else:
            self._settle_cargo()

    def _order(self, first: int) -> None:
        self.cargo = (self.coupled[first], self.coupled[1 - first])
        self._settle_cargo()

    def _settle_cargo(self) -> None:
        """RW-55, RW-56: a unit must settle if any city is open to it, otherwise it goes to the box."""
        while self.cargo:
            cities = open_cities(self.cargo[0], self.cities_of(self.actor))
            if len(cities) > 1:
                self.phase = SETTLING
                return
            self._settle(cities[0] if cities else NOWHERE)
        self._land()

    def _settle(self, city: int) -> None:
        """RW-57: a special unit scores the row that it has come to."""
        seat, unit = self.actor, self.cargo[0]
        self.cargo = self.cargo[1:]
        points = 0
        tiles = 0
        if city == NOWHERE:
            self.box[seat] += (unit,)
        else:
            points = settling_points(unit, self.cities[seat * ROWS + city])
            self.cities[seat * ROWS + city] += (unit,)
            tiles = size(self.cities[seat * ROWS + city])
            self._score(seat, SPECIAL, points)
        self.settled += ((unit, city, tiles, points),)
        if self._events is not None:
            self._tell("settle", {"seat": seat} | _settling(self.settled[-1]))

    def _land(self) -> None:
        """RW-58: the shuttle goes to the shuttles row."""
        self.shuttles[self.actor] += (self.tile,)
        points = sum([points for _, _, _, points in self.settled])
        cargo: dict[str, Any] = {}
        if self._events is not None:
            coupled = zip(self.coupled_rows, self.coupled)
            cargo["coupled"] = [{"row": row + 1, "tile": KINDS[unit]} for row, unit in coupled]
            cargo["settled"] = [_settling(settled) for settled in self.settled]
        self._end_turn_two(TRANSPORT, self.tile, points, cargo)

    # Chapter Two: ships and the end of a turn

    def _end_turn_two(self, use: int, tile: int, points: int, facts: dict[str, Any]) -> None:
        """RW-41, RW-70: the ship check closes every turn."""
        seat, row = self.actor, self.row
        ships = self._take_ships(seat)
        if self._events is not None:
            names = [SHIPS[ship] for ship in ships]
            turn = {"row": row + 1, "tile": KINDS[tile], **facts, "ships": names}
            self._tell_turn(USE_NAMES[use], seat, turn, points)
            if ships:
                worth = {SHIPS[ship]: self.data.ship_points[ship] for ship in ships}
                self._tell("ships", {"seat": seat, "ships": worth})
        self._clear_turn()
        self._next_turn_two(seat + 1)

    def _take_ships(self, seat: int) -> list[int]:
        """RW-71 to RW-73: every ship whose condition is met, and with their points the score ship."""
        taken = [ship for ship in range(SCORE_SHIP) if self.ships_left >> ship & 1 and self.meets(ship, seat)]
        for ship in taken:
            self._take_ship(seat, ship)
        if self.ships_left >> SCORE_SHIP & 1 and self.meets(SCORE_SHIP, seat):
            self._take_ship(seat, SCORE_SHIP)
            taken.append(SCORE_SHIP)
        return taken

    def _take_ship(self, seat: int, ship: int) -> None:
        self.ships_left &= ~(1 << ship)
        self.ships[seat] += (ship,)
        self._score(seat, SHIP_POINTS, self.data.ship_points[ship])

    def _next_turn_two(self, first: int) -> None:
        """RW-40, RW-80: clockwise among those who have modules docked, until nobody has."""
        for seat in self._clockwise(first):
            if self.has_docked(seat):
                self._ask(seat, TURN_TWO)
                return
        self._end()

    # End

    def _end(self) -> None:
        """RW-81: the final ship; its points move nobody to take another ship (RW-87)."""
        values, points = self.final_values(), self.final_points()
        for gained in points:
            for seat in range(self.players):
                self._score(seat, FINAL_SHIP, gained[seat])
        self.phase = FINISHED
        self.actor = OVER
        if self._events is not None:
            for category, name in enumerate(CATEGORIES):
                final = {"category": name, "values": values[category], "points": points[category]}
                self._tell("final", final)
            self._tell("end", {"scores": self.scores(), "ranks": self.ranking()})

    # Small helpers

    def _ask(self, seat: int, phase: int) -> None:
        self.actor = seat
        self.phase = phase

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    def _tops(self, port: int) -> list[int]:
        first, second = self.demands(port)
        return tops(self.hands[self.actor], first, second)

    def _belows(self, port: int, top: int) -> list[int]:
        first, second = self.demands(port)
        return belows(self.hands[self.actor], first, second, top)

    def _values(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        return [value for value in range(1, VALUES) if hand[value]]

    def _founded(self, seat: int) -> list[int]:
        return [city for city, tiles in enumerate(self.cities_of(seat)) if tiles]

    def _add_to_hand(self, seat: int, value: int, cards: int) -> None:
        hand = self.hands[seat]
        self.hands[seat] = replaced(hand, value, hand[value] + cards)

    def _remove(self, row: int) -> int:
        """Undock the open end of a row (RW-42)."""
        tiles = self.docked[self.actor * ROWS + row]
        self.docked[self.actor * ROWS + row] = tiles[:-1]
        return tiles[-1]

    def _score(self, seat: int, source: int, points: int) -> None:
        if points:
            sources = self.sources[seat]
            self.sources[seat] = replaced(sources, source, sources[source] + points)

    def _tell_turn(self, kind: str, seat: int, facts: dict[str, Any], points: int) -> None:
        turn = {"seat": seat, **facts, "points": points, "score": self.score(seat)}
        self._tell(kind, turn, final=True)

    # Copies and other worlds

    def clone(self) -> "ReworldState":
        other = ReworldState(self.data, self.players, True)
        self._copy_to(other)
        return other

    def resample(self, seat: int | None, dice: Dice) -> "ReworldState":
        """Cards that the seat has not seen lie anywhere; a turn that is not finished may have got anywhere.

        All deals of the unseen cards to hands, discards, the face-down card and the undealt rest are
        equally likely, given the number of each.
        """
        other = self.clone()
        other._deal_unseen(seat, dice)
        if TURN_ONE <= self.phase <= HIDING and seat != self.actor:
            other._rethink(dice)
        return other

    def _deal_unseen(self, viewer: int | None, dice: Dice) -> None:
        pool = self.unseen(viewer)
        for seat in range(self.players):
            if seat != viewer:
                self.hands[seat] = deal_from(pool, sum(self.hands[seat]), dice)
                self.discarded[seat] = deal_from(pool, sum(self.discarded[seat]), dice)
        if self.hidden_by != NOBODY and self.hidden_by != viewer:
            self.hidden_card = deal_from(pool, 1, dice).index(1)
        self.deck = tuple(pool)

    def _rethink(self, dice: Dice) -> None:
        """RW-R53: the others do not know how far a turn of Chapter One is; half the time, not begun."""
        self._ask(self.actor, TURN_ONE)
        self.port = NOWHERE
        self.top = 0
        if dice.below(2):
            self._lean_to(self._unfinished_turns(), dice)

    def _unfinished_turns(self) -> list[tuple[int, int, int]]:
        """Where this turn may stand, by its question, port and top card."""
        hand = self.hands[self.actor]
        turns: list[tuple[int, int, int]] = []
        if hand == NO_CARDS:
            return turns
        for port in range(len(PORTS)):
            if self.can_take(hand, port):
                choices = self._tops(port)
                if len(choices) > 1:
                    turns.append((LAYING_TOP, port, 0))
                turns += [(LAYING_BELOW, port, top) for top in choices if len(self._belows(port, top)) > 1]
        if self.hidden_by == NOBODY and len(self._values(self.actor)) > 1:
            turns.append((HIDING, NOWHERE, 0))
        return turns

    def _lean_to(self, turns: list[tuple[int, int, int]], dice: Dice) -> None:
        if turns:
            chosen: i64 = dice.below(len(turns))
            self.phase, self.port, self.top = turns[chosen]

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return why_illegal(self, seat, action)


USE_NAMES = ("launch", "defend", "task", "transport", "sacrifice")
"""The uses of a module, as events name them."""


def _drawn(counts: tuple[int, ...], rest: i64) -> int:
    """The kind that this place among all the things counted falls to."""
    kind: i64 = 0
    while rest >= counts[kind]:
        rest -= counts[kind]
        kind += 1
    return kind


def _settling(settled: tuple[int, int, int, int]) -> dict[str, Any]:
    unit, city, tiles, points = settled
    name = LETTERS[city] if city != NOWHERE else None
    return {"tile": KINDS[unit], "city": name, "size": tiles, "points": points}


def _cards(hand: tuple[int, ...]) -> list[int]:
    """The cards of a hand, ascending."""
    return [value for value, count in enumerate(hand) for _ in range(count)]
