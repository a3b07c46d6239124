"""Laws of foresight: nobody is told beforehand what nobody can know."""

from __future__ import annotations

import pytest

from liars_dice import game as liars
from sitdown.kernel import Action, Document, Look, State, foresee_by_playing
from sitdown.kernel.foresight import careful
from sitdown.laws import Law, Trial, WatchedTable, foresight, name_of
from sitdown.laws.checks import Broken
from tests.guests import install, liars_dice

from .cases import TABLES, each, keep_at, keeping

__all__ = ["install", "liars_dice"]


@TABLES
@each(foresight.LAWS)
def test_foresight(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


def by_law(law: Law, monkeypatch: pytest.MonkeyPatch, foresee: object) -> None:
    monkeypatch.setattr(liars, "foresee", foresee)
    for seats in (2, 4):
        law(WatchedTable(Trial("liars-dice"), seats, name_of(law)))


@pytest.mark.usefixtures("liars_dice")
def test_imagined_dice_break_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """One imagined world says who loses a die; the next one says otherwise."""
    law = foresight.what_is_foreseen_comes_true_in_every_world
    with pytest.raises(Broken, match="need not bring"):
        by_law(law, monkeypatch, foresee_by_playing)


@pytest.mark.usefixtures("liars_dice")
@each(foresight.LAWS)
def test_a_game_that_plays_it_through_keeps_the_law(
    law: Law, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_law(law, monkeypatch, careful(foresee_by_playing))


@pytest.mark.usefixtures("liars_dice")
def test_a_look_behind_the_cups_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a foresight had got hold of the state itself."""
    seen: list[State] = []

    def peep(look: Look, action: Action) -> list[Document]:
        events = seen[-1].copy().apply(look.seat, action)
        return [{"event": "sign", "of": [event.document() for event in events]}]

    monkeypatch.setattr(foresight, "Look", keeping(seen))
    law = foresight.foresight_follows_from_what_the_seat_sees
    with pytest.raises(Broken, match="where other things are hidden"):
        by_law(law, monkeypatch, peep)


def test_a_doubt_tells_no_dice_and_no_loser() -> None:
    state = liars.new(3, seed=7, dice=5)
    first = state.actors[0]
    state.apply(first, {"do": "bid", "amount": 4, "face": 6})
    seat = state.actors[0]
    look = Look.at(liars, state, seat)
    told = careful(foresee_by_playing)(look, state.read({"do": "doubt"}))
    assert told[0] == {"event": "doubted", "seat": seat, "target": first}
    assert "lost" not in [event["event"] for event in told]
    for event in told[1:]:
        own = event["seat"] == seat
        assert event["dice"] == (look.view["players"][seat]["dice"] if own else ["?"] * 5)
    bid = {"do": "bid", "amount": 5, "face": 2}
    assert careful(foresee_by_playing)(look, state.read(bid)) == [
        {"event": "bid", "seat": seat, "amount": 5, "face": 2}
    ]
