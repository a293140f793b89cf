"""The sentences of World Splitters: notation, log lines, prompts and labels."""

from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Piece, Prompt
from boardwright.games.world_splitters.data.facts import coins_in_play
from boardwright.games.world_splitters.game import WorldSplitters
from boardwright.games.world_splitters.view.observation import WorldObservation
from boardwright.games.world_splitters.words.acts import act_label
from boardwright.games.world_splitters.words.colors import paint
from boardwright.games.world_splitters.words.log import heading, log_line
from boardwright.games.world_splitters.words.outcome import outcome
from boardwright.games.world_splitters.words.prompt import prompt, status
from boardwright.games.world_splitters.words.summary import summary

ANSWERS = (
    *("accept", "return"),
    *("accept open", "return open"),
    *("accept hidden", "return hidden"),
)
"""Of a challenge, of the open offer, of the hidden one."""


class Words:
    """What World Splitters calls its actions, events and decisions.

    Its notations, with spaces and borders as the map names them:

    - `divide c3-d3`: the fence of the turn (WS-23); `fence c3-d3`: that of a yellow favor (WS-43)
    - `bid 4` (WS-27), then `accept` or `return` (WS-30)
    - `open 2`, `hidden 3` (WS-65), then `accept open`, `return hidden` and so on (WS-66)
    - `place c3` (WS-34), `source a1`: the explorer that is moved (WS-38)
    - `extra f3` (WS-46), `remove b2` (WS-47), `pivot c3-d3` and `to c2-c3` (WS-48), `obelisk e2` (WS-50)
    - chance: `start 0`, that seat begins (WS-19)
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game, WorldSplitters)
        self._data = game.data
        self._action_numbers = game.data.numbers
        self._map = game.options["map"].capitalize()
        self._shows_purses = game.options["purses"] == "open"
        texts = _texts(game)
        self._texts = texts
        self._numbers = {text: action for action, text in enumerate(texts)}

    def action_text(self, action: int) -> str:
        if not 0 <= action < len(self._texts):
            raise NotationError(f"World Splitters has no action {action}.")
        return self._texts[action]

    def action_from_text(self, text: str) -> int:
        action = self._numbers.get(" ".join(text.split()))
        if action is None:
            examples = f"{self._texts[0]!r}, 'bid 4', 'accept' or 'place {self._data.ground.plan.spaces[0]}'"
            raise NotationError(f"{text!r} is no action on this map; say for instance {examples}.")
        return action

    def log_line(self, event: Event) -> Line | None:
        return log_line(event)

    def log_heading(self, event: Event) -> str | None:
        return heading(event)

    def prompt(self, observation: WorldObservation) -> Prompt:
        return prompt(observation, self._data)

    def outcome(self, observation: WorldObservation) -> Prompt:
        return outcome(observation)

    def status(self, observation: WorldObservation, seat: int) -> str:
        return status(observation, seat)

    def progress(self, observation: WorldObservation) -> tuple[str, ...]:
        if observation.phase == "over":
            return self._map, f"Finished after {observation.turn} turns"
        regions = f"{observation.enclosed} of {self._data.markers} regions"
        return self._map, f"Turn {max(observation.turn, 1)}", regions

    def act_label(self, observation: WorldObservation, action: int) -> Line:
        """What choosing it means."""
        return act_label(observation, action, self._data, self._action_numbers)

    def summary(self, observation: WorldObservation) -> list[Line]:
        """The map in text, the players, the bonus tiles."""
        return summary(observation, self._data, self._shows_purses)

    def paint(self, piece: Piece) -> tuple[str, str] | None:
        return paint(piece)


def _texts(game: WorldSplitters) -> list[str]:
    """The notation of all actions and chance outcomes, by number."""
    plan = game.data.ground.plan
    amounts = range(coins_in_play(game.players) + 1)
    return [
        *[f"{verb} {border}" for verb in ("divide", "fence", "pivot", "to") for border in plan.borders],
        *[
            f"{verb} {space}"
            for verb in ("place", "source", "extra", "remove", "obelisk")
            for space in plan.spaces
        ],
        *[f"{verb} {amount}" for verb in ("bid", "open", "hidden") for amount in amounts],
        *ANSWERS,
        *[f"start {seat}" for seat in range(game.players)],
    ]
