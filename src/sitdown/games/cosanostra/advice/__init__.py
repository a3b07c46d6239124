"""What is not rules: the bot's hints, the table in words, and what a choice would bring."""

from sitdown.games.cosanostra.actions import Done, Pass, Stand, Stop
from sitdown.games.cosanostra.deals import Decline
from sitdown.kernel import Advice, passing

from .foresight import foresee
from .hints import HINTS
from .shorthand import read
from .sketch import sketch

ADVICE = Advice(
    hints=HINTS,
    sketch=sketch,
    shorthand=read,
    foresee=foresee,
    stance=passing(Pass, Done, Stand, Stop, Decline),
)
