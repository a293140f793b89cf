"""The board on its mat: the realms with the island, wide for a desk, as tiles for a phone."""

from boardwright.draw.markup import element
from boardwright.games.wild_world.board.about import sheets
from boardwright.games.wild_world.board.areas import market_of
from boardwright.games.wild_world.board.island import column, strip
from boardwright.games.wild_world.board.realms import realms
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.tiles import tiles


def market(scene: Scene) -> str:
    """Both forms; the width of the page decides which is seen."""
    made = market_of(scene)
    wide = realms(made), column(made), strip(made, "t-", 830, 48)
    narrow = tiles(made), strip(made, "n-", 366, 42)
    return _group("ww-wide", *wide) + _group("ww-narrow", *narrow) + sheets(made)


def _group(look: str, *pictures: str) -> str:
    return element("div", *pictures, class_=look, role="group", aria_label="Realms and island")
