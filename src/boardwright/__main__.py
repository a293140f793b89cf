"""`python -m boardwright` is the command line."""

from boardwright.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
