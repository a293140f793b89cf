"""Every refusal is one sentence with its rule, and leaves the position as it was."""

import pytest

from boardwright.core.errors import IllegalAction, NotationError
from boardwright.core.state import CHANCE
from tests.games.world_splitters.scenario import COUNTS, Table, make, table


def favor(power, color="G", **given):
    """P1 has placed on f3 and its favor asks something."""
    made = table("T6x3", 3, power, f"{color}:f3", **given).do("divide e3-f3").bids({1: 2, 2: 1})
    return made.do("accept", "place f3")


def moving():
    made = table("T6x3", 3, without_explorers="1").do("divide c1-c2").bids({1: 2, 2: 1})
    return made.do("accept", "place c1")


def two(*acts):
    return table("T6x3", 2).do("divide c2-d2", *acts)


def three(*acts):
    return table("T6x3", 3).do("divide c2-d2").bids({1: 2, 2: 1}).do(*acts)


REFUSALS = [
    (lambda: table("T6x3"), "bid 0", "WS-23", "Now put up a fence; nothing else is possible."),
    (lambda: table("T6x3").do("divide c2-d2"), "place c2", "WS-27", "Now bids are made in secret; nothing"),
    (lambda: table("T6x3").do("divide c2-d2"), "bid 10", "WS-27", "You hold 9 coins, not 10."),
    (three, "place c2", "WS-30", "Now accept or return the bid; nothing else is possible."),
    (lambda: three("accept"), "accept", "WS-34", "Now place an explorer on a contested space; nothing"),
    (lambda: three("accept"), "place a1", "WS-34", "a1 is no contested space that is free."),
    (moving, "place c1", "WS-38", "Now choose the explorer to move; nothing else is possible."),
    (moving, "source a1", "WS-38", "No explorer of yours stands on a1."),
    (lambda: favor("nuta", "Y"), "divide a1-b1", "WS-43", "Now put up the fence of the yellow favor;"),
    (lambda: favor("nuta", "Y"), "fence e3-f3", "WS-09", "e3-f3: there is a barrier already."),
    (lambda: favor("nuta"), "place a1", "WS-46", "Now place the second explorer; nothing else"),
    (lambda: favor("nuta"), "extra f3", "WS-46", "f3 is enclosed, or holds a favor, an explorer or"),
    (
        lambda: favor("kanal", explorers={0: "f2 e2"}),
        "remove f3",
        "WS-47",
        "No opponent's explorer stands on f3 beside the space just entered.",
    ),
    (lambda: favor("kanal", explorers={0: "f2 e2"}), "to a1-b1", "WS-47", "Now remove an explorer; nothing"),
    (
        lambda: favor("gimmicks", fences="b1-c1"),
        "pivot a1-b1",
        "WS-48",
        "The fence on a1-b1 cannot be turned.",
    ),
    (lambda: favor("gimmicks", fences="b1-c1"), "to a1-b1", "WS-48", "Now choose the fence to turn; nothing"),
    (
        lambda: favor("gimmicks", fences="b1-c1").do("pivot b1-c1"),
        "to a1-b1",
        "WS-49",
        "The fence cannot go to a1-b1.",
    ),
    (lambda: favor("pompa"), "obelisk f3", "WS-50", "f3 is enclosed, or holds a favor, an explorer or"),
    (lambda: favor("pompa"), "place a1", "WS-50", "Now raise an obelisk; nothing else is possible."),
    (two, "open 10", "WS-65", "You hold 9 coins, not 10."),
    (two, "hidden 1", "WS-65", "Now name the open offer; nothing else is possible."),
    (lambda: two("open 4"), "hidden 6", "WS-65", "You hold 9 coins, 4 of them offered openly, and not 6"),
    (lambda: two("open 4", "hidden 2"), "accept hidden", "WS-66", "Now reply to the open offer; nothing"),
    (lambda: two("open 4", "hidden 2", "accept open"), "accept", "WS-66", "Now reply to the hidden offer;"),
]


@pytest.mark.parametrize(("made", "act", "rule", "reason"), REFUSALS)
def test_what_is_refused_and_why(made, act, rule, reason):
    refused = made().refusal(act)
    assert refused.rule == rule
    assert refused.reason.startswith(reason)


def test_others_do_not_act():
    made = three()
    for seat in (1, 2, 5, -3):
        refused = made.refusal("accept", seat)
        assert (refused.rule, refused.reason) == ("WS-30", "It is another player's decision.")
    bidding = table("T6x3").do("divide c2-d2")
    assert bidding.refusal("bid 1", 7).reason == "Only the players of this table bid."


def test_numbers_that_are_no_action():
    made = table("T6x3")
    for action in (-1, made.game.num_actions + 99, 10**30):
        with pytest.raises(IllegalAction, match="World Splitters has no action"):
            made.state.apply(0, action)


def test_nobody_acts_before_the_start_and_after_the_end():
    made = Table(make(3))
    assert made.refusal("divide a2-b2", 0).reason == "Nobody acts now: chance decides."
    made = table("T6x3", supply=1, obelisks="c1 c2").do("divide c1-c2")
    assert made.refusal("bid 0", 0).reason == "The game is over."
    assert made.refusal("start 0", CHANCE).reason == "The game is over."


@pytest.mark.parametrize("players", COUNTS)
def test_every_action_has_a_notation_of_its_own(players):
    game = make(players, map="pompa")
    texts = [game.action_text(number) for number in range(game.num_actions + game.num_chance)]
    assert len(set(texts)) == len(texts)
    assert [game.action_from_text(text) for text in texts] == list(range(len(texts)))
    assert texts[-players:] == [f"start {seat}" for seat in range(players)]
    with pytest.raises(NotationError):
        game.action_text(len(texts))


@pytest.mark.parametrize(
    "text", ["", "divide", "divide d1-c1", "bid -1", "bid 99", "place z9", "Accept", "to 3"]
)
def test_what_is_no_notation(text):
    with pytest.raises(NotationError, match="is no action on this map; say for instance"):
        make(3).action_from_text(text)
