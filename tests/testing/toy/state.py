"""The rules of the toy: of those who bet most on their hidden card, the best card wins all bets."""

from boardwright.core.dice import Dice
from boardwright.core.events import Event
from boardwright.core.state import CHANCE, OVER, State

CARDS = 7
BETS = 3
DEAL = BETS
"""Chance outcome: card 1, 2, ... is dealt."""
HANDS = 2
NONE = -1


class ToyState(State):
    __slots__ = ("bets", "deck", "discards", "hands", "played", "players", "points")

    players: int
    played: int
    deck: list[int]
    """1 for each card that is in the deck, by card from 0."""
    discards: list[int]
    hands: list[int]
    bets: list[int]
    points: list[int]

    def __init__(self, players: int, blank: bool = False) -> None:
        super().__init__()
        self.players = players
        if blank:
            return
        self.played = 0
        self.deck = [1] * CARDS
        self.discards = [0] * CARDS
        self.hands = [NONE] * players
        self.bets = [NONE] * players
        self.points = [0] * players

    def actors(self) -> tuple[int, ...]:
        if self.actor < 0:
            return (CHANCE,) if self.actor == CHANCE else ()
        return tuple(seat for seat in range(self.players) if self.bets[seat] == NONE)

    def legal_actions(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        return list(range(BETS))

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        return [(DEAL + card, 1) for card in range(CARDS) if self.deck[card]]

    def draw(self, dice: Dice) -> int:
        outcomes = self.chance_outcomes()
        return outcomes[dice.below(len(outcomes))][0]

    def scores(self) -> list[int]:
        return self.points.copy()

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def _carry_out(self, seat: int, action: int) -> None:
        if action >= DEAL:
            self._deal(action - DEAL)
        else:
            self._bet(seat, action)

    def _deal(self, card: int) -> None:
        seat = self.hands.index(NONE)
        self.deck[card] = 0
        self.hands[seat] = card
        if self._events is not None:
            self._tell("dealt", {"player": seat}, final=True)
            self._events.append(self._hand_event(seat, card))
        if NONE not in self.hands:
            self.actor = 0

    def _hand_event(self, seat: int, card: int) -> Event:
        return Event("hand", {"card": card + 1}, (seat,), True)

    def _bet(self, seat: int, bet: int) -> None:
        self.bets[seat] = bet
        if self._events is not None:
            self._tell("commit", {"player": seat}, final=True)
        waiting = self.actors()
        if waiting:
            self.actor = waiting[0]
        else:
            self._reveal()

    def _reveal(self) -> None:
        highest = max(self.bets)
        rivals = [seat for seat in range(self.players) if self.bets[seat] == highest]
        winner = max(rivals, key=lambda seat: self.hands[seat])
        self.points[winner] += sum(self.bets)
        if self._events is not None:
            self._tell("reveal", {"hands": self.hands.copy(), "winner": winner}, final=True)
        for card in self.hands:
            self.discards[card] = 1
        self.hands = [NONE] * self.players
        self.bets = [NONE] * self.players
        self.played += 1
        self.actor = CHANCE if self.played < HANDS else OVER

    def clone(self) -> "ToyState":
        other = type(self)(self.players, True)
        other.actor = self.actor
        other.played = self.played
        for name in ("deck", "discards", "hands", "bets", "points"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def __eq__(self, other: object) -> bool:
        names = ("actor", *ToyState.__slots__)
        return isinstance(other, ToyState) and all(
            getattr(self, name) == getattr(other, name) for name in names
        )

    __hash__ = None  # type: ignore[assignment]

    def resample(self, seat: int | None, dice: Dice) -> "ToyState":
        other = self.clone()
        self._resample_hands(other, seat, dice)
        self._resample_bets(other, seat, dice)
        return other

    def _resample_hands(self, other: "ToyState", seat: int | None, dice: Dice) -> None:
        hidden = [s for s in range(self.players) if s != seat and self.hands[s] != NONE]
        for s in hidden:
            other.deck[self.hands[s]] = 1
        for s in hidden:
            pool = [card for card in range(CARDS) if other.deck[card]]
            other.hands[s] = pool[dice.below(len(pool))]
            other.deck[other.hands[s]] = 0

    def _resample_bets(self, other: "ToyState", seat: int | None, dice: Dice) -> None:
        for s in range(self.players):
            if s != seat and self.bets[s] != NONE:
                other.bets[s] = dice.below(BETS)

    def _why_illegal(self, seat: int, action: int) -> tuple[str, str]:
        if seat in self.actors():
            return f"There is no action {action}; bet 0, 1 or 2.", "TOY-2"
        return "This seat has nothing to bet now.", "TOY-1"
