"""The rules of Wild World: a position, what may happen in it, and how it goes on."""
