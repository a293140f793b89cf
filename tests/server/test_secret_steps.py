"""A turn of several secret steps: until it is finished nobody else learns more than whose turn it is."""

import time
from collections.abc import Sequence
from itertools import pairwise

import pytest

from boardwright.core.titles import titles
from boardwright.server import bots_at_work, render
from boardwright.server.moves import now_ms
from boardwright.server.play import SECOND_THOUGHTS
from boardwright.server.settings import Settings
from boardwright.server.storage import due
from tests.server import plain_pages
from tests.server.listening import listening, news_of, surplus_of
from tests.server.quiet.state import QuietState
from tests.server.tables import Visitor, done, play_until
from tests.server.test_acts import stored
from tests.server.test_secrets import masked

TWO_COINS = ("pay two", "send red", "send blue")
TRIES = (("pass",), ("send red",), ("pay one",), TWO_COINS)


@pytest.fixture(autouse=True)
def installed(tmp_path_factory, monkeypatch):
    """The game, installed as far as Python's metadata tell."""
    folder = tmp_path_factory.mktemp("installed")
    metadata = folder / "quiet_game-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: quiet-game\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[boardwright.games]\nquiet = tests.server.quiet:TITLE\n")
    monkeypatch.syspath_prepend(str(folder))
    titles.cache_clear()
    yield
    titles.cache_clear()


@pytest.fixture(params=[plain_pages, render], ids=["plain", "real"])
def server(request, settings: Settings, serve_with):
    with serve_with(settings, request.param) as served:
        yield served


@pytest.fixture
def table(server, ana: Visitor, ben: Visitor) -> str:
    """Ana begins, Ben is next."""
    code = ana.make("me", "open", game="quiet")
    done(ben.sit(code, 1))
    done(ana.start(code))
    return code


@pytest.fixture
def dora(server) -> Visitor:
    """Who only watches."""
    return server.visitor("Dora")


def everything_of(visitor: Visitor, table: str, tries: Sequence[tuple[int | str, ...]] = TRIES) -> list[str]:
    """All that this visitor can get of the table by asking, and how these tries are refused."""
    view = visitor.view(table)
    paths = (f"/api/tables/{table}", f"/t/{table}", "/", f"/api/tables/{table}/record")
    answers = [visitor.get(path) for path in paths]
    if not view["legal"]:
        answers.append(visitor.undo(table, rev=view["rev"]))
        answers += [visitor.act(table, *actions, rev=view["rev"]) for actions in tries]
    texts = [masked(f"{answer.status_code} {answer.text}") for answer in answers]
    return [text.replace(table, "...") for text in texts]


def test_pending_steps_are_in_nobody_elses_page(table: str, ana: Visitor, ben: Visitor, dora: Visitor):
    """Byte for byte, whichever question is pending, and no message comes; at first and after chance."""
    for _ in range(2):
        others = (ben, dora)
        with listening(table, (ben, "json"), (ben, "html"), (dora, "html")) as listeners:
            assert len(news_of(listeners)) == 3
            before = [everything_of(other, table) for other in others]
            for action in TWO_COINS[:-1]:
                assert done(ana.act(table, action))["can_undo"]
                assert [everything_of(other, table) for other in others] == before
            done(ana.undo(table))
            done(ana.act(table, "send blue"))
            assert [everything_of(other, table) for other in others] == before
            assert surplus_of(listeners) == []
            done(ana.act(table, "send blue"))
            assert len(news_of(listeners)) == 3
            assert [everything_of(other, table) for other in others] != before
            done(ben.act(table, "pass"))
            assert len(news_of(listeners)) == 3  # with the weather, in two pictures each
            done(ana.act(table, "pay one"))
            assert surplus_of(listeners) == []
            done(ana.act(table, "send red"))
        done(ben.act(table, "pass"))


def what_others_get(server, hand: tuple[int, int], posts: list[tuple[str, ...]], monkeypatch) -> list:
    """Ana, with this hand, makes these posts; all that Ben and Dora get, by asking in the end and live."""
    monkeypatch.setattr(QuietState, "FIRST_HAND", hand)
    ana, ben, dora = (server.visitor(name) for name in ("Ana", "Ben", "Dora"))
    table = ana.make("me", "open", game="quiet")
    done(ben.sit(table, 1))
    done(ana.start(table))
    with listening(table, (ben, "json"), (dora, "html")) as listeners:
        messages = news_of(listeners)
        for actions in posts:
            done(ana.act(table, *actions))
            messages += news_of(listeners)
    return [message.replace(table, "...") for message in messages], [
        everything_of(other, table) for other in (ben, dora)
    ]


def test_nobody_can_tell_how_often_somebody_was_asked(server, monkeypatch):
    """Two coins were paid: by three posts, by one, or with a hand that left no choice."""
    three_posts = what_others_get(server, (6, 6), [(action,) for action in TWO_COINS], monkeypatch)
    for hand, posts in (
        ((6, 6), [TWO_COINS]),
        ((1, 11), [("pay two",), ("send red",)]),
        ((0, 12), [("pay two",)]),
    ):
        assert what_others_get(server, hand, posts, monkeypatch) == three_posts


def test_what_was_taken_back_tells_nothing_either(server, monkeypatch):
    """The log counts what its reader noticed: a turn taken back, whatever it was made of."""

    def log_of_ben(*first: tuple[str, ...]) -> list[str]:
        ana, ben = server.visitor("Ana"), server.visitor("Ben")
        table = ana.make("me", "open", game="quiet")
        done(ben.sit(table, 1))
        done(ana.start(table))
        for _ in range(2):
            for actions in first:
                done(ana.act(table, *actions))
            for _ in first:
                done(ana.undo(table))
        return ben.view(table)["log"]

    assert log_of_ben(("pay one", "send red")) == log_of_ben(("pay one",), ("send red",))
    assert log_of_ben(("pay one",)) == []


def test_events_reach_their_audience_only(table: str, ana: Visitor, ben: Visitor, dora: Visitor):
    """In no log, page or message of anybody else, after the end neither; some are for records alone."""
    people = {0: ana, 1: ben}
    with listening(table, (ben, "html")) as listeners:
        play_until(table, people, lambda view: view["stage"] == "over", pick=max)
        messages = "".join(news_of(listeners))
    assert "ledger" not in messages
    for visitor, coins in ((ana, True), (ben, True), (dora, False)):
        texts = "".join(everything_of(visitor, table))
        assert "ledger" not in texts
        assert ("coin {" in texts) is coins
    coins = [[line for line in player.view(table)["log"] if line.startswith("coin")] for player in (ana, ben)]
    assert [len(lines) for lines in coins] == ana.view(table)["observation"]["paid"]


class TestBots:
    """Two bots, or Ana and a bot."""

    @pytest.fixture
    def script(self, monkeypatch):
        """Bots do what the list says, one after another."""
        actions: list[int] = []

        def scripted(game, state, seat, bot):
            return actions.pop(0) if actions else 0

        monkeypatch.setattr(bots_at_work, "chosen", scripted)
        return actions

    def test_a_turn_of_several_decisions_is_one_act(self, server, ana: Visitor, script: list[int]):
        script += [2, 3, 4]
        table = ana.make("me", "random", game="quiet")
        rev = ana.view(table)["rev"]
        with listening(table, (ana, "json")) as listeners:
            news_of(listeners)
            done(ana.act(table, "pass"))
            messages = news_of(listeners) + surplus_of(listeners)
        rows = [row for row in stored(server, table) if row.kind == "act" and row.seat == 1]
        assert [row.actions for row in rows] == ["[2,3,4]"]
        assert ana.view(table)["rev"] == rev + 2
        assert len(messages) <= 2

    def test_a_stand_in_finishes_what_was_begun(self, server, table: str, ana: Visitor, ben: Visitor, script):
        done(ana.act(table, "pay two"))
        script += [4, 3]
        done(ana.chair(table, 0, "open"))
        ben.wait(table, lambda view: view["observation"]["paid"] == [2, 0])
        acts = [row.actions for row in stored(server, table) if row.kind == "act"]
        assert acts[:2] == ["[2]", "[4,3]"]

    def test_a_failing_bot_still_ends(self, server, ana: Visitor, monkeypatch):
        """One that has no knowledge of the game plays anything legal, to the end of the game."""
        table = ana.make("greedy", "greedy", game="quiet")
        ana.wait(table, lambda view: view["stage"] == "over")
        acts = [row for row in stored(server, table) if row.kind == "act"]
        assert all(a.seat != b.seat for a, b in pairwise(acts))  # with two seats they alternate


class TestPace:
    """With pauses."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return Settings(settings.db, bot_pause=(0.8, 0.8), rest_factor=1.0)

    @pytest.fixture
    def server(self, settings: Settings, serve_with):
        with serve_with(settings, plain_pages) as served:
            yield served

    def test_a_bot_thinks_while_it_pauses(self, server, ana: Visitor, monkeypatch):
        """So a turn of three decisions is answered no later than a turn of one."""
        began: list[int] = []

        def slow(game, state, seat, bot):
            began.append(now_ms())
            time.sleep(0.1)
            return [2, 3, 4][len(began) - 1]

        monkeypatch.setattr(bots_at_work, "chosen", slow)
        table = ana.make("random", "me", game="quiet")
        with server.context.database.reading() as connection:
            (at,) = connection.execute(due.select().with_only_columns(due.c.at)).scalars()
        ana.wait(table, lambda view: view["legal"])
        (act,) = [row for row in stored(server, table) if row.kind == "act"]
        assert began[-1] < at <= act.made_at

    def test_the_rest_does_not_tell_what_was_asked(self, server, ana: Visitor, ben: Visitor):
        """Before the next bot answers, whether the turn was finished by one post or by its last question."""
        waits = []
        for posts in ([("pay one", "send red")], [("pay one",), ("send red",)]):
            table = ana.make("me", "random", "random", game="quiet")
            for actions in posts:
                done(ana.act(table, *actions))
            finished = stored(server, table)[-1].made_at
            with server.context.database.reading() as connection:
                of_table = due.select().where(due.c.ref.startswith(table)).with_only_columns(due.c.at)
                waits += [at - finished for at in connection.execute(of_table).scalars()]
        assert len(waits) == 2
        assert all(abs(wait - SECOND_THOUGHTS - 800) < 100 for wait in waits)


def test_a_page_is_not_made_anew_for_a_step_in_secret(server, table: str, ana: Visitor, ben: Visitor):
    """The time that an answer takes would tell of it."""
    context = server.context
    before = context.picture(table, None).key
    done(ana.act(table, "pay one"))
    assert context.picture(table, None).key == before
    done(ana.act(table, "send red"))
    assert context.picture(table, None).key != before
