"""What a view leaves open is filled in every possible way (contract, section 13)."""

from __future__ import annotations

import pytest

from sitdown.kernel import BadPosition, Chance
from sitdown.kernel.form import Document

from .invariants import check
from .tables import GAME, SMALL_DECK, cards, position, table

SEEDS = 60


def imagined(view: Document) -> list[Document]:
    return [GAME.imagine(view, seed=seed).document() for seed in range(SEEDS)]


def in_auction(seats: int, seed: int) -> Document:
    """A view of seat 0 after others laid bids, in a game played at random till then."""
    luck = Chance(f"auction {seed}")
    state = GAME.new(seats, seed)
    while not any(player["bids"] for player in state.view(0)["players"][1:]):
        seat = state.actors[0]
        state.apply(seat, luck.pick(state.legal(seat)))
    return state.view(0)


def test_another_may_be_an_agent_or_not() -> None:
    """VE-9.1"""
    view = table(p1_vendetta=["hit"]).view(0)
    held = {tuple(document["players"][1]["vendetta"]) for document in imagined(view)}
    assert {("agent",), ("ambush",), ("shakedown",)} <= held


def test_the_own_agent_card_is_nobody_elses() -> None:
    view = table({"agents": 1}, p0_vendetta=["agent"], p1_vendetta=["hit", "hit"]).view(0)
    assert all("agent" not in document["players"][1]["vendetta"] for document in imagined(view))


def test_hidden_bids_lie_on_any_lots_but_never_two_on_one() -> None:
    """VE-4.1"""
    document = position(
        phase="auction",
        lots=[["yellow-villa"], [], ["prosecutor.1"], ["fixer.6"]],
        p1_bandits=cards("racketeer.2*", "broker.2*", "fixer.2"),
        p1_bids=[
            {"bandit": "broker.2", "lot": 1, "bills": ["red-4"]},
            {"bandit": "racketeer.2", "lot": 3, "bills": ["plain-1", "plain-1"]},
        ],
    )
    found = set()
    for one in imagined(GAME.load(document).view(0)):
        found.add(tuple(bid["lot"] for bid in one["players"][1]["bids"]))
    assert found == {(1, 3), (1, 4), (3, 1), (3, 4), (4, 1), (4, 3)}


def test_bills_add_up_whatever_is_imagined() -> None:
    for seats in (3, 4, 5):
        view = in_auction(seats, seats)
        for seed in range(5):
            state = GAME.imagine(view, seed=seed)
            check(state)
            assert state.view(0) == view


def test_after_the_end_roles_and_money_are_those_of_the_result() -> None:
    """VE-9.2, VE-9.7"""
    luck = Chance("to the end")
    for seed in range(4):
        state = GAME.new(4, seed)
        while state.result is None:
            seat = state.actors[0]
            state.apply(seat, luck.pick(state.legal(seat)))
        for viewer in (0, 3, None):
            view = state.view(viewer)
            twin = GAME.imagine(view, seed=seed)
            check(twin)
            assert twin.view(viewer) == view


def test_a_position_that_the_deck_does_not_fit_is_imagined_all_the_same() -> None:
    document = position(p1_hand=["blue-4"] * 30, p2_vendetta=["agent"] * 40, money=["red-4"] * 60)
    view = GAME.load(document).view(0)
    assert GAME.imagine(view).view(0) == view


def test_new_kinds_of_bills_are_imagined() -> None:
    view = GAME.new(3, seed=1, deck=SMALL_DECK).view(1)
    hands = {tuple(document["players"][0]["hand"]) for document in imagined(view)}
    assert {bill for hand in hands for bill in hand} == {"nickel", "sky", "ruby"}


def test_more_hidden_bids_than_there_are_lots_are_no_view() -> None:
    """VE-4.1"""
    view = position(phase="auction") | {"you": 0, "legal": []}
    view["players"][1]["bids"] = [{"bandit": "fixer.2", "lot": "?", "bills": ["?"]}] * 5
    with pytest.raises(BadPosition, match="5 bids of a seat on 4 lots"):
        GAME.imagine(view)
