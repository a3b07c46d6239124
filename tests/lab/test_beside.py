"""Games of OpenSpiel beside ours: played by its interface, which a stand-in has here."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from sitdown.kernel import BadOptions
from sitdown.lab.bench_openspiel import OTHERS, beside


class Coin:
    """A game of OpenSpiel's form: chance tosses a coin, then two players name a side."""

    def __init__(self) -> None:
        self.history: list[int] = []

    def new_initial_state(self) -> Coin:
        return Coin()

    def is_terminal(self) -> bool:
        return len(self.history) == 3

    def is_chance_node(self) -> bool:
        return not self.history

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        assert not self.is_terminal()
        self.history.append(action)


def test_the_others_are_played_by_their_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    spiel = ModuleType("pyspiel")
    asked: list[str] = []

    def load_game(name: str) -> Coin:
        asked.append(name)
        return Coin()

    monkeypatch.setattr(spiel, "load_game", load_game, raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    speeds = beside(seconds=0.01)
    assert tuple(asked) == tuple(speeds) == OTHERS
    assert all(speed > 0 for speed in speeds.values())


def test_without_the_package_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadOptions, match="open_spiel is not installed"):
        beside()
