"""What a good player does, on positions where one choice is plainly better; and against chance."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Chance, Document, Look, State
from sitdown.lab.duel import duel

from .positions import GAME, offered, position, split, voting


def chosen(state: State, seat: int) -> Document:
    assert GAME.hints is not None
    action = GAME.hints.choose(Look.at(GAME, state, seat), Chance("0"))
    state.check(seat, action)
    return action.document()


def interjected(state: State, seat: int) -> Document | None:
    assert GAME.hints is not None
    assert GAME.hints.interject is not None
    action = GAME.hints.interject(Look.at(GAME, state, seat), Chance("0"))
    if action is None:
        return None
    state.check(seat, action)
    return action.document()


def test_a_dealer_buys_about_half_and_keeps_a_good_part() -> None:
    for seats in range(5, 10):
        offer = chosen(position(seats), 0)
        bought = {seat for seat, money in enumerate(offer["money"]) if money}
        assert len(bought.union(offer["accomplices"].values())) >= (seats - 1) // 2
        assert 3 <= 14 - sum(offer["money"]) <= 9


def test_a_dealer_offers_the_prisoner_nothing() -> None:
    offer = chosen(position(prison=2), 0)
    assert offer["money"][2] == 0
    assert 2 not in offer["accomplices"].values()


def test_a_dealer_grants_a_modest_ask() -> None:
    asks: list[Any] = [None] * 5
    asks[3] = {"money": [None, None, None, 2, None], "accomplices": {}}
    state = position(phase="final", proposal=split([0] * 5), offers_made=1, asks=asks)
    assert chosen(state, 0)["money"][3] == 2


def test_on_the_last_turn_nobody_pays_with_accomplices() -> None:
    last = position(turn=10, round=2, phase="final", proposal=split([0] * 5), offers_made=1)
    final = chosen(last, 0)
    assert sum(money > 0 for money in final["money"]) >= 2


def test_who_is_offered_nothing_asks_and_who_has_plenty_passes() -> None:
    state = offered([0, 0, 6, 3, 0])
    ask = chosen(state, 1)
    assert ask["do"] == "ask"
    assert ask["money"][1] >= 3
    assert chosen(state, 2) == {"do": "pass"}


def test_an_owner_asks_for_its_accomplice_back() -> None:
    state = position(
        phase="talk",
        actors=[1, 2, 3, 4],
        proposal=split([0] * 5, tycoon=1),
        offers_made=1,
        accomplices={"tycoon": 3},
    )
    assert chosen(state, 3)["accomplices"] == {"tycoon": 3}


def test_one_who_asks_too_much_comes_down_when_others_ask_less() -> None:
    asks: list[Any] = [None] * 5
    for seat, asked in ((1, 6), (2, 3), (3, 3), (4, 3)):
        asks[seat] = {
            "money": [asked if other == seat else None for other in range(5)],
            "accomplices": {},
        }
    state = position(phase="final", proposal=split([0] * 5), offers_made=1, asks=asks)
    ask = interjected(state, 1)
    assert ask is not None
    assert ask["money"][1] < 6
    state.apply(1, ask)
    assert interjected(state, 1) is None
    assert interjected(state, 2) is None


def test_without_talk_rounds_it_speaks_up_once() -> None:
    state = position(5, {"talk_rounds": 0})
    ask = interjected(state, 2)
    assert ask is not None
    state.apply(2, ask)
    assert interjected(state, 2) is None
    assert interjected(state, 0) is None


def test_votes_follow_the_share() -> None:
    state = voting([0, 4, 4, 0, 0])
    assert chosen(state, 1)["accept"]
    assert not chosen(state, 3)["accept"]


def test_the_sheriff_wants_more_and_the_tycoon_less() -> None:
    money = [0, 3, 3, 0, 0]
    assert chosen(voting(money), 1)["accept"]
    assert not chosen(voting(money, accomplices={"sheriff": 1}), 1)["accept"]
    assert not chosen(voting([0, 2, 3, 0, 0]), 1)["accept"]
    late: dict[str, Any] = {"turn": 10, "round": 2}
    assert chosen(voting([0, 2, 3, 0, 0], accomplices={"tycoon": 1}, **late), 1)["accept"]


def test_a_leading_dealer_must_pay_more_where_money_lies_open() -> None:
    players = [{"money": 40}, {"money": 9}, {"money": 9}, {"money": 9}, {"money": 9}]
    hidden = voting([0, 0, 0, 0, 0, 2])
    assert chosen(hidden, 5)["accept"]
    leading = position(
        6,
        {"open_money": True},
        phase="vote",
        actors=[1, 2, 3, 4, 5],
        proposal=split([0, 0, 0, 0, 0, 2]),
        offers_made=1,
        players=[*players, {"money": 9}],
    )
    assert not chosen(leading, 5)["accept"]


def test_the_last_votes_spend_what_is_left() -> None:
    assert chosen(voting([0, 5, 5, 0, 0], turn=10, round=2), 3) == {
        "do": "vote",
        "accept": False,
        "argument": True,
    }


def test_a_small_stake_is_worth_no_argument() -> None:
    assert not chosen(voting([0, 3, 3, 3, 3]), 1)["argument"]


def test_the_journalist_spends_for_the_story() -> None:
    assert chosen(voting([0, 6, 3, 0, 0], accomplices={"journalist": 1}), 1)["argument"]


def test_it_never_folds() -> None:
    state = GAME.new(5, 1, timer=True)
    while state.result is None:
        seat = state.actors[0]
        action = chosen(state, seat)
        assert action["do"] != "fold"
        state.apply(seat, action)


def test_it_beats_chance_clearly() -> None:
    """Alone among four random players it wins much more than a fifth; they win nothing of it."""
    alone, random = duel("gentlemen", "cautious", "random", games=60, processes=1)
    assert alone.low > alone.fair
    assert random.high < random.fair
