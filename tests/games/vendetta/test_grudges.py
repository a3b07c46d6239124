"""VE-8: Vendetta cards in anybody's turn."""

from __future__ import annotations

import pytest

from sitdown.games.vendetta.components import AGENT, GRUDGES
from sitdown.games.vendetta.rules.grudges import PLAYABLE

from .tables import cards, names, play, refusal, table


def test_every_card_but_the_agent_has_a_row_and_is_played_with_what_it_takes() -> None:
    """VE-8.5 to VE-8.10"""
    assert [*PLAYABLE, AGENT] == list(GRUDGES)
    state = table(
        p0_vendetta=list(GRUDGES),
        p0_bandits=cards("racketeer.1*", "broker.1", "fixer.1"),
        p1_bandits=cards("racketeer.2", "broker.2", "fixer.2", "fixer.6"),
    )
    ways = [action.document() for action in state.legal(0) if action.do == "vendetta"]
    for card, row in PLAYABLE.items():
        own = [way for way in ways if way["card"] == card]
        assert own
        assert all(tuple(way)[2:] == row.takes for way in own)


def test_refusals_say_what_a_card_needs() -> None:
    """VE-8.4 to VE-8.10"""
    state = table(
        p1_vendetta=["ambush", "shakedown", "hit", "second-wind", "envelope", "agent"],
        p1_hand=[],
        p0_bandits=cards("racketeer.1", "broker.1", "fixer.1", "bodyguard.1"),
        p2_hand=[],
    )

    def why(card: str, **more: object) -> str:
        return refusal(state, 1, {"do": "vendetta", "card": card, **more})

    assert why("agent") == "vendetta: an agent card is never played"
    assert why("second-wind", bandit="broker.2") == (
        "vendetta: straightens a turned bandit without a bid: nothing"
    )
    assert why("envelope", bill="red-2") == "vendetta: needs a `bill` of your hand (nothing)"
    assert why("shakedown") == "vendetta: shakedown needs a `seat`, another player's"
    assert why("shakedown", seat=1) == "vendetta: shakedown needs a `seat`, another player's"
    assert why("shakedown", seat=7) == "vendetta: shakedown needs a `seat`, another player's"
    assert why("shakedown", seat=0) == "vendetta: seat 0 has an unturned bodyguard"
    assert why("shakedown", seat=2) == "vendetta: that player has no bill in hand"
    assert why("hit", seat=2, bandit="fixer.3") == (
        "vendetta: hit finds no bandit of seat 2 that it could be aimed at"
    )
    assert why("ambush", seat=2) == (
        "vendetta: ambush on seat 2 needs a `bandit`: racketeer.3, broker.3, fixer.3"
    )
    none = refusal(state, 2, {"do": "vendetta", "card": "hit", "seat": 0, "bandit": "broker.1"})
    assert none == "vendetta: you hold no hit (you hold: nothing)"


@pytest.mark.parametrize(
    ("card", "more", "words"),
    [
        ("shakedown", {"seat": 0, "bill": "red-2"}, "shakedown takes `seat` and nothing else"),
        (
            "ambush",
            {"seat": 0, "bandit": "broker.1", "bill": "red-2"},
            "ambush takes `seat` and `bandit` and nothing else",
        ),
        (
            "second-wind",
            {"seat": 1, "bandit": "broker.2"},
            "second-wind takes `bandit` and nothing else",
        ),
        ("envelope", {"seat": 0, "bill": "red-2"}, "envelope takes `bill` and nothing else"),
    ],
)
def test_a_card_takes_nothing_that_it_does_not_need(
    card: str, more: dict[str, object], words: str
) -> None:
    """VE-8.5 to VE-8.9  A refusal names what is too much, not what is there already."""
    state = table(p1_vendetta=[card], p1_bandits=cards("racketeer.2", "broker.2*", "fixer.2"))
    assert refusal(state, 1, {"do": "vendetta", "card": card, **more}) == f"vendetta: {words}"


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_nobody_takes_revenge_from_a_seat_that_the_table_does_not_have(seat: int) -> None:
    """VE-8.1  Not even with the cards of the last player, whom Python would find at -1."""
    state = table(p2_vendetta=["shakedown"])
    words = refusal(state, seat, {"do": "vendetta", "card": "shakedown", "seat": 0})
    assert words == f"vendetta: seat {seat} is not asked anything now"
    assert state.legal(seat) == []


def test_the_last_card_played_ends_a_turn_that_only_it_kept_open() -> None:
    """VE-2.5, VE-8.2"""
    state = table(
        p0_bandits=cards("racketeer.1*", "broker.1*", "fixer.1*"), p0_vendetta=["envelope"]
    )
    events = play(state, (0, {"do": "vendetta", "card": "envelope", "bill": "red-4"}))
    assert names(events) == ["played", "slipped", "skipped"]
    assert state.actors == (1,)
    assert [(bill.seat, bill.card) for bill in state.corruption] == [(0, "red-4")]


def test_second_wind_after_the_turn_helps_in_the_next_phase() -> None:
    """VE-8.1, VE-8.8  It is no turn: who has passed is not asked again."""
    state = table(
        actors=[1],
        p0_bandits=cards("racketeer.1*", "broker.1", "fixer.1"),
        p0_vendetta=["second-wind"],
    )
    play(state, (0, {"do": "vendetta", "card": "second-wind", "bandit": "racketeer.1"}))
    assert state.actors == (1,)
    assert state.players[0].straight_bandits() == ["racketeer.1", "broker.1", "fixer.1"]


def test_a_hit_bandit_is_gone_and_so_is_his_turn() -> None:
    """VE-8.7"""
    state = table(
        p0_bandits=cards("racketeer.1*", "broker.1*", "fixer.1*", "fixer.6"), p2_vendetta=["hit"]
    )
    events = play(state, (2, {"do": "vendetta", "card": "hit", "seat": 0, "bandit": "fixer.6"}))
    assert names(events) == ["played", "skipped"]
    assert state.gone == ["fixer.6"]
    assert state.legal(2) == []


def test_who_drew_an_agent_looks_like_anybody_with_a_card() -> None:
    """VE-9.1  Views, questions and refusals of the others do not tell an agent from the rest."""
    worlds = [table(p1_vendetta=[card]) for card in ("agent", "envelope")]
    for world in worlds:
        play(world, (0, {"do": "pass"}))
    for seat in (0, 2, None):
        assert worlds[0].view(seat) == worlds[1].view(seat)
    wrong = {"do": "vendetta", "card": "hit", "seat": 1, "bandit": "fixer.2"}
    assert refusal(worlds[0], 0, wrong) == refusal(worlds[1], 0, wrong)


def test_with_timing_own_only_who_owes_a_decision_takes_revenge() -> None:
    """VE-10.3"""
    state = table({"timing": "own"}, p0_vendetta=["shakedown"], p1_vendetta=["shakedown"])
    words = refusal(state, 1, {"do": "vendetta", "card": "shakedown", "seat": 0})
    assert words == "vendetta: seat 1 is not asked anything now"
    play(state, (0, {"do": "vendetta", "card": "shakedown", "seat": 1}), (0, {"do": "pass"}))
    play(state, (1, {"do": "vendetta", "card": "shakedown", "seat": 0}))
    assert [len(player.hand) for player in state.players] == [4, 4, 4]
