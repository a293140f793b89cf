"""A Game is a Title made ready for a number of players."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any

from boardwright.core.balance import Balance
from boardwright.core.board import Board
from boardwright.core.errors import BoardwrightError, UsageError
from boardwright.core.events import Event
from boardwright.core.knowledge import Knowledge
from boardwright.core.observation import Observation
from boardwright.core.state import State
from boardwright.core.title import Title
from boardwright.core.words import Words


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
