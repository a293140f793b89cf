"""Spaces and regions in words, as they are read out and written on the detail sheet."""

from boardwright.core.lines import counted
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.view.observation import Region


def told_space(scene: Scene, space: int) -> str:
    """A space for the ear: `c4, green favor: an obelisk, open region of 33 spaces`."""
    parts = (scene.space(space), told_content(scene, space), told_region(scene.region_of(space)))
    return ", ".join(part for part in parts if part)


def told_content(scene: Scene, space: int) -> str:
    """What is on a space; empty if nothing."""
    observation = scene.observation
    seat, color = observation.explorers[space], observation.favors[space]
    if seat >= 0:
        return "your explorer" if seat == observation.seat else f"explorer of {scene.chairs[seat].name}"
    if color >= 0:
        return f"{scene.color_name(color)} favor: {scene.effect(color)}"
    return "obelisk" if space in observation.obelisks else ""


def told_region(region: Region) -> str:
    size = counted(len(region.spaces), "space")
    return (
        f"region of {size} that scores now" if region.is_pending else f"{state_of(region)} region of {size}"
    )


def state_of(region: Region) -> str:
    """Open, enclosed, or pending (WS-13)."""
    if region.is_pending:
        return "scores now"
    return "enclosed" if region.is_enclosed else "open"


def map_in_words(scene: Scene) -> list[str]:
    """The whole map for those who do not see it: regions with all that stands in them, fences, loose ends."""
    lines = [_region_in_words(scene, region) for region in scene.observation.regions]
    fences = ", ".join(scene.border(border) for border in scene.observation.fences)
    return [*lines, f"Fences: {fences}", *_loose_in_words(scene)]


def _region_in_words(scene: Scene, region: Region) -> str:
    held = [
        f"{scene.space(space)} {told_content(scene, space)}"
        for space in region.spaces
        if told_content(scene, space)
    ]
    told = told_region(region)
    first, last = scene.space(region.spaces[0]), scene.space(region.spaces[-1])
    place = first if len(region.spaces) == 1 else f"{first} to {last}"
    return f"{told.capitalize()}, {place}: {', '.join(held) or 'empty'}"


def _loose_in_words(scene: Scene) -> list[str]:
    ground = scene.ground
    ends = [
        next(
            ground.plan.borders[border]
            for border in ground.plan.vertices[vertex]
            if not ground.is_free(border)
        )
        for vertex in ground.loose_ends()
    ]
    return [f"Loose ends: {', '.join(dict.fromkeys(ends))}"] if ends else []
