"""Where the arrow keys lead on the board: along the ring, up to the realms, down to the island."""

from collections.abc import Sequence

from boardwright.games.wild_world.data.terms import REALMS, SPACES

Resting = Sequence[tuple[int, int]]
"""Workers that can move to the island, as card space and worker space."""
PHONE = "n-"
"""Begins the ids of the picture for phones."""
PLACES = len(REALMS)


def ways(prefix: str, name: str, rows: int, resting: Resting) -> dict[str, str]:
    """Attributes `data_left` and so on, each naming areas: the first of them that is shown is meant.

    `rows` are those of the island, which is a column beside the realms or a strip below them.
    """
    kind, *numbers = name.split("-")
    number = int(numbers[0])
    if kind == "row":
        led = _from_row(number, rows, bool(prefix))
    elif kind == "rest":
        led = _from_worker((number, int(numbers[1])), resting)
    elif kind == "space":
        led = _from_space(number, resting, prefix == PHONE)
    else:
        led = _from_realm(kind, number)
    own = PHONE if prefix == PHONE else ""
    return {f"data_{way}": _ids(own, target) for way, target in led.items()}


def _ids(prefix: str, target: str) -> str:
    """On a wide page the island has two forms, and only one is shown."""
    if prefix or not target.startswith("row-"):
        return prefix + target
    return f"{target} t-{target}"


def _from_space(number: int, resting: Resting, is_phone: bool) -> dict[str, str]:
    led = {
        "left": f"space-{(number - 1) % SPACES}",
        "right": f"space-{(number + 1) % SPACES}",
        "up": f"disc-{number // 2}",
        "down": "row-0",
    }
    if is_phone and number >= 2:
        led["up"] = f"space-{number - 2}"
    if is_phone and number + 2 < SPACES:
        led["down"] = f"space-{number + 2}"
    workers = [f"rest-{space}-{worker}" for space, worker in resting if space == number]
    return led | ({"down": workers[0]} if workers else {})


def _from_worker(worker: tuple[int, int], resting: Resting) -> dict[str, str]:
    order = list(resting)
    place = order.index(worker)
    before, after = order[place - 1], order[(place + 1) % len(order)]
    return {
        "left": f"rest-{before[0]}-{before[1]}",
        "right": f"rest-{after[0]}-{after[1]}",
        "up": f"space-{worker[0]}",
        "down": "row-0",
    }


def _from_realm(kind: str, place: int) -> dict[str, str]:
    led = {"left": f"{kind}-{(place - 1) % PLACES}", "right": f"{kind}-{(place + 1) % PLACES}"}
    if kind == "realm":
        return led | {"up": f"realm-{place}", "down": f"disc-{place}"}
    return led | {"up": f"realm-{place}", "down": f"space-{2 * place}"}


def _from_row(number: int, rows: int, is_strip: bool) -> dict[str, str]:
    """In a column up and down go through the rows, in a strip left and right do."""
    before = f"row-{number - 1}" if number else ""
    after = f"row-{(number + 1) % rows}"
    out = f"space-{SPACES - 1}" if not is_strip else f"space-{SPACES - 2}"
    if is_strip:
        return {"left": before or f"row-{rows - 1}", "right": after, "up": out, "down": f"row-{number}"}
    return {"left": out, "right": "space-0", "up": before or out, "down": after}
