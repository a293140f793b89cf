"""Hands, draws, travel cards, unfinished fights and monsters to choose from are in no byte that others get.

Specification of Wild World, sections 6 and 12.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from boardwright.core.dice import Dice
from boardwright.games.wild_world.game import WildWorld
from boardwright.games.wild_world.rules.position import DEALING_MONSTERS, DRAWING
from boardwright.games.wild_world.rules.state import WildState
from boardwright.server import render
from boardwright.server.settings import Settings
from tests.games.wild_world.scenario import table
from tests.games.wild_world.tables import Table, make
from tests.server import plain_pages
from tests.server.conftest import Served
from tests.server.listening import listening, news_of, surplus_of
from tests.server.tables import Visitor, done
from tests.server.test_secret_steps import everything_of

GAME = "wild_world"
NOTATION = Table(make(2))
"""Knows the numbers of acts in which cards stand by their names."""
UNDO = ("undo",)
TRIES = (
    ("end",),
    ("home Foam Newt",),
    ("travel Brand Viper r1",),
    ("fight m1",),
    ("with Reef Gardener",),
    ("evolve no",),
)
CHOSEN_TWICE = (("keep 1111", "keep 2222"), ("keep 1212", "place 0"), ("place 0",), ("fight m2",))
"""What somebody may try who has yet to choose monsters."""


class World(NamedTuple):
    """What Ana holds, draws and does.

    Attributes:
        start: the position in which the game begins.
        posts: what Ana does, post by post.
        drawn: the card that comes to a hand from a deck.
    """

    start: WildState
    posts: list[tuple[str, ...]]
    drawn: str = "Brand Viper"


def _holding(hand: str) -> World:
    """WW-4: the market is the same, and all backs."""
    market = {2: "Reed Nixie", 3: "Brook Otter", 4: "Kindle Imp", 5: "Soot Kitten"}
    laid = table(2, hands={0: hand}, market=market)
    return World(laid.state, [("place 2",), ("main",), ("skip",), ("end",)])


def _drawing(drawn: str) -> World:
    """WW-20, and on a turn that goes on with the card in hand."""
    return World(table(2).state, [("place 8",), ("main",), ("deck fire",), ("skip",), ("end",)], drawn)


def _travelling(card: str) -> World:
    """WW-23: one of three cards of a colour, of which all have seen one, as it was bought."""
    bought = [("place 2",), ("main",), ("buy 2",), ("skip",)]
    laid = table(2, hands={0: "Foam Newt, Kelp Dancer"}, market={2: "Tide Pup"}, have={0: "20c"})
    return World(laid.state, [*bought, (f"travel {card} r1",), ("end",)])


def _fighting(other: str, *posts: tuple[str, ...]) -> World:
    """WW-34, WW-35: Reef Gardener can defeat m1 and m2, with an evolve token and without."""
    laid = table(
        2,
        hands={0: f"Reef Gardener, {other}"},
        monsters={0: {"m2": "Slag Behemoth"}},
        have={0: "1e p4 k1"},
        market={2: "Tide Pup", 3: "Reed Nixie"},
    )
    return World(laid.state, list(posts))


FOUGHT = ("fight m2", "with Reef Gardener", "evolve no")
SECRETS = {
    "hand": [
        _holding("Ember Newt, Tide Pup"),
        _holding("Cinder Chick, Foam Newt"),
        _holding("Spark Mouse, Pebble Crab"),
    ],
    "draw": [_drawing("Brand Viper"), _drawing("Phoenix Regent"), _drawing("Forge Ape")],
    "travel": [_travelling("Foam Newt"), _travelling("Kelp Dancer"), _travelling("Tide Pup")],
    "fight": [
        _fighting("Shell Scout", *[(act,) for act in FOUGHT], ("end",)),
        _fighting("Shell Scout", FOUGHT, ("end",)),
        _fighting("Foam Newt", FOUGHT[::2], ("end",)),
        _fighting("Shell Scout", FOUGHT[:1], UNDO, ("fight m1",), UNDO, FOUGHT, ("end",)),
    ],
}
"""By secret, worlds that others cannot tell apart. In those of a fight Ana is asked thrice, or twice."""


@pytest.fixture
def server(settings: Settings, serve_with) -> Iterator[Served]:
    with serve_with(settings, render) as served:
        yield served


def act(visitor: Visitor, code: str, *acts: str) -> None:
    """One post."""
    done(visitor.undo(code) if acts == UNDO else visitor.act(code, *map(NOTATION.number, acts)))


def at_table(server: Served, **options: str) -> tuple[list[Visitor], str]:
    """Ana and Ben at a new table, and Dora, who watches."""
    people = [server.visitor(name) for name in ("Ana", "Ben", "Dora")]
    code = people[0].make("me", "open", game=GAME, options=options)
    done(people[1].sit(code, 1))
    done(people[0].start(code))
    return people, code


def let_it_begin(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    """A game begins with this position, and chance deals the cards of this world."""

    def draw(state: WildState, _: Dice) -> int:
        drawn = NOTATION.number(f"card {world.drawn}")
        return drawn if state.phase == DRAWING else min(state.legal_actions(state.actor))

    monkeypatch.setattr(WildWorld, "new", lambda _: world.start.clone())
    monkeypatch.setattr(WildState, "draw", draw)


def what_all_get(visitors: list[Visitor], code: str) -> list[str]:
    return [text for visitor in visitors for text in everything_of(visitor, code, _numbered(TRIES))]


def _numbered(tries: tuple[tuple[str, ...], ...]) -> list[tuple[int, ...]]:
    return [tuple(map(NOTATION.number, acts)) for acts in tries]


def what_others_get(server: Served, monkeypatch: pytest.MonkeyPatch, world: World) -> list[list[str]]:
    """By asking and live, before and after Ana makes these posts."""
    let_it_begin(monkeypatch, world)
    (ana, ben, dora), code = at_table(server)
    with listening(code, (ben, "json"), (dora, "html")) as listeners:
        news = news_of(listeners)
        parts = [what_all_get([ben, dora], code)]
        for acts in world.posts:
            if acts == world.posts[-1]:
                parts.append(what_all_get([ben, dora], code))
            act(ana, code, *acts)
            news += news_of(listeners)
        assert surplus_of(listeners) == []
        parts += [news, what_all_get([ben, dora], code)]
    return masked(parts, code)


def in_all_worlds(server: Served, monkeypatch: pytest.MonkeyPatch, secret: str) -> list[list[list[str]]]:
    """What others get in each of them."""
    return [what_others_get(server, monkeypatch, world) for world in SECRETS[secret]]


def masked(parts: list[list[str]], code: str) -> list[list[str]]:
    return [[text.replace(code, "...") for text in part] for part in parts]


@pytest.mark.rule("WW-4", "WW-20", "WW-23", "WW-34", "WW-35")
@pytest.mark.parametrize("secret", SECRETS)
def test_no_byte_depends_on_what_ana_alone_knows(server: Served, monkeypatch, secret: str):
    """Pages, JSON, log, messages, revisions and refusals are equal in all these worlds."""
    first, *others = in_all_worlds(server, monkeypatch, secret)
    for other in others:
        for part, same in zip(first, other, strict=True):
            assert part == same
    assert all(first), "something was got in every part"


@pytest.mark.rule("WW-34", "WW-35")
def test_a_pending_fight_is_in_nobody_elses_page(server: Served, monkeypatch):
    """Byte for byte, whichever question is pending, and no message comes until it is decided."""
    let_it_begin(monkeypatch, _fighting("Shell Scout"))
    (ana, ben, dora), code = at_table(server)
    before = what_all_get([ben, dora], code)
    with listening(code, (ben, "json"), (dora, "html")) as listeners:
        assert len(news_of(listeners)) == 2
        for step in ("fight m1", "undo", "fight m2", "with Reef Gardener", "undo", "with Reef Gardener"):
            act(ana, code, step)
            assert what_all_get([ben, dora], code) == before
        assert ana.view(code)["observation"]["phase"] == "fight_evolve"
        assert surplus_of(listeners) == []
        act(ana, code, "evolve yes")
        assert len(news_of(listeners)) == 2
    assert what_all_get([ben, dora], code) != before


@pytest.mark.rule("WW-4", "WW-14")
def test_a_refusal_tells_nothing_of_the_next_hand(server: Served, monkeypatch):
    """Ana, in turn, tries to go on in Ben's place; nothing is stored."""
    answers = []
    for hand in ("Foam Newt, Brand Viper", "Kelp Dancer, Cinder Chick"):
        laid = table(2, hands={1: hand}, market={2: "Reed Nixie"})
        let_it_begin(monkeypatch, World(laid.state, []))
        (ana, *_), code = at_table(server)
        for acts in (("place 0",), ("main",), ("skip",)):
            act(ana, code, *acts)
        before = ana.view(code)
        tries = [(NOTATION.number("end"), *acts) for acts in _numbered(TRIES)]
        got = [ana.act(code, *acts, rev=before["rev"]) for acts in tries]
        assert ana.view(code) == before
        answers.append([(answer.status_code, answer.text) for answer in got])
    assert answers[0] == answers[1]
    assert {status for status, _ in answers[0]} == {400}


# Monsters to choose from

FIRST_KEPT, SECOND_KEPT = "keep 1111", "keep 2222"
CHOSEN = 5
"""Parts that others get before all have chosen."""


def let_chance_offer(monkeypatch: pytest.MonkeyPatch, kept: str) -> None:
    """Ana's pairs hold the same monsters where she is to keep them, beside others world by world."""
    others_place = -1 if kept == FIRST_KEPT else -2

    def draw(state: WildState, _: Dice) -> int:
        outcomes = [action for action, _ in state.chance_outcomes()]
        if state.phase != DEALING_MONSTERS or len(state.offered[0]) == 8:
            return outcomes[0]
        is_first = len(state.offered[0]) % 2 == 0
        return outcomes[0 if is_first == (kept == FIRST_KEPT) else others_place]

    monkeypatch.setattr(WildState, "draw", draw)


def what_others_get_of_a_choice(
    server: Served, monkeypatch: pytest.MonkeyPatch, dealt: str, kept: str
) -> list[list[str]]:
    """Before Ana has chosen, when she has, and when Ben has, too, so that all is revealed."""
    let_chance_offer(monkeypatch, dealt)
    (ana, ben, dora), code = at_table(server, monster_choice="yes")
    with listening(code, (ben, "json"), (dora, "html")) as listeners:
        parts = [news_of(listeners), what_all_get([ben, dora], code)]
        act(ana, code, kept)
        tries = [ben.act(code, *acts) for acts in _numbered(CHOSEN_TWICE)]
        assert {answer.status_code for answer in tries} == {400, 422}
        parts += [news_of(listeners), what_all_get([ben, dora], code), [answer.text for answer in tries]]
        act(ben, code, FIRST_KEPT)
        parts += [news_of(listeners), what_all_get([ben, dora], code)]
        assert surplus_of(listeners) == []
    return masked(parts, code)


def with_others_unkept(server: Served, monkeypatch: pytest.MonkeyPatch) -> list[list[list[str]]]:
    """In two worlds in which Ana keeps the same."""
    choices = (FIRST_KEPT, SECOND_KEPT)
    return [what_others_get_of_a_choice(server, monkeypatch, kept, kept) for kept in choices]


@pytest.mark.rule("WW-9")
def test_no_byte_depends_on_monsters_that_were_not_kept(server: Served, monkeypatch):
    """Nor on which of a pair was."""
    one, two = with_others_unkept(server, monkeypatch)
    for part, same in zip(one, two, strict=True):
        assert part == same
    assert all(one), "something was got in every part"


@pytest.mark.rule("WW-9")
def test_what_is_kept_is_in_nobody_elses_page_until_all_have_chosen(server: Served, monkeypatch):
    choices = (FIRST_KEPT, "keep 1221")
    one, two = [what_others_get_of_a_choice(server, monkeypatch, FIRST_KEPT, kept) for kept in choices]
    assert one[:CHOSEN] == two[:CHOSEN]
    assert all(part != other for part, other in zip(one[CHOSEN:], two[CHOSEN:], strict=True))


# Planted leaks are caught

LEAKS = {
    "hand": lambda state: sum(state.hands[0]),
    "draw": lambda state: sum(state.hands[0]),
    "travel": lambda state: sum(card for region in state.regions for card in region),
    "fight": lambda state: state.phase,
    "keep": lambda state: sum(state.kept),
    "offer": lambda state: sum(card for cards in state.offered for card in cards),
    "unkept": lambda state: state.monsters_left.bit_length(),
}
"""What a leaking view adds to a number that everybody sees."""


@pytest.mark.parametrize("secret", LEAKS)
def test_a_planted_leak_is_caught(settings: Settings, serve_with, monkeypatch, secret: str):
    """The same comparisons find a view that lets one secret through."""
    honest = WildWorld.observation

    def leaking(game: WildWorld, state: WildState, seat: int | None) -> Any:
        observation = honest(game, state, seat)
        object.__setattr__(observation, "starter", observation.starter + LEAKS[secret](state))
        return observation

    monkeypatch.setattr(WildWorld, "observation", leaking)
    compared = with_others_unkept if secret not in SECRETS else partial(in_all_worlds, secret=secret)
    with serve_with(settings, plain_pages) as server:
        one, two, *_ = compared(server, monkeypatch)
    assert one != two
