"""The balance report of Wild World: boards, monsters, cards and spaces over many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from boardwright.core.balance import Counts, Table
from boardwright.core.events import Event
from boardwright.games.wild_world.data.facts import CARDS_EACH
from boardwright.games.wild_world.data.terms import KINDS, MAIN_ACTIONS, REALMS, ROUNDS, SCORING
from boardwright.games.wild_world.rules.scoring import SOURCES
from boardwright.games.wild_world.rules.state import WildState
from boardwright.games.wild_world.tally import ACTS, Tally

if TYPE_CHECKING:
    from boardwright.games.wild_world.game import WildWorld

FAIR = "1.00 wins is a fair share, and the doubt its standard error."
STANDING = ("Players", "Mean points", "Wins", "Doubt")
SEEN = ("offered", "drawn", "taken")
USES = ("home", "travel", "discard", "fight")


class Balance:
    """Counts games of Wild World, and tells of them."""

    def __init__(self, game: WildWorld) -> None:
        self._data = game.data

    def tally(self, state: WildState, events: Sequence[Event]) -> Counts:
        """What one finished game adds."""
        return Tally(state, events).counts

    def tables(self, counts: Mapping[str, Counts]) -> list[Table]:
        """Settings one by one, then pieces over all of them."""
        total = Counts()
        for counted in counts.values():
            total.update(counted)
        return [
            self._sources(counts),
            self._acts(counts),
            self._turn_order(counts),
            self._boards(total, "board", "Boards", "In all settings."),
            self._boards(total, "board of either side", "Boards of both sides", "Where sides are mixed."),
            self._regions(total),
            self._monsters(total),
            self._rows(total),
            self._colors(total),
            self._least_used(total),
            self._spaces(total),
            self._actions(total),
            self._island(total),
        ]

    # By setting

    def _sources(self, counts: Mapping[str, Counts]) -> Table:
        rows = []
        for setting, counted in counts.items():
            players = _players(counted)
            points = [counted["source", source] / players for source in SOURCES]
            rows.append((setting, *[f"{part:.1f}" for part in points], f"{sum(points):.1f}"))
        text = "Mean points of a player, by source (WW-47)."
        return Table("Points by source", text, ("Setting", *SOURCES, "all"), rows)

    def _acts(self, counts: Mapping[str, Counts]) -> Table:
        rows = []
        for setting, counted in counts.items():
            players = _players(counted)
            turns = [counted["turns", number] / players for number in range(1, ROUNDS + 1)]
            acts = [counted["act", act] / players for act in ACTS]
            rows.append((setting, *_numbers([*turns, *acts, counted["workers",] / players])))
        head = (
            "Setting",
            *[f"turns, round {number}" for number in range(1, ROUNDS + 1)],
            *ACTS,
            "workers in the end",
        )
        return Table("What a player does", "Means of a player in a game.", head, rows)

    def _turn_order(self, counts: Mapping[str, Counts]) -> Table:
        rows = []
        for setting, counted in counts.items():
            places = sorted({key[1] for key in counted if key[0] == "turn order"})
            standings = [_standing(counted, "turn order", place) for place in places]
            rows += [(setting, str(place + 1), *standing) for place, standing in enumerate(standings)]
        text = f"From the starting player of the first round on. {FAIR}"
        return Table("Turn order", text, ("Setting", "Place", *STANDING), rows)

    # By piece

    def _boards(self, total: Counts, name: str, title: str, text: str) -> Table:
        boards = sorted([board.id for board in self._data.boards if total[name, board.id, "players"]])
        rows = [(board, *_standing(total, name, board)) for board in boards]
        return Table(title, f"{text} {FAIR}", ("Board", *STANDING), rows)

    def _regions(self, total: Counts) -> Table:
        rows = []
        for board in sorted(self._data.boards, key=lambda board: board.id):
            players = total["board", board.id, "players"]
            if players:
                filled = [
                    f"{total['region', board.id, region] / players:.1f} of {len(spaces)}"
                    for region, spaces in enumerate(board.regions)
                ]
                rows.append((board.id, *filled, *["-"] * (5 - len(filled))))
        return Table("Regions", "Mean number of travel cards.", ("Board", "r1", "r2", "r3", "r4", "r5"), rows)

    def _monsters(self, total: Counts) -> Table:
        rows = []
        for monster in sorted(self._data.monsters, key=lambda monster: monster.id):
            dealt, defeated = (total["monster", monster.id, what] for what in ("dealt", "defeated"))
            if not dealt:
                continue
            rounds = total["monster", monster.id, "rounds"]
            criterion = total["monster", monster.id, "criterion"]
            rows.append(
                (
                    monster.id,
                    KINDS[monster.kind],
                    f"{monster.strength_a}/{monster.strength_b}",
                    monster.text,
                    str(dealt),
                    f"{100 * defeated / dealt:.0f}",
                    f"{rounds / defeated:.1f}" if defeated else "-",
                    f"{criterion / defeated:.1f}" if defeated and monster.kind == SCORING else "-",
                    f"{total['monster', monster.id, 'points'] / dealt:.1f}",
                    f"{total['monster', monster.id, 'wins'] / dealt:.2f}",
                )
            )
        head = (
            *("Monster", "Kind", "Strength", "Effect", "Dealt", "Defeated, %", "In round"),
            *("Criterion", "Owner's points", "Owner's wins"),
        )
        text = f"The round of the defeat and what the criterion scored are means over the defeats. {FAIR}"
        return Table("Monsters", text, head, rows)

    def _rows(self, total: Counts) -> Table:
        """Cards of the five colours that are alike but for the colour."""
        rows = []
        for place in range(CARDS_EACH):
            creatures = self._data.creatures[place::CARDS_EACH]
            first = creatures[0]
            print_ = f"{first.strength} / {first.cost} / {first.gold} / {first.points}"
            cells = self._uses(total, [creature.id for creature in creatures])
            rows.append((f"{place + 1:02}", print_, *cells))
        head = ("Row", "Strength / cost / gold / points", *_USES_HEAD)
        return Table("Cards by row", _USES_TEXT, head, rows)

    def _colors(self, total: Counts) -> Table:
        rows = []
        for color, name in enumerate(REALMS):
            creatures = self._data.creatures[color * CARDS_EACH : (color + 1) * CARDS_EACH]
            rows.append((name, *self._uses(total, [creature.id for creature in creatures])))
        return Table("Cards by colour", _USES_TEXT, ("Colour", *_USES_HEAD), sorted(rows))

    def _least_used(self, total: Counts) -> Table:
        """The ten that most seldom come into anybody's hand when they are offered."""
        used = {
            creature.id: sum([total["card", creature.id, use] for use in USES])
            / max(1, sum([total["card", creature.id, seen] for seen in SEEN]))
            for creature in self._data.creatures
        }
        least = sorted(used, key=lambda card: (used[card], card))[:10]
        names = {creature.id: creature.name for creature in self._data.creatures}
        rows = [(card, names[card], f"{100 * used[card]:.0f}") for card in least]
        text = "The ten least often put to any use, of the times that they were laid out or drawn."
        return Table("Cards used least", text, ("Card", "Name", "Used, %"), rows)

    def _uses(self, total: Counts, cards: Sequence[str]) -> list[str]:
        def summed(what: str) -> int:
            return sum([total["card", card, what] for card in cards])

        offered, bought = summed("offered"), summed("buy")
        held = max(1, bought + summed("drawn") + summed("taken"))
        shares = [100 * summed(use) / held for use in (*USES, "kept")]
        return [f"{100 * bought / max(1, offered):.0f}", *[f"{share:.0f}" for share in shares]]

    def _spaces(self, total: Counts) -> Table:
        games = total["games",]
        rows = []
        for space in range(2 * len(REALMS)):
            placed, taken = (total["space", space, what] for what in ("place", "bonus"))
            realm = REALMS[self._data.ring[space // 2]]
            rows.append((str(space), realm, f"{placed / games:.2f}", f"{100 * taken / max(1, placed):.0f}"))
        head = ("Card space", "Realm", "Workers a game", "Bonus taken, %")
        return Table("Card spaces", "The bonus is taken after a purchase only (WW-33).", head, rows)

    def _actions(self, total: Counts) -> Table:
        games = total["games",]
        rows = [
            (name, *[f"{total['action', name, which] / games:.2f}" for which in ("main", "alternative")])
            for name in sorted(MAIN_ACTIONS)
        ]
        return Table(
            "Actions",
            "How often a game, as main action of a realm or beside it.",
            ("Action", "Main", "Alternative"),
            rows,
        )

    def _island(self, total: Counts) -> Table:
        games = total["games",]
        rows = [(row.id, f"{total['island', row.id] / games:.2f}") for row in self._data.island]
        return Table("Island", "Workers a game, from the top row down.", ("Row", "Workers"), rows)


_USES_HEAD = ("Bought, %", *[f"{use.capitalize()}, %" for use in USES], "In hand at the end, %")
_USES_TEXT = "Bought: of those laid on the market. The others: of those that came to a hand."


def _players(counts: Counts) -> int:
    return sum([number for key, number in counts.items() if key[0] == "turn order" and key[2] == "players"])


def _numbers(values: Sequence[float]) -> list[str]:
    return [f"{value:.2f}" for value in values]


def _standing(counts: Counts, table: str, name: str | int) -> tuple[str, ...]:
    """Points and wins; fair wins are 1."""
    players, points, wins, squares = [
        counts[table, name, what] for what in ("players", "points", "wins", "squares")
    ]
    mean = wins / players
    doubt = sqrt((squares / players - mean * mean) / players)
    return str(players), f"{points / players:.1f}", f"{mean:.2f}", f"{doubt:.2f}"
