"""The sentences of Reworld that pictures and prompts share."""

from importlib import resources

from boardwright.games.reworld.data.loading import load
from boardwright.games.reworld.data.tiles import KINDS
from boardwright.games.reworld.words.purpose import purpose

FOLDER = resources.files("boardwright.games.reworld") / "data"


def test_every_module_says_in_a_sentence_what_it_is_for():
    data = load(lambda name: (FOLDER / name).read_text("utf-8"), 3)
    said = {name: purpose(kind, data) for kind, name in enumerate(KINDS)}
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said.values())
    assert said["T-B"] == "Founds city B, or makes it grow."
    assert said["S-0"] == "Carries up to two units to cities, but has no shield to defend with."
    assert said["S-2"] == "Carries up to two units to cities, or defends with 2 shields."
    assert said["B-F"] == "Lands in a city only with a shuttle; farming: in any city."
    assert said["B-K3"] == "Lands in a city only with a shuttle; its company: in one city."
    assert said["B-K3*"] == f"{said['B-K3']} Special: it scores 1 per tile of that city."
    assert said["X-LET-A"] == "Scores 2 per terrabot A once, or defends with 2 shields."
