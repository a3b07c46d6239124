"""Words that were given in a game, and whether they were kept. They stay with the replay."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from sitdown.table.records.replays.replay import Replay

MOST = 50
"""So many are told of one game."""


class Given(Struct):
    """A word: whose, to whom, and what became of it at which action of the game.

    `checked`: by the record itself, not only by what its addressee said.
    """

    seat: int
    to: int
    text: str
    state: Literal["standing", "kept", "broken"]
    given: int
    judged: int | None
    checked: bool


def words_given(replay: Replay) -> list[Given]:
    """All words of a replay, in the order in which they were given."""
    found: list[Given] = []
    by_record = checked_by_record(replay)
    for line in replay.talk:
        step = step_at(replay, line["at"])
        if line["kind"] == "promise":
            checked = len(found) + 1 in by_record
            found.append(
                Given(line["seat"], line["to"], line["text"], "standing", step, None, checked)
            )
        elif line["kind"] == "judged" and 0 < line["promise"] <= len(found):
            word = found[line["promise"] - 1]
            word.state, word.judged = "kept" if line["kept"] else "broken", step
    return found[-MOST:]


def step_at(replay: Replay, moment: float) -> int:
    """How many actions had been done at a moment."""
    return sum(step.at <= moment for step in replay.actions)


def checked_by_record(replay: Replay) -> set[int]:
    """The promises that the house has judged, as the log tells it."""
    found: set[int] = set()
    for line in replay.log:
        entry: Any = msgspec.json.decode(line)
        if entry.get("kind") == "judged" and entry["promise"].get("house"):
            found.add(entry["promise"]["id"])
    return found
