"""Every refusal is one sentence with its rule, and leaves the position as it was."""

import pytest

from boardwright.core.errors import IllegalAction, NotationError
from boardwright.core.state import CHANCE
from tests.games.wild_world.scenario import PLAYERS, Table, make, table

HAND = {0: "Ember Newt, Spark Mouse, Tide Pup"}


def at(*acts, **given):
    return table(**{"hands": HAND, **given}).do(*acts)


def rich(*acts, **given):
    return at(*acts, have={0: "20g 20c 2e p6"}, **given)


REFUSALS = [
    # at TURN
    (at, "end", "WW-12", "Now place a worker, fight a monster, or move a worker and rest; nothing else"),
    (at, "main", "WW-12", "Now place a worker, fight"),
    (at, "idle gold", "WW-42", "You can still place a worker, or move one to the island."),
    (at, "rest 4 0", "WW-39", "No worker of yours stands there."),
    (lambda: at(realms={4: "1"}), "rest 4 0", "WW-39", "No worker of yours stands there."),
    (lambda: at(realms={4: "1"}), "place 4", "WW-26", "Placing there costs 1 gold, more than you have."),
    (lambda: at(realms={4: "112"}), "place 4", "WW-25", "All worker spaces there are taken."),
    (lambda: at(realms={4: "0", 3: "00"}), "place 2", "WW-25", "You have no worker to place."),
    (at, "fight m2", "WW-34", "No card in your hand can win against it."),
    (rich, "fight m3", "WW-34", "This monster is behind its lock."),
    (lambda: rich(defeated={0: "m1"}), "fight m1", "WW-34", "This monster is defeated already."),
    # with hand cards
    (at, "home Frost Kit", "WW-22", "Frost Kit is not in your hand."),
    (at, "discard Frost Kit", "WW-24", "Frost Kit is not in your hand."),
    (at, "travel Frost Kit r1", "WW-23", "Frost Kit is not in your hand."),
    (at, "travel Tide Pup r3", "WW-23", "Tide Pup cannot travel there: the region is locked, full, or of"),
    (lambda: at("place 8", "main"), "home Tide Pup", "WW-13", "Make this choice first; hand cards can be"),
    # in a placement
    (lambda: at("place 4"), "buy 4", "WW-27", "Now perform the main or the alternative action; nothing"),
    (lambda: at("place 4"), "alternative", "WW-27", "The alternative action costs more than you have."),
    (lambda: at("place 0", "main"), "buy 0", "WW-29", "This card is not for sale to you now: you lack"),
    (lambda: at("place 0", "main"), "take", "WW-29", "Now buy a card, or skip; nothing else is possible."),
    (lambda: at("place 0", "main", "skip"), "take", "WW-14", "Now end the turn; nothing else is possible."),
    (lambda: at("place 0", "main", "skip"), "skip", "WW-14", "Now end the turn; nothing else is possible."),
    # sub-choices
    (lambda: rich("fight m1"), "with Frost Kit", "WW-34", "This card is not in your hand, or cannot win."),
    (lambda: rich("fight m1"), "fight m1", "WW-34", "Now choose the card that fights; nothing else"),
    (
        lambda: rich("fight m1", "with Ember Newt"),
        "with Ember Newt",
        "WW-35",
        "Now choose whether to put an evolve token on the card; nothing else",
    ),
    (lambda: at("rest 4 0", realms={4: "0"}), "island gem", "WW-40", "This space of the island is taken, or"),
    (lambda: at("rest 4 0", realms={4: "0"}), "end", "WW-40", "Now choose where on the island the worker"),
    (lambda: at("rest 4 0", "island top", realms={4: "0"}), "end", "WW-49", "Now choose the reward; nothing"),
    (
        lambda: at("place 8", "main", decks={"fire": ""}),
        "deck fire",
        "WW-20",
        "This deck is empty, or not among those allowed.",
    ),
    (lambda: at("place 6", "main"), "lock m2", "WW-19", "There is no lock of yours."),
    (lambda: at("place 6", "main"), "end", "WW-19", "Now choose the lock to open; nothing else"),
]


@pytest.mark.parametrize(("position", "act", "rule", "reason"), REFUSALS)
def test_refusals(position, act, rule, reason):
    refusal = position().refusal(act)
    assert refusal.rule == rule
    assert refusal.reason.startswith(reason)


@pytest.mark.rule("WW-33")
def test_a_bonus_that_cannot_be_paid():
    made = table(have={0: "1g"}, market={1: "Glimmer Moth"}, boards="magic-A, water-A, ice-A")
    made.do("place 1", "main", "buy 1").chance()
    assert made.refusal("take").reason == "You cannot pay for this bonus, or it would draw from empty decks."


@pytest.mark.rule("WW-49", "WW-D12", "WW-D13")
def test_effects_that_wait():
    given = {"have": {0: "20c p6"}, "market": {4: "Phoenix Regent"}}
    made = table(**given, hands={0: "Flood Titan"}, monsters={0: {"m2": "Lava Gourmand"}}).do("fight m2")
    assert made.refusal("faceup 4").reason == "There is no card that is cheap enough."
    made = table(**given, hands={0: "Everwinter Wyrm"}, monsters={0: {"m2": "The Unwritten"}}).do("fight m2")
    assert made.refusal("end").reason.startswith("Now choose a main action; nothing else")
    assert made.refusal("end").rule == "WW-21"


@pytest.mark.rule("WW-11")
def test_other_seats_and_other_numbers():
    made = table()
    for seat in (1, 2, 3, 7):
        assert made.refusal("place 0", seat).rule == "WW-11"
    before = made.state.clone()
    for action in (-1, 10**6, 2**70):
        with pytest.raises(IllegalAction, match="no action"):
            made.state.apply(0, action)
    assert made.state == before


def test_chance_and_the_end():
    made = Table(make(3))
    with pytest.raises(IllegalAction, match="chance decides"):
        made.state.apply(0, made.number("place 0"))
    with pytest.raises(IllegalAction, match="cannot come up now"):
        made.state.apply(CHANCE, made.number("starter 0"))
    over = table(round=3, island={"top": "12"}, realms={0: "0"}).do("rest 0 0", "island coins", "end")
    with pytest.raises(IllegalAction, match="The game is over"):
        over.state.apply(0, over.number("end"))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_refusal_of_every_phase_names_a_rule(players):
    """At every decision of a game, all other actions of the base game."""
    made = Table(make(players)).chance(5)
    seen = set()
    while made.state.actors():
        seat, phase = made.actor, made.phase
        legal = made.state.legal_actions(seat)
        if phase not in seen and seat != CHANCE:
            seen.add(phase)
            for action in range(made.number("faceup 9") + 1):
                if action not in legal:
                    with pytest.raises(IllegalAction) as caught:
                        made.state.apply(seat, action)
                    assert caught.value.rule.startswith("WW-")
                    assert caught.value.reason.endswith(".")
        made.state.apply(seat, legal[(7 * len(made.events)) % len(legal)], made.events)
    assert len(seen) > 6


# Notation


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("home MA01", 0), ("home FO30", 149), ("discard MA01", 150), ("travel MA01 r1", 300),
        ("travel FO30 r5", 1049), ("with MA01", 1050), ("place 0", 1200), ("fight m1", 1210),
        ("rest 0 0", 1215), ("rest 9 2", 1244), ("island top", 1245), ("island call", 1250),
        ("idle gold", 1255), ("idle crystal", 1256), ("main", 1257), ("alternative", 1258), ("buy 0", 1259),
        ("take", 1269), ("skip", 1270), ("end", 1271), ("evolve yes", 1272), ("evolve no", 1273),
        ("reward 1", 1274), ("reward 2", 1275), ("deck magic", 1276), ("lock m1", 1281), ("lock r5", 1290),
        ("substitute magic", 1291), ("substitute forest", 1295), ("faceup 9", 1305),
    ],
)  # fmt: skip
def test_numbers_and_texts(text, number):
    game = make(3)
    assert game.action_from_text(text) == number
    assert game.action_text(number) == text


def test_spaces_around_the_words_do_not_matter():
    assert make(2).action_from_text("  travel   MA01  r1 ") == 300


def test_all_texts_differ():
    game = make(4)
    texts = [game.action_text(number) for number in range(game.num_actions + game.num_chance)]
    assert len(set(texts)) == len(texts)
    assert [game.action_from_text(text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize(
    "text", ["", "place", "place 10", "home MA31", "travel MA01", "fight m6", "lock r6", "buy"]
)
def test_what_is_no_action_is_refused(text):
    with pytest.raises(NotationError, match="say for instance"):
        make(3).action_from_text(text)


@pytest.mark.parametrize("number", [-1, 10**6])
def test_numbers_of_no_action_are_refused(number):
    with pytest.raises(NotationError, match=f"no action {number}"):
        make(3).action_text(number)
