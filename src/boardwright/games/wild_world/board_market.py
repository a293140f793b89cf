"""The board on its mat: the realms with the island, wide for a desk, as tiles for a phone."""

from boardwright.draw.markup import element
from boardwright.games.wild_world.board_island import column, strip
from boardwright.games.wild_world.board_realms import realms
from boardwright.games.wild_world.board_scene import Scene
from boardwright.games.wild_world.board_space import space_of
from boardwright.games.wild_world.board_tiles import tiles
from boardwright.games.wild_world.terms import SPACES


def market(scene: Scene) -> str:
    """Both forms; the width of the page decides which is seen."""
    spaces = [space_of(scene, number) for number in range(SPACES)]
    wide = realms(scene, spaces), column(scene), strip(scene, "t-", 830, 48)
    narrow = tiles(scene, spaces), strip(scene, "n-", 366, 42)
    return _group("ww-wide", *wide) + _group("ww-narrow", *narrow)


def _group(look: str, *pictures: str) -> str:
    return element("div", *pictures, class_=look, role="group", aria_label="Realms and island")
