"""The rulebook of Gentlemen's Deal: its contents page."""

from sitdown.games.gentlemen.view import hide
from sitdown.kernel import Rules

from .proposal import Closing, FreeAsk, Opening, Talk
from .turn import outline
from .vote import Voting

RULES = Rules(
    decisions=[Opening(), Talk(), Closing(), Voting()],
    asides=[FreeAsk()],
    steps=[],
    events=[
        "turn",
        "moved",
        "drew",
        "offered",
        "replied",
        "asks",
        "asked",
        "final",
        "folded",
        "voted",
        "counted",
        "spent",
        "revealed",
        "returned",
        "released",
        "paid",
        "promised",
        "jailed",
        "gang",
        "over",
    ],
    hide=hide,
    outline=outline,
)
