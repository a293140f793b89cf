"""What a player does in a turn of Wild World (WW-22 to WW-42)."""

from typing import Any

from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import (
    ALTERNATIVE_COST,
    DISCARD_BONUS,
    GAIN,
    INSTANT,
    LOCK_NAMES,
    MAIN_ACTIONS,
    MOST_POTION,
    ON_HOME,
    ON_REST,
    ON_TRAVEL,
    POTION_RESET,
    REALMS,
    REGIONS,
    SCORING,
    SLOTS,
    WORKER,
    WORKER_SPACES,
    Effect,
)
from boardwright.games.wild_world.rules.position import (
    ACTING,
    AFTER,
    BONUS,
    BUYING,
    NOBODY,
    NOWHERE,
    RESTING,
)
from boardwright.games.wild_world.rules.position import FIGHT_CARD as CHOOSING_FIGHTER
from boardwright.games.wild_world.rules.position import FIGHT_EVOLVE as CHOOSING_TOKEN
from boardwright.games.wild_world.rules.warden import Warden

MAIN = 0
ALTERNATIVE = 1
TAKEN_GOLD = 0
IDLE_GOLD = 2
IDLE_CRYSTALS = 1


class Options(Warden):
    """Anytime actions, and the three options."""

    __slots__ = ()

    # Anytime actions

    def _go_home(self, card: int) -> None:
        """WW-22: its symbols count from now on, and its bonus comes at once."""
        seat = self.active
        self._show(seat, card)
        self.home[seat] += (card,)
        self._tell_card("home", card, {})
        self._push(self.home_effect(seat, card))
        self._run()

    def home_effect(self, seat: int, card: int) -> Effect:
        """WW-22, Q51: the bonus of a card put at home, then what that triggers."""
        return self.data.creatures[card].bonus + self.trigger(seat, ON_HOME)

    def _discard(self, card: int) -> None:
        """WW-24: for its gold."""
        seat = self.active
        self._show(seat, card)
        self.discards += (card,)
        gold = self.discard_gold(seat, card)
        self.gold[seat] += gold
        self._tell_card("discard", card, {"gold": gold})
        self._run()

    def discard_gold(self, seat: int, card: int) -> int:
        """WW-24: what a discarded card gives."""
        return self.data.creatures[card].gold + self.ability_value(seat, DISCARD_BONUS)

    def _travel(self, card: int, region: int) -> None:
        """WW-23: face down on the lowest vacant space, whose bonus comes at once."""
        seat = self.active
        effect = self.travel_effect(seat, region)
        self._hide(seat, card, region)
        if self._events is not None:
            where = {"by": seat, "color": REALMS[card // CARDS_EACH], "region": LOCK_NAMES[SLOTS + region]}
            self._tell("travel", where)
            sent = {"by": seat, "card": self.data.creatures[card].id}
            self._tell("travelled", sent, audience=self._knowing(seat))
        self._push(effect)
        self._run()

    def travel_effect(self, seat: int, region: int) -> Effect:
        """WW-23, Q51: the bonus of the lowest vacant space of a region, then what travelling triggers."""
        spaces = self.data.boards[self.boards[seat]].regions[region]
        return spaces[len(self.regions[seat * REGIONS + region])] + self.trigger(seat, ON_TRAVEL)

    def _tell_card(self, kind: str, card: int, facts: dict[str, Any]) -> None:
        if self._events is not None:
            self._tell(kind, {"by": self.active, "card": self.data.creatures[card].id, **facts})

    # (A) Place worker

    def _place(self, space: int) -> None:
        """WW-25, WW-26: on the cheapest vacant worker space; its toll goes to those who stand there."""
        seat = self.active
        number = self.worker_space(space)
        toll = self.tolls(seat)[space]
        self.pay_gold(seat, toll)
        paid = self._pay_owners(seat, space, number) if toll else []
        self.realms = replaced(self.realms, space * WORKER_SPACES + number, seat)
        self.space = space
        self.was_empty = 1 if self.market[space] == NO_CARD else 0
        if self._events is not None:
            placed = {"by": seat, "space": space, "worker_space": number, "toll": toll}
            self._tell("place", placed | {"to": paid})
        self._open(ACTING)

    def _perform(self, which: int) -> None:
        """WW-27, WW-28: the realm's main action, or the alternative one beside it."""
        seat = self.active
        place = self.space // 2
        cost = 0
        if which == ALTERNATIVE:
            cost = self.alternative_cost(seat)
            place = self.alternative(place)
        self.pay_gold(seat, cost)
        if self._events is not None:
            name = MAIN_ACTIONS[self.data.main_actions[place]]
            performed = {"by": seat, "which": "main" if which == MAIN else "alternative", "action": name}
            self._tell("action", performed | {"cost": cost})
        self.window = BUYING
        self._push_main_action(place)
        self._run()

    def alternative(self, place: int) -> int:
        """WW-2: where in the ring the alternative action beside a realm is taken from in this round."""
        return (place + self.data.offsets[self.round - 1]) % len(REALMS)

    def _buy(self, space: int) -> None:
        """WW-30, WW-31: missing symbols in crystals, then the cost in gold; the space is refilled."""
        seat = self.active
        card = self.market[space]
        missing, cost = self.missing_symbols(seat, card), self.cost(seat, card)
        self.pay_for(seat, missing, cost)
        self._take_from_market(space)
        self._gain_openly(seat, card)
        paid = {"space": space, "crystals": missing, "gold": cost, **self._refilled(space)}
        self._tell_card("buy", card, paid)
        self.window = BONUS
        self._await_token()
        self._refill(space)

    def _take_bonus(self) -> None:
        """WW-33: the bonus of the worker's card space."""
        if self._events is not None:
            self._tell("bonus", {"by": self.active, "space": self.space})
        self.window = AFTER
        self._push(self.data.bonuses[self.space])
        self._run()

    def _skip(self) -> None:
        """WW-29, WW-33: no purchase, and so no bonus; or no bonus."""
        if self._events is not None:
            what = "buy" if self.phase == BUYING else "bonus"
            self._tell("skip", {"by": self.active, "what": what})
        self._open(AFTER)

    def alternative_cost(self, seat: int) -> int:
        """WW-27: what an alternative action costs."""
        return 0 if self.has_ability(seat, ALTERNATIVE_COST) else self.data.alternative_cost

    # (B) Defeat a monster

    def _choose_monster(self, slot: int) -> None:
        self.slot = slot
        self.phase = CHOOSING_FIGHTER

    def _choose_fighter(self, card: int) -> None:
        """WW-35: whether with an evolve token is asked only if both ways win."""
        seat = self.active
        self.fighter = card
        plain = self.spending(seat, self.slot, card, False) >= 0
        evolved = self.spending(seat, self.slot, card, True) >= 0
        if plain and evolved:
            self.phase = CHOOSING_TOKEN
        else:
            self._fight(evolved)

    def _fight(self, evolved: bool) -> None:
        """WW-36 to WW-38: pay, tuck the card, put the potion token back, and take what the monster gives."""
        seat, slot, card = self.active, self.slot, self.fighter
        spent = self.spending(seat, slot, card, evolved)
        if evolved:
            self.evolve[seat] -= 1
        self.pay_crystals(seat, spent)
        self.potion[seat] = self.potion_after_fight(seat)
        self._show(seat, card)
        monster = self.data.monsters[self.monsters[seat][slot]]
        fought = {"slot": LOCK_NAMES[slot], "monster": monster.id, "evolve": evolved, "spent": spent}
        self._tell_card("fight", card, fought)
        self.slot = NOWHERE
        self.fighter = NO_CARD
        self.window = AFTER
        self.tucked[seat] = replaced(self.tucked[seat], slot, card)
        if monster.kind == SCORING:
            self._push(((GAIN, WORKER, 1),))
        elif monster.kind == INSTANT:
            self._push(monster.effect)
        self._run()

    def potion_after_fight(self, seat: int) -> int:
        """WW-37: right of the cauldron token."""
        return min(MOST_POTION, self.cauldron[seat] + 1 + self.ability_value(seat, POTION_RESET))

    # (C) Move and rest

    def _leave_realm(self, place: int) -> None:
        """WW-39: the worker's space becomes vacant."""
        self.resting = place
        self.realms = replaced(self.realms, place, NOBODY)
        self.phase = RESTING

    def _rest(self, row: int) -> None:
        """WW-40, WW-41: pay, gain, then what resting triggers."""
        seat = self.active
        self.island = replaced(self.island, row, (*self.island[row], seat))
        if self._events is not None:
            space, number = divmod(self.resting, WORKER_SPACES)
            to = self.data.island[row].id
            self._tell("rest", {"by": seat, "space": space, "worker_space": number, "to": to})
        self.resting = NOWHERE
        self.window = AFTER
        self._push(self.trigger(seat, ON_REST))
        self._push(self.data.island[row].effect)
        self._run()

    def _idle(self, what: int) -> None:
        """WW-42: 2 gold or 1 crystal, and the turn ends at once."""
        seat = self.active
        if what == TAKEN_GOLD:
            self.gold[seat] += IDLE_GOLD
        else:
            self.crystals[seat] += IDLE_CRYSTALS
        if self._events is not None:
            self._tell_turn_end("idle", {"take": "gold" if what == TAKEN_GOLD else "crystal"})
        self._close_turn()
