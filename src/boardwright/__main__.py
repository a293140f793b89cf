"""`python -m boardwright` and the installed command are the command line."""

import sys


def main() -> int:
    """Run the command line: the exit status. Ctrl-C while it loads is no accident."""
    try:
        from boardwright.cli import main as command_line

        return command_line.main()
    except KeyboardInterrupt:
        print("boardwright: Stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
