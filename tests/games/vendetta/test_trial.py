"""VE-5 to VE-7: bribes, the end of a month, verdicts."""

from __future__ import annotations

import pytest

from sitdown.games.vendetta.components import CORRUPTERS

from .tables import cards, names, play, refusal, table

BRIBE = {"do": "bribe", "bandit": "fixer.1", "cards": ["plain-1"]}


def test_bribes_are_refused_in_words() -> None:
    """VE-5.1, VE-5.2"""
    state = table(phase="trial", p0_hand=["plain-1", "blue-2"])
    words = refusal(state, 0, {**BRIBE, "bandit": "broker.1", "cards": ["plain-1", "blue-2"]})
    assert words == "bribe: broker.1 can put in one bill only"
    words = refusal(state, 0, {**BRIBE, "cards": ["blue-2", "plain-1"]})
    assert words == "bribe: two bills in the order of kinds: plain-1, blue-2"
    words = refusal(state, 0, {**BRIBE, "cards": ["plain-1", "plain-1"]})
    assert words == "bribe: you hold one plain-1 only (plain-1, blue-2)"
    words = refusal(state, 0, {**BRIBE, "cards": []})
    assert words == "bribe: cards: a list of 0, 1 to 2 are needed"


def test_without_powers_a_fixer_puts_in_one_bill() -> None:
    """VE-10.2"""
    state = table({"abilities": False}, phase="trial")
    words = refusal(state, 0, {**BRIBE, "cards": ["plain-1", "blue-2"]})
    assert words == "bribe: fixer.1 can put in one bill only"
    assert all(len(action.document().get("cards", [])) < 2 for action in state.legal(0))


def test_the_boss_bribes_with_two_bills() -> None:
    """VE-5.2"""
    state = table(
        phase="trial", month=4, boss="out", p0_bandits=cards("racketeer.1", "broker.1", "boss")
    )
    play(state, (0, {"do": "bribe", "bandit": "boss", "cards": ["blue-2", "red-4"]}))
    assert [bill.card for bill in state.corruption] == ["blue-2", "red-4"]


def test_there_are_only_so_many_corrupters() -> None:
    """VE-5.4"""
    state = table(
        phase="trial",
        actors=[2],
        month=5,
        boss="out",
        corrupters=0,
        p0_corrupter=CORRUPTERS,
        p0_bribes=1,
        corruption=[{"seat": 0, "card": "red-2"}],
    )
    events = play(state, (2, {"do": "pass"}))
    assert "corrupter" not in names(events)
    assert state.players[0].corrupter == CORRUPTERS


@pytest.mark.parametrize(
    ("verdict", "bills", "after"),
    [
        (2, ["blue-4", "blue-4"], 1),
        (29, ["red-4"], 30),
        (15, ["plain-1"], 15),
        (16, ["blue-2"], 15),
    ],
)
def test_the_marker_stops_at_both_ends(verdict: int, bills: list[str], after: int) -> None:
    """VE-7.1"""
    state = table(
        phase="trial",
        actors=[2],
        month=3,
        boss="out",
        verdict=verdict,
        lots=[["yellow-villa"], ["broker.6"], ["boss"], []],
        corruption=[{"seat": 1, "card": bill} for bill in bills],
    )
    play(state, (2, {"do": "pass"}))
    assert state.verdict == after


def test_who_gave_what_cannot_be_told_when_the_pile_is_opened() -> None:
    """VE-7.1  The same bills from other hands are told in the same words."""
    worlds = [
        table(
            phase="trial",
            actors=[2],
            month=3,
            boss="out",
            lots=[["yellow-villa"], ["broker.6"], ["boss"], []],
            corruption=[
                {"seat": seat, "card": card} for seat, card in zip((0, 1), bills, strict=True)
            ],
        )
        for bills in (("red-4", "blue-2"), ("blue-2", "red-4"))
    ]
    told = [[event.told(2) for event in world.apply(2, {"do": "pass"})] for world in worlds]
    assert told[0] == told[1]
    assert worlds[0].view(2) == worlds[1].view(2)


def test_prosecutor_and_auditor_on_one_lot_with_the_boss_act_each_month() -> None:
    """VE-6.3, VE-6.6"""
    state = table(
        phase="trial",
        actors=[2],
        month=4,
        boss="out",
        verdict=20,
        lots=[["prosecutor.1", "boss"], ["auditor.1"], [], []],
        street=[],
        p1_hand=[],
    )
    events = play(state, (2, {"do": "pass"}))
    assert names(events) == [
        "passed",
        "straightened",
        "prosecuted",
        "audited",
        "audited",
        "month",
        "phase",
    ]
    assert state.verdict == 21
    assert [len(player.hand) for player in state.players] == [3, 0, 3]


def test_a_bill_taken_while_others_discard_counts() -> None:
    """VE-6.2, VE-8.2  The test runs until nobody is over; who is over by revenge discards too."""
    state = table(
        phase="discard",
        p0_hand=["plain-1"] * 8,
        p1_hand=["red-2"] * 6,
        p1_vendetta=["shakedown"],
        lots=[["yellow-villa"], ["broker.6"], ["white-villa"], ["violet-villa"]],
    )
    play(state, (1, {"do": "vendetta", "card": "shakedown", "seat": 0}))
    assert state.actors == (0,)
    play(state, (0, {"do": "discard", "card": "plain-1"}))
    assert (state.phase, state.actors) == ("discard", (1,))
    play(state, (1, {"do": "discard", "card": "plain-1"}))
    assert (state.phase, state.month) == ("business", 2)
