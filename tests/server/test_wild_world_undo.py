"""A turn of Wild World can be taken back until a card comes that nobody knew, or it ends."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from boardwright.server.settings import Settings
from tests.games.wild_world.scenario import table
from tests.server import plain_pages
from tests.server.conftest import Served
from tests.server.tables import Visitor, done
from tests.server.test_wild_world_secrets import World, act, at_table, let_it_begin


class Course(NamedTuple):
    """What Ana does in a position, post by post.

    Attributes:
        laid: the position, as `scenario.table` takes it.
        open: what can be taken back, all of it.
        closing: what cannot be taken back, nor can anything before it; empty if nothing follows.
    """

    laid: dict[str, Any]
    open: tuple[str, ...]
    closing: str = ""


HAND = {0: "Shell Scout, Tide Pup, Reef Gardener"}
"""Shell Scout's bonus is a card, that of Tide Pup gold."""
STANDING = {2: "0", 4: "1"}
FIGHT = {"hands": HAND, "have": {0: "1e p4 k1"}}
COURSES = {
    "home": Course({"hands": HAND}, ("home Tide Pup", "home Shell Scout"), "deck fire"),
    "discard": Course({"hands": HAND}, ("discard Tide Pup", "discard Shell Scout")),
    "travel": Course({"hands": HAND}, ("travel Tide Pup r1", "travel Reef Gardener r1"), "deck fire"),
    "end": Course({"have": {0: "4g"}}, ("place 2", "main", "skip"), "end"),
    "toll": Course({"have": {0: "4g"}, "realms": STANDING}, ("place 4", "alternative", "skip"), "end"),
    "buy": Course({"have": {0: "9g 2c"}, "market": {2: "Tide Pup"}}, ("place 2", "main"), "buy 2"),
    "buy the last": Course(
        {"have": {0: "9g 2c"}, "market": {2: "Tide Pup"}, "decks": {"water": ""}},
        ("place 2", "main", "buy 2", "discard Tide Pup", "take"),
        "end",
    ),
    "main draw": Course({}, ("place 8", "main"), "deck fire"),
    "main unlock": Course({}, ("place 6", "main", "lock m3", "skip"), "end"),
    "fight": Course(FIGHT, ("fight m1", "with Reef Gardener", "evolve yes"), "end"),
    "rest": Course({"realms": STANDING}, ("rest 2 0", "island top", "reward 2"), "end"),
    "rest and draw": Course(
        {"have": {0: "4g"}, "realms": STANDING}, ("rest 2 0", "island call"), "deck fire"
    ),
    "idle": Course(
        {"hands": HAND, "realms": {4: "1"}, "island": {"top": "000"}}, ("home Tide Pup",), "idle gold"
    ),
    "substitute": Course(
        {**FIGHT, "workers": {0: 6}, "monsters": {0: {"m2": "Ash Pharaoh"}}},
        ("fight m2", "with Reef Gardener", "evolve no", "substitute magic"),
        "end",
    ),
    "face-up card": Course(
        {"hands": {0: "Reef Gardener"}, "have": {0: "6c p6"}, "monsters": {0: {"m2": "Lava Gourmand"}}},
        ("fight m2",),
        "faceup 0",
    ),
}
"""By what is done in it. Nobody has drawn before."""


@pytest.fixture
def server(settings: Settings, serve_with) -> Iterator[Served]:
    with serve_with(settings, plain_pages) as served:
        yield served


def seen(visitor: Visitor, code: str) -> dict[str, Any]:
    return visitor.view(code)["observation"]


@pytest.mark.rule("WW-14", "WW-20", "WW-31")
@pytest.mark.parametrize("course", COURSES.values(), ids=list(COURSES))
def test_a_turn_can_be_taken_back_until_something_new_comes(server: Served, monkeypatch, course: Course):
    """Step by step, to the very position, with what others got by it."""
    let_it_begin(monkeypatch, World(table(2, **course.laid).state, []))
    (ana, ben, _), code = at_table(server)
    before = seen(ana, code), seen(ben, code)
    for step in course.open:
        act(ana, code, step)
        assert ana.view(code)["can_undo"], step
    for _ in course.open:
        done(ana.undo(code))
    assert (seen(ana, code), seen(ben, code)) == before
    assert not ana.view(code)["can_undo"]


@pytest.mark.rule("WW-14", "WW-20", "WW-31", "WW-42")
@pytest.mark.parametrize("course", [course for course in COURSES.values() if course.closing])
def test_it_is_too_late_then(server: Served, monkeypatch, course: Course):
    """Of the end of the turn nobody learns anything new, but the next one has begun to think."""
    let_it_begin(monkeypatch, World(table(2, **course.laid).state, []))
    (ana, *_), code = at_table(server)
    for step in (*course.open, course.closing):
        act(ana, code, step)
    after = ana.view(code)
    assert not after["can_undo"]
    assert ana.undo(code).status_code == 409
    assert ana.view(code) == after
