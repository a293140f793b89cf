"""Records: that a position comes back from the text of its record."""

from boardwright.core.state import OVER
from boardwright.core.titles import titles
from boardwright.record import parse
from boardwright.testing.copies import same_fields
from boardwright.testing.situation import Situation


def check_rebuilt(at: Situation) -> None:
    """The record's text, read again, replays to the same position; at the end it also verifies."""
    listed = titles().get(at.game.id) == at.game.title
    at.require(listed, f"no entry point of the group boardwright.games leads to {at.game.id}")
    if at.state.actor == OVER:
        at.record.finish(at.state)
    text = at.record.text()
    record = parse(text)
    at.require(record.text() == text, "the record is written differently once it has been read")
    at.require(same_fields(record.replay(), at.state), "the record replays to another position")
    if at.state.actor == OVER:
        record.verify()
