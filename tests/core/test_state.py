"""What every State does alike: returns, the two doors and events."""

import pytest

from boardwright.core.errors import IllegalAction
from boardwright.core.events import Event
from boardwright.core.state import CHANCE, OVER
from tests.testing.toy.state import DEAL, ToyState


class Ranked(ToyState):
    """A state with given places."""

    def __init__(self, ranks):
        super().__init__(len(ranks))
        self.ranks = ranks

    def ranking(self):
        return self.ranks


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([1, 2, 3], [1, 0, -1]),
        ([3, 1, 1], [-1, 0.5, 0.5]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([1, 1, 1], [0, 0, 0]),
        ([4, 1, 2, 3], [-1, 1, 1 / 3, -1 / 3]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
        ([1, 1, 3, 3], [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ([1], [1]),
        ([2], [-1]),
    ],
)
def test_returns_follow_the_places(ranks, returns):
    assert Ranked(ranks).returns() == pytest.approx(returns)


def dealt():
    state = ToyState(2)
    state.apply(CHANCE, DEAL + 4)
    state.apply(CHANCE, DEAL + 2)
    return state


def test_play_acts_for_the_first_actor():
    one, other = dealt(), dealt()
    one.play(2)
    other.apply(0, 2)
    assert one == other


def test_events_are_told_only_to_whoever_asks():
    events = []
    state = dealt()
    state.apply(0, 1, events)
    assert events == [Event("commit", {"player": 0}, None, True)]
    state.apply(1, 1)
    assert len(events) == 1


def test_a_refused_act_leaves_everything_as_it_was():
    events = []
    state = dealt()
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, 7, events)
    assert (caught.value.rule, str(caught.value)) == ("TOY-2", "There is no action 7; bet 0, 1 or 2. (TOY-2)")
    assert events == []
    assert state == dealt()


def test_refusals_outside_of_decisions_name_no_rule():
    state = ToyState(2)
    for seat, reason in ((0, "Nobody acts now: chance decides."), (CHANCE, "This cannot come up now.")):
        with pytest.raises(IllegalAction) as caught:
            state.apply(seat, 0)
        assert (caught.value.reason, caught.value.rule) == (reason, "")
    state.actor = OVER
    with pytest.raises(IllegalAction, match="The game is over"):
        state.apply(0, 0)


def test_an_event_is_seen_by_its_audience():
    everybody, one = Event("deal", {}), Event("hand", {}, (1,))
    assert [everybody.visible_to(viewer) for viewer in (0, 1, None)] == [True, True, True]
    assert [one.visible_to(viewer) for viewer in (0, 1, None)] == [False, True, False]
