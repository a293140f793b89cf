"""The printed data file of World Splitters, and others."""

from importlib import resources

from boardwright.games.world_splitters import TITLE
from boardwright.games.world_splitters.data.loading import FILE
from tests.games.world_splitters.scenario import map_text

PRINTED = (resources.files(TITLE.package) / "data" / FILE).read_text("utf-8")

LARGEST = ["R.R.R.R.", "........", "Y.Y.Y.Y.", "..#..#..", "G.G.G.G.", "........", "R..Y...G", "........"]
"""62 spaces, the most there can be."""
SMALL = ["RYGR", "YG.R", "G.YR", "GYRG", ".Y.#"]
"""19 spaces."""


def changed(*changes: tuple[str, str]) -> str:
    """The printed file with other text in places, each there exactly once: (old, new)."""
    text = PRINTED
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def edition(rows: list[str], power: str = "gimmicks", markers: int = 8, fences: str = "") -> dict[str, str]:
    """An edition with one map, `test`, of these rows."""
    return {FILE: map_text(rows, power, markers, fences)}
