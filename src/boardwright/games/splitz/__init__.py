"""Splitz: divide a row of cards, claim a part in secret, get it only if you are alone."""

from boardwright.core.title import Title

TITLE = Title(
    id="splitz",
    title="Splitz",
    ruleset="1",
    player_counts=(2, 3, 4),
    options=(),
    data_files=("splitz.toml",),
    package="boardwright.games.splitz",
    factory="Splitz",
    blurb="Divide a row of cards, claim a part in secret. You get it only if you are alone.",
)
