"""What a game's words are asked for."""

from collections.abc import Sequence
from typing import Any, Protocol

from boardwright.core.events import Event
from boardwright.core.lines import Line, Piece, Prompt


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
