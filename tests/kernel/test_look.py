"""A look: all that a player may hold of a game."""

from __future__ import annotations

import json

import sitdown
from sitdown.kernel import Look, foresee_by_playing

GAME = sitdown.load("squirrels")


def test_a_look_at_a_state_and_through_a_view_are_the_same() -> None:
    state = GAME.new(3, seed=7)
    near = Look.at(GAME, state, 1)
    far = Look.through(GAME, json.loads(json.dumps(state.view(1))))
    assert near.view == far.view
    assert near.legal == far.legal
    assert near.seat == far.seat == 1
    assert far.imagine(3).view(1) == state.view(1)


def test_foresight_tells_the_events_that_a_seat_would_be_told() -> None:
    state = GAME.new(2, seed=7, first=0)
    state.apply(0, {"do": "place", "card": "contraband-3", "stack": 0})
    look = Look.at(GAME, state, 1)
    (sealed, *revealed) = foresee_by_playing(look, look.legal[0])
    assert sealed == {"event": "sealed", "seat": 1, "card": "contraband-2", "stack": 0}
    assert [event["event"] for event in revealed] == ["revealed", "revealed", "turn"]
    assert list(state.actors) == [1]
