"""The viewer of a position of Wild World: what it sees, and what the rules say when it tries its cards."""

from functools import cached_property

from boardwright.games.wild_world.advice.uses import Use, hand_uses, played
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.variants import Variants
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.reconstruction import position_seen


class Viewer:
    """A seat that sees this, or a spectator, who can try nothing out.

    Attributes:
        seen: what it sees.
    """

    def __init__(self, data: WildData, variants: Variants, seen: WildObservation) -> None:
        self._data = data
        self._variants = variants
        self.seen = seen

    @property
    def seat(self) -> int:
        """Whoever it is, but no spectator."""
        assert self.seen.seat is not None
        return self.seen.seat

    @cached_property
    def position(self) -> WildState:
        """The position, as far as it is seen."""
        return position_seen(self._data, self._variants, self.seen)

    @cached_property
    def in_turn(self) -> WildState:
        """The position as if the viewer's turn began, whoever is in turn in fact."""
        return self.position.in_turn(self.seat)

    @cached_property
    def open_spaces(self) -> list[int]:
        """The card spaces where it could place a worker."""
        return self.in_turn.open_spaces(self.seat)

    @cached_property
    def uses(self) -> list[list[Use]]:
        """For every hand card what it would bring now."""
        return hand_uses(self.in_turn, self.seat)

    def after(self, uses: tuple[Use, ...]) -> WildState | None:
        """The position after these uses of hand cards; None if the rules forbid one of them."""
        position = self.in_turn
        for use in uses:
            if use.action not in position.anytime(self.seat):
                return None
            position = played(position, use.action)
        return position
