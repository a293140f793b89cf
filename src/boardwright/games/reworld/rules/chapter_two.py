"""Chapter Two of Reworld: undocking (RW-40 to RW-62)."""

from typing import Any

from boardwright.games.reworld.data.tiles import (
    FAMILY,
    KINDS,
    LETTERS,
    ROWS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from boardwright.games.reworld.rules.actions import (
    DEFEND,
    LAUNCH,
    SACRIFICE,
    TASK,
    TRANSPORT,
    UNDOCK,
    USES,
)
from boardwright.games.reworld.rules.closing import Closing
from boardwright.games.reworld.rules.position import (
    COUPLING,
    NOWHERE,
    ORDERING,
    READING,
    SETTLING,
    SPECIAL,
    TASKS,
)
from boardwright.games.reworld.rules.settlement import (
    chooses_city,
    city_points,
    open_cities,
    settling_points,
    size,
    task_points,
)


class ChapterTwo(Closing):
    """What the modules at the open ends are used for."""

    __slots__ = ()

    # Undocking

    def _begin_chapter_two(self) -> None:
        """RW-26, RW-40: the owner of the marker begins."""
        if self._events is not None:
            self._tell("chapter", {"chapter": 2, "marker": self.marker})
        self._next_turn_two(self.marker)

    def _turns_two(self) -> list[int]:
        """RW-42, RW-43: what the open ends of the docking rows can be used for."""
        actions = []
        for row, tiles in enumerate(self.rows_of(self.actor)):
            for use in self._uses(tiles):
                actions.append(UNDOCK + row * USES + use)
        return actions

    def _uses(self, row: tuple[int, ...]) -> list[int]:
        if not row:
            return []
        tile = row[-1]
        if FAMILY[tile] == TERRABOT:
            return [LAUNCH]
        if FAMILY[tile] == SHUTTLE:
            return [DEFEND, TRANSPORT] if self.data.shields[tile] else [TRANSPORT]  # RW-47
        if FAMILY[tile] == UNIT:
            has_shuttle_behind = len(row) > 1 and FAMILY[row[-2]] == SHUTTLE
            return [TRANSPORT, SACRIFICE] if has_shuttle_behind else [SACRIFICE]  # RW-49
        return [DEFEND, TASK]

    def _undock(self, row: int, use: int) -> None:
        self.row = row
        if use == TRANSPORT:
            self._transport(row)
            return
        tile = self._remove(row)
        if use == LAUNCH:
            self._launch(tile)
        elif use == DEFEND:
            self._defend(tile)
        elif use == TASK:
            self._begin_task(tile)
        else:
            self._sacrifice(tile)

    def _launch(self, tile: int) -> None:
        """RW-44, RW-45: a terrabot founds the city of its letter, or joins it."""
        seat, letter = self.actor, tile  # terrabots are the first kinds, by letter
        if not self.cities[seat * ROWS + letter]:
            self.signs[letter] += (seat,)
        self.cities[seat * ROWS + letter] += (tile,)
        tiles = size(self.cities[seat * ROWS + letter])
        self._end_turn_two(LAUNCH, tile, 0, {"city": LETTERS[letter], "size": tiles})

    def _defend(self, tile: int) -> None:
        """RW-46, RW-60: a shuttle or satellite goes to the defence row with its shields."""
        self.defence[self.actor] += (tile,)
        self._end_turn_two(DEFEND, tile, 0, {"shields": self.data.shields[tile]})

    def _sacrifice(self, tile: int) -> None:
        """RW-59: a builder unit goes to the box."""
        self.box[self.actor] += (tile,)
        self._end_turn_two(SACRIFICE, tile, 0, {})

    # Tasks of satellites

    def _begin_task(self, tile: int) -> None:
        """RW-61: the task is scored as the settlement is now."""
        self.tile = tile
        seat = self.actor
        if not chooses_city(tile):
            self._score_task(NOWHERE, task_points(tile, self.cities_of(seat), self.shields(seat)))
            return
        founded = self._founded(seat)
        if not founded:
            self._score_task(NOWHERE, 0)  # RW-R26
        elif len(founded) == 1:
            self._read(founded[0])
        else:
            self.phase = READING

    def _read(self, city: int) -> None:
        self._score_task(city, city_points(self.tile, self.cities[self.actor * ROWS + city]))

    def _score_task(self, city: int, points: int) -> None:
        """RW-61: the satellite then goes to the satellites row (RW-R27)."""
        self._score(self.actor, TASKS, points)
        self.satellites[self.actor] += (self.tile,)
        self._end_turn_two(TASK, self.tile, points, {"city": LETTERS[city] if city >= 0 else None})

    # Transport

    def _transport(self, row: int) -> None:
        """RW-48, RW-49: the shuttle leaves its row, together with a unit in front of it."""
        has_unit_in_front = FAMILY[self.docked[self.actor * ROWS + row][-1]] == UNIT
        if has_unit_in_front:
            self._couple(row)
        self.tile = self._remove(row)
        self._ask_to_couple()

    def _couple(self, row: int) -> None:
        """RW-50: each manoeuvre finds the open ends that the ones before have left."""
        unit = self._remove(row)
        self.coupled += (unit,)
        self.coupled_rows += (row,)
        if self._events is not None:
            coupled = {"seat": self.actor, "row": row + 1, "tile": KINDS[unit]}
            self._tell("couple", coupled)

    def _ask_to_couple(self) -> None:
        """RW-48: up to two units."""
        if len(self.coupled) < 2 and self._open_units():
            self.phase = COUPLING
        else:
            self._fly()

    def _open_units(self) -> list[int]:
        """The rows whose open end is a builder unit."""
        rows = self.rows_of(self.actor)
        return [row for row, tiles in enumerate(rows) if tiles and FAMILY[tiles[-1]] == UNIT]

    def _fly(self) -> None:
        """RW-51: the player chooses which unit settles first; equal ones leave no choice."""
        self.cargo = self.coupled
        if len(self.cargo) == 2 and self.cargo[0] != self.cargo[1]:
            self.phase = ORDERING
        else:
            self._settle_cargo()

    def _order(self, first: int) -> None:
        self.cargo = (self.coupled[first], self.coupled[1 - first])
        self._settle_cargo()

    def _settle_cargo(self) -> None:
        """RW-55, RW-56: a unit must settle if any city is open to it, otherwise it goes to the box."""
        while self.cargo:
            cities = open_cities(self.cargo[0], self.cities_of(self.actor))
            if len(cities) > 1:
                self.phase = SETTLING
                return
            self._settle(cities[0] if cities else NOWHERE)
        self._land()

    def _settle(self, city: int) -> None:
        """RW-57: a special unit scores the row that it has come to."""
        seat, unit = self.actor, self.cargo[0]
        self.cargo = self.cargo[1:]
        points = 0
        tiles = 0
        if city == NOWHERE:
            self.box[seat] += (unit,)
        else:
            points = settling_points(unit, self.cities[seat * ROWS + city])
            self.cities[seat * ROWS + city] += (unit,)
            tiles = size(self.cities[seat * ROWS + city])
            self._score(seat, SPECIAL, points)
        self.settled += ((unit, city, tiles, points),)
        if self._events is not None:
            self._tell("settle", {"seat": seat} | _settling(self.settled[-1]))

    def _land(self) -> None:
        """RW-58: the shuttle goes to the shuttles row."""
        self.shuttles[self.actor] += (self.tile,)
        points = sum([points for _, _, _, points in self.settled])
        cargo: dict[str, Any] = {}
        if self._events is not None:
            coupled = zip(self.coupled_rows, self.coupled)
            cargo["coupled"] = [{"row": row + 1, "tile": KINDS[unit]} for row, unit in coupled]
            cargo["settled"] = [_settling(settled) for settled in self.settled]
        self._end_turn_two(TRANSPORT, self.tile, points, cargo)

    # Small helpers

    def _founded(self, seat: int) -> list[int]:
        return [city for city, tiles in enumerate(self.cities_of(seat)) if tiles]

    def _remove(self, row: int) -> int:
        """Undock the open end of a row (RW-42)."""
        tiles = self.docked[self.actor * ROWS + row]
        self.docked[self.actor * ROWS + row] = tiles[:-1]
        return tiles[-1]


def _settling(settled: tuple[int, int, int, int]) -> dict[str, Any]:
    unit, city, tiles, points = settled
    name = LETTERS[city] if city != NOWHERE else None
    return {"tile": KINDS[unit], "city": name, "size": tiles, "points": points}
