"""Which form of the rules runs: the pure source, or the same source compiled."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from boardwright.core.titles import titles

ENGINE = ("boardwright.core.dice", "boardwright.core.state", "boardwright.bots.playout")
"""Modules that every game runs through and that are compiled together with the rules."""


def form() -> str:
    """`pure`, `compiled`, or `mixed` where a build went wrong: some of each."""
    forms = {is_compiled(module) for module in compilable()}
    if len(forms) > 1:
        return "mixed"
    return "compiled" if forms.pop() else "pure"


def compilable() -> list[str]:
    """The modules that the form is read from: the engine, and the rules of our games."""
    packages = [title.package for title in titles().values() if title.package.startswith("boardwright.")]
    rules = [f"{package}.rules.state" for package in packages]
    return [*ENGINE, *(module for module in rules if find_spec(module))]


def is_compiled(module: str) -> bool:
    """Whether this module is loaded compiled, by the suffix of its file."""
    file = import_module(module).__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))
