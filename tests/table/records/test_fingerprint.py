"""The fingerprint of rules: what changes it, and what does not."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from secrets import token_bytes

import pytest

import sitdown
from sitdown.fingerprint import fingerprint, substance, worked_out
from sitdown.words.table_names import new_id, title_of


@pytest.mark.parametrize("game", sitdown.games())
def test_every_game_has_one_of_its_own(game: str) -> None:
    others = [fingerprint(other) for other in sitdown.games() if other != game]
    assert fingerprint(game) not in others
    assert len(fingerprint(game)) == 12


def test_comments_and_docstrings_are_no_rules(tmp_path: Path) -> None:
    texts = {
        "plain": "def rule(x: int) -> int:\n    return x + 1\n",
        "told": '"""A chapter."""\n\n\ndef rule(x: int) -> int:\n'
        '    """SQ-1.1  A rule."""\n    return x + 1  # and why\n',
        "changed": "def rule(x: int) -> int:\n    return x + 2\n",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.py").write_text(text)
    plain, told, changed = (substance(tmp_path / f"{name}.py") for name in texts)
    assert plain == told != changed


def test_of_other_files_every_byte_counts(tmp_path: Path) -> None:
    for name, text in (("a", "[1]"), ("b", "[1] ")):
        (tmp_path / f"{name}.json").write_text(text)
    assert substance(tmp_path / "a.json") != substance(tmp_path / "b.json")


def test_words_advice_and_face_are_beside_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "face").mkdir()
    (tmp_path / "advice" / "thinking").mkdir(parents=True)
    (tmp_path / "position.py").write_text("x = 1\n")
    monkeypatch.setattr("sitdown.catalog.folder", lambda game: tmp_path)
    first = worked_out("toy")
    beside = ("words/en.ftl", "face/board.js", "advice/hints.py", "advice/thinking/worth.py")
    for name in beside:
        (tmp_path / name).write_text("y = 2\n")
    assert worked_out("toy") == first
    (tmp_path / "ending.py").write_text("z = 3\n")
    assert worked_out("toy") != first


def test_a_compiled_game_plays_by_the_same_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house may change to compiled code, and back, with games under way."""
    (tmp_path / "position.py").write_text("x = 1\n")
    monkeypatch.setattr("sitdown.catalog.folder", lambda game: tmp_path)
    pure = worked_out("toy")
    for suffix in EXTENSION_SUFFIXES:
        (tmp_path / f"position{suffix}").write_bytes(b"\x7fELF")
    assert worked_out("toy") == pure


def test_names_of_tables_are_easy_to_say_and_hard_to_guess() -> None:
    ids = {new_id(token_bytes) for _ in range(2000)}
    assert len(ids) == 2000
    assert all(len(id.split("-")) == 3 for id in ids)
    assert title_of("velvet-lantern-k7m2qx") == "Velvet Lantern"
