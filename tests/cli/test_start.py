"""The command starts at once, and may be stopped while it loads."""

import subprocess
import sys

import pytest

import boardwright
from boardwright import __main__ as start

PROGRAM = """
import sys
before = set(sys.modules)
import boardwright.__main__
print(sorted(set(sys.modules) - before))
"""


def test_it_loads_nothing_before_it_can_be_stopped() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import site; site.main()\n{PROGRAM}"], capture_output=True, text=True
    )
    assert done.stdout == "['boardwright', 'boardwright.__main__']\n"


class Interrupted:
    """Ctrl-C, while this module is being looked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == self._name:
            raise KeyboardInterrupt


@pytest.mark.parametrize("module", ["boardwright.cli.main", "boardwright.cli.output"])
def test_ctrl_c_while_it_loads_is_no_accident(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["boardwright", "games"])
    monkeypatch.delitem(sys.modules, module, raising=False)
    package, _, name = module.rpartition(".")
    monkeypatch.delattr(sys.modules[package], name, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupted(module), *sys.meta_path])
    assert start.main() == 130
    assert capsys.readouterr().err == "boardwright: Stopped.\n"


def test_what_the_package_offers_is_loaded_when_asked_for() -> None:
    offered = dir(boardwright)
    for name in ("make", "Dice", "SeatView", "read_record", "bots", "lab", "record", "testing"):
        assert name in offered
        assert getattr(boardwright, name)
    assert boardwright.lab.Run
    assert boardwright.testing.check_game
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        boardwright.chess  # type: ignore[attr-defined]  # noqa: B018
