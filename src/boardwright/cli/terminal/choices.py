"""What may be typed to choose an action: its number in the list, or its notation."""

from collections.abc import Sequence

from boardwright.core.errors import NotationError
from boardwright.core.game import Game


class Choices:
    """The legal actions of a decision."""

    def __init__(self, game: Game, actions: Sequence[int]) -> None:
        self.actions = list(actions)
        self.texts = {action: game.action_text(action) for action in actions}
        """Notation by action, in the order of the list."""
        self._game = game
        self._by_text = {text.casefold(): action for action, text in self.texts.items()}
        shorts = [self.short(action).casefold() for action in actions]
        self._by_short = {short: action for short, action in zip(shorts, actions) if shorts.count(short) == 1}

    def short(self, action: int) -> str:
        """The notation without its verb, as `2 5` for `divide 2 5`."""
        text = self.texts[action]
        return text.partition(" ")[2] or text

    def find(self, typed: str) -> int:
        """The action that was meant, legal or not. Raises NotationError.

        A number alone always is a number of the list.
        """
        text = " ".join(typed.split())
        if text.isdecimal():
            if len(text) < 5 and 1 <= int(text) <= len(self.actions):
                return self.actions[int(text) - 1]
            raise NotationError(f"{self._hint()} There is no choice {text[:9]}.")
        folded = text.casefold()
        for known in (self._by_text, self._by_short):
            if folded in known:
                return known[folded]
        try:
            return self._game.action_from_text(text)
        except NotationError:
            raise NotationError(f"{self._hint()} {text[:40]!r} is none of them.") from None

    def _hint(self) -> str:
        last = len(self.actions)
        numbers = f"a number from 1 to {last}" if last > 1 else "1"
        return f"Type {numbers}, or a choice such as {self.texts[self.actions[-1]]!r}."
