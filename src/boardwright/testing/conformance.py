"""The conformance kit: what every game has to fulfil, ours or a third party's."""

from boardwright.core.dice import Dice
from boardwright.core.game import Game
from boardwright.testing import doors, outcomes, rebuilding, results, secrecy, sentences, simultaneous
from boardwright.testing.alternatives import Alternatives
from boardwright.testing.bounds import ERROR
from boardwright.testing.copies import check_clone, check_clone_plays_alike, check_equality
from boardwright.testing.situation import Situation, random_move, walk
from boardwright.testing.variety import Variety


def check_game(game: Game, games: int = 20, positions: int = 100, seed: int = 0, first: int = 0) -> None:
    """Play random games and hold everything that the engine contract says against them.

    What is cheap is checked at every move, what is dear in `positions` positions, spread over
    the games. `first` is the number of the first game: a failure names seed, game and move, and
    `check_game(game, games=1, seed=..., first=...)` comes to that game again. `positions` then
    may be larger, so that every position of it is looked at.

    Raises AssertionError at the first thing that is wrong, ValueError or TypeError if there is
    nothing to check. A game that is right fails with a
    probability below 1e-6, and for one seed always or never.
    """
    if not isinstance(game, Game):
        raise TypeError(f"check_game takes a Game, as boardwright.make gives it, not {game!r}")
    if games < 1 or positions < 0:
        raise ValueError("check_game needs at least one game, and positions from 0")
    sentences.check_notation(game)
    variety = Variety()
    for number in range(games):
        moves = _check_every_move(game, seed, first + number)
        share = positions * (number + 1) // games - positions * number // games
        if share:
            chosen = _sample(moves + 1, share, Dice(seed, first + number))
            _look_closely(game, seed, first + number, chosen, variety, ERROR / (positions + 1))
    variety.verdict()


def check_clones(game: Game, seed: int = 0, index: int = 0) -> None:
    """The clone test, at every position of a random game."""
    for at in walk(game, seed, index):
        with at.located():
            check_clone(at)
            check_clone_plays_alike(at)
            check_equality(at)


def check_doors(game: Game, seed: int = 0, index: int = 0) -> None:
    """The test of the two doors, at every position of a random game."""
    for at in walk(game, seed, index):
        with at.located():
            doors.check_refusals(at)
            doors.check_ways(at)


def _check_every_move(game: Game, seed: int, index: int) -> int:
    """The cheap checks, through a whole game; how many moves it had."""
    moves = 0
    totals = dict(game.conserved(game.new()))
    for at in walk(game, seed, index):
        with at.located():
            check_clone(at)
            doors.check_turn(at)
            doors.check_a_refusal(at)
            doors.check_ways(at)
            results.check_length(at)
            results.check_conserved(at, totals)
            results.check_end(at)
        moves = at.number
    return moves


def _sample(count: int, share: int, dice: Dice) -> set[int]:
    """So many of the first numbers, or all of them."""
    numbers = list(range(count))
    return {numbers.pop(dice.below(len(numbers))) for _ in range(min(share, count))}


def _look_closely(
    game: Game, seed: int, index: int, chosen: set[int], variety: Variety, error: float
) -> None:
    """The dear checks, in the chosen positions of a game."""
    at = Situation(game, seed, index)
    dice = Dice(seed, index)
    alternatives = [Alternatives(viewer) for viewer in at.viewers]
    with at.located():
        while True:
            if at.number in chosen:
                _check_position(at, error)
                for alternative in alternatives:
                    variety.look(at, alternative)
            if at.number == max(chosen):
                return
            before = at.state.clone()
            seat, action = random_move(at.state, dice)
            at.move(seat, action)
            for alternative in alternatives:
                alternative.follow(at, before, seat, action)


def _check_position(at: Situation, error: float) -> None:
    doors.check_refusals(at)
    outcomes.check_outcomes(at, error)
    check_clone_plays_alike(at)
    check_equality(at)
    results.check_standing(at)
    rebuilding.check_rebuilt(at)
    simultaneous.check_order_of_commits(at)
    sentences.check_sentences(at)
    secrecy.check_observations(at)
    secrecy.check_worlds(at)
    secrecy.check_events_keep_secrets(at)
