"""GD-3: what a dealer can offer and the others can ask, and how a refusal is worded."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.gentlemen.actions import Ask, Offer
from sitdown.kernel import Action, Chance, IllegalAction, State
from tests.refusals import in_russian

from .positions import offered, position, split

ACCOMPLICES = ("sheriff", "senator", "tycoon", "journalist", "boss", "banker")


def refusal(state: State, seat: int, action: Action | dict[str, Any]) -> str:
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, action)
    return str(refused.value)


def is_legal(state: State, seat: int, action: dict[str, Any]) -> bool:
    try:
        state.check(seat, action)
    except IllegalAction:
        return False
    return True


def test_a_refusal_is_read_in_ones_own_language() -> None:
    state = position()
    for money, accomplices, said in [
        ([0, 8, 7, 0, 0], {}, "роздано 15, а на карте сделки 14"),
        ([0, 0, 0, 0, 0], {"banker": 1}, "нет банкира (шериф, сенатор, магнат)"),
        ([1, 0, 0, 0, 0], {}, "остаток и так ваш"),
        ([0, 0, 0, 0, 0], {"tycoon": 0}, "магнат дилеру?"),
    ]:
        with pytest.raises(IllegalAction) as refused:
            state.apply(0, {"do": "offer", "money": money, "accomplices": accomplices})
        assert said in in_russian("gentlemen", refused.value)


@pytest.mark.parametrize(
    ("money", "accomplices", "fault"),
    [
        ([0, 8, 7, 0, 0], {}, "15 is given in all, your card has 14"),
        ([0, 0, 0, 0, 0], {"banker": 1}, "no banker on your card (sheriff, senator, tycoon)"),
        ([1, 0, 0, 0, 0], {}, "you give yourself nothing"),
        ([0, 0, 0, 0, 0], {"tycoon": 0}, "tycoon to the dealer"),
        ([0, 0, 0, 0, 0], {"tycoon": 7}, "tycoon to seat 7: the seats are 0 to 4"),
        ([0, 1, 0, 0], {}, "money has 4 entries, 5 are needed"),
        ([0, -1, 0, 0, 0], {}, "money[1]: -1 is below 0"),
    ],
)
def test_a_refused_offer_says_what_is_wrong(
    money: list[int], accomplices: dict[str, int], fault: str
) -> None:
    action = {"do": "offer", "money": money, "accomplices": accomplices}
    assert fault in refusal(position(), 0, action)


def test_a_card_without_accomplices_says_so() -> None:
    deck = [{"id": f"deal.{number}", "money": 3, "accomplices": []} for number in range(1, 6)]
    state = position(5, {"deck": deck, "rounds": 1}, card="deal.1")
    assert "no boss on your card (it shows nobody)" in refusal(
        state, 0, {"do": "offer", **split([0] * 5, boss=1)}
    )


def test_others_are_refused_before_the_card_is_looked_at() -> None:
    state = position(phase="final", proposal=split([0] * 5), offers_made=1)
    possible = refusal(state, 2, {"do": "final", **split([0, 14, 0, 0, 0])})
    impossible = refusal(state, 2, {"do": "final", **split([0, 99, 0, 0, 0], banker=2)})
    assert possible == impossible == "final: only the dealer can, and that is seat 0"
    assert refusal(state, 1, {"do": "fold"}) == "fold: only the dealer can, and that is seat 0"


def test_the_dealer_hears_why_not_again_and_why_not_fold() -> None:
    state = position(phase="final", proposal=split([0] * 5), offers_made=1)
    again = refusal(state, 0, {"do": "offer", **split([0] * 5)})
    assert again == ("offer: tentative proposals made this turn: 1, allowed: 1; make the final one")
    assert "no timer" in refusal(state, 0, {"do": "fold"})


def test_any_split_that_the_card_allows_can_be_offered_and_no_other() -> None:
    """The form is open: an oracle of its own tells what GD-3.2 to GD-3.5 allow."""
    luck = Chance("any split")
    state = position(6, dealer=2, actors=[2])
    seen = {True: 0, False: 0}
    for _ in range(600):
        money = [luck.below(6) if luck.below(2) else 0 for _ in range(6)]
        if luck.below(4):
            money[2] = 0
        names = [name for name in ACCOMPLICES if luck.below(4) == 0]
        gifts = {name: luck.below(6) for name in names}
        allowed = (
            money[2] == 0
            and sum(money) <= 14
            and 2 not in gifts.values()
            and gifts.keys() <= {"sheriff", "senator", "tycoon"}
        )
        seen[allowed] += 1
        action = {"do": "offer", "money": money, "accomplices": gifts}
        assert is_legal(state, 2, action) == allowed, action
    assert min(seen.values()) > 60


@pytest.mark.parametrize(
    ("money", "accomplices", "fault"),
    [
        ([None] * 5, {}, "name a sum or an accomplice for somebody, or pass"),
        ([0, 1, None, None, None], {}, "the dealer's entry (seat 0) is null"),
        ([None, 9, 8, None, None], {}, "17 asked in all, no deal has more than 16"),
        ([None, 1, None, None], {}, "money has 4 entries, 5 are needed"),
        ([None] * 5, {"boss": 0}, "boss to the dealer"),
        ([None] * 5, {"bos": 1}, 'no accomplice "bos"; did you mean "boss"?'),
    ],
)
def test_a_refused_ask_says_what_is_wrong(
    money: list[int | None], accomplices: dict[str, int], fault: str
) -> None:
    action = {"do": "ask", "money": money, "accomplices": accomplices}
    assert fault in refusal(offered([0, 1, 1, 1, 1]), 1, action)


def test_asks_are_judged_alike_whatever_the_card() -> None:
    luck = Chance("any ask")
    rich = offered([0] * 5, card="deal.16")
    poor = offered([0] * 5, card="deal.1")
    for _ in range(200):
        money = [luck.below(9) if luck.below(2) else None for _ in range(5)]
        gifts = {name: luck.below(5) for name in ACCOMPLICES if luck.below(5) == 0}
        action = {"do": "ask", "money": money, "accomplices": gifts}
        assert is_legal(rich, 3, action) == is_legal(poor, 3, action)


def test_an_ask_for_oneself_stands_until_it_is_changed() -> None:
    state = position(phase="final", proposal=split([0] * 5), offers_made=1)
    ask = {"do": "ask", "money": [None, None, 3, None, None], "accomplices": {"boss": 2}}
    state.apply(2, ask)
    assert refusal(state, 2, ask) == ("ask: that is what you ask for already; change it, or pass")
    state.apply(2, {"do": "pass"})
    assert refusal(state, 2, {"do": "pass"}) == "pass: you have no ask on the table to withdraw"


@pytest.mark.parametrize("stranger", [-1, 5])
def test_who_sits_at_no_seat_asks_for_nothing(stranger: int) -> None:
    """GD-3.15, GD-10.7  Free asks are for the seats of the table."""
    state = position(phase="final", proposal=split([0] * 5), offers_made=1)
    ask = {"do": "ask", "money": [None, 2, None, None, None], "accomplices": {}}
    before = state.document()
    assert refusal(state, stranger, ask).startswith("ask: ")
    assert state.legal(stranger) == []
    assert state.document() == before


def test_accomplices_are_kept_in_table_order_whatever_the_order_given() -> None:
    state = position()
    state.apply(0, {"do": "offer", "money": [0] * 5, "accomplices": {"tycoon": 1, "sheriff": 2}})
    assert list(state.document()["proposal"]["accomplices"]) == ["sheriff", "tycoon"]


def test_the_default_is_the_least_the_rules_allow() -> None:
    empty = {"money": [0] * 5, "accomplices": {}}
    assert document(position(), 0) == {"do": "offer", **empty}
    assert document(position(5, {"timer": True}), 0) == {"do": "fold"}
    assert document(position(5, {"talk_rounds": 0}), 0) == {"do": "final", **empty}
    on_table = split([0, 2, 0, 0, 0], senator=4)
    final = position(phase="final", proposal=on_table, offers_made=1)
    assert document(final, 0) == {"do": "final", **on_table}
    assert document(offered([0] * 5), 3) == {"do": "pass"}
    assert final.default(1) is None


def document(state: State, seat: int) -> dict[str, Any]:
    default = state.default(seat)
    assert default is not None
    return default.document()


def test_equal_actions_are_one_value() -> None:
    state = offered([0] * 5)
    one = state.read({"do": "ask", "money": [None] * 5, "accomplices": {"boss": 1, "sheriff": 2}})
    two = state.read({"do": "ask", "money": [None] * 5, "accomplices": {"sheriff": 2, "boss": 1}})
    assert one == two
    assert len({one, two, state.read({"do": "pass"})}) == 2


def test_actions_made_in_python_are_judged_like_documents() -> None:
    """They did not come through the forms of documents."""
    assert "less than 0" in refusal(position(), 0, Offer((0, -1, 0, 0, 0), {}))
    ask = Ask((None, -1, None, None, None), {"boss": 1})
    assert "less than 0" in refusal(offered([0] * 5), 1, ask)
    assert "the seats are 0 to 4" in refusal(offered([0] * 5), 1, Ask((None,) * 5, {"boss": -1}))
