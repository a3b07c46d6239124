"""The court: what it says of a game that keeps the laws, and of one that does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from liars_dice.position import LiarsDice
from liars_dice.rules.rounds import Say
from sitdown import load
from sitdown.cli import main
from sitdown.kernel import Action, Luck
from sitdown.laws.checks import Broken, difference, same
from tests.guests import CHIPMUNKS, Install, install, liars_dice

__all__ = ["install", "liars_dice"]


def shared(state: LiarsDice) -> LiarsDice:
    """A copy that shares its dice with the first."""
    return LiarsDice(state.frame(), state.options, state.claim, state.out, state.players)


def laws(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    code = main(["laws", *arguments])
    return code, capsys.readouterr().out.splitlines()


def test_a_law_that_holds_is_ok(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = laws(capsys, "squirrels", "--seats", "2", "--law", "default", "--games", "1")
    assert said == ["ok         a default is legal", "1 ok"]
    assert code == 0


@pytest.mark.usefixtures("liars_dice")
def test_a_broken_law_is_told_with_its_place_and_how_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(LiarsDice, "copy", shared)
    code, said = laws(capsys, "liars-dice", "--law", "a copy", "--games", "2")
    assert code == 1
    assert said[0] == "failed     a copy lives its own life"
    assert (
        said[1].strip() == """2 seats, seed 'law 6', options {"dice": 6, "wild": false}, move 0"""
    )
    assert said[2].strip().startswith("the state, after its copy was played on.players[0]")
    again = "again: sitdown laws liars-dice --law 'a copy lives its own life' --seats 2 --games 2"
    assert said[3].strip() == again
    assert said[4:] == ["1 failed"]


def test_a_fault_of_the_game_is_told_with_its_line(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = install("chipmunks", CHIPMUNKS)
    (folder / "laws").mkdir()
    (folder / "laws" / "invariants.py").write_text("def check(state):\n    assert not state\n")
    code, said = laws(capsys, "chipmunks", "--law", "invariants", "--games", "1")
    assert code == 1
    assert said[2].strip() == "AssertionError:"
    assert said[3].endswith("invariants.py, line 2, in check: assert not state")


def test_missing_words_are_named(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("chipmunks", CHIPMUNKS)
    code, said = laws(capsys, "chipmunks", "--law", "has words")
    assert code == 1
    assert "en: no words for action-pay, action-pay.about" in said[1]


def test_what_a_game_does_not_bring_is_not_tried(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install("chipmunks", CHIPMUNKS)
    code, said = laws(capsys, "chipmunks", "--law", "scenario")
    assert code == 0
    assert "there are no scenarios" in said[1]
    assert said[-1] == "3 not tried"


def test_what_is_brought_may_lie_elsewhere(
    install: Install, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("chipmunks", CHIPMUNKS)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(
        "{id: CH-1, rule: [CH-1.1], title: so, game: chipmunks, players: 2,"
        " steps: [{expect: {phase: over}}]}"
    )
    code, said = laws(capsys, "chipmunks", "--law", "every scenario", "--folder", str(tmp_path))
    assert code == 1
    assert "one.yaml: CH-1 so: step 1" in said[1]
    assert said[2].endswith(f"--folder {tmp_path}")


def test_a_law_that_nobody_has_written_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "squirrels", "--law", "crime pays"]) == 2
    assert "no law says 'crime pays'" in capsys.readouterr().err


def test_the_first_difference_is_told() -> None:
    with pytest.raises(Broken, match=r"^it\.a\[1\]: 2, not 3$"):
        same({"a": [1, 2], "b": 0}, {"a": [1, 3], "b": 1}, "it")
    assert difference({"a": 1}, {"b": 1}, "it") == "it: {'a': 1}, not {'b': 1}"


class FirstTooOften(Say):
    """Draws the first answer twice as often as the others."""

    def draw(self, state: LiarsDice, seat: int, luck: Luck) -> Action:
        answers = self.legal(state, seat)
        return answers[luck.below(len(answers) + 1) % len(answers)]


@pytest.mark.usefixtures("liars_dice")
def test_an_uneven_draw_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    law = ("liars-dice", "--law", "equally often", "--games", "1", "--seats", "2")
    assert laws(capsys, *law)[0] == 0
    monkeypatch.setitem(load("liars-dice").rules.decisions, "say", FirstTooOften())
    code, said = laws(capsys, *law)
    assert code == 1
    assert "how often seat" in said[2]
