"""WA-5: buying a passport, whose payment is an open form."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from sitdown.games.wallet.components import in_card_order, kind

from .tables import documents, refusal, table

HANDS = [
    ["rouble-100", "rouble-100", "rouble-100", "euro-50", "jewel-160", "badge"],
    ["rouble-300", "euro-300", "pound-20", "ivanov"],
    ["rouble-20", "rouble-50", "euro-50", "dollar-150", "pound-200", "jewel-30", "jewel-190"],
    ["dollar-10000", "euro-1", "jewel-299"],
    ["euro-100", "euro-150"],
]


def spareless(hand: list[str]) -> set[tuple[str, ...]]:
    """All payments from which no card can be left out, found the long way."""
    money = [card for card in in_card_order(hand) if kind(card).is_money]
    found = set()
    for size in range(1, len(money) + 1):
        for chosen in combinations(money, size):
            total = sum(kind(card).face for card in chosen)
            if total >= 300 and all(total - kind(card).face < 300 for card in chosen):
                found.add(chosen)
    return found


@pytest.mark.parametrize("hand", HANDS)
def test_legal_lists_every_payment_without_a_spare_card_once_and_in_order(hand: list[str]) -> None:
    listed = [tuple(one["pay"]) for one in documents(table(hand, []), 0, "buy")]
    assert set(listed) == spareless(hand)
    assert listed == sorted(listed, key=lambda pay: [kind(card).rank for card in pay])
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("hand", HANDS)
def test_every_set_that_reaches_300_pays_in_any_order(hand: list[str]) -> None:
    state = table(hand, [])
    money = [card for card in hand if kind(card).is_money]
    for size in range(len(money) + 1):
        for pay in combinations(money, size):
            enough = sum(kind(card).face for card in pay) >= 300
            for order in list(permutations(pay))[:3]:
                assert (refusal(state, 0, {"do": "buy", "pay": list(order)}) == "") == enough


def test_a_payment_is_refused_in_words() -> None:
    state = table(["rouble-200", "jewel-90", "badge"], [])
    assert refusal(state, 0, {"do": "buy", "pay": ["rouble-200", "jewel-90"]}) == (
        "buy: 290 is paid, 300 is the least"
    )
    assert refusal(state, 0, {"do": "buy", "pay": ["rouble-200", "rouble-200"]}) == (
        "buy: you do not hold so many rouble-200 (your hand: rouble-200, jewel-90, badge)"
    )
    assert refusal(state, 0, {"do": "buy", "pay": ["badge"]}) == (
        "buy: badge does not pay, only notes and jewels do"
    )
    assert refusal(state, 0, {"do": "buy", "pay": ["euro-0"]}).startswith(
        'buy: pay[0]: no card "euro-0"'
    )


def test_without_jewellery_pays_only_notes_pay() -> None:
    state = table(["rouble-200", "jewel-190"], [], options={"jewellery_pays": False})
    assert documents(state, 0, "buy") == []
    assert refusal(state, 0, {"do": "buy", "pay": ["rouble-200", "jewel-190"]}) == (
        "buy: jewel-190 does not pay, only notes do"
    )


def test_only_the_last_buyer_knows_the_spares() -> None:
    """WA-5.4: and a second buyer is told what it looks at."""
    state = table(["euro-300"], ["rouble-300"], ["ivanov"])
    state.apply(0, {"do": "buy", "pay": ["euro-300"]})
    state.apply(0, {"do": "choose", "passport": "ivanov"})
    left = ["policeman", "millionaire", "blonde", "super-agent"]
    assert [state.view(seat)["spares"] == left for seat in (0, 1, 2)] == [True, False, False]
    paid = state.apply(1, {"do": "buy", "pay": ["rouble-300"]})[0]
    assert (paid.document()["spares"], paid.told(0)) == (
        left,
        {"event": "paid", "seat": 1, "cards": ["rouble-300"], "spares": ["?"] * 4},
    )
    assert [state.view(seat)["spares"] == left for seat in (0, 1, 2)] == [True, True, False]
    state.apply(1, {"do": "choose", "passport": "blonde"})
    assert state.view(0)["spares"] == ["?", "?", "?"]
    assert state.view(1)["spares"] == ["policeman", "millionaire", "super-agent"]


def test_a_bought_passport_is_a_card_like_any_other() -> None:
    state = table(["euro-300", "super-agent"], ["ivanov"], specials=[["give-card"]])
    state.apply(0, {"do": "buy", "pay": ["euro-300"]})
    state.apply(0, {"do": "choose", "passport": "blonde"})
    state.apply(1, {"do": "flip"})
    state.apply(0, {"do": "play", "special": "give-card", "target": 1, "card": "blonde"})
    assert state.players[1].hand == ["ivanov", "blonde"]
