"""What is still in the deck, and what is out of play: public at all times."""

from boardwright.draw.markup import element, hidden_text, text
from boardwright.games.splitz.board.cards import spoken_card, tile
from boardwright.games.splitz.data.facts import JOKER
from boardwright.games.splitz.view.observation import SplitzObservation


def still_in_the_deck(observation: SplitzObservation) -> str:
    """A fold-out of the cards that are yet to come."""
    order = [card for card in (*range(1, len(observation.deck)), JOKER)]
    cells = [_cell(card, observation.deck[card]) for card in order]
    count = element("span", text(f"{observation.deck_left} cards"))
    title = element("summary", element("span", "Still in the deck", class_="title"), count)
    cards = element("ul", *cells, class_="deck-cards")
    return element("details", title, cards, class_="deck-panel", id="still-in-the-deck", open=True)


def _cell(card: int, count: int) -> str:
    name = hidden_text(f"{spoken_card(card)}: ")
    number = element("b", str(count))
    look = "gone" if not count else None
    return element("li", tile(card, "tile", spoken=False), name, number, class_=look)
