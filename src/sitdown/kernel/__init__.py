"""The kernel: what all games have in common. It imports the standard library only.

That, and one decorator of mypy_extensions. It does nothing unless the kernel is compiled, and then
lets games that are not compiled derive their classes from these.
"""

from .action import Action, Optional
from .advice import Advice, Hints
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
from .form import HIDDEN, UNKNOWN, Document, Form, Misfit
from .game import Game, Option
from .look import Look
from .ranking import places
from .rules import OVER, Course, Rules
from .state import Frame, State

__all__ = [
    "HIDDEN",
    "OVER",
    "UNKNOWN",
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
    "Event",
    "Form",
    "Frame",
    "Game",
    "Hints",
    "IllegalAction",
    "Look",
    "Misfit",
    "Named",
    "Option",
    "Optional",
    "Position",
    "Printed",
    "Reason",
    "Record",
    "Rules",
    "RulesError",
    "Sealed",
    "Seat",
    "Settled",
    "SitdownError",
    "State",
    "Unseen",
    "illegal",
    "places",
    "secret",
    "veiled",
]
