"""Every rule has a test that cites it, and the page of the documentation says which."""

import importlib.util
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
_spec = importlib.util.spec_from_file_location("rule_coverage", ROOT / "scripts" / "rule_coverage.py")
rule_coverage = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(rule_coverage)

GAMES = rule_coverage.coverage()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_and_every_citation_is_a_rule(game):
    assert rule_coverage.faults(*GAMES[game]) == []


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("splitz", {"": 44, "R": 31, "E": 20}),
        ("reworld", {"": 67, "R": 54, "W": 38, "D": 9, "C": 3}),
        ("world_splitters", {"": 75, "R": 57, "X": 30}),
        ("wild_world", {"": 51, "D": 13, "Q": 53, "E": 20}),
    ],
)
def test_rules_rulings_examples_decisions_and_chance_events(game, counts):
    ids, _ = GAMES[game]
    assert Counter(rule[3:].rstrip("0123456789") for rule in ids) == counts


def test_a_rule_without_a_test_and_an_unknown_rule_are_faults():
    assert rule_coverage.faults(["SZ-1", "SZ-2"], {"SZ-1": ["a"], "SZ-99": ["b"]}) == [
        "SZ-2 is cited by no test",
        "SZ-99 is no rule, cited by b",
    ]


def test_the_page_is_up_to_date():
    page = (ROOT / "docs" / "rules-coverage.md").read_text("utf-8")
    assert page == rule_coverage.page(GAMES), (
        "run: python scripts/rule_coverage.py --write docs/rules-coverage.md"
    )
