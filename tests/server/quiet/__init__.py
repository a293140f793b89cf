"""A game whose turns take several secret steps: what was asked, and whether, is nobody else's business."""

from boardwright.core.title import Title

TITLE = Title(
    id="quiet",
    title="Quiet",
    ruleset="1",
    player_counts=(2, 3),
    options=(),
    data_files=(),
    package="tests.server.quiet",
    factory="Quiet",
    blurb="Pay with coins that nobody else sees.",
)
