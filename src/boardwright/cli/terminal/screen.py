"""What a terminal shows of a game."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from boardwright.cli.output import print_markdown
from boardwright.cli.terminal.choices import Choices
from boardwright.cli.terminal.paint import Painter
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Prompt
from boardwright.core.observation import Observation

LONG = 10
"""More choices than this are listed only when asked for."""


class Screen:
    """Prints a game's words to a console."""

    def __init__(self, console: Console, game: Game, names: Sequence[str]) -> None:
        self.console = console
        self._game = game
        self._painter = Painter(console, game.words, names)

    def say(self, *parts: str | Text | Line) -> None:
        """A line of text."""
        texts = [self._painter.line(part) if isinstance(part, tuple) else part for part in parts]
        self.console.print(Text.assemble(*texts))

    def hint(self, text: str) -> None:
        """A line that helps, and may be passed over."""
        self.console.print(Text(text, "dim"))

    def log(self, events: Iterable[Event]) -> None:
        """What happened, under its headings."""
        words = self._game.words
        for event in events:
            heading = words.log_heading(event)
            if heading:
                self.console.print()
                self.console.print(Rule(Text(heading, "bold"), style="dim", align="left"))
            line = words.log_line(event)
            if line:
                self.say(line)

    def position(self, observation: Observation) -> None:
        """The position, and how far the game is."""
        self.hint(", ".join(self._game.words.progress(observation)))
        for line in self._game.words.summary(observation):
            self.say(line)

    def prompt(self, prompt: Prompt) -> None:
        """What to do, and the consequence."""
        headline = self._painter.line(prompt.headline)
        headline.stylize("bold")
        self.console.print()
        self.console.print(headline)
        self.say(prompt.detail)

    def choices(self, choices: Choices, observation: Observation, in_full: bool = False) -> None:
        """The numbered choices; of many only one as an example, unless they are wanted in full."""
        labels = [
            self._choice(number, text, self._game.words.act_label(observation, action))
            for number, (action, text) in enumerate(choices.texts.items(), start=1)
        ]
        if len(labels) <= LONG:
            for label in labels:
                self.console.print(label)
        elif in_full:
            self.console.print(Columns(labels, padding=(0, 3), column_first=True))
        else:
            action = choices.actions[len(labels) // 2]
            example = self._painter.line(self._game.words.act_label(observation, action))
            self.say(
                f"{len(labels)} choices; ",
                Text(choices.short(action), "bold"),
                ", for instance, is ",
                example,
            )
            self.hint("Type list to see them all.")

    def rules(self) -> None:
        """The quick reference."""
        print_markdown(self.console, self._game.rules_text())

    @contextmanager
    def aside(self) -> Iterator[None]:
        """A screen of its own that leaves nothing behind, on a terminal."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def _choice(self, number: int, text: str, label: Line) -> Text:
        return Text.assemble((f"{number:>3}", "bold"), f"  {text}  ", self._painter.line(label))
