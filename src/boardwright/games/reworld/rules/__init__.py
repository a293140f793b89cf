"""The rules of Reworld: a position, what may happen in it, and how it goes on."""
