"""Own bots: found by `module:factory`, and told in one line what they do wrong."""

import pytest

import boardwright as bw
from boardwright import bots
from boardwright.core.state import CHANCE
from tests.bots import own

HERE = "tests.bots.own"


def opened(players=3):
    """A game whose first decision is due."""
    game = bw.make("splitz", players)
    state, dice = game.new(), bw.Dice(1)
    while state.actor == CHANCE:
        state.play(state.draw(dice))
    return game, state


def test_a_bot_is_made_by_its_module_and_class():
    bot = bots.make(f"{HERE}:Last", 7, 3)
    assert isinstance(bot, own.Last)
    assert bot.made_from == (7, 3)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere_at_all:Bot", "There is no bot 'nowhere_at_all:Bot': No module named 'nowhere_at_all'"),
        (f"{HERE}:Firts", "has no attribute 'Firts'"),
        (f"{HERE}:Stranger", r"cannot be made from \(seed, index\): TypeError: "),
        (f"{HERE}:NOTHING", "cannot be made"),
        (f"{HERE}:mute", "has no method choose"),
        (":Bot", "There is no bot ':Bot'; there is greedy, random, or your own as MODULE:CLASS"),
        ("a b:c", "There is no bot"),
        ("", "There is no bot"),
    ],
)
def test_a_name_that_leads_to_no_bot_is_refused_in_a_line(name, reason):
    with pytest.raises(bw.UsageError, match=reason) as caught:
        bots.make(name, 1)
    assert "\n" not in str(caught.value)


def test_a_module_that_cannot_be_loaded_is_told(tmp_path, monkeypatch):
    (tmp_path / "broken_bot.py").write_text("x = 1\ny = x / 0\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    reason = r"cannot be loaded: ZeroDivisionError: division by zero \(broken_bot.py, line 2\)"
    with pytest.raises(bw.UsageError, match=reason):
        bots.make("broken_bot:Bot", 1)


def test_what_names_a_bot():
    assert all(bots.is_name(word) for word in ("random", "greedy", "my:Bot", "my.folder:make.bot"))
    assert not any(bots.is_name(word) for word in ("Ana", "Ana:", ":Ana", "Dr: No", "1:2", ""))


def test_a_choice_may_be_any_whole_number():
    game, state = opened()
    action = bots.choice(own.Careful(1, 1), game, state, state.actor)
    assert type(action) is int
    assert action == state.legal_actions(state.actor)[-1]


@pytest.mark.parametrize(
    ("bot", "reason", "cause"),
    [
        (own.Cheat, r"chose action 53, which is not legal: .*\(SZ-", bw.IllegalAction),
        (own.Poet, "chose 'vote blue', which is no whole number", None),
        (own.Clumsy, r"failed: KeyError: 'plan' \(own.py, line \d+\)", KeyError),
    ],
)
def test_what_a_bot_does_wrong_is_told_and_changes_nothing(bot, reason, cause):
    game, state = opened()
    before = state.clone()
    with pytest.raises(bots.BotError, match=reason) as caught:
        bots.choice(bot(1, 1), game, state, state.actor)
    assert type(caught.value.__cause__) is (cause or type(None))
    assert state == before
