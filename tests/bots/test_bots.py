"""Every bot plays whole games by the rules, and the same again."""

import pytest

import boardwright
from boardwright import Dice, SeatView, UsageError, bots
from boardwright.bots.greedy import WORLDS, Greedy
from boardwright.core.observation import Observation


def moves(name, players, seed=5):
    """The moves of a game in which every seat is this bot."""
    game = boardwright.make("splitz", players)
    state, dice = game.new(), Dice(seed)
    seated = [bots.make(name, seed + seat) for seat in range(players)]
    made = []
    while state.actors():
        seat = state.actor
        move = state.draw(dice) if seat < 0 else seated[seat].choose(SeatView(game, state, seat))
        state.apply(seat, move)
        made.append((seat, move))
    return made


@pytest.mark.parametrize("name", list(bots.BOTS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(name, players):
    first = moves(name, players)
    assert len(first) > 70
    assert moves(name, players) == first


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_another_seed_plays_another_game(name):
    game = boardwright.make("splitz", 3)
    state, dice = game.new(), Dice(1)
    while state.actor < 0:
        state.play(state.draw(dice))
    state.play(state.legal_actions(state.actor)[7])
    view = SeatView(game, state, state.actor)
    assert len({bots.make(name, seed).choose(view) for seed in range(40)}) > 1


def test_an_unknown_bot_is_refused_with_those_that_exist():
    with pytest.raises(UsageError, match="no bot 'gredy'; there is greedy, random"):
        bots.make("gredy", 1)


class _State:
    def __init__(self, is_known=False):
        self.is_known, self.resampled = is_known, 0

    def perfect_information(self):
        return self.is_known

    def resample(self, seat, dice):
        self.resampled += 1
        return self

    def clone(self):
        return _State()

    def legal_actions(self, seat):
        return [3, 4, 5]

    def apply(self, seat, action):
        self.action = action


class _Game:
    """A game in which the bot's knowledge is whatever the test says."""

    def __init__(self, weights=None, values=None):
        self.knowledge = self
        self._weights, self._values = weights, values

    def require_seat(self, seat):
        assert seat == 0

    def observation(self, state, seat):
        return Observation(seat, (seat,), (3, 4, 5))

    def weights(self, observation, seat, actions):
        return self._weights

    def value(self, state, seat):
        return self._values[state.action]


def test_greedy_takes_what_leads_to_the_best_position():
    game = _Game(values={3: 1.0, 4: 2.5, 5: 2.0})
    assert Greedy(1).choose(SeatView(game, _State(), 0)) == 4


def test_greedy_looks_at_one_world_where_everything_is_known():
    """Besides the one that the view is made of."""
    game = _Game(values={3: 1.0, 4: 2.5, 5: 2.0})
    known, hidden = _State(is_known=True), _State()
    for state in (known, hidden):
        assert Greedy(1).choose(SeatView(game, state, 0)) == 4
    assert (known.resampled, hidden.resampled) == (1 + 1, 1 + WORLDS)


def test_greedy_draws_by_the_weights():
    game = _Game(weights=[1.0, 0.0, 3.0])
    chosen = [Greedy(seed).choose(SeatView(game, _State(), 0)) for seed in range(400)]
    assert chosen.count(4) == 0
    assert 60 <= chosen.count(3) <= 140


def obvious(seed):
    """The moves of a game whose dice and bots all have the same seed."""
    game = boardwright.make("splitz", 4)
    state, dice = game.new(), Dice(seed)
    seated = [bots.Random(seed) for _ in range(4)]
    while state.actors():
        seat = state.actor
        action = state.draw(dice) if seat < 0 else seated[seat].choose(SeatView(game, state, seat))
        state.apply(seat, action)
        yield state, seat, action


def test_with_one_seed_for_all_nobody_draws_alike():
    many = list(range(1_000_000))
    firsts = {bots.Random(7).pick(seat, many) for seat in range(4)} | {Dice(7).below(len(many))}
    assert len(firsts) == 5


def test_with_one_seed_for_all_first_votes_differ_as_often_as_they_should():
    """Four votes on three parts are all alike with 1/27."""
    alike = 0
    for seed in range(60):
        votes = [action for _, seat, action in obvious(seed) if seat >= 0 and 31 <= action < 34][:4]
        alike += len(set(votes)) == 1
    assert alike < 12


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_a_seat_with_nothing_to_decide_is_told(name):
    game = boardwright.make("splitz", 3)
    view = SeatView(game, game.new(), 1)
    with pytest.raises(UsageError, match="Seat 1 has nothing to decide now"):
        bots.make(name, 1).choose(view)


@pytest.mark.parametrize("name", list(bots.BOTS))
def test_a_bot_says_what_it_was_made_from(name):
    assert repr(bots.make(name, 7, 3)) == f"{name.title()}(seed=7, index=3)"
    with pytest.raises(ValueError, match="whole numbers from 0"):
        bots.make(name, -1)
