"""Faults of turns, doors, copies, chance and results."""

from typing import ClassVar

from boardwright.core.state import CHANCE, OVER
from tests.testing.mutants.faults import state_fault
from tests.testing.toy.state import CARDS, DEAL, NONE, ToyState

# Turns


@state_fault("acts and has no legal action")
class NothingToDo(ToyState):
    def legal_actions(self, seat):
        return [] if seat == 0 else super().legal_actions(seat)


@state_fault("do not ascend")
class Descending(ToyState):
    def legal_actions(self, seat):
        return super().legal_actions(seat)[::-1]


@state_fault("does not act, yet may do")
class Eager(ToyState):
    def legal_actions(self, seat):
        return super().legal_actions(seat) or ([0] if seat == 1 else [])


@state_fault("actor is not the first")
class WrongActor(ToyState):
    def actors(self):
        return super().actors()[::-1]


@state_fault("out of range")
class OutOfRange(ToyState):
    def legal_actions(self, seat):
        return super().legal_actions(seat) + ([DEAL + CARDS] if seat == CHANCE else [])


# Doors


@state_fault("is illegal, yet accepted")
class OpenDoor(ToyState):
    def apply(self, seat, action, events=None):
        if seat in self.actors() and isinstance(action, int) and action < 0:
            return
        super().apply(seat, action, events)


@state_fault("leaves a trace")
class Traces(ToyState):
    def _why_illegal(self, seat, action):
        self.points[0] += 1
        return super()._why_illegal(seat, action)


@state_fault("is refused without a reason")
class Reasonless(ToyState):
    def _why_illegal(self, seat, action):
        return "", "TOY-1"


@state_fault("is refused without a rule")
class Ruleless(ToyState):
    def _why_illegal(self, seat, action):
        return super()._why_illegal(seat, action)[0], ""


@state_fault("is illegal, yet accepted")
class TakesFractions(ToyState):
    def apply(self, seat, action, events=None):
        super().apply(seat, int(action) if isinstance(action, float) else action, events)


@state_fault("but tells events")
class TellsRefusals(ToyState):
    def apply(self, seat, action, events=None):
        if events is not None and action not in self.legal_actions(seat):
            events.append("refused")
        super().apply(seat, action, events)


@state_fault("raises TypeError instead of IllegalAction")
class ConfusedDoor(ToyState):
    def _why_illegal(self, seat, action):
        if action > 1_000_000:
            raise TypeError
        return super()._why_illegal(seat, action)


@state_fault("play and apply differ")
class TwoGames(ToyState):
    def play(self, action):
        super().play(action)
        self.points[0] += 1


@state_fault("differs once events are asked for")
class Observed(ToyState):
    def _bet(self, seat, bet):
        super()._bet(seat, bet)
        self.points[0] += self._events is not None


# Copies


@state_fault("the clone lacks the field points|has no attribute 'points'")
class Forgetful(ToyState):
    def clone(self):
        other = super().clone()
        del other.points
        return other


@state_fault("does not copy the field points")
class Resetting(ToyState):
    def clone(self):
        other = super().clone()
        other.points = [9] * self.players
        return other


@state_fault("the clone shares the field")
class Sharing(ToyState):
    def clone(self):
        other = super().clone()
        other.deck = self.deck
        return other


@state_fault("== does not see the field (actor|played|points|players|discards)")
class HalfBlind(ToyState):
    def __eq__(self, other):
        return self.hands == other.hands and self.deck == other.deck and self.bets == other.bets


@state_fault("changes nothing, or == does not see it")
class Blind(ToyState):
    def __eq__(self, other):
        return isinstance(other, ToyState)


@state_fault("two clones play differently|differs once events are asked for|replays to another position")
class Moody(ToyState):
    mood: ClassVar = [0]

    def _reveal(self):
        self.mood[0] += 1
        super()._reveal()
        self.points[0] += self.mood[0]


# Chance


@state_fault("times in")
class Biased(ToyState):
    def draw(self, dice):
        return max(super().draw(dice), super().draw(dice))


@state_fault("times in|IndexError")
class NeverTheLast(ToyState):
    def draw(self, dice):
        outcomes = self.chance_outcomes()
        return outcomes[dice.below(max(1, len(outcomes) - 1))][0]


@state_fault("but not among the outcomes|is not legal|out of the deck|IllegalAction")
class Stranger(ToyState):
    def draw(self, dice):
        return DEAL + dice.below(CARDS)


@state_fault("weights must be whole numbers")
class Weightless(ToyState):
    def chance_outcomes(self):
        return [(action, 0) for action, _ in super().chance_outcomes()]


@state_fault("yet chance does not act")
class AlwaysChance(ToyState):
    def chance_outcomes(self):
        return super().chance_outcomes() or [(DEAL, 1)]


@state_fault("are not the legal actions")
class OtherOutcomes(ToyState):
    def chance_outcomes(self):
        return [(DEAL + card, 1) for card in range(CARDS)] if self.actor == CHANCE else []

    def legal_actions(self, seat):
        if seat == CHANCE == self.actor:
            return [DEAL + card for card in range(CARDS) if self.deck[card]]
        return super().legal_actions(seat)

    def draw(self, dice):
        actions = self.legal_actions(CHANCE)
        return actions[dice.below(len(actions))]


# Records


@state_fault("replays to another position")
class Unwritten(ToyState):
    games: ClassVar = [0]

    def __init__(self, players, blank=False):
        super().__init__(players, blank)
        if not blank:
            self.games[0] += 1
            self.points = [self.games[0]] * players


# Simultaneous choices


@state_fault("it matters that seats commit in the order")
class FirstComeFirstServed(ToyState):
    def _bet(self, seat, bet):
        if self.bets.count(NONE) == self.players:
            self.points[seat] += 1
        super()._bet(seat, bet)


@state_fault("may act")
class OneMayPass(ToyState):
    def actors(self):
        acting = super().actors()
        return acting[:1] if self.actor >= 0 and len(acting) < self.players else acting


# Events


@state_fault("is not JSON-ready")
class Unwritable(ToyState):
    def _tell(self, kind, data, final=False):
        super()._tell(kind, {**data, "seats": {0, 1}}, final)


@state_fault("could be taken back")
class Reversible(ToyState):
    def _tell(self, kind, data, final=False):
        super()._tell(kind, data, False)

    def _hand_event(self, seat, card):
        return super()._hand_event(seat, card)._replace(final=False)


@state_fault("is for no seats")
class WrongAudience(ToyState):
    def _hand_event(self, seat, card):
        return super()._hand_event(seat, card)._replace(audience=(seat, 7))


@state_fault("has no kind")
class Kindless(ToyState):
    def _hand_event(self, seat, card):
        return super()._hand_event(seat, card)._replace(kind="")


# Results


@state_fault("returns do not sum to 0")
class EverybodyWins(ToyState):
    def returns(self):
        return [1.0] * self.players


@state_fault("do not follow the places")
class UpsideDown(ToyState):
    def returns(self):
        return [-value for value in super().returns()]


@state_fault("should be counted as")
class NoGaps(ToyState):
    def ranking(self):
        places = sorted(set(self.points), reverse=True)
        return [places.index(points) + 1 for points in self.points]


@state_fault("scores do not name every seat")
class MissingScore(ToyState):
    def scores(self):
        return self.points[1:]


@state_fault("decisions were asked")
class Endless(ToyState):
    def _reveal(self):
        super()._reveal()
        if self.actor == OVER:
            self.actor = CHANCE
            self.deck, self.discards = [1] * CARDS, [0] * CARDS


@state_fault("not conserved: cards")
class LosesCards(ToyState):
    def _reveal(self):
        super()._reveal()
        self.discards[0] = self.discards[1] = 0
