"""One number for many games: equal wherever the rules play the same, interpreted or compiled."""

from zlib import crc32

from boardwright.bots.playout import playout
from boardwright.core.dice import Dice
from boardwright.core.game import Game


def checksum(game: Game, games: int = 300) -> int:
    """Decisions, chance events and scores of random games with the seeds 0, 1, ..., in 32 bits.

    A stored checksum that changes means that recorded games may play otherwise: it needs a new
    ruleset, or a reason.
    """
    total = 0
    for seed in range(games):
        state = game.new()
        decisions, chances = playout(state, Dice(seed))
        total = crc32(f"{decisions} {chances} {state.scores()}\n".encode(), total)
    return total
