"""Sentences in colour: the colours are those of the visual language."""

import io
from importlib import resources

from rich.console import Console

from boardwright import make
from boardwright.cli.terminal import paint
from boardwright.cli.terminal.paint import Painter
from boardwright.core.lines import Piece, Who
from tests.games.page_tokens import tokens_of


def console(color_system: str | None) -> Console:
    return Console(file=io.StringIO(), force_terminal=True, color_system=color_system)  # type: ignore[arg-type]


def printed(color_system: str | None, *line: object) -> str:
    screen = console(color_system)
    words = make("splitz", players=2).words
    screen.print(Painter(screen, words, ["Ana", "Ben"]).line(line))  # type: ignore[arg-type]
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def test_without_colours_sentences_are_plain() -> None:
    line = (Who(1), " takes ", Piece("card", "7"), " and ", Piece("part", "blue"))
    assert printed(None, *line) == "Ben takes 7 and blue\n"


def test_cards_parts_and_seats_have_their_colours() -> None:
    text = printed("truecolor", Who(0), Piece("card", "10"), Piece("card", "J"), Piece("part", "blue"))
    assert "48;2;229;117;43m T " in text
    assert "48;2;75;37;65m 10 " in text
    assert "48;2;23;68;62m J " in text
    assert "48;2;43;95;179m blue " in text


def test_unknown_pieces_stand_out() -> None:
    assert "\x1b[1;7m moon " in printed("truecolor", Piece("tile", "moon"))
    assert "\x1b[1;7m 11 " in printed("truecolor", Piece("card", "11"))


def test_markup_in_names_is_text() -> None:
    screen = console(None)
    screen.print(Painter(screen, make("splitz", players=2).words, ["[red]Ana[/red]"]).line((Who(0),)))
    assert isinstance(screen.file, io.StringIO)
    assert screen.file.getvalue() == "[red]Ana[/red]\n"


def test_the_colours_of_seats_are_those_of_the_pages() -> None:
    tokens = tokens_of((resources.files("boardwright.server") / "static" / "tokens.css").read_text("utf-8"))
    for letter, style in paint.SEATS:
        seat = f"seat-{letter.lower()}"
        assert style == f"{tokens[f'{seat}-ink']} on {tokens[seat]}"
