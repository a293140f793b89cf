"""What goes wrong is said in one line on standard error."""

import sys

LONGEST = 500
"""Characters of a message, at most."""


def complain(message: str, prog: str = "boardwright") -> None:
    """Say in one line on standard error what went wrong."""
    printable = "".join(letter if letter.isprintable() else " " for letter in message)
    line = " ".join(printable.split())
    if len(line) > LONGEST:
        line = f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}"
    print(f"{prog}: {line}", file=sys.stderr)
