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
    """A file cannot be written."""


def state_folder() -> Path:
    """The folder for saved games, unless another place is given."""
    given = os.environ.get("XDG_STATE_HOME")
    base = Path(given) if given else Path.home() / ".local" / "state"
    return base / "sitdown"


def new_file(game: str) -> Path:
    """A file name for a new game that is not in use yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        suffix = "" if number == 1 else f"-{number}"
        file = state_folder() / f"{game}-{stamp}{suffix}.json"
        if not file.exists():
            return file
    raise CannotSave(f"{state_folder()} is full of games begun this second")


def saved_file(name: str | None = None) -> Path:
    """The file of a saved game.

    `name` is a file, a name in the state folder, or the id of a game. The id of a game stands for
    its latest unfinished game; no name stands for the latest unfinished game of all.
    """
    if name is None or catalog.has(name):
        return newest_file(name)
    kept = state_folder() / f"{name.removesuffix('.json')}.json"
    return kept if kept.exists() and not Path(name).exists() else Path(name)


def newest_file(game: str | None = None) -> Path:
    """The unfinished game whose file was written last."""
    files = sorted(state_folder().glob("*.json"), key=when_written, reverse=True)
    for file in files:
        if is_unfinished(file, game):
            return file
    which = f"game of {game}" if game else "game"
    raise BadPosition(f"no unfinished {which} in {state_folder()}")


def when_written(file: Path) -> float:
    """When a file was last modified; 0 if it has been deleted meanwhile."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def is_unfinished(file: Path, game: str | None) -> bool:
    """Whether a file holds an unfinished game, of this game if one is named.

    False for a file that cannot be read.
    """
    try:
        document = read_json(file)
    except BadPosition:
        return False
    position = document.get("position") if isinstance(document, dict) else None
    if not isinstance(position, dict) or position.get("result") is not None:
        return False
    return game is None or position.get("game") == game


def save(file: Path, table: LocalTable, surely: bool = True) -> None:
    """Writes a game into its file atomically: the file is complete at any moment.

    `surely` waits until the disk has it. The game then survives a power cut, not only a kill.
    """
    content = json.dumps(table.document(), ensure_ascii=False) + "\n"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, content.encode(), surely)
    except OSError as error:
        raise CannotSave(f"{file} cannot be written: {error.strerror}") from None


def read_json(file: Path) -> Any:
    """The JSON in a file. BadPosition says in a sentence why it cannot be read."""
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
    """The table in a file. BadPosition names the file."""
    try:
        return read_table(read_json(file))
    except SitdownError as fault:
        raise BadPosition(f"{fault}" if str(file) in str(fault) else f"{file}: {fault}") from None
