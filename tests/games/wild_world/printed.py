"""The printed data files of Wild World, read plainly and without the game's own loader."""

import csv
import tomllib
from importlib import resources

FOLDER = resources.files("boardwright.games.wild_world") / "data"
CREATURES, MONSTERS, BOARDS = "creatures.csv", "monsters.csv", "boards.toml"
FILES = {name: (FOLDER / name).read_text("utf-8") for name in (CREATURES, MONSTERS, BOARDS)}
"""The base game's files by name."""
CREATURE_ROWS = list(csv.DictReader(FILES[CREATURES].splitlines()))
MONSTER_ROWS = list(csv.DictReader(FILES[MONSTERS].splitlines()))
TABLE = tomllib.loads(FILES[BOARDS])
BOARD_ROWS = TABLE["board"]
PREPRINTED = [
    {"id": f"{board['id']}-m1", "board": board["id"], "element": board["element"], **board["preprinted"]}
    for board in BOARD_ROWS
]
"""The monsters printed on boards, with the columns of the cards."""


def changed(*changes: tuple[str, str, str]) -> dict[str, str]:
    """Printed files with other text in places, each there exactly once: (file, old, new)."""
    files: dict[str, str] = {}
    for name, old, new in changes:
        text = files.get(name, FILES[name])
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        files[name] = text.replace(old, new)
    return files


def with_effects(**effects: str) -> dict[str, str]:
    """An edition in which monster cards, named by id, have other effects."""
    printed = {row["id"]: row["effect"] for row in MONSTER_ROWS}
    lines = FILES[MONSTERS].splitlines()
    for card, effect in effects.items():
        lines = [
            line.removesuffix(printed[card]) + effect if line.startswith(card) else line for line in lines
        ]
    return {MONSTERS: "\n".join(lines) + "\n"}
