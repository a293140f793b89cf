"""The price of a port in words (RW-16 to RW-20)."""

from boardwright.core.lines import counted
from boardwright.games.reworld.board.payment import Way
from boardwright.games.reworld.board.scene import listed_values
from boardwright.games.reworld.rules.refusals import held_text, price_rule, price_text
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import port


def needs(demands: tuple[int, ...]) -> str:
    """What the cards beside a port demand."""
    return f"needs {listed_values(demands)}" if demands else "any one card"


def prices(demands: tuple[int, ...]) -> list[tuple[int, str]]:
    """The ways to pay, each with its number of cards."""
    if not demands:
        return [(1, "any card")]
    if len(demands) == 1:
        return [(1, f"the {demands[0]}"), (2, "any 2")]
    return [(2, listed_values(demands)), (3, f"3 with a {listed_values(demands, 'or')}"), (4, "any 4")]


def affordable(cheapest: Way) -> str:
    """That the viewer can pay, and with how many cards at least."""
    return f"you can pay, {counted(len(cheapest.cards), 'card')}"


def why_too_dear(observation: ReworldObservation, number: int) -> str:
    """Why the viewer's cards do not pay for a port, with the rule."""
    first, second = (*observation.demands[number], 0, 0)[:2]
    price, held = price_text(first, second), held_text(observation.hand)
    return f"{port(number)} {price}; {held}. ({price_rule(first, second)})"
