"""Free trade (CN-13): what is refused and in which words, and what a deal brings about."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import IllegalAction
from sitdown.kernel.form import Document
from tests.refusals import in_russian

from .tables import boss, do, man, table, told


def market_day(**fields: Any) -> CosaNostra:
    return table(
        boss(man("big-joey", "usury"), man("sal-moretti"), cash=5000, **fields),
        boss(man("franco-luciano"), man("phil-malony", "buy casino.2"), cash=5000),
        boss(man("vito-baritono", "usury"), cash=5000),
    )


REFUSED = [
    ({"give": {"cash": 1000, "jobs": ["usury"]}, "take": {}}, 'no part of a deal "jobs"'),
    ({"give": {"markers": []}, "take": {}}, "at least 1"),
    ({"give": {"cash": None}, "take": {"cash": 1000}}, "null is not a whole number"),
    ({"give": {"gangsters": ["big-joey", "big-joey"]}, "take": {}}, "there twice"),
    ({"give": {"businesses": ["pub.1"]}, "take": {}}, "no business pub.1 in this deck"),
    ({"give": {}, "take": {}}, "must hold something"),
]


@pytest.mark.parametrize(("terms", "words"), REFUSED)
def test_a_malformed_offer_is_refused_in_words(terms: Document, words: str) -> None:
    """CN-13.10"""
    with pytest.raises(IllegalAction, match=words):
        do(market_day(), 0, "offer", to=1, **terms)


WHY_NOT = [
    ({"give": {"cash": 9000}, "take": {}}, "seat 0 has 5000, not 9000"),
    ({"give": {"gangsters": ["big-joey"]}, "take": {}}, "big-joey has a task"),
    ({"give": {}, "take": {"gangsters": ["ivory-tony"]}}, "seat 1 has no gangster ivory-tony"),
    ({"give": {}, "take": {"businesses": ["casino.2"]}}, "seat 1 does not own casino.2"),
    ({"give": {}, "take": {"markers": ["garage.1"]}}, "no active business or planned purchase"),
    ({"give": {}, "take": {"markers": ["lawyer.1"] * 6}}, "seat 0 has 5 free markers, not 6"),
]


@pytest.mark.parametrize(("terms", "words"), WHY_NOT)
def test_an_offer_that_cannot_be_kept_says_why(terms: Document, words: str) -> None:
    """CN-13.3  It may be made, and stays, but cannot be accepted now."""
    state = market_day()
    do(state, 0, "offer", to=1, **terms)
    with pytest.raises(IllegalAction, match=words):
        do(state, 1, "accept", offer=1)
    assert len(state.offers) == 1


def test_each_side_needs_its_cash_at_that_moment() -> None:
    """CN-13.3  Cash that only the deal itself would bring does not count."""
    state = market_day()
    do(state, 0, "offer", to=1, give={"cash": 1000}, take={"cash": 6000})
    with pytest.raises(IllegalAction, match="seat 1 has 5000"):
        do(state, 1, "accept", offer=1)


def test_events_of_a_deal_come_in_the_order_of_the_page() -> None:
    """CN-13.11"""
    state = market_day(businesses=[{"id": "cop.1"}, {"id": "pimp.3", "markers": [1, 1, 2]}])
    do(
        state,
        0,
        "offer",
        to=1,
        give={"cash": 1000, "markers": ["cop.1"], "businesses": ["pimp.3"]},
        take={"cash": 2000, "markers": ["casino.2"], "gangsters": ["franco-luciano"]},
    )
    events = do(state, 1, "accept", offer=1)
    assert [event["event"] for event in events] == [
        "accepted",
        "marker",
        "marker",
        "traded",
        "marker-back",
        "marker-back",
        "traded",
        "paid",
        "paid",
    ]
    assert state.players[1].businesses[-1].markers == [2]
    assert state.players[1].gangsters[0].tasks[0].markers == (0,)


def test_a_marker_on_a_purchase_is_taken_back() -> None:
    """CN-8.7"""
    state = market_day()
    do(state, 0, "offer", to=1, give={"cash": 1000}, take={"markers": ["casino.2"]})
    do(state, 1, "accept", offer=1)
    assert state.markers_free(0) == 4
    do(state, 0, "take-back", business="casino.2")
    assert state.markers_free(0) == 5


def test_the_sample_offers_income_for_a_marker_to_whom_can_pay() -> None:
    """The list of legal actions: one offer for each card that could take a marker."""
    state = market_day()
    sample = [action.document() for action in state.legal(2) if action.do == "offer"]
    wanted = [one["take"]["markers"][0] for one in sample]
    assert wanted == [
        "loan-shark.1",
        "cop.1",
        "waste-company.1",
        "drug-dealer.1",
        "lawyer.1",
        "building-firm.1",
    ]
    assert all(one["give"]["cash"] <= 5000 for one in sample)
    do(state, 2, "offer", to=1, give={"cash": 1000}, take={"markers": ["lawyer.1"]})
    assert "lawyer.1" not in [
        one.document()["take"]["markers"][0] for one in state.legal(2) if one.do == "offer"
    ]


def test_a_trade_that_leaves_second_tasks_does_not_end_a_fresh_turn() -> None:
    """CN-4.8  As long as he has planned nothing in this turn, second tasks count."""
    state = table(
        boss(man("kenzo-isosaki", "usury"), man("sal-moretti"), jobs=["bash.1"]),
        boss(man("franco-luciano"), jobs=["bash.2"], cash=1000),
        boss(man("vito-baritono", "usury")),
        phase="plan",
    )
    do(state, 0, "offer", to=1, give={"gangsters": ["sal-moretti"]}, take={"cash": 1000})
    do(state, 1, "accept", offer=1)
    assert (state.phase, state.actors) == ("plan", (0,))
    assert {"do": "pass"} in [action.document() for action in state.legal(0)]


def test_a_trade_in_the_middle_of_a_double_turn_ends_it() -> None:
    """CN-4.6, CN-4.8  Once something is planned, second tasks no longer count."""
    four = [boss(man(name, "usury")) for name in ("vito-baritono", "enzo-laserva", "big-sal")]
    state = table(
        boss(man("kenzo-isosaki"), man("big-joey"), man("sal-moretti"), jobs=["bash.1", "bash.2"]),
        boss(man("franco-luciano"), jobs=["bash.3"], cash=1000),
        *four,
        phase="plan",
        round=2,
        turn={"regular": 0, "left": 2},
        options={"plan_two": True},
    )
    do(state, 0, "plan", gangster="kenzo-isosaki", job="bash.1")
    do(state, 0, "done")
    assert state.actors == (0,)
    terms = {"give": {"gangsters": ["big-joey", "sal-moretti"]}, "take": {"cash": 1000}}
    do(state, 0, "offer", to=1, **terms)
    do(state, 1, "accept", offer=1)
    assert state.actors == (1,)


def test_the_last_gangster_traded_away_ends_planning() -> None:
    """CN-4.8, CN-4.9"""
    state = table(
        boss(man("sal-moretti"), man("big-joey", "usury"), jobs=["bash.1"]),
        boss(man("franco-luciano", "usury"), cash=1000),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        market=[],
        business_stack=[],
    )
    do(state, 0, "offer", to=1, give={"gangsters": ["sal-moretti"]}, take={"cash": 1000})
    events = do(state, 1, "accept", offer=1)
    assert told(events, "phase") == [{"event": "phase", "phase": "action"}]
    assert (state.phase, state.actors) == ("act", (0,))


def test_a_mercenary_traded_takes_his_ability_along() -> None:
    """CN-19.5, CN-19.13"""
    state = table(
        boss(man("laverne-ontario"), man("big-joey", "usury")),
        boss(man("phil-malony", "usury"), cash=9000),
        boss(man("vito-baritono")),
    )
    do(state, 0, "offer", to=1, give={"gangsters": ["laverne-ontario"]}, take={"cash": 9000})
    do(state, 1, "accept", offer=1)
    view = state.view(None)
    assert [player["income"] for player in view["players"]] == [7000, 11000, 7000]


def test_words_to_nobody_there_are_refused() -> None:
    """CN-13.8"""
    state = market_day()
    with pytest.raises(IllegalAction, match="no seat 7"):
        do(state, 0, "say", text="hello", to=7)
    with pytest.raises(IllegalAction, match="yourself"):
        do(state, 0, "pay", to=0, amount=1000)


TYPED: list[tuple[Document, str]] = [
    ({"do": "pay", "to": 1, "amount": 9000}, "больше, чем у вас есть"),
    ({"do": "pay", "to": 0, "amount": 1000}, "Это вы сами"),
    ({"do": "offer", "to": 1, "give": {}, "take": {}}, "не может быть пустым"),
    ({"do": "offer", "to": 1, "give": {"businesses": ["cop.1"] * 2}, "take": {}}, "дважды"),
    (
        {
            "do": "offer",
            "to": 1,
            "give": {"businesses": ["cop.1"], "markers": ["cop.1"]},
            "take": {},
        },
        "Коп: нельзя",
    ),
    ({"do": "offer", "to": 1, "give": {"cash": 1000}, "take": {}}, "у вас уже есть: 1"),
    ({"do": "offer", "to": 1, "give": {"cash": 9000}, "take": {}}, "уже 5 открытых"),
]


@pytest.mark.parametrize(("action", "words"), TYPED)
def test_what_a_person_typed_is_refused_in_the_persons_language(
    action: Document, words: str
) -> None:
    """CN-13.3, CN-13.7, CN-13.10"""
    state = market_day()
    for number in range(5 if "уже 5" in words else 1):
        do(state, 0, "offer", to=1, give={"cash": 1000 * (number + 1)}, take={})
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, action)
    assert words in in_russian("cosanostra", refused.value)
