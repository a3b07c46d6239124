"""The kernel: what all games have in common. It imports the standard library only.

That, and two words of mypy_extensions that mean something only where the kernel is compiled: a
decorator lets games that are not compiled derive their classes from these, and `i64` is a number of
the machine.
"""

from .action import UNKNOWN_ANSWER, Action, Optional
from .advice import Advice, Hints, Why
from .chance import Chance
from .decision import Aside, Decision, Seat
from .document import (
    Derived,
    Named,
    Position,
    Printed,
    Record,
    Sealed,
    Settled,
    Unseen,
)
from .draws import Draws
from .errors import (
    BadOptions,
    BadPosition,
    IllegalAction,
    Reason,
    RulesError,
    SitdownError,
    illegal,
)
from .event import Event, secret, veiled
from .foresight import counts, foresee_by_playing, warns
from .form import HIDDEN, UNKNOWN, Document, Form, Misfit
from .game import Game, Option
from .look import Look
from .luck import Luck
from .naming import AGAINST, FOR, PASSES, Naming, named, passing
from .note import Note, Place, Shelf, Thing
from .ranking import places
from .rules import OVER, Course, Rules
from .state import Frame, State
from .temper import EVEN, Memory, Temper
from .value import Value

__all__ = [
    "AGAINST",
    "EVEN",
    "FOR",
    "HIDDEN",
    "OVER",
    "PASSES",
    "UNKNOWN",
    "UNKNOWN_ANSWER",
    "Action",
    "Advice",
    "Aside",
    "BadOptions",
    "BadPosition",
    "Chance",
    "Course",
    "Decision",
    "Derived",
    "Document",
    "Draws",
    "Event",
    "Form",
    "Frame",
    "Game",
    "Hints",
    "IllegalAction",
    "Look",
    "Luck",
    "Memory",
    "Misfit",
    "Named",
    "Naming",
    "Note",
    "Option",
    "Optional",
    "Place",
    "Position",
    "Printed",
    "Reason",
    "Record",
    "Rules",
    "RulesError",
    "Sealed",
    "Seat",
    "Settled",
    "Shelf",
    "SitdownError",
    "State",
    "Temper",
    "Thing",
    "Unseen",
    "Value",
    "Why",
    "counts",
    "foresee_by_playing",
    "illegal",
    "named",
    "passing",
    "places",
    "secret",
    "veiled",
    "warns",
]
