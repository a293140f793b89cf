"""Markup is well formed, whatever people are called."""

from xml.etree import ElementTree

import pytest

from boardwright.draw import cards, icons, seats
from boardwright.draw.markup import classes, element, hidden_text, number, text


def test_an_element_escapes_what_it_is_given():
    made = element("b", text("<Ana> & Ben"), title='say "no"', class_="name")
    assert made == '<b title="say &quot;no&quot;" class="name">&lt;Ana&gt; &amp; Ben</b>'
    assert ElementTree.fromstring(made).text == "<Ana> & Ben"


def test_switches_and_missing_values():
    assert element("input", required=True, hidden=False, name=None) == '<input required="required"/>'
    assert classes("tray", "", legal=True, out=False) == "tray legal"


@pytest.mark.parametrize(
    ("value", "shown"), [(1.0, "1"), (0.125, "0.12"), (12.5, "12.5"), (-0.001, "0"), (3, "3")]
)
def test_numbers_are_short(value: float, shown: str):
    assert number(value) == shown


@pytest.mark.parametrize(
    "drawn",
    [
        icons.symbols(),
        icons.icon("tick"),
        icons.chair(),
        icons.logo(),
        hidden_text("a < b"),
        seats.symbols(),
        *[cards.number_card(f"card-{n}", n, f"field-{n}", "ink-dark") for n in range(1, 11)],
        *[cards.number_tile(f"tile-{n}", n, f"field-{n}", "ink-dark") for n in range(1, 11)],
    ],
)
def test_drawings_are_well_formed_and_carry_no_style(drawn: str):
    root = ElementTree.fromstring(drawn)
    assert not any("style" in part.attrib for part in root.iter())


def test_each_seat_has_its_own_shape_and_letter():
    [marks] = ElementTree.fromstring(seats.symbols())
    drawn = ["".join(ElementTree.tostring(part, "unicode") for part in mark) for mark in marks]
    assert len(set(drawn)) == 5
