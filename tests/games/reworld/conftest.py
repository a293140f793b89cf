"""What several tests of Reworld need."""

import pytest

from tests.games.reworld.editions import OTHER, replaced


@pytest.fixture
def edition(tmp_path):
    """A folder with another edition of every data file."""
    folder = tmp_path / "edition"
    folder.mkdir()
    for name, text in replaced(*OTHER).items():
        (folder / name).write_text(text, "utf-8")
    return str(folder)
