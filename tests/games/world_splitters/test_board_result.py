"""The result: places, points by source, the last count step by step."""

import re

import pytest

from boardwright.core.events import Event
from boardwright.games.world_splitters.rules.position import MONEY, OPEN_LAND, SETS
from tests.games.world_splitters.looking import CHAIRS, begun, positions
from tests.games.world_splitters.scenario import COUNTS


@pytest.mark.rule("WS-60", "WS-61", "WS-62", "WS-63")
@pytest.mark.parametrize("players", COUNTS)
def test_the_count_shows_every_source_and_every_score(players: int):
    game, state = list(positions(players, "pompa", players))[-1]
    observation = game.observation(state, 0)
    table = game.board.goods(observation, CHAIRS[:players]).split("<tbody>")[1].split("</tbody>")[0]
    rows = [re.sub(r"<[^>]+>", " ", row).split() for row in table.split("</tr>")[:-1]]
    order = sorted(range(players), key=lambda seat: state.ranking()[seat])
    for seat, row in zip(order, rows):
        assert row[-1].replace("−", "-") == str(state.scores()[seat])
        for source in (SETS, MONEY, OPEN_LAND):
            points = str(state.sources[seat][source]).replace("-", "−")
            assert points in [cell.lstrip("+") for cell in row]


def test_the_last_count_names_the_richest_and_every_open_region():
    game, state = list(positions(4, "kanal", 2))[-1]
    counted = game.board.goods(game.observation(state, None), CHAIRS[:4])
    assert "is richest with" in counted
    assert counted.count("Open region of") == len(state.open_regions())


def test_the_best_stands_first():
    game, state = list(positions(3, "gimmicks", 1))[-1]
    podium = game.board.result(game.observation(state, None), CHAIRS[:3])
    places = [int(seat) for seat in re.findall(r'id="place-(\d)"', podium)]
    assert places == sorted(range(3), key=lambda seat: state.ranking()[seat])


def test_the_game_in_numbers():
    game, state = begun(3)
    events: list[Event] = []
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, state.legal_actions(seat)[0], events)
    numbers = dict(game.board.numbers(game.observation(state, None), events))
    assert numbers["Turns"] == str(state.turn)
    assert numbers["Highest bid"] == "0"
    assert game.board.rest(events) > game.board.rest([])
