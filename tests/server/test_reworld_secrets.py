"""Cards that others have not seen, and how far a turn of Chapter One is, are in no byte that they get."""

import pytest

from boardwright.core.dice import Dice
from boardwright.games.reworld.game import Reworld
from boardwright.games.reworld.rules.actions import CARD, DROP, MODULE, NUM_ACTIONS, STARTER
from boardwright.games.reworld.rules.position import CHOOSE_STARTER, FILLING
from boardwright.games.reworld.rules.state import ReworldState
from boardwright.server import render
from boardwright.server.settings import Settings
from tests.games.reworld.scenario import NUMBERS
from tests.server import plain_pages
from tests.server.conftest import Served
from tests.server.listening import listening, news_of, surplus_of
from tests.server.tables import Visitor, done
from tests.server.test_secret_steps import everything_of

HAND = 9
KNOWN = "123451"
"""The first cards of the seat with the secret, which it lays in its first turns."""
FREE_PORTS = ("U1", "U3", "U5", "U7", "U9", "L10")
"""Where these turns are: ports that demand nothing, so that any one card pays."""
OTHERS = ("112223445", "112234455")
TRIES = [(action,) for action in range(1, NUM_ACTIONS, 26)]
UNDO = ("undo",)

Posts = list[tuple[str, ...]]
"""What is done, post by post."""

PAYING: dict[str, Posts] = {
    "533": [("take L9",), ("top 5",)],
    "534": [("take L9",), ("top 5",), ("below 3",)],
    "535": [("take L9",), UNDO, ("take L9", "top 5"), ("below 3",)],
}
"""By the last cards in hand: L9, which demands a 1, is taken with a 5 over a 3."""
HIDING: dict[str, Posts] = {
    "333": [("marker",)],
    "534": [("marker",), ("hide 4",)],
    "543": [("marker", "hide 5")],
}
"""The marker is taken."""


@pytest.fixture
def server(settings: Settings, serve_with):
    with serve_with(settings, render) as served:
        yield served


def let_chance_deal(monkeypatch, last_cards: str, who: int = 0) -> None:
    """In every round this seat is dealt the known cards and these; Ana begins."""
    hands = list(OTHERS)
    hands.insert(who, KNOWN + last_cards)

    def draw(state: ReworldState, _: Dice) -> int:
        if state.phase == CHOOSE_STARTER:
            return STARTER
        if state.phase == FILLING:
            return MODULE + max(range(len(state.bag)), key=lambda kind: state.bag[kind])
        sizes = [sum(hand) for hand in state.hands]
        seat = next(seat for seat, size in enumerate(sizes) if size < HAND)
        return CARD + int(hands[seat][sizes[seat]]) - 1

    monkeypatch.setattr(ReworldState, "draw", draw)


def with_three_people(server: Served) -> tuple[str, list[Visitor]]:
    """A new table with three people, and somebody who watches."""
    people = [server.visitor(name) for name in ("Ana", "Ben", "Cleo", "Dora")]
    table = people[0].make("me", "open", "open", game="reworld")
    for seat in (1, 2):
        done(people[seat].sit(table, seat))
    done(people[0].start(table))
    return table, people


def post(visitor: Visitor, table: str, acts: tuple[str, ...]) -> None:
    """One post."""
    done(visitor.undo(table) if acts == UNDO else visitor.act(table, *[NUMBERS[act] for act in acts]))


def play_the_known_cards(table: str, ana: Visitor, ben: Visitor, cleo: Visitor) -> None:
    """Ana has taken six modules and has three cards left; the others have dropped out."""
    for port, card in zip(FREE_PORTS, KNOWN):
        post(ana, table, (f"take {port}", f"top {card}"))
        if port == FREE_PORTS[0]:
            post(ben, table, ("drop",))
            post(cleo, table, ("drop",))


def what_others_get(server: Served, monkeypatch, last_cards: str, posts: Posts) -> list:
    """By asking and live: before, while and after Ana makes these posts, and in the next round."""
    let_chance_deal(monkeypatch, last_cards)
    table, (ana, *others) = with_three_people(server)
    play_the_known_cards(table, ana, *others[:2])
    got: list = [[everything_of(other, table, TRIES) for other in others]]
    with listening(table, (others[0], "json"), (others[2], "html")) as listeners:
        got.append(news_of(listeners))
        for acts in posts:
            post(ana, table, acts)
        got.append(news_of(listeners))
        got.append([everything_of(other, table, TRIES) for other in others])
        post(ana, table, ("drop",))
        got.append(news_of(listeners))
    got.append([everything_of(other, table, TRIES) for other in others])
    return [[str(part).replace(table, "...") for part in parts] for parts in got]


@pytest.mark.parametrize("worlds", [PAYING, HIDING], ids=["paying", "hiding"])
def test_no_byte_depends_on_cards_or_on_what_was_asked(server: Served, monkeypatch, worlds: dict[str, Posts]):
    """HTML, JSON, log, messages, revisions and refusals are equal whatever the hand, the card on the
    starting-player space and the cards discarded, and however many questions were asked."""
    first, *others = [
        what_others_get(server, monkeypatch, last_cards, posts) for last_cards, posts in worlds.items()
    ]
    for other in others:
        for part, same in zip(first, other):
            assert part == same


def test_pending_steps_are_in_nobody_elses_page(server: Served, monkeypatch):
    """Byte for byte, whichever question is pending, and no message comes."""
    let_chance_deal(monkeypatch, "534")
    table, (ana, *others) = with_three_people(server)
    play_the_known_cards(table, ana, *others[:2])
    before = [everything_of(other, table, TRIES) for other in others]
    pending = [("take L9",), ("top 5",), UNDO, UNDO, ("marker",), UNDO, ("take L8",)]
    with listening(table, (others[0], "json"), (others[2], "html")) as listeners:
        assert len(news_of(listeners)) == 2
        for acts in pending:
            post(ana, table, acts)
            assert [everything_of(other, table, TRIES) for other in others] == before
        assert surplus_of(listeners) == []
        post(ana, table, ("top 4",))
        assert len(news_of(listeners)) == 2
    assert [everything_of(other, table, TRIES) for other in others] != before


def refusals(server: Served, monkeypatch, last_cards: str) -> list[tuple[int, str]]:
    """Ana, in turn, tries to go on in Ben's place; his hand ends with these cards."""
    let_chance_deal(monkeypatch, last_cards, who=1)
    table, (ana, *_) = with_three_people(server)
    before = ana.view(table)
    tries = [(DROP, action) for action in range(NUM_ACTIONS)]
    answers = [ana.act(table, *actions, rev=before["rev"]) for actions in tries]
    assert ana.view(table) == before
    return [(answer.status_code, answer.text) for answer in answers]


def test_a_refusal_tells_nothing_of_the_next_hand(server: Served, monkeypatch):
    """And nothing is stored."""
    answers = [refusals(server, monkeypatch, last_cards) for last_cards in ("333", "534")]
    assert answers[0] == answers[1]
    assert {status for status, _ in answers[0]} <= {400, 422}


@pytest.mark.parametrize("secret", ["hidden_card", "port"])
def test_a_planted_leak_is_caught(settings: Settings, serve_with, monkeypatch, secret: str):
    """The same comparison finds a view that lets one secret through."""
    honest = Reworld.observation

    def leaking(game, state, seat):
        observation = honest(game, state, seat)
        object.__setattr__(observation, "undealt", observation.undealt + getattr(state, secret))
        return observation

    monkeypatch.setattr(Reworld, "observation", leaking)
    with serve_with(settings, plain_pages) as server:
        if secret == "port":
            with pytest.raises(AssertionError):
                test_pending_steps_are_in_nobody_elses_page(server, monkeypatch)
            return
        one, two = [what_others_get(server, monkeypatch, *world) for world in list(HIDING.items())[:2]]
        assert one[0] == two[0]
        assert one[1:] != two[1:]
