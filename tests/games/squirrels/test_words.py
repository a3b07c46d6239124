"""The words of squirrels: the rulebook's names, and Russian in which nobody's name is bent."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.words import Words

NAMES = ("Аня", "Боря", "Ева")
TO_ANYA = Words("ru", "squirrels", NAMES, 0, strict=True)
TO_BORYA = Words("ru", "squirrels", NAMES, 1, strict=True)
TO_ALL = Words("ru", "squirrels", NAMES, None, strict=True)


@pytest.mark.parametrize(
    ("card", "name", "whom"),
    [
        ("contraband-5", "контрабанда 5", "контрабанду 5"),
        ("customs", "таможня", "таможню"),
        ("robbery", "грабёж", "грабёж"),
        ("bank", "банк", "банк"),
        ("raid", "облава", "облаву"),
        ("hideout", "укрытие", "укрытие"),
    ],
)
def test_cards_are_called_as_in_the_rulebook(card: str, name: str, whom: str) -> None:
    assert TO_ALL.thing(card) == name
    assert TO_ALL.thing(card, "acc") == whom


PAID = {"event": "paid", "from": 1, "to": 0, "amount": 2}
RAIDED = {"event": "raided", "seat": 0, "target": 1, "cover": 0, "covered": "bank", "amount": 2}
TOLD: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {**PAID, "for": "robbery"},
        "Вы грабите: Боря отдаёт 2 ореха.",
        "Аня грабит: вы отдаёте 2 ореха.",
        "Аня грабит: Боря отдаёт 2 ореха.",
    ),
    (
        {**PAID, "for": "customs"},
        "Боря платит пошлину: вы получаете 2 ореха.",
        "Вы платите пошлину: Аня получает 2 ореха.",
        "Боря платит пошлину: Аня получает 2 ореха.",
    ),
    (
        RAIDED,
        "Вы устраиваете облаву: Боря остаётся с одной стопкой."
        " Накрыта карта «банк», добыча — 2 ореха.",
        "Аня устраивает облаву: вы остаётесь с одной стопкой."
        " Накрыта карта «банк», добыча — 2 ореха.",
        "Аня устраивает облаву: Боря остаётся с одной стопкой."
        " Накрыта карта «банк», добыча — 2 ореха.",
    ),
    (
        {"event": "sealed", "seat": 0, "card": "raid", "stack": 1},
        "Ваш выбор: облава справа.",
        "Аня: карта выбрана.",
        "Аня: карта выбрана.",
    ),
    (
        {"event": "fizzled", "seat": 0, "stack": 1, "card": "raid"},
        "Ваша облава впустую: нет соперника с двумя стопками.",
        "Аня: облава впустую, нет соперника с двумя стопками.",
        "Аня: облава впустую, нет соперника с двумя стопками.",
    ),
]


@pytest.mark.parametrize(("event", "to_anya", "to_borya", "to_all"), TOLD)
def test_names_stay_as_they_are(
    event: dict[str, Any], to_anya: str, to_borya: str, to_all: str
) -> None:
    told = [words.event(event) for words in (TO_ANYA, TO_BORYA, TO_ALL)]
    assert told == [to_anya, to_borya, to_all]
