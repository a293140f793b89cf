"""What the players of Wild World have: wealth, symbols, abilities, places for cards, chances in a fight."""

from typing import Final

from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD, Creature, Monster
from boardwright.games.wild_world.data.terms import (
    ABILITY,
    BUY_DISCOUNT,
    CRYSTAL_FIGHT,
    DRAW,
    FIGHT_BONUS,
    GOLD,
    LOCKS,
    PAY,
    REALMS,
    REGIONS,
    SLOTS,
    SPACES,
    SYMBOL,
    TOLL,
    WORKER_SPACES,
    Effect,
)
from boardwright.games.wild_world.rules.position import ACTING, BUYING, NOBODY, NOWHERE, Position

EVOLVED: Final = 5
"""What an evolve token adds in a fight (WW-35)."""
HOPELESS: Final = -1
"""No amount of what is there wins the fight."""


class Holdings(Position):
    """Questions about one seat."""

    __slots__ = ()

    # Wealth (WW-15)

    def wild(self, seat: int) -> int:
        """Crystals and evolve tokens, which may stand for crystals."""
        return self.crystals[seat] + self.evolve[seat]

    def wealth(self, seat: int) -> int:
        """Gold, and what may stand for gold."""
        return self.gold[seat] + self.wild(seat)

    def can_pay(self, seat: int, effect: Effect) -> bool:
        """Whether the price of an effect, if it has one, can be paid."""
        if not effect or effect[0][0] != PAY:
            return True
        _, resource, amount = effect[0]
        return (self.wealth(seat) if resource == GOLD else self.wild(seat)) >= amount

    # Symbols and abilities

    def board_element(self, seat: int) -> int:
        """The element of the seat's board."""
        return self.data.boards[self.boards[seat]].element

    def symbols(self, seat: int, element: int) -> int:
        """WW-29: own symbols of an element: on the board, at home, and by abilities."""
        total = 1 if self.board_element(seat) == element else 0
        for card in self.home[seat]:
            total += self.data.creatures[card].symbols[element]
        for monster in self.abilities(seat):
            if monster.ability == SYMBOL and monster.ability_element == element:
                total += monster.ability_value
        return total

    def abilities(self, seat: int) -> list[Monster]:
        """WW-50: the ability monsters that the seat has defeated."""
        monsters = self.data.monsters
        pairs = zip(self.monsters[seat], self.tucked[seat])
        return [
            monsters[number] for number, card in pairs if card != NO_CARD and monsters[number].kind == ABILITY
        ]

    def defeated(self, seat: int) -> list[Monster]:
        """The monsters that the seat has defeated."""
        monsters = self.data.monsters
        pairs = zip(self.monsters[seat], self.tucked[seat])
        return [monsters[number] for number, card in pairs if card != NO_CARD]

    def has_ability(self, seat: int, ability: int) -> bool:
        """Whether an ability is active."""
        return any([monster.ability == ability for monster in self.abilities(seat)])

    def ability_value(self, seat: int, ability: int) -> int:
        """What the abilities of a kind come to."""
        return sum([monster.ability_value for monster in self.abilities(seat) if monster.ability == ability])

    def trigger(self, seat: int, ability: int) -> Effect:
        """WW-50: what abilities of a kind add to something that happens."""
        effect: Effect = ()
        for monster in self.abilities(seat):
            if monster.ability == ability:
                effect += monster.effect
        return effect

    # Workers

    def workers_on_island(self, seat: int) -> int:
        return sum([row.count(seat) for row in self.island])

    def workers_in_realms(self, seat: int) -> int:
        return self.realms.count(seat)

    def workers_in_supply(self, seat: int) -> int:
        """Own workers that can be placed."""
        return self.workers[seat] - self.workers_in_realms(seat) - self.workers_on_island(seat)

    def worker_space(self, space: int) -> int:
        """WW-25: the cheapest vacant worker space beside a card space, or NOWHERE."""
        for number in range(self.data.worker_spaces[self.players]):
            if self.realms[space * WORKER_SPACES + number] == NOBODY:
                return number
        return NOWHERE

    def tolls(self, seat: int) -> list[int]:
        """WW-26: by card space, what placing there costs now, or NOWHERE if its worker spaces are taken."""
        prices = [0] * WORKER_SPACES if self.has_ability(seat, TOLL) else self.data.tolls
        numbers = [self.worker_space(space) for space in range(SPACES)]
        return [prices[number] if number != NOWHERE else NOWHERE for number in numbers]

    def open_spaces(self, seat: int) -> list[int]:
        """WW-25, WW-26: the card spaces where the seat can place a worker."""
        if not self.workers_in_supply(seat):
            return []
        wealth = self.wealth(seat)
        return [space for space, toll in enumerate(self.tolls(seat)) if NOWHERE < toll <= wealth]

    def open_rows(self, seat: int) -> list[int]:
        """WW-40: the rows of the island where a worker of the seat can rest."""
        rows = enumerate(self.data.island)
        vacant = [row for row, space in rows if space.is_unlimited or not self.island[row]]
        return [row for row in vacant if self.can_pay(seat, self.data.island[row].effect)]

    # Buying

    def offers(self, seat: int) -> list[int]:
        """WW-29, WW-32: the card spaces whose card the seat can buy in this turn."""
        return [space for space in self.within_reach(seat) if self.can_buy(seat, self.market[space])]

    def within_reach(self, seat: int) -> range:
        """WW-29, WW-32: the card spaces of which the worker placed in this turn lets the seat buy one."""
        if self.active != seat or self.window not in (ACTING, BUYING):
            return range(0)
        return range(SPACES) if self.was_empty else range(self.space, self.space + 1)

    def can_buy(self, seat: int, card: int) -> bool:
        """WW-29: whether there is a card, and the seat can pay for missing symbols and the cost."""
        if card == NO_CARD:
            return False
        return self.can_pay_for(seat, self.missing_symbols(seat, card), self.cost(seat, card))

    def can_pay_for(self, seat: int, missing: int, cost: int) -> bool:
        """WW-29: crystals for missing symbols, and the cost from all that is left."""
        return self.wild(seat) >= missing and self.wealth(seat) >= missing + cost

    def missing_symbols(self, seat: int, card: int) -> int:
        """WW-29: each is paid for with a crystal."""
        creature = self.data.creatures[card]
        return max(0, creature.requirement - self.symbols(seat, creature.element))

    def cost(self, seat: int, card: int) -> int:
        """WW-30, Q40: the price in gold."""
        return max(0, self.data.creatures[card].cost - self.ability_value(seat, BUY_DISCOUNT))

    def can_take(self, seat: int, bonus: Effect) -> bool:
        """WW-33: whether a bonus is payable, and brings something if it only draws."""
        if not self.can_pay(seat, bonus):
            return False
        gains = [part for part in bonus if part[0] != PAY]
        draws = [part for part in gains if part[0] == DRAW]
        return len(draws) < len(gains) or any([bool(self.allowed_decks(part[1])) for part in draws])

    def allowed_decks(self, colors: int) -> list[int]:
        """WW-20: the colours among these whose deck has a card."""
        return [color for color in range(len(REALMS)) if colors >> color & 1 and self.decks[color]]

    # Travel

    def open_regions(self, seat: int, color: int) -> list[int]:
        """WW-23: where a card of this colour can travel."""
        board = self.data.boards[self.boards[seat]]
        own = NOWHERE
        for region in range(len(board.regions)):
            cards = self.regions[seat * REGIONS + region]
            if cards and cards[0] // CARDS_EACH == color:
                own = region
        candidates = range(len(board.regions)) if own == NOWHERE else range(own, own + 1)
        return [
            region
            for region in candidates
            if not self.is_locked(seat, SLOTS + region)
            and len(self.regions[seat * REGIONS + region]) < len(board.regions[region])
            and (region == own or not self.regions[seat * REGIONS + region])
        ]

    def is_locked(self, seat: int, lock: int) -> bool:
        """WW-8: whether a slot or region still bears its lock."""
        return bool(self.locks[seat] >> lock & 1)

    def remaining_locks(self, seat: int) -> list[int]:
        """The seat's locks."""
        return [lock for lock in range(LOCKS) if self.is_locked(seat, lock)]

    # Fights

    def open_monsters(self, seat: int) -> list[int]:
        """WW-34: the slots whose monster the seat can fight, and win."""
        return [slot for slot in range(SLOTS) if self.can_fight(seat, slot)]

    def can_fight(self, seat: int, slot: int) -> bool:
        """WW-34: undefeated, unlocked, and some card in hand wins."""
        if self.tucked[seat][slot] != NO_CARD or self.is_locked(seat, slot):
            return False
        return any([self.can_win(seat, slot, card) for card in self.hands[seat]])

    def can_win(self, seat: int, slot: int, card: int) -> bool:
        """Whether the card wins, with an evolve token or without."""
        return self.spending(seat, slot, card, False) >= 0 or self.spending(seat, slot, card, True) >= 0

    def spending(self, seat: int, slot: int, card: int, evolved: bool) -> int:
        """WW-35: the crystals that the card spends to win, or HOPELESS."""
        needed = self.needed(seat, slot, card, evolved)
        wild = self.wild(seat) - (1 if evolved else 0)  # the token lies on the card
        return needed if needed <= wild else HOPELESS

    def needed(self, seat: int, slot: int, card: int, evolved: bool) -> int:
        """WW-35: the crystals that the card would need, however many there are, or HOPELESS."""
        creature = self.data.creatures[card]
        target = self.target(seat, slot, creature)
        if target < 0 or (evolved and not (creature.is_evolving and self.evolve[seat])):
            return HOPELESS
        each = max(1, self.ability_value(seat, CRYSTAL_FIGHT))
        return max(0, -(-(target - self.strength(seat, card, evolved)) // each))

    def strength(self, seat: int, card: int, evolved: bool) -> int:
        """WW-35: what the card reaches without crystals."""
        bonus = self.ability_value(seat, FIGHT_BONUS) + (EVOLVED if evolved else 0)
        return self.data.creatures[card].strength + self.potion[seat] + bonus

    def target(self, seat: int, slot: int, creature: Creature) -> int:
        """WW-35: what a card of that element has to reach, or HOPELESS."""
        monster = self.data.monsters[self.monsters[seat][slot]]
        if creature.element == monster.element_a:
            return monster.strength_a
        return monster.strength_b if creature.element == monster.element_b else HOPELESS
