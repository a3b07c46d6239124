"""The law of figures: what is shown for a choice is what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sitdown
from sitdown.kernel import Action, Chance, Document, Look, State, counts
from sitdown.kernel.foresight import Foresee
from sitdown.laws import Law, WatchedTable, figures, name_of
from sitdown.laws.checks import Broken
from sitdown.laws.trial import Moment
from tests.games.cosanostra.tables import boss, man
from tests.games.cosanostra.tables import table as cosanostra

from .cases import TABLES, each, keep_at, trial


@TABLES
@each(figures.LAWS)
def test_figures(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


def by_law(id: str, seats: int) -> None:
    figures.figures_are_what_comes(WatchedTable(trial(id), seats, name_of(figures.LAWS[0])))


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


# What others choose.


def without_if(foresee: Foresee) -> Foresee:
    """The same foresight, but it keeps silent about conditions."""

    def foreseen(look: Look, action: Action) -> list[Document]:
        return [{**one, "if": None} for one in foresee(look, action)]

    return foreseen


class OneMoment(WatchedTable):
    """A table at which a law sees one position and one choice only."""

    def __init__(self, id: str, state: State, action: Document) -> None:
        super().__init__(trial(id), state.seats, "one moment")
        self.moment = Moment(self.game, state, 0, state.read(action), Chance("one"))

    def sampled(self, share: int, watcher: str = "") -> Iterator[Moment]:
        yield self.moment


def test_a_share_that_the_others_can_refuse_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sitdown.load("gentlemen")
    assert game.foresee is not None
    monkeypatch.setattr(game, "foresee", without_if(game.foresee))
    law = figures.what_hangs_on_others_is_said_with_if
    with pytest.raises(Broken, match="others can choose otherwise"):
        law(WatchedTable(trial("gentlemen"), 5, name_of(law)))


def test_a_business_that_another_only_plans_to_buy_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sitdown.load("cosanostra")
    assert game.foresee is not None
    needy = boss(man("big-joey"), cash=7000, jobs=["loaded-dice"], businesses=[])
    buyer = boss(man("phil-malony", "buy casino.2"), businesses=[])
    state = cosanostra(needy, buyer, boss(businesses=[]), phase="plan")
    act = {"do": "offer", "to": 1, "give": {"cash": 7000}, "take": {"markers": ["casino.2"]}}
    assert state.read(act) in state.legal(0)
    monkeypatch.setattr(figures, "some", lambda legal: [one for one in legal if one.do == "offer"])
    law = figures.what_hangs_on_others_is_said_with_if
    law(OneMoment("cosanostra", state, act))
    monkeypatch.setattr(game, "foresee", without_if(game.foresee))
    with pytest.raises(Broken, match=r"promises .*loaded-dice"):
        law(OneMoment("cosanostra", state, act))
