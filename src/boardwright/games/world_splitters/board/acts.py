"""The controls of the viewer's decision: choose, change, then commit with the button that names it."""

from boardwright.core.lines import counted, signed
from boardwright.draw.markup import element, text
from boardwright.games.world_splitters.board.answers import answers
from boardwright.games.world_splitters.board.bids import amounts
from boardwright.games.world_splitters.board.controls import commit, folded, group, note, notes, radio
from boardwright.games.world_splitters.board.details import told_census
from boardwright.games.world_splitters.board.reasons import Closing, closings, told_closing, told_entering
from boardwright.games.world_splitters.board.scene import BORDER_PHASES, SPACE_PHASES, Scene
from boardwright.games.world_splitters.board.targets import choosable
from boardwright.games.world_splitters.board.told import told_content, told_region, told_space

AMOUNT_PHASES = ("bid", "open", "hidden")
FEW = 3
"""So many choices stand side by side; more are in a list."""
ASKS = {
    "divide": "Choose a border",
    "fence": "Choose a border",
    "pivot": "Choose a fence",
    "to": "Choose a border",
    "place": "Choose a space",
    "source": "Choose an explorer",
    "extra": "Choose a space",
    "remove": "Choose an explorer",
    "obelisk": "Choose a space",
}
"""What is missing before anything is chosen."""
COMMITS = {
    "divide": "Divide at {}",
    "fence": "Fence on {}",
    "pivot": "Turn {}",
    "to": "Turn to {}",
    "place": "Place on {}",
    "source": "Move {}",
    "extra": "Place on {}",
    "remove": "Remove {}",
    "obelisk": "Obelisk on {}",
}
"""What the button says of the chosen border or space."""
LISTS = {"pivot": "fences to turn", "source": "explorers", "remove": "explorers"}


def acts(scene: Scene) -> str:
    """What the viewer can do now; empty if nothing is asked."""
    phase = scene.observation.phase
    if not scene.is_yours:
        return ""
    if phase in AMOUNT_PHASES:
        return amounts(scene)
    if phase in BORDER_PHASES or phase in SPACE_PHASES:
        return _places(scene)
    return answers(scene)


def _places(scene: Scene) -> str:
    """The borders or spaces that the map offers, as radios."""
    phase, choices = scene.observation.phase, choosable(scene)
    name = LISTS.get(phase, "borders" if phase in BORDER_PHASES else "spaces")
    is_folded = len(choices) > FEW
    labels = [_label(scene, choice, is_folded) for choice in choices]
    shown = folded(name, labels) if is_folded else group(name.capitalize(), "ws-few", labels)
    told = [_note(scene, choice) for choice in choices]
    return shown + notes(told) + commit(ASKS[phase])


def _label(scene: Scene, choice: int, is_folded: bool) -> str:
    name = _name(scene, choice)
    words = element("b", text(name)), element("small", text(_more(scene, choice)))
    says = COMMITS[scene.observation.phase].format(name)
    control = radio(scene.action_base() + choice, says, is_required=not is_folded)
    return element("label", control, *words, class_="choice ws-choice")


def _name(scene: Scene, choice: int) -> str:
    return scene.border(choice) if scene.observation.phase in BORDER_PHASES else scene.space(choice)


def _more(scene: Scene, choice: int) -> str:
    """What the list says of a choice beside its name."""
    phase = scene.observation.phase
    if phase == "pivot":
        return ""
    if phase in BORDER_PHASES:
        told = told_closing(scene, choice)
        return told if told.startswith("closes") else ""
    content, region = told_content(scene, choice), scene.region_of(choice)
    if content and not region.is_pending:
        return content
    return ", ".join(part for part in (content, told_region(region)) if part)


def _note(scene: Scene, choice: int) -> str:
    phase = scene.observation.phase
    if phase in SPACE_PHASES:
        return _space_note(scene, choice)
    action = scene.action_base() + choice
    if phase == "pivot":
        turns = [scene.border(border) for border in scene.ground.pivots(choice)]
        return note(action, f"Turn the fence on {scene.border(choice)}", f"It can go to {', '.join(turns)}.")
    found = closings(scene, choice)
    if not found:
        told = f"It encloses nothing. {_then(scene, choice)}".strip()
        return note(action, f"A fence on {scene.border(choice)}", told)
    sizes = " and ".join(counted(closing.size, "space") for closing in found)
    told = " ".join(_closing(scene, closing) for closing in found)
    return note(action, f"{scene.border(choice)} encloses {sizes}", f"{told} {_then(scene, choice)}".strip())


def _closing(scene: Scene, closing: Closing) -> str:
    tile = (
        f"You take bonus tile {closing.size}, {signed(closing.tile)}."
        if closing.tile
        else f"Bonus tile {closing.size} is gone."
    )
    inside = told_census(closing.census, closing.leaders, scene.chairs)
    return f"{tile} Inside: {inside}."


def _then(scene: Scene, border: int) -> str:
    """What the fence of the turn puts up for bids."""
    if scene.observation.phase != "divide":
        return ""
    observation, plan = scene.observation, scene.layout.plan
    free = [
        scene.space(space)
        for space in (plan.left[border], plan.right[border])
        if observation.explorers[space] < 0 and space not in observation.obelisks
    ]
    if not free:
        return "Both spaces are occupied: nothing is given away."
    return f"Up for bids: {' and '.join(free)}."


def _space_note(scene: Scene, space: int) -> str:
    action = scene.action_base() + space
    headline = COMMITS[scene.observation.phase].format(scene.space(space))
    told = told_space(scene, space).split(", ", 1)[1]
    entering = told_entering(scene, space) if scene.observation.phase == "place" else ""
    return note(action, f"{headline}?", f"{told[0].upper()}{told[1:]}. {entering}".strip())
