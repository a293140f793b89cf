"""How a server runs: where it keeps its tables, and its pace."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """All durations are settings, so that tests of whole games need not wait."""

    db: str
    """Where tables are kept: `sqlite:///` and a path."""
    bot_pause: tuple[float, float] = (0.9, 2.2)
    """Seconds that a bot lets pass before it answers: at least, at most."""
    rest_factor: float = 1.0
    """Stretches the time that a picture stays before the next covers it; 0 is no rest at all."""
    away_after: float = 90.0
    """Seconds without a sign of a player, after which the others may let a bot play for that player."""
    reread: float = 20.0
    """Seconds after which a page that was not woken is looked after anyway."""
