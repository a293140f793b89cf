"""The sheet beside the map: what is at stake, what favors do, what counts at the end, the key."""

import re

import pytest

from boardwright.games.world_splitters.board.key import MEANINGS
from boardwright.games.world_splitters.board.pieces import size_mark
from tests.games.world_splitters.looking import CHAIRS
from tests.games.world_splitters.scenario import Table, table

EFFECTS = {
    "nuta": "a second explorer",
    "kanal": "remove an explorer",
    "gimmicks": "turn a fence",
    "pompa": "an obelisk",
}


def sheet(made: Table, seat: int | None) -> str:
    """All words of the sheet."""
    drawn = made.game.board.mat(made.see(seat), CHAIRS[: made.players])
    return re.sub(r"<[^>]+>", "|", drawn[drawn.index('class="ws-details"') :])


def key_of(made: Table, seat: int | None) -> set[str]:
    """The marks that the key explains."""
    words = sheet(made, seat)
    return {sign for sign, meaning in MEANINGS.items() if f"|{meaning}|" in words}


@pytest.mark.parametrize("map_id", EFFECTS)
def test_favors_and_the_count_at_the_end_are_told_while_a_turn_begins(map_id: str):
    made = table(map_id)
    for seat in (0, 1, None):
        words = sheet(made, seat)
        assert all(f"|{effect}|" in words for effect in ("initiative", "another fence", EFFECTS[map_id]))
        assert (
            "At the end, open land: 2 a space, 1 an explorer. A set: 12. Coins: most +5, fewest −5." in words
        )


def test_what_an_enclosed_region_is_stands_in_the_question_or_in_the_sheet():
    made = table("nuta")
    assert "Enclosed: up to 8 spaces, no loose end." in sheet(made, 1)
    assert "Enclosed:" not in sheet(made, 0)


def test_the_favor_of_a_contested_space_is_named():
    made = table("T6x3", favors="Y:c2").do("divide c2-d2")
    words = sheet(made, 1)
    assert "|another fence|" in words
    assert words.count("18 spaces, open") == 2


@pytest.mark.parametrize(
    ("players", "told"), [(3, "Both bids count"), (4, "The two highest bids count"), (5, "The two highest")]
)
def test_how_many_bids_count(players: int, told: str):
    made = table("nuta", players).do("divide b1-c1")
    assert told in sheet(made, 1)


def test_the_key_explains_the_marks_that_are_there():
    assert key_of(table("nuta"), 0) == {"legal", "loose"}
    assert key_of(table("nuta"), 1) == {"loose"}
    assert key_of(table("T6x3", fences="b1-c1 b2-c2"), 0) == {"legal", "closing", "loose"}
    hanging = table("T6x3", fences="b1-c1 b2-c2 a1-b1")
    assert key_of(hanging, 0) == {"legal", "closing", "shut", "loose"}
    closed = table("T6x3", fences="b1-c1 b2-c2").do("divide b3-c3")
    assert key_of(closed, 1) == {"bid", "contested", "pending"}


def test_markers_lie_by_size_and_pending_regions_after_them():
    made = table("T6x3", fences="b1-c1 a1-a2 b1-b2 e3-f3 f2-f3 a2-b2")
    assert made.enclosed == ["a1 b1", "f3"]
    sizes = {size_mark(size): size for size in range(1, 9)}

    def markers() -> list[int]:
        drawn = made.game.board.mat(made.seen, CHAIRS[:3])
        slots = re.findall("<li>(.*?)</li>", drawn[drawn.index('class="ws-slots"') :])
        return [sizes[slot] for slot in slots if slot in sizes]

    assert markers() == [1, 2]
    made.do("divide a2-a3")
    assert markers() == [1, 2, 1]


def test_a_pointer_that_rests_on_a_bonus_tile_is_told_what_it_brings():
    made = table("nuta", tiles={4: 1})
    drawn = made.game.board.mat(made.seen, CHAIRS[:3])
    assert 'title="Whoever encloses 1 space first gets 7 points and red for a set."' in drawn
    assert 'title="Whoever encloses 8 spaces first gets 2 points and yellow for a set."' in drawn
    assert drawn.count("Whoever encloses") == 7
    assert 'title="B&lt;e&gt;&quot;n&amp; has it."' in drawn
