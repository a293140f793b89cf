"""Where the points came from, and how they came about: the seven sources, sentences, the game in numbers."""

from collections.abc import Sequence

from boardwright.core.events import Event
from boardwright.core.lines import counted, signed
from boardwright.draw.markup import classes, element, text
from boardwright.games.reworld.board.final import before_final, category_name
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seat_panel import chip
from boardwright.games.reworld.board.seats import mark
from boardwright.games.reworld.data.facts import SHIPS
from boardwright.games.reworld.data.tiles import FAMILY, UNIT
from boardwright.games.reworld.rules.settlement import is_special
from boardwright.games.reworld.view.observation import ReworldObservation
from boardwright.games.reworld.words.names import Names, capital

TITLES = (
    "Terrabots",
    "Marker",
    "Cards kept",
    "Special units",
    "Satellite tasks",
    "Population ships",
    "Final ship",
)
"""The sources, in the order of an observation's `sources`."""
TURNS = ("launch", "defend", "task", "transport", "sacrifice")
"""The events that are turns of Chapter Two."""


def sources(scene: Scene) -> str:
    """Points by source, best player first; the most from each source stands out."""
    observation = scene.observation
    order = sorted(scene.seats(), key=lambda seat: observation.ranks[seat])
    heads = [element("th", title, scope="col") for title in ("Player", *TITLES, "Score")]
    rows = [_row(scene, seat) for seat in order]
    caption = element("caption", "Where the points came from", class_="vh")
    table = caption, element("thead", element("tr", *heads)), element("tbody", *rows)
    notes = [
        element("li", text(note)) for note in (lead_before(scene), *[_units(scene, seat) for seat in order])
    ]
    return element("table", *table, class_="rw-sources", id="sources") + element(
        "ul", *notes, class_="rw-notes"
    )


def lead_before(scene: Scene) -> str:
    """Who led before the final ship, and whether it changed that."""
    observation = scene.observation
    before = {seat: before_final(scene, seat) for seat in scene.seats()}
    most = max(before.values())
    leaders = [seat for seat in before if before[seat] == most]
    winners = [seat for seat in before if observation.ranks[seat] == 1]
    who = capital(_listed([scene.who(seat) for seat in leaders]))
    led = f"{who} led before the final ship, with {counted(most, 'point')}"
    if leaders == winners:
        return f"{led}, and stayed ahead."
    behind = most - max(before[seat] for seat in winners)
    won = f"{_listed([scene.who(seat) for seat in winners])} won"
    return f"{led}; {won}, {counted(behind, 'point')} behind then." if behind else f"{led}; {won}."


def _units(scene: Scene, seat: int) -> str:
    """What became of a player's builder units."""
    tiles = [tile for city in scene.observation.cities[seat] for tile in city]
    settled = counted(sum(FAMILY[tile] == UNIT for tile in tiles), "builder unit")
    lost = len(scene.observation.box[seat])
    return f"{capital(scene.who(seat))} settled {settled} and lost {lost or 'none'}."


def _row(scene: Scene, seat: int) -> str:
    observation = scene.observation
    chair = scene.chairs[seat]
    cells = []
    for source, points in enumerate(observation.sources[seat]):
        most = max(of_seat[source] for of_seat in observation.sources)
        shown = signed(points).removeprefix("+")
        is_most = points == most and points > 0
        cells.append(element("td", element("b", shown) if is_most else shown))
    who = element("span", mark(seat), element("b", text(chair.name)), chip(chair), class_="rw-final-who")
    score = element("td", str(observation.scores[seat]), class_="rw-score")
    look = classes(own=seat == observation.seat)
    return element("tr", element("th", who, scope="row"), *cells, score, class_=look)


def explanation(observation: ReworldObservation, names: Names) -> list[str]:
    """Sentences that say how the points of this game came about."""
    lines = []
    tied = [category_name(category) for category in _tied(observation)]
    if tied:
        lines.append(f"Tied players share the points of their places, rounded down: {_listed(tied)}.")
    absences = sum(values.count(0) for values in observation.final_values)
    if absences:
        times = "once" if absences == 1 else f"{absences} times"
        lines.append(f"No shield, or no city of a letter, costs 3 points: it happened {times}.")
    left = [names.ships[ship] for ship, owner in enumerate(observation.ship_owners) if owner < 0]
    if left:
        lines.append(f"Nobody took the population ships for {_listed(left)}.")
    return lines


def _tied(observation: ReworldObservation) -> list[int]:
    """The categories in which several share places."""
    tied = []
    for category, values in enumerate(observation.final_values):
        taking_part = [value for value in values if value]
        if len(set(taking_part)) < len(taking_part):
            tied.append(category)
    return tied


def numbers(observation: ReworldObservation, events: Sequence[Event]) -> list[tuple[str, str]]:
    """The game in numbers, for the rail."""
    flights = [event for event in events if event.kind == "transport"]
    full = sum(len(flight.data["settled"]) == 2 for flight in flights)
    settled = [tile for cities in observation.cities for city in cities for tile in city]
    units = [tile for tile in settled if FAMILY[tile] == UNIT]
    cities = sum(bool(city) for cities in observation.cities for city in cities)
    taken = sum(owner >= 0 for owner in observation.ship_owners)
    return [
        ("Turns in Chapter Two", str(sum(event.kind in TURNS for event in events))),
        ("Shuttle flights", str(len(flights))),
        ("Of these, with two units", str(full)),
        ("Cities founded", str(cities)),
        ("Builder units settled", str(len(units))),
        ("Of these, special", str(sum(map(is_special, units)))),
        ("Builder units lost", str(sum(map(len, observation.box)))),
        ("Modules left over", str(sum(observation.removed))),
        ("Population ships taken", f"{taken} of {len(SHIPS)}"),
    ]


def _listed(words: Sequence[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last
