"""What the rules bring along when they are imported alone."""

import subprocess
import sys

GAMES = ("splitz", "reworld", "world_splitters", "wild_world")
RULES = [*(f"boardwright.games.{game}.rules.state" for game in GAMES), "boardwright.core.titles"]
PROGRAM = """
import importlib, sys
from importlib.machinery import PathFinder

class NoPackage:
    # boardwright/__init__ loads bots and records; here its parts are looked at alone
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "boardwright":
            return None
        spec = PathFinder.find_spec(name)
        spec.loader.exec_module = lambda module: None
        return spec

sys.meta_path.insert(0, NoPackage)
for name in {modules}:
    importlib.import_module(name)
known = sys.stdlib_module_names | {{"boardwright", "mypy_extensions"}}
loaded = {{name.partition(".")[0] for name in sys.modules}}
print(sorted(name for name in loaded - known if "mypyc" not in name and not name.startswith("_")))
"""


def test_rules_load_no_third_party_package_but_mypy_extensions():
    program = PROGRAM.format(modules=RULES)
    done = subprocess.run(
        [sys.executable, "-S", "-c", "import site; site.main()\n" + program], capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.stdout.strip() in ("[]", "['sitecustomize']")
