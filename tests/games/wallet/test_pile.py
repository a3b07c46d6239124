"""WA-1: the wallet as a pile, and drawing until a note."""

from __future__ import annotations

from collections import Counter

import pytest

from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.rules.pile import (
    draw_until_a_note,
    places_to_put,
    places_to_take,
    put_at,
    take_from,
)
from sitdown.kernel import Chance

from .tables import table

FIVE = ["rouble-20", "euro-20", "dollar-20", "pound-20", "badge"]


def reseeded(state: Wallet, seed: int) -> Wallet:
    twin = state.copy()
    twin.chance = Chance(str(seed))
    return twin


@pytest.mark.parametrize(
    ("cards", "put", "take"),
    [
        (0, ("top",), ()),
        (1, ("top", "bottom"), ("top",)),
        (2, ("top", "bottom", "middle"), ("top", "bottom")),
        (3, ("top", "bottom", "middle"), ("top", "bottom", "middle")),
        (60, ("top", "bottom", "middle"), ("top", "bottom", "middle")),
    ],
)
def test_a_place_needs_cards(cards: int, put: tuple[str, ...], take: tuple[str, ...]) -> None:
    assert places_to_put(cards) == put
    assert places_to_take(cards) == take


def test_the_middle_is_any_card_but_the_first_and_the_last() -> None:
    state = table(["ivanov"], ["blonde"])
    taken = Counter(take_from(reseeded(state, seed), "middle") for seed in range(300))
    assert set(taken) == set(FIVE[1:-1])
    assert min(taken.values()) > 60


def test_a_card_put_in_the_middle_has_cards_above_and_below() -> None:
    state = table(["ivanov"], ["blonde"])
    places: Counter[int] = Counter()
    for seed in range(300):
        twin = reseeded(state, seed)
        put_at(twin, "middle", "plastic")
        places[twin.wallet.index("plastic")] += 1
    assert set(places) == {1, 2, 3, 4}
    assert min(places.values()) > 45


def test_top_and_bottom_draw_nothing() -> None:
    state = table(["ivanov"], ["blonde"])
    before = state.chance.document()
    assert take_from(state, "top") == "rouble-20"
    assert take_from(state, "bottom") == "badge"
    put_at(state, "bottom", "plastic")
    assert state.wallet == ["euro-20", "dollar-20", "pound-20", "plastic"]
    assert state.chance.document() == before


def test_what_is_no_note_lies_open_in_the_centre_in_card_order() -> None:
    state = table(["ivanov"], ["blonde"], wallet=["plastic", "jewel-40", "ivanov", "euro-50"])
    assert draw_until_a_note(state, "top") == (["plastic", "jewel-40", "ivanov"], "euro-50")
    assert state.centre == ["ivanov", "jewel-40", "plastic"]
    assert state.wallet == []


def test_a_wallet_without_a_note_is_drawn_empty() -> None:
    state = table(["ivanov"], ["blonde"], wallet=["badge", "jewel-40"])
    assert draw_until_a_note(state, "bottom") == (["jewel-40", "badge"], None)
