"""What is not rules: the bot's hints, the table in words, what a choice would bring, notes."""

from sitdown.kernel import Advice, Hints

from .foresight import foresee
from .hints import choose
from .manners import HARMS, habits, pledges
from .notes import note, things
from .sketch import sketch
from .value import VALUE
from .why import WHY

ADVICE = Advice(
    hints=Hints(choose),
    sketch=sketch,
    foresee=foresee,
    things=things,
    note=note,
    why=WHY,
    value=VALUE,
    harms=HARMS,
    habits=habits,
    pledges=pledges,
)
