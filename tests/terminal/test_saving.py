"""Saved games: whole files, clear words about broken ones."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import sitdown
from sitdown.client.server import Address, RemoteServer
from sitdown.kernel import BadOptions, BadPosition
from sitdown.terminal.remote import Remote
from sitdown.terminal.saved_games import (
    CannotSave,
    new_file,
    newest_file,
    resume,
    save,
    saved_file,
    state_folder,
)

from .people import Plain, a_table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "game.json"


def test_a_table_comes_back_as_it_was(file: Path) -> None:
    table = a_table(["Ann", "Eve"], ("cautious", "random"), 4, "ru")
    table.act(0, table.state.legal(0)[0])
    save(file, table)
    assert resume(file).document() == table.document()


def test_the_luck_of_bots_goes_on_where_it_was(file: Path) -> None:
    table = a_table(["Ann"], ("random",), 3)
    for _ in range(2):
        move = table.company.move(table.state)
        assert move is not None
        table.act(*move)
    save(file, table)
    twin = resume(file)
    for seat in (1, 2):
        assert twin.players[seat].luck.document() == table.players[seat].luck.document()
        assert table.players[seat].luck.drawn > 0


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(CannotSave, match="cannot be written"):
        save(blocked / "game.json", a_table())


def test_a_failed_write_leaves_the_old_file_whole(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table()
    save(file, table)
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSave, match="No space left"):
        save(file, table)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def edited(file: Path, **changes: Any) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    document.update(changes)
    file.write_text(json.dumps(document), encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"sitdown": 99}, "sitdown: 99 is not 1"),
        ({"names": ["Ann"]}, "names: 1 of them for 2 seats"),
        ({"bots": [None, "clever"]}, 'no bot "clever"'),
        ({"game": "chess"}, 'no game "chess"'),
        ({"position": {"game": "squirrels"}}, "seats"),
        ({"position": 7}, "7 is not a position"),
        ({"nmaes": []}, 'no field "nmaes" here; did you mean "names"?'),
    ],
)
def test_an_edited_file_is_refused_with_what_is_wrong(
    file: Path, changes: dict[str, Any], fault: str
) -> None:
    save(file, a_table())
    edited(file, **changes)
    with pytest.raises((BadPosition, BadOptions)) as refusal:
        resume(file)
    assert fault in str(refusal.value)
    assert str(file) in str(refusal.value)


def test_a_truncated_file_is_refused(file: Path) -> None:
    save(file, a_table())
    file.write_bytes(file.read_bytes()[:200])
    with pytest.raises(BadPosition, match="is not JSON, or not all of it"):
        resume(file)


def test_a_file_that_is_not_text_is_refused(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPosition, match="is not text"):
        resume(file)


def test_a_missing_file_is_named(file: Path) -> None:
    with pytest.raises(BadPosition, match=r"game\.json: No such file"):
        resume(file)


def test_saved_games_are_in_the_state_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "sitdown"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "sitdown"


def test_no_game_takes_the_file_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with pytest.raises(BadPosition, match="no unfinished game in"):
        newest_file()
    files = []
    for _ in range(3):
        files.append(new_file("squirrels"))
        save(files[-1], a_table())
    assert len(set(files)) == 3
    os.utime(files[1], (2e9, 2e9))
    assert newest_file() == files[1]


def kept(game: str, when: float, over: bool = False) -> Path:
    """A game in the state folder that was played last at this time."""
    file = new_file(game)
    table = a_table(game=sitdown.load(game), players=sitdown.load(game).seats[0])
    if over:
        while (move := table.state.actors) and table.state.result is None:
            table.act(move[0], table.state.owed(move[0])[0])
    save(file, table)
    os.utime(file, (when, when))
    return file


def test_the_last_game_is_the_last_that_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    kept("squirrels", 3e9, over=True)
    with pytest.raises(BadPosition, match="no unfinished game in"):
        newest_file()
    older, newer = kept("squirrels", 1e9), kept("gentlemen", 2e9)
    (state_folder() / "broken.json").write_text('{"position": {"result"', encoding="utf-8")
    assert newest_file() == newer
    assert saved_file() == newer
    assert saved_file("squirrels") == older
    with pytest.raises(BadPosition, match="no unfinished game of wallet in"):
        saved_file("wallet")


def test_a_saved_game_is_found_by_file_and_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    file = kept("squirrels", 1e9)
    assert saved_file(str(file)) == saved_file(file.name) == saved_file(file.stem) == file
    assert saved_file("elsewhere.json") == Path("elsewhere.json")


def test_names_follow_the_language_after_a_resume(file: Path) -> None:
    save(file, a_table(["Penny", ""], players=3))
    assert resume(file).words("en").names == ("Penny", "Player 2", "Knuckles")
    assert resume(file).words("ru").names == ("Penny", "Игрок 2", "Кастет")


def test_names_of_a_game_that_was_saved_before_bots_had_identities_stay(file: Path) -> None:
    save(file, a_table())
    document = json.loads(file.read_text(encoding="utf-8"))
    del document["house_names"]
    file.write_text(json.dumps({**document, "names": ["Ann", "Knuckles"]}), encoding="utf-8")
    assert resume(file).words("ru").names == ("Ann", "Knuckles")


def test_a_far_table_calls_its_bots_in_the_readers_language(tmp_path: Path) -> None:
    house = RemoteServer(Address("http://localhost:1"), tmp_path / "keys.json")
    remote = Remote(house, "velvet-lantern-k7m2qx", 0, Plain(a_table(), [], tmp_path).screen, "ru")
    seats = [{"name": "Penny", "house_name": None}, {"name": "Penny", "house_name": "penny"}]
    old = {"name": "Knuckles"}
    words = remote.words_for({"game": "squirrels", "seats": [*seats, old]})
    assert words.names == ("Penny", "Копейка", "Knuckles")
