"""The sentences of Reworld: notation, log lines, prompts and labels."""

from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Piece, Prompt
from boardwright.games.reworld.data.facts import PORTS
from boardwright.games.reworld.data.tiles import KINDS, LETTERS
from boardwright.games.reworld.game import Reworld
from boardwright.games.reworld.rules.actions import (
    BELOW,
    BELOWS,
    CARD,
    COUPLE,
    DROP,
    FIRST,
    FLY,
    HIDE,
    MARKER,
    MODULE,
    NUM_ACTIONS,
    NUM_CHANCE,
    READ,
    SETTLE,
    STARTER,
    TOP,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.rules.closing import USE_NAMES
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.acts import act_label
from boardwright.games.reworld.words.colors import OFFICER, module_colors
from boardwright.games.reworld.words.log import heading, log_line
from boardwright.games.reworld.words.names import Names
from boardwright.games.reworld.words.outcome import outcome
from boardwright.games.reworld.words.prompt import prompt, status
from boardwright.games.reworld.words.summary import summary


class Words:
    """What Reworld calls its actions, events and decisions.

    Its notations:

    - `take U7`, `marker`, `drop`: a turn of Chapter One (RW-14)
    - `top 4`, then `below 2 5` or `below none`: the cards paid (RW-22)
    - `hide 3`: that card goes face down to the starting-player space (RW-25)
    - `launch 1`, `defend 2`, `task 3`, `transport 4`, `sacrifice 5`: undock from that row (RW-43)
    - `couple 2`, `fly`: a unit from that row comes aboard, or no more (RW-48)
    - `first 2`: the unit coupled second settles first (RW-51)
    - `settle C`, `read C`: in that city (RW-52 to RW-54, RW-62)
    - chance: `starter 0` (RW-8), `module S-1` (RW-11), `card 4` (RW-12)
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Reworld)
        self.names = Names(game.data)
        texts = [_text(action) for action in range(NUM_ACTIONS + NUM_CHANCE)]
        self._texts = texts
        self._numbers = {text: action for action, text in enumerate(texts)}

    def action_text(self, action: int) -> str:
        if not 0 <= action < len(self._texts):
            raise NotationError(f"Reworld has no action {action}.")
        return self._texts[action]

    def action_from_text(self, text: str) -> int:
        action = self._numbers.get(" ".join(text.split()))
        if action is None:
            examples = "'take U7', 'top 4', 'below 2 5' or 'transport 3'"
            raise NotationError(f"{text!r} is no action of Reworld; say for instance {examples}.")
        return action

    def log_line(self, event: Event) -> Line | None:
        return log_line(event, self.names)

    def log_heading(self, event: Event) -> str | None:
        return heading(event)

    def prompt(self, observation: ReworldObservation) -> Prompt:
        return prompt(observation, self.names)

    def outcome(self, observation: ReworldObservation) -> Prompt:
        return outcome(observation)

    def status(self, observation: ReworldObservation, seat: int) -> str:
        return status(observation, seat)

    def progress(self, observation: ReworldObservation) -> tuple[str, ...]:
        if observation.phase == "over":
            return (f"Finished after {observation.rounds} rounds and Chapter Two",)
        if observation.chapter == 1:
            return "Chapter One", f"Round {observation.round} of {observation.rounds}"
        left = observation.ship_owners.count(-1)
        return "Chapter Two", f"{left} ship{'' if left == 1 else 's'} left"

    def act_label(self, observation: ReworldObservation, action: int) -> Line:
        """What choosing it means."""
        return act_label(observation, action, self.names)

    def summary(self, observation: ReworldObservation) -> list[Line]:
        """The station, or the carriers and settlements."""
        return summary(observation, self.names)

    def paint(self, piece: Piece) -> tuple[str, str] | None:
        return OFFICER if piece.kind == "officer" else module_colors(self.names.kind(piece.name))


def _text(action: int) -> str:
    if action >= CARD:
        return f"card {action - CARD + 1}"
    if action >= MODULE:
        return f"module {KINDS[action - MODULE]}"
    if action >= STARTER:
        return f"starter {action - STARTER}"
    if action >= READ:
        return f"read {LETTERS[action - READ]}"
    if action >= SETTLE:
        return f"settle {LETTERS[action - SETTLE]}"
    if action >= FIRST:
        return f"first {action - FIRST + 1}"
    if action >= COUPLE:
        return "fly" if action == FLY else f"couple {action - COUPLE + 1}"
    if action >= UNDOCK:
        row, use = divmod(action - UNDOCK, USES)
        return f"{USE_NAMES[use]} {row + 1}"
    if action >= HIDE:
        return f"hide {action - HIDE + 1}"
    if action >= BELOW:
        return "below " + (" ".join(map(str, BELOWS[action - BELOW])) or "none")
    if action >= TOP:
        return f"top {action - TOP + 1}"
    return {MARKER: "marker", DROP: "drop"}.get(action) or f"take {PORTS[action]}"
