"""What is not rules: the bot's hints, the table in words, notes, and what a choice would bring."""

from sitdown.games.wallet.actions import Pass, Refuse
from sitdown.kernel import Advice, Hints, passing

from .belief import plausible
from .filling import FILLS
from .foresight import foresee, of_kind
from .hints import choose
from .manners import HARMS, habits, pledges
from .notes import note, things
from .shorthand import read
from .sketch import sketch
from .value import VALUE
from .why import WHY

ADVICE = Advice(
    hints=Hints(choose),
    sketch=sketch,
    shorthand=read,
    foresee=foresee,
    of_kind=of_kind,
    things=things,
    note=note,
    stance=passing(Pass, Refuse),
    fills=FILLS,
    why=WHY,
    plausible=plausible,
    value=VALUE,
    harms=HARMS,
    habits=habits,
    pledges=pledges,
)
