"""Names of people in Russian: found wherever a word before one asks for a case."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.words import Messages
from sitdown.words.russian_names import governed_names


def found(tmp_path: Path, text: str, *people: str) -> list[str]:
    file = tmp_path / "ru.ftl"
    file.write_text(text, encoding="utf-8")
    messages = Messages([file])
    assert not messages.faults
    return governed_names(messages, people)


@pytest.mark.parametrize(
    "text",
    [
        "{ SEAT($seat) } отдаёт 2 ореха.",
        "Игрок { SEAT($seat) } отдаёт 2 ореха.",
        "Вы грабите: { SEAT($seat) } отдаёт 2 ореха.",
        "Хозяин стола теперь { SEAT($seat) }.",
        "На первом месте — { SEATS($seats) }.",
        "У игрока ({ SEAT($seat) }) две стопки.",
        "Карта для: { SEAT($seat) }",
        "за { THING($card) }",
        "Голосуют за { $count }, { SEATS($seats) }",
        "Вот беда с { $name }",
    ],
)
def test_a_name_in_the_nominative_is_fine(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, f"m = {text}") == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Карта игрока { SEAT($seat) } выбрана.", "игрока"),
        ("Карты игроков { SEATS($seats) } открыты.", "игроков"),
        ("У { SEAT($seat) } две стопки.", "у"),
        ("у\u00a0{ SEAT($seat) }", "у"),
        ("игроку «{ SEAT($seat) }»", "игроку"),
        ('за{ " " }{ SEAT($seat) }', "за"),
        ("из-за { SEAT($seat) }", "из-за"),
        ("за { { SEAT($seat) } }", "за"),
    ],
)
def test_a_name_behind_a_word_that_wants_a_case_is_found(
    tmp_path: Path, text: str, word: str
) -> None:
    assert found(tmp_path, f"m = {text}") == [f"m: «{word}»"]


def test_what_stands_before_a_selector_counts_for_its_variants(tmp_path: Path) -> None:
    text = """
m = Бот играет за { MINE($seat) ->
    [yes] вас
   *[no] { SEAT($seat) }
}.
    .about = { $how ->
        [yes] От
       *[no] Вот
    } { SEAT($seat) }.
n = у { $card ->
    [none] { "" }
   *[other] карты { THING($card) }:{ " " }
}{ SEAT($seat) }
"""
    assert found(tmp_path, text) == ["m: «за»", "m.about: «от»", "n: «у»"]


def test_what_another_message_or_a_field_says_is_heard_in_its_place(tmp_path: Path) -> None:
    text = """
m = игроку { who }
who = { SEAT($seat) }
n = от { $shares }
each-shares = { SEAT($index) } { $value }
o = о { p }
p = о { o }
"""
    assert found(tmp_path, text) == ["m: «игроку»", "n: «от»"]


def test_an_argument_may_hold_a_name(tmp_path: Path) -> None:
    text = "m = Сесть вместо игрока { $name }"
    assert found(tmp_path, text) == []
    assert found(tmp_path, text, "name") == ["m: «игрока»"]
