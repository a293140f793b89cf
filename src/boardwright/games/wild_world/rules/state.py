"""The rules of Wild World: what may happen, and how it goes on. WW-n are its rule ids."""

from typing import final

from mypy_extensions import i64

from boardwright.core.dice import Dice
from boardwright.core.state import CHANCE, OVER
from boardwright.games.wild_world.data.facts import CARDS_EACH, NO_CARD, WildData
from boardwright.games.wild_world.data.terms import REALMS, REGIONS
from boardwright.games.wild_world.data.variants import Variants
from boardwright.games.wild_world.rules.actions import (
    ACT,
    BOARD,
    BUY,
    DECK,
    DISCARD,
    END,
    EVOLVE,
    FACEUP,
    FIGHT,
    FIGHT_CARD,
    HOME,
    IDLE,
    ISLAND,
    KEEP,
    LOCK,
    PLACE,
    REST,
    REWARD,
    SKIP,
    SUBSTITUTE,
    TAKE,
    TILE,
    TRAVEL,
)
from boardwright.games.wild_world.rules.chance import Chance
from boardwright.games.wild_world.rules.keeping import CHOICES
from boardwright.games.wild_world.rules.options import ALTERNATIVE, MAIN
from boardwright.games.wild_world.rules.position import (
    ACTING,
    AFTER,
    BONUS,
    BUYING,
    CHOOSING_DECK,
    KEEPING,
    NOWHERE,
    RESTING,
    REWARDING,
    SUBSTITUTING,
    TAKING_TILE,
    TURN,
    UNLOCKING,
)
from boardwright.games.wild_world.rules.position import FIGHT_CARD as CHOOSING_FIGHTER
from boardwright.games.wild_world.rules.position import FIGHT_EVOLVE as CHOOSING_TOKEN
from boardwright.games.wild_world.rules.refusals import why_illegal


@final
class WildState(Chance):
    """A position in Wild World, and what may happen from there."""

    __slots__ = ()

    def __init__(self, data: WildData, players: int, variants: Variants, blank: bool = False) -> None:
        super().__init__(data, players, variants, blank)

    # Questions

    def actors(self) -> tuple[int, ...]:
        if self.phase == KEEPING:
            return tuple(self._undecided())
        return () if self.actor == OVER else (self.actor,)

    def legal_actions(self, seat: int) -> list[int]:
        if self.phase == KEEPING:
            return [KEEP + second for second in range(CHOICES)] if seat in self._undecided() else []
        if seat != self.actor or seat == OVER:
            return []
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if self.phase <= AFTER:
            return [*self.anytime(seat), *self._options(seat)]
        return self._sub_choices(seat)

    def anytime(self, seat: int) -> list[int]:
        """WW-13: hand cards may go home, be discarded, or travel, at every window."""
        hand = self.hands[seat]
        actions = [HOME + card for card in hand] + [DISCARD + card for card in hand]
        for card in hand:
            for region in self.open_regions(seat, card // CARDS_EACH):
                actions.append(TRAVEL + card * REGIONS + region)
        return actions

    def _options(self, seat: int) -> list[int]:
        """What a window asks for."""
        if self.phase == TURN:
            return self._turns(seat)
        if self.phase == ACTING:
            can_pay = self.wealth(seat) >= self.alternative_cost(seat)
            return [ACT + MAIN, ACT + ALTERNATIVE] if can_pay else [ACT + MAIN]  # WW-27
        if self.phase == BUYING:
            return [*[BUY + space for space in self.offers(seat)], SKIP]
        if self.phase == BONUS:
            return [TAKE, SKIP] if self.can_take(seat, self.data.bonuses[self.space]) else [SKIP]
        return [END]

    def _turns(self, seat: int) -> list[int]:
        """WW-12: place a worker, defeat a monster, or move a worker and rest."""
        spaces = self.open_spaces(seat)
        workers = [place for place, owner in enumerate(self.realms) if owner == seat]
        actions = [PLACE + space for space in spaces]
        actions += [FIGHT + slot for slot in self.open_monsters(seat)]
        actions += [REST + place for place in workers]
        if not spaces and not workers:
            actions += [IDLE, IDLE + 1]  # WW-42
        return actions

    def _sub_choices(self, seat: int) -> list[int]:
        if self.phase == CHOOSING_FIGHTER:
            return [FIGHT_CARD + card for card in self.hands[seat] if self.can_win(seat, self.slot, card)]
        if self.phase == CHOOSING_TOKEN:
            return [EVOLVE, EVOLVE + 1]
        if self.phase == RESTING:
            return [ISLAND + row for row in self.open_rows(seat)]
        if self.phase == REWARDING:
            return [REWARD, REWARD + 1]
        if self.phase == CHOOSING_DECK:
            return [DECK + color for color in self.allowed_decks(self.pending[-1][1])]
        if self.phase == UNLOCKING:
            return [LOCK + lock for lock in self.remaining_locks(seat)]
        if self.phase == SUBSTITUTING:
            return [SUBSTITUTE + place for place in range(len(REALMS))]
        if self.phase == TAKING_TILE:
            return [TILE + tile for tile in sorted(self.tiles)]
        return [FACEUP + space for space in self.cheap_faceup(self.pending[-1][1])]

    # Course of play

    def _carry_out(self, seat: int, action: int) -> None:
        if action >= BOARD:
            self._befall(action)
        elif action >= KEEP:
            self._keep(seat, action - KEEP)
        else:
            self._act(action)
        self._take_single_choices()

    def _take_single_choices(self) -> None:
        """Section 6: a sub-choice with one option is taken without asking; windows are always asked."""
        while self.actor >= 0 and self.phase > AFTER and self.phase != KEEPING:
            choices = self._sub_choices(self.actor)
            if len(choices) > 1:
                return
            self._act(choices[0])

    def _act(self, action: int) -> None:
        if action < DISCARD:
            self._go_home(action - HOME)
        elif action < TRAVEL:
            self._discard(action - DISCARD)
        elif action < FIGHT_CARD:
            self._travel((action - TRAVEL) // REGIONS, (action - TRAVEL) % REGIONS)
        elif action < PLACE:
            self._choose_fighter(action - FIGHT_CARD)
        elif action < FIGHT:
            self._place(action - PLACE)
        elif action < REST:
            self._choose_monster(action - FIGHT)
        elif action < ISLAND:
            self._leave_realm(action - REST)
        elif action < IDLE:
            self._rest(action - ISLAND)
        elif action < ACT:
            self._idle(action - IDLE)
        elif action < BUY:
            self._perform(action - ACT)
        elif action < TAKE:
            self._buy(action - BUY)
        elif action == TAKE:
            self._take_bonus()
        elif action == SKIP:
            self._skip()
        elif action == END:
            self._end_turn()
        else:
            self._decide(action)

    def _decide(self, action: int) -> None:
        if action < REWARD:
            self._fight(action == EVOLVE)
        elif action < DECK:
            self._reward(action - REWARD)
        elif action < LOCK:
            self._draw_from(action - DECK)
        elif action < SUBSTITUTE:
            self._unlock(action - LOCK)
        elif action < FACEUP:
            self._substitute(action - SUBSTITUTE)
        elif action < TILE:
            self._take_faceup(action - FACEUP)
        else:
            self._take_tile(action - TILE)

    # Copies and other worlds

    def clone(self) -> "WildState":
        other = WildState(self.data, self.players, self.variants, True)
        self._copy_to(other)
        return other

    def in_turn(self, seat: int) -> "WildState":
        """A copy in which a turn of the seat begins: what it could do then can be tried out."""
        other = self.clone()
        other._begin_turn(seat)
        return other

    def resample(self, seat: int | None, dice: Dice) -> "WildState":
        """Cards that the seat has not seen may be anywhere that fits what it saw; see `Hidden`."""
        other = self.clone()
        if self.variants.monster_choice:
            other._deal_offers(seat, dice)
        if self.variants.open_hands:
            return other
        other._deal_hidden(seat, dice)
        if self.phase in (TURN, CHOOSING_FIGHTER, CHOOSING_TOKEN) and seat != self.active:
            other._rethink(dice)
        return other

    def _rethink(self, dice: Dice) -> None:
        """The others do not know whether a fight is begun that is not finished; half the time, it is not."""
        self.phase = TURN
        self.slot = NOWHERE
        self.fighter = NO_CARD
        fights = self._unfinished_fights()
        if fights and dice.below(2):
            chosen: i64 = dice.below(len(fights))
            self.phase, self.slot, self.fighter = fights[chosen]

    def _unfinished_fights(self) -> list[tuple[int, int, int]]:
        """Where a fight may stand, by its question, slot and card."""
        seat = self.active
        fights: list[tuple[int, int, int]] = []
        for slot in self.open_monsters(seat):
            cards = [card for card in self.hands[seat] if self.can_win(seat, slot, card)]
            if len(cards) > 1:
                fights.append((CHOOSING_FIGHTER, slot, NO_CARD))
            for card in cards:
                ways = [self.spending(seat, slot, card, evolved) >= 0 for evolved in (False, True)]
                if all(ways):
                    fights.append((CHOOSING_TOKEN, slot, card))
        return fights

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        return why_illegal(self, seat, action)
