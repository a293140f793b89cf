"""Many games between bots: the same for the same seed, however they are spread."""

from pathlib import Path

import pytest

import boardwright as bw
from boardwright.lab import Played, Report, Run, simulate
from boardwright.lab.simulation import seat_seed
from boardwright.record import read


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_games_on_one_process_and_on_several(players: int) -> None:
    run = Run("splitz", players, seed=3)
    alone = simulate(run, 30)
    assert simulate(run, 30, jobs=2).results == alone.results
    assert simulate(run, 30, jobs=3).results == alone.results
    assert simulate(run, 7).results == alone.results[:7]


def test_records_change_nothing_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    plain = simulate(Run("splitz", 3, seed=4), 5)
    kept = simulate(Run("splitz", 3, seed=4, records=folder), 5, jobs=2)
    assert kept.results == plain.results
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"splitz-4-{index}.bwr.jsonl" for index in range(5)]
    for index, played in enumerate(plain.results):
        record = read(folder / f"splitz-4-{index}.bwr.jsonl")
        assert record.verify().scores() == played.scores
        assert (record.seats, record.seed, record.index) == (["random"] * 3, 4, index)
        assert sum(move.seat >= 0 for move in record.moves) == played.decisions


def test_other_seeds_and_other_numbers_give_other_games() -> None:
    runs = [simulate(Run("splitz", 2, seed), 10).results for seed in (0, 1)]
    games = [(played.scores, played.decisions) for results in runs for played in results]
    assert len({str(game) for game in games}) > 15


def test_bots_in_different_seats_do_not_play_alike() -> None:
    dice = [bw.Dice(seed) for seed in (6, *(seat_seed(6, seat) for seat in range(4)))]
    throws = [tuple(each.below(1000) for _ in range(5)) for each in dice]
    assert len(set(throws)) == len(throws)


def test_one_bot_for_all_seats_or_one_a_seat() -> None:
    run = Run("splitz", 3, seed=1, bots=["random"])
    assert run.seated() == ["random"] * 3
    assert Run("splitz", 2, seed=1, bots=["greedy", "random"]).seated() == ["greedy", "random"]
    by_seat = Run("splitz", 3, seed=1, bots=["random"] * 3)
    assert simulate(run, 3).results == simulate(by_seat, 3).results


def test_an_edition_is_played_in_every_process() -> None:
    edition = {
        "splitz.toml": """
            denominations = [1, 4, 9]
            copies = [6, 9, 12]
            jokers = 3
            colors = ["red", "green", "gold"]
            discard_step_players = []
            row_size = { 2 = 5, 3 = 5, 4 = 6 }
        """
    }
    run = Run("splitz", 3, seed=1, edition=edition)
    assert run.made.new().chance_outcomes()
    assert simulate(run, 8, jobs=2).results == simulate(run, 8).results
    assert max(max(played.scores) for played in simulate(run, 8).results) <= 14


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 5}, "not 5"),
        ({"bots": ["random", "random"]}, "2 bots for 3 players"),
        ({"bots": ["wizard"]}, "no bot 'wizard'"),
        ({"bots": ["nowhere:Bot"]}, "no bot 'nowhere:Bot'"),
        ({"bots": "random"}, "bots is a list of names"),
        ({"bots": [bw.bots.Random]}, "bots is a list of names"),
        ({"seed": -1}, "A seed is a whole number from 0, not -1"),
        ({"seed": 1.0}, "A seed is a whole number from 0, not 1.0"),
        ({"bots": []}, "0 bots"),
        ({"options": {"map": "kanal"}}, "no option 'map'"),
    ],
)
def test_what_does_not_exist_is_refused_before_anything_is_played(
    change: dict[str, object], reason: str
) -> None:
    asked: dict[str, object] = {"game": "splitz", "players": 3, "seed": 1} | change
    with pytest.raises(bw.UsageError, match=reason):
        Run(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0), (-1, 1)])
def test_a_simulation_needs_games_and_processes(games: int, jobs: int) -> None:
    with pytest.raises(bw.UsageError, match="at least one"):
        simulate(Run("splitz", 2, seed=1), games, jobs)


def test_progress_counts_up_to_the_games() -> None:
    told: list[int] = []
    simulate(Run("splitz", 2, seed=1), 60, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 60


def test_an_interrupted_run_keeps_its_records(tmp_path: Path) -> None:
    def interrupt(finished: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(Run("splitz", 2, seed=1, records=tmp_path), 100, jobs=2, progress=interrupt)
    kept = list(tmp_path.iterdir())
    assert 0 < len(kept) < 100
    for path in kept:
        read(path).verify()


def test_a_game_of_a_run_can_be_played_again_alone(tmp_path: Path) -> None:
    run = Run("splitz", 3, seed=4, bots=["random", "greedy", "random"], records=str(tmp_path))
    played = simulate(run, 4).results[3]
    path = tmp_path / "splitz-4-3.bwr.jsonl"
    written = path.read_bytes()
    path.unlink()
    assert run.play(3) == played
    assert path.read_bytes() == written


@pytest.mark.parametrize("jobs", [1, 2])
def test_own_bots_play_on_any_number_of_processes(jobs: int) -> None:
    run = Run("splitz", 3, seed=4, bots=["tests.bots.own:Last", "random", "tests.bots.own:Careful"])
    report = simulate(run, 6, jobs)
    assert report.results == [run.play(index) for index in range(6)]
    assert report.bots[0] == "tests.bots.own:Last"


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Cheat", r"chose action 53, which is not legal: .*\(SZ-\d+\)"),
        ("Poet", "chose 'vote blue', which is no whole number"),
        ("Clumsy", r"failed: KeyError: 'plan' \(own.py, line \d+\)"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_seat_game_and_move(bot: str, reason: str, jobs: int) -> None:
    run = Run("splitz", 2, seed=4, bots=["random", f"tests.bots.own:{bot}"])
    place = rf"The bot tests.bots.own:{bot} at seat 1 in game 0 of seed 4, move \d+, "
    with pytest.raises(bw.BoardwrightError, match=place + reason) as caught:
        simulate(run, 3, jobs)
    assert caught.value.__cause__ is not None
    assert "\n" not in str(caught.value)


def test_means_and_shared_wins() -> None:
    results = [Played([10, 20], [2, 1], 50), Played([30, 30], [1, 1], 60), Played([8, 2], [1, 2], 40)]
    report = Report("splitz", "1", 2, {}, 1, ["random", "random"], results, 1.23456)
    assert report.mean_scores() == [16.0, pytest.approx(52 / 3)]
    assert report.wins() == [1.5, 1.5]
    assert report.decisions() == 150
    document = report.as_dict()
    assert list(document) == [
        "game", "players", "games", "seed", "bots", "mean_scores", "wins", "decisions", "seconds",
        "ruleset", "options", "version", "compiled", "results",
    ]  # fmt: skip
    assert document["results"][0] == {"index": 0, "scores": [10, 20], "ranks": [2, 1], "decisions": 50}
    assert repr(report) == "<3 games of splitz, seed 1: random, random won [1.5, 1.5]>"
