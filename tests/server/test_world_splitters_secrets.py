"""A committed bid, a hidden offer and the first of two replies are in no byte that others get (WS-73)."""

from collections.abc import Callable
from itertools import product

import pytest

from boardwright.games.world_splitters.game import WorldSplitters
from boardwright.server import render
from boardwright.server.settings import Settings
from tests.server import plain_pages
from tests.server.conftest import Served
from tests.server.listening import listening, news_of, surplus_of
from tests.server.tables import Visitor, done
from tests.server.test_secret_steps import everything_of

DIVIDED = "divide c3-d3"
"""A border of Nuta between two spaces that are free at the start."""
TRIES = (
    ("accept",),
    ("return",),
    ("bid 1",),
    ("hidden 1",),
    ("accept open",),
    ("place c3",),
    ("divide a2-a3",),
)
COINS = 9
"""What everybody owns in the first turn, and has on show until somebody pays."""
PURSE = f'<b>{COINS}</b><span class="vh"> coins</span>'

Course = Callable[[list[Visitor], str, int], list[list[str]]]
"""Play with a secret amount; all that others got, part by part, before the amount was revealed."""


@pytest.fixture
def server(settings: Settings, serve_with):
    with serve_with(settings, render) as served:
        yield served


def at_table(server: Served, players: int, **options: str) -> tuple[list[Visitor], str]:
    """People at a new table, where Ana has divided, and in the end somebody who watches."""
    people = [server.visitor(name) for name in ("Ana", "Ben", "Cleo", "Dan")[:players]]
    open_seats = ["open"] * (players - 1)
    options = {"start": "0", "purses": "open"} | options
    table = people[0].make("me", *open_seats, game="world_splitters", options=options)
    for seat in range(1, players):
        done(people[seat].sit(table, seat))
    done(people[0].start(table))
    done(people[0].act(table, DIVIDED))
    return [*people, server.visitor("Dora")], table


def what_all_get(visitors: list[Visitor], table: str) -> list[str]:
    return [text for visitor in visitors for text in everything_of(visitor, table, TRIES)]


def masked(parts: list[list[str]], table: str) -> list[list[str]]:
    return [[text.replace(table, "...") for text in part] for part in parts]


def while_ben_has_bid(people: list[Visitor], table: str, amount: int) -> list[list[str]]:
    """Of four players Ben commits this bid and then Dan his; Cleo is still to bid."""
    ana, ben, cleo, dan, dora = people
    with listening(table, (ana, "json"), (cleo, "html")) as listeners:
        parts = [news_of(listeners)]
        done(ben.act(table, f"bid {amount}"))
        parts += [news_of(listeners), what_all_get([ana, cleo, dan, dora], table)]
        done(dan.act(table, "bid 5"))
        parts += [news_of(listeners), what_all_get([ana, cleo, dora], table)]
    return parts


def while_an_offer_is_hidden(people: list[Visitor], table: str, amount: int) -> list[list[str]]:
    """Of two players Ana offers 2 openly and this in secret; Ben has replied to the open offer."""
    ana, ben, dora = people
    with listening(table, (ben, "json"), (dora, "html")) as listeners:
        parts = [news_of(listeners)]
        done(ana.act(table, "open 2"))
        parts += [news_of(listeners), what_all_get([ben, dora], table)]
        done(ana.act(table, f"hidden {amount}"))
        parts += [news_of(listeners), what_all_get([ben, dora], table)]
        done(ben.act(table, "accept open"))
        parts += [news_of(listeners), what_all_get([ben, dora], table)]
    return parts


COURSES = {"bid": (4, while_ben_has_bid), "offer": (2, while_an_offer_is_hidden)}
"""By secret: the number of players, and how the game goes on."""


def what_others_get(server: Served, secret: str, amount: int) -> list[list[str]]:
    players, course = COURSES[secret]
    people, table = at_table(server, players)
    return masked(course(people, table, amount), table)


@pytest.mark.rule("WS-27", "WS-65", "WS-73")
@pytest.mark.parametrize("secret", COURSES)
def test_no_byte_depends_on_a_secret_amount(server: Served, secret: str):
    """Pages, JSON, log, messages, revisions and refusals are equal whatever was bid or offered."""
    nothing, *others = [what_others_get(server, secret, amount) for amount in (0, 4, 7)]
    for other in others:
        for part, same in zip(nothing, other, strict=True):
            assert part == same
    assert all(nothing), "something was got in every part"


@pytest.mark.rule("WS-28", "WS-66")
def test_the_reveal_is_in_everybodys_page(server: Served):
    """What nobody got before, all get then."""
    seen = []
    for amount in (0, 4):
        people, table = at_table(server, 4)
        for seat, bid in enumerate((amount, 1, 5), 1):
            done(people[seat].act(table, f"bid {bid}"))
        pages = [person.get(f"/t/{table}").text for person in people]
        seen.append(masked([pages], table)[0])
    assert all(one != other for one, other in zip(*seen, strict=True))


@pytest.mark.rule("WS-66", "WS-73")
def test_a_reply_to_the_open_offer_is_in_nobody_elses_page(server: Served):
    """Neither which one nor that there is one, until the hidden offer is answered; no message comes."""
    (ana, ben, dora), table = at_table(server, 2)
    done(ana.act(table, "open 2"))
    done(ana.act(table, "hidden 3"))
    before = what_all_get([ana, dora], table)
    with listening(table, (ana, "html"), (ana, "json"), (dora, "html")) as listeners:
        assert len(news_of(listeners)) == 3
        for reply in ("accept open", "return open"):
            done(ben.act(table, reply))
            assert what_all_get([ana, dora], table) == before
            done(ben.undo(table))
            assert what_all_get([ana, dora], table) == before
        done(ben.act(table, "return open"))
        assert surplus_of(listeners) == []
        done(ben.act(table, "accept hidden"))
        assert len(news_of(listeners)) == 3
    assert what_all_get([ana, dora], table) != before


@pytest.mark.rule("WS-65", "WS-73")
@pytest.mark.parametrize("purses", ["screened", "open"])
def test_coins_set_aside_show_as_held(server: Served, purses: str):
    """To everybody, the one who offers them too, and on the page as in the JSON."""
    people, table = at_table(server, 2, purses=purses)
    ana = people[0]
    for act in ("open 2", "hidden 5"):
        done(ana.act(table, act))
        for person in people:
            assert person.view(table)["observation"]["coins"] == [COINS, COINS]
        assert PURSE in ana.get(f"/t/{table}").text


def refusals(server: Served, amount: int) -> set[tuple[int, str]]:
    """Ben has bid so much, Dan 5; how Cleo is refused who tries to learn that by acts in one post."""
    (_, ben, cleo, dan, _), table = at_table(server, 4)
    done(ben.act(table, f"bid {amount}"))
    done(dan.act(table, "bid 5"))
    before = cleo.view(table)
    tries = product((f"bid {own}" for own in (0, 4, COINS)), ("accept", "return", "place c3", "bid 1"))
    answers = [cleo.act(table, *acts, rev=before["rev"]) for acts in tries]
    assert cleo.view(table) == before
    return {(answer.status_code, answer.text) for answer in answers}


@pytest.mark.rule("WS-27", "WS-73")
def test_a_refusal_tells_nothing_of_the_others_bids(server: Served):
    """And nothing is stored."""
    answers = [refusals(server, amount) for amount in (0, 4, COINS)]
    assert answers[0] == answers[1] == answers[2]
    assert {status for status, _ in answers[0]} == {400}


@pytest.mark.parametrize("secret", ["bids", "hidden_offer", "open_reply"])
def test_a_planted_leak_is_caught(settings: Settings, serve_with, monkeypatch, secret: str):
    """The same comparisons find a view that lets one secret through."""
    honest = WorldSplitters.observation

    def leaking(game, state, seat):
        observation = honest(game, state, seat)
        told = getattr(state, secret)
        amount = sum(told) if secret == "bids" else told
        object.__setattr__(observation, "markers", observation.markers + amount)
        return observation

    monkeypatch.setattr(WorldSplitters, "observation", leaking)
    with serve_with(settings, plain_pages) as server:
        if secret == "open_reply":
            with pytest.raises(AssertionError):
                test_a_reply_to_the_open_offer_is_in_nobody_elses_page(server)
            return
        with pytest.raises(AssertionError):
            test_no_byte_depends_on_a_secret_amount(server, "bid" if secret == "bids" else "offer")
