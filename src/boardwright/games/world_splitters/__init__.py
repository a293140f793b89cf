"""World Splitters: fence the world in, and bid for the spaces beside the fence."""

from boardwright.core.title import Option, Title

TITLE = Title(
    id="world_splitters",
    title="World Splitters",
    ruleset="1",
    player_counts=(2, 3, 4, 5),
    options=(
        Option(
            "map",
            "nuta",
            ("nuta", "kanal", "gimmicks", "pompa"),
            "The map; each has a green favor of its own.",
            open_to_editions=True,
        ),
        Option(
            "start",
            "random",
            ("random", "0", "1", "2", "3", "4"),
            "The seat that begins.",
            names_seats=True,
        ),
        Option("purses", "screened", ("screened", "open"), "Whether the page shows the others' coins."),
    ),
    data_files=("world_splitters.toml",),
    package="boardwright.games.world_splitters",
    factory="WorldSplitters",
    blurb="Fence the world in, and bid for the spaces beside the fence. Whoever stands inside scores.",
)
