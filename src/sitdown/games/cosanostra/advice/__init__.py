"""What is not rules: hints, the table in words, what a choice would bring, notes to things."""

from sitdown.games.cosanostra.actions import Done, Pass, Stand, Stop
from sitdown.games.cosanostra.deals import Decline
from sitdown.kernel import Advice, passing

from .filling import FILLS
from .foresight import foresee
from .hints import HINTS
from .manners import HARMS, habits, pledges
from .notes import note, things
from .proposals import proposals
from .shorthand import read
from .sketch import sketch
from .struck import deals
from .value import VALUE
from .why import WHY

ADVICE = Advice(
    hints=HINTS,
    sketch=sketch,
    shorthand=read,
    foresee=foresee,
    things=things,
    note=note,
    fills=FILLS,
    stance=passing(Pass, Done, Stand, Stop, Decline),
    why=WHY,
    deals=deals,
    proposals=proposals,
    value=VALUE,
    harms=HARMS,
    habits=habits,
    pledges=pledges,
)
