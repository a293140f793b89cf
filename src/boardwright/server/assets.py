"""The files that browsers keep: the server's own, and those that a game brings in its folder `static`."""

from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from boardwright.core.title import Title

STATIC = "/static"
"""Where the server's own files are served."""
GAMES = "/static/games"
"""Where the games' files are served, each under its id."""
OWN = "boardwright.server"
SHEET, SCRIPT = "board.css", "board.js"
"""What a game may bring: the look of its mat, pieces and cover, and what its mat does beyond choosing."""


def own_folder() -> Path:
    """The folder of the server's own files."""
    return Path(str(_folder(OWN)))


def folder_of(title: Title) -> Path | None:
    """The folder of a game's files; None if it brings none."""
    folder = _folder(title.package)
    return Path(str(folder)) if folder.is_dir() else None


def asset(name: str) -> str:
    """The address of one of the server's own files, as it is now."""
    return _marked(STATIC, OWN, name)


def sheet_of(title: Title) -> str:
    """The address of a game's style sheet, as it is now; empty if it brings none."""
    return _of_game(title, SHEET)


def script_of(title: Title) -> str:
    """The address of a game's script, as it is now; empty if it brings none."""
    return _of_game(title, SCRIPT)


def _of_game(title: Title, name: str) -> str:
    is_there = (_folder(title.package) / name).is_file()
    return _marked(f"{GAMES}/{title.id}", title.package, name) if is_there else ""


def _folder(package: str) -> Traversable:
    return resources.files(package) / "static"


@cache
def _marked(place: str, package: str, name: str) -> str:
    """The address with a fingerprint: it changes with the file's content, so that it can be kept for long."""
    content = (_folder(package) / name).read_bytes()
    return f"{place}/{name}?v={sha256(content).hexdigest()[:10]}"
