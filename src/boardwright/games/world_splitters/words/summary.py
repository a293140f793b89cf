"""A position of World Splitters as lines of text, for a terminal."""

from boardwright.core.lines import Line, Piece, Who, counted, signed, spaced
from boardwright.games.world_splitters.data.facts import COLORS, WorldData
from boardwright.games.world_splitters.view.observation import WorldObservation
from boardwright.games.world_splitters.words.map import SEATS, TextMap
from boardwright.games.world_splitters.words.names import COLOR_NAMES, coins, tile


def summary(observation: WorldObservation, data: WorldData, shows_purses: bool) -> list[Line]:
    """The map, the players in order of initiative, the bonus tiles and what is left."""
    lines = TextMap(observation, data).lines()
    lines += [
        _seat(observation, seat, shows_purses) for seat in observation.track or range(observation.players)
    ]
    lines.append(_tiles(observation, data))
    left = f"{counted(observation.supply, 'fence')} left, {counted(observation.markers, 'marker')} left"
    lines.append((f"{left}. F fence, S scenery, ^ obelisk.",))
    return lines


def _seat(observation: WorldObservation, seat: int, shows_purses: bool) -> Line:
    colors = ", ".join(
        f"{count} {COLOR_NAMES[color]}" for color, count in zip(COLORS, observation.colors[seat])
    )
    is_known = shows_purses or seat == observation.seat or observation.phase == "over"
    purse: Line = (", ", *coins(observation.coins[seat]), " coins") if is_known else ()
    facts = f", {counted(observation.explorers_left[seat], 'explorer')} left, {colors}"
    mark = Piece("explorer", SEATS[seat])
    return mark, " ", Who(seat), f", {counted(observation.scores[seat], 'point')}{facts}", *purse


def _tiles(observation: WorldObservation, data: WorldData) -> Line:
    left = [
        (*tile(size + 1), f" {signed(data.bonus_points[size])}")
        for size, owner in enumerate(observation.tiles)
        if owner < 0
    ]
    return ("Bonus tiles by size: ", *spaced(left, ", ")) if left else ("No bonus tile is left",)
