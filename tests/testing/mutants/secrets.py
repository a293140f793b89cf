"""Faults of secrecy: what is seen, told or sampled although it cannot be known, and the reverse."""

from boardwright.core.state import OVER
from tests.testing.mutants.faults import state_fault
from tests.testing.toy.state import BETS, DEAL, NONE, ToyState


@state_fault("events tell viewer")
class ToldBet(ToyState):
    def _bet(self, seat, bet):
        if self._events is not None:
            self._tell("whisper", {"bet": bet})
        super()._bet(seat, bet)


@state_fault("events tell viewer")
class ToldCard(ToyState):
    def _hand_event(self, seat, card):
        return super()._hand_event(seat, card)._replace(audience=None)


@state_fault("who acts tells|sees other actors|sees what it cannot know")
class TellingTurns(ToyState):
    """A seat that holds the best card is asked last."""

    def actors(self):
        acting = super().actors()
        best = max(range(self.players), key=lambda seat: self.hands[seat])
        return acting if len(acting) < 2 or best else acting[1:] + acting[:1]


@state_fault("what is sampled for viewer . depends on the truth")
class Knowing(ToyState):
    def _resample_bets(self, other, seat, dice):
        for s in range(self.players):
            if s != seat and self.bets[s] != NONE:
                other.bets[s] = (self.bets[s] + dice.below(BETS)) % BETS


@state_fault("were due")
class MereCopy(ToyState):
    def resample(self, seat, dice):
        return self.clone()


@state_fault("were due")
class HandsOnly(ToyState):
    def _resample_bets(self, other, seat, dice):
        pass


@state_fault("were due")
class BetsOnly(ToyState):
    def _resample_hands(self, other, seat, dice):
        pass


@state_fault("were due")
class SpectatorKnowsAll(ToyState):
    def resample(self, seat, dice):
        return self.clone() if seat is None else super().resample(seat, dice)


@state_fault("conserves not")
class DealsTwice(ToyState):
    def _resample_hands(self, other, seat, dice):
        for s in range(self.players):
            if s != seat and self.hands[s] != NONE:
                other.deck[self.hands[s]] = 1


@state_fault("sampling worlds changes the real one|sampled for viewer")
class Overwriting(ToyState):
    def resample(self, seat, dice):
        other = super().resample(seat, dice)
        if NONE not in self.hands:
            self.hands = other.hands.copy()
            self.deck = other.deck.copy()
        return other


@state_fault("is no state of its own")
class TheRealOne(ToyState):
    def resample(self, seat, dice):
        return self


@state_fault("does not play to the end|sees what it cannot know|sees other")
class DeadEnd(ToyState):
    def resample(self, seat, dice):
        other = super().resample(seat, dice)
        if self.actor >= DEAL - BETS and self.played:
            other.actor = OVER
        return other
