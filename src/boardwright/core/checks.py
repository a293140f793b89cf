"""Values that a caller may get wrong, told in one line."""

from boardwright.core.errors import UsageError


def require_count(what: str, value: object) -> None:
    """Raise UsageError unless the value is a whole number from 0; `what` names it, as "A seed"."""
    if type(value) is not int or value < 0:
        raise UsageError(f"{what} is a whole number from 0, not {value!r}.")
