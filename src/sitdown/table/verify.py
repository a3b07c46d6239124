"""`sitdown verify`: plays a replay again from its seed and says whether all was honest."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from sitdown.words.writing import put

from .fingerprint import fingerprint
from .intake import require_chairs
from .refusal import Refused
from .replay import Replay, first_position, plain, play_again, read_replay
from .seats import commitment


def verify(path: str) -> int:
    """Prints what holds and what does not; the exit code for it: 0, 1, or 2 for no replay."""
    try:
        replay = read_replay(Path(path).read_bytes())
    except (OSError, Refused) as fault:
        put(f"{path}: {fault}", to=sys.stderr)
        return 2
    try:
        faults = found_wrong(replay)
    except Refused as fault:
        faults = [str(fault)]
    for wrong in faults:
        put(f"wrong: {wrong}")
    if faults:
        return 1
    drawn = drawn_by(replay)
    put(f"seed          {replay.seed}: the one that was committed to ({replay.commitment[:16]}…)")
    put(f"chance        {drawn} raw numbers drawn: every shuffle and every roll comes out again")
    put(f"actions       {len(replay.actions)}, each legal, each with the events it says")
    put(f"result        {msgspec.json.encode(replay.result).decode()}")
    if replay.rules != fingerprint(replay.game):
        put(f"rules         {replay.rules} then, {fingerprint(replay.game)} here: no difference")
    return 0


def found_wrong(replay: Replay) -> list[str]:
    """What does not come out as the replay says."""
    faults = []
    if commitment(replay.seed) != replay.commitment:
        faults.append("the seed is not the one that was committed to")
    result = first_position(replay).result
    require_chairs(replay)
    for played in play_again(replay):
        if played.differs():
            return [*faults, f"action {played.number} brings other events than it says"]
        result = played.after.result
    if result is None:
        faults.append("the game is not over after the last action")
    elif plain(result) != replay.result:
        faults.append("the game ends with another result")
    return faults


def drawn_by(replay: Replay) -> int:
    drawn = first_position(replay).chance.drawn
    for played in play_again(replay):
        drawn = played.after.chance.drawn
    return drawn
