"""The result of World Splitters: places beside the final map, then the count, source by source."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.core.lines import counted, signed
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.games.world_splitters.board.map import world_map
from boardwright.games.world_splitters.board.pieces import amount
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.board.seat_panel import chip, color_counts
from boardwright.games.world_splitters.board.seats import mark
from boardwright.games.world_splitters.rules.position import MONEY, OBELISKS, OPEN_LAND, SETS
from boardwright.games.world_splitters.view.observation import Region, WorldObservation

TITLES = ("Bonus tiles", "Regions", "Obelisks", "Sets", "Money", "Open land")
"""The sources of points, in the order of an observation's `sources`."""
COUNTED_LAST = (SETS, MONEY, OPEN_LAND)
"""What is counted at the end, one after another (WS-60 to WS-62)."""


def result(scene: Scene) -> str:
    """The places, best first, and the map as it was left."""
    order = sorted(scene.seats(), key=lambda seat: scene.observation.ranks[seat])
    places = element("ol", *[_place(scene, seat) for seat in order], class_="ws-podium", id="places")
    return element("div", places, element("div", world_map(scene), class_="ws-last-map"), class_="ws-result")


def count(scene: Scene) -> str:
    """Points by source, best player first; the last three sources are counted out one by one."""
    observation = scene.observation
    order = sorted(scene.seats(), key=lambda seat: observation.ranks[seat])
    sources = _sources(scene)
    heads = [element("th", "Player", scope="col")]
    heads += [element("th", TITLES[source], scope="col", class_=_step(source)) for source in sources]
    heads.append(element("th", "Score", scope="col"))
    rows = [_row(scene, seat, sources) for seat in order]
    caption = element("caption", "Where the points came from", class_="vh")
    body = caption, element("thead", element("tr", *heads)), element("tbody", *rows)
    table = element("table", *body, class_="ws-count-table", id="count")
    inside = table, _last_count(scene)
    return element("div", *inside, class_="ws-counting", tabindex="0", role="region", aria_label="The count")


def explanation(observation: WorldObservation) -> list[str]:
    """Sentences that say how points come about at the end, in the order in which they are counted."""
    lines = [
        "Open land: 2 points for each space to most explorers, 1 for each explorer in it to second most."
    ]
    if observation.scores.count(max(observation.scores)) > 1:
        lines.append("Equal points: the player further left on the initiative track wins.")
    return lines


def numbers(observation: WorldObservation, events: Sequence[Event]) -> list[tuple[str, str]]:
    """The game in numbers, for the rail."""
    answers = [event.data["say"] for event in events if event.kind == "answer"]
    moved = sum("from" in event.data for event in events if event.kind in ("place", "extra"))
    highest = [max(event.data["bids"].values()) for event in events if event.kind == "bids"]
    found = [
        ("Turns", str(observation.turn)),
        ("Regions enclosed", str(observation.enclosed)),
        ("Fences left", str(observation.supply)),
        ("Favors taken", str(sum(map(sum, observation.favors_taken)))),
        ("Bonus tiles taken", str(sum(owner >= 0 for owner in observation.tiles))),
        ("Explorers moved for want of another", str(moved)),
    ]
    if answers:
        found.append(("Bids accepted", f"{answers.count('accept')} of {len(answers)}"))
        found.append(("Highest bid", str(max(highest))))
    return found


def _place(scene: Scene, seat: int) -> str:
    chair, observation = scene.chairs[seat], scene.observation
    rank = observation.ranks[seat]
    content = (
        element("span", hidden_text("Place "), str(rank), class_="rank"),
        element("span", mark(seat, "mark large"), element("b", text(chair.name)), chip(chair), class_="who"),
        element("span", color_counts(scene, seat), amount(observation.coins[seat]), class_="ws-goods"),
        element("span", _points(observation.scores[seat]), hidden_text(" points"), class_="points"),
    )
    return element("li", *content, class_=classes("ws-place", first=rank == 1), id=f"place-{seat}")


def _sources(scene: Scene) -> list[int]:
    """Where points can come from on this map: obelisks only where there are any."""
    all_of_them = range(len(TITLES))
    return [source for source in all_of_them if source != OBELISKS or scene.observation.obelisks]


def _row(scene: Scene, seat: int, sources: Sequence[int]) -> str:
    observation = scene.observation
    cells = []
    for source in sources:
        points = observation.sources[seat][source]
        most = max(of_seat[source] for of_seat in observation.sources)
        shown = _points(points) if source != MONEY else signed(points)
        is_most = points == most and points > 0
        cells.append(element("td", element("b", shown) if is_most else shown, class_=_step(source)))
    who = element("span", mark(seat), element("b", text(scene.chairs[seat].name)), chip(scene.chairs[seat]))
    score = element("td", element("b", _points(observation.scores[seat])), class_="ws-score")
    look = classes(own=seat == observation.seat)
    return element("tr", element("th", who, scope="row"), *cells, score, class_=look or None)


def _step(source: int) -> str | None:
    """The moment at which a column of the last count comes into sight."""
    return f"count-{COUNTED_LAST.index(source) + 1}" if source in COUNTED_LAST else None


def _points(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


def _last_count(scene: Scene) -> str:
    """Sets, money and open land of this game, step by step."""
    observation, chairs = scene.observation, scene.chairs
    open_regions = [region for region in observation.regions if not region.is_enclosed]
    steps = [(1, _sets(observation, chairs)), (2, _money(observation, chairs))]
    steps += [(3, _open_land(region, chairs)) for region in open_regions]
    items = [element("li", text(words), class_=f"count-{step}") for step, words in steps]
    return element("ol", *items, class_="ws-last-count")


def _sets(observation: WorldObservation, chairs: Sequence[Chair]) -> str:
    found = [
        f"{chairs[seat].name} with {counted(min(colors), 'set')} {signed(observation.sources[seat][SETS])}"
        for seat, colors in enumerate(observation.colors)
        if min(colors)
    ]
    return f"Sets of red, yellow and green, 12 points each: {', '.join(found) or 'nobody has one'}."


def _money(observation: WorldObservation, chairs: Sequence[Chair]) -> str:
    money = [sources[MONEY] for sources in observation.sources]
    richest, poorest = money.index(max(money)), money.index(min(money))
    return (
        f"Money: {chairs[richest].name} is richest with {observation.coins[richest]} and gets 5 points, "
        f"{chairs[poorest].name} is poorest with {observation.coins[poorest]} and loses 5."
    )


def _open_land(region: Region, chairs: Sequence[Chair]) -> str:
    order = sorted(range(len(chairs)), key=lambda seat: -region.open_points[seat])
    shares = [
        f"{chairs[seat].name} with {counted(region.explorers[seat], 'explorer')} {signed(points)}"
        for seat in order
        if (points := region.open_points[seat])
    ]
    return f"Open region of {counted(len(region.spaces), 'space')}: {', '.join(shares) or 'nobody is in it'}."
