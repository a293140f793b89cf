"""What a game is: the contract every game fulfils, dice, events and the table of games.

Imports nothing of the other layers, and no third party but mypy_extensions.
"""
