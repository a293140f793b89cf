"""The result of Splitz: places with their victory rows, then the count, one denomination after another."""

from collections.abc import Sequence

from boardwright.core.board import Chair
from boardwright.core.events import Event
from boardwright.draw.cards import HEIGHT, WIDTH
from boardwright.draw.markup import classes, element, hidden_text, text
from boardwright.draw.shapes import picture
from boardwright.games.splitz.board.cards import mark
from boardwright.games.splitz.board.tally import chip
from boardwright.games.splitz.view.observation import SplitzObservation


def podium(observation: SplitzObservation, chairs: Sequence[Chair]) -> str:
    """The places, best first; equal players share one."""
    order = sorted(range(observation.players), key=lambda seat: (observation.ranks[seat], seat))
    rows = [_place(observation, chairs, seat) for seat in order]
    return element("ol", *rows, class_="places", id="places")


def _place(observation: SplitzObservation, chairs: Sequence[Chair], seat: int) -> str:
    chair, rank = chairs[seat], observation.ranks[seat]
    who = element("span", mark(seat, "mark large"), element("b", text(chair.name)), chip(chair), class_="who")
    points = observation.scores[seat]
    unit = element("small", " point" if points == 1 else " points")
    content = (
        element("span", hidden_text("Place "), str(rank), class_="rank"),
        who,
        _victory_row(observation.victory_rows[seat]),
        element("span", str(points), unit, class_="points"),
    )
    return element("li", *content, class_=classes("place", first=rank == 1), id=f"place-{seat}")


def _victory_row(denominations: Sequence[int]) -> str:
    cards = [
        picture(f"card-{card}", WIDTH, HEIGHT, f"victory-card count-{card}", str(card))
        for card in denominations
    ]
    return element("span", *cards, class_="victory-row") if cards else element("span", "no majority")


def explanation(observation: SplitzObservation, denominations: Sequence[int]) -> list[str]:
    """Sentences that say how points came about, in the order in which they are counted."""
    lines = [
        "Whoever has most cards of a number, jokers on it included, gets as many points as the number says."
    ]
    shared = _shared(observation, denominations)
    if shared:
        lines.append(f"Where several have equally many, each of them gets all the points: {_list(shared)}.")
    missing = [card for card in denominations if not any(card in row for row in observation.victory_rows)]
    if missing:
        lines.append(f"Nobody has a card of {_list(missing)}, so nobody scores there.")
    if any(observation.waiting):
        lines.append("A joker that still waits counts nowhere.")
    return lines


def numbers(
    observation: SplitzObservation, events: Sequence[Event], denominations: Sequence[int]
) -> list[tuple[str, str]]:
    """The game in numbers, for the rail."""
    votings = [event for event in events if event.kind == "votes"]
    lost = [event for event in events if event.kind == "lost" and len(event.data["claimants"]) > 1]
    cards = sum(observation.discards) + sum(map(sum, observation.stacks + observation.jokers))
    placed = sum(map(sum, observation.jokers))
    all_jokers = placed + sum(observation.waiting) + observation.discards[0]
    return [
        ("Votings", str(len(votings))),
        ("Of these, on a part again", str(sum(bool(event.data["part"]) for event in votings))),
        ("Single cards lost to two or more", str(len(lost))),
        ("Cards out of play", f"{sum(observation.discards)} of {cards + sum(observation.waiting)}"),
        ("Jokers placed", f"{placed} of {all_jokers}"),
        ("Majorities shared", f"{len(_shared(observation, denominations))} of {len(denominations)}"),
    ]


def _shared(observation: SplitzObservation, denominations: Sequence[int]) -> list[int]:
    rows = observation.victory_rows
    return [card for card in denominations if sum(card in row for row in rows) > 1]


def _list(cards: Sequence[int]) -> str:
    names = [str(card) for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
