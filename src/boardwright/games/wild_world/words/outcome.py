"""What the last acts of Wild World have come to, from the viewer's side."""

from boardwright.core.lines import Line, Prompt, Who, listed
from boardwright.games.wild_world.view.observation import WildObservation


def outcome(observation: WildObservation) -> Prompt:
    """The last round is over: what everybody has come to."""
    order = sorted(range(observation.players), key=lambda seat: observation.ranks[seat])
    parts: list[Line] = [(Who(seat), f" {observation.scores[seat]}") for seat in order]
    if observation.warden is not None:
        parts.append((f"the Warden {observation.warden.score}",))
    return Prompt(("The last round is over",), (*listed(parts), "."))
