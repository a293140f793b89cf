"""What others know of a hand in Wild World, and other worlds that fit it (specification, section 6).

Of every colour, everybody knows how many starting cards, how many cards drawn in secret and which
cards taken openly a player still hides: dealt, drawn or taken, less those shown. They are in the
hand or face down in the one region of that colour. A travel card is one that its owner held when it
was played. Two things bear that in mind:

- `known` has each card taken openly and not shown since, with the number of travel cards of its
  colour that lay there before: only later ones can be it.
- `caps` has for each travel card how many cards drawn in secret may at most be among it and those
  below it: as many as its owner held then and need not have shown since.
"""

from boardwright.core.dice import Dice
from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.data.terms import REALMS, REGIONS
from boardwright.games.wild_world.rules.scoring import Scoring


class Hidden(Scoring):
    """Cards that come to a hand and leave it."""

    __slots__ = ()

    # Cards that come and go

    def _gain_secretly(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def _gain_openly(self, seat: int, card: int) -> None:
        self._gain_secretly(seat, card)
        self.known[seat] += ((card, len(self._travelled(seat, card // CARDS_EACH))),)

    def _show(self, seat: int, card: int) -> None:
        """The card leaves the hand, and all see it."""
        self._leave_hand(seat, card)
        if card in self._known_cards(seat):
            self.known[seat] = tuple([known for known in self.known[seat] if known[0] != card])
        elif not self.data.creatures[card].is_start:
            self._lower_caps(seat, card // CARDS_EACH)

    def _hide(self, seat: int, card: int, region: int) -> None:
        """The card leaves the hand face down."""
        place = seat * REGIONS + region
        self.caps[place] += (len(self._secret_draws(seat, card // CARDS_EACH)),)
        self._leave_hand(seat, card)
        self.regions[place] += (card,)

    def _knowing(self, seat: int) -> tuple[int, ...] | None:
        """Who sees a card in a seat's hand: its owner, or with open hands everybody."""
        return None if self.variants.open_hands else (seat,)

    def _leave_hand(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != card])

    def _lower_caps(self, seat: int, color: int) -> None:
        left = len(self._secret_draws(seat, color))
        for region in range(REGIONS):
            place = seat * REGIONS + region
            if self.regions[place] and self.regions[place][0] // CARDS_EACH == color:
                self.caps[place] = tuple([min(cap, left) for cap in self.caps[place]])

    # What is hidden

    def _known_cards(self, seat: int) -> list[int]:
        return [card for card, _ in self.known[seat]]

    def _travelled(self, seat: int, color: int) -> tuple[int, ...]:
        """The seat's travel cards of a colour, from the bottom up."""
        for cards in self.regions[seat * REGIONS : (seat + 1) * REGIONS]:
            if cards and cards[0] // CARDS_EACH == color:
                return cards
        return ()

    def _hidden_cards(self, seat: int, color: int) -> list[int]:
        """The seat's cards of a colour in hand and face down."""
        in_hand = [card for card in self.hands[seat] if card // CARDS_EACH == color]
        return [*in_hand, *self._travelled(seat, color)]

    def _secret_draws(self, seat: int, color: int) -> list[int]:
        """Those of them that were drawn in secret."""
        known, creatures = self._known_cards(seat), self.data.creatures
        cards = self._hidden_cards(seat, color)
        return [card for card in cards if not creatures[card].is_start and card not in known]

    def _secret_starters(self, seat: int, color: int) -> list[int]:
        """Those of them that were dealt at the start."""
        cards, known = self._hidden_cards(seat, color), self._known_cards(seat)
        return [card for card in cards if self.data.creatures[card].is_start and card not in known]

    # Other worlds

    def _deal_hidden(self, viewer: int | None, dice: Dice) -> None:
        """Colour by colour, all assignments of unseen cards that fit what was seen are equally likely."""
        seats = [seat for seat in range(self.players) if seat != viewer]
        for color in range(len(REALMS)):
            starters = _Pool(color, self.box[color], [self._secret_starters(seat, color) for seat in seats])
            draws = _Pool(color, self.decks[color], [self._secret_draws(seat, color) for seat in seats])
            dealt = [
                (
                    starters.deal(len(self._secret_starters(seat, color)), dice),
                    draws.deal(len(self._secret_draws(seat, color)), dice),
                )
                for seat in seats
            ]
            self.box[color], self.decks[color] = starters.rest(), draws.rest()
            for seat, (started, drawn) in zip(seats, dealt):
                self._lay_out(seat, color, started, drawn, dice)

    def _lay_out(self, seat: int, color: int, starters: list[int], draws: list[int], dice: Dice) -> None:
        """Let the cards that a seat hides be in its region or its hand."""
        known = [taken for taken in self.known[seat] if taken[0] // CARDS_EACH == color]
        hidden = [*starters, *draws, *[card for card, _ in known]]
        laid: list[int] = []
        for region in range(REGIONS):
            place = seat * REGIONS + region
            cards = self.regions[place]
            if cards and cards[0] // CARDS_EACH == color:
                laid = _travellers(self.caps[place], starters, draws, known, dice)
                self.regions[place] = tuple(laid)
        others = [card for card in self.hands[seat] if card // CARDS_EACH != color]
        self.hands[seat] = tuple(sorted([*others, *[card for card in hidden if card not in laid]]))


def _travellers(
    caps: tuple[int, ...],
    starters: list[int],
    draws: list[int],
    known: list[tuple[int, int]],
    dice: Dice,
) -> list[int]:
    """Cards for a region from the bottom up: every row of them that fits is as likely as any other.

    `starters` and `draws` are in random order.
    """
    started, drawn = len(starters), len(draws)
    laid: list[int] = []
    openly = [card for card, _ in known]
    since = [number for _, number in known]
    for number in range(len(caps)):
        left, lying = len(starters), drawn - len(draws)
        ways = _ways(caps, since, number, left, len(draws), lying, number - (started - left) - lying)
        chosen = dice.below(sum(ways))
        if chosen < ways[0]:
            laid.append(starters[-1])
            starters = starters[:-1]
        elif chosen < ways[0] + ways[1]:
            laid.append(draws[-1])
            draws = draws[:-1]
        else:
            free = [card for card, first in zip(openly, since) if first <= number and card not in laid]
            laid.append(free[dice.below(len(free))])
    return laid


def _ways(
    caps: tuple[int, ...], since: list[int], number: int, starters: int, draws: int, drawn: int, openly: int
) -> list[int]:
    """In how many ways a region goes on with a starter, a card drawn in secret, or one taken openly.

    So many `starters` and `draws` are left; `drawn` of the cards that lie were drawn, `openly` taken.
    """
    known = sum([1 for first in since if first <= number]) - openly
    ways = [starters, draws if drawn < caps[number] else 0, known]
    rest = number + 1
    if rest == len(caps):
        return ways
    if ways[0]:
        ways[0] *= sum(_ways(caps, since, rest, starters - 1, draws, drawn, openly))
    if ways[1]:
        ways[1] *= sum(_ways(caps, since, rest, starters, draws - 1, drawn + 1, openly))
    if ways[2]:
        ways[2] *= sum(_ways(caps, since, rest, starters, draws, drawn, openly + 1))
    return ways


class _Pool:
    """Cards of a colour that a viewer cannot tell apart."""

    __slots__ = ("_cards", "_first")

    def __init__(self, color: int, unseen: int, held: list[list[int]]) -> None:
        self._first = color * CARDS_EACH
        inside = [self._first + place for place in range(CARDS_EACH) if unseen >> place & 1]
        self._cards: list[int] = sorted([*inside, *[card for cards in held for card in cards]])

    def deal(self, count: int, dice: Dice) -> list[int]:
        """So many of them, in random order."""
        return [self._cards.pop(dice.below(len(self._cards))) for _ in range(count)]

    def rest(self) -> int:
        """Those that are left, as a set of places within the colour."""
        return sum([1 << card - self._first for card in self._cards])
