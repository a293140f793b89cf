"""List every rule of a game with the tests that would catch it being broken.

    python scripts/rule_coverage.py                        the list of ids beside the tests
    python scripts/rule_coverage.py --spec FILE            the ids of a specification, one game's
    python scripts/rule_coverage.py --write docs/rules-coverage.md

Tests cite rules with `@pytest.mark.rule("SZ-14", ...)`; the ids of a game stand in
`tests/games/<game>/rule_ids.txt`. Exit status 1 if a rule has no test, or a test cites no rule that exists.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

Coverage = dict[str, tuple[list[str], dict[str, list[str]]]]
"""For each game the ids of its rules, and for those that are cited the tests that do."""
GAMES = Path(__file__).parent.parent / "tests" / "games"
KINDS = " DCQREWX"
"""What an id may have before its number; nothing, if it is a rule."""
RULE = re.compile(rf"\b([A-Z]{{2}})-([{KINDS.strip()}]?)(\d+)\b")


def rule_ids(text: str) -> list[str]:
    """The ids that a text names, by kind, rules first and examples last."""
    found = {match.groups() for match in RULE.finditer(text)}
    ordered = sorted(found, key=lambda rule: (rule[0], KINDS.index(rule[1] or " "), int(rule[2])))
    return [f"{game}-{kind}{number}" for game, kind, number in ordered]


def citations(folder: Path) -> dict[str, list[str]]:
    """Rule id to the tests below the folder that cite it, as `test_row.py::test_calendar`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _cited_by(node):
                    cited.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return cited


def _cited_by(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in mark.args)


def faults(ids: list[str], cited: dict[str, list[str]]) -> list[str]:
    """What is wrong, a line each."""
    missing = [f"{rule} is cited by no test" for rule in ids if rule not in cited]
    unknown = [
        f"{rule} is no rule, cited by {', '.join(tests)}" for rule, tests in cited.items() if rule not in ids
    ]
    return missing + unknown


def page(games: Coverage) -> str:
    """The page of the documentation."""
    lines = [
        "# Rules and their tests",
        "",
        "Written by `scripts/rule_coverage.py`. Ids are those of the specifications:",
    ]
    lines += ["SZ-14 is a rule, SZ-R3 a ruling, SZ-E2 a worked example. Reworld's RW-W2 is an example too,"]
    lines += ["RW-D3 a decision, RW-C1 a chance event; WS-X4 is a worked case of World Splitters, WW-Q7 a"]
    lines += ["ruling of Wild World.", ""]
    for game, (ids, cited) in games.items():
        lines += [
            f"## {game}",
            "",
            f"Tests are in `tests/games/{game}`.",
            "",
            "| rule | tests |",
            "|---|---|",
        ]
        lines += [f"| {rule} | {_tests(cited.get(rule, []))} |" for rule in ids]
        lines.append("")
    return "\n".join(lines)


def _tests(tests: list[str]) -> str:
    return "<br>".join(f"`{test}`" for test in tests) or "none"


def coverage() -> Coverage:
    """For each game that lists its rule ids: the ids, and who cites them."""
    lists = sorted(GAMES.glob("*/rule_ids.txt"))
    return {path.parent.name: (rule_ids(path.read_text("utf-8")), citations(path.parent)) for path in lists}


def _specified(text: str, games: Coverage) -> Coverage:
    """The game that a specification is of, with the ids that this one names.

    Kinds of ids that it numbers without the game's letters, as Wild World's Q7, are those of the list.
    """
    named = rule_ids(text)
    numbered = {_kind(rule) for rule in named}
    specified: Coverage = {}
    for game, (own, cited) in games.items():
        ids = [rule for rule in named if rule[:2] == own[0][:2]]
        if ids:
            specified[game] = (ids + [rule for rule in own if _kind(rule) not in numbered], cited)
    return specified


def _kind(rule: str) -> str:
    """`Q` of WW-Q7; of a rule empty."""
    return rule[3:].rstrip("0123456789")


def main() -> int:
    parser = argparse.ArgumentParser(description="Rules and the tests that cite them.")
    parser.add_argument("--spec", type=Path, help="specification file to take the ids from")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="write the page of the documentation")
    arguments = parser.parse_args()
    games = coverage()
    if arguments.spec and not arguments.spec.is_file():
        parser.error(f"there is no file {arguments.spec}")
    if arguments.spec:
        games = _specified(arguments.spec.read_text("utf-8"), games)
    if arguments.write:
        arguments.write.write_text(page(games), "utf-8")
    wrong = [fault for ids, cited in games.values() for fault in faults(ids, cited)]
    if not arguments.write:
        for ids, cited in games.values():
            for rule in ids:
                print(f"{rule:8}", " ".join(cited.get(rule, ["-"])))
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
