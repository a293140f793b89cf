"""The neutral game record of Wild World (specification, section 13)."""

from collections.abc import Sequence
from typing import Any, Final

from boardwright.core.errors import BoardwrightError
from boardwright.core.events import Event
from boardwright.core.state import OVER
from boardwright.games.wild_world.data.facts import NO_CARD, WildData
from boardwright.games.wild_world.data.terms import (
    CHOOSE,
    LOCK_NAMES,
    REALMS,
    REGIONS,
    SPACES,
    WORKER_SPACES,
    Effect,
)
from boardwright.games.wild_world.rules.position import NOBODY, REFILLING, REWARDING
from boardwright.games.wild_world.rules.scoring import SOURCES
from boardwright.games.wild_world.rules.state import WildState

FIELDS: Final = {
    "round": ("round", "starter"),
    "home": ("by", "card"),
    "discard": ("by", "card"),
    "travel": ("by", "region"),
    "place": ("by", "space", "worker_space"),
    "action": ("by", "which", "action"),
    "buy": ("by", "space", "card"),
    "bonus": ("by", "space"),
    "skip": ("by", "what"),
    "fight": ("by", "slot", "card", "evolve", "spent"),
    "rest": ("by", "space", "worker_space", "to"),
    "idle": ("by", "take", "have"),
    "end": ("by", "have"),
    "draw": ("by", "deck"),
    "unlock": ("by", "lock"),
    "substitute": ("by", "action"),
    "faceup": ("by", "space", "card"),
}
"""The events that the record names, and their fields."""
FOLLOWING: Final = {"travelled": "card", "drawn": "card"}
"""What only the player learns of the event just told, by event."""
UNFINISHED: Final = (REFILLING, REWARDING)
"""The last event waits for its refill, or for what is taken at the top, and is left out until then."""


def neutral_record(events: Sequence[Event], state: WildState) -> dict[str, Any]:
    """The game in a form that can be checked without an engine; partial if it is not over."""
    _require_base_game(state)
    _require_rewards_of_the_island(state.data)
    if not state.round:
        raise BoardwrightError("A game of Wild World has a neutral record once its first round begins.")
    told = {kind: [event.data for event in events if event.kind == kind] for kind in SETUP}
    seats = range(state.players)
    record: dict[str, Any] = {
        "game": "wild_world",
        "edition": state.data.edition,
        "players": state.players,
        "options": _options(state),
        "first": next((data["seat"] for data in told["starter"]), None),
        "boards": [data["board"] for data in told["board"]],
        "market": [data["card"] for data in told["market"]],
        "hands": [[data["card"] for data in told["dealt"] if data["seat"] == seat] for seat in seats],
        "monsters": [[data["monster"] for data in told["monster"] if data["seat"] == seat] for seat in seats],
        "events": _events(events)[: -1 if state.phase in UNFINISHED else None],
    }
    if state.actor == OVER:
        record["final"] = _final(state)
    else:
        record["partial"] = True
    return record


def _require_base_game(state: WildState) -> None:
    modules = {
        "the Warden": state.has_warden(),
        "bonus tokens": state.variants.bonus_tokens,
        "income tiles": state.variants.income_tiles,
    }
    there = [name for name, plays in modules.items() if plays]
    if there:
        raise BoardwrightError(f"A game of Wild World with {' and '.join(there)} has no neutral record.")


def _require_rewards_of_the_island(data: WildData) -> None:
    """A reward is told as what a rest takes, so other editions than these cannot be written."""
    elsewhere = [*data.bonuses, *data.main_effects, *(monster.effect for monster in data.monsters)]
    rewards = [_rewards(effect) for effect in elsewhere]
    if any(rewards) or max(_rewards(space.effect) for space in data.island) > 1:
        raise BoardwrightError("This edition lets choose rewards elsewhere: it has no neutral record.")


def _rewards(effect: Effect) -> int:
    """How many rewards an effect lets choose."""
    return sum(kind == CHOOSE for kind, _, _ in effect)


def _options(state: WildState) -> dict[str, str]:
    """`sides`, and what else is not as usual."""
    others = {"monster_choice": state.variants.monster_choice, "open_hands": state.variants.open_hands}
    return {"sides": state.variants.sides} | {name: "yes" for name, chosen in others.items() if chosen}


SETUP: Final = ("starter", "board", "market", "dealt", "monster")
"""The events of the setup."""


def _events(events: Sequence[Event]) -> list[dict[str, Any]]:
    written: list[dict[str, Any]] = []
    for event in events:
        if event.kind in FIELDS:
            written.append({"e": event.kind} | {key: event.data[key] for key in FIELDS[event.kind]})
            if event.kind in ("buy", "faceup"):
                written[-1]["refill"] = None
        elif event.kind in FOLLOWING:
            key = FOLLOWING[event.kind]
            written[-1][key] = event.data[key]
        elif event.kind == "refill":
            written[-1]["refill"] = event.data["card"]
        elif event.kind == "reward":
            _rest(written)["take"] = event.data["take"]
    return written


def _rest(written: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return next(event for event in reversed(written) if event["e"] == "rest")


def _final(state: WildState) -> dict[str, Any]:
    seats = range(state.players)
    creatures = state.data.creatures
    return {
        "scores": state.scores(),
        "ranks": state.ranking(),
        "sources": [dict(zip(SOURCES, state.sources(seat))) for seat in seats],
        "players": [_player(state, seat) for seat in seats],
        "market": [creatures[card].id if card != NO_CARD else None for card in state.market],
        "decks": {name: state.decks[color].bit_count() for color, name in enumerate(REALMS)},
        "discards": [creatures[card].id for card in state.discards],
        "realms": [_realm(state, space) for space in range(SPACES)],
        "island": {space.id: list(state.island[row]) for row, space in enumerate(state.data.island)},
    }


def _player(state: WildState, seat: int) -> dict[str, Any]:
    ids = [creature.id for creature in state.data.creatures]
    board = state.data.boards[state.boards[seat]]
    regions = state.regions[seat * REGIONS : seat * REGIONS + len(board.regions)]
    tucked = {LOCK_NAMES[slot]: card for slot, card in enumerate(state.tucked[seat]) if card != NO_CARD}
    return {
        "gold": state.gold[seat],
        "crystals": state.crystals[seat],
        "evolve": state.evolve[seat],
        "cauldron": state.cauldron[seat],
        "potion": state.potion[seat],
        "workers": state.workers[seat],
        "hand": sorted(ids[card] for card in state.hands[seat]),
        "home": [ids[card] for card in state.home[seat]],
        "regions": [[ids[card] for card in cards] for cards in regions],
        "tucked": {slot: ids[card] for slot, card in tucked.items()},
        "locks": sorted(LOCK_NAMES[lock] for lock in state.remaining_locks(seat)),
    }


def _realm(state: WildState, space: int) -> list[int | None]:
    standing = state.realms[space * WORKER_SPACES : (space + 1) * WORKER_SPACES]
    return [owner if owner != NOBODY else None for owner in standing]
