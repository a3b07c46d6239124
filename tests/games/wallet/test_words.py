"""The words of wallet: the rulebook's names, and Russian in which nobody's name is bent."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.words import Words

NAMES = ("Аня", "Боря", "Ева")
READERS = [Words("ru", "wallet", NAMES, seat, strict=True) for seat in (0, 1, None)]


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ("ivanov", "Иванов"),
        ("super-agent", "суперагент"),
        ("badge", "жетон полицейского"),
        ("plastic", "пластиковая карта"),
        ("spot-check", "«Выборочный досмотр»"),
        ("swap", "«Поменяться картами»"),
        ("atm", "«Банкомат»"),
    ],
)
def test_cards_are_called_as_in_the_rulebook(thing: str, name: str) -> None:
    assert READERS[0].thing(thing) == name


def test_a_sum_is_not_broken_before_its_unit() -> None:
    assert READERS[0].thing("euro-100") == "100\xa0€"
    assert READERS[0].thing("rouble-75") == "75\xa0₽"
    assert READERS[0].say("guilty-over-limit") == "виновен: больше 500\xa0у.\xa0е."


CHECKED = {"event": "checked", "seat": 0, "target": 1, "hand": ["ivanov"], "seized": []}
REVEALED = {"event": "revealed", "seat": 1, "hand": ["euro-300"], "front": [], "identity": None}
TOLD: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"event": "gave", "from": 0, "to": 1, "card": "badge"},
        "Боря получает от вас: жетон полицейского.",
        "Аня отдаёт вам: жетон полицейского.",
        "Аня отдаёт карту, получает Боря.",
    ),
    (
        {"event": "drew", "seat": 0, "target": 1, "card": "badge"},
        "Вы тянете вслепую, Боря отдаёт: жетон полицейского.",
        "Аня тянет вслепую, вы отдаёте: жетон полицейского.",
        "Аня тянет вслепую, карту отдаёт Боря.",
    ),
    (
        {"event": "refused", "seat": 1, "to": 0},
        "Боря: такой карты нет.",
        "У вас нет такой карты.",
        "Боря: такой карты нет.",
    ),
    (
        {**CHECKED, "guilty": False},
        "Вы проверяете, Боря показывает: Иванов. Игрок невиновен.",
        "Аня проверяет, вы показываете: Иванов. Вы невиновны.",
        "Аня проверяет, Боря показывает: Иванов. Игрок невиновен.",
    ),
    (
        {**REVEALED, "guilty": True, "reasons": ["over-limit"]},
        "Боря показывает: 300\xa0€. Игрок виновен (больше 500\xa0у.\xa0е.).",
        "Вы показываете: 300\xa0€. Вы виновны (больше 500\xa0у.\xa0е.).",
        "Боря показывает: 300\xa0€. Игрок виновен (больше 500\xa0у.\xa0е.).",
    ),
]


@pytest.mark.parametrize(("event", "to_anya", "to_borya", "to_all"), TOLD)
def test_names_stay_as_they_are(
    event: dict[str, Any], to_anya: str, to_borya: str, to_all: str
) -> None:
    assert [words.event(event) for words in READERS] == [to_anya, to_borya, to_all]
