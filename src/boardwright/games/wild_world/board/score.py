"""The points of all by category, as if the game ended now."""

from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.games.wild_world.board.icons import icon
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.seats import mark
from boardwright.games.wild_world.rules.scoring import A_POINT

CATEGORIES = (
    ("monsters", "Monsters", "shield"),
    ("criteria", "Criteria", "plus"),
    ("tracks", "Tracks", "potion"),
    ("travel", "Travel", "flag"),
    ("home", "Home", "house"),
    ("evolve", "Evolve", "evolve"),
    ("coins", "Coins", "coin"),
)
"""In the order of WW-47: the source, its title, its icon."""
COUNTED = {
    "monsters": "points of defeated monsters",
    "criteria": "what defeated scoring monsters count",
    "tracks": "the spaces of cauldron and potion",
    "travel": "cards in travel regions",
    "home": "points of cards at home",
    "evolve": "1 for each evolve token",
    "coins": f"1 for every {A_POINT} gold and crystals together",
}
"""What counts, in a few words."""


def by_rank(scene: Scene) -> list[int]:
    """The seats, best first."""
    return sorted(range(scene.observation.players), key=lambda seat: scene.observation.ranks[seat])


def score_table(scene: Scene) -> str:
    """One row a player, best first."""
    heads = [
        element("th", icon(sign), hidden_text(title), scope="col", title=f"{title}: {COUNTED[name]}")
        for name, title, sign in CATEGORIES
    ]
    corner = element("th", "At the end" if scene.is_over else "If it ended now", class_="ww-corner")
    total = element("th", hidden_text("Total"), scope="col")
    rows = [_row(scene, seat) for seat in by_rank(scene)]
    told = "Points at the end" if scene.is_over else "Points if the game ended now"
    caption = element("caption", told, class_="vh")
    head = element("thead", element("tr", corner, *heads, total))
    return element("table", caption, head, element("tbody", *rows), class_="ww-score", id="score")


def _row(scene: Scene, seat: int) -> str:
    observation = scene.observation
    cells = [
        element("td", str(points), class_=None if points else "none") for points in observation.sources[seat]
    ]
    who = element("span", mark(seat), element("span", text(scene.chairs[seat].name), class_="ww-name"))
    total = element("td", str(observation.scores[seat]), class_="ww-total")
    return element(
        "tr",
        element("th", who, scope="row"),
        *cells,
        total,
        class_=classes(own=seat == observation.seat) or None,
    )
