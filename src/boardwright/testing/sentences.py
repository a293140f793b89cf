"""Notation and sentences: that every action and every position can be said."""

from boardwright.core.errors import NotationError
from boardwright.core.game import Game
from boardwright.testing.situation import Situation


def check_notation(game: Game) -> None:
    """Notation and numbers are one-to-one, for actions and chance outcomes."""
    numbers = range(game.num_actions + game.num_chance)
    for action in numbers:
        text = game.action_text(action)
        _require(game, bool(text) and text == " ".join(text.split()), f"action {action} reads {text!r}")
        back = game.action_from_text(text)
        _require(game, back == action, f"{text!r} is action {action}, but read as {back}")
    for nothing in (-1, len(numbers)):
        _require(game, _is_refused(game, nothing), f"{nothing} is no action, yet has a text")
    for nonsense in ("", "no such action"):
        _require(game, _is_refused(game, nonsense), f"{nonsense!r} is read as an action")


def _require(game: Game, holds: bool, complaint: str) -> None:
    if not holds:
        raise AssertionError(f"{game.id}: {complaint}")


def _is_refused(game: Game, what: int | str) -> bool:
    try:
        if isinstance(what, int):
            game.action_text(what)
        else:
            game.action_from_text(what)
    except NotationError:
        return True
    return False


def check_sentences(at: Situation) -> None:
    """Every viewer can be told the position, whose move it is and what each action means."""
    words = at.game.words
    for viewer in at.viewers:
        observation = at.game.observation(at.state, viewer)
        progress = words.progress(observation)
        at.require(bool(progress) and all(progress), f"progress reads {progress!r}")
        at.require(bool(words.prompt(observation).headline), f"viewer {viewer} gets no prompt")
        at.require(bool(words.summary(observation)), f"viewer {viewer} gets no summary")
        for seat in range(at.game.players):
            words.status(observation, seat)
        for action in observation.legal:
            at.require(bool(words.act_label(observation, action)), f"action {action} has no label")
