"""The toy with one fault each: every check of the kit has a game that fails it."""
