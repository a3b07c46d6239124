"""Playing inside: the same positions as from outside, in less time and silence."""

from __future__ import annotations

import pytest

from sitdown.kernel import Luck, RulesError

from .toy import Rob, Toy, Trap, game


def new() -> Toy:
    state = game.new(3, 7)
    assert isinstance(state, Toy)
    return state


def test_an_answer_leads_to_the_same_position_and_nobody_is_told() -> None:
    inside, outside = new(), new()
    for seat, action in [(1, Rob(0)), (0, Trap(True)), (2, Trap(False))]:
        inside.play(seat, action)
        outside.apply(seat, action)
        assert inside == outside
        assert inside.told == []
    assert [event.name for event in inside.apply(1, inside.owed(1)[0])] != []


def test_what_is_drawn_is_owed() -> None:
    state = new()
    luck = Luck(3)
    assert {state.draw(1, luck) for _ in range(40)} == set(state.owed(1))


def test_a_game_is_played_out_to_its_end() -> None:
    state = new()
    moves = state.play_out(Luck(1))
    assert state.result is not None
    again = new()
    assert again.play_out(Luck(1)) == moves
    assert again == state
    assert state.play_out(Luck(1)) == 0


def test_or_so_many_moves() -> None:
    state = new()
    assert state.play_out(Luck(1), most=2) == 2
    assert state.result is None
    by_two, by_four = new(), new()
    luck = Luck(5)
    by_two.play_out(luck, 2)
    by_two.play_out(luck, 2)
    by_four.play_out(Luck(5), 4)
    assert by_two == by_four


def test_a_declaration_without_a_game_loads_nothing() -> None:
    declared = game.position(3, {"loud": True})
    with pytest.raises(RulesError, match="belongs to no game"):
        declared.load({})
