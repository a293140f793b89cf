"""What the pieces of Wild World are called in sentences."""

from typing import Final

from boardwright.core.lines import Line, Piece, counted, spaced
from boardwright.games.wild_world.data.facts import NO_CARD, WildData
from boardwright.games.wild_world.data.terms import (
    CAULDRON,
    CHOOSE,
    DRAW,
    GAIN,
    MAIN_ACTION,
    PAY,
    REALMS,
    RESOURCES,
    UNLOCK,
    Effect,
    Part,
)

ALL_COLORS: Final = (1 << len(REALMS)) - 1
PLURALS: Final = {"gold": "gold", "crystal": "crystals", "evolve": "evolve tokens", "potion": "potions"}


class Names:
    """The names of one edition's pieces."""

    def __init__(self, data: WildData) -> None:
        self._data = data
        self._cards = {creature.id: card for card, creature in enumerate(data.creatures)}
        self._by_name = {creature.name: card for card, creature in enumerate(data.creatures)}
        self._monsters = {monster.id: monster.name for monster in data.monsters}
        self._tiles = {tile.id: tile.effect for tile in data.variant_pieces.income_tiles}
        self._solo_cards = {card.id: card for card in data.variant_pieces.solo_cards}
        self._monster_numbers = {monster.name: number for number, monster in enumerate(data.monsters)}
        self._rows = {row.id: number for number, row in enumerate(data.island, 1)}

    def card_number(self, name: str) -> int:
        """The card of this name."""
        return self._by_name[name]

    def monster_number(self, name: str) -> int:
        """The monster of this name."""
        return self._monster_numbers[name]

    def card(self, card: int) -> Line:
        """A creature as a part of a sentence."""
        return (Piece("creature", self._data.creatures[card].name),)

    def card_of(self, id_: str) -> Line:
        """The same, by the id that events carry."""
        return self.card(self._cards[id_])

    def cards(self, cards: list[int]) -> Line:
        """Creatures one after another."""
        return spaced([self.card(card) for card in cards if card != NO_CARD], ", ")

    def monster_of(self, id_: str) -> Line:
        """A monster as a part of a sentence, by the id that events carry."""
        return (Piece("monster", self._monsters[id_]),)

    def monster(self, number: int) -> Line:
        return (Piece("monster", self._data.monsters[number].name),)

    def tile_of(self, id_: str) -> str:
        """What an income tile brings, by the id that events carry."""
        return effect_text(self._tiles[id_])

    def solo_card_of(self, id_: str) -> Line:
        """A solo card as `magic 3`, by the id that events carry."""
        card = self._solo_cards[id_]
        return *color(REALMS[card.realm]), f" {card.rank}"

    def lock_of(self, name: str) -> str:
        """A monster's or a region's place as `monster 3`, by the name that events carry."""
        return f"{'monster' if name.startswith('m') else 'region'} {name[1:]}"

    def row_of(self, id_: str) -> str:
        """A row of the island as `row 2 of the island`, by the id that events carry."""
        return f"row {self._rows[id_]} of the island"

    def space(self, space: int) -> str:
        """A card space, as `Water 2`."""
        return f"{REALMS[self._data.ring[space // 2]].capitalize()} {space % 2 + 1}"

    def realm(self, place: int) -> str:
        """A realm by its place in the ring."""
        return REALMS[self._data.ring[place]]


def color(name: str) -> Line:
    """A colour as a part of a sentence."""
    return (Piece("realm", name),)


def amount(number: int, resource: str) -> str:
    """`3 gold`, `1 crystal`, `2 evolve tokens`."""
    one = "evolve token" if resource == "evolve" else resource
    return f"{number} {one if number == 1 else PLURALS.get(resource, resource + 's')}"


def effect_text(effect: Effect) -> str:
    """What an effect does, as `pay 2 gold, draw a card of fire or ice`."""
    return ", ".join(_part_text(part) for part in effect) or "nothing"


def _part_text(part: Part) -> str:
    kind, what, number = part
    if kind in (GAIN, PAY):
        return f"{'gain' if kind == GAIN else 'pay'} {amount(number, RESOURCES[what])}"
    if kind == DRAW:
        return f"draw {counted(number, 'card')}{_decks(what)}"
    if kind == UNLOCK:
        return f"open {counted(what, 'lock')}"
    if kind == CAULDRON:
        return f"cauldron +{what}"
    if kind == CHOOSE:
        options = [(coded // len(RESOURCES), RESOURCES[coded % len(RESOURCES)]) for coded in (what, number)]
        return " or ".join(amount(count, resource) for count, resource in options)
    if kind == MAIN_ACTION:
        return f"{counted(what, 'main action')} of your choice"
    return f"take a face-up card of cost {what} or less"


def _decks(colors: int) -> str:
    if colors == ALL_COLORS:
        return ""
    return " of " + " or ".join(name for color, name in enumerate(REALMS) if colors >> color & 1)
