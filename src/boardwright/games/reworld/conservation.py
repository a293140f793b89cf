"""Where the pieces of Reworld are: they neither grow nor shrink in number."""

from boardwright.games.reworld.data.facts import SHIPS
from boardwright.games.reworld.data.tiles import KINDS, LETTERS, NO_TILE
from boardwright.games.reworld.rules.state import ReworldState


def pieces_everywhere(state: ReworldState) -> dict[str, int]:
    """Modules of each kind, cards of each value, ships and signs, wherever they are, by name."""
    return {
        **{f"module {kind}": count for kind, count in zip(KINDS, _modules(state))},
        **{f"card {value}": count for value, count in enumerate(_cards(state)) if value},
        "ships": len(_ships(state)),
        **{f"sign {letter}": count for letter, count in zip(LETTERS, _signs(state))},
    }


def _modules(state: ReworldState) -> list[int]:
    totals = [in_bag + removed for in_bag, removed in zip(state.bag, state.removed)]
    on_board = [*state.docked, *state.cities, *state.box, state.ports, (state.tile,), _units_aboard(state)]
    for tiles in (*on_board, *state.defence, *state.shuttles, *state.satellites):
        for kind in tiles:
            if kind != NO_TILE:
                totals[kind] += 1
    return totals


def _units_aboard(state: ReworldState) -> tuple[int, ...]:
    """The coupled units that have neither settled nor gone to the box."""
    return state.cargo if state.settled else state.coupled


def _cards(state: ReworldState) -> list[int]:
    totals = list(state.deck)
    for cards in (*state.hands, *state.discarded):
        totals = [total + count for total, count in zip(totals, cards)]
    for value in (*state.tops, *[value for below in state.belows for value in below], state.hidden_card):
        totals[value] += value > 0
    return totals


def _ships(state: ReworldState) -> list[int]:
    left = [ship for ship in range(len(SHIPS)) if state.ships_left >> ship & 1]
    return left + [ship for ships in state.ships for ship in ships]


def _signs(state: ReworldState) -> list[int]:
    """Signs of each letter: those in the supply, and those of founded cities."""
    founded = [
        sum(bool(city) for city in state.cities[letter :: len(LETTERS)]) for letter in range(len(LETTERS))
    ]
    supply = [len(names) - len(seats) for names, seats in zip(state.data.signs, state.signs)]
    return [left + used for left, used in zip(supply, founded)]
