"""Saved games: one file each, whole at any moment, in the user's state folder or where told."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from sitdown.kernel import BadPosition, SitdownError

from .table import Table, read_table


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


def newest_file() -> Path:
    """The game that was played last."""
    files = list(state_folder().glob("*.json"))
    if not files:
        raise BadPosition(f"no saved game in {state_folder()}")
    return max(files, key=lambda file: file.stat().st_mtime)


def save(file: Path, table: Table, surely: bool = True) -> None:
    """Writes a new file beside the old one, then puts it in its place: one is always whole.

    `surely` waits until the disk has it, so that it outlives a power cut, not just a kill.
    """
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8", newline="\n") as sheet:
            sheet.write(json.dumps(table.document(), ensure_ascii=False) + "\n")
            if surely:
                sheet.flush()
                os.fsync(sheet.fileno())
        draft.replace(file)
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


def resume(file: Path) -> Table:
    """The table that a file has kept."""
    try:
        return read_table(read_json(file))
    except SitdownError as fault:
        raise BadPosition(f"{fault}" if str(file) in str(fault) else f"{file}: {fault}") from None
