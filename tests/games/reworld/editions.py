"""The printed data files of Reworld, and others."""

from importlib import resources

from boardwright.games.reworld import TITLE

FOLDER = resources.files("boardwright.games.reworld") / "data"
PRINTED = {name: (FOLDER / name).read_text("utf-8") for name in TITLE.data_files}
CARDS, ROUNDS, STATION = "cards.toml", "rounds.toml", "station.toml"
TILES, SHIPS, FINAL, NAMES = "tiles.toml", "ships.toml", "final_ship.toml", "names.toml"
SIX = "[6, 6, 6, 6, 6] "
HANDS = "{ 2 = 13, 3 = 9, 4 = 7 }"
POINTS = "[4, 4, 3, 2, 2]"

OTHER = [
    (TILES, '"T-A" = 5', '"T-A" = 9'),
    (TILES, '"T-E" = 5', '"T-E" = 1'),
    (TILES, '"S-0" = 1', '"S-0" = 9'),
    (TILES, '"S-1" = 13', '"S-1" = 5'),
    (TILES, '"X-LET-A" = 2', '"X-LET-A" = 1'),
    (CARDS, SIX, "[2, 4, 6, 8, 10] "),
    (CARDS, HANDS, "{ 2 = 5, 3 = 4, 4 = 3 }"),
    (ROUNDS, POINTS, "[9, 1, 1, 1, 9]"),
    (STATION, 'U1 = ["L1", "U2"]', 'U1 = ["U10", "U2"]'),
    (STATION, 'U10 = ["U9", "L10"]', 'U10 = ["U9", "U1"]'),
    (STATION, 'L1 = ["L2", "U1"]', 'L1 = ["L2", "L10"]'),
    (STATION, 'L10 = ["U10", "L9"]', 'L10 = ["L1", "L9"]'),
    (STATION, '"U1", "U2", "U3"', '"U3", "U2", "U1"'),
    (SHIPS, "3 = 70, 4 = 60", "3 = 9, 4 = 9"),
    (SHIPS, "points = { 2 = 5, 3 = 5, 4 = 5 }", "points = { 2 = 5, 3 = 1, 4 = 5 }"),
    (FINAL, "3 = [15, 7]", "3 = [30, 20, 10]"),
    (NAMES, '"Amberfall"', '"Ammanford"'),
    (NAMES, "Ironvault", "Rust & Sons"),
]
"""Two rings of ten, hands of five, four or three cards, and more."""


def replaced(*changes: tuple[str, str, str]) -> dict[str, str]:
    """The printed files with other text in places: (file, old, new)."""
    files = dict(PRINTED)
    for name, old, new in changes:
        assert old in files[name], old
        files[name] = files[name].replace(old, new, 1)
    return files
