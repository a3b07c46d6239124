"""Saved games: one file each, replaced atomically."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from sitdown import catalog
from sitdown.files import write_whole
from sitdown.kernel import BadPosition, SitdownError

from .local_table import LocalTable, read_table


class CannotSave(SitdownError):
    """A file that cannot be written."""


def state_folder() -> Path:
    """Where saved games are kept unless told otherwise."""
    given = os.environ.get("XDG_STATE_HOME")
    base = Path(given) if given else Path.home() / ".local" / "state"
    return base / "sitdown"


def new_file(game: str) -> Path:
    """A name for a new game's file that is not taken yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        suffix = "" if number == 1 else f"-{number}"
        file = state_folder() / f"{game}-{stamp}{suffix}.json"
        if not file.exists():
            return file
    raise CannotSave(f"{state_folder()} is full of games begun this second")


def saved_file(name: str | None = None) -> Path:
    """A saved game by its file, or by its name in the state folder; the last one of a game.

    Without a name the last game of all that is not over.
    """
    if name is None or catalog.has(name):
        return newest_file(name)
    kept = state_folder() / f"{name.removesuffix('.json')}.json"
    return kept if kept.exists() and not Path(name).exists() else Path(name)


def newest_file(game: str | None = None) -> Path:
    """The game that was played last of those that are not over."""
    files = sorted(state_folder().glob("*.json"), key=when_written, reverse=True)
    for file in files:
        if is_unfinished(file, game):
            return file
    which = f"game of {game}" if game else "game"
    raise BadPosition(f"no unfinished {which} in {state_folder()}")


def when_written(file: Path) -> float:
    """0 for one that is gone by now."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def is_unfinished(file: Path, game: str | None) -> bool:
    """Whether a file has kept a game that goes on; one that cannot be read is passed over."""
    try:
        document = read_json(file)
    except BadPosition:
        return False
    position = document.get("position") if isinstance(document, dict) else None
    if not isinstance(position, dict) or position.get("result") is not None:
        return False
    return game is None or position.get("game") == game


def save(file: Path, table: LocalTable, surely: bool = True) -> None:
    """Keeps a game in its file, which is whole at any moment.

    `surely` waits until the disk has it, so that it outlives a power cut, not just a kill.
    """
    content = json.dumps(table.document(), ensure_ascii=False) + "\n"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, content.encode(), surely)
    except OSError as error:
        raise CannotSave(f"{file} cannot be written: {error.strerror}") from None


def read_json(file: Path) -> Any:
    """What a file holds; a sentence says what is wrong with one that holds nothing."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPosition(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadPosition(f"{file} is not text") from None
    except ValueError as error:
        raise BadPosition(f"{file} is not JSON, or not all of it: {error}") from None
    except RecursionError:
        raise BadPosition(f"{file} nests too deep") from None


def resume(file: Path) -> LocalTable:
    """The table that a file has kept."""
    try:
        return read_table(read_json(file))
    except SitdownError as fault:
        raise BadPosition(f"{fault}" if str(file) in str(fault) else f"{file}: {fault}") from None
