"""The viewer's own board below the game board: purse, monsters, regions, home, hand."""

from boardwright.draw.markup import element
from boardwright.games.wild_world.advice.fights import fighters
from boardwright.games.wild_world.board.hand import hand, hand_notes, home
from boardwright.games.wild_world.board.keep import pairs
from boardwright.games.wild_world.board.others import others
from boardwright.games.wild_world.board.own_monsters import own_monsters
from boardwright.games.wild_world.board.purse import purse
from boardwright.games.wild_world.board.regions import regions
from boardwright.games.wild_world.board.result import breakdown
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.sheets import own_sheets
from boardwright.games.wild_world.board.tabs import tabs
from boardwright.games.wild_world.board.ways import PHONE


def goods(scene: Scene) -> str:
    """Everything of the viewer's; to a spectator the boards of all; at the end how the points came about."""
    observation = scene.observation
    if scene.is_over:
        return breakdown(scene)
    if observation.seat is None or scene.board(observation.seat) is None:
        return element("div", others(scene), class_="ww-all-boards")
    if observation.phase == "keep":
        return purse(scene) + pairs(scene) + hand(scene)
    left = element("div", own_monsters(scene), class_="ww-panel", id="panel-monsters")
    left += element("div", regions(scene), class_="ww-panel", id="panel-regions")
    right = element("div", home(scene), class_="ww-panel", id="panel-home")
    right += element("div", hand(scene), _tells(scene), class_="ww-panel", id="panel-hand")
    rivals = element("div", others(scene, PHONE), class_="ww-panel ww-on-phone", id="panel-others")
    columns = element("div", left, class_="ww-left"), element("div", right, class_="ww-right"), rivals
    return purse(scene) + tabs(scene) + element("div", *columns, class_="ww-own") + own_sheets(scene)


def _tells(scene: Scene) -> str:
    """The line for the uses of the chosen hand card."""
    is_fight = bool(fighters(scene.observation))
    words = "A marked card wins the fight." if is_fight else "Choose a hand card to see its uses."
    hint = element("p", words, class_="ww-tell-hint") if scene.observation.hand else ""
    return element("div", hint, *hand_notes(scene), class_="ww-tells", id="tells")
