"""The tabs of a phone: which part of the own board is in view; a dot where something can be done."""

from boardwright.draw.markup import element, hidden_text
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.data.terms import SLOTS
from boardwright.games.wild_world.rules.actions import FIGHT, FIGHT_CARD, LOCK, REST


def tabs(scene: Scene) -> str:
    """One button a part; the page's script shows the part."""
    observation = scene.observation
    seat = observation.seat
    assert seat is not None
    legal = observation.legal
    names = {
        "hand": ("Hand", len(observation.hand), any(action < FIGHT_CARD for action in legal)),
        "monsters": ("Monsters", 0, _fights(legal) or any(LOCK <= one < LOCK + SLOTS for one in legal)),
        "regions": ("Regions", 0, any(LOCK + SLOTS <= one < LOCK + 2 * SLOTS for one in legal)),
        "home": ("Home", len(observation.home[seat]), False),
        "others": ("Others", 0, False),
    }
    return element("div", *[_tab(key, *of) for key, of in names.items()], class_="ww-tabs", role="tablist")


def _fights(legal: tuple[int, ...]) -> bool:
    return any(FIGHT <= action < REST for action in legal)


def _tab(key: str, name: str, count: int, is_alive: bool) -> str:
    number = element("span", str(count)) if count else ""
    dot = element("i", class_="ww-tab-dot") + hidden_text(", something to do") if is_alive else ""
    return element(
        "button",
        name,
        number,
        dot,
        type="button",
        role="tab",
        id=f"tab-{key}",
        aria_controls=f"panel-{key}",
        data_tab=key,
    )
