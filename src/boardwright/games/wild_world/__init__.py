"""Wild World: creatures work at home, travel or fight; monsters wait at your door."""

from boardwright.core.game import Option, Title

TITLE = Title(
    id="wild_world",
    title="Wild World",
    ruleset="1",
    player_counts=(2, 3, 4),
    options=(
        Option(
            "sides", "A", ("A", "B", "mixed"), "The side of the players' boards; mixed: by a fair coin each."
        ),
    ),
    data_files=("creatures.csv", "monsters.csv", "boards.toml"),
    package="boardwright.games.wild_world",
    factory="WildWorld",
    blurb="Five realms, creatures with four uses each, and monsters that wait at your door.",
)
