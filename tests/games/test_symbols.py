"""Pages may show several games at once: no two of them define a symbol of the same name."""

import re
from collections import Counter

import boardwright
from boardwright.core.titles import titles
from boardwright.draw import icons, seats


def test_every_symbol_is_defined_once() -> None:
    games = [boardwright.make(title.id, title.player_counts[0]) for title in titles().values()]
    pictures = [icons.symbols(), seats.symbols(), *[game.board.symbols() for game in games]]
    names = Counter(name for picture in pictures for name in re.findall(r' id="([^"]+)"', picture))
    assert [name for name, times in names.items() if times > 1] == []
