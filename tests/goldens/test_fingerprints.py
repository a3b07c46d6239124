"""The rules of the built-in games are those that running games began with.

Another fingerprint shelves every game in progress until its host runs `sitdown serve --adopt`. A
Python writes the same syntax in another way, so each version has its own.
"""

from __future__ import annotations

import json
import sys

from sitdown.table.records.fingerprint import fingerprint

from .golden import FOLDER, WRITES

FILE = FOLDER / "fingerprints.json"
PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"


def test_games_in_progress_go_on_under_their_rules() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    games = ("cosanostra", "gentlemen", "squirrels", "vendetta", "wallet")
    found = {game: fingerprint(game) for game in games}
    if WRITES:
        kept[PYTHON] = found
        FILE.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert found == kept[PYTHON]
