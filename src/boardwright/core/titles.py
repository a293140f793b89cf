"""The table of games: found through entry points, so that a third party's package can add one."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from boardwright.core.errors import UsageError
from boardwright.core.game import Game
from boardwright.core.title import Title

GROUP = "boardwright.games"


@cache
def titles() -> dict[str, Title]:
    """All installed games by id, in the order of their titles."""
    found = [point.load() for point in entry_points(group=GROUP)]
    return {title.id: title for title in sorted(found, key=lambda title: str(title.title))}


def title(game_id: str) -> Title:
    """The title of this id. Raises UsageError naming those that exist."""
    if game_id not in titles():
        raise UsageError(f"There is no game {game_id!r}; there is {', '.join(titles())}.")
    return titles()[game_id]


def make(game_id: str, players: int, edition: str | None = None, **options: str) -> Game:
    """Set up a game: `make("splitz", players=3)`. `edition` is a folder of other data files.

    Options of the game are keyword arguments, name to text.
    Raises UsageError for what does not exist, DataError for an edition that cannot be played.
    """
    chosen = title(game_id)
    if isinstance(options.get("options"), Mapping):
        raise UsageError("Options are named one by one: make(..., NAME=VALUE), not options={...}.")
    files = chosen.read_edition(edition) if edition is not None else None
    return chosen.make(players, options, files)
