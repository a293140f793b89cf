"""A game as a third party would write it: two hands of one hidden card each, and a secret bet on it."""

from boardwright.core.title import Title

TITLE = Title(
    id="toy",
    title="Toy",
    ruleset="1",
    player_counts=(2, 3),
    options=(),
    data_files=(),
    package="tests.testing.toy",
    factory="Toy",
    blurb="Bet in secret that your hidden card is the highest.",
)
