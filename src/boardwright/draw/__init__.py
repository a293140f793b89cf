"""SVG building blocks and the visual language: markup, numerals, cards, seat marks, icons. Knows no game."""
