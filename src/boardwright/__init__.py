"""Boardwright: modern board games with rules to the letter, for people, bots and research.

`boardwright.make("splitz", players=3)` sets up a game; `boardwright.bots`, `boardwright.lab`,
`boardwright.record` and `boardwright.testing` are at hand without an import of their own.
Everything is loaded when first asked for, so that the command starts at once.
"""

TYPE_CHECKING = False  # as checkers know it; `typing` itself takes longer to load than all this

if TYPE_CHECKING:
    from boardwright import bots as bots
    from boardwright import lab as lab
    from boardwright import record as record
    from boardwright import testing as testing
    from boardwright.api import *  # noqa: F403
else:

    def __getattr__(name):
        from importlib import import_module

        if name in ("bots", "lab", "record", "testing"):
            return import_module(f"boardwright.{name}")
        api = import_module("boardwright.api")
        if name == "__all__" or name in api.__all__:
            return globals().setdefault(name, getattr(api, name))  # found at once the next time
        raise AttributeError(f"module 'boardwright' has no attribute {name!r}")

    def __dir__():
        from boardwright.api import __all__

        return sorted({*globals(), *__all__, "bots", "lab", "record", "testing"})
