"""The rules of World Splitters: a position, what may happen in it, and how it goes on."""
