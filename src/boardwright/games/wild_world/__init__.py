"""Wild World: creatures work at home, travel or fight; monsters wait at your door."""

from boardwright.core.title import Option, Title

TITLE = Title(
    id="wild_world",
    title="Wild World",
    ruleset="1",
    player_counts=(1, 2, 3, 4),
    options=(
        Option(
            "sides", "A", ("A", "B", "mixed"), "The side of the players' boards; mixed: by a fair coin each."
        ),
        Option(
            "warden",
            "calm",
            ("calm", "stern", "grim", "legend"),
            "For one player: how strong the Warden is, whom you play against.",
            player_counts=(1,),
        ),
        Option("bonus_tokens", "no", ("no", "yes"), "A token on each card space, for its first buyer."),
        Option(
            "income_tiles", "no", ("no", "yes"), "A tile for each player, for the start of rounds 2 and 3."
        ),
        Option("monster_choice", "no", ("no", "yes"), "Keep one of two monsters for each slot."),
        Option("open_hands", "no", ("no", "yes"), "All hands lie open, for analysis."),
    ),
    data_files=("creatures.csv", "monsters.csv", "boards.toml", "solo_cards.csv", "variants.toml"),
    package="boardwright.games.wild_world",
    factory="WildWorld",
    automaton="the Warden",
    blurb="Five realms, creatures with four uses each, and monsters that wait at your door.",
)
