"""What players are asked and told, in the rulebook's terms (specification, section 9)."""

import re

from boardwright.core.lines import plain
from tests.games.world_splitters.looking import CHAIRS
from tests.games.world_splitters.scenario import Table, table

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve")


def asked(made: Table, seat: int) -> tuple[str, str]:
    prompt = made.game.words.prompt(made.see(seat))
    return plain(prompt.headline, NAMES), plain(prompt.detail, NAMES)


def shown(made: Table, seat: int) -> str:
    """The words of the viewer's choices."""
    acts = made.game.board.acts(made.see(seat), CHAIRS[: made.players])
    return re.sub(r"<[^>]+>", "|", acts)


def test_a_turn_of_three_asks_in_the_order_of_its_steps():
    made = table("T6x3", track="1 2 0")
    headline, detail = asked(made, 0)
    assert headline == "Put up a fence"
    assert detail.endswith("At the end open land, sets and coins count too.")
    made.do("divide c2-d2")
    both_ways = "lets you place an explorer, or pays you as much and places one."
    assert asked(made, 1) == ("Your bid for c2 and d2", f"Ana takes your coins and {both_ways}")
    made.bids({1: 4, 2: 3})
    assert asked(made, 0) == ("Ben bids 4: accept or return?", "For c2 and d2.")
    assert asked(made, 1) == ("Ana is answering a bid", "Ben bids 4 for c2 and d2.")
    made.do("accept")
    assert asked(made, 1) == ("Place an explorer", "On c2 or d2.")
    made.do("place c2")
    assert asked(made, 2) == ("Ana is answering a bid", "Cy bids 3 for d2.")


def test_two_offers_are_made_and_answered_one_after_the_other():
    made = table("T6x3", 2).do("divide c2-d2")
    assert asked(made, 0)[0] == "Your open offer for one of c2 and d2"
    made.do("open 2")
    assert asked(made, 0) == (
        "Your hidden offer for the other one",
        "Ben accepts or returns it unseen. Then it is revealed.",
    )
    made.do("hidden 3")
    assert asked(made, 1)[0] == "Open offer of 2: accept or return?"
    assert "Then the hidden offer. The larger one is settled first." in shown(made, 1)
    made.do("accept open")
    cannot = "You own 9 coins. What you cannot pay when it comes up is accepted."
    assert asked(made, 1) == ("Open 2 accepted. And the hidden one?", cannot)


def test_an_offer_for_the_only_space_names_it():
    made = table("T6x3", 2, explorers={1: "d2"}).do("divide c2-d2")
    assert asked(made, 0)[0] == "Your hidden offer for c2"
    made.do("hidden 3")
    assert asked(made, 1)[0] == "Hidden offer: accept or return?"


def test_an_answer_says_who_would_have_to_move_an_explorer():
    full = table("kanal", without_explorers="1").do("divide d3-e3").bids({1: 4, 2: 3})
    assert "pays 4 and moves an explorer." in shown(full, 0)
    assert "You place, " in shown(full, 0)
    own = table("kanal", without_explorers="0").do("divide d3-e3").bids({1: 4, 2: 3})
    assert "pays 4 and places." in shown(own, 0)
    assert "You move an explorer, " in shown(own, 0)


def test_a_bid_says_who_pays_whom():
    made = table("T6x3").do("divide c2-d2")
    words = shown(made, 1)
    assert (
        "Ana accepts: you pay 4 and place an explorer. Ana returns: Ana pays you 4 and places one." in words
    )
    assert "Ana accepts: you place an explorer for nothing. Ana returns: Ana places one." in words


def test_a_space_in_a_region_that_scores_says_which_place_it_brings():
    """Ben is last on the track: with one explorer each he is third."""
    made = table("T6x3", fences="b1-c1 b2-c2", explorers={0: "a1", 2: "b1"}, track="0 2 1", favors="G:b3")
    made.do("divide b3-c3").bids({1: 4, 2: 3}).do("accept")
    words = shown(made, 1)
    assert "green favor: a second explorer, region of 6 spaces that scores now" in words
    assert "region of 6 spaces that scores now. You would be third there: nothing." in words
    made = table("T6x3", fences="b1-c1 b2-c2", explorers={0: "a1", 1: "b1"}, track="0 2 1")
    made.do("divide b3-c3").bids({1: 4, 2: 3}).do("accept")
    assert "You would be first there: 18 points." in shown(made, 1)
    made = table("T6x3", fences="b1-c1 b2-c2", explorers={0: "a1 b1"}, track="0 2 1")
    made.do("divide b3-c3").bids({1: 4, 2: 3}).do("accept")
    assert "You would be second there: 6 points." in shown(made, 1)
    assert shown(made, 1).count("You would be") == 1
