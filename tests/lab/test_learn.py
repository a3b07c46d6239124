"""Learning a value: what games teach, and how it is judged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sitdown
from sitdown.catalog import folder
from sitdown.cli import main
from sitdown.kernel import BadOptions
from sitdown.lab import learn as learning
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.learn import Lesson, Sample, fitted, judged, learn, look_on


def test_a_trait_that_goes_with_victory_weighs_more_than_one_that_does_not() -> None:
    wins = [Sample([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0])] * 60
    losses = [Sample([[1.0, 1.0], [0.0, 0.0]], [0.0, 1.0])] * 20
    weights = fitted([*wins, *losses], 2)
    assert weights[0] > 0.3
    assert weights[1] < -0.3


def test_chances_that_tell_the_winner_are_judged_better_than_even_ones() -> None:
    samples = [Sample([[1.0], [0.0]], [1.0, 0.0]), Sample([[0.0], [1.0], [0.0]], [0.0, 1.0, 0.0])]
    even, sure = judged(samples, [0.0]), judged(samples, [9.0])
    assert even.log_loss == pytest.approx((0.693147 + 1.098612) / 2, abs=1e-5)
    assert sure.log_loss < 0.01
    assert even.calibration == pytest.approx(0.0, abs=1e-9)


def test_chances_that_never_come_true_are_badly_calibrated() -> None:
    assert judged([Sample([[0.0], [1.0]], [1.0, 0.0])], [20.0]).calibration > 0.99


def test_a_game_is_looked_at_wherever_a_stage_begins() -> None:
    samples = look_on(Lesson("gentlemen", 5, "7", "random", 0))
    assert len(samples) == 10
    assert [len(sample.traits) for sample in samples] == [5] * 10
    assert sum(samples[0].shares) == pytest.approx(1.0)


def test_what_is_learnt_says_how_and_what_it_is_worth() -> None:
    learnt = learn("squirrels", 20, 2, "test", "random", 0, Backend(processes=1), "sitdown learn …")
    document = learnt.document()
    assert document["positions"] > document["held_out"] > 0
    assert set(document["scores"]) == {"learnt", "by_hand", "constant"}
    value = sitdown.load("squirrels").advice.value
    assert value is not None
    assert set(document["weights"]) == set(value.names)
    again = learn("squirrels", 20, 2, "test", "random", 0, Backend(processes=1), "sitdown learn …")
    assert again == learnt


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    typed = ["learn", "squirrels", "--games", "5", "--players", "2", "--bot", "random"]
    assert main([*typed, "--slips", "0", "--processes", "1", "--write", str(file)]) == 0
    document = json.loads(file.read_text())
    assert document["command"] == "sitdown learn squirrels --games 5 --seed 0 --slips 0 --players 2"


def test_a_game_without_traits_has_nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitdown.load("squirrels").advice, "value", None)
    with pytest.raises(BadOptions, match="squirrels has no value to learn"):
        learn("squirrels")


def test_without_numpy_nothing_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: None)
    with pytest.raises(BadOptions, match=r'numpy is not installed \(pip install "sitdown'):
        learn("squirrels")


@pytest.mark.parametrize("id", sitdown.games())
def test_every_game_of_the_house_has_learnt_more_than_nothing(id: str) -> None:
    value = sitdown.load(id).advice.value
    assert value is not None
    learnt = json.loads((folder(id) / "advice" / "value.json").read_text())
    assert learnt == value.learnt
    assert set(learnt["weights"]) == set(value.names)
    assert learnt["command"].startswith(f"sitdown learn {id} ")
    assert learnt["scores"]["learnt"]["log_loss"] < learnt["scores"]["constant"]["log_loss"]


@pytest.mark.parametrize("id", sitdown.games())
def test_chances_add_up_and_follow_the_result(id: str) -> None:
    game = sitdown.load(id)
    value = game.advice.value
    assert value is not None
    state = game.new(game.seats[0], seed=7)
    assert sum(value.chances(state)) == pytest.approx(1.0)
    state.result = {"winners": [1], "places": [[1], [0]], "scores": []}
    assert value.chances(state)[:2] == [0.0, 1.0]
