"""Effects of Wild World as they run: a stack of parts, and the questions they ask (WW-16 to WW-21, WW-49)."""

from typing import Any

from boardwright.core.state import CHANCE
from boardwright.core.tuples import replaced
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD
from boardwright.games.wild_world.data.terms import (
    BREW,
    CAULDRON,
    CHOOSE,
    DRAW,
    DRAW_ACTION,
    EVOLVE_ACTION,
    GAIN,
    LOCK_NAMES,
    MAIN_ACTION,
    MAIN_ACTIONS,
    ON_BREW,
    ON_DRAW_ACTION,
    ON_EVOLVE_ACTION,
    ON_UNLOCK,
    PAY,
    REALMS,
    RESOURCES,
    SPACES,
    TAKE_FACEUP,
    UNLOCK,
    Effect,
    Part,
)
from boardwright.games.wild_world.rules.position import (
    CHOOSING_DECK,
    DRAWING,
    NOWHERE,
    REFILLING,
    REWARDING,
    SUBSTITUTING,
    TAKING_FACEUP,
    UNLOCKING,
)
from boardwright.games.wild_world.rules.resources import Resources

NO_TRIGGER = -1


class Running(Resources):
    """The effects of the active player's acts."""

    __slots__ = ()

    # The stack

    def _push(self, effect: Effect) -> None:
        """Let an effect run before everything that waits already."""
        self.pending += tuple(reversed(effect))

    def _push_main_action(self, place: int) -> None:
        """WW-28, Q51: a main action by its place in the ring; what it triggers comes after it."""
        action = self.data.main_actions[place]
        ability = NO_TRIGGER
        if action == BREW:
            ability = ON_BREW
        elif action == EVOLVE_ACTION:
            ability = ON_EVOLVE_ACTION
        elif action == DRAW_ACTION:
            ability = ON_DRAW_ACTION
        if ability != NO_TRIGGER:
            self._push(self.trigger(self.active, ability))
        self._push(self.data.main_effects[place])

    def _run(self) -> None:
        """Run parts until one asks something; when all have run, the turn goes on."""
        while self.pending:
            part = self.pending[-1]
            self.pending = self.pending[:-1]
            if not self._run_part(part):
                return
        self._go_on()

    def _go_on(self) -> None:
        """What comes when no effect waits any more."""
        self._ask(self.window)

    def _run_part(self, part: Part) -> bool:
        """Whether the part has run; else it has asked something."""
        kind, what, number = part
        if kind == GAIN:
            self.gain(what, number)
        elif kind == CAULDRON:
            for _ in range(what):
                self._stir()
        elif kind == PAY:
            self._pay(what, number)
        elif kind == DRAW:
            return self._begin_draw(what, number)
        elif kind == UNLOCK:
            return self._begin_unlock(what)
        elif kind == TAKE_FACEUP:
            return self._begin_faceup(what)
        elif kind == CHOOSE:
            self.pending += (part,)
            self._ask(REWARDING)
            return False
        else:
            self._push_rest(MAIN_ACTION, what)
            self._ask(SUBSTITUTING)
            return False
        return True

    def _push_rest(self, kind: int, times: int) -> None:
        """What is left of a part that is done once now."""
        if times > 1:
            self.pending += ((kind, times - 1, 0),)

    def _ask(self, phase: int) -> None:
        self.actor = self.active
        self.phase = phase

    def _leave_to_chance(self, phase: int) -> None:
        self.actor = CHANCE
        self.phase = phase

    # Drawing

    def _begin_draw(self, colors: int, times: int) -> bool:
        """WW-20: choose among the allowed decks that have cards; without one, no effect."""
        decks = self.allowed_decks(colors)
        if not decks:
            return True
        self.pending += ((DRAW, colors, times),)
        self._ask(CHOOSING_DECK)
        return False

    def _draw_from(self, color: int) -> None:
        _, colors, times = self.pending[-1]
        self.pending = self.pending[:-1]
        if times > 1:
            self.pending += ((DRAW, colors, times - 1),)
        self.color = color
        self._leave_to_chance(DRAWING)

    def _drawn(self, card: int) -> None:
        seat = self.active
        self._take_from_deck(card)
        self._gain_secretly(seat, card)
        self.color = NOWHERE
        if self._events is not None:
            self._tell("draw", {"by": seat, "deck": REALMS[card // CARDS_EACH]}, final=True)
            drawn = {"by": seat, "card": self.data.creatures[card].id}
            self._tell("drawn", drawn, final=True, audience=self._knowing(seat))
        self._run()

    def _take_from_deck(self, card: int) -> None:
        self.decks[card // CARDS_EACH] &= ~(1 << card % CARDS_EACH)

    # Unlocking

    def _begin_unlock(self, times: int) -> bool:
        """WW-19: without a lock left, no effect."""
        if not self.locks[self.active]:
            return True
        self.pending += ((UNLOCK, times, 0),)
        self._ask(UNLOCKING)
        return False

    def _unlock(self, lock: int) -> None:
        """WW-19, Q51: the crystal on the lock is taken, and what that triggers comes at once."""
        seat = self.active
        _, times, _ = self.pending[-1]
        self.pending = self.pending[:-1]
        self._push_rest(UNLOCK, times)
        self.locks[seat] &= ~(1 << lock)
        self.crystals[seat] += 1
        if self._events is not None:
            self._tell("unlock", {"by": seat, "lock": LOCK_NAMES[lock]})
        self._push(self.trigger(seat, ON_UNLOCK))
        self._run()

    # Other choices

    def _reward(self, number: int) -> None:
        """One of two rewards (`choose`)."""
        coded = self.pending[-1][1 + number]
        self.pending = self.pending[:-1]
        resource, amount = coded % len(RESOURCES), coded // len(RESOURCES)
        if self._events is not None:
            self._tell("reward", {"by": self.active, "take": RESOURCES[resource]})
        self.gain(resource, amount)
        self._run()

    def _substitute(self, place: int) -> None:
        """WW-21: one of the five main actions, free."""
        if self._events is not None:
            action = MAIN_ACTIONS[self.data.main_actions[place]]
            self._tell("substitute", {"by": self.active, "action": action})
        self._push_main_action(place)
        self._run()

    def cheap_faceup(self, most: int) -> list[int]:
        """The card spaces whose card costs so much at most (`take_faceup`)."""
        creatures = self.data.creatures
        return [
            space
            for space in range(SPACES)
            if self.market[space] != NO_CARD and creatures[self.market[space]].cost <= most
        ]

    def _begin_faceup(self, most: int) -> bool:
        if not self.cheap_faceup(most):
            return True
        self.pending += ((TAKE_FACEUP, most, 0),)
        self._ask(TAKING_FACEUP)
        return False

    def _take_faceup(self, space: int) -> None:
        """Q46: no cost, no requirement, no bonus."""
        self.pending = self.pending[:-1]
        card = self._take_from_market(space)
        self._gain_openly(self.active, card)
        if self._events is not None:
            taken = {"by": self.active, "space": space, "card": self.data.creatures[card].id}
            self._tell("faceup", taken | self._refilled(space))
        self._refill(space)

    # The market

    def _take_from_market(self, space: int) -> int:
        card = self.market[space]
        self.market = replaced(self.market, space, NO_CARD)
        return card

    def _refilled(self, space: int) -> dict[str, Any]:
        """Whether a card will come to the space."""
        return {"refills": bool(self.decks[self._realm(space)])}

    def _refill(self, space: int) -> None:
        """WW-31: from the colour's deck, if it has a card."""
        if self.decks[self._realm(space)]:
            self.refill = space
            self._leave_to_chance(REFILLING)
        else:
            self._run()

    def _refill_with(self, card: int) -> None:
        self._take_from_deck(card)
        self.market = replaced(self.market, self.refill, card)
        if self._events is not None:
            laid = {"space": self.refill, "card": self.data.creatures[card].id}
            self._tell("refill", laid, final=True)
        self.refill = NOWHERE
        self._run()

    def _realm(self, space: int) -> int:
        """The realm of a card space, as a colour."""
        return self.data.ring[space // 2]
