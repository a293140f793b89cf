"""The detail sheet beside the map: what is at stake now, and what the border that is looked at would do."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.lines import counted, signed
from boardwright.draw.markup import element, hidden_text, text
from boardwright.games.world_splitters.board.key import key
from boardwright.games.world_splitters.board.pieces import amount, favor, size_mark
from boardwright.games.world_splitters.board.reasons import Closing, closings
from boardwright.games.world_splitters.board.scene import Scene
from boardwright.games.world_splitters.board.seats import mark
from boardwright.games.world_splitters.board.targets import act_id
from boardwright.games.world_splitters.board.told import state_of
from boardwright.games.world_splitters.data.facts import COLORS
from boardwright.games.world_splitters.view.observation import Region
from boardwright.games.world_splitters.words.names import counted_out

Fact = tuple[str, str]
"""A term and what belongs to it, as markup."""


def details(scene: Scene) -> str:
    """The sheet; the page shows that of a border while it is looked at or chosen."""
    sheets = [_sheet(*_present(scene)), *_fence_sheets(scene)]
    return element("section", *sheets, key(scene), class_="ws-details", aria_label="Details", tabindex="0")


def told_census(census: Sequence[int], leaders: Sequence[int], chairs: Sequence[Chair]) -> str:
    """Who stands in a region, first place first: `Ben 2, Ana 1`."""
    return ", ".join(f"{chairs[seat].name} {census[seat]}" for seat in leaders) or "nobody"


def _sheet(title: str, parts: Sequence[str], act: str = "") -> str:
    """Without an act, the one that is seen when nothing is looked at."""
    look = "ws-sheet" if act else "ws-sheet ws-at-rest"
    content = element("h2", text(title)), *parts
    return element("div", *content, class_=look, data_with=act or None, hidden=bool(act))


def _facts(facts: Sequence[Fact]) -> str:
    return element("dl", *[element("dt", term) + element("dd", value) for term, value in facts])


def _fence_sheets(scene: Scene) -> list[str]:
    """One for each border whose fence would enclose something."""
    if not scene.is_yours or scene.observation.phase not in ("divide", "fence", "to"):
        return []
    return [
        _sheet(f"A fence on {scene.border(border)}", _closing_parts(scene, found), act_id(scene, border))
        for border in scene.choices()
        if (found := closings(scene, border))
    ]


def _closing_parts(scene: Scene, found: Sequence[Closing]) -> list[str]:
    parts = []
    for closing in found:
        tile = scene.data.bonus_colors[closing.size - 1]
        bonus = favor(tile) + signed(closing.tile) if closing.tile else "gone"
        facts = [
            ("Encloses", size_mark(closing.size) + counted(closing.size, "space")),
            (f"Bonus tile {closing.size}", bonus),
            ("Inside now", _marks(closing.census, closing.leaders)),
            (
                "If scored now",
                " and ".join(str(closing.points[seat]) for seat in closing.leaders[:2]) or "nothing",
            ),
        ]
        parts.append(_facts(facts))
    return parts


def _marks(census: Sequence[int], leaders: Sequence[int]) -> str:
    if not leaders:
        return "nobody"
    return "".join(element("span", mark(seat), str(census[seat]), class_="ws-count") for seat in leaders)


def _present(scene: Scene) -> tuple[str, list[str]]:
    """What the whole turn is about now: a title and what stands below it."""
    observation = scene.observation
    pending = [region for region in observation.regions if region.is_pending]
    parts = [_pending(scene, region) for region in pending]
    if observation.phase in ("divide", "start", "over"):
        return scene.data.map_name, [_rules(scene), *parts]
    stakes = _facts([(scene.space(space), _stake(scene, space)) for space in observation.contested])
    if observation.players == 2:
        return "The offers", [_offers(scene), stakes, *parts]
    if observation.challenge:
        return "The bids", [_bids(scene), stakes, *parts]
    note = element("p", _which_bids(observation.players))
    return f"{scene.border(observation.divided)} is up for bids", [stakes, note, *parts]


def _which_bids(players: int) -> str:
    """WS-28: what becomes of the bids."""
    if players == 3:
        return "Both bids count, the higher one first."
    return "The two highest bids count; the others are taken back."


def _rules(scene: Scene) -> str:
    """What favors do, what a region brings, and what is counted at the end (WS-58 to WS-62)."""
    effects = [
        element("li", favor(color, label=scene.color_name(color)), text(scene.effect(color)))
        for color in range(len(COLORS))
    ]
    closing = (
        f"Enclosed: up to {scene.ground.limit} spaces, no loose end.",
        "Whoever closes it takes the bonus tile.",
    )
    scoring = (
        "First: 3 a space. Second: 2 an explorer.",
        "At the end, open land: 2 a space, 1 an explorer. A set: 12. Coins: most +5, fewest −5.",
    )
    told = [] if scene.is_yours else [element("p", line, class_="ws-closing") for line in closing]
    told += [element("p", line) for line in scoring]  # who puts up a fence reads the others in the question
    return element("ul", *effects, class_="ws-effects", aria_label="Favors") + "".join(told)


def _stake(scene: Scene, space: int) -> str:
    """What is on a contested space, and where it lies."""
    observation = scene.observation
    color, seat = observation.favors[space], observation.explorers[space]
    region = scene.region_of(space)
    place = f"{counted(len(region.spaces), 'space')}, {state_of(region)}"
    if color < 0:
        return (mark(seat) if seat >= 0 else "") + place
    effect = favor(color, label=scene.color_name(color)) + text(scene.effect(color))
    return element("span", effect, class_="ws-count") + element("span", place)


def _bids(scene: Scene) -> str:
    observation = scene.observation
    first, second = observation.challengers
    others = [seat for seat in range(observation.players) if seat not in (first, second, observation.active)]
    challenger = element("span", " challenger", class_="ws-term")
    facts = [("First" + challenger, _bid(scene, first)), ("Second" + challenger, _bid(scene, second))]
    if others:
        facts.append(("Taken back", "".join(_bid(scene, seat, is_named=len(others) == 1) for seat in others)))
    return _facts(facts)


def _bid(scene: Scene, seat: int, is_named: bool = True) -> str:
    name = scene.chairs[seat].name
    who = element("bdi", text(name)) if is_named else hidden_text(name)
    return element("span", mark(seat), who, amount(scene.observation.bids[seat]), class_="ws-count")


def _offers(scene: Scene) -> str:
    observation = scene.observation
    facts: list[Fact] = []
    if observation.open_offer >= 0:
        facts.append(("Open offer", amount(observation.open_offer) + _replied(observation.open_reply)))
    if observation.is_hidden_set:
        known = observation.hidden_offer >= 0
        shown = (
            amount(observation.hidden_offer) if known else element("span", "face down", class_="ws-face-down")
        )
        facts.append(("Hidden offer", shown + _replied(observation.hidden_reply)))
    return _facts(facts) if facts else element("p", "One for each contested space, the second one hidden.")


def _replied(reply: int) -> str:
    return element("small", ("accepted", "returned")[reply]) if reply >= 0 else ""


def _pending(scene: Scene, region: Region) -> str:
    """WS-54 to WS-56: a region that scores at the end of this turn, player by player."""
    size, explorers = len(region.spaces), sum(region.explorers)
    rows = [_place(scene, region, place, seat) for place, seat in enumerate(scene.leaders(region.explorers))]
    title = element("h3", size_mark(size), f"Region of {size}, {counted(explorers, 'explorer')}")
    return element("div", title, element("ol", *rows, class_="ws-places"), class_="ws-scoring")


def _place(scene: Scene, region: Region, place: int, seat: int) -> str:
    count = f"{region.explorers[seat]} inside"
    who = element("span", element("bdi", text(scene.chairs[seat].name)), f", {count}")
    sum_ = counted_out(len(region.spaces), sum(region.explorers), place, region.points[seat])
    return element(
        "li", element("b", str(place + 1), class_="ws-rank"), mark(seat), who, element("b", text(sum_))
    )
