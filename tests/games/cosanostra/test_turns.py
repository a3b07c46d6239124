"""The action phase (CN-5): turns, extra turns, windows, and what is dropped."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.actions import Execute
from sitdown.kernel import IllegalAction

from .tables import boss, do, man, table, told


def test_two_tasks_in_an_extra_turn_then_the_regular_turn() -> None:
    """CN-5.7, CN-19.28"""
    state = table(
        boss(man("big-joey", "usury")),
        boss(man("kenzo-isosaki", "buy cop.2", "usury"), influence=["schemer"], cash=2000),
        boss(man("vito-baritono", "usury")),
        phase="scheme",
        actors=[1],
        turn={"regular": 0},
    )
    do(state, 1, "schemer")
    do(state, 1, "buy", task="kenzo-isosaki")
    assert state.document()["turn"] == {
        "regular": 0,
        "queue": [],
        "left": 1,
        "extra": "kenzo-isosaki",
    }
    with pytest.raises(IllegalAction, match="the second task of kenzo-isosaki is next, or done"):
        do(state, 1, "schemer")
    do(state, 1, "done")
    assert state.actors == (0,)


def test_an_extra_turn_cannot_be_skipped() -> None:
    """CN-5.9"""
    state = table(
        boss(man("big-joey", "usury")),
        boss(man("phil-malony", "usury"), influence=["schemer", "schemer"]),
        boss(man("vito-baritono", "usury")),
        phase="scheme",
        actors=[1],
        turn={"regular": 0},
    )
    do(state, 1, "schemer")
    with pytest.raises(IllegalAction, match="an extra turn cannot be skipped"):
        do(state, 1, "schemer")


def test_who_lost_his_tasks_before_his_extra_turn_loses_the_turn_without_a_veto() -> None:
    """CN-5.8"""
    state = table(
        boss(man("big-joey", "car-bomb.1"), influence=["schemer"]),
        boss(man("alexei-walenko", used=2), man("franco-luciano", "usury")),
        boss(man("vito-baritono", "usury"), influence=["schemer"]),
        phase="scheme",
        actors=[0, 2],
        turn={"regular": 1},
        influence_discards={"open": ["emergency-doc"] * 3},
        dice=[5, 1, 1],
    )
    do(state, 0, "schemer")
    do(state, 2, "schemer")
    events = do(state, 0, "execute", task="big-joey", target="vito-baritono")
    assert told(events, "extra-turn") == []
    assert (state.phase, state.actors) == ("act", (1,))


def test_a_purchase_that_cannot_be_paid_says_what_it_costs() -> None:
    """CN-6.1"""
    state = table(boss(man("big-joey", "buy casino.2"), cash=13000), boss(), boss(), phase="act")
    with pytest.raises(IllegalAction, match=r"casino\.2 costs 14000, you have 13000"):
        do(state, 0, "buy", task="big-joey")


def test_a_job_that_lacks_a_business_says_which() -> None:
    """CN-7.9, CN-8.1"""
    state = table(boss(man("big-joey", "stag-night"), businesses=[]), boss(), boss())
    with pytest.raises(IllegalAction, match="still needs night-club 1, pimp 1"):
        do(state, 0, "execute", task="big-joey")


def test_a_target_that_two_players_own_is_listed_once() -> None:
    """CN-9.1  A made-up position may hold a card twice."""
    cop = [{"id": "cop.1"}]
    state = table(
        boss(man("big-joey", "bash.1"), businesses=[]),
        boss(businesses=cop),
        boss(businesses=cop),
    )
    targets = [one.target for one in state.legal(0) if isinstance(one, Execute)]
    assert targets == ["cop.1"]


def test_a_target_is_an_opponents_though_one_owns_its_like() -> None:
    """CN-9.1, CN-9.8  A made-up position may hold a card twice."""
    state = table(
        boss(man("big-joey", "persuasion.1"), businesses=[{"id": "cop.1"}]),
        boss(businesses=[{"id": "cop.1"}]),
        boss(businesses=[]),
        dice=[6, 6, 6],
    )
    events = do(state, 0, "execute", task="big-joey", target="cop.1")
    assert told(events, "persuaded") == [
        {"event": "persuaded", "business": "cop.1", "from": 1, "to": 0}
    ]


def test_a_marker_is_used_and_taken_back_where_it_lies() -> None:
    """CN-8.3, CN-8.7  A made-up position may hold a card twice."""
    state = table(
        boss(man("big-joey", "usury"), businesses=[]),
        boss(businesses=[{"id": "loan-shark.1"}]),
        boss(businesses=[{"id": "loan-shark.1", "markers": [0, 0]}]),
        dice=[1, 1, 1],
    )
    do(state, 0, "take-back", business="loan-shark.1")
    assert state.markers_free(0) == 4
    do(state, 0, "execute", task="big-joey", markers=["loan-shark.1"])
    assert state.markers_free(0) == 5


def test_the_default_drops_the_first_task() -> None:
    """Contract 10"""
    state = table(boss(man("big-joey"), man("sal-moretti", "usury", mods=[])), boss(), boss())
    default = state.default(0)
    assert default is not None
    assert default.document() == {"do": "cancel", "task": "sal-moretti"}


def test_a_round_begins_anew_after_the_last_turn() -> None:
    """CN-3.2, CN-14.13, CN-16.5"""
    mods = [{"card": "machine-pistol"}]
    state = table(
        boss(man("big-joey", "usury", mods=mods), man("lono-slifer", used=2)),
        boss(man("boggy-gloves", split=True, closed=True), man("sal-moretti", active=False)),
        boss(man("vito-baritono")),
    )
    events = do(state, 0, "cancel", task="big-joey")
    assert told(events, "round") == [{"event": "round", "round": 2, "start": 1}]
    for player in state.players:
        for gangster in player.gangsters:
            assert gangster.active
            assert (gangster.used, gangster.split, gangster.closed) == (0, False, False)
            assert gangster.mods == []
