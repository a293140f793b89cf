"""The rail beside the board: the others' boards and the live score."""

from boardwright.draw.markup import element
from boardwright.games.wild_world.board.others import others
from boardwright.games.wild_world.board.scene import Scene
from boardwright.games.wild_world.board.score import score_table


def aside(scene: Scene) -> str:
    """Opponents' panels, then the score table."""
    observation = scene.observation
    panels = "" if observation.seat is None else others(scene)
    score = element("section", score_table(scene), class_="ww-scores") if observation.round else ""
    return element("div", panels, score, class_=f"ww-aside of-{observation.players}")
