"""The toy as a Game."""

from dataclasses import dataclass

from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Piece, Prompt
from boardwright.core.observation import Observation
from tests.testing.toy.state import BETS, CARDS, HANDS, NONE, ToyState


@dataclass(frozen=True)
class ToyObservation(Observation):
    own_card: int
    own_bet: int
    dealt: tuple[bool, ...]
    committed: tuple[bool, ...]
    discards: tuple[int, ...]
    played: int
    points: tuple[int, ...]


class Toy(Game):
    state_class = ToyState

    def __init__(self, title, players, options, edition) -> None:
        super().__init__(title, players, options, edition)
        self.num_actions = BETS
        self.num_chance = CARDS
        self.max_decisions = players * HANDS

    def new(self) -> ToyState:
        return self.state_class(self.players)

    def _observe(self, state: ToyState, seat: int | None) -> Observation:
        return ToyObservation(
            seat,
            state.actors(),
            () if seat is None else tuple(state.legal_actions(seat)),
            NONE if seat is None else state.hands[seat],
            NONE if seat is None else state.bets[seat],
            tuple(card != NONE for card in state.hands),
            tuple(bet != NONE for bet in state.bets),
            tuple(state.discards),
            state.played,
            tuple(state.points),
        )

    def conserved(self, state: ToyState) -> dict[str, int]:
        held = sum(card != NONE for card in state.hands)
        return {"cards": sum(state.deck) + sum(state.discards) + held}

    def _module(self, name: str):
        from tests.testing.toy import game

        return game


class Words:
    def __init__(self, game: Game) -> None:
        bets = [f"bet {bet}" for bet in range(BETS)]
        self.texts = bets + [f"deal {card}" for card in range(1, CARDS + 1)]

    def action_text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise NotationError(f"There is no action {action}.")
        return self.texts[action]

    def action_from_text(self, text: str) -> int:
        if text not in self.texts:
            raise NotationError(f"{text!r} is no action.")
        return self.texts.index(text)

    def log_line(self, event: Event) -> Line | None:
        return (f"{event.kind} {event.data}",)

    def log_heading(self, event: Event) -> str | None:
        return None

    def prompt(self, observation: ToyObservation) -> Prompt:
        return Prompt(("Bet on your card",), ("The highest bet wins.",))

    def act_label(self, observation: ToyObservation, action: int) -> Line:
        return (self.action_text(action),)

    def status(self, observation: ToyObservation, seat: int) -> str:
        return "betting" if seat in observation.actors else ""

    def progress(self, observation: ToyObservation) -> tuple[str]:
        return (f"Hand {min(observation.played + 1, HANDS)} of {HANDS}",)

    def summary(self, observation: ToyObservation) -> list[Line]:
        return [(f"Points {observation.points}",)]

    def paint(self, piece: Piece) -> None:
        return None
