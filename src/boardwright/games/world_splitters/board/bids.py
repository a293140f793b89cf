"""Bids and offers: own coins in a row, a stepper, and what each answer would mean (WS-27, WS-65)."""

from boardwright.core.lines import counted
from boardwright.draw.markup import element, hidden_text
from boardwright.games.world_splitters.board.controls import commit, note, notes, radio
from boardwright.games.world_splitters.board.pieces import coin
from boardwright.games.world_splitters.board.scene import Scene

ROW = 12
"""Up to so many coins lie in one row; more wrap, and are smaller."""
VERBS = {"bid": "Bid", "open": "Offer", "hidden": "Offer"}


def amounts(scene: Scene) -> str:
    """All amounts as coins; the stepper beside them needs the page's script."""
    base, verb = scene.action_base(), VERBS[scene.observation.phase]
    choices = scene.choices()
    coins = [_amount(base, amount, verb) for amount in choices]
    look = "ws-row" if len(choices) <= ROW + 1 else "ws-row many"
    row = element("div", *coins, class_=look, role="radiogroup", aria_label=f"{verb} from 0 to {choices[-1]}")
    shown = element("div", _stepper(choices[-1]), row, class_="choices ws-amounts", id="choices")
    told = [_note(scene, base, amount) for amount in choices]
    return shown + notes(told) + commit("Choose an amount")


def _amount(base: int, amount: int, verb: str) -> str:
    drawn = coin("ws-big-coin") if amount else element("span", class_="ws-no-coin")
    words = drawn, element("span", str(amount))
    return element("label", radio(base + amount, f"{verb} {amount}"), *words, class_="ws-amount-choice")


def _stepper(most: int) -> str:
    """One less, the amount, one more."""
    less = element(
        "button", "−", hidden_text(" one coin less"), type="button", class_="button line", data_step="-1"
    )
    more = element(
        "button", "+", hidden_text(" one coin more"), type="button", class_="button line", data_step="1"
    )
    shown = element("output", "–", id="amount", aria_live="off")
    return element("div", less, shown, element("small", f"of {most}"), more, class_="ws-stepper", hidden=True)


def _note(scene: Scene, base: int, amount: int) -> str:
    observation = scene.observation
    other = scene.chairs[observation.active if observation.phase == "bid" else 1 - observation.active].name
    held = observation.coins[observation.seat or 0]
    headline = f"{VERBS[observation.phase]} {amount} of your {counted(held, 'coin')}?"
    if not amount:
        return note(
            base,
            headline,
            f"{other} accepts: you place an explorer for nothing. {other} returns: {other} places one.",
        )
    ways = (
        f"{other} accepts: you pay {amount} and place an explorer. "
        f"{other} returns: {other} pays you {amount} and places one."
    )
    return note(base + amount, headline, ways)
