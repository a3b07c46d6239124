"""The promises of a replay and their outcomes."""

from __future__ import annotations

from typing import Any

import msgspec

from sitdown.kernel import Document
from sitdown.table.replays.export import Replay
from sitdown.wire.review import Given

MOST = 50
"""The most promises that are reported for one game."""


def words_given(replay: Replay) -> list[Given]:
    """The last promises of a replay, in the order in which they were given."""
    found: list[Given] = []
    logged = promises_in(replay)
    for line in replay.talk:
        step = step_at(replay, line["at"])
        if line["kind"] == "promise":
            known = logged.get(len(found) + 1, {})
            checked, own = bool(known.get("house")), known.get("line")
            word = (line["seat"], line["to"], line["text"])
            found.append(Given(*word, "standing", step, None, checked, own))
        elif line["kind"] == "judged" and 0 < line["promise"] <= len(found):
            word_of = found[line["promise"] - 1]
            word_of.state, word_of.judged = "kept" if line["kept"] else "broken", step
    return found[-MOST:]


def step_at(replay: Replay, moment: float) -> int:
    """The number of actions that had been done at a moment."""
    return sum(step.at <= moment for step in replay.actions)


def promises_in(replay: Replay) -> dict[int, Document]:
    """The last state of each promise in the log, by its number."""
    entries: list[Any] = [msgspec.json.decode(line) for line in replay.log]
    return {
        entry["promise"]["id"]: entry["promise"]
        for entry in entries
        if entry.get("kind") in ("promise", "judged")
    }
