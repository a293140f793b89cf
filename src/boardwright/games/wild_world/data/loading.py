"""Reads the data files of Wild World (specification, section 1)."""

from collections.abc import Callable

from boardwright.games.wild_world.data.complaints import complain
from boardwright.games.wild_world.data.facts import WildData
from boardwright.games.wild_world.data.loading_boards import BOARDS, BoardsFile
from boardwright.games.wild_world.data.loading_cards import (
    CREATURE_COLUMNS,
    CREATURES,
    MONSTER_COLUMNS,
    MONSTERS,
    creatures_of,
    monsters_of,
    rows_of,
)
from boardwright.games.wild_world.data.loading_variants import SOLO, VARIANTS, variant_pieces
from boardwright.games.wild_world.data.terms import KINDS, MOST_CAULDRON, MOST_POTION, REALMS, SPACES


def require_monsters_to_choose_from(data: WildData, players: int) -> None:
    """Raise DataError unless there are two monsters for each slot of all players (section 12)."""
    for kind, name in enumerate(KINDS):
        there = sum(monster.kind == kind for monster in data.monsters[: -len(data.boards)])
        most = 2 * players * max(board.slot_kinds.count(kind) for board in data.boards)
        if most > there:
            raise complain(BOARDS, "slot_kinds", f"monster_choice may deal {most} {name} monsters of {there}")


def require_room_for_the_warden(data: WildData) -> None:
    """Raise DataError unless the Warden always finds a worker space: it places till it has none left."""
    spaces = SPACES * data.worker_spaces[1]
    workers = data.workers + max(data.variant_pieces.warden_workers)
    if workers > spaces:
        raise complain(BOARDS, "worker_spaces.spaces_in_use.2", f"gives {spaces} to {workers} workers")


def load(read: Callable[[str], str]) -> WildData:
    """One edition; `read` gives a data file's text by its name.

    Raises DataError naming the file, the row and the reason.
    """
    texts = tuple(read(name) for name in (CREATURES, MONSTERS, BOARDS, SOLO, VARIANTS))
    creatures = creatures_of(rows_of(CREATURES, texts[0], CREATURE_COLUMNS))
    monsters = monsters_of(rows_of(MONSTERS, texts[1], MONSTER_COLUMNS))
    table = BoardsFile(texts[2])
    ring = table.ring()
    boards = table.boards(monsters)
    effects = [
        table.free_effect(f"main_actions.{REALMS[realm]}", table.realms("main_actions")[realm])
        for realm in ring
    ]
    bonuses = table.realms("bonus_spaces")
    start = table.part("start", ("gold", "crystals", "evolve", "workers", "cauldron", "potion"))
    start_workers = table.whole("start.workers", start["workers"], 1)
    cauldron = table.whole("start.cauldron", start["cauldron"], 0, MOST_CAULDRON)
    worker_spaces = table.worker_spaces()
    return WildData(
        texts,
        table.text("edition"),
        creatures,
        monsters,
        boards,
        ring,
        [
            table.effect(f"bonus_spaces.{REALMS[realm]}", bonus)
            for realm in ring
            for bonus in table.pair(f"bonus_spaces.{REALMS[realm]}", bonuses[realm])
        ],
        effects,
        [table.main_action(effect) for effect in effects],
        table.offsets(),
        table.whole("alternative_board.cost_gold", table.alternative()["cost_gold"], 0),
        table.tolls(),
        worker_spaces,
        table.island(),
        table.by_seat("start.gold", start["gold"]),
        table.by_seat("start.crystals", start["crystals"]),
        table.by_seat("start.evolve", start["evolve"]),
        start_workers,
        cauldron,
        table.whole("start.potion", start["potion"], cauldron + 1, MOST_POTION),
        table.workers(worker_spaces, start_workers),
        variant_pieces(read),
    )
