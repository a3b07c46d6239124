"""Laws of thinking: bots know no more than their seat, and a bot that does breaks them."""

from __future__ import annotations

import pytest

from liars_dice import game as liars
from liars_dice.position import LiarsDice
from sitdown.bots.search import Search
from sitdown.kernel import Action, Draws, Hints, Look, State
from sitdown.laws import Law, Trial, WatchedTable, name_of, policies
from sitdown.laws.checks import Broken
from tests.guests import install, liars_dice

from .cases import TABLES, each, keep_at, keeping

__all__ = ["install", "liars_dice"]


@TABLES
@each(policies.LAWS)
def test_thinking(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


def at_liars_dice(law: Law) -> None:
    law(WatchedTable(Trial("liars-dice"), 3, name_of(law)))


@pytest.mark.usefixtures("liars_dice")
@each(policies.LAWS)
def test_a_game_from_outside_keeps_them(law: Law) -> None:
    at_liars_dice(law)


@pytest.mark.usefixtures("liars_dice")
def test_a_search_in_the_real_world_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it had got hold of the state itself."""
    seen: list[State] = []

    class Peeping(Search):
        def choose(self, look: Look) -> Action:
            return look.legal[dice_of(seen[-1], (look.seat + 1) % 3) % len(look.legal)]

    monkeypatch.setattr(policies, "Look", keeping(seen))
    monkeypatch.setattr(policies, "Search", Peeping)
    with pytest.raises(Broken, match="where other things are hidden"):
        at_liars_dice(policies.a_search_peeks_at_nothing)


@pytest.mark.usefixtures("liars_dice")
def test_hints_that_use_a_whole_world_break_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(look: Look, luck: Draws) -> Action:
        return look.legal[dice_of(look.state, (look.seat + 1) % 3) % len(look.legal)]

    monkeypatch.setattr(liars, "hints", Hints(choose))
    with pytest.raises(Broken, match="asked inside the world"):
        at_liars_dice(policies.hints_look_at_nothing_hidden_inside_a_world)


def dice_of(state: State, seat: int) -> int:
    assert isinstance(state, LiarsDice)
    return sum(state.players[seat].dice)
