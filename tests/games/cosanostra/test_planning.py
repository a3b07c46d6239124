"""Planning (CN-4) with two gangsters a turn and with second tasks (CN-19.27)."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.actions import Plan
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import IllegalAction

from .tables import boss, do, man, table


def double(*mine: str, jobs: list[str], left: int = 2) -> CosaNostra:
    others = ("franco-luciano", "vito-baritono", "enzo-laserva", "big-sal")
    return table(
        boss(*[man(name) for name in mine], jobs=jobs),
        *[boss(man(name), jobs=["theft.1"]) for name in others],
        phase="plan",
        round=2,
        turn={"regular": 0, "left": left},
        options={"plan_two": True},
    )


def test_a_second_task_right_after_the_first_does_not_use_up_the_turn() -> None:
    """CN-4.6, CN-19.27"""
    state = double("boggy-gloves", "big-joey", jobs=["bash.1", "bash.2", "bash.3"])
    do(state, 0, "plan", gangster="boggy-gloves", job="bash.1")
    assert (state.turn.left, state.turn.extra) == (1, "boggy-gloves")
    do(state, 0, "plan", gangster="boggy-gloves", job="bash.2")
    assert (state.turn.left, state.turn.extra, state.actors) == (1, None, (0,))
    do(state, 0, "plan", gangster="big-joey", job="bash.3")
    assert (state.actors, state.turn.left) == ((1,), 2)


def test_second_tasks_alone_do_not_prolong_a_turn() -> None:
    """CN-4.6"""
    state = double("boggy-gloves", jobs=["bash.1", "bash.2"])
    do(state, 0, "plan", gangster="boggy-gloves", job="bash.1")
    do(state, 0, "done")
    assert state.actors == (1,)


def test_a_second_task_can_be_the_task_of_a_later_turn() -> None:
    """CN-19.27"""
    state = table(
        boss(man("boggy-gloves", "bash.1"), man("big-joey"), jobs=["bash.2", "bash.3"]),
        boss(man("franco-luciano"), jobs=["theft.1"]),
        boss(man("vito-baritono", "usury")),
        phase="plan",
    )
    with pytest.raises(IllegalAction, match="a gangster without task is left"):
        do(state, 0, "pass")
    do(state, 0, "plan", gangster="boggy-gloves", job="bash.2")
    assert state.players[0].gangsters[0].split
    assert state.actors == (1,)


def test_a_first_job_alone_is_rolled_with_four_dice() -> None:
    """CN-19.25"""
    state = table(
        boss(man("boggy-gloves"), jobs=["gas-station-robbery"], businesses=[]),
        boss(man("franco-luciano", "usury")),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        dice=[1, 1, 1, 1],
    )
    do(state, 0, "plan", gangster="boggy-gloves", job="gas-station-robbery")
    assert state.phase == "act"
    do(state, 0, "execute", task="boggy-gloves")
    assert state.chance.forced == []


def test_the_default_plan_is_the_first_job_else_the_cheapest_business() -> None:
    """Contract 10, and the table of decisions"""
    state = table(
        boss(man("big-joey"), man("sal-moretti"), jobs=["usury"]),
        boss(man("franco-luciano", "usury")),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        market=["casino.2", "cop.2", "lawyer.3", "pimp.4"],
    )
    first = state.default(0)
    assert first is not None
    assert first.document() == {"do": "plan", "gangster": "big-joey", "job": "usury"}
    state.apply(0, first)
    then = state.default(0)
    assert then is not None
    assert then.document() == {"do": "plan", "gangster": "sal-moretti", "buy": "cop.2"}


def test_ryu_with_an_empty_market_plans_from_the_stack() -> None:
    """CN-4.5, CN-19.30"""
    state = table(
        boss(man("ryu-yamamoto")),
        boss(man("franco-luciano", "usury")),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        market=[],
        business_stack=["casino.2", "cop.2"],
    )
    default = state.default(0)
    assert default is not None
    assert default.document() == {"do": "plan", "gangster": "ryu-yamamoto", "buy": "cop.2"}


def test_a_card_in_market_and_stack_is_listed_once() -> None:
    """CN-19.30  A made-up position may hold a card twice; what can be done is listed once."""
    state = table(
        boss(man("ryu-yamamoto")),
        boss(),
        boss(),
        phase="plan",
        market=["cop.2"],
        business_stack=["lawyer.3", "cop.2"],
    )
    plans = [action.buy for action in state.legal(0) if isinstance(action, Plan)]
    assert plans == ["cop.2", "lawyer.3"]


def test_nobody_is_asked_twice_for_what_he_has_closed() -> None:
    """CN-19.27"""
    state = table(
        boss(man("kenzo-isosaki", "usury")),
        boss(man("franco-luciano"), man("phil-malony"), jobs=["bash.1", "bash.2"]),
        boss(man("vito-baritono", "usury")),
        phase="plan",
    )
    do(state, 0, "pass")
    do(state, 1, "plan", gangster="franco-luciano", job="bash.1")
    assert state.actors == (1,)
