"""The pieces of Reworld: all drawn, all different, all with a name that can be heard."""

import re
from importlib import resources
from xml.etree import ElementTree

import pytest

from boardwright.draw import seats
from boardwright.draw.shapes import definitions
from boardwright.games.reworld.board import cards, cover, ships, signs, tasks, tiles
from boardwright.games.reworld.board.art import SHIELD
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.data.facts import SHIPS, ReworldData
from boardwright.games.reworld.data.loading import load
from boardwright.games.reworld.data.tiles import (
    COMPANY,
    FAMILY,
    FIRST_SATELLITE,
    FIRST_SHUTTLE,
    KINDS,
    LETTERS,
    READS_COMPANIES,
    READS_COMPANY,
    READS_LETTER,
    READS_PRODUCT,
    READS_SHIELDS,
    READS_TERRABOTS,
)
from boardwright.games.reworld.rules.settlement import chooses_city, city_points, task_points
from boardwright.games.reworld.words.names import Names

FOLDER = resources.files("boardwright.games.reworld") / "data"
SATELLITES = range(FIRST_SATELLITE, len(KINDS))


def data(players: int = 3) -> ReworldData:
    return load(lambda name: (FOLDER / name).read_text("utf-8"), players)


def symbols() -> dict[str, str]:
    """Every drawing by its id."""
    shields = data().shields
    drawn = [*tiles.symbols(shields), *cards.symbols(), *signs.symbols()]
    return {ElementTree.fromstring(symbol).attrib["id"]: symbol for symbol in drawn}


def content(symbol: str) -> str:
    """A drawing without its id."""
    return symbol.split(">", 1)[1]


@pytest.mark.parametrize("form", ["", "-small"])
def test_every_kind_has_a_drawing_of_its_own_in_both_forms(form: str):
    drawn = symbols()
    assert len({content(drawn[f"rw-{kind}{form}"]) for kind in KINDS}) == len(KINDS)


def test_families_differ_in_field_and_outline():
    drawn = symbols()
    fields: dict[int, set[str]] = {}
    outlines: dict[int, set[str]] = {}
    for kind, name in enumerate(KINDS):
        shapes = re.findall(r'class="([\w -]+)"', drawn[f"rw-{name}"])
        fields.setdefault(FAMILY[kind], set()).add(shapes[1])
        outlines.setdefault(FAMILY[kind], set()).add(re.sub(r"-[a-fk]\d?$", "", shapes[2]))
    for by_family in (fields, outlines):
        everything = [one for some in by_family.values() for one in some]
        assert len(everything) == len(set(everything)), "no two families share one"


def test_shields_are_drawn_as_the_edition_counts_them():
    shields = data().shields
    other = [3 - count if kind in SATELLITES else count for kind, count in enumerate(shields)]
    for form in ("", "-small"):
        for kind in SATELLITES:
            name = f'id="rw-{KINDS[kind]}{form}"'
            editions = [tiles.symbols(shields), tiles.symbols(other)]
            one, two = (next(drawn for drawn in edition if name in drawn) for edition in editions)
            assert abs(one.count(SHIELD) - two.count(SHIELD)) == 1


def test_the_points_in_a_picture_are_those_that_the_task_scores():
    for kind in SATELLITES:
        if kind == READS_PRODUCT:
            continue
        if chooses_city(kind):
            assert tasks.points_each(kind) == city_points(kind, (0, 0)) - city_points(kind, (0,))
        elif kind == READS_SHIELDS:
            assert tasks.points_each(kind) == task_points(kind, [()] * 5, 1)
        else:
            assert tasks.points_each(kind) == task_points(kind, [(counted(kind),)] + [()] * 4, 0)


def counted(satellite: int) -> int:
    """A tile that the satellite counts."""
    if satellite < READS_COMPANIES:
        return satellite - READS_LETTER
    if READS_COMPANY <= satellite < READS_TERRABOTS:
        return COMPANY.index(satellite - READS_COMPANY)
    return 0 if satellite == READS_TERRABOTS else COMPANY.index(0)


def test_symbols_are_defined_for_all_that_is_used():
    edition = data()
    pieces = [cover.cover(), signs.start_marker(), cards.officer_back(0, 0, 64)]
    pieces += [tiles.tile(kind, 0, 0, size) for kind in range(len(KINDS)) for size in (19, 64)]
    pieces += [tiles.inline_tile(kind, KINDS[kind]) for kind in range(len(KINDS))]
    pieces += [cards.officer(value, 0, 0, 64) for value in cards.VALUES]
    pieces += [cards.inline_officer(value) for value in cards.VALUES]
    pieces += [ships.open_ship(ship, edition, "3/8", None, "What it asks for.") for ship in range(len(SHIPS))]
    used = set(re.findall(r'href="#([^"]+)"', "".join(pieces)))
    marks = set(re.findall(r"id=\"(mark-\w)\"", seats.symbols()))
    assert used <= symbols().keys() | marks


def test_everything_is_well_formed_and_carries_no_style():
    edition = data()
    rival = ships.Nearest(1, 'B<e>"n&', "4")
    drawn = [definitions(*symbols().values()), cover.cover()]
    drawn += [signs.sign(0, "Arden <Reach>", 5, 6), tiles.inline_tile(0, "terrabot <A>")]
    drawn += [ships.open_ship(ship, edition, "3/8", rival, "What it asks for.") for ship in range(len(SHIPS))]
    drawn += [ships.taken_ship(ship, edition, 1, 'B<e>"n&', False) for ship in range(len(SHIPS))]
    root = ElementTree.fromstring(f"<page>{''.join(drawn)}</page>")
    assert not any("style" in part.attrib for part in root.iter())


def test_a_satellite_is_heard_with_its_shields():
    edition = data()
    scene = Scene(None, (), edition, Names(edition))  # type: ignore[arg-type]  # no position is needed
    names = [scene.module(kind) for kind in range(len(KINDS))]
    assert len(set(names)) == len(KINDS)
    assert names[READS_LETTER] == "satellite (2 per terrabot A), 2 shields"
    assert names[FIRST_SHUTTLE] == "shuttle (no shield)"


def test_small_pieces_in_a_sentence_are_heard():
    for piece, name in [
        (tiles.inline_tile(6, "shuttle (1 shield)"), "shuttle (1 shield)"),
        (cards.inline_officer(4), "4"),
        (signs.start_marker("start marker"), "start marker"),
    ]:
        picture = ElementTree.fromstring(piece)
        assert (picture.attrib["role"], picture.attrib["aria-label"]) == ("img", name)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ship_tells_its_points_its_condition_and_who_is_near(players: int):
    edition = data(players)
    rival = ships.Nearest(2, "Cleo", "1")
    said = []
    for ship in range(len(SHIPS)):
        drawn = ElementTree.fromstring(ships.open_ship(ship, edition, "0/6", rival, "What it asks for."))
        said.append(drawn.attrib["aria-label"])
        assert f": {edition.ship_points[ship]} points, you 0/6, nearest Cleo 1" in said[-1]
    assert len(set(said)) == len(SHIPS)
    shown = "".join(ElementTree.fromstring(ships.taken_ship(6, edition, 0, "Ana", True)).itertext())
    assert shown == "city of 8yours"


@pytest.mark.parametrize("letter", range(len(LETTERS)))
def test_a_city_sign_shows_its_name_in_one_line_or_two(letter: int):
    for name in data().signs[letter]:
        shown = ElementTree.fromstring(signs.sign(letter, name, 0, 0)).itertext()
        assert " ".join(shown) == name
