"""The conformance kit: proof that a game keeps the engine contract. Knows no game by name.

from boardwright.testing import check_game
check_game(boardwright.make("splitz", players=3), games=50, positions=200)
"""

from boardwright.testing.checksums import checksum
from boardwright.testing.conformance import check_clones, check_doors, check_game
from boardwright.testing.playthrough import playthrough

__all__ = ["check_clones", "check_doors", "check_game", "checksum", "playthrough"]
