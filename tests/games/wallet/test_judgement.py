"""WA-9: guilt, told again in other words and compared on hands of every kind."""

from __future__ import annotations

import pytest

from sitdown.games.wallet.components import PASSPORTS
from sitdown.games.wallet.judging import REASONS, Holding, verdict, wealth
from sitdown.games.wallet.records import Front
from sitdown.kernel import Chance

from .tables import table

CARDS = table(*[[]] * 7).options.cards


def retold(hand: list[str], coin: int) -> set[str]:
    """The table of reasons, read row by row."""
    passports = [card for card in hand if card in PASSPORTS]
    notes = [card.split("-") for card in hand if card not in (*PASSPORTS, "badge", "plastic")]
    total = coin + 100 * sum(int(face) for _, face in notes)
    currencies = {type for type, _ in notes if type != "jewel"}
    who = passports[0] if len(passports) == 1 else None
    if len(passports) > 1 and "super-agent" in passports:
        who = "super-agent"
    found = set()
    if not passports:
        found.add("no-passport")
    if len(passports) > 1 and who is None:
        found.add("too-many-passports")
    if who == "super-agent" and len(passports) == 1:
        found.add("lone-super-agent")
    if who in ("ivanov", "policeman", "blonde", "super-agent") and total > 50000:
        found.add("over-limit")
    if who == "millionaire" and total <= 50000:
        found.add("under-limit")
    if who in ("ivanov", "policeman", "millionaire", "super-agent") and len(currencies) > 2:
        found.add("too-many-currencies")
    if who == "blonde" and all(type != "jewel" for type, _ in notes):
        found.add("no-jewellery")
    if "badge" in hand and who != "policeman":
        found.add("badge")
    if "plastic" in hand and who != "ivanov":
        found.add("plastic")
    return found


def test_guilt_is_that_of_the_table_on_many_hands() -> None:
    chance = Chance("hands")
    seen: set[str] = set()
    innocent = 0
    for _ in range(3000):
        hand = chance.sample(CARDS, chance.below(7))
        coin = chance.pick([1, 2, 5, 7, 10, 20, 50])
        found = verdict(Holding(hand, [], coin))
        assert set(found.reasons) == retold(hand, coin)
        seen |= set(found.reasons)
        innocent += not found.guilty
    assert seen == set(REASONS)
    assert innocent > 100


def test_reasons_come_in_the_order_of_the_table() -> None:
    hand = ["policeman", "rouble-300", "euro-300", "pound-20", "plastic"]
    assert verdict(Holding(hand, [], 1)).reasons == [
        "over-limit",
        "too-many-currencies",
        "plastic",
    ]


@pytest.mark.parametrize(
    ("front", "total", "currencies"),
    [
        (Front("exchange", "euro-100", "rouble"), 20001, 1),
        (Front("exchange", None, "rouble"), 10001, 1),
        (Front("atm", "euro-100"), 10001, 1),
        (Front("double-bottom", "euro-100"), 10001, 1),
    ],
)
def test_of_what_lies_in_front_only_an_exchanged_note_counts(
    front: Front, total: int, currencies: int
) -> None:
    holding = Holding(["ivanov", "rouble-100"], [front], 1)
    assert (holding.total, holding.currencies) == (total, currencies)


def test_loot_counts_for_wealth_only() -> None:
    holding = Holding(["ivanov", "rouble-300"], [], 7)
    assert wealth(holding, ["euro-300", "jewel-30"]) == 63007
    assert not verdict(holding).guilty


def test_a_robbed_player_stays_guilty() -> None:
    """WA-9.1, WA-R22"""
    state = table(["policeman", "badge"], ["ivanov", "euro-300", "euro-300"], time_left=1)
    state.apply(0, {"do": "flip"})
    state.apply(0, {"do": "check", "target": 1})
    assert state.phase == "forfeit"
    assert state.players[1].judged().reasons == ["over-limit"]
    assert state.players[0].loot == ["euro-300", "euro-300"]
