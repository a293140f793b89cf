"""The sentences of Splitz: notation, log lines, prompts and labels."""

from collections.abc import Sequence

from boardwright.core.errors import NotationError
from boardwright.core.events import Event
from boardwright.core.game import Game
from boardwright.core.lines import Line, Piece, Prompt, Who, spaced
from boardwright.games.splitz.data.facts import card_name
from boardwright.games.splitz.game import Splitz
from boardwright.games.splitz.rules.actions import (
    CUTS,
    DISCARD,
    DIVIDE,
    DRAW,
    FIRST_TO,
    JOKER_TO,
    LEAD,
    NUM_ACTIONS,
    NUM_CHANCE,
    VOTE,
)
from boardwright.games.splitz.view.observation import SplitzObservation
from boardwright.games.splitz.words.colors import paint
from boardwright.games.splitz.words.log import heading, log_line
from boardwright.games.splitz.words.outcome import outcome
from boardwright.games.splitz.words.prompt import prompt, status


class Words:
    """What Splitz calls its actions, events and decisions.

    Its notations, with the colours white, blue and black of the printed edition:

    - `divide 2 5`: a divider after the second card of the part, one after the fifth (SZ-14)
    - `discard blue`: throw out that part (SZ-15)
    - `vote black`: claim that part (SZ-20)
    - `first 7`: the waiting jokers join the 7s (SZ-45)
    - `joker 8`: this joker joins the 8s (SZ-42)
    - chance: `lead 0`, that seat leads first (SZ-3); `draw 7` or `draw J`, the next card (SZ-11)
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Splitz)
        self.colors = game.data.colors
        texts = [self._text(action) for action in range(NUM_ACTIONS + NUM_CHANCE)]
        self._texts = texts
        self._numbers = {text: action for action, text in enumerate(texts)}

    def action_text(self, action: int) -> str:
        if not 0 <= action < len(self._texts):
            raise NotationError(f"Splitz has no action {action}.")
        return self._texts[action]

    def action_from_text(self, text: str) -> int:
        action = self._numbers.get(" ".join(text.split()))
        if action is None:
            raise NotationError(f"{text!r} is no action of Splitz; say for instance {self._example()}.")
        return action

    def log_line(self, event: Event) -> Line | None:
        return log_line(event)

    def log_heading(self, event: Event) -> str | None:
        return heading(event)

    def prompt(self, observation: SplitzObservation) -> Prompt:
        return prompt(observation, self.colors)

    def outcome(self, observation: SplitzObservation) -> Prompt:
        return outcome(observation)

    def status(self, observation: SplitzObservation, seat: int) -> str:
        return status(observation, seat)

    def progress(self, observation: SplitzObservation) -> tuple[str]:
        last = observation.rounds
        if observation.phase == "over":
            return (f"Finished after {last} rounds",)
        now = max(observation.row_round, 1)
        return (f"Round {now} of {last}" + (", the last" if now == last else ""),)

    def act_label(self, observation: SplitzObservation, action: int) -> Line:
        """What choosing it means, as cards and counts."""
        if action >= FIRST_TO:
            return _card(action - FIRST_TO + 1)
        if action >= JOKER_TO and observation.seat is not None:
            denomination = action - JOKER_TO + 1
            count = observation.count(observation.seat, denomination)
            return *_card(denomination), f" (now {count}, then {count + 1})"
        if action >= DISCARD:
            color = (action - DISCARD) % len(self.colors)
            start, stop = observation.bounds[color : color + 2]
            return Piece("part", self.colors[color]), ": ", *_cards(observation.row[start:stop])
        i, j = CUTS[action - DIVIDE]
        start, stop = observation.bounds
        cards = observation.row[start:stop]
        return *_cards(cards[:i]), " | ", *_cards(cards[i:j]), " | ", *_cards(cards[j:])

    def summary(self, observation: SplitzObservation) -> list[Line]:
        """The row and everybody's stacks."""
        lines: list[Line] = [self._row(observation)]
        lines += [_stacks(observation, seat) for seat in range(observation.players)]
        deck = [(*_card(card), f"x{count}") for card, count in enumerate(observation.deck) if count]
        lines.append((f"Deck, {observation.deck_left} cards: ", *spaced(deck)))
        return lines

    def paint(self, piece: Piece) -> tuple[str, str] | None:
        return paint(piece, self.colors)

    def _row(self, observation: SplitzObservation) -> Line:
        if observation.phase == "divide":
            return self._undivided(observation)
        if len(observation.bounds) < 3:
            return "Row: ", *_cards(observation.row)
        parts: list[Line] = []
        for color, (start, stop) in enumerate(zip(observation.bounds, observation.bounds[1:])):
            name = Piece("part", self.colors[color])
            out = ("thrown out ",) if color == observation.thrown else ()
            parts.append((*out, name, " ", *_cards(observation.row[start:stop])))
        return "Row: ", *spaced(parts, " | ")

    def _undivided(self, observation: SplitzObservation) -> Line:
        """The cards to be divided, with the places where a divider may stand between them."""
        start, stop = observation.bounds
        what: Line = (Piece("part", self.colors[observation.path[-1]]),) if observation.path else ("Row",)
        line: Line = (*what, ": ", *_card(observation.row[start]))
        for place, card in enumerate(observation.row[start + 1 : stop], start=1):
            line += (f" ({place}) ", *_card(card))
        return line

    def _text(self, action: int) -> str:
        if action >= DRAW:
            return f"draw {card_name(action - DRAW)}"
        if action >= LEAD:
            return f"lead {action - LEAD}"
        if action >= FIRST_TO:
            return f"first {action - FIRST_TO + 1}"
        if action >= JOKER_TO:
            return f"joker {action - JOKER_TO + 1}"
        if action >= VOTE:
            return f"vote {self.colors[action - VOTE]}"
        if action >= DISCARD:
            return f"discard {self.colors[action - DISCARD]}"
        return "divide {} {}".format(*CUTS[action - DIVIDE])

    def _example(self) -> str:
        return f"'divide 2 4', 'vote {self.colors[1]}' or 'joker 8'"


def _card(card: int) -> Line:
    return (Piece("card", str(card_name(card))),)


def _cards(cards: Sequence[int]) -> Line:
    return spaced([_card(card) for card in cards])


def _stacks(observation: SplitzObservation, seat: int) -> Line:
    stacks: list[Line] = [
        (*_card(denomination), f"x{observation.count(seat, denomination)}")
        for denomination, number in enumerate(observation.stacks[seat])
        if number
    ]
    if observation.waiting[seat]:
        stacks.append((Piece("card", "J"), f"x{observation.waiting[seat]} waiting"))
    return Who(seat), f", {observation.scores[seat]} points: ", *(spaced(stacks) or ("no cards",))
