"""What is counted of a finished game of Wild World for its balance report."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.balance import Counts
from boardwright.core.events import Event
from boardwright.games.wild_world.data.facts import NO_CARD
from boardwright.games.wild_world.data.terms import REGIONS, SCORING
from boardwright.games.wild_world.rules.scoring import SOURCES
from boardwright.games.wild_world.rules.state import WildState

ACTS = ("place", "buy", "bonus", "fight", "rest", "idle", "home", "travel", "discard", "unlock", "substitute")
"""Events that stand for an act of their own."""


class Tally:
    """The counts of one game. A name is a word, then what is counted, then how."""

    def __init__(self, state: WildState, events: Sequence[Event]) -> None:
        self.counts: Counts = Counts()
        self._state = state
        self._round = 0
        self._results(next(event.data["seat"] for event in events if event.kind == "starter"))
        for event in events:
            self._note(event.kind, event.data)
        self._remains()

    # Players, boards, monsters

    def _results(self, starter: int) -> None:
        """Points and wins, by source, place in turn order and board."""
        state, counts = self._state, self.counts
        scores, ranks = state.scores(), state.ranking()
        for seat, score in enumerate(scores):
            board = state.data.boards[state.boards[seat]].id
            names: list[tuple[str, str | int]] = [
                ("turn order", int((seat - starter) % state.players)),
                ("board", board),
            ]
            if state.variants.sides == "mixed":
                names.append(("board of either side", board))
            for name in names:
                counts[*name, "players"] += 1
                counts[*name, "points"] += score
                counts[*name, "wins"] += state.players * (ranks[seat] == 1)
                counts[*name, "squares"] += state.players**2 * (ranks[seat] == 1)
            for source, points in zip(SOURCES, state.sources(seat)):
                counts["source", source] += points
            counts["workers",] += state.workers[seat]
            for region, _ in enumerate(state.data.boards[state.boards[seat]].regions):
                counts["region", board, region] += len(state.regions[seat * REGIONS + region])

    def _remains(self) -> None:
        """Monsters defeated or not, and cards that are still in hand."""
        state, counts = self._state, self.counts
        scores, ranks = state.scores(), state.ranking()
        for seat in range(state.players):
            for slot, number in enumerate(state.monsters[seat]):
                monster = state.data.monsters[number]
                counts["monster", monster.id, "dealt"] += 1
                counts["monster", monster.id, "wins"] += state.players * (ranks[seat] == 1)
                counts["monster", monster.id, "points"] += scores[seat]
                if state.tucked[seat][slot] != NO_CARD:
                    counts["monster", monster.id, "defeated"] += 1
                    if monster.kind == SCORING:
                        counts["monster", monster.id, "criterion"] += state.criterion_points(seat, monster)
            for card in state.hands[seat]:
                self._card(state.data.creatures[card].id, "kept")

    # Events

    def _note(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "round":
            self._round = data["round"]
        if kind in ACTS:
            self.counts["act", kind] += 1
        if kind in ("end", "idle"):
            self.counts["turns", self._round] += 1
        if kind in ("buy", "home", "discard"):
            self._card(data["card"], kind)
        elif kind == "travelled":
            self._card(data["card"], "travel")
        elif kind == "fight":
            self._card(data["card"], "fight")
            self.counts["monster", data["monster"], "rounds"] += self._round
        elif kind in ("dealt", "drawn"):
            self._card(data["card"], "drawn")
        elif kind in ("market", "refill"):
            self._card(data["card"], "offered")
        elif kind == "faceup":
            self._card(data["card"], "taken")
        else:
            self._note_space(kind, data)

    def _note_space(self, kind: str, data: dict[str, Any]) -> None:
        if kind in ("place", "bonus"):
            self.counts["space", data["space"], kind] += 1
        elif kind == "action":
            self.counts["action", data["action"], data["which"]] += 1
        elif kind == "rest":
            self.counts["island", data["to"]] += 1

    def _card(self, card: str, what: str) -> None:
        self.counts["card", card, what] += 1
