"""`sitdown verify`: plays a replay again from its seed and reports its findings."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from sitdown.fingerprint import fingerprint
from sitdown.wire.errors import Refused
from sitdown.words.user_text import print_safe

from .audit import links_of, uncovered, wrong_with_log
from .export import Replay, read_replay, wrong_with_seed
from .playback import ReplayedStep, first_position, plain, play_again
from .validation import require_chairs


def verify(path: str, commitment: str | None = None, link: str | None = None) -> int:
    """Prints the findings or faults; returns the exit code: 0, 1 for faults, 2 for no replay.

    `commitment` and `link`: values that a client was told during the game and has kept.
    """
    try:
        replay = read_replay(Path(path).read_bytes())
    except (OSError, Refused) as fault:
        why = fault.strerror if isinstance(fault, OSError) else fault
        print_safe(f"sitdown verify: {path}: {why}", to=sys.stderr)
        return 2
    try:
        faults = [*wrong_with_kept(replay, commitment, link), *found_wrong(replay)]
    except Refused as fault:
        faults = [str(fault)]
    for wrong in faults:
        print_safe(f"wrong: {wrong}")
    if faults:
        return 1
    for what, said in findings(replay, commitment, link):
        print_safe(f"{what:<14}{said}")
    return 0


def wrong_with_kept(replay: Replay, commitment: str | None, link: str | None) -> list[str]:
    """Contradictions between a replay and the values that a client has kept."""
    faults = []
    if commitment is not None and commitment.lower() != replay.commitment:
        faults.append("the commitment that you were told is another one")
    if link is not None and link.lower() not in links_of(replay):
        since = "; a guest was erased since, and it has another name now" if replay.renamed else ""
        faults.append(
            f"the log that you were told is another one: your link is not in its chain{since}"
        )
    return faults


def found_wrong(replay: Replay) -> list[str]:
    """Differences between a replay and the game played again."""
    faults = wrong_with_seed(replay)
    result = first_position(replay).result
    require_chairs(replay)
    played: list[ReplayedStep] = []
    for one in play_again(replay):
        if one.differs():
            return [*faults, f"action {one.number} brings other events than it says"]
        result = one.after.result
        played.append(one)
    if result is None and replay.result is not None:
        faults.append("the game is not over after the last action")
    elif result is not None and plain(result) != replay.result:
        faults.append("the game ends with another result")
    if replay.version == 1 and not replay.log:
        return faults
    return faults + wrong_with_log(replay, played)


def findings(replay: Replay, commitment: str | None, link: str | None) -> list[tuple[str, str]]:
    """The findings: a label and a sentence for each line."""
    cuts = sum(cut is not None for cut in replay.cuts)
    cut_by = f"{cuts} of {replay.players} seats have cut" if cuts else "the house's alone"
    known = "as you were told" if commitment else "as this file says"
    lines_told = links_of(replay).index(link.lower()) + 1 if link else 0
    told = f"; your link is that of line {lines_told}" if link else ""
    covered = f"{len(replay.log)} lines, each in its place{told}"
    actions = f"{len(replay.actions)}, each legal, each with the events it says"
    lines = [
        ("seed", f"{replay.seed}: the one that was committed to ({known}); {cut_by}"),
        ("chance", f"{drawn_by(replay)} raw numbers drawn: every shuffle and roll comes out again"),
        ("actions", actions),
        ("log", covered if replay.log else "none"),
        ("result", msgspec.json.encode(replay.result).decode()),
    ]
    here = fingerprint(replay.game)
    if replay.rules != here:
        lines.append(("rules", f"{replay.rules} then, {here} here: no difference"))
    return lines + [("not covered", what) for what in not_covered(replay, commitment, lines_told)]


def not_covered(replay: Replay, commitment: str | None, lines_told: int) -> list[str]:
    """The facts that this verification cannot prove."""
    found = uncovered(replay)
    if commitment is None:
        found.append("that the house committed to this seed beforehand: --commitment tells")
    if replay.log and not lines_told:
        found.append("that this is the log which you were told: --link tells")
    elif lines_told < len(replay.log):
        found.append(f"the log after line {lines_told}: your link is older")
    if replay.renamed:
        found.append("the name of a guest who was erased since")
    return found


def drawn_by(replay: Replay) -> int:
    """The number of random numbers that the game draws in all."""
    drawn = first_position(replay).chance.drawn
    for played in play_again(replay):
        drawn = played.after.chance.drawn
    return drawn
