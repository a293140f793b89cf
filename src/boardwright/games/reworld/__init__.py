"""Reworld: dock modules for cards, then undock them again to found cities, faster than the others."""

from boardwright.core.title import Title

TITLE = Title(
    id="reworld",
    title="Reworld",
    ruleset="1",
    player_counts=(2, 3, 4),
    options=(),
    data_files=(
        "tiles.toml",
        "cards.toml",
        "rounds.toml",
        "station.toml",
        "ships.toml",
        "final_ship.toml",
        "names.toml",
    ),
    package="boardwright.games.reworld",
    factory="Reworld",
    blurb="Dock modules for cards, last in, first out. Then settle a new world before the others do.",
)
