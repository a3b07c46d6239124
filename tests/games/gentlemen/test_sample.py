"""GD-10: the sample that `legal` lists, held against a slow reading of the page."""

from __future__ import annotations

import pytest

from sitdown.kernel import Document, State

from .invariants import packaged
from .positions import GAME, position, split

CARDS = {card["id"]: card for card in packaged()}
NAMES = ("sheriff", "senator", "tycoon", "journalist", "boss", "banker")


def basic_proposals(seats: int, dealer: int, card: str) -> list[Document]:
    """GD-10.1, word by word."""
    others = [(dealer + step) % seats for step in range(1, seats)]
    total, accomplices = CARDS[card]["money"], CARDS[card]["accomplices"]
    found = [split([0] * seats)]
    for place in range(len(others)):
        for length in range(1, len(others) + 1):
            if 2 * length < len(others) or (length == len(others) and place > 0):
                continue
            group = [others[(place + step) % len(others)] for step in range(length)]
            for share in (1, 2, 3, 4):
                if share * length <= total:
                    money = [share if seat in group else 0 for seat in range(seats)]
                    found.append(split(money))
                    gifts = {
                        accomplices[rank]: group[rank]
                        for rank in range(min(len(accomplices), length))
                    }
                    found.append({"money": money, "accomplices": gifts})
    return found


def own_asks(seats: int, seat: int) -> list[Document]:
    """GD-10.4, word by word."""
    found: list[Document] = []
    for money in range(1, 7):
        found.append(own_ask(seats, seat, money))
    for name in NAMES:
        found.append(own_ask(seats, seat, None, name))
        found += [own_ask(seats, seat, money, name) for money in (1, 2, 3)]
    return found


def own_ask(seats: int, seat: int, money: int | None, *names: str) -> Document:
    sums: list[int | None] = [None] * seats
    sums[seat] = money
    return {"do": "ask", "money": sums, "accomplices": dict.fromkeys(names, seat)}


def listed(state: State, seat: int) -> list[Document]:
    return [action.document() for action in state.legal(seat)]


@pytest.mark.parametrize("seats", range(5, 10))
def test_the_tentative_proposals_of_every_card_in_their_order(seats: int) -> None:
    for number, card in enumerate(CARDS):
        dealer = number % seats
        state = position(seats, card=card, dealer=dealer, actors=[dealer])
        expected = [{"do": "offer", **one} for one in basic_proposals(seats, dealer, card)]
        assert listed(state, dealer) == expected


@pytest.mark.parametrize("seats", range(5, 10))
def test_the_final_ones_begin_with_what_is_on_the_table(seats: int) -> None:
    asks: list[Document | None] = [None] * seats
    asks[2] = {"money": [None, None, 3, *[None] * (seats - 3)], "accomplices": {"senator": 2}}
    asks[1] = {"money": [None, 0, *[None] * (seats - 2)], "accomplices": {}}
    asks[4] = {"money": [None] * seats, "accomplices": {"boss": 4}}
    money = [0, 0, 1, *[0] * (seats - 3)]
    state = position(
        seats, phase="final", proposal=split(money, tycoon=1), offers_made=1, asks=asks
    )
    granted = split([0, 0, 3, *[0] * (seats - 3)], senator=2, tycoon=1)
    basic = basic_proposals(seats, 0, "deal.11")
    expected = [split(money, tycoon=1), granted, *basic]
    assert listed(state, 0) == [{"do": "final", **one} for one in expected]


def test_every_final_proposal_is_listed_once() -> None:
    state = position(
        phase="final",
        proposal=split([0, 2, 2, 0, 0]),
        offers_made=1,
        asks=[None, {"money": [None, 0, 0, None, None], "accomplices": {}}, None, None, None],
    )
    legal = listed(state, 0)
    assert legal[:2] == [
        {"do": "final", **split([0, 2, 2, 0, 0])},
        {"do": "final", **split([0] * 5)},
    ]
    assert len(legal) == len(basic_proposals(5, 0, "deal.11"))


def test_the_asks_of_a_seat_in_their_order() -> None:
    state = position(7, phase="final", proposal=split([0] * 7), offers_made=1)
    assert listed(state, 5) == own_asks(7, 5)
    state.apply(5, own_ask(7, 5, 2, "boss"))
    expected = [one for one in own_asks(7, 5) if one != own_ask(7, 5, 2, "boss")]
    assert listed(state, 5) == [{"do": "pass"}, *expected]


def test_asks_above_the_largest_sum_are_left_out() -> None:
    deck = [{"id": f"deal.{number}", "money": 2, "accomplices": []} for number in range(1, 6)]
    state = GAME.new(5, deck=deck, rounds=1, talk_rounds=0)
    sums = [one["money"][1] for one in listed(state, 1)]
    assert sums == [1, 2, *[None, 1, 2] * 6]
