"""Sound bounds for what chance may do: never exceeded with more than the stated probability."""

from math import inf, log, log1p, sqrt

ERROR = 1e-6
"""The probability that a whole run of checks complains of a game that is right."""


def divergence(share: float, probability: float) -> float:
    """Kullback-Leibler divergence of a share seen from a probability, in nats."""
    rare = share * log(share / probability) if share else 0.0
    if share == 1.0:
        return rare
    if probability == 1.0:
        return inf
    return rare + (1 - share) * log((1 - share) / (1 - probability))


def is_plausible(hits: int, trials: int, probability: float, error: float) -> bool:
    """Whether so many hits can be chance (Chernoff's bound on either side)."""
    return trials * divergence(hits / trials, probability) <= log(2 / error)


def trials_to_see(probability: float, error: float) -> int:
    """Trials after which an outcome that never came is not `is_plausible`."""
    if probability >= 1.0:
        return 1
    return int(log(2 / error) / -log1p(-probability)) + 1


def too_few(hits: int, expected: float, error: float) -> bool:
    """Whether so few hits cannot be chance, where `expected` of them were due.

    Chernoff's bound for a sum of independent events of any probabilities.
    """
    if hits >= expected:
        return False
    surplus = hits * log(hits / expected) if hits else 0.0
    return expected - hits + surplus > log(1 / error)


def mean_error(values_variance: float, spread: float, count: int, error: float) -> float:
    """How far a sample's mean may lie from the true one (empirical Bernstein bound, Maurer and Pontil).

    `values_variance` is the sample's, `spread` the width of the range that the values cannot leave.
    """
    weight = log(4 / error)
    return sqrt(2 * values_variance * weight / count) + 7 * spread * weight / (3 * (count - 1))
