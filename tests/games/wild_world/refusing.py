"""How data files of Wild World are refused."""

import pytest

from boardwright.core.errors import DataError
from tests.games.wild_world.printed import changed
from tests.games.wild_world.scenario import PLAYERS, make


def refused(*changes):
    """The one line with which the files are refused, for any number of players."""
    lines = set()
    for players in PLAYERS:
        with pytest.raises(DataError) as caught:
            make(players, changed(*changes))
        lines.add(str(caught.value))
    assert len(lines) == 1
    line = lines.pop()
    assert "\n" not in line
    assert line.startswith(f"{changes[0][0]}: ")
    return line
