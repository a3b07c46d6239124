"""A session: turns, several people at one screen, leaving and coming back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitdown.terminal.local_table import LocalTable
from sitdown.terminal.saved_games import resume, save
from sitdown.terminal.turn import Leave

from .people import Plain, a_table

FIRST = "contraband 5 on the left"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_whole_game_is_played_and_told(file: Path) -> None:
    plain = Plain(a_table(), ["1"] * 60, file)
    plain.session.run()
    assert plain.session.table.state.result is not None
    assert "Turn 1: you." in plain.text
    assert "The game is over. First: " in plain.text
    last = plain.text.splitlines()[-2:]
    assert last[0].startswith("1. ")
    assert last[0].endswith(" ★")
    assert last[1].startswith("2. ")


def test_what_happened_since_the_last_turn_is_told_once(file: Path) -> None:
    plain = Plain(a_table(), [FIRST, "bank on the right"], file)
    with pytest.raises(EOFError):
        plain.session.run()
    assert plain.text.count("Knuckles turns up contraband 5 on the left.") == 1
    assert plain.text.count("You play bank on the right.") == 1


@pytest.mark.parametrize("typed", ["q", "Quit", "й", "выход"])
def test_leaving(file: Path, typed: str) -> None:
    plain = Plain(a_table(), [typed], file)
    with pytest.raises(Leave):
        plain.session.run()


def test_the_game_is_kept_from_the_first_moment_on(file: Path) -> None:
    plain = Plain(a_table(), [], file)
    with pytest.raises(EOFError):
        plain.session.run()
    assert resume(file).state.document() == plain.session.table.state.document()


def test_every_move_is_kept_before_it_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the process is killed, the file is whole and has the last move."""
    plain = Plain(a_table(), ["1"] * 60, file)
    kept: list[int] = []

    def save_and_look(place: Path, table: LocalTable, surely: bool) -> None:
        save(place, table, surely)
        kept.append(json.loads(place.read_text(encoding="utf-8"))["position"]["turn"])
        assert resume(place).state.document() == table.state.document()

    monkeypatch.setattr("sitdown.terminal.hot_seat.save", save_and_look)
    plain.session.run()
    assert kept == sorted(kept)
    assert len(set(kept)) > 10
    assert [one.name for one in file.parent.iterdir()] == ["game.json"]


def test_a_game_resumed_goes_on_as_if_nothing_had_been(file: Path) -> None:
    whole = Plain(a_table(bots=("random",)), ["1"] * 60, file.with_name("whole.json"))
    whole.session.run()
    for pause in (0, 1, 5):
        table = a_table(bots=("random",))
        with pytest.raises(EOFError):
            Plain(table, ["1"] * pause, file).session.run()
        again = Plain(resume(file), ["1"] * 60, file)
        again.session.run()
        assert again.session.table.state.result == whole.session.table.state.result


def test_news_that_nobody_has_read_are_kept_too(file: Path) -> None:
    with pytest.raises(EOFError):
        Plain(a_table(), [FIRST], file).session.run()
    again = Plain(resume(file), [], file)
    with pytest.raises(EOFError):
        again.session.run()
    assert "Knuckles turns up contraband 5 on the left." in again.text


def test_people_are_called_one_by_one_and_see_only_their_own(file: Path) -> None:
    table = a_table(["Ann", "Eve"])
    plain = Plain(table, ["", "bank on the left", "", "raid on the left", "", "q"], file)
    with pytest.raises(Leave):
        plain.session.run()
    scenes = plain.text.split("press Enter:")
    assert "Seat 1, Ann" in scenes[0]
    assert "chosen" not in scenes[1]
    assert "Ann has chosen a card." in scenes[2]
    assert "bank on the left stack" not in scenes[2].partition("Which card")[0]
    assert "You choose bank" not in scenes[2]
    assert "Ann turns up bank on the left." not in scenes[2]
    assert "Eve turns up raid on the left." in scenes[3]
    assert plain.text.count("-" * 40) >= 6


def test_one_who_moves_twice_is_not_called_twice(file: Path) -> None:
    table = a_table(["Ann", "Eve"])
    typed = ["", FIRST, "", "raid on the left", "", "robbery on the right", "left", "q"]
    plain = Plain(table, typed, file)
    with pytest.raises((Leave, EOFError)):
        plain.session.run()
    assert plain.text.count("Seat 1, Ann") == 2
    assert "Which of your two cards is applied first?" in plain.text


def test_bots_alone_are_watched(file: Path) -> None:
    plain = Plain(a_table(people=(), bots=("random", "cautious")), [], file)
    plain.session.run()
    assert "Knuckles plays " in plain.text
    assert "has chosen a card." in plain.text
    assert "You" not in plain.text


def test_in_russian(file: Path) -> None:
    plain = Plain(a_table(["Аня"], language="ru"), ["к 5 сл", "лог", "q"], file)
    with pytest.raises(Leave):
        plain.session.run()
    assert "Какую карту вы выложите первой и куда?" in plain.text
    assert plain.text.count("Вы открываете контрабанду 5 слева.") == 2
