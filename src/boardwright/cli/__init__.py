"""The command line: one thin command over the rest."""
