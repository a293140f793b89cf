"""The option `bonus_tokens`: a token on each card space for its first buyer (section 12)."""

from collections import Counter

import pytest

from boardwright.core.errors import BoardwrightError
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.games.wild_world.words.names import effect_text
from boardwright.testing import check_game
from tests.games.wild_world.playing import by_chance, keenly, play
from tests.games.wild_world.scenario import Table, make, table

PLAYERS = (1, 2, 3, 4)
NO_TOKEN = -1


def with_tokens(tokens, **scene):
    """A turn begins; tokens by card space, by their ids, no others."""
    made = table(game=make(3, bonus_tokens="yes"), **{"have": {0: "20g 9c", 1: "20g 9c"}} | scene)
    ids = [token.id for token in made.data.variant_pieces.bonus_tokens]
    made.state.tokens = tuple(
        ids.index(tokens[space]) if space in tokens else NO_TOKEN for space in range(10)
    )
    return made


def test_without_the_option_there_are_none():
    made = Table(make(2)).chance(1)
    assert made.seen.tokens == (NO_TOKEN,) * 10


@pytest.mark.parametrize("players", PLAYERS)
def test_one_comes_to_each_card_space_by_chance_after_the_market(players):
    made = Table(make(players, bonus_tokens="yes"))
    while made.phase != "tokens":
        made.state.apply(CHANCE, made.state.legal_actions(CHANCE)[0])
    assert NO_TOKEN not in made.seen.market
    assert [weight for _, weight in made.state.chance_outcomes()] == [1] * 10
    made.do("lay token key")
    assert "lay token key" not in made.options()
    assert len(made.options()) == 9
    made.chance(1)
    assert sorted(made.seen.tokens) == list(range(10))
    assert made.data.variant_pieces.bonus_tokens[made.seen.tokens[0]].id == "key"


def test_the_ten_tokens():
    tokens = make(2).data.variant_pieces.bonus_tokens
    assert Counter(effect_text(token.effect) for token in tokens) == {
        "gain 3 gold": 2,
        "gain 2 crystals": 2,
        "gain 2 potions": 2,
        "gain 1 evolve token": 1,
        "draw 1 card": 1,
        "open 1 lock": 1,
        "cauldron +1": 1,
    }


@pytest.mark.parametrize(
    ("token", "have"),
    [
        ("gold-1", "25g 8c 0e p1 k0"),
        ("gold-2", "25g 8c 0e p1 k0"),
        ("crystals-1", "22g 10c 0e p1 k0"),
        ("crystals-2", "22g 10c 0e p1 k0"),
        ("potions-1", "22g 8c 0e p3 k0"),
        ("potions-2", "22g 8c 0e p3 k0"),
        ("evolve", "22g 8c 1e p1 k0"),
        ("cauldron", "22g 8c 0e p2 k1"),
    ],
)
def test_the_first_buyer_gains_it_right_after_the_refill(token, have):
    """After 7 gold of the action Pebble Crab costs 1, and a crystal for the water symbol that lacks."""
    made = with_tokens({2: token}, have={0: "16g 9c"}, market={2: "Pebble Crab"})
    made.do("place 2", "main", "buy 2")
    assert (made.phase, made.have(0)) == ("refill", "22g 8c 0e p1 k0")
    assert made.seen.tokens[2] != NO_TOKEN
    made.do("card WA08")
    assert (made.asks, made.have(0)) == (("bonus", 0), have)
    assert made.seen.tokens == (NO_TOKEN,) * 10
    assert made.told("token") == [{"by": 0, "space": 2, "token": token}]
    assert made.kinds().index("refill") < made.kinds().index("token")


def test_a_card_is_drawn_before_the_bonus_is_decided():
    made = with_tokens({2: "card"}).do("place 2", "main", "buy 2", "card WA08")
    assert (made.asks, made.choices("deck")) == (("deck", 0), ["magic", "water", "fire", "ice", "forest"])
    assert made.choices("home") == []
    made.do("deck fire", "card FI10")
    assert (made.asks, made.card("FI10") in made.see(0).hand) == (("bonus", 0), True)


def test_a_lock_is_opened_before_the_bonus_is_decided():
    made = with_tokens({2: "key"}).do("place 2", "main", "buy 2", "card WA08")
    assert made.asks == ("lock", 0)
    crystals = made.seen.crystals[0]
    made.do("lock m3")
    assert (made.asks, made.seen.crystals[0]) == (("bonus", 0), crystals + 1)
    assert "m3" not in made.locks(0)


def test_it_is_gained_when_the_bonus_is_declined():
    made = with_tokens({2: "gold-1"}).do("place 2", "main", "buy 2", "card WA08", "skip")
    assert (made.phase, len(made.told("token"))) == ("after", 1)


def test_it_stays_without_a_purchase():
    made = with_tokens({2: "gold-1"}).do("place 2", "main", "skip", "end")
    assert (made.seen.tokens[2] != NO_TOKEN, made.told("token")) == (True, [])


def test_the_second_buyer_gains_none():
    made = with_tokens({2: "gold-1"}).do("place 2", "main", "buy 2", "card WA08", "skip", "end")
    made.do("place 2", "main", "buy 2", "card WA09")
    assert made.asks == ("bonus", 1)
    assert [data["by"] for data in made.told("token")] == [0]


@pytest.mark.rule("WW-32")
def test_from_an_empty_space_it_is_the_token_of_the_worker_not_of_the_card():
    made = with_tokens({2: "gold-1", 8: "evolve"}, market={2: ""}).do("place 2", "main", "buy 8", "card FO08")
    assert made.told("token") == [{"by": 0, "space": 2, "token": "gold-1"}]
    assert (made.seen.tokens[2], made.seen.tokens[8] != NO_TOKEN) == (NO_TOKEN, True)


def test_with_an_empty_deck_it_is_gained_at_once():
    made = with_tokens({2: "gold-1"}, decks={"water": ""}).do("place 2", "main", "buy 2")
    assert (made.asks, len(made.told("token"))) == (("bonus", 0), 1)


def test_the_warden_gains_none():
    made = table(game=make(1, bonus_tokens="yes"), boards="fire-A", opened={0: "all"})
    made.state.tokens = tuple(range(10))
    made.do("place 6", "main", "skip", "end", "solo MA1", "card MA08")
    assert (made.asks, made.seen.tokens) == (("turn", 0), tuple(range(10)))


def test_the_log_and_the_terminal_name_it():
    made = with_tokens({2: "gold-1"})
    shown = [plain(line, "ABC") for line in made.game.words.summary(made.seen)]
    assert any(line.startswith("2  Water 1") and "(token: gain 3 gold)" in line for line in shown)
    made.do("place 2", "main", "buy 2", "card WA08")
    assert made.log()[-2:] == ["A takes the bonus token of Water 1", "A gains 3 gold"]


def test_it_leaves_no_neutral_record():
    made = Table(make(2, bonus_tokens="yes")).chance(1)
    with pytest.raises(BoardwrightError, match="Wild World with bonus tokens has no neutral record"):
        made.game.neutral_record(made.events, made.state)


def test_all_tokens_can_be_gained():
    gained = Counter()
    for seed in range(4):
        for _, events, _, _ in play(make(4, bonus_tokens="yes"), keenly, seed):
            gained.update(event.data["token"] for event in events if event.kind == "token")
    assert len(gained) == 10
    assert max(gained.values()) <= 4


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance(players):
    check_game(make(players, bonus_tokens="yes"), games=1, positions=4, seed=31)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_game_comes_near_its_bound(players):
    game = make(players, bonus_tokens="yes")
    for seed in range(5):
        decisions = sum(seat != CHANCE for _, _, seat, _ in play(game, by_chance, seed))
        assert decisions <= game.max_decisions
