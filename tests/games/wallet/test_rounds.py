"""WA-4, WA-12 to WA-14: laps, three rounds, tokens."""

from __future__ import annotations

from collections import Counter

from .tables import GAME, table


def test_a_round_of_takers_has_six_turns_each() -> None:
    """WA-4.2: time runs out by itself."""
    state = GAME.new(3, seed=4)
    turns: Counter[int] = Counter()
    while state.phase == "turn":
        seat = state.actors[0]
        turns[seat] += 1
        state.apply(seat, {"do": "take", "from": "top"})
    assert set(turns.values()) == {6}
    assert state.phase == "extra-time"


def test_a_round_of_flippers_is_short() -> None:
    state = GAME.new(2, seed=4)
    turns = 0
    while state.phase == "turn":
        state.apply(state.actors[0], {"do": "flip"})
        turns += 1
    assert turns == 4  # two flips, the lap, two flips, and the lap is the last card


def test_the_second_action_is_lost_with_the_last_time_card() -> None:
    """WA-4.3"""
    state = table(["ivanov"], ["ivanov"], specials=[["double-turn"]], time_left=1)
    state.apply(0, {"do": "play", "special": "double-turn"})
    told = [event.name for event in state.apply(0, {"do": "flip"})]
    assert told[:2] == ["time", "round-over"]
    assert state.round == 2


def test_coins_are_the_same_set_in_all_rounds() -> None:
    state = GAME.new(4, seed=11)
    coins = set()
    first = {player["coin"] for player in state.document()["players"]}
    while state.result is None:
        seat = state.actors[0]
        default = state.default(seat)
        assert default is not None
        state.apply(seat, default)
        coins |= {player["coin"] for player in state.document()["players"]}
    assert coins == first


def test_the_last_round_stays_reachable() -> None:
    state = table(["ivanov", "euro-100"], ["blonde"], time_left=1)
    state.apply(0, {"do": "flip"})
    state.apply(1, {"do": "forfeit", "token": 1})
    last = state.view(None)["last_round"]
    assert last["round"] == 1
    assert last["players"][0] == {
        "hand": ["ivanov", "euro-100"],
        "front": [],
        "loot": [],
        "coin": 1,
        "identity": "ivanov",
        "guilty": False,
        "reasons": [],
        "wealth": 10001,
        "rank": 1,
        "tokens": 1,
    }
    assert last["players"][1]["tokens"] == -1
    assert state.round == 2
