"""What a bot knows of Splitz."""

from __future__ import annotations
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from boardwright.core.game import Game
from boardwright.games.splitz.actions import CUTS, DISCARD, DIVISIONS, VOTE
from boardwright.games.splitz.data import CARDS
from boardwright.games.splitz.prospects import Prospects
from boardwright.games.splitz.rules import SplitzState
from boardwright.games.splitz.voting import Voting, softmax, solve

if TYPE_CHECKING:
    from boardwright.games.splitz.view import SplitzObservation

SHARP = 0.2


class Knowledge:
    def __init__(self, game: Game) -> None:
        self._data = game.data

    def value(self, state: SplitzState, seat: int) -> float:
        counts = [[state.count(s, d) for d in range(CARDS)] for s in range(state.players)]
        for taking in state.takings:
            for card in state.row[taking.start:taking.stop]:
                if card: counts[taking.seat][card] += 1
        return Prospects(self._data.denominations, counts, state.waiting, state.deck).merits()[seat]

    def weights(self, o: SplitzObservation, seat: int, actions: Sequence[int]):
        if o.phase not in ("divide", "discard", "vote"):
            return None
        counts = [[o.count(s, d) for d in range(CARDS)] for s in range(o.players)]
        prospects = Prospects(self._data.denominations, counts, o.waiting, o.deck)
        if o.players == 2:
            w = Duel(o, prospects).weights(seat, actions)
        else:
            w = Crowd(o, prospects).weights(seat, actions)
        return w


class Duel:
    def __init__(self, o, prospects):
        self.o = o
        self.prospects = prospects
        self.memo = {}

    def weights(self, seat, actions):
        o = self.o
        bounds = o.bounds
        if o.phase == "divide":
            start, stop = bounds
            values = []
            for a in actions:
                i, j = CUTS[a]
                b = [start, start+i, start+j, stop]
                values.append(self.row(b) if not o.path else self.split(b))
            return softmax(values, SHARP)
        if o.phase == "discard":
            m = self.matrix(bounds)
            return softmax([-solve(drop(m, a - DISCARD))[0] for a in actions], SHARP)
        m = self.matrix(bounds)
        if o.thrown >= 0:
            m = drop(m, o.thrown)
        if seat != o.leader:
            m = [[-x for x in col] for col in zip(*m)]
        return solve(m)[1]

    def row(self, b):
        m = self.matrix(b)
        return min(solve(drop(m, t))[0] for t in range(3))

    def split(self, b):
        return solve(self.matrix(b))[0]

    def matrix(self, b):
        parts = list(zip(b, b[1:]))
        L = self.o.leader
        take = [[self.prospects.gain(s, self.o.row[x:y])[L] for x, y in parts] for s in (L, 1-L)]
        return [[take[0][i] + take[1][j] if i != j else self.contest(*parts[i]) for j in range(len(parts))] for i in range(len(parts))]

    def contest(self, start, stop):
        if stop - start == 1:
            return 0.0
        key = start, stop
        if key not in self.memo:
            if stop - start == 2:
                v = self.split([start, start+1, stop])
            else:
                v = max(self.split([start, start+CUTS[a][0], start+CUTS[a][1], stop]) for a in DIVISIONS[stop-start])
            self.memo[key] = v
        return self.memo[key]


def drop(m, t):
    return [[x for j, x in enumerate(r) if j != t] for i, r in enumerate(m) if i != t]


class Crowd:
    def __init__(self, o, prospects):
        self.o = o
        self.prospects = prospects

    def weights(self, seat, actions):
        o = self.o
        if o.phase == "divide":
            start, stop = o.bounds
            values = []
            for a in actions:
                i, j = CUTS[a]
                values.append(self.expected([start, start+i, start+j, stop]))
            return softmax(values, SHARP)
        v = self.voting(o.bounds)
        return v.chances[o.voters.index(seat)]

    def gains(self, b):
        return [[self.prospects.gain(s, self.o.row[x:y]) for s in self.o.voters] for x, y in zip(b, b[1:])]

    def voting(self, b):
        voters = self.o.voters
        gains = [[[g[v] for v in voters] for g in part] for part in self.gains(b)]
        return Voting(gains, [y - x for x, y in zip(b, b[1:])])

    def expected(self, b):
        L = self.o.leader
        return self.voting(b).expected([[g[L] for g in part] for part in self.gains(b)])
