"""The law of figures: what is shown for a choice is what comes of it."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.kernel import Action, Document, Look, counts
from sitdown.laws import Law, Table, figures, name_of
from sitdown.laws.verdict import Broken

from .cases import TABLES, each, keep_at, trial


@TABLES
@each(figures.LAWS)
def test_figures(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


def by_law(id: str, seats: int) -> None:
    figures.figures_are_what_comes(Table(trial(id), seats, name_of(figures.LAWS[0])))


def test_a_nut_too_many_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sitdown.load("squirrels")
    honest = game.foresee
    assert honest is not None

    def boastful(look: Look, action: Action) -> list[Document]:
        told = [event for event in honest(look, action) if event["event"] != "counts"]
        return [*told, counts("nuts", 9)]

    monkeypatch.setattr(game, "foresee", boastful)
    with pytest.raises(Broken, match="trials it came to"):
        by_law("squirrels", 2)


def test_the_chance_of_a_success_is_not_that_of_the_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sitdown.load("wallet")
    honest = game.foresee
    assert honest is not None

    def hopeful(look: Look, action: Action) -> list[Document]:
        told = honest(look, action)
        return [{**one, "chance": 99} if one["event"] == "innocent" else one for one in told]

    monkeypatch.setattr(game, "foresee", hopeful)
    with pytest.raises(Broken, match="trials it came to"):
        by_law("wallet", 2)
