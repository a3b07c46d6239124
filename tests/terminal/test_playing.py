"""Sitting down and getting up."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import cast

import pytest

import sitdown
from sitdown.kernel import BadOptions
from sitdown.terminal.local_game import CALLED, farewell, guests_of, how_many, play, themselves
from sitdown.terminal.screens.screen import Screen
from sitdown.words import Words

from .people import SQUIRRELS, Painted, Plain, a_table

GENTLEMEN = sitdown.load("gentlemen")


@pytest.mark.parametrize(
    ("players", "people", "bots", "seats"),
    [(None, 1, 1, 3), (None, 1, 3, 4), (2, 1, 1, 2), (5, 2, 2, 5), (None, 4, 1, 4), (3, 0, 2, 3)],
)
def test_how_many_sit_down(players: int | None, people: int, bots: int, seats: int) -> None:
    assert how_many(SQUIRRELS, players, people, bots) == seats


def test_a_game_that_needs_more_gets_more() -> None:
    assert how_many(GENTLEMEN, None, 1, 1) == 5


@pytest.mark.parametrize(
    ("players", "people", "bots", "fault"),
    [
        (1, 1, 1, "2 to 5 players, not 1"),
        (6, 1, 1, "2 to 5 players, not 6"),
        (2, 3, 1, "3 people for 2 seats"),
        (3, 1, 3, "3 bots for 2 seats"),
    ],
)
def test_who_does_not_fit_is_refused(players: int, people: int, bots: int, fault: str) -> None:
    with pytest.raises(BadOptions, match=fault):
        how_many(SQUIRRELS, players, people, bots)


def names(people: list[str], players: int, language: str) -> list[str]:
    return list(a_table(people, players=players).words(language).names)


def test_everybody_has_a_name_of_its_own() -> None:
    assert names([""], 3, "en") == ["You", "Knuckles", "Penny"]
    assert names([""], 3, "ru") == ["Вы", "Кастет", "Копейка"]
    assert names(["Аня", ""], 3, "ru") == ["Аня", "Игрок 2", "Кастет"]
    with pytest.raises(BadOptions, match="same name"):
        guests_of(["Ann", "Ann"], 3)


def test_a_typed_name_is_never_translated_and_no_bot_has_it_in_any_language() -> None:
    for language, bot in (("en", "Mr. Cog"), ("ru", "Мистер Зубец")):
        assert names(["Knuckles", "Копейка"], 3, language) == ["Knuckles", "Копейка", bot]


def test_where_more_sit_than_the_house_has_bots_all_have_names() -> None:
    table = a_table([], players=3)
    table.guests = guests_of([], 12)
    table.bots = ["random"] * 12
    assert len(set(table.words("en").names)) == 12


def test_bots_take_turns_on_the_seats_that_are_left() -> None:
    assert a_table(["Ann"], ("random", "cautious"), 4).bots == [
        None,
        "random",
        "cautious",
        "random",
    ]


def test_who_leaves_is_told_how_to_come_back(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    plain = Plain(a_table(), ["q"], file)
    assert play(plain.session.table, plain.screen, file, "en") == 0
    assert f"The game is saved in {file}." in plain.text
    assert f"To go on: sitdown play --resume '{file}'" in plain.text


def test_the_end_of_input_is_said(tmp_path: Path) -> None:
    plain = Plain(a_table(language="ru"), [], tmp_path / "game.json")
    assert play(plain.session.table, plain.screen, tmp_path / "game.json", "ru") == 0
    assert "Ввод закончился." in plain.text
    assert "Продолжить: sitdown play --resume" in plain.text
    assert "За столом: Ann, Кастет (осторожный бот)." in plain.text


def interrupted(prompt: str) -> str:
    raise KeyboardInterrupt


def test_an_interrupt_saves_too(tmp_path: Path) -> None:
    painted = Painted(a_table(), [], tmp_path / "game.json", 200)
    ask: Callable[[str], str] = interrupted
    painted.screen.ask = ask
    screen: Screen = painted.screen
    assert play(painted.session.table, screen, tmp_path / "game.json", "en") == 130
    shown = cast(StringIO, painted.console.file).getvalue()
    assert shown.count("The game is saved in") == 1
    assert (tmp_path / "game.json").exists()


def test_what_is_recommended_is_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CALLED, "./play")
    _, again = farewell(Words("en", strict=True), Path("one.json"))
    assert again == "To go on: ./play --resume one.json"


def test_bots_are_introduced_by_their_character() -> None:
    words = Words("en", strict=True)
    assert words.say("ui-bot", name="Tick", bot="random") == "Tick (random bot)"


def test_characters_are_called_by_their_own_names_and_each_name_is_there_once() -> None:
    guests = guests_of(["Ann"], 5)
    seated = themselves(guests, [None, "winder:sharp", "cautious", "penny", "penny"])
    assert [one.name or one.house_name for one in seated] == [
        "Ann",
        "winder",
        "knuckles",
        "penny",
        "mr-cog",
    ]
