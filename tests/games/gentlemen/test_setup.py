"""GD-1, GD-11 and the options: what a game begins with, and what it does not take."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel import BadOptions

from .invariants import packaged
from .positions import GAME


def card(number: int, **changes: Any) -> dict[str, Any]:
    return {"id": f"deal.{number}", "money": 5, "accomplices": ["boss"], **changes}


DECK = [card(number) for number in range(1, 6)]


def refusal(players: int = 5, **options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        GAME.new(players, **options)
    return str(refused.value)


def test_the_packaged_deck_is_that_of_the_page() -> None:
    played = {}
    for seed in range(40):
        state = GAME.new(5, seed)
        state.apply(0, {"do": "offer", "money": [0] * 5, "accomplices": {}})
        for seat in range(1, 5):
            state.apply(seat, {"do": "pass"})
        state.apply(0, {"do": "final", "money": [0] * 5, "accomplices": {}})
        for seat in range(1, 5):
            events = state.apply(seat, {"do": "vote", "accept": True, "argument": False})
        for event in events:
            if event.name == "revealed":
                told = event.document()
                played[told["card"]] = (told["money"], told["accomplices"])
    cards = {card["id"]: (card["money"], card["accomplices"]) for card in packaged()}
    assert len(played) > 12
    assert played.items() <= cards.items()


def test_a_new_game_is_the_one_of_the_page() -> None:
    document = GAME.new(5, 0).document()
    assert document["card"] == "deal.2"
    assert document["deck"][:3] == ["deal.13", "deal.4", "deal.1"]
    assert document["chance"] == {"seed": "0", "drawn": 17}
    assert GAME.new(5, 0).told == []


@pytest.mark.parametrize(("players", "rounds"), [(5, 2), (6, 2), (7, 1), (8, 1), (9, 1)])
def test_small_tables_play_two_rounds(players: int, rounds: int) -> None:
    assert GAME.new(players).document()["options"]["rounds"] == rounds


@pytest.mark.parametrize("players", [4, 10, True, "5", None])
def test_only_five_to_nine_can_play(players: Any) -> None:
    assert "5 to 9 players" in refusal(players)


def test_the_first_dealer_sits_at_the_table() -> None:
    assert refusal(first_dealer=5) == "first_dealer: no seat 5 at this table (seats 0 to 4)"
    for wrong in (-1, True, None, "anybody", 1.0):
        assert 'a seat or "random"' in refusal(first_dealer=wrong)


def test_the_deck_lasts_for_all_rounds() -> None:
    assert "21 turns take 21 deal cards, the deck has 18" in refusal(7, rounds=3)
    assert "10 turns take 10 deal cards, the deck has 5" in refusal(deck=DECK)
    assert GAME.new(6, rounds=3).document()["options"]["rounds"] == 3
    assert GAME.new(5, deck=DECK, rounds=1).document()["turn"] == 1


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"rounds": 0}, "rounds: 0 is below 1"),
        ({"rounds": 4}, "rounds: 4 is above 3"),
        ({"talk_rounds": 4}, "talk_rounds: 4 is above 3"),
        ({"talk_rounds": None}, "talk_rounds: null is not a whole number"),
        ({"timer": 1}, "timer: 1 is neither true nor false"),
        ({"open_money": "yes"}, 'open_money: "yes" is neither true nor false'),
        ({"timers": True}, 'no option "timers" here; did you mean "timer"?'),
        ({"deck": []}, "deck: a list of 0"),
        ({"deck": {}}, "deck: an object is not a list"),
        ({"deck": [*DECK, card(1)]}, "deck: deal.1 is there twice"),
        ({"deck": [card(1, id="deal.x")]}, 'deck[0].id: "deal.x" is not the id of a deal card'),
        ({"deck": [card(1, id="deal.")]}, "is not the id of a deal card"),
        ({"deck": [card(1, id="deal.٣")]}, "is not the id of a deal card"),
        ({"deck": [card(1, id=1)]}, "deck[0].id: 1 is not the id of a deal card"),
        ({"deck": [card(1, money=0)]}, "deck[0].money: 0 is below 1"),
        ({"deck": [card(1, money=2.0)]}, "deck[0].money: 2.0 is not a whole number"),
        ({"deck": [card(1, accomplices=["mayor"])]}, 'no accomplice "mayor"'),
        ({"deck": [card(1, accomplices=["bos"])]}, 'did you mean "boss"?'),
        ({"deck": [card(1, accomplices=["boss", "boss"])]}, "boss is there twice"),
        ({"deck": [card(1, mark="made")]}, 'no field "mark" here'),
    ],
)
def test_options_that_the_game_does_not_take(options: dict[str, Any], fault: str) -> None:
    assert fault in refusal(**options)


def test_another_deck_is_shuffled_in_its_own_order() -> None:
    turned = [card(number) for number in range(5, 0, -1)]
    first = GAME.new(5, 3, deck=DECK, rounds=1).document()
    second = GAME.new(5, 3, deck=turned, rounds=1).document()
    mirror = {f"deal.{number}": f"deal.{6 - number}" for number in range(1, 6)}
    assert [mirror[id] for id in first["deck"]] == second["deck"]


def test_a_first_dealer_by_lot_is_drawn_after_the_shuffle() -> None:
    for seed in range(5):
        drawn = GAME.new(8, seed, first_dealer="random").document()
        fixed = GAME.new(8, seed).document()
        assert drawn["deck"] == fixed["deck"]
        assert drawn["chance"]["drawn"] > fixed["chance"]["drawn"]
    dealers = {GAME.new(8, seed, first_dealer="random").document()["dealer"] for seed in range(60)}
    assert dealers == set(range(8))


def test_options_do_not_change_with_the_document() -> None:
    state = GAME.new(5, deck=DECK, rounds=1)
    state.document()["options"]["deck"][0]["accomplices"].append("banker")
    assert state.document()["options"]["deck"] == DECK
