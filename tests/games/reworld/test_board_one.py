"""The pictures of Chapter One: well formed, told by the observation alone, true to the rules of paying."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from boardwright.core.board import Chair
from boardwright.core.dice import Dice
from boardwright.core.errors import IllegalAction
from boardwright.core.state import CHANCE
from boardwright.core.titles import make
from boardwright.draw import seats
from boardwright.games.reworld.board.docking import MINIATURE, NARROW, WIDE, docking_rows
from boardwright.games.reworld.board.frame import next_to
from boardwright.games.reworld.board.payment import ways_to_hide, ways_to_pay
from boardwright.games.reworld.board.prices import why_too_dear
from boardwright.games.reworld.data.facts import PORTS
from boardwright.games.reworld.game import Reworld
from boardwright.games.reworld.rules.actions import MARKER, TAKE
from boardwright.games.reworld.rules.state import ReworldState
from boardwright.games.reworld.view.observation import ReworldObservation

AREAS = ("mat", "acts", "goods", "aside")
CHAIRS = (
    Chair("Ana", "person", True),
    Chair('B<e>"n&', "person"),
    Chair("Cleo", "bot"),
    Chair("Dana", "person"),
)


def positions(players: int, seed: int) -> Iterator[tuple[Reworld, ReworldState]]:
    """Chapter One of a random game that rarely drops out, decision by decision."""
    game, dice = make("reworld", players), Dice(seed)
    assert isinstance(game, Reworld)
    state = game.new()
    while state.actors() and not state.perfect_information():
        seat = state.actor
        if seat == CHANCE:
            state.play(state.draw(dice))
            continue
        yield game, state.clone()
        legal = state.legal_actions(seat)
        legal = [action for action in legal if action <= MARKER or dice.below(8) == 0] or legal
        state.play(legal[dice.below(len(legal))])


def seen(game: Reworld, state: ReworldState, seat: int | None) -> ReworldObservation:
    observation = game.observation(state, seat)
    assert isinstance(observation, ReworldObservation)
    return observation


def pictures(game: Reworld, observation: ReworldObservation) -> str:
    """All areas of the page, one after another, as one document."""
    chairs = CHAIRS[: observation.players]
    return f"<page>{''.join(getattr(game.board, area)(observation, chairs) for area in AREAS)}</page>"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_picture_is_well_formed(players: int, seat: int | None):
    for game, state in list(positions(players, 5))[::4]:
        root = ElementTree.fromstring(pictures(game, seen(game, state, seat)))
        names = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
        assert len(names) == len(set(names)), "an id stands for one node"
        assert not any("style" in part.attrib for part in root.iter())
        assert "on" not in {key[:2] for part in root.iter() for key in part.attrib}


def test_symbols_are_defined_for_all_that_is_used():
    game = make("reworld", 3)
    defined = set(re.findall(r'<symbol id="([^"]+)"', game.board.symbols() + seats.symbols()))
    for game, state in list(positions(3, 6))[::5]:
        used = set(re.findall(r'href="#((?:rw|mark)-[^"]+)"', pictures(game, seen(game, state, state.actor))))
        assert used <= defined


def test_controls_and_areas_find_each_other():
    for game, state in list(positions(3, 8))[::5]:
        page = pictures(game, seen(game, state, state.actor))
        ids = set(re.findall(r' id="([^"]+)"', page))
        for attribute in (
            "data-act",
            "data-view",
            "data-left",
            "data-right",
            "data-up",
            "data-down",
            "data-for",
        ):
            assert set(re.findall(rf'{attribute}="([^"]+)"', page)) <= ids
        for value in re.findall(r'type="radio" name="actions" value="([\d ]+)"', page):
            assert int(value.split()[0]) in state.legal_actions(state.actor)


@pytest.mark.rule("RW-18", "RW-19", "RW-20", "RW-22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_way_to_pay_is_offered_and_does_what_it_says(players: int):
    for game, state in list(positions(players, 9))[::3]:
        seat, legal = state.actor, state.legal_actions(state.actor)
        for port in [action - TAKE for action in legal if action < MARKER]:
            offered = {way.cards: way.actions for way in ways_to_pay(seen(game, state, seat), port)}
            assert offered == all_payments(state, port)


def all_payments(state: ReworldState, port: int) -> dict[tuple[int, ...], tuple[int, ...]]:
    """The cards of every payment, as the rules take them, with the actions that lead there."""
    found = {}
    for actions in all_actions(state, (TAKE + port,)):
        after = after_all(state, actions)
        found[after.tops[port], *after.belows[port]] = actions
    return found


def all_actions(state: ReworldState, actions: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    after = after_all(state, actions)
    if after.port < 0:
        yield actions
        return
    for action in after.legal_actions(after.actor):
        yield from all_actions(state, (*actions, action))


def after_all(state: ReworldState, actions: tuple[int, ...]) -> ReworldState:
    after = state.clone()
    for action in actions:
        after.play(action)
    return after


def test_a_turn_that_has_begun_offers_what_is_left():
    begun = 0
    for game, state in positions(3, 12):
        for action in state.legal_actions(state.actor):
            if action < MARKER:
                after = after_all(state, (action,))
                if after.port < 0:
                    continue
                begun += 1
                ways = ways_to_pay(seen(game, after, after.actor), after.port)
                assert {way.actions[0] for way in ways} == set(after.legal_actions(after.actor))
                break
    assert begun > 10


@pytest.mark.rule("RW-25")
def test_every_card_can_be_hidden_for_the_marker():
    for game, state in positions(2, 4):
        if MARKER not in state.legal_actions(state.actor):
            continue
        seat, hand = state.actor, state.hands[state.actor]
        ways = ways_to_hide(seen(game, state, seat))
        assert sorted(way.top for way in ways) == [value for value, count in enumerate(hand) if count]
        for way in ways:
            after = after_all(state, way.actions)
            assert (after.hidden_by, after.hidden_card) == (seat, way.top)


def test_the_cheapest_payment_comes_first():
    for game, state in list(positions(2, 3))[::3]:
        for action in state.legal_actions(state.actor):
            if action < MARKER:
                sizes = [len(way.cards) for way in ways_to_pay(seen(game, state, state.actor), action - TAKE)]
                assert sizes == sorted(sizes)


def test_a_module_that_cannot_be_paid_says_why_as_a_refusal_does():
    dear = 0
    for game, state in positions(4, 2):
        legal = state.legal_actions(state.actor)
        for port, kind in enumerate(state.ports):
            if kind < 0 or TAKE + port in legal or legal[0] > MARKER:
                continue
            dear += 1
            with pytest.raises(IllegalAction) as refused:
                state.apply(state.actor, TAKE + port)
            said = why_too_dear(seen(game, state, state.actor), port)
            assert said == str(refused.value)
    assert dear


def test_arrow_keys_walk_the_ring_and_cross_it():
    every = list(range(len(PORTS)))
    u1, u10, l1, l10 = (PORTS.index(name) for name in ("U1", "U10", "L1", "L10"))
    assert next_to(u10, every) == {"right": l10, "left": u10 - 1, "down": l10}
    assert next_to(l10, every) == {"right": u10, "left": l10 - 1, "up": u10}
    assert next_to(u1, every) == {"right": u1 + 1, "left": l1, "down": l1}
    assert next_to(l1, every) == {"right": l1 + 1, "left": u1, "up": u1}
    assert next_to(3, [3]) == {"right": 3, "left": 3}


def test_a_port_says_all_about_itself():
    for game, state in list(positions(3, 21))[::6]:
        page = ElementTree.fromstring(pictures(game, seen(game, state, state.actor)))
        names = {
            part.attrib["id"]: part.attrib["aria-label"]
            for part in page.iter()
            if "port" in part.get("class", "")
        }
        for port, kind in enumerate(state.ports):
            name = names[f"port-{PORTS[port]}"]
            assert name == names[f"n-port-{PORTS[port]}"]
            if kind < 0:
                assert re.fullmatch(rf"{PORTS[port]}, (empty|taken by .+ with \d( over .+)?)", name)
            elif state.legal_actions(state.actor)[0] <= MARKER + 1:
                assert re.search(
                    r"(needs \d( and \d)?|any one card), (you can pay, \d cards?|you cannot pay)$", name
                )


def test_long_docking_rows_close_up():
    game, state = next(positions(2, 1))
    state.docked[0] = tuple(range(20))
    observation = seen(game, state, 0)
    scene = game.board._scene(observation, CHAIRS[:2])
    for berth in (WIDE, NARROW, MINIATURE):
        places = re.findall(r"docked-0-0-\d+.*?translate\(([\d.-]+)", docking_rows(scene, 0, berth))
        assert len(places) == 20
        assert min(map(float, places)) >= berth.left


def test_nobody_else_is_shown_a_hidden_card_or_a_step_that_is_not_finished():
    for game, state in list(positions(3, 31))[::3]:
        after = state.clone()
        legal = after.legal_actions(after.actor)
        if legal[0] < MARKER:
            after.play(legal[0])
        other = (state.actor + 1) % 3
        if after.actor == state.actor and after.port >= 0:
            assert pictures(game, seen(game, after, other)) == pictures(game, seen(game, state, other))
