"""Plans: checked requests to a table. A plan is refused, or returns the records to write.

A plan is a function of a sitting and the time; it changes nothing itself. The modules here are
those of `records`.
"""

from .acting import act
from .beginning import cut, start
from .deed import Deed, Outcome, Plan, ignore
from .ending import close, go_on, require_rematch, shut
from .hosting import by_clock, change, free, place_bot, require_game, require_standard
from .joining import accept, admit, join, move
from .leaving import (
    ghosts,
    leave,
    leave_entirely,
    presence,
    put_out,
    put_out_by_house,
    stand_in,
)
from .permissions import owned, require_own, require_viewpoint
from .talking import auto, judge, mute, pace, promise, say, unless_muted
from .upkeep import stood_still, upkeep

__all__ = [
    "Deed",
    "Outcome",
    "Plan",
    "accept",
    "act",
    "admit",
    "auto",
    "by_clock",
    "change",
    "close",
    "cut",
    "free",
    "ghosts",
    "go_on",
    "ignore",
    "join",
    "judge",
    "leave",
    "leave_entirely",
    "move",
    "mute",
    "owned",
    "pace",
    "place_bot",
    "presence",
    "promise",
    "put_out",
    "put_out_by_house",
    "require_game",
    "require_own",
    "require_rematch",
    "require_standard",
    "require_viewpoint",
    "say",
    "shut",
    "stand_in",
    "start",
    "stood_still",
    "unless_muted",
    "upkeep",
]
