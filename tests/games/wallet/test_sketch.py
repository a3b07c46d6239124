"""The table in words: one's own guilt at every moment, and shorthand."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.wallet.advice.shorthand import read
from sitdown.games.wallet.advice.sketch import sketch
from sitdown.kernel import IllegalAction, Look, Misfit
from sitdown.kernel.form import Document
from sitdown.kernel.sketch import Cards
from sitdown.words import Words

from .tables import GAME, table

WORDS = Words("en", "wallet", ["Ann", "Bob", "Eve"], you=0, strict=True)
RUSSIAN = Words("ru", "wallet", ["Аня", "Боб", "Ева"], you=0, strict=True)


def lines(view: Document, words: Words = WORDS) -> list[str]:
    """All that the sketch of a view says."""
    said = []
    for panel in sketch(Look.through(GAME, view)).panels:
        for phrase in [panel.title, *panel.rows]:
            if isinstance(phrase, Cards):
                cards = ", ".join(words.thing(card) for card in phrase.cards)
                said.append(f"{words.say(phrase.label.id, **phrase.label.arguments)}: {cards}")
            elif phrase is not None:
                said.append(words.say(phrase.id, **phrase.arguments))
    return said


@pytest.mark.parametrize(
    ("hand", "standing"),
    [
        (["ivanov", "blonde", "euro-100"], ["100.01 · 1 currency", "guilty: two passports"]),
        (["ivanov", "blonde", "blonde"], ["0.01 · no currency", "guilty: 3 passports"]),
        (["ivanov", "euro-300", "pound-150"], ["450.01 · 2 currencies", "innocent: Ivanov"]),
        (
            ["euro-20", "rouble-20", "pound-20", "badge"],
            ["60.01 · 3 currencies", "guilty: no passport", "guilty: a police badge"],
        ),
        (["millionaire", "euro-100"], ["guilty: a millionaire needs more than 500"]),
        (["ivanov", "euro-300", "euro-200"], ["500.01 · 1 currency", "guilty: more than 500"]),
    ],
)
def test_the_own_guilt_is_shown_with_its_reason(hand: list[str], standing: list[str]) -> None:
    said = lines(table(hand, ["blonde"], []).view(0))
    for line in standing:
        assert line in said


def test_the_guilt_of_others_is_not_shown() -> None:
    said = lines(table(["ivanov"], ["blonde", "ivanov"], []).view(2), WORDS.to(2))
    assert not [line for line in said if line.startswith("guilty: two")]
    assert "2 cards" in said


def test_a_hand_is_shown_by_sorts() -> None:
    said = lines(table(["ivanov", "euro-20", "euro-50", "jewel-40", "badge"], [], []).view(0))
    start = said.index("passports: Ivanov")
    assert said[start : start + 4] == [
        "passports: Ivanov",
        "euros: €20, €50",
        "jewels: jewel 40",
        "items: police badge",
    ]


@pytest.mark.parametrize(
    ("active", "left", "turns"), [(0, 6, (6, 6, 6)), (1, 6, (5, 6, 6)), (2, 2, (1, 1, 2))]
)
def test_turns_are_counted_at_most(active: int, left: int, turns: tuple[int, ...]) -> None:
    state = table([], [], [], active=active, actors=[active], time_left=left)
    assert tuple(state.turns_left(seat) for seat in range(3)) == turns


def test_what_can_be_played_now_is_said() -> None:
    state = table(["ivanov"], ["blonde"], [], specials=[["double-turn", "pool", "atm"]])
    assert "can be played now: Double Turn" in lines(state.view(0))


def test_a_robbed_player_is_not_said_to_be_guilty_of_no_currencies() -> None:
    """WA-10.3, WA-9.1: the notes are gone, the verdict stays."""
    hand = ["ivanov", "euro-20", "pound-20", "dollar-20"]
    state = table(["policeman", "badge"], hand, time_left=1)
    state.apply(0, {"do": "flip"})
    state.apply(0, {"do": "check", "target": 1})
    assert state.players[1].hand == ["ivanov"]
    assert "guilty: more than two currencies" in lines(state.view(1), WORDS.to(1))
    assert "виновен: больше двух валют" in lines(state.view(1), RUSSIAN.to(1))


def test_one_token_is_no_plural() -> None:
    scored = {"event": "scored", "seat": 0, "rank": 1, "wealth": 1}
    one = {**scored, "count": 1, "tokens": [3]}
    two = {**scored, "count": 2, "tokens": [2, 3]}
    assert WORDS.event(one) == "You are number 1 among the innocent: a token of 3."
    assert WORDS.event(two) == "You are number 1 among the innocent: tokens of 2, 3."
    assert RUSSIAN.event(one) == "Вы на 1-м месте по богатству среди невиновных: жетон 3."
    view = table(["ivanov"], ["blonde"], p0_tokens=[1]).view(0)
    assert "a token of 1" in lines(view)
    assert "жетон 1" in lines(view, RUSSIAN)
    view = table(["ivanov"], ["blonde"], p0_tokens=[1, 3]).view(0)
    assert "tokens 1, 3 (sum 4)" in lines(view)


@pytest.mark.parametrize(
    ("typed", "pay"),
    [
        ("buy e100 r200", ["euro-100", "rouble-200"]),
        ("b 200 100 j80", ["rouble-200", "euro-100", "jewel-80"]),
        ("купить р200 е100", ["rouble-200", "euro-100"]),
        ("BUY rouble-200 100€ 80", ["rouble-200", "euro-100", "jewel-80"]),
        ("к 200 ц80", ["rouble-200", "jewel-80"]),
    ],
)
def test_a_purchase_is_read(typed: str, pay: list[str]) -> None:
    view = table(["ivanov", "rouble-200", "euro-100", "jewel-80"], []).view(0)
    assert read(typed, Look.through(GAME, view)) == {"do": "buy", "pay": pay}


def test_what_is_no_purchase_is_left_to_others() -> None:
    look = Look.through(GAME, table(["rouble-200"], []).view(0))
    assert read("put r200", look) is None
    assert read("buy", look) is None
    assert read(" ", look) is None


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("buy 100", '"100" can mean rouble-100 or euro-100; add the letter'),
        ("buy r100 r100", 'no "r100" is left in your hand (money: euro-100)'),
        ("buy badge", '"badge" names no money card; write for instance e100'),
    ],
)
def test_a_purchase_that_is_unclear_says_why(typed: str, words: str) -> None:
    view = table(["rouble-100", "euro-100", "badge"], []).view(0)
    with pytest.raises(Misfit) as refused:
        read(typed, Look.through(GAME, view))
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "russian"),
    [
        ("купить 100", "«100» может быть: 100\xa0₽, 100\xa0€. Добавьте букву валюты."),
        ("купить р100 р100", "«р100» в руке нет. Деньги: 100\xa0€."),
        ("купить значок", "«значок» — не деньги. Пишите, например, е100, 100 или ц80."),
    ],
)
def test_a_purchase_that_is_unclear_says_why_in_russian(typed: str, russian: str) -> None:
    view = table(["rouble-100", "euro-100", "badge"], []).view(0)
    with pytest.raises(Misfit) as refused:
        read(typed, Look.through(GAME, view))
    assert RUSSIAN.refusal(refused.value) == russian


PURCHASES: list[tuple[list[str], dict[str, Any], str, str]] = [
    (
        ["rouble-200"],
        {},
        "200 is paid; a passport costs at least 300.",
        "Заплачено 200\xa0у.\xa0е., а паспорт стоит не меньше 300\xa0у.\xa0е.",
    ),
    (
        ["euro-300", "euro-300"],
        {},
        "You do not hold that many of €300. Your hand: ₽200, €300, jewel 110, police badge.",
        "Столько карт «300\xa0€» у вас нет. В руке: 200\xa0₽, 300\xa0€, драгоценность 110, жетон"
        " полицейского.",
    ),
    (
        ["badge"],
        {},
        "One cannot pay with this: police badge. Notes and jewels pay.",
        "Этим не платят: жетон полицейского. Платят купюрами и драгоценностями.",
    ),
    (
        ["jewel-110"],
        {"options": {"jewellery_pays": False}},
        "One cannot pay with this: jewel 110. Only notes pay.",
        "Этим не платят: драгоценность 110. Платят только купюрами.",
    ),
    (
        ["euro-300"],
        {"spares": []},
        "There is no spare passport left.",
        "Запасных паспортов больше нет.",
    ),
]


@pytest.mark.parametrize(("pay", "changes", "english", "russian"), PURCHASES)
def test_a_purchase_is_refused_in_the_readers_language(
    pay: list[str], changes: dict[str, Any], english: str, russian: str
) -> None:
    state = table(["rouble-200", "euro-300", "jewel-110", "badge"], [], **changes)
    with pytest.raises(IllegalAction) as refused:
        state.check(0, {"do": "buy", "pay": pay})
    assert WORDS.refusal(refused.value) == english
    assert RUSSIAN.refusal(refused.value) == russian
