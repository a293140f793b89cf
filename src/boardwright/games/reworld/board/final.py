"""The final ship as a hull with six decks, a column a seat: value, row, points and place (RW-81 to RW-85)."""

from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.draw.shapes import picture
from boardwright.games.reworld.board.art import shield
from boardwright.games.reworld.board.modules import small_module, small_sign
from boardwright.games.reworld.board.race import ORDINALS, numeral, place_of, place_values, signed_numeral
from boardwright.games.reworld.board.scene import Scene
from boardwright.games.reworld.board.seat_panel import chip
from boardwright.games.reworld.board.seats import mark
from boardwright.games.reworld.board.signs import SMALL_SIGN
from boardwright.games.reworld.data.facts import CATEGORIES

DEFENCE = 0
"""The first category; the cities follow, by letter."""


def final_ship(scene: Scene) -> str:
    """The decks, which the page counts one after another, then what everybody has in all."""
    caption = element("caption", "Final ship")
    decks = [_deck(scene, category) for category in range(len(CATEGORIES))]
    body = element("tbody", *decks)
    table = element("table", caption, _head(scene), body, _foot(scene), class_="rw-final")
    players = f"rw-of-{scene.observation.players}"
    return element("div", table, class_=f"rw-final-hull {players}", id="final-ship")


def category_name(category: int) -> str:
    """What a deck compares, as `Defence` or `City A`."""
    return "Defence" if category == DEFENCE else f"City {CATEGORIES[category]}"


def before_final(scene: Scene, seat: int) -> int:
    """The score before the final ship."""
    return scene.observation.scores[seat] - _gained(scene, seat)


def _gained(scene: Scene, seat: int) -> int:
    return sum(points[seat] for points in scene.observation.final_points)


def _head(scene: Scene) -> str:
    seats = []
    for seat in scene.seats():
        chair = scene.chairs[seat]
        name = element("b", text(chair.name))
        before = element("small", f"before {before_final(scene, seat)}")
        who = element("span", mark(seat), name, chip(chair), class_="rw-final-who")
        seats.append(element("th", who, before, scope="col"))
    title = element("td", "Final ship", class_="rw-final-title", aria_hidden="true")
    return element("thead", element("tr", title, element("td", class_="rw-worth"), *seats))


def _deck(scene: Scene, category: int) -> str:
    name = category_name(category)
    head = element("th", _sign(category), element("span", name), scope="row")
    cells = [_cell(scene, category, seat) for seat in scene.seats()]
    worth = element("td", place_values(scene.data.places[category]), class_="rw-worth")
    return element("tr", head, worth, *cells, class_=f"rw-count-{category + 1}")


def _sign(category: int) -> str:
    if category == DEFENCE:
        drawn = shield(10, 9.5, 1.3, "rw-ship-shield")
        return element("svg", drawn, class_="rw-small-sign", viewBox="0 0 20 20", aria_hidden="true")
    return picture(f"rw-sign-{CATEGORIES[category]}", SMALL_SIGN, SMALL_SIGN, "rw-small-sign")


def _cell(scene: Scene, category: int, seat: int) -> str:
    values = scene.observation.final_values[category]
    points = scene.observation.final_points[category][seat]
    place = place_of(values, seat)
    unit = " shields" if category == DEFENCE else " tiles"
    value = numeral(values[seat]) + hidden_text(unit) if values[seat] else ""
    content = (
        element("span", value, class_="rw-value"),
        element("span", _row(scene, category, seat), class_="rw-rail"),
        element("span", signed_numeral(points), element("small", place or "no part"), class_="rw-points"),
    )
    is_first = place.endswith(ORDINALS[0])
    look = classes(first=is_first, none=not values[seat], nothing=points <= 0)
    return element("td", element("div", *content, class_="rw-counted"), class_=look)


def _row(scene: Scene, category: int, seat: int) -> str:
    """The tiles that count, small; a city's sign is one of them (RW-44)."""
    observation = scene.observation
    if category == DEFENCE:
        return "".join(map(small_module, observation.defence[seat]))
    tiles = observation.cities[seat][category - 1]
    return (small_sign(category - 1) if tiles else "") + "".join(map(small_module, tiles))


def _foot(scene: Scene) -> str:
    cells = []
    for seat in scene.seats():
        before, gained = before_final(scene, seat), _gained(scene, seat)
        sign = "+" if gained >= 0 else "\N{MINUS SIGN}"
        sum_ = element("span", f"{before} {sign} {abs(gained)} =")
        total = numeral(scene.observation.scores[seat], "rw-numeral rw-total")
        look = classes("rw-sum", winner=scene.observation.ranks[seat] == 1)
        place = hidden_text(f", place {scene.observation.ranks[seat]}")
        cells.append(element("td", element("div", sum_, total, place, class_="rw-counted"), class_=look))
    title = element("th", "After the final ship", scope="row"), element("td", class_="rw-worth")
    return element("tfoot", element("tr", *title, *cells, class_="rw-count-7"))
