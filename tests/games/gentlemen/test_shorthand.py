"""Actions in few letters."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel import Document, Misfit
from tests.refusals import in_russian

from .positions import GAME, offered, position, split, voting


def read(text: str, view: Document) -> Document | None:
    return GAME.shorthand(text, view)


def fault(text: str, view: Document) -> str:
    with pytest.raises(Misfit) as misfit:
        read(text, view)
    assert in_russian("gentlemen", misfit.value)
    return str(misfit.value)


def final_view(seat: int = 0, **options: Any) -> Document:
    """Seat 0 owes the final word; seats 1 and 3 ask for something."""
    return position(
        5,
        options,
        phase="final",
        proposal=split([0, 2, 0, 3, 0], tycoon=1),
        offers_made=1,
        asks=[
            None,
            {"money": [None, 4, None, None, None], "accomplices": {"senator": 1}},
            None,
            {"money": [None, None, None, 5, 0], "accomplices": {}},
            None,
        ],
    ).view(seat)


@pytest.mark.parametrize(
    ("text", "money", "gifts"),
    [
        ("2:3+senator 4:1", [0, 3, 0, 1, 0], {"senator": 1}),
        ("2:sen+3 4:1+t", [0, 3, 0, 1, 0], {"senator": 1, "tycoon": 3}),
        ("2:3+сенатор 4:1+маг", [0, 3, 0, 1, 0], {"senator": 1, "tycoon": 3}),
        ("2:Шер", [0, 0, 0, 0, 0], {"sheriff": 1}),
        ("all:2", [0, 2, 2, 2, 2], {}),
        ("всем:2 3:0", [0, 2, 0, 2, 2], {}),
        ("2,5:4", [0, 4, 0, 0, 4], {}),
        ("nothing", [0, 0, 0, 0, 0], {}),
        ("ничего", [0, 0, 0, 0, 0], {}),
        ("offer 3:1", [0, 0, 1, 0, 0], {}),
    ],
)
def test_a_proposal(text: str, money: list[int], gifts: dict[str, int]) -> None:
    action = read(text, position().view(0))
    assert action == {"do": "offer", "money": money, "accomplices": gifts}
    position().check(0, action)


@pytest.mark.parametrize(
    ("text", "money", "gifts"),
    [
        ("=", [0, 2, 0, 3, 0], {"tycoon": 1}),
        ("= 3:1", [0, 2, 1, 3, 0], {"tycoon": 1}),
        ("= me:tycoon 4:0+boss", [0, 2, 0, 0, 0], {"boss": 3}),
        ("grant 2", [0, 4, 0, 3, 0], {"senator": 1, "tycoon": 1}),
        ("дать 2 4 3:1", [0, 4, 1, 5, 0], {"senator": 1, "tycoon": 1}),
        ("2:2", [0, 2, 0, 0, 0], {}),
    ],
)
def test_a_final_word(text: str, money: list[int], gifts: dict[str, int]) -> None:
    assert read(text, final_view()) == {"do": "final", "money": money, "accomplices": gifts}


def test_another_tentative_one_has_to_be_called_so() -> None:
    again = read("offer = 3:1", final_view(talk_rounds=2))
    assert again == {"do": "offer", "money": [0, 2, 1, 3, 0], "accomplices": {"tycoon": 1}}
    assert read("fold", final_view(timer=True)) == {"do": "fold"}


@pytest.mark.parametrize("text", ["2:3+senator 4:1?", "2:3+senator 4:1 ?"])
def test_a_question_mark_only_shows_what_is_left(text: str) -> None:
    assert fault(text, position().view(0)) == "14 - 3 - 1 = 10 + sheriff + tycoon"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("6:1", 'no player "6" here: the numbers are 1 to 5'),
        ("x:1", 'no player "x" here'),
        ("1:3", "the dealer is given nothing"),
        ("2:s", '"s" can be senator or sheriff'),
        ("2:tycon", 'no accomplice "tycon"; did you mean "tycoon"?'),
        ("2:1 senator", '"senator" does not say to whom'),
        ("grant 3", "player 3 asks for nothing"),
    ],
)
def test_what_cannot_be_meant_is_said(text: str, said: str) -> None:
    assert said in fault(text, final_view())


@pytest.mark.parametrize(
    ("text", "money", "gifts"),
    [
        ("me:3+boss", [None, None, 3, None, None], {"boss": 2}),
        ("мне:3+главарь", [None, None, 3, None, None], {"boss": 2}),
        ("ask 3+boss", [None, None, 3, None, None], {"boss": 2}),
        ("требую бан", [None] * 5, {"banker": 2}),
        ("me:2 4:0", [None, None, 2, 0, None], {}),
        ("5:jour", [None] * 5, {"journalist": 4}),
    ],
)
def test_an_ask(text: str, money: list[int | None], gifts: dict[str, int]) -> None:
    state = offered([0] * 5)
    action = read(text, state.view(2))
    assert action == {"do": "ask", "money": money, "accomplices": gifts}
    state.check(2, action)


def test_an_ask_while_the_final_word_is_awaited_and_its_end() -> None:
    view = final_view(3)
    assert read("me:6", view) == {
        "do": "ask",
        "money": [None, None, None, 6, None],
        "accomplices": {},
    }
    assert read("pass", view) == read("пас", view) == {"do": "pass"}


@pytest.mark.parametrize(
    ("text", "accept", "argument"),
    [
        ("y", True, False),
        ("да!", True, True),
        ("for !", True, True),
        ("+", True, False),
        ("-!", False, True),
        ("нет", False, False),
        ("n!", False, True),
    ],
)
def test_a_vote(text: str, accept: bool, argument: bool) -> None:
    action = read(text, voting([0] * 5).view(1))
    assert action == {"do": "vote", "accept": accept, "argument": argument}


@pytest.mark.parametrize("text", ["", "3", "offer", "nothing at all", "what", "?", "maybe"])
def test_the_rest_is_left_to_the_list_of_choices(text: str) -> None:
    for view in (offered([0] * 5).view(1), voting([0] * 5).view(1), position().view(1)):
        assert read(text, view) is None
    assert read("3", position().view(0)) is None
    assert read("?", position().view(0)) is None
    assert read("2:1", position().view(None)) is None
