"""Which form of the rules these tests run, and what a wheel holds."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from boardwright.lab.build import compilable, form, is_compiled

ROOT = Path(__file__).parent.parent
WANTED = os.environ.get("BOARDWRIGHT_BUILD", "pure")
"""`make test-compiled` says `compiled`, so that a silent fallback cannot pass for it."""


def test_the_form_that_was_asked_for_runs():
    assert form() == WANTED
    assert [is_compiled(module) for module in compilable()] == [WANTED == "compiled"] * len(compilable())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_plain_wheel_fits_every_machine_and_holds_no_library(wheel):
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


@pytest.mark.parametrize(
    "name",
    [
        "py.typed",
        "games/splitz/data/splitz.toml",
        "games/splitz/rules.md",
        "games/splitz/static/board.css",
        "games/splitz/static/board.js",
        "server/templates/table.html",
        "server/static/tokens.css",
        "server/static/vendor/idiomorph.min.js",
        "server/static/vendor/idiomorph.LICENSE",
    ],
)
def test_it_holds_what_the_program_reads(wheel, name):
    assert f"boardwright/{name}" in zipfile.ZipFile(wheel).namelist()


def test_it_tells_of_the_command_and_the_games(wheel):
    archive = zipfile.ZipFile(wheel)
    (points,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    text = archive.read(points).decode()
    assert "boardwright = boardwright.__main__:main" in text
    assert "splitz = boardwright.games.splitz:TITLE" in text
