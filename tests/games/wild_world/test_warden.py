"""The Warden, against whom one plays alone (section 12)."""

import pytest

from boardwright.core.board import Chair
from boardwright.core.dice import Dice
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE, OVER
from boardwright.testing import check_clones, check_game
from tests.games.wild_world.playing import by_chance, keenly, play, slowly
from tests.games.wild_world.scenario import Table, make, table

TURN = ("place 6", "main", "skip", "end")
"""A turn of the player at card space 6, where the scenes leave a place."""


def alone(**scene):
    """A turn of the only player begins."""
    options = scene.pop("options", {})
    return table(game=make(1, **options), boards="fire-A", **scene)


def after_a_turn(**scene):
    """The player has ended a turn."""
    made = alone(**{"have": {0: "9g"}, "opened": {0: "all"}} | scene)
    return made.do(*TURN)


def score(made):
    return made.seen.warden.score


# Setup


def test_the_player_begins_and_nobody_is_drawn():
    made = Table(make(1)).chance(3)
    assert (made.asks, made.have(0)) == (("turn", 0), "4g 1c 0e p1 k0")
    assert "starter" not in made.kinds()
    assert made.told("round") == [{"round": 1, "starter": 0}]


def test_there_is_one_seat_and_the_warden_is_seen_beside_it():
    made = Table(make(1)).chance(3)
    assert (made.scores, made.state.ranking()) == ([made.scores[0]], [1])
    assert made.see(0).warden == made.seen.warden == (0, 0, (), 0, (), 3, 3)


def test_a_game_of_more_has_no_warden():
    assert Table(make(2, warden="legend")).chance(3).seen.warden is None


@pytest.mark.rule("WW-25")
def test_there_are_two_worker_spaces_beside_a_card():
    made = alone(have={0: "9g"}, realms={2: "0W", 4: "W"}, workers={0: 6})
    assert made.choices("place") == [str(space) for space in range(10) if space != 2]


def test_there_are_25_solo_cards_one_of_each_realm_and_rank():
    cards = make(1).data.variant_pieces.solo_cards
    assert {(card.realm, card.rank) for card in cards} == {(r, n) for r in range(5) for n in range(1, 6)}
    assert len(cards) == 25


# Its turn


def test_it_turns_over_a_card_after_each_turn_of_the_player():
    made = after_a_turn()
    assert made.asks == ("solo", CHANCE)
    assert [weight for _, weight in made.state.chance_outcomes()] == [1] * 25
    made.do("solo WA1", "card WA08")
    assert made.asks == ("turn", 0)
    made.do("place 8", "main", "deck fire", "card FI08", "skip", "end")
    assert "solo WA1" not in [made.game.action_text(n) for n, _ in made.state.chance_outcomes()]


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("MA1", 0),
        ("MA2", 0),
        ("MA3", 1),
        ("MA4", 1),
        ("WA2", 2),
        ("FI3", 5),
        ("IC4", 7),
        ("FO1", 8),
        ("FO4", 9),
    ],
)
def test_the_card_names_the_realm_and_by_its_rank_the_space(card, space):
    made = after_a_turn().do(f"solo {card}")
    assert made.realm(space) == "W.."


@pytest.mark.parametrize(
    ("first", "second", "space"),
    [
        ("Rune Hare", "Ink Ferret", 1),
        ("Ink Ferret", "Rune Hare", 0),
        ("Rune Hare", "Glimmer Moth", 0),
        ("Rune Hare", "", 0),
        ("", "Rune Hare", 1),
        ("", "", 0),
    ],
)
def test_rank_5_goes_to_the_costlier_card_and_to_the_first_where_both_cost_the_same(first, second, space):
    made = after_a_turn(market={0: first, 1: second})
    costs = {creature.name: creature.cost for creature in made.data.creatures}
    assert (costs["Rune Hare"], costs["Glimmer Moth"], costs["Ink Ferret"]) == (1, 1, 2)
    made.do("solo MA5")
    assert (made.realm(0), made.realm(1)) == (("W..", "...") if space == 0 else ("...", "W.."))


def test_it_takes_the_card_without_action_or_bonus_and_the_space_is_refilled():
    made = after_a_turn(market={0: "Rune Hare"})
    held = made.have(0)
    made.do("solo MA1")
    assert (made.phase, made.actor, made.market(0)) == ("refill", CHANCE, "")
    made.do("card MA08")
    assert made.names(made.seen.warden.pile) == "Rune Hare"
    assert (made.card("MA08"), made.have(0)) == (made.seen.market[0], held)
    assert score(made) == 1  # no printed point, and 1 for the card


def test_its_cards_count_what_is_printed_and_1_each():
    made = after_a_turn(market={0: "MA30", 2: "WA25"})
    points = {creature.id: creature.points for creature in made.data.creatures}
    assert (points["MA30"], points["WA25"]) == (7, 4)
    made.do("solo MA1", "card MA08", *("place 8", "main", "deck fire", "card FI08", "skip", "end"))
    made.do("solo WA1", "card WA08")
    assert score(made) == 7 + 4 + 2


def test_without_a_card_it_places_all_the_same_and_nothing_comes():
    made = after_a_turn(market={0: ""}).do("solo MA1")
    assert (made.realm(0), made.seen.warden.pile, made.asks) == ("W..", (), ("turn", 0))


def test_an_empty_deck_leaves_the_space_empty():
    made = after_a_turn(market={0: "Rune Hare"}, decks={"magic": ""}).do("solo MA1")
    assert (made.market(0), made.asks) == ("", ("turn", 0))


@pytest.mark.rule("WW-26")
def test_its_toll_goes_to_the_player():
    made = after_a_turn(realms={0: "0"}, workers={0: 4})
    held = made.have(0)
    made.do("solo MA1")
    assert (held, made.have(0), made.realm(0)) == ("9g 0c 0e p1 k0", "10g 0c 0e p1 k0", "0W.")
    assert made.told("warden_places") == [
        {"card": "MA1", "space": 0, "worker_space": 1, "hunted": 0, "to": [0]}
    ]


@pytest.mark.rule("WW-26")
def test_its_toll_to_itself_goes_nowhere():
    made = after_a_turn(realms={0: "W"}).do("solo MA1")
    assert (made.have(0), made.realm(0)) == ("9g 0c 0e p1 k0", "WW.")


@pytest.mark.rule("WW-26")
def test_a_toll_to_it_is_lost():
    made = alone(have={0: "1g"}, realms={4: "W"}).do("place 4")
    assert (made.have(0), made.realm(4), score(made)) == ("0g 0c 0e p1 k0", "W0.", 0)


@pytest.mark.parametrize(
    ("realms", "card", "space"),
    [
        ({0: "0W"}, "MA1", 1),
        ({0: "0W", 1: "W0"}, "MA2", 2),
        ({9: "00"}, "FO3", 0),
        ({0: "W0", 9: "0W"}, "FO4", 1),
    ],
)
def test_where_both_places_are_taken_it_goes_on_clockwise(realms, card, space):
    made = after_a_turn(realms=realms, workers={0: 6}, market={space: "MA30"}).do(f"solo {card}")
    assert made.realm(space) == "W.."
    assert made.names(made.seen.warden.pile) == made.names([made.card("MA30")])


@pytest.mark.parametrize(("round", "hunted"), [(1, 3), (2, 4), (3, 5)])
def test_a_card_of_rank_5_hunts_for_2_points_and_the_round(round, hunted):
    made = after_a_turn(round=round, market={2: "", 3: ""}).do("solo WA5")
    assert (made.seen.warden.hunted, score(made)) == (hunted, hunted)


def test_other_ranks_do_not_hunt():
    made = after_a_turn(market={2: "", 3: ""}).do("solo WA4")
    assert (made.seen.warden.hunted, score(made)) == (0, 0)


# Resting


def test_when_all_its_workers_are_placed_it_rests_from_the_lowest_card_space_and_the_dearest_place():
    made = after_a_turn(realms={3: "WW", 7: "W"})
    assert (made.realm(3), made.realm(7), made.island("coins")) == ("W..", "W..", "W")
    assert made.told("warden_rests") == [{"space": 3, "worker_space": 1, "to": "coins"}]
    assert made.asks == ("turn", 0)


def test_it_rests_on_the_first_vacant_row_under_the_top_at_no_price():
    made = after_a_turn(realms={3: "WW", 7: "W"}, island={"coins": "0", "gem": "0"}, workers={0: 4})
    assert made.told("warden_rests") == [{"space": 3, "worker_space": 1, "to": "brew"}]
    assert made.seen.round == 2  # now both have rested


def test_with_all_other_rows_taken_it_rests_at_the_top():
    rows = {row: "0" for row in ("coins", "brew", "gem", "key", "call")}
    made = after_a_turn(realms={3: "W", 8: "WW"}, island=rows, workers={0: 6})
    assert made.told("warden_rests") == [{"space": 3, "worker_space": 0, "to": "top"}]


def test_with_all_its_workers_on_the_island_its_turn_passes():
    made = after_a_turn(island={"coins": "W", "brew": "W", "gem": "W"})
    assert made.kinds()[-1] == "warden_passes"
    assert made.asks == ("turn", 0)


@pytest.mark.rule("WW-43", "WW-44")
def test_the_round_ends_when_both_have_rested_and_the_topmost_begins():
    made = alone(realms={0: "0", 5: "W"}, island={"coins": "W", "key": "W"}).do(
        "rest 0 0", "island brew", "end"
    )
    assert (made.seen.round, made.seen.starter, made.asks) == (2, -2, ("solo", CHANCE))
    assert (made.seen.warden.workers, made.seen.warden.supply, made.supply(0)) == (4, 4, 3)
    assert made.seen.realms == ((-1, -1, -1),) * 10


@pytest.mark.rule("WW-43")
def test_the_round_does_not_end_before_the_warden_has_rested():
    made = alone(realms={0: "0", 5: "WW", 6: "W"}).do("rest 0 0", "island brew", "end")
    assert (made.seen.round, made.island("coins"), made.kinds()[-1]) == (2, "", "round")
    assert made.told("warden_rests") == [{"space": 5, "worker_space": 1, "to": "coins"}]


@pytest.mark.rule("WW-44")
def test_the_player_begins_when_topmost():
    made = alone(have={0: "2g"}, realms={0: "0"}, island={"coins": "W", "brew": "W", "gem": "W"})
    made.do("rest 0 0", "island top", "reward 1", "end")
    assert (made.seen.round, made.seen.starter, made.asks) == (2, 0, ("turn", 0))


def test_the_solo_cards_are_shuffled_for_each_round():
    made = after_a_turn(island={"coins": "W"}, realms={0: "0"}, workers={0: 4})
    made.do("solo WA1", "card WA08", "rest 0 0", "island top", "reward 1", "end")
    assert (made.seen.round, made.seen.warden.turned) == (2, ())


def test_it_has_3_then_4_then_5_workers():
    seen = {}
    for state, *_ in play(make(1), by_chance, 5):
        if state.round:
            seen[state.round] = make(1).observation(state, None).warden.workers
    assert seen == {1: 3, 2: 4, 3: 5}


# The end


@pytest.mark.parametrize(("level", "points"), [("calm", 0), ("stern", 10), ("grim", 20), ("legend", 30)])
def test_its_level_adds_points(level, points):
    made = Table(make(1, warden=level)).chance(1)
    assert (score(made), made.seen.warden.level) == (points, points)


def test_an_unknown_level_is_refused():
    with pytest.raises(UsageError, match="warden of Wild World is one of calm, stern, grim, legend"):
        make(1, warden="kind")


def finished(own, hunted, player, warden):
    """The player with so many gold for points, at the end of the last round."""
    made = alone(round=3, have={0: f"{own}g p1"}, realms={0: "0"}, island={warden: "W"})
    made.state.hunted = hunted
    made.do("rest 0 0", f"island {player}", *(["reward 1"] if player == "top" else []), "end")
    return made


@pytest.mark.rule("WW-48")
@pytest.mark.parametrize(
    ("hunted", "player", "warden", "rank"),
    [
        (2, "coins", "brew", 1),
        (4, "coins", "brew", 2),
        (3, "coins", "brew", 1),
        (3, "coins", "top", 2),
    ],
)
def test_most_points_win_and_the_higher_worker_breaks_a_tie(hunted, player, warden, rank):
    made = finished(7, hunted, player, warden)
    assert (made.actor, made.scores, score(made)) == (OVER, [3], hunted)  # 10 gold, and the potion token
    assert made.state.ranking() == [rank]
    assert made.state.returns() == [1.0 if rank == 1 else -1.0]
    assert made.told("finish") == [{"scores": [3], "ranks": [rank], "warden": hunted}]


@pytest.mark.parametrize(
    ("hunted", "seat", "headline", "detail"),
    [
        (2, 0, "You win against the Warden with 3 points", "The Warden has 2 points."),
        (9, 0, "You lose to the Warden with 3 points", "The Warden has 9 points."),
        (9, None, "Ana loses to the Warden with 3 points", "The Warden has 9 points."),
        (3, 0, "You win against the Warden with 3 points", "The points are equal; the higher worker"),
    ],
)
def test_the_result_names_the_warden(hunted, seat, headline, detail):
    made = finished(7, hunted, "coins", "brew")
    prompt = made.game.words.prompt(made.see(seat))
    assert plain(prompt.headline, ["Ana"]) == headline
    assert plain(prompt.detail, ["Ana"]).startswith(detail)
    assert plain(made.game.words.outcome(made.see(seat)).detail, ["Ana"]) == f"Ana 3 and the Warden {hunted}."


def test_the_log_tells_what_it_does():
    made = after_a_turn(realms={0: "0"}, workers={0: 4}, market={0: "Rune Hare", 1: ""})
    made.do("solo MA5", "card MA08")
    assert made.log()[-3:] == [
        "The Warden turns over magic 5 and places a worker on Magic 1, paying 1 gold to A; "
        "it hunts for 3 points",
        "The Warden takes Rune Hare",
        f"{made.market(0)} comes to Magic 1",
    ]
    assert finished(7, 9, "coins", "brew").log()[-1] == "The Warden wins with 9 points"


def test_the_terminal_shows_it():
    made = after_a_turn(market={0: "Rune Hare"}).do("solo MA1", "card MA08")
    shown = [plain(line, ["Ana"]) for line in made.game.words.summary(made.see(0))]
    assert "The Warden: 1 point, 2 workers to place; turned over: MA1" in shown
    assert "  pile: Rune Hare" in shown
    assert any(line.startswith("0  Magic 1") and line.endswith("[0 the Warden]") for line in shown)


@pytest.mark.rule("WW-43")
@pytest.mark.parametrize(
    ("player", "warden", "detail"),
    [
        ("", "", "Round 1 ends when everybody has a worker on the island."),
        ("", "W", "Round 1 ends as soon as you rest."),
        ("0", "", "Round 1 ends as soon as the Warden rests."),
    ],
)
def test_the_prompt_counts_it_among_those_who_rest(player, warden, detail):
    made = alone(realms={0: "0"}, island={"brew": player, "coins": warden})
    assert plain(made.game.words.prompt(made.see(0)).detail, ["Ana"]) == detail


@pytest.mark.rule("WW-46")
@pytest.mark.parametrize(
    ("standing", "warns"), [({}, False), ({3: "WW", 6: "W"}, False), ({3: "WW", 6: "WW", 7: "W"}, True)]
)
def test_ending_the_turn_warns_only_if_the_warden_may_end_the_game(standing, warns):
    """It has 5 workers in the last round, and rests when all are placed."""
    made = alone(round=3, hands={0: "FI01"}, realms={0: "0", **standing}, island={"key": "0"})
    made.do("rest 0 0", "island coins")
    acts = made.game.board.acts(made.see(0), [Chair("Ana", "person", True)])
    assert ("End the turn with a card in hand?" in acts) == warns


# Whole games


def test_it_leaves_no_neutral_record():
    made = Table(make(1)).chance(1)
    with pytest.raises(BoardwrightError, match="Wild World with the Warden has no neutral record"):
        made.game.neutral_record(made.events, made.state)


@pytest.mark.parametrize("level", ["calm", "legend"])
def test_conformance(level):
    check_game(make(1, warden=level), games=4, positions=10, seed=12)


def test_clones():
    check_clones(make(1), seed=7)


@pytest.mark.parametrize("choose", [by_chance, keenly, slowly])
def test_no_game_comes_near_its_bound(choose):
    game = make(1)
    for seed in range(15):
        decisions = sum(seat != CHANCE for _, _, seat, _ in play(game, choose, seed))
        assert decisions <= game.max_decisions


def test_all_25_cards_come_up():
    """In whole games; only its passing needs a player who rests very late."""
    kinds, cards = set(), set()
    for seed in range(12):
        for _, events, _, text in play(make(1), slowly if seed % 2 else by_chance, seed):
            kinds |= {event.kind for event in events}
            cards |= {text} if text.startswith("solo ") else set()
    assert {"warden_places", "warden_takes", "warden_rests"} <= kinds
    assert len(cards) == 25


def test_nothing_about_it_is_hidden_from_a_spectator():
    made = after_a_turn().do("solo MA1")
    worlds = [made.state.resample(None, Dice(seed)) for seed in range(5)]
    assert all(made.game.observation(world, None) == made.seen for world in worlds)
