"""The rules of Splitz: a position, what may happen in it, and how it goes on."""
