"""Sampled worlds could have come about: what lies face down was held when it was played (section 6)."""

from collections import defaultdict

import pytest

from boardwright.core.dice import Dice
from tests.games.wild_world.playing import by_chance, keenly, play
from tests.games.wild_world.scenario import PLAYERS, make

SHOWN = ("home", "discard", "fight")


class History:
    """What everybody has seen of one seat's cards of one colour, each with the time."""

    def __init__(self):
        self.draws = []
        self.taken = {}
        self.shown = []
        self.travels = []

    def allows(self, starting, face_down, in_hand):
        """Whether these cards, the lowest face-down card first, could be what the seat hides.

        A card taken openly must have been there when it was played. For cards drawn in secret, as many
        must have been drawn by any time as had been played or shown by then.
        """
        needed = []
        for card, played in zip(face_down, self.travels):
            if card in self.taken:
                if self.taken[card] > played:
                    return False
            elif card not in starting:
                needed.append(played)
        needed += [time for card, time in self.shown if card not in starting and card not in self.taken]
        needed += [float("inf") for card in in_hand if card not in starting and card not in self.taken]
        needed.sort()
        return all(sum(draw < time for draw in self.draws) > number for number, time in enumerate(needed))


def note(histories, events, time, ids, colors):
    """Write down what these events told everybody."""
    for event in events:
        data = event.data
        if event.kind == "draw":
            histories[data["by"], colors.index(data["deck"])].draws.append(time)
        elif event.kind == "travel":
            histories[data["by"], colors.index(data["color"])].travels.append(time)
        elif event.kind in ("buy", "faceup", *SHOWN):
            card = ids[data["card"]]
            history = histories[data["by"], card // 30]
            if event.kind in SHOWN:
                history.shown.append((card, time))
            else:
                history.taken[card] = time


@pytest.mark.rule("WW-4", "WW-20", "WW-23", "WW-30", "WW-Q46")
@pytest.mark.parametrize("choose", [by_chance, keenly], ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("players", PLAYERS)
def test_face_down_cards_of_sampled_worlds_were_held_when_they_were_played(players, choose):
    game = make(players, sides="mixed")
    creatures = game.data.creatures
    ids = {creature.id: card for card, creature in enumerate(creatures)}
    starting = {card for card, creature in enumerate(creatures) if creature.is_start}
    colors = ["magic", "water", "fire", "ice", "forest"]
    looked = 0
    for seed in range(4):
        histories = defaultdict(History)
        for time, (state, events, _, _) in enumerate(play(game, choose, seed)):
            note(histories, events, time, ids, colors)
            if not state.round or time % 6:
                continue
            world = state.resample(None, Dice(seed, time))
            for (seat, color), history in histories.items():
                looked += bool(history.travels)
                for here in (state, world):
                    regions = here.regions[seat * 5 : seat * 5 + 5]
                    lying = next((cards for cards in regions if cards and cards[0] // 30 == color), ())
                    held = [card for card in here.hands[seat] if card // 30 == color]
                    assert history.allows(starting, lying, held), (seed, time, seat, color)
    assert looked > 100
