"""Games on a terminal: who sits there, what is shown, and what is typed."""
