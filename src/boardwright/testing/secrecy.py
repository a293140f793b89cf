"""Secrets: that nobody gets what depends on anything they cannot know."""

from itertools import combinations

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.state import State
from boardwright.testing.copies import same_fields
from boardwright.testing.situation import Situation

WORLDS = 8
MOST_ACTIONS = 4


def check_observations(at: Situation) -> None:
    """What each viewer sees is JSON-ready and the same in every world that it cannot tell apart."""
    for viewer in at.viewers:
        observation = at.game.observation(at.state, viewer)
        seen = observation.as_json()
        legal = () if viewer is None else tuple(at.state.legal_actions(viewer))
        at.require(observation.seat == viewer, f"viewer {viewer} is named {observation.seat}")
        at.require(observation.actors == at.state.actors(), f"viewer {viewer} sees other actors")
        at.require(observation.legal == legal, f"viewer {viewer} sees other legal actions")
        for world in worlds(at, viewer, WORLDS):
            leak = _difference(seen, at.game.observation(world, viewer).as_json())
            at.require(not leak, f"viewer {viewer} sees what it cannot know: {leak}")
            at.require(world.actors() == at.state.actors(), f"who acts tells viewer {viewer} a secret")
            same = viewer is None or tuple(world.legal_actions(viewer)) == legal
            at.require(same, f"the legal actions of seat {viewer} depend on a secret")


def worlds(at: Situation, viewer: int | None, count: int) -> list[State]:
    """So many worlds that the viewer cannot tell from the real one."""
    dice = at.dice(7)
    return [at.state.resample(viewer, dice) for _ in range(count)]


def _difference(real: str, other: str) -> str:
    """Where two observations part, as text; empty if they are equal."""
    if real == other:
        return ""
    place = next((i for i, (a, b) in enumerate(zip(real, other)) if a != b), min(len(real), len(other)))
    start = max(0, place - 40)
    return f"...{real[start : place + 20]}... is ...{other[start : place + 20]}... in another world"


def check_worlds(at: Situation) -> None:
    """Sampled worlds conserve, play to the end, and follow from dice and knowledge alone."""
    witness = at.state.clone()
    for viewer in at.viewers:
        drawn = at.state.resample(viewer, at.dice(8))
        at.require(type(drawn) is type(at.state) and drawn is not at.state, "a world is no state of its own")
        for number, world in enumerate(worlds(at, viewer, 2)):
            again = world.resample(viewer, at.dice(8))
            at.require(same_fields(drawn, again), f"what is sampled for viewer {viewer} depends on the truth")
            totals = dict(at.game.conserved(world))
            at.require(totals == dict(at.game.conserved(witness)), f"viewer {viewer}: a world conserves not")
            playout(world, Dice(at.seed, number))
            at.require(world.actors() == (), "a sampled world does not play to the end")
            at.require(dict(at.game.conserved(world)) == totals, "a sampled world loses or gains on its way")
    at.require(same_fields(at.state, witness), "sampling worlds changes the real one")


def check_events_keep_secrets(at: Situation) -> None:
    """The events of an act tell a viewer no more than the position after it does.

    Tried with several acts of each actor: where a viewer sees the same after two of them, although
    they led to different positions, it must have seen the same events.
    """
    dice = at.dice(9)
    for actor in at.state.actors():
        legal = at.state.legal_actions(actor)
        actions = [legal[dice.below(len(legal))] for _ in range(MOST_ACTIONS)]
        afters = [_after(at.state, actor, action) for action in sorted(set(actions))]
        for viewer in (viewer for viewer in at.viewers if viewer != actor):
            told = [(after, *_told(at, after, events, viewer)) for after, events in afters]
            for (after, seen, heard), (other, also_seen, also_heard) in combinations(told, 2):
                fair = seen != also_seen or heard == also_heard or same_fields(after, other)
                at.require(fair, f"events tell viewer {viewer} what seat {actor} did in secret: {heard}")


def _after(state: State, actor: int, action: int) -> tuple[State, list[Event]]:
    after = state.clone()
    events: list[Event] = []
    after.apply(actor, action, events)
    return after, events


def _told(at: Situation, after: State, events: list[Event], viewer: int | None) -> tuple[str, list[Event]]:
    heard = [event._replace(audience=None) for event in events if event.visible_to(viewer)]
    return at.game.observation(after, viewer).as_json(), heard
