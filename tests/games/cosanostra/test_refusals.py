"""Refusals: what is wrong and what would do, in the seat's own words."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import IllegalAction

from .tables import boss, do, man, table


def planning(**fields: Any) -> CosaNostra:
    """Seat 0 plans, with one of everything in hand."""
    cards = ["distraction", "henchman", "machine-pistol", "saboteur", "snitch", "spy"]
    return table(
        boss(
            man("big-joey", mods=[{"card": "henchman"}]),
            man("sal-moretti", active=False),
            jobs=["usury"],
            influence=cards,
            businesses=[{"id": "lawyer.1"}, {"id": "lawyer.2", "used": True}, {"id": "cop.1"}],
        ),
        boss(man("phil-malony", "usury"), man("franco-luciano", "theft.1")),
        boss(man("vito-baritono", "buy cop.2")),
        phase="plan",
        **fields,
    )


WHILE_PLANNING: list[tuple[str, dict[str, Any], str]] = [
    ("plan", {"gangster": "big-joey"}, "either a job or a business"),
    ("plan", {"gangster": "big-joey", "job": "usury", "buy": "cop.3"}, "either a job or a"),
    ("plan", {"gangster": "vito-baritono", "job": "usury"}, "you have no gangster vito-baritono"),
    ("plan", {"gangster": "big-joey", "job": "bash.1"}, "you hold no job bash.1"),
    ("plan", {"gangster": "sal-moretti", "job": "usury"}, "sal-moretti is deactivated"),
    ("done", {}, "no second task is waiting"),
    ("pass", {}, "a gangster without task is left"),
    ("henchman", {"gangster": "big-joey"}, "big-joey has a henchman already"),
    ("henchman", {"gangster": "sal-moretti"}, "sal-moretti is not active"),
    ("saboteur", {"gangster": "big-joey"}, "not an opponent's"),
    ("distraction", {"gangster": "nobody"}, "no gangster nobody is in play"),
    ("snitch", {}, "say which task to look at, or the market"),
    ("snitch", {"task": "phil-malony", "market": True}, "not both"),
    ("snitch", {"task": "vito-baritono"}, "no planned job of another player"),
    ("spy", {"tasks": ["phil-malony"]}, "two different tasks in alphabetical order"),
    ("spy", {"tasks": ["phil-malony", "franco-luciano"]}, "alphabetical order"),
    ("lawyer", {"card": "cop.1", "tasks": ["phil-malony"]}, "you own no lawyer cop.1"),
    ("lawyer", {"card": "lawyer.2", "tasks": ["phil-malony"]}, "lawyer.2 is used this round"),
    ("veto", {}, "nobody who could cancel"),
    ("execute", {"task": "big-joey"}, "you are asked to plan"),
]


@pytest.mark.parametrize(("what", "arguments", "words"), WHILE_PLANNING)
def test_a_refusal_while_planning(what: str, arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(IllegalAction, match=words):
        do(planning(), 0, what, **arguments)


def test_a_card_one_does_not_hold() -> None:
    state = table(
        boss(man("big-joey", "usury"), influence=["spy"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury")),
    )
    with pytest.raises(IllegalAction, match=r"you hold no snitch \(your cards: spy\)"):
        do(state, 0, "snitch", market=True)
    with pytest.raises(IllegalAction, match="you hold no schemer"):
        do(state, 0, "schemer")
    with pytest.raises(IllegalAction, match="no second task is waiting"):
        do(state, 0, "done")
    with pytest.raises(IllegalAction, match="you have no task sal-moretti"):
        do(state, 0, "cancel", task="sal-moretti")
    with pytest.raises(IllegalAction, match="big-joey is a job, not a purchase"):
        do(state, 0, "buy", task="big-joey")


def test_no_card_lies_where_alexei_wants_to_cancel_one() -> None:
    """CN-19.21"""
    state = table(
        boss(man("alexei-walenko", "usury"), man("big-joey", mods=[{"card": "henchman"}])),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono")),
    )
    with pytest.raises(IllegalAction, match="no opponent has laid such a card"):
        do(state, 0, "veto", gangster="big-joey", card="henchman")


def test_only_the_card_just_played_is_cancelled_in_the_window() -> None:
    state = table(
        boss(man("big-joey", "usury"), influence=["snitch"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono", mods=[{"card": "henchman"}])),
    )
    do(state, 0, "snitch", market=True)
    with pytest.raises(IllegalAction, match="only the card just played"):
        do(state, 1, "veto", gangster="vito-baritono", card="henchman")


def test_dice_that_are_not_there() -> None:
    state = table(
        boss(man("big-joey", "usury")),
        boss(man("lono-slifer"), man("phil-malony", "usury")),
        boss(man("vito-baritono")),
        dice=[3, 1, 1],
    )
    do(state, 0, "execute", task="big-joey")
    with pytest.raises(IllegalAction, match=r"dice 0 to 2 can be rolled again with cop\.1"):
        do(state, 0, "reroll", **{"with": "cop.1", "die": 3})
    do(state, 0, "stand")
    with pytest.raises(IllegalAction, match="there are the dice 0 to 2"):
        do(state, 1, "force", die=5)


def test_windows_that_want_another_card() -> None:
    state = table(
        boss(man("big-joey", "bank-robbery"), man("sal-moretti", "trap.1"), businesses=[]),
        boss(man("franco-luciano", "trap.2"), man("phil-malony", "usury"), influence=["spy"]),
        boss(man("vito-baritono", "robbery.2")),
        round=3,
        dice=[5, 6, 1, 4, 4, 1],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    with pytest.raises(IllegalAction, match="that is no Robbery you have planned"):
        do(state, 1, "robbery", task="franco-luciano")
    do(state, 1, "pass")
    do(state, 2, "robbery", task="vito-baritono")
    with pytest.raises(IllegalAction, match="that is no Trap you have planned"):
        do(state, 0, "trap", task="big-joey")


def test_a_doctor_one_does_not_hold() -> None:
    state = table(
        boss(man("big-joey", "car-bomb.1"), influence=["spy"]),
        boss(man("franco-luciano"), man("phil-malony", "usury")),
        boss(man("vito-baritono")),
        round=3,
        dice=[4, 4, 1],
    )
    do(state, 0, "execute", task="big-joey", target="franco-luciano")
    with pytest.raises(IllegalAction, match="you hold no emergency-doc"):
        do(state, 0, "emergency-doc")


def test_bargains_and_laundries_have_limits() -> None:
    """CN-10.3, CN-10.4"""
    state = table(
        boss(man("big-joey", "exceptional-offer.1"), man("sal-moretti", "money-laundering.1")),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono")),
        market=["casino.2", "cop.2", "cop.3", "pimp.4"],
        dice=[3, 1, 1, 4, 1],
    )
    do(state, 0, "execute", task="big-joey")
    with pytest.raises(IllegalAction, match=r"garage\.2 is not on offer"):
        do(state, 0, "take", business="garage.2")
    with pytest.raises(IllegalAction, match=r"casino\.2 costs 13000, you have 0"):
        do(state, 0, "take", business="casino.2")
    do(state, 0, "pass")
    do(state, 1, "cancel", task="phil-malony")
    do(state, 0, "execute", task="sal-moretti")
    with pytest.raises(IllegalAction, match="you can launder 0 at most"):
        do(state, 0, "launder", amount=1000)


def test_recruits_hirings_and_discards_that_cannot_be() -> None:
    recruiting = table(
        boss(cash=9000),
        boss(),
        boss(),
        phase="recruit",
        turn={"queue": [1, 2]},
        options={"mercenaries": False},
    )
    with pytest.raises(IllegalAction, match="you have 9000, and in your pool are gina-blundetto"):
        do(recruiting, 0, "recruit", gangster="gina-blundetto")
    hiring = table(boss(), boss(), boss(), phase="hire", turn={"queue": [1, 2]}, display=[])
    with pytest.raises(IllegalAction, match="in round I a start gangster"):
        do(hiring, 0, "hire", gangster="gina-blundetto")
    hiring.round = 2
    with pytest.raises(IllegalAction, match="whom you can pay"):
        do(hiring, 0, "hire", gangster="gina-blundetto")
    full = table(boss(influence=["spy"] * 4), boss(), boss(), phase="discard", round=2)
    with pytest.raises(IllegalAction, match="you keep at most 3 job cards"):
        do(full, 0, "discard", job="usury")


def test_a_second_task_waits_for_nothing_else_but_a_look() -> None:
    """CN-14.5, CN-19.27"""
    state = table(
        boss(man("boggy-gloves"), jobs=["usury", "bash.1"], influence=["henchman", "snitch"]),
        boss(man("phil-malony", "usury"), influence=["snitch"]),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        options={"spying": "any-time"},
    )
    do(state, 0, "plan", gangster="boggy-gloves", job="usury")
    with pytest.raises(IllegalAction, match="the second task of boggy-gloves is next, or done"):
        do(state, 0, "henchman", gangster="boggy-gloves")
    with pytest.raises(IllegalAction, match="on one's own turn only"):
        do(state, 0, "snitch", market=True)
    with pytest.raises(IllegalAction, match="on one's own turn only"):
        do(state, 1, "snitch", market=True)
    do(state, 0, "snitch", task="phil-malony")
    assert state.turn.extra == "boggy-gloves"


def test_a_card_that_nobody_cancels_has_its_effect() -> None:
    """CN-19.21  A skip, and a doctor."""
    state = table(
        boss(man("big-joey", "car-bomb.1"), influence=["schemer"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury"), influence=["emergency-doc"]),
        round=3,
        dice=[5, 1, 1],
    )
    do(state, 0, "schemer")
    do(state, 1, "pass")
    assert (state.phase, state.actors) == ("scheme", (2,))
    do(state, 2, "pass")
    do(state, 1, "cancel", task="phil-malony")
    do(state, 2, "cancel", task="vito-baritono")
    do(state, 0, "execute", task="big-joey", target="vito-baritono")
    do(state, 2, "emergency-doc")
    do(state, 1, "pass")
    saved = state.players[2].gangster("vito-baritono")
    assert saved is not None
    assert saved.active


def test_a_round_without_anything_to_plan_goes_straight_to_payday() -> None:
    """CN-4.5, CN-5.3"""
    state = table(
        boss(jobs=[]),
        boss(jobs=[]),
        boss(jobs=[]),
        phase="deal",
        actors=[0, 1, 2],
        round=1,
        market=[],
        business_stack=[],
        options={"mercenaries": False},
    )
    for seat in range(3):
        events = do(state, seat, "keep")
    phases = [event["phase"] for event in events if event["event"] == "phase"]
    assert phases == ["planning", "action"]
    assert state.phase == "recruit"
