"""A Title is what the table of games finds; a Game is a Title made ready for a number of players."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from boardwright.core.balance import Balance
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.events import Event
from boardwright.core.lines import Line, Piece, Prompt
from boardwright.core.state import State


@dataclass(frozen=True)
class Observation:
    """All that a seat may know of the present position. Games extend it; values are JSON-ready.

    It is no history: what was seen earlier is in it only as far as the rules let everybody look it
    up. Built by adding what may be known, never by deleting.

    Attributes:
        seat: whose knowledge this is; None is a spectator.
        actors: the seats that may act now, as `State.actors()`.
        legal: the legal actions of `seat`, ascending; empty if it may not act.
    """

    seat: int | None
    actors: tuple[int, ...]
    legal: tuple[int, ...]

    def as_dict(self) -> dict[str, Any]:
        """Its fields by name, shallow: nested values are tuples and plain numbers."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def as_json(self) -> str:
        """One canonical line: equal observations give equal text."""
        return json.dumps(self.as_dict(), separators=(",", ":"), sort_keys=True)


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


class Words(Protocol):
    """A game's sentences."""

    def action_text(self, action: int) -> str: ...
    def action_from_text(self, text: str) -> int: ...
    def log_line(self, event: Event) -> Line | None:
        """What the log says of an event; None if it is not worth a line."""

    def log_heading(self, event: Event) -> str | None:
        """The heading that an event opens in the log, as "Round 3"; mostly None."""

    def prompt(self, observation: Any) -> Prompt: ...
    def outcome(self, observation: Any) -> Prompt:
        """What the last acts have come to: shown when the game has ended, before its result."""

    def act_label(self, observation: Any, action: int) -> Line:
        """What a button or a numbered choice says of a legal action."""

    def status(self, observation: Any, seat: int) -> str:
        """What this seat does now, in a word or two ("choosing", "ready"); may be empty."""

    def progress(self, observation: Any) -> Sequence[str]:
        """How far the game is, in a few facts, as ("Round 4 of 10",); at the end, how long it was."""

    def summary(self, observation: Any) -> list[Line]:
        """The position as text lines for a terminal."""

    def paint(self, piece: Piece) -> tuple[str, str] | None:
        """The colours of a piece's name and of the ground behind it, as #RRGGBB, for a terminal."""


class Chair(NamedTuple):
    """Who sits at a seat, as pages name them."""

    name: str
    kind: str
    """`person`, `bot` or `open`."""
    is_you: bool = False


class Board(Protocol):
    """A game's pictures: HTML and SVG made from an observation alone, for the page around it to place.

    `chairs` are the players by seat. Every method is deterministic.
    """

    def symbols(self) -> str:
        """Hidden SVG definitions that the other pictures use, once a page; seat marks are there already."""

    def cover(self) -> str:
        """The box cover, for the home page."""

    def mark(self, seat: int, class_: str = "mark") -> str:
        """A seat's mark, as it stands beside its player's name."""

    def piece(self, piece: Piece) -> str:
        """A piece as a small tile inside a sentence."""

    def mat(self, observation: Any, chairs: Sequence[Chair]) -> str:
        """The board on its mat, with the id `mat`; what can be acted on is evident and reachable by keyboard.

        An area that chooses names the id of a control of `acts` in `data-act`.
        """

    def acts(self, observation: Any, chairs: Sequence[Chair]) -> str:
        """The controls of the viewer's decision, inside the page's form; empty if nothing is asked.

        Radios `actions`, whose value is the number of an action, or the numbers of one step's actions with
        spaces between, and the button `commit` that sends the chosen one and is called what the radio says
        in `data-commit`. A button `actions` of the form `at-once` sends its own value without a choice;
        one that cannot be taken back may ask first, in the words of `data-title`, `data-words` and
        `data-verb`.
        """

    def goods(self, observation: Any, chairs: Sequence[Chair]) -> str:
        """Everybody's goods; where the game draws seats with them, the seats."""

    def aside(self, observation: Any, chairs: Sequence[Chair]) -> str:
        """What the rail holds beside the log."""

    def result(self, observation: Any, chairs: Sequence[Chair]) -> str:
        """The places at the end of the game, with what made the points."""

    def explanation(self, observation: Any) -> Sequence[str]:
        """Sentences that say how the points of this game came about."""

    def numbers(self, observation: Any, events: Sequence[Event]) -> Sequence[tuple[str, str]]:
        """The finished game in numbers, as ("Votings", "19")."""

    def rest(self, events: Sequence[Event], then: Sequence[Event] = ()) -> int:
        """Milliseconds that a picture should stay before what these events led to is covered by the next.

        `then` is what comes next at once, if anything does.
        """


class Knowledge(Protocol):
    """What a bot needs to value a position of the game."""

    def value(self, state: Any, seat: int) -> float:
        """How good a (sampled) position is for the seat; only comparisons count."""

    def weights(self, observation: Any, seat: int, actions: Sequence[int]) -> list[float] | None:
        """How likely each action is a good one, where one step ahead says nothing; else None."""


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
    ) -> "Game":
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
        try:
            edition = {path.name: path.read_text("utf-8") for path in paths if path.exists()}
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"The edition {folder} cannot be read: {error}") from None
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


def _numbers(counts: Sequence[int]) -> str:
    """Player counts in a sentence, as "2 to 4" or "2, 3 or 5"."""
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    *others, last = map(str, counts)
    return f"{', '.join(others)} or {last}" if others else last


def _known(names: list[str]) -> str:
    return f"; it has {', '.join(names)}" if names else ""


class Game(ABC):
    """A title made ready: immutable, with players, options and data filled in.

    Two are equal if they have the same title, players, options and edition. Seats count from 0.

    Attributes:
        title: the Title it was made from; `title.title` is its name for people.
        players: how many play.
        options: the options by name, those not chosen with their defaults.
        edition: data files that replace the printed ones, name to text; mostly empty.
        num_actions: players' actions are the numbers 0 to `num_actions` - 1, in every state.
        num_chance: chance outcomes go on from there: `num_actions` to
            `num_actions` + `num_chance` - 1, so that a number alone says which of the two it is.
        max_decisions: no game asks its players more often than this, chance apart.

    `words`, `board`, `knowledge` and `balance` tie in the other modules of the game's folder. They are loaded
    when first asked for, so that rules know none of them.
    """

    num_actions: int
    num_chance: int
    max_decisions: int

    def __init__(
        self, title: Title, players: int, options: Mapping[str, str], edition: Mapping[str, str]
    ) -> None:
        self.title = title
        self.players = players
        self.options = dict(options)
        self.edition = dict(edition)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        edition = ", own edition" if self.edition else ""
        return f"<{self.title.title} for {self.players} players{chosen}{edition}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._made_of() == other._made_of()

    def __hash__(self) -> int:
        return hash((self.title, self.players))

    def _made_of(self) -> tuple[object, ...]:
        return type(self), self.title, self.players, self.options, self.edition

    @property
    def id(self) -> str:
        """The game's id in commands, records and addresses, as `splitz`."""
        return self.title.id

    @property
    def ruleset(self) -> str:
        """Version of the rules, carried by records; it changes when past games would play otherwise."""
        return self.title.ruleset

    @property
    def stated_options(self) -> dict[str, str]:
        """The options that make a difference with so many players, name to choice."""
        return {
            option.name: self.options[option.name]
            for option in self.title.options
            if option.matters(self.players)
        }

    @abstractmethod
    def new(self) -> State:
        """The state before anything has happened."""

    def observation(self, state: Any, seat: int | None) -> Observation:
        """All that this seat (None: a spectator) may know. Raises UsageError for a seat there is not."""
        if seat is not None:
            self.require_seat(seat)
        return self._observe(state, seat)

    @abstractmethod
    def _observe(self, state: Any, seat: int | None) -> Observation:
        """The observation of a seat that exists, or of a spectator."""

    def require_seat(self, seat: int) -> None:
        """Raise UsageError if the game has no such seat."""
        if not (isinstance(seat, int) and 0 <= seat < self.players):
            raise UsageError(f"The seats of this game are 0 to {self.players - 1}; there is no {seat!r}.")

    def action_text(self, action: int) -> str:
        """The notation of an action or chance outcome, as `vote blue`. Raises NotationError."""
        return self.words.action_text(action)

    def action_from_text(self, text: str) -> int:
        """The number of an action or chance outcome. Raises NotationError."""
        return self.words.action_from_text(text)

    def conserved(self, state: Any) -> Mapping[str, int]:
        """What neither grows nor shrinks: names and totals that every state of a game has in common."""
        return {}

    def neutral_record(self, events: Sequence[Event], state: Any) -> dict[str, Any]:
        """The game as its specification's neutral record. Raises BoardwrightError where none is defined."""
        raise BoardwrightError(f"{self.title.title} has no neutral record.")

    def rules_text(self) -> str:
        """The quick reference, as Markdown."""
        return (resources.files(self.title.package) / "rules.md").read_text("utf-8")

    @cached_property
    def words(self) -> Words:
        """Its sentences: notation, log, prompts and labels. Raises BoardwrightError if it has none."""
        words: Words = self._module("words").Words(self)
        return words

    @cached_property
    def knowledge(self) -> Knowledge:
        """What bots need to value its positions. Raises BoardwrightError if it has none."""
        knowledge: Knowledge = self._module("knowledge").Knowledge(self)
        return knowledge

    @cached_property
    def balance(self) -> Balance:
        """What a balance report counts of it. Raises BoardwrightError if there is nothing."""
        balance: Balance = self._module("balance").Balance(self)
        return balance

    @cached_property
    def board(self) -> Board:
        """Its pictures, as HTML and SVG. Raises BoardwrightError if it has none."""
        board: Board = self._module("board").Board(self)
        return board

    def _module(self, name: str) -> Any:
        """A module of the game's folder. Raises BoardwrightError if there is none."""
        full_name = f"{self.title.package}.{name}"
        if find_spec(full_name) is None:
            raise BoardwrightError(f"{self.title.title} has no {name}: this is not possible with it.")
        return import_module(full_name)

    def _data_text(self, name: str) -> str:
        """The text of a data file: the edition's, or the printed one."""
        if name in self.edition:
            return self.edition[name]
        return (resources.files(self.title.package) / "data" / name).read_text("utf-8")
