"""The option `monster_choice`: two monsters come for each slot, one is kept in secret (section 12)."""

from collections import Counter

import pytest

from boardwright.core.dice import Dice
from boardwright.core.lines import plain
from boardwright.core.state import CHANCE
from boardwright.testing import check_game
from boardwright.testing.simultaneous import check_order_of_commits
from boardwright.testing.situation import walk
from tests.games.wild_world.scenario import Table, make

PLAYERS = (1, 2, 3, 4)
ALL = 16
"""Ways to choose: the first or the second monster of each of four pairs."""


def choosing(players=2, seed=4):
    """Everybody is to choose."""
    return Table(make(players, monster_choice="yes")).chance(seed)


def ids(made, monsters):
    return [made.data.monsters[monster].id for monster in monsters]


def test_without_the_option_nobody_chooses():
    made = Table(make(2)).chance(4)
    assert (made.phase, made.see(0).offered, made.seen.committed) == ("turn", (), ())


@pytest.mark.rule("WW-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_of_the_kind_of_each_slot_come_to_every_player(players):
    made = choosing(players)
    monsters = made.data.monsters
    seen = []
    for seat in range(players):
        offered = made.see(seat).offered
        kinds = made.data.boards[made.seen.boards[seat]].slot_kinds
        assert [monsters[monster].kind for monster in offered] == [kind for kind in kinds for _ in range(2)]
        seen += offered
    assert len(set(seen)) == len(seen) == 8 * players


def test_all_choose_at_once_before_the_starting_player_is_known():
    made = choosing(3)
    assert (made.state.actors(), made.phase, made.seen.starter) == ((0, 1, 2), "keep", -1)
    for seat in range(3):
        assert len(made.state.legal_actions(seat)) == ALL
    assert "starter" not in made.kinds()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_what_is_kept_lies_open_when_the_last_has_chosen(order):
    made = choosing(3)
    pairs = [made.see(seat).offered for seat in range(3)]
    for number, seat in enumerate(order):
        assert made.seen.committed == tuple(sorted(order[:number]))
        assert all(len(monsters) == 1 for monsters in made.seen.monsters)
        made.by(seat, "keep 1221")
    for seat, pair in enumerate(pairs):
        assert made.seen.monsters[seat][1:] == (pair[0], pair[3], pair[5], pair[6])
    assert made.asks == ("starter", CHANCE)


def test_the_others_go_back_unseen():
    made = choosing(2)
    pairs = [made.see(seat).offered for seat in range(2)]
    made.by(0, "keep 1111").by(1, "keep 2222")
    back = {*pairs[0][1::2], *pairs[1][0::2]}
    assert all(made.state.monsters_left >> monster & 1 for monster in back)
    assert made.state.monsters_left.bit_count() == 50 - 8
    for viewer in (0, 1, None):
        assert (made.see(viewer).offered, made.see(viewer).kept, made.see(viewer).committed) == ((), -1, ())


def test_a_choice_cannot_be_changed():
    made = choosing(2).by(0, "keep 1111")
    refusal = made.refusal("keep 2222", seat=0)
    assert refusal.reason == "This choice is made and cannot be changed."
    assert refusal.rule == "section 12"
    assert made.refusal("place 0", seat=1).rule == "section 12"


def test_nobody_sees_what_others_choose_from_or_have_chosen():
    made = choosing(2).by(0, "keep 2121")
    assert (made.see(0).kept, len(made.see(0).offered)) == (0b0101, 8)
    for viewer in (1, None):
        assert made.see(viewer).kept == -1
        assert not set(made.see(viewer).offered) & set(made.see(0).offered)
    offers = [event for event in made.events if event.kind == "offered"]
    assert [event.audience for event in offers] == [(0,)] * 8 + [(1,)] * 8
    assert made.told("keep") == [{"by": 0}]


def test_worlds_differ_in_the_others_pairs_and_choices_about_evenly():
    """Each of the 20 scoring monsters but the viewer's four, each as often, and each of the 16 choices."""
    made = choosing(2).by(0, "keep 2121")
    own = set(made.see(1).offered)
    worlds = [made.state.resample(1, Dice(seed)) for seed in range(3000)]
    first = Counter(world.offered[0][0] for world in worlds)
    kind = made.data.monsters[made.see(0).offered[0]].kind
    possible = {n for n in range(50) if made.data.monsters[n].kind == kind} - own
    assert set(first) == possible
    assert all(abs(count - 3000 / len(possible)) < 75 for count in first.values())
    choices = Counter(world.kept[0] for world in worlds)
    assert set(choices) == set(range(ALL))
    assert all(abs(count - 3000 / ALL) < 75 for count in choices.values())


def test_worlds_keep_what_the_viewer_has_seen():
    made = choosing(3).by(0, "keep 2121")
    for seed in range(20):
        world = made.state.resample(0, Dice(seed))
        assert (world.offered[0], world.kept) == (made.state.offered[0], made.state.kept)
        assert made.game.observation(world, 0) == made.see(0)
        assert world.monsters_left.bit_count() == 50 - 24


def test_after_the_reveal_nothing_is_left_to_guess_about_monsters():
    made = choosing(2).by(0, "keep 1212").by(1, "keep 1111")
    for seed in range(10):
        world = made.state.resample(1, Dice(seed))
        assert (world.monsters, world.monsters_left) == (made.state.monsters, made.state.monsters_left)


def test_a_commit_of_one_looks_like_another_to_the_rest():
    seen = set()
    for choice in ("keep 1111", "keep 2222", "keep 1212"):
        made = choosing(3).by(1, choice)
        seen.add((made.see(0).as_json(), made.see(None).as_json()))
    assert len(seen) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_commits_makes_no_difference(players):
    for at in walk(make(players, monster_choice="yes"), 6):
        check_order_of_commits(at)
        if at.game.observation(at.state, None).round:
            return


def test_the_log_tells_each_player_the_own_pairs():
    made = choosing(2)
    told = [event for event in made.events if event.visible_to(1) and event.kind == "offered"]
    name = made.data.monsters[made.see(1).offered[0]].name
    assert plain(made.game.words.log_line(told[0]), "AB") == f"You may keep {name} for m2"
    assert len(told) == 8
    made.by(0, "keep 1111")
    assert made.log()[-1] == "A has chosen monsters"


def test_the_choice_names_what_is_kept():
    made = choosing(2)
    names = [made.data.monsters[monster].name for monster in made.see(0).offered]
    label = made.game.words.act_label(made.see(0), made.number("keep 2112"))
    assert plain(label, "AB") == f"Keep {names[1]}, {names[2]}, {names[4]} and {names[7]}"


def test_the_prompts():
    made = choosing(2).by(0, "keep 1111")
    words = made.game.words
    assert plain(words.prompt(made.see(1)).headline, "AB") == "Which monsters do you keep?"
    assert plain(words.prompt(made.see(0)).headline, "AB") == "The others choose their monsters"
    assert [words.status(made.seen, seat) for seat in (0, 1)] == ["has chosen", "choosing monsters"]


def test_the_neutral_record_has_the_monsters_kept():
    made = choosing(2).by(0, "keep 1212").by(1, "keep 2222").do("starter 1")
    record = made.game.neutral_record(made.events, made.state)
    assert record["options"] == {"sides": "A", "monster_choice": "yes"}
    assert record["monsters"] == [ids(made, made.seen.monsters[seat][1:]) for seat in range(2)]


@pytest.mark.parametrize("players", PLAYERS)
def test_conformance(players):
    check_game(make(players, monster_choice="yes"), games=1, positions=5, seed=33)
