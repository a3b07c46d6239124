"""Copies share what rarely changes: whatever becomes of one, the other stays as it was."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.wealth import monopoly_holders
from sitdown.kernel import Look, Luck
from sitdown.kernel.form import Document

from .tables import GAME, boss, do, man, table

TABLES: list[tuple[int, Document]] = [
    (3, {}),
    (5, {"mercenaries": True, "plan_two": True}),
    (4, {"mercenaries": True, "spying": "any-time", "rob_robbery": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_stays_as_it_is_while_copies_are_played_to_the_end(
    seats: int, options: Document
) -> None:
    state = GAME.new(seats, seed=3, **options)
    luck = Luck("copies")
    while state.result is None:
        before = state.document()
        state.copy().play_out(luck)
        assert state.document() == before
        state.play_out(luck, 15)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_monopolies_are_counted_whenever_they_may_have_changed_hands(
    seats: int, options: Document
) -> None:
    """CN-17.2  They are counted only where businesses or gangsters came, went or were turned."""
    luck = Luck("monopolies")
    for seed in range(6):
        state = GAME.new(seats, seed=seed, **options)
        assert isinstance(state, CosaNostra)
        while state.result is None:
            state.play_out(luck, 1)
            assert state.monopolies == monopoly_holders(state.players)


def test_a_deal_made_in_a_copy_is_none_in_the_game() -> None:
    """CN-13.11  Markers, businesses, gangsters and cash change hands in the copy alone."""
    state = table(
        boss(man("big-joey", "usury"), man("sal-moretti"), cash=5000),
        boss(man("franco-luciano"), man("phil-malony", "buy casino.2"), cash=5000),
        boss(man("vito-baritono", "usury"), cash=5000),
    )
    mine, theirs = (state.players[seat].businesses[0].card.id for seat in (0, 1))
    give = {"cash": 2000, "gangsters": ["sal-moretti"], "businesses": [mine]}
    take = {"markers": ["casino.2", theirs]}
    do(state, 0, "offer", to=1, give=give, take=take)
    before = state.document()
    copy = state.copy()
    do(copy, 1, "accept", offer=1)
    assert state.document() == before
    before = copy.document()
    twin = copy.copy()
    do(twin, 0, "take-back", business="casino.2")
    do(twin, 0, "take-back", business=theirs)
    assert twin.document() != before
    assert copy.document() == before


def test_a_look_imagines_again_and_again_what_its_view_allows() -> None:
    """The cards that lie face down are counted once for all worlds of a look."""
    state = GAME.new(4, seed=9, mercenaries=True)
    state.play_out(Luck("look"), 90)
    for seat in range(4):
        look = Look.at(GAME, state, seat)
        for seed in range(5):
            world = look.imagine(seed)
            assert world.document() == GAME.imagine(look.view, seed).document()
            world.play_out(Luck(seed))
        assert look.view == state.view(seat)
