"""A game as the table of games lists it, and the options it is set up with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from boardwright.core.errors import UsageError

if TYPE_CHECKING:
    from boardwright.core.game import Game


class Option(NamedTuple):
    """A choice made when a game is set up."""

    name: str
    default: str
    choices: tuple[str, ...]
    text: str
    """What it does, in a sentence."""
    open_to_editions: bool = False
    """An edition may bring other choices; the game then says which."""
    player_counts: tuple[int, ...] = ()
    """The player counts in which it makes a difference; none named: all."""
    names_seats: bool = False
    """Numbers among its choices are seats."""

    def matters(self, players: int) -> bool:
        """Whether it makes a difference with so many players."""
        return not self.player_counts or players in self.player_counts

    def choices_for(self, players: int) -> tuple[str, ...]:
        """Those that exist with so many players."""
        return tuple(choice for choice in self.choices if (self._seat(choice) or 0) < players)

    def label(self, choice: str) -> str:
        """A choice as people read it; seats are chairs that count from 1."""
        seat = self._seat(choice)
        return choice.replace("_", " ").capitalize() if seat is None else f"Chair {seat + 1}"

    def _seat(self, choice: str) -> int | None:
        return int(choice) if self.names_seats and choice.isdecimal() else None


@dataclass(frozen=True)
class Title:
    """A game as the table of games lists it."""

    id: str
    title: str
    ruleset: str
    """Version of the rules, carried by records; it changes when past games would play otherwise."""
    player_counts: tuple[int, ...]
    options: tuple[Option, ...]
    data_files: tuple[str, ...]
    """Files in the game's package that an edition may replace."""
    package: str
    """The folder as a module; its module `game` holds the class `factory`."""
    factory: str
    blurb: str
    """The game in a sentence."""
    automaton: str = ""
    """Whom a single player plays against, as "the Warden"; empty where nobody plays alone."""

    def make(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        edition: Mapping[str, str] | None = None,
    ) -> Game:
        """A Game for so many players.

        `edition` maps names of data files to texts that replace the printed ones.
        Raises UsageError for a count or an option that does not exist, DataError for bad data.
        """
        if type(players) is not int:
            raise UsageError(f"The number of players is a whole number, not {players!r}.")
        if players not in self.player_counts:
            raise UsageError(f"{self.title} is for {_numbers(self.player_counts)} players, not {players}.")
        chosen = self._chosen_options(options or {}, bool(edition))
        for name in edition or {}:
            if name not in self.data_files:
                files = ", ".join(self.data_files)
                raise UsageError(f"{self.title} has no data file {name}; it has {files}.")
        maker: type[Game] = getattr(import_module(f"{self.package}.game"), self.factory)
        return maker(self, players, chosen, dict(edition or {}))

    def read_edition(self, folder: str) -> dict[str, str]:
        """The data files that an edition's folder holds, name to text."""
        paths = [Path(folder) / name for name in self.data_files]
        edition = {path.name: _read(path) for path in paths if path.exists()}
        if not edition:
            files = " or ".join(self.data_files)
            raise UsageError(f"The edition folder {folder} holds no {files}.")
        return edition

    def _chosen_options(self, options: Mapping[str, str], has_edition: bool) -> dict[str, str]:
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                raise UsageError(f"{self.title} has no option {name!r}{_known(list(chosen))}.")
            if value not in option.choices and not (has_edition and option.open_to_editions):
                raise UsageError(f"Option {name} of {self.title} is one of {', '.join(option.choices)}.")
            chosen[name] = value
        return chosen


def _read(path: Path) -> str:
    """A data file's text; the mark that some programs begin a file with is left out."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise UsageError(f"The edition's file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError as error:
        place = f"byte {error.start + 1} is none"
        raise UsageError(f"The edition's file {path} is not UTF-8 text: {place}; save it as UTF-8.") from None


def _numbers(counts: Sequence[int]) -> str:
    """Player counts in a sentence, as "2 to 4" or "2, 3 or 5"."""
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    *others, last = map(str, counts)
    return f"{', '.join(others)} or {last}" if others else last


def _known(names: list[str]) -> str:
    return f"; it has {', '.join(names)}" if names else ""
