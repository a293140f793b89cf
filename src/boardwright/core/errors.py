"""What can go wrong, each with one clear line that says what to do."""


class BoardwrightError(Exception):
    """Any failure that is the input's fault. Its text is one line for a person."""


class UsageError(BoardwrightError):
    """Something was asked for that does not exist: a game, player count, option, seat or bot."""


class DataError(BoardwrightError):
    """A data file does not describe a playable game: names the file, the key and the reason."""


class NotationError(BoardwrightError):
    """A text is not the notation of any action of this game."""


class RecordError(BoardwrightError):
    """A record cannot be read or replayed: names the line and the reason."""


class IllegalAction(BoardwrightError):
    """An action that the rules forbid here and now. The state is as it was.

    `rule` is the id of the rule in the specification (empty where no rule of the
    game is concerned, as after its end), `reason` the sentence for a person.
    """

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule
