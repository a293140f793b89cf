"""Faults of what the Game adds: sight, notation, sentences and what is conserved."""

from dataclasses import replace

from boardwright.core.lines import Prompt
from boardwright.core.state import OVER
from tests.testing.mutants.faults import game_fault
from tests.testing.toy import game as toy
from tests.testing.toy.game import Toy


class SeesPoints(Toy):
    """A way to plant a leak: what is seen is changed by the truth."""

    def observation(self, state, seat):
        seen = super().observation(state, seat)
        return replace(seen, points=(*seen.points, *self.leak(state)))


@game_fault("sees what it cannot know")
class LeakedCard(SeesPoints):
    def leak(self, state):
        return tuple(state.hands)


@game_fault("sees what it cannot know")
class LeakedBet(SeesPoints):
    def leak(self, state):
        return (max(state.bets),)


@game_fault("sees what it cannot know")
class LeakedCount(SeesPoints):
    def leak(self, state):
        return (0,) * sum(card for card in state.hands if card > 0)


@game_fault("is named")
class Nameless(Toy):
    def observation(self, state, seat):
        return replace(super().observation(state, seat), seat=0)


@game_fault("sees other actors")
class NobodyActs(Toy):
    def observation(self, state, seat):
        return replace(super().observation(state, seat), actors=())


@game_fault("sees other legal actions")
class NothingLegal(Toy):
    def observation(self, state, seat):
        return replace(super().observation(state, seat), legal=())


@game_fault("TypeError")
class NoJson(Toy):
    def observation(self, state, seat):
        return replace(super().observation(state, seat), points=frozenset({1}))


@game_fault("is negative")
class Negative(Toy):
    def conserved(self, state):
        return {"debt": -1}


@game_fault("decisions were asked")
class TooShort(Toy):
    def __init__(self, *setup):
        super().__init__(*setup)
        self.max_decisions = 1


class OtherWords(Toy):
    """A way to say things wrongly: `words_class` speaks for the toy."""

    @property
    def words(self):
        return self.words_class(self)


@game_fault("but read as")
class Ambiguous(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def action_text(self, action):
            return super().action_text(action).replace("2", "1")


@game_fault("reads ' bet")
class Untidy(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def action_text(self, action):
            return " " + super().action_text(action)


@game_fault("yet has a text")
class Talkative(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def action_text(self, action):
            return "nothing" if action < 0 else super().action_text(action)


@game_fault("is read as an action")
class Guessing(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def action_from_text(self, text):
            return super().action_from_text(text) if text in self.texts else 0


@game_fault("has no label")
class Unlabelled(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def act_label(self, observation, action):
            return ()


@game_fault("gets no prompt")
class Silent(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def prompt(self, observation):
            return Prompt((), ())


@game_fault("gets no summary")
class Blank(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def summary(self, observation):
            return []


@game_fault("progress reads ()")
class Timeless(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def progress(self, observation):
            return ()


@game_fault("KeyError: 'reveal'")
class Speechless(OtherWords):
    class words_class(toy.Words):  # noqa: N801
        def log_line(self, event):
            return {"dealt": ("dealt",), "hand": ("hand",), "commit": ("ready",)}[event.kind]


@game_fault("ZeroDivisionError")
class Crashing(Toy):
    def conserved(self, state):
        return {"cards": 1 // (state.actor != OVER)}
