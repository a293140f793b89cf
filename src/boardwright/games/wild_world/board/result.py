"""The result of Wild World: a bar of categories for each player, then how each number came about."""

from collections.abc import Sequence

from boardwright.core.events import Event
from boardwright.core.lines import counted
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.games.wild_world.board.cards import monster
from boardwright.games.wild_world.board.icons import icon, icon_at
from boardwright.games.wild_world.board.others import chip
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.score import CATEGORIES, by_rank
from boardwright.games.wild_world.board.seats import mark
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.terms import SCORING
from boardwright.games.wild_world.rules.position import WARDEN
from boardwright.games.wild_world.rules.scoring import A_POINT
from boardwright.games.wild_world.view.observation import WildObservation
from boardwright.games.wild_world.view.warden import WardenView

ROOM_FOR_NUMBER, ROOM_FOR_ICON = 0.035, 0.14
"""Shares of the longest bar from which a segment has room for its number and its icon, on a phone as well."""


def result(scene: Scene) -> str:
    """The places, best first; the segments of a category are counted together."""
    places = [_place(scene, seat) for seat in by_rank(scene)]
    warden = scene.observation.warden
    if warden is not None:
        is_first = scene.observation.ranks[0] > 1
        places.insert(0 if is_first else 1, _warden(warden, is_first, max(scene.observation.scores)))
    return element("ol", *places, class_="ww-podium", id="places")


def _warden(warden: WardenView, is_first: bool, best: int) -> str:
    """The Warden's place: the cards it took, its hunts, its level (section 12)."""
    parts = {
        "Cards": warden.score - warden.hunted - warden.level,
        "Hunts": warden.hunted,
        "Level": warden.level,
    }
    longest = max(1, best, warden.score)
    segments = [
        _segment(title, points, points / longest, "of-warden count-1")
        for title, points in parts.items()
        if points
    ]
    total = element("b", str(warden.score), hidden_text(" points"), class_="ww-sum")
    who = element("span", mark(WARDEN, "mark large"), element("b", "The Warden"), class_="ww-who")
    rank = element("span", hidden_text("Place "), "1" if is_first else "2", class_="ww-rank")
    look = classes("ww-place", first=is_first)
    return element("li", rank, who, element("span", *segments, total, class_="ww-bar"), class_=look)


def breakdown(scene: Scene) -> str:
    """All categories of all players, each number with how it came about."""
    heads = [
        element("th", icon(sign), element("span", title), scope="col", class_=f"count-{number}")
        for number, (_, title, sign) in enumerate(CATEGORIES, 1)
    ]
    rows = [_row(scene, seat) for seat in by_rank(scene)]
    head = element("thead", element("tr", element("td"), *heads, element("th", "Total", scope="col")))
    caption = element("caption", "Where the points came from", class_="vh")
    table = element("table", caption, head, element("tbody", *rows), class_="ww-breakdown", id="count")
    return element("div", table, class_="ww-counting", tabindex="0", role="region", aria_label="The count")


def explanation(observation: WildObservation, data: WildData) -> list[str]:
    """Sentences that say how points come about, and what broke a tie."""
    lines = [
        "Criteria are what defeated scoring monsters count. Tracks are the spaces of cauldron and potion.",
        f"Every {A_POINT} gold and crystals together are a point, and so is each evolve token.",
        "Where the table divides, the rest is left out.",
        "Cards in hand, cards tucked above monsters and crystals on locks score nothing.",
    ]
    best = max(observation.scores)
    if observation.scores.count(best) > 1:
        lines.append(
            "Equal points: the player whose worker is higher on the island wins, on the top row further left."
        )
    return lines


def numbers(observation: WildObservation, events: Sequence[Event]) -> list[tuple[str, str]]:
    """What happened in the game, counted."""
    kinds = [event.kind for event in events]
    defeated = sum(map(len, observation.defeated))
    return [
        ("Workers placed", str(kinds.count("place"))),
        ("Cards bought", str(kinds.count("buy"))),
        ("Monsters defeated", f"{defeated} of {sum(map(len, observation.monsters))}"),
        ("Cards at home", str(sum(map(len, observation.home)))),
        ("Cards sent travelling", str(sum(len(cards) for seat in observation.regions for cards in seat))),
        ("Locks opened", str(kinds.count("unlock"))),
        ("Cards left in hands", str(sum(map(sum, observation.hand_colors)))),
    ]


def _place(scene: Scene, seat: int) -> str:
    observation, chair = scene.observation, scene.chairs[seat]
    rank, score = observation.ranks[seat], observation.scores[seat]
    warden = observation.warden.score if observation.warden else 0
    longest = max(1, warden, *observation.scores)
    segments = [
        _segment(title, points, points / longest, f"of-{name} count-{number}", sign)
        for number, ((name, title, sign), points) in enumerate(zip(CATEGORIES, observation.sources[seat]), 1)
        if points
    ]
    content = (
        element("span", hidden_text("Place "), str(rank), class_="ww-rank"),
        element(
            "span", mark(seat, "mark large"), element("b", text(chair.name)), chip(chair), class_="ww-who"
        ),
        element(
            "span",
            *segments,
            element("b", str(score), hidden_text(" points"), class_="ww-sum"),
            class_="ww-bar",
        ),
    )
    return element("li", *content, class_=classes("ww-place", first=rank == 1), id=f"place-{seat}")


def _segment(title: str, points: int, share: float, look: str, sign: str = "") -> str:
    """A part of a bar, so long as its share of the longest bar."""
    has_icon = bool(sign) and share > ROOM_FOR_ICON
    value = element("text", str(points), x=11 if has_icon else 0) if share > ROOM_FOR_NUMBER else ""
    inside = (icon_at(sign, -11, 0, 17) if has_icon else "") + value
    return element(
        "svg",
        element("title", f"{title} {points}"),
        element("svg", inside, x="50%", y="50%", overflow="visible"),
        class_=f"ww-segment {look}",
        width=f"{100 * share:.2f}%",
        role="img",
        aria_label=f"{title} {points}",
    )


def _row(scene: Scene, seat: int) -> str:
    observation, chair = scene.observation, scene.chairs[seat]
    who = element(
        "span", mark(seat, "mark large"), element("b", text(chair.name)), chip(chair), class_="ww-who"
    )
    cells = [
        element(
            "td",
            element("b", str(points)),
            _how(scene, seat, number),
            class_=classes(f"count-{number + 1}", most=_is_most(observation, seat, number)),
            data_title=CATEGORIES[number][1],
        )
        for number, points in enumerate(observation.sources[seat])
    ]
    total = element("td", str(observation.scores[seat]), class_="ww-total")
    look = classes(own=seat == observation.seat) or None
    return element("tr", element("th", who, scope="row"), *cells, total, class_=look)


def _is_most(observation: WildObservation, seat: int, number: int) -> bool:
    points = [sources[number] for sources in observation.sources]
    return 0 < points[seat] == max(points)


def _how(scene: Scene, seat: int, number: int) -> str:
    """How a number came about; nothing where the number says it."""
    observation = scene.observation
    defeated = observation.defeated[seat]
    monsters = {slot: scene.data.monsters[observation.monsters[seat][slot]] for slot in defeated}
    name = CATEGORIES[number][0]
    if name == "monsters":
        cards = [monster(observation.monsters[seat][slot]) for slot in defeated]
        said = [f"{one.name} {one.points}" for one in monsters.values()]
        return (
            element("small", *cards, hidden_text(", ".join(said)), class_="ww-small-cards") if cards else ""
        )
    if name == "criteria":
        return "".join(
            element(
                "small", text(_criterion(observation.counted[seat][slot], one.per, one.points_per, one.name))
            )
            for slot, one in monsters.items()
            if one.kind == SCORING
        )
    if name == "tracks":
        return element("small", f"{observation.cauldron[seat]} + {observation.potion[seat]}")
    if name == "travel":
        return element("small", _journeys(scene, seat))
    if name == "home":
        return element("small", counted(len(observation.home[seat]), "card"))
    if name == "coins":
        return element("small", f"{observation.gold[seat] + observation.crystals[seat]} ÷ {A_POINT}")
    return ""


def _criterion(count: int, per: int, points: int, name: str) -> str:
    """`8 × 2, Glass Leviathan`, or `7 ÷ 2 × 3, …`."""
    times = f"{count} ÷ {per} × {points}" if per > 1 else f"{count} × {points}"
    return f"{times}, {name}"


def _journeys(scene: Scene, seat: int) -> str:
    """`4×1 + 2×5`: cards and the value of their region."""
    board = scene.board(seat)
    assert board is not None
    counts = [len(cards) for cards in scene.observation.regions[seat]]
    return (
        " + ".join(f"{count}×{value}" for count, value in zip(counts, board.region_values) if count) or "none"
    )
