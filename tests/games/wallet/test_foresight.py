"""What a choice would bring: the hand after it, what that counts, and chances that come true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sitdown.games.wallet.actions import Buy
from sitdown.games.wallet.advice.foresight import foresee, of_kind
from sitdown.games.wallet.judging import verdict
from sitdown.games.wallet.position import Wallet, without
from sitdown.games.wallet.records import Asked
from sitdown.games.wallet.rules.request import fitting
from sitdown.kernel import Look
from sitdown.kernel.form import Document
from sitdown.words import Words

from .tables import GAME, GUILTY, INNOCENT, table

WORDS = Words("en", "wallet", ["Ann", "Bob", "Eve"], you=0, strict=True)
END: dict[str, Any] = {
    "phase": "last-cards",
    "pending": {"queue": [0]},
    "time_left": 0,
    "actions_left": 0,
}
TRIALS = 1500


def foreseen(action: Document, state: Wallet) -> list[Document]:
    look = Look.at(GAME, state, 0)
    found = next(one for one in look.legal if one.document() == action)
    return foresee(look, found)


def brings(action: Document, *hands: list[str], **changes: Any) -> list[str]:
    """All that is said of a choice."""
    signs = foreseen(action, table(*hands, **changes))
    return [said for sign in signs if (said := WORDS.brings(sign))]


def counted(action: Document, *hands: list[str], **changes: Any) -> int | None:
    signs = foreseen(action, table(*hands, **changes))
    return next((sign["amount"] for sign in signs if sign["event"] == "counts"), None)


def put(card: str) -> Document:
    return {"do": "put", "card": card, "at": "top"}


def test_a_choice_says_what_it_would_make_of_the_hand() -> None:
    hand = ["ivanov", "euro-300", "badge"]
    assert brings(put("badge"), hand, []) == ["innocent, 300.01"]
    assert brings(put("ivanov"), hand, []) == ["guilty: no passport, a police badge"]


def test_a_choice_counts_the_money_of_the_innocent() -> None:
    hand = ["ivanov", "euro-300", "badge"]
    assert counted(put("badge"), hand, []) == 300
    assert counted(put("euro-300"), hand, []) is None
    assert counted({"do": "flip"}, hand, []) is None
    assert counted({"do": "flip"}, hand[:2], []) == 300
    assert counted({"do": "take", "from": "top"}, hand, []) is None


def test_what_makes_an_innocent_hand_guilty_is_a_warning() -> None:
    found = brings(put("ivanov"), ["ivanov", "euro-300"], [])
    assert found == ["guilty: no passport", "you are innocent now"]
    assert brings(put("ivanov"), ["ivanov", "badge"], [])[1:] == []


def test_the_last_time_card_brings_the_police() -> None:
    assert brings({"do": "flip"}, ["ivanov"], [], time_left=3) == ["2 are left"]
    found = brings({"do": "flip"}, ["badge"], [], time_left=1)
    assert found == [
        "the last one: the round ends",
        "guilty: no passport, a police badge",
        "the police would find you guilty",
    ]


def test_a_card_that_comes_is_weighed_too() -> None:
    hand = ["super-agent", "euro-300"]
    choose = {"do": "choose", "passport": "blonde"}
    assert brings(choose, hand, [], phase="passport") == ["innocent, 300.01"]
    pending = {"laid": ["euro-100", "jewel-80"]}
    pick = {"do": "pick", "card": "jewel-80"}
    found = brings(pick, ["ivanov"], [], phase="pool-pick", pending=pending)
    assert found == ["innocent, 80.01"]
    share = {"do": "share", "keep": "ivanov", "gifts": [{"seat": 1, "card": "badge"}]}
    share |= {"back": "blonde", "at": "top"}
    presents = {"cards": ["ivanov", "blonde", "badge"]}
    found = brings(share, ["euro-20"], [], phase="birthday", pending=presents)
    assert found == ["innocent, 20.01"]


def test_a_card_drawn_from_a_hand_is_compared_with_giving_it_back() -> None:
    check: dict[str, Any] = {
        "phase": "spot-check",
        "pending": {"target": 1, "card": "badge"},
    }
    found = brings({"do": "keep"}, ["ivanov", "euro-50"], [], **check)
    assert found == ["guilty: a police badge", "you are innocent now"]
    assert counted({"do": "keep"}, ["ivanov", "euro-50"], [], **check) is None
    assert counted({"do": "return"}, ["ivanov", "euro-50"], [], **check) == 50


def test_of_a_card_that_is_passed_on_only_the_rest_can_be_told() -> None:
    passing: dict[str, Any] = {
        "phase": "pass-cards",
        "pending": {"direction": "left"},
        "actors": [0, 1],
    }
    hand_over = {"do": "hand-over", "card": "badge"}
    found = brings(hand_over, ["ivanov", "badge"], ["blonde"], **passing)
    assert found == ["without it innocent, 0.01"]
    lay = {"do": "lay", "card": "euro-20"}
    found = brings(lay, ["euro-20"], ["euro-50"], phase="pool", actors=[0, 1])
    assert found == ["without it guilty: no passport"]


def test_the_last_cards_say_what_they_would_mend() -> None:
    hand = ["ivanov", "euro-100", "pound-20", "dollar-50"]
    play = {"do": "play", "special": "exchange", "card": "dollar-50", "currency": "euro"}
    assert brings(play, hand, [], specials=[["exchange"]], **END) == ["innocent, 170.01"]
    play = {"do": "play", "special": "atm", "deposit": "dollar-50"}
    assert brings(play, hand, [], specials=[["atm"]], **END) == ["innocent, 120.01"]
    assert brings({"do": "pass"}, hand, [], specials=[["atm"]], **END) == [
        "guilty: more than two currencies"
    ]


def test_a_purchase_tells_its_price_and_the_best_passport() -> None:
    hand = ["euro-300", "pound-150", "jewel-80"]
    buy = {"do": "buy", "pay": ["euro-300"]}
    assert brings(buy, hand, []) == ["300, the exact price", "innocent as Ivanov, 230.01"]
    assert counted(buy, hand, []) == 230
    look = Look.at(GAME, table(hand, []), 0)
    signs = foresee(look, Buy(("euro-300", "pound-150")))
    assert WORDS.brings(signs[0]) == "450: 150 too much, no change"


def test_a_passport_that_cannot_help_is_a_warning() -> None:
    hand = ["ivanov", "euro-300", "badge"]
    found = brings({"do": "buy", "pay": ["euro-300"]}, hand, [], spares=["blonde"])
    assert found == ["300, the exact price", "no spare passport makes the rest innocent"]


def test_who_does_not_know_the_spares_is_told_the_price_only() -> None:
    hand = ["euro-300", "pound-150"]
    buy = {"do": "buy", "pay": ["euro-300"]}
    assert brings(buy, hand, [], spares_known=[1]) == ["300, the exact price"]


def test_who_is_known_to_be_innocent_is_no_prey() -> None:
    police: dict[str, Any] = {
        "phase": "police",
        "pending": {"queue": [0]},
        "time_left": 0,
        "actions_left": 0,
        "p0_verdict": {"identity": "policeman", "guilty": False, "reasons": []},
        "p0_revealed": True,
        "p1_verdict": INNOCENT,
        "p2_verdict": GUILTY,
    }
    hands = (["policeman", "badge"], ["ivanov", "euro-50"], ["euro-50", "jewel-80"])
    check = {"do": "check", "target": 1}
    assert brings(check, *hands, **police) == ["a closed hand: 2 cards"]
    opened = police | {"p1_revealed": True, "p2_revealed": True}
    assert brings(check, *hands, **opened) == ["innocent: nothing to seize"]
    check = {"do": "check", "target": 2}
    assert brings(check, *hands, **opened) == ["guilty: you seize 130"]


def test_a_token_costs_its_points() -> None:
    forfeit: dict[str, Any] = {
        "phase": "forfeit",
        "actors": [0],
        "time_left": 0,
        "actions_left": 0,
        "p0_verdict": GUILTY,
        "p1_verdict": INNOCENT,
        "p0_tokens": [1, 3],
    }
    lose = {"do": "forfeit", "token": 3}
    assert brings(lose, [], ["ivanov"], **forfeit) == ["−3 points"]
    assert counted(lose, [], ["ivanov"], **forfeit) == -3


def tried(state: Wallet, action: Document, comes_true: Callable[[Wallet], bool]) -> float:
    """How often it comes true, in a hundred worlds that look the same to the first seat."""
    look = Look.at(GAME, state, 0)
    found = next(one for one in look.legal if one.document() == action)
    times = 0
    for number in range(TRIALS):
        world = look.imagine(number)
        world.apply(0, found)
        assert isinstance(world, Wallet)
        times += comes_true(world)
    return 100 * times / TRIALS


def is_innocent(state: Wallet) -> bool:
    return not verdict(state.players[0].holding()).guilty


def must_give(state: Wallet) -> bool:
    return bool(fitting(state, state.record(Asked).target))


def rich(*hands: list[str], **changes: Any) -> Wallet:
    """A table with the rest of the deck of two in the wallet."""
    state = table(*hands, **changes)
    rest = state.options.cards[:]
    for card in [card for hand in hands for card in hand]:
        if card in rest:
            rest.remove(card)
    state.wallet = rest
    return state


@pytest.mark.parametrize(
    ("hand", "spares_known"),
    [
        (["ivanov", "euro-100", "pound-50"], [0, 1]),
        (["euro-100", "pound-50"], [0, 1]),
        (["super-agent", "euro-100", "pound-50"], [1]),
    ],
)
def test_the_chance_to_be_innocent_is_what_worlds_show(
    hand: list[str], spares_known: list[int]
) -> None:
    state = rich(hand, ["blonde", "rouble-50", "badge"], spares_known=spares_known)
    if spares_known == [1]:
        state.spares = state.spares[1:]
    take = {"do": "take", "from": "top"}
    told = next(sign for sign in foreseen(take, state) if sign["event"] == "innocent")
    assert abs(told["chance"] - tried(state, take, is_innocent)) < 4


@pytest.mark.parametrize("asked", [{"face": 100}, {"type": "jewel"}])
def test_the_chance_to_be_given_a_card_is_what_worlds_show(asked: Document) -> None:
    state = rich(
        ["ivanov", "euro-100"], ["blonde", "rouble-50", "badge"], specials=[["request"], []]
    )
    play = {"do": "play", "special": "request", "target": 1, **asked}
    told = next(sign for sign in foreseen(play, state) if sign["event"] == "given")
    assert abs(told["chance"] - tried(state, play, must_give)) < 4


def test_the_chance_of_a_withdrawal_is_what_worlds_show() -> None:
    state = rich(
        ["ivanov", "euro-100", "pound-50"],
        ["blonde", "rouble-50"],
        specials=[["double-bottom", "atm"], []],
        **END,
    )
    play = {"do": "play", "special": "atm", "from": "top"}
    told = next(sign for sign in foreseen(play, state) if sign["event"] == "innocent")
    assert abs(told["chance"] - tried(state, play, is_innocent)) < 4


def test_who_is_innocent_stays_so_by_a_spot_check() -> None:
    check = {"do": "play", "special": "spot-check", "target": 1}
    specials = [["spot-check"], []]
    innocent = rich(["ivanov", "euro-100"], ["blonde", "badge"], specials=specials)
    told = [sign for sign in foreseen(check, innocent) if sign["event"] == "innocent"]
    assert [sign["chance"] for sign in told] == [100]  # what would convict one is given back
    guilty = rich(["euro-100"], ["blonde", "badge"], specials=specials)
    told = [sign for sign in foreseen(check, guilty) if sign["event"] == "innocent"]
    assert 0 < told[0]["chance"] < 100


def test_what_notes_are_worth_on_average_is_rounded_to_the_nearest() -> None:
    plastic: dict[str, Any] = {
        "phase": "plastic",
        "pending": {"queue": [0]},
        "time_left": 0,
        "actions_left": 0,
        "p0_verdict": INNOCENT,
        "p0_revealed": True,
        "p1_verdict": GUILTY,
        "p1_revealed": True,
    }
    state = table(["ivanov", "plastic"], [], **plastic)
    state.wallet = ["euro-100", "badge", "dollar-50", "pound-50"]
    state.centre = without(state.options.cards, *state.wallet, *state.players[0].hand)
    draw = {"do": "draw", "from": "top"}
    assert foreseen(draw, state)[0]["mean"] == 67  # of 100, 50 and 50


def test_what_no_card_can_mend_and_what_nobody_can_have_is_said() -> None:
    take = {"do": "take", "from": "top"}
    assert brings(take, ["badge", "plastic"], []) == ["no single card makes this hand innocent"]
    hand = ["rouble-200", "rouble-200", "dollar-200", "dollar-200", "euro-200", "euro-200"]
    hand += ["pound-200", "pound-200"]
    ask = {"do": "play", "special": "request", "target": 1, "face": 200}
    found = brings(ask, hand, ["badge"], [], specials=[["request"]])
    assert found == ["no such card is hidden anywhere"]


def test_a_kind_of_action_has_its_own_line() -> None:
    hand = ["ivanov", "euro-300", "jewel-80"]
    look = Look.at(GAME, table(hand, [], specials=[["swap", "pool"], []]), 0)
    said = {do: WORDS.brings(of_kind(look, do)[0]) for do in ("take", "put", "buy", "play")}
    assert said["put"] == "3 in hand"
    assert said["buy"] == "for 300, you have 380"
    assert said["play"] == "Pool, Swap"
    assert said["take"].startswith("innocent after it: ")
