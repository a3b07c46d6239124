"""The end of a game, and what the last event tells of it."""

from __future__ import annotations

from sitdown.kernel import OVER, Chance, Document, Frame, Position, Rules, Settled, State


def nothing(document: Document, seat: int | None) -> None:
    """Nothing to hide."""


def a_state() -> State:
    rules = Rules(decisions=[], after={}, events=[OVER], hide=nothing)
    form = Position(State, Settled())
    return State(Frame(rules, 2, "", (), [None, None], Chance("0"), None, form))


def test_the_last_event_tells_the_result() -> None:
    state = a_state()
    state.finish({"winners": [1]})
    assert (state.phase, state.result) == (OVER, {"winners": [1]})
    assert [event.document() for event in state.told] == [
        {"event": OVER, "result": {"winners": [1]}}
    ]


def test_the_last_event_tells_what_else_a_game_wants_told() -> None:
    state = a_state()
    state.finish({"winners": [1]}, {"tokens": [[1], [3]]})
    assert state.told[0].document() == {
        "event": OVER,
        "result": {"winners": [1]},
        "tokens": [[1], [3]],
    }
    assert state.result == {"winners": [1]}
