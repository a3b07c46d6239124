"""Scenario files: what is read, what is refused, and what a failing scenario says."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.conform import BadScenario, Failure, read_scenarios, run_scenario
from sitdown.conform.runner import missing, patch

GOOD = """
id: T-1
rule: [SQ-5.1]
title: a contraband brings its number
game: squirrels
players: 2
position:
  phase: play
  actors: [0]
  players:
    - {hand: [contraband-3, bank], stacks: [[hideout], []]}
    - {hand: [bank], stacks: [[raid], []]}
steps:
"""


def scenario_file(folder: Path, steps: str, head: str = GOOD) -> Path:
    file = folder / "test.scenarios.yaml"
    file.write_text(head + steps, encoding="utf-8")
    return file


def failure(folder: Path, steps: str, head: str = GOOD) -> str:
    (scenario,) = read_scenarios(scenario_file(folder, steps, head))
    with pytest.raises(Failure) as failed:
        run_scenario(scenario)
    return str(failed.value)


PLAY = "  - {seat: 0, act: {do: play, card: contraband-3, stack: 1}}\n"


def test_a_scenario_holds(tmp_path: Path) -> None:
    steps = (
        PLAY
        + "  - {event: {event: smuggled, amount: 3}}\n"
        + "  - {events: [{event: played}, {event: smuggled}, {event: turn}]}\n"
        + "  - {view: 1, event: {event: played, card: contraband-3}}\n"
        + "  - {expect: {players: [{nuts: 3}, {nuts: 0}]}}\n"
        + "  - {view: null, expect: {players: [{hand: ['?']}, {}], you: null}}\n"
        + "  - {seat: 1, offers: [{do: play, card: bank, stack: 0}]}\n"
        + "  - {seat: 1, never: [{do: play, card: raid, stack: 0}]}\n"
        + "  - {seat: 0, legal: []}\n"
        + "  - {seat: 0, illegal: {do: play, card: bank, stack: 0}}\n"
    )
    (scenario,) = read_scenarios(scenario_file(tmp_path, steps))
    run_scenario(scenario)
    assert str(scenario) == "T-1 a contraband brings its number"


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (PLAY + "  - {expect: {players: [{nuts: 4}, {}]}}", "step 2: position.players[0].nuts: 3"),
        (PLAY + "  - {expect: {players: [{}]}}", "step 2: position.players: "),
        (PLAY + "  - {expect: {nuts: 1}}", "position.nuts: missing, 1 expected"),
        (PLAY + "  - {view: 1, expect: {you: 0}}", "step 2: view.you: 1 found, 0 expected"),
        (PLAY + "  - {event: {event: paid}}", "step 2: no event {'event': 'paid'} among"),
        (PLAY + "  - {events: [{event: played}]}", "step 2: events: "),
        (PLAY * 2, "step 2: IllegalAction: play: seat 0 is not asked anything now"),
        (PLAY + "  - {seat: 1, legal: []}", "step 2: 2 actions are legal"),
        (PLAY + "  - {seat: 1, legal: [{do: play}]}", "is not among the legal actions"),
        (PLAY + "  - {seat: 1, never: [{do: play, card: bank, stack: 0}]}", "is among the legal"),
        ("  - {seat: 0, illegal: {do: play, card: bank, stack: 0}}", "of seat 0 is legal"),
    ],
)
def test_what_does_not_hold_is_named(tmp_path: Path, steps: str, words: str) -> None:
    assert words in failure(tmp_path, steps)


def test_a_position_that_is_none_fails(tmp_path: Path) -> None:
    head = GOOD.replace("contraband-3, bank", "contraband-4, bank")
    assert 'players[0].hand[0]: no card "contraband-4"' in failure(tmp_path, PLAY, head)


def test_a_game_that_is_none_fails(tmp_path: Path) -> None:
    head = GOOD.replace("game: squirrels", "game: squirels")
    assert 'no game "squirels"; did you mean "squirrels"?' in failure(tmp_path, PLAY, head)


def test_forced_outcomes_left_over_fail(tmp_path: Path) -> None:
    head = GOOD.replace("steps:", "chance: [{roll: 3}]\nsteps:")
    assert "forced outcomes left over: [{'roll': 3}]" in failure(tmp_path, PLAY, head)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD + "  - {seat: 0, atc: {do: play}}", 'T-1: step 1: no key "atc" in a step; did you'),
        (GOOD + PLAY + "  - {seat: 0, act: {}, legal: []}", "T-1: step 2: no step has just the"),
        (GOOD + "  - {seat: x, act: {}}", 'T-1: step 1: seat: "x" is not a seat'),
        (GOOD + "  - 4", "T-1: step 1: 4 is not an object"),
        (GOOD, "T-1: steps: null is not a list"),
        (GOOD.replace("players: 2", "player: 2") + PLAY, "T-1: players: missing"),
        (GOOD.replace("rule:", "rules: []\nrule:") + PLAY, 'no key "rules" here; did you mean'),
        ("- 1", "scenario 1: a list of 1 is not an object"),
        ("id: [", "line 1: not YAML"),
        ("seed: " + "9" * 5000, "not YAML: Exceeds the limit"),
        ("id: 2026-13-45", "not YAML: month must be in 1..12"),
        (
            GOOD.replace("players: 2", "players: 2\nseed: 1.5") + PLAY,
            "seed: 1.5 is neither a whole",
        ),
        (GOOD + PLAY + "---" + GOOD + PLAY, "T-1: there are two scenarios with this id"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadScenario) as refused:
        read_scenarios(file)
    assert str(refused.value).startswith(f"{file}: ")
    assert words in str(refused.value)


@pytest.mark.parametrize("seed", ["10001", "-1", str(10**40), "a text"])
def test_any_seed_will_do(tmp_path: Path, seed: str) -> None:
    head = GOOD.replace("players: 2\n", f"players: 2\nseed: {seed}\n")
    (scenario,) = read_scenarios(scenario_file(tmp_path, PLAY, head))
    assert str(scenario.seed) == seed
    run_scenario(scenario)


def test_a_scenario_may_be_long(tmp_path: Path) -> None:
    head = GOOD.replace("title: a", f"title: {'so it is that ' * 100}a")
    steps = PLAY + "  - {expect: {players: [{nuts: 3}, {}]}}\n" * 1200
    (scenario,) = read_scenarios(scenario_file(tmp_path, steps, head))
    run_scenario(scenario)
    assert len(scenario.steps) == 1201


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read"):
        read_scenarios(tmp_path / "nowhere.yaml")


def test_a_patch_merges_objects_replaces_lists_and_goes_through_players() -> None:
    document = {"a": {"b": 1, "c": 2}, "list": [1, 2], "players": [{"x": 1}, {"x": 2}]}
    change = {"a": {"c": None, "d": 3}, "list": [3], "players": [{"y": 1}]}
    assert patch(document, change, whole=True) == {
        "a": {"b": 1, "d": 3},
        "list": [3],
        "players": [{"x": 1, "y": 1}, {"x": 2}],
    }
    longer = patch(document, {"players": [{}, {}, {"x": 3}]}, whole=True)
    assert len(longer["players"]) == 3


def test_containing_compares_types() -> None:
    assert missing(1, True) is not None
    assert missing({"a": [1, {"b": 2, "c": 3}]}, {"a": [1, {"b": 2}]}) is None
