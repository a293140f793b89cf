"""What a round has come to, from the viewer's side."""

from boardwright.core.lines import Line, Piece, Prompt, Who, listed
from boardwright.games.splitz.data.facts import card_name
from boardwright.games.splitz.view.observation import SplitzObservation
from boardwright.games.splitz.words.log import cards_line


def outcome(observation: SplitzObservation) -> Prompt:
    """That the round is over, what the viewer has got of its row, and what the others have."""
    is_last = observation.phase == "over"
    headline = "The last round is over" if is_last else f"Round {observation.row_round} is over"
    own = _own(observation) if observation.seat is not None else ()
    others = [seat for seat in range(observation.players) if seat != observation.seat]
    got = [(Who(seat), " gets ", *_cards_of(observation, seat)) for seat in others]
    return Prompt((headline,), (*own, *listed(got), "."))


def _own(observation: SplitzObservation) -> Line:
    assert observation.seat is not None
    loss = () if observation.seat in observation.fates else _loss(observation, observation.seat)
    return *loss, "You get ", *_cards_of(observation, observation.seat), ". "


def _loss(observation: SplitzObservation, seat: int) -> Line:
    """The single card that the seat chose together with others, the end of its claims (SZ-34)."""
    votings = [voting for voting in observation.votings if voting.votes[seat] >= 0]
    if not votings:
        return ()
    votes, color = votings[-1].votes, votings[-1].votes[seat]
    rivals = [(Who(rival),) for rival, vote in enumerate(votes) if vote == color and rival != seat]
    how = " both" if len(rivals) == 1 else " all"
    card = Piece("card", str(card_name(observation.row[votings[-1].bounds[color]])))
    return *listed([("You",), *rivals]), f"{how} chose the ", card, ": it is lost. "


def _cards_of(observation: SplitzObservation, seat: int) -> Line:
    cards = [card_name(card) for card, fate in zip(observation.row, observation.fates) if fate == seat]
    return cards_line(cards) if cards else ("nothing",)
