"""The badge under a face-up card: whether the viewer can buy it, and what it takes."""

from typing import Final

from boardwright.core.lines import counted
from boardwright.draw.markup import element
from boardwright.games.wild_world.advice.buying import Payment, Purchase
from boardwright.games.wild_world.advice.uses import AT_HOME, DISCARDED, TRAVELLING, Use
from boardwright.games.wild_world.board.effects import NUMBER, Sign, fitting_row, many
from boardwright.games.wild_world.board.icons import digits, icon_at
from boardwright.games.wild_world.data.facts import WildData

HEIGHT: Final = 20
ICON: Final = 13
ROOMY: Final = 60
"""From this width on there is room for a word."""
NOW, AFTER, LACKS = "ww-now", "ww-after", "ww-lacks"
"""How it looks: in ink, outlined, dashed."""


def badge_at(purchase: Purchase, x: float, y: float, width: float) -> str:
    """It, by its left top: ink and a tick (affordable), outlined (after hand cards), or dashed (lacking)."""
    look, line = _told(purchase)
    middle = y + HEIGHT / 2
    before, taken = _before(look, x, middle, width)
    room = width - taken - 6
    shape = element("rect", x=x, y=y, width=width, height=HEIGHT, rx=HEIGHT / 2, class_="ww-badge-body")
    drawn = fitting_row(line, x + taken + room / 2, middle, ICON, room)
    return element("g", shape, before, drawn, class_=f"ww-badge {look}")


def _before(look: str, x: float, y: float, width: float) -> tuple[str, float]:
    """What stands before the numbers, and how much room it takes."""
    if look == NOW:
        return icon_at("tick", x + 10.5, y, 11.5), 16
    if look == LACKS and width < ROOMY:
        return digits("−", x + 10, y, ICON * NUMBER, "ww-number"), 12
    if look == LACKS:
        return element("text", "lacks", x=x + 8, y=y + 4.2, class_="ww-badge-word"), 41
    return "", 6


def told_purchase(purchase: Purchase, data: WildData) -> str:
    """What it says, in words."""
    if purchase.pays is None:
        if purchase.lacks_crystals:
            return f"{counted(purchase.lacks_crystals, 'crystal')} lacking"
        return f"{purchase.lacks_gold} gold lacking"
    price = told_payment(purchase.pays)
    if purchase.is_affordable:
        return f"affordable, {price}"
    return f"affordable if you first {told_uses(purchase.uses, data)}; then {price}"


def told_payment(pays: Payment) -> str:
    """`5 gold and 2 crystals`, as it leaves the purse."""
    amounts = [
        f"{pays.gold} gold" if pays.gold else "",
        counted(pays.crystals, "crystal") if pays.crystals else "",
        counted(pays.evolve, "evolve token") if pays.evolve else "",
    ]
    return " and ".join(amount for amount in amounts if amount) or "free"


def told_uses(uses: tuple[Use, ...], data: WildData) -> str:
    """`discard Rune Hare for 2 gold and put Mirror Fox home`."""
    return " and ".join(_told_use(use, data) for use in uses)


def _told_use(use: Use, data: WildData) -> str:
    name = data.creatures[use.card].name
    if use.way == AT_HOME:
        return f"put {name} home"
    return (
        f"send {name} to region {use.region + 1}"
        if use.way == TRAVELLING
        else (f"discard {name} for {use.gain.gold} gold")
    )


def _told(purchase: Purchase) -> tuple[str, list[Sign]]:
    if purchase.pays is None:
        lack = purchase.lacks_crystals
        return LACKS, [Sign("crystal", str(lack)) if lack else Sign("gold", str(purchase.lacks_gold))]
    if purchase.is_affordable:
        return NOW, _payment_signs(purchase)
    return AFTER, _use_signs(purchase.uses)


def _payment_signs(purchase: Purchase) -> list[Sign]:
    pays = purchase.pays
    assert pays is not None
    amounts = ((pays.gold, "gold"), (pays.crystals, "crystal"), (pays.evolve, "evolve"))
    shown = [Sign(icon, str(amount)) for amount, icon in amounts if amount]
    return shown or [Sign("gold", "0")]


def _use_signs(uses: tuple[Use, ...]) -> list[Sign]:
    """Cards put home, cards that travel, then cards discarded and what they bring."""
    ways = [use.way for use in uses]
    shown = ((AT_HOME, "house"), (TRAVELLING, "flag"), (DISCARDED, "discard"))
    line = [Sign(icon, many(ways.count(way))) for way, icon in shown if way in ways]
    gold = sum(use.gain.gold for use in uses if use.way == DISCARDED)
    return [*line, Sign("gold", f"+{gold}")] if gold else line
