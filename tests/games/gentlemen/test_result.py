"""GD-4 to GD-8: the count, the payments and their sums, over many random games."""

from __future__ import annotations

import pytest

from sitdown.kernel import Chance, Document, State

from .invariants import packaged
from .positions import GAME, voting

SUMS = {card["id"]: card["money"] for card in packaged()}


def vote(state: State, seat: int, accept: bool, argument: bool = False) -> list[Document]:
    events = state.apply(seat, {"do": "vote", "accept": accept, "argument": argument})
    return [event.document() for event in events]


def turns_of(seats: int, seed: int) -> list[tuple[Document, Document, list[Document]]]:
    """A random game as turns: the position before the last act, the one after, all its events."""
    luck = Chance(f"turns {seats}/{seed}")
    state = GAME.new(seats, seed, timer=seed % 2 == 1)
    turns = []
    while state.result is None:
        seat = luck.pick(list(state.actors))
        before = state.document()
        told = [event.document() for event in state.apply(seat, luck.pick(state.legal(seat)))]
        if any(event["event"] == "revealed" for event in told):
            turns.append((before, state.document(), told))
    return turns


def of(events: list[Document], name: str) -> list[Document]:
    return [event for event in events if event["event"] == name]


@pytest.mark.parametrize("seats", range(5, 10))
def test_all_money_grows_by_what_the_turn_brings(seats: int) -> None:
    """The invariant of the page: a card's sum, the tycoon's, the sheriff's, the journalist's."""
    for seed in range(4):
        for before, after, events in turns_of(seats, seed):
            last, owners = after["last"], before["accomplices"]
            grown = total(after) - total(before)
            wrote = sum(one["amount"] for one in of(events, "paid") if one["why"] == "journalist")
            if last["accepted"]:
                owned = owners["tycoon"] is not None
                assert grown == SUMS[last["card"]] + owned + wrote
            else:
                assert grown == 2 * (owners["sheriff"] is not None) + wrote


def total(document: Document) -> int:
    return sum(player["money"] for player in document["players"])


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_every_payment_is_told(seats: int) -> None:
    for before, after, events in turns_of(seats, 2):
        money = [player["money"] for player in before["players"]]
        for paid in of(events, "paid"):
            assert paid["amount"] > 0
            money[paid["to"]] += paid["amount"]
            if paid["from"] is not None:
                money[paid["from"]] -= paid["amount"]
        assert money == [player["money"] for player in after["players"]]


@pytest.mark.parametrize("seats", [5, 6, 8])
def test_the_count_follows_the_weights(seats: int) -> None:
    """GD-4.5 to GD-4.8, reckoned anew from the position before the last vote."""
    for before, after, events in turns_of(seats, 4):
        for counted in of(events, "counted"):
            sides = {True: 0, False: 0}
            for seat, ballot in enumerate(counted["votes"]):
                if ballot is None:
                    assert seat in (before["dealer"], before["prison"])
                    continue
                senator = before["accomplices"]["senator"] == seat
                added = (4 if senator else 2) if ballot["argument"] else 0
                weight = 1 + before["players"][seat]["gangs"] + added
                assert ballot["weight"] == weight
                sides[ballot["accept"]] += weight
                spent = before["players"][seat]["arguments"] - after["players"][seat]["arguments"]
                assert spent == ballot["argument"]
            assert (counted["weight_for"], counted["weight_against"]) == (sides[True], sides[False])
            assert counted["accepted"] == (sides[True] >= sides[False])


ORDER = [
    "folded",
    "voted",
    "counted",
    "spent",
    "revealed",
    "returned",
    "released",
    "share",
    "remainder",
    "promised",
    "banker",
    "tycoon",
    "jailed",
    "sheriff",
    "journalist",
    "nothing",
    "boss",
    "over",
    "turn",
    "moved",
    "drew",
]


@pytest.mark.parametrize("seats", range(5, 10))
def test_a_result_is_told_in_the_order_of_the_rules(seats: int) -> None:
    for seed in range(3):
        for _, _, events in turns_of(seats, seed):
            kinds = [str(one.get("why", one["event"])) for one in events]
            ranks = [ORDER.index(kind) for kind in kinds]
            assert ranks == sorted(ranks), kinds


def test_seats_are_told_from_the_dealers_left() -> None:
    state = voting([0, 1, 1, 1, 1], prison=4)
    for seat in (3, 1):
        vote(state, seat, True, argument=True)
    told = vote(state, 2, False, argument=True)
    assert [one["seat"] for one in of(told, "spent")] == [1, 2, 3]
    shares = [one["to"] for one in of(told, "paid") if one["why"] == "share"]
    assert shares == [1, 2, 3, 4]


def test_an_accepted_deal_takes_what_nobody_was_given_from_its_owner() -> None:
    state = voting([0] * 5, accomplices={"tycoon": 2, "sheriff": 1})
    for seat in (1, 2, 3):
        vote(state, seat, True)
    told = vote(state, 4, True)
    assert {"event": "moved", "accomplice": "tycoon", "from": 2, "to": 0} in told
    assert state.document()["accomplices"]["sheriff"] == 0


def test_a_game_short_of_cards_ends_with_the_pile() -> None:
    """No game comes to it; a made-up position may."""
    state = voting([0] * 5, deck=[])
    for seat in range(1, 5):
        vote(state, seat, True)
    assert state.document()["phase"] == "over"
    assert state.result is not None
    assert state.result["winners"] == [0]
