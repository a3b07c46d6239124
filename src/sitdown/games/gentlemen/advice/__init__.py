"""What is not rules: the bot's hints, the table in words, what a choice would bring, notes."""

from sitdown.kernel import Advice

from .filling import FILLS
from .foresight import foresee, stance
from .hints import HINTS
from .manners import habits
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
    stance=stance,
    fills=FILLS,
    why=WHY,
    deals=deals,
    proposals=proposals,
    value=VALUE,
    habits=habits,
)
