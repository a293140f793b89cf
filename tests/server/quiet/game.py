"""Quiet as a Game, with its view, words and board in one module."""

from dataclasses import dataclass

from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Prompt, Who
from boardwright.core.observation import Observation
from tests.server.quiet.state import NUM_ACTIONS, NUM_CHANCE, ROUNDS, QuietState

TEXTS = ("pass", "pay one", "pay two", "send red", "send blue", "sun", "rain")


@dataclass(frozen=True)
class QuietObservation(Observation):
    own_hand: tuple[int, ...]
    own_owed: int
    paid: tuple[int, ...]
    round: int
    weather: int


class Quiet(Game):
    num_actions = NUM_ACTIONS
    num_chance = NUM_CHANCE
    max_decisions = 100

    def new(self) -> QuietState:
        return QuietState(self.players)

    def _observe(self, state: QuietState, seat: int | None) -> Observation:
        return QuietObservation(
            seat,
            state.actors(),
            () if seat is None else tuple(state.legal_actions(seat)),
            () if seat is None else tuple(state.hands[seat]),
            state.owed if seat == state.actor else 0,
            tuple(state.paid),
            state.round,
            state.weather,
        )

    def _module(self, name: str):
        from tests.server.quiet import game

        return game


class Words:
    def __init__(self, game: Game) -> None:
        self.players = game.players

    def action_text(self, action: int) -> str:
        return TEXTS[action]

    def action_from_text(self, text: str) -> int:
        if text not in TEXTS:
            raise NotationError(f"{text!r} is no action.")
        return TEXTS.index(text)

    def log_line(self, event: Event) -> Line | None:
        who = (Who(event.data["player"]), " ") if "player" in event.data else ()
        return *who, f"{event.kind} {event.data}"

    def log_heading(self, event: Event) -> str | None:
        return "Round" if event.kind == "weather" else None

    def prompt(self, observation: QuietObservation) -> Prompt:
        return Prompt(("Choose",), (f"You owe {observation.own_owed}",))

    outcome = prompt

    def act_label(self, observation: QuietObservation, action: int) -> Line:
        return (TEXTS[action],)

    def status(self, observation: QuietObservation, seat: int) -> str:
        return "choosing" if seat in observation.actors else ""

    def progress(self, observation: QuietObservation) -> tuple[str]:
        return (f"Round {min(observation.round, ROUNDS)} of {ROUNDS}",)

    def summary(self, observation: QuietObservation) -> list[Line]:
        return [(str(observation.paid),)]


class Board:
    def __init__(self, game: Game) -> None:
        self.players = game.players

    def symbols(self) -> str:
        return ""

    cover = symbols

    def mark(self, seat, class_="mark") -> str:
        return f"<i>{seat}</i>"

    def mat(self, observation, chairs) -> str:
        return f'<section class="mat" id="mat" aria-label="Board">{observation.as_json()}</section>'

    def acts(self, observation, chairs) -> str:
        buttons = [f'<button name="actions" value="{action}">do</button>' for action in observation.legal]
        return "".join(buttons)

    def goods(self, observation, chairs) -> str:
        return str(observation.paid)

    aside = goods
    result = goods

    def explanation(self, observation) -> list[str]:
        return []

    def numbers(self, observation, events) -> list[tuple[str, str]]:
        return [(event.kind, str(event.data)) for event in events]

    def rest(self, events, then=()) -> int:
        return 100 * len(events) + 10 * len(then)
