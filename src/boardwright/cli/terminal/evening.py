"""A game at the terminal, from the first card to the result: people and bots in turn."""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from boardwright import bots
from boardwright.cli.terminal.chairs import display_names
from boardwright.cli.terminal.choices import Choices
from boardwright.cli.terminal.match import Match
from boardwright.cli.terminal.screen import Screen
from boardwright.core.board import Chair
from boardwright.core.errors import BoardwrightError, IllegalAction, NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Who
from boardwright.core.state import CHANCE
from boardwright.lab.simulation import seat_seed
from boardwright.record.record import SUFFIX

HELP = "Type a number or a choice · list · undo · ? the rules · save FILE · quit"


class Left(Exception):
    """Somebody has left the game."""


class Evening:
    """People and bots around one keyboard."""

    def __init__(self, game: Game, chairs: Sequence[Chair], seed: int, console: Console) -> None:
        words = [chair.name for chair in chairs]
        self._game = game
        self._match = Match(game, words, seed)
        self._screen = Screen(console, game, display_names(words))
        self._seed = seed
        self._people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
        self._bots = {
            seat: bots.make(chair.name, seat_seed(seed, seat))
            for seat, chair in enumerate(chairs)
            if chair.kind == "bot"
        }
        self._viewer = self._people[0] if len(self._people) == 1 else None
        """Whose knowledge the log may show: of several people, what everybody knows."""
        self._at_keyboard: int | None = None

    def play(self) -> None:
        """Play until the game is over, or somebody leaves."""
        self._screen.say(f"{self._game.title.title}, seed {self._seed}")
        if self._people:
            self._screen.hint(HELP)
        try:
            while not self._match.is_over:
                self._decide()
        except EOFError:
            self._screen.say("The input has ended; the game is left unfinished.")
        except Left:
            self._screen.say("Left.")
        else:
            self._finish()

    def _decide(self) -> None:
        """One decision, which may be several people's at once, in secret."""
        actors = self._match.state.actors()
        if actors == (CHANCE,):
            self._tell(self._match.draw())
            return
        for seat in sorted(actors, key=self._keyboard_order):
            if seat in self._bots:
                self._let_bot_act(seat)
            elif not self._ask(seat, is_secret=len(actors) > 1):
                return

    def _keyboard_order(self, seat: int) -> tuple[bool, bool]:
        """People before bots, so that an act can still be taken back; first who has the keyboard."""
        return seat in self._bots, seat != self._at_keyboard

    def _let_bot_act(self, seat: int) -> None:
        try:
            action = bots.choice(self._bots[seat], self._game, self._match.state, seat)
        except bots.BotError as error:
            name = self._match.record.seats[seat]
            raise BoardwrightError(f"The bot {name} at seat {seat} {error}.") from error
        self._tell(self._match.act(seat, action))

    def _ask(self, seat: int, is_secret: bool) -> bool:
        """Let a person act; whether that was done, or something was taken back instead."""
        if is_secret and len(self._people) > 1:
            with self._screen.aside():
                self._hand_over(seat)
                events = self._answer(seat, is_shown=False)
            if events is not None and not self._match.is_over:
                self._screen.say((Who(seat), " has chosen."))
        else:
            events = self._answer(seat)
        self._at_keyboard = seat
        self._tell(events or [])
        return events is not None

    def _hand_over(self, seat: int) -> None:
        """Nobody else looks at the screen from here on."""
        self._screen.say(("For the eyes of ", Who(seat), " only."))
        if sys.stdin.isatty() and seat != self._at_keyboard:
            self._read("Press Enter when you are alone with the screen. ")

    def _answer(self, seat: int, is_shown: bool = True) -> list[Event] | None:
        """What came of the person's act; None if the last act was taken back.

        `is_shown`: others may read what is typed.
        """
        observation = self._game.observation(self._match.state, seat)
        choices = Choices(self._game, self._match.state.legal_actions(seat))
        self._screen.console.print()
        self._screen.position(observation)
        self._screen.prompt(self._game.words.prompt(observation))
        self._screen.choices(choices, observation)
        while True:
            typed = self._read("> ", is_shown).strip()
            command, _, rest = typed.partition(" ")
            if command == "undo":
                if self._take_back(seat):
                    return None
            elif command == "list":
                self._screen.choices(choices, observation, in_full=True)
            elif typed and not self._obeyed(command, rest.strip()):
                try:
                    return self._match.act(seat, choices.find(typed))
                except (IllegalAction, NotationError) as error:
                    self._screen.say(str(error))

    def _obeyed(self, command: str, rest: str) -> bool:
        """Whether it was a command about the game as a whole."""
        if command in ("?", "help", "rules"):
            self._screen.rules()
            self._screen.hint(HELP)
        elif command in ("quit", "exit"):
            raise Left
        elif command == "save":
            self._save(rest)
        else:
            return False
        return True

    def _take_back(self, seat: int) -> bool:
        if not self._match.can_undo(seat):
            self._screen.say("There is nothing to take back: something new was learnt since your last act.")
            return False
        self._match.undo()
        self._screen.say("Taken back.")
        return True

    def _save(self, name: str) -> None:
        path = Path(name or f"{self._game.id}-{self._seed}{SUFFIX}")
        try:
            self._match.record.write(path)
        except OSError as error:
            self._screen.say(f"Not saved: {path}: {error.strerror}")
        else:
            self._screen.say(f"Saved in {path}; it holds every secret of the game.")

    def _tell(self, events: Sequence[Event]) -> None:
        self._screen.log(event for event in events if event.visible_to(self._viewer))

    def _finish(self) -> None:
        observation = self._game.observation(self._match.state, self._viewer)
        self._screen.console.print()
        self._screen.position(observation)
        self._screen.prompt(self._game.words.prompt(observation))
        if self._people and sys.stdin.isatty():
            name = self._read("A file name keeps the record, Enter leaves: ").strip()
            if name:
                self._save(name)

    def _read(self, prompt: str, is_shown: bool = True) -> str:
        typed = self._screen.console.input(prompt)
        if not sys.stdin.isatty():  # on a terminal the typing itself is seen
            self._screen.say(typed if is_shown else "")
        return typed
