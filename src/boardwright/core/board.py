"""What a game's pictures are asked for."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from boardwright.core.events import Event
from boardwright.core.lines import Piece


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
