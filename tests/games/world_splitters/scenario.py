"""World Splitters laid out by hand, said as the specification says it: fences, explorers, bids, steps."""

from collections.abc import Mapping
from typing import Any

from boardwright.core.game import Game
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.games.world_splitters import TITLE
from boardwright.games.world_splitters.data.facts import COLORS
from boardwright.games.world_splitters.data.loading import load
from boardwright.games.world_splitters.data.plan import members
from boardwright.games.world_splitters.rules.ground import Ground
from boardwright.games.world_splitters.rules.position import SOURCES
from boardwright.games.world_splitters.view.observation import Region
from tests.games.table import GivenTable

MAPS = ("nuta", "kanal", "gimmicks", "pompa")
COUNTS = (2, 3, 4, 5)
FULL_HANDS = {2: 10, 3: 8, 4: 8, 5: 8}
"""Explorers of each player, by number of players."""


def make(players: int, edition: dict[str, str] | None = None, **options: str) -> Game:
    """A game on one of the four maps, or on a map of an edition."""
    return TITLE.make(players, options, edition)


def small_game(players: int, rows: list[str], power: str = "nuta", markers: int = 8) -> Game:
    """A game on a small board of these rows, with whatever favors there are."""
    game: Any = make(players)
    text = map_text(rows, power, markers)
    game.data = load(text, "test", players, any_favors=True)
    game.num_actions, game.max_decisions = game.data.numbers.total, game.data.max_decisions()
    return game


def map_text(rows: list[str], power: str = "nuta", markers: int = 8, fences: str = "", more: str = "") -> str:
    """A data file with one map, `test`, without scenery."""
    return f"""
schema = "world_splitters/1"
fences_total = 38
max_enclosed = 8
enclosure_markers = {markers}
bonus_points = [7, 6, 5, 4, 4, 3, 3, 2]
bonus_colour = ["R", "Y", "G", "R", "Y", "G", "R", "Y"]

[maps.test]
name = "Test"
power = "{power}"
rows = {rows}
fences = {fences.split()}
scenery = []
{more}"""


class Table(GivenTable):
    """A game in which every choice is given.

    Everything goes through the checked door and is read from what a spectator sees.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan = self.state.ground.plan
        self.asked = 0
        """Decisions that players were asked for."""

    # Course of play

    def by(self, seat: int, act: str) -> "Table":
        """An act of this seat."""
        super().by(seat, act)
        self.asked += seat != CHANCE
        return self

    def bids(self, amounts: Mapping[int, int]) -> "Table":
        """Bids by seat; those of players without coins are made without asking."""
        for seat, amount in amounts.items():
            if self.state.legal_actions(seat):
                self.by(seat, f"bid {amount}")
        return self

    # What can be seen

    def options(self, seat: int | None = None) -> list[str]:
        """What may be done now by this seat, or by whoever is to act."""
        seat = self.actor if seat is None else seat
        return [self.game.action_text(action) for action in self.state.legal_actions(seat)]

    def choices(self) -> set[str]:
        """The spaces, borders or amounts of the options, without the verb."""
        return {option.split()[-1] for option in self.options()}

    @property
    def coins(self) -> list[int]:
        return list(self.seen.coins)

    @property
    def scores(self) -> list[int]:
        return list(self.seen.scores)

    @property
    def track(self) -> list[int]:
        return list(self.seen.track)

    def source(self, name: str) -> list[int]:
        """The points of each seat from one of the sources of section 15."""
        return [points[SOURCES.index(name)] for points in self.seen.sources]

    @property
    def explorers(self) -> dict[str, int]:
        """By space, whose explorer stands there."""
        standing = enumerate(self.seen.explorers)
        return {self.plan.spaces[space]: seat for space, seat in standing if seat >= 0}

    @property
    def favors(self) -> dict[str, str]:
        """By space, the favor that lies there."""
        lying = enumerate(self.seen.favors)
        return {self.plan.spaces[space]: COLORS[color] for space, color in lying if color >= 0}

    @property
    def fences(self) -> set[str]:
        return {self.plan.borders[border] for border in self.seen.fences}

    @property
    def regions(self) -> list[Region]:
        return list(self.seen.regions)

    def region(self, space: str) -> Region:
        """The region that a space lies in."""
        return next(region for region in self.regions if self.plan.spaces.index(space) in region.spaces)

    def spaces(self, region: Region) -> str:
        return self.names(region.spaces)

    def names(self, spaces: tuple[int, ...]) -> str:
        """Spaces by name, in alphabetical order."""
        return " ".join(sorted(self.plan.spaces[space] for space in spaces))

    @property
    def enclosed(self) -> list[str]:
        """The enclosed regions, by first space."""
        return [self.spaces(region) for region in self.regions if region.is_enclosed]

    def tile_owner(self, size: int) -> int:
        return self.seen.tiles[size - 1]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of this kind."""
        return [event.data for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in order."""
        return [event.kind for event in self.events]

    def log(self) -> list[str]:
        """The lines of the log, the players being A, B, C, D and E."""
        lines = [self.game.words.log_line(event) for event in self.events]
        return [plain(line, "ABCDE") for line in lines if line]


def table(
    board: str | Game,
    players: int = 3,
    power: str = "nuta",
    favors: str = "",
    fences: str = "",
    supply: int = 30,
    explorers: Mapping[int, str] | None = None,
    obelisks: str = "",
    coins: Mapping[int, int] | None = None,
    track: str = "",
    active: int = 0,
    markers: int = 0,
    taken: Mapping[int, str] | None = None,
    tiles: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    without_explorers: str = "",
) -> Table:
    """A turn that begins, on a map (`kanal`) or on a test board (`T6x3`).

    `favors` as "R:c2 G:d1" and `power` are for test boards. `fences` are added to those of the map.
    `explorers` by seat; `track` as "2 0 1"; `markers`: regions enclosed and scored before, besides
    those that the fences enclose. `taken` is favors as "RRG", by seat; `tiles` the owner by size;
    `points` what seats have from regions. The seats in `without_explorers` (a text of digits) have the
    rest of their explorers on the last vacant spaces of the map.
    """
    if board in MAPS:
        game = make(players, map=board)
    else:
        game = board if isinstance(board, Game) else small_game(players, _rows(board, favors), power)
    made = Table(game)
    state, plan = made.state, made.plan
    data = state.ground
    state.ground = Ground(plan, data.scenery, data.fences | _mask(plan.borders, fences), data.limit)
    assert state.ground.is_sound, "a hanging barrier is shut in"
    shut = [region for region in state.ground.regions if region & state.ground.enclosed]
    state.regions = (0,) * markers + tuple(shut)
    state.scored = len(state.regions)
    state.supply = supply
    for seat, spaces in (explorers or {}).items():
        state.explorers[seat] = _mask(plan.spaces, spaces)
    for seat in map(int, without_explorers):
        _stand_everywhere(state, seat)
    state.obelisks = _mask(plan.spaces, obelisks)
    for seat, amount in (coins or {}).items():
        state.coins[seat] = amount
    for seat, letters in (taken or {}).items():
        counts = tuple(letters.count(color) for color in COLORS)
        state.taken = (*state.taken[:seat], counts, *state.taken[seat + 1 :])
    for size, owner in (tiles or {}).items():
        state.tiles = (*state.tiles[: size - 1], owner, *state.tiles[size:])
    for seat, amount in (points or {}).items():
        state.sources[seat] = (0, amount, 0, 0, 0, 0)
    made.do(f"start {active}")
    if track:
        state.track = tuple(map(int, track.split()))
    return made


def _rows(size: str, favors: str) -> list[str]:
    width, height = map(int, size[1:].split("x"))
    rows = [["."] * width for _ in range(height)]
    for favor in favors.split():
        color, space = favor.split(":")
        rows[int(space[1:]) - 1][ord(space[0]) - ord("a")] = color
    return ["".join(row) for row in rows]


def _mask(names: list[str], chosen: str) -> int:
    return sum(1 << names.index(name) for name in chosen.split())


def _stand_everywhere(state: Any, seat: int) -> None:
    """Put the seat's remaining explorers on the last vacant spaces."""
    for space in members(state.vacant())[::-1][: state.explorers_left(seat)]:
        state.explorers[seat] |= 1 << space
