"""The kernel: what all games have in common. It imports the standard library only."""

from .action import Action, Optional
from .chance import Chance
from .decision import Aside, Decision, Seat
from .errors import (
    BadOptions,
    BadPosition,
    IllegalAction,
    Reason,
    RulesError,
    SitdownError,
    illegal,
)
from .event import HIDDEN, Event, secret, veiled
from .form import Document, Form, Misfit
from .game import Game, Hints, Option, closing_fields, common_fields
from .look import Look
from .ranking import places
from .rules import OVER, Rules
from .state import Frame, State

__all__ = [
    "HIDDEN",
    "OVER",
    "Action",
    "Aside",
    "BadOptions",
    "BadPosition",
    "Chance",
    "Decision",
    "Document",
    "Event",
    "Form",
    "Frame",
    "Game",
    "Hints",
    "IllegalAction",
    "Look",
    "Misfit",
    "Option",
    "Optional",
    "Reason",
    "Rules",
    "RulesError",
    "Seat",
    "SitdownError",
    "State",
    "closing_fields",
    "common_fields",
    "illegal",
    "places",
    "secret",
    "veiled",
]
