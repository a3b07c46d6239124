"""What is not rules: the bot's hints, the table in words, notes, and what a choice would bring."""

from sitdown.games.vendetta.actions import LayBid, Pass, Withhold
from sitdown.kernel import Advice, Hints, passing

from .belief import arrange
from .foresight import foresee
from .hints import choose, interject
from .manners import HARMS, habits, pledges
from .notes import note, things
from .sketch import sketch
from .value import VALUE
from .why import WHY

ADVICE = Advice(
    hints=Hints(choose, interject),
    sketch=sketch,
    foresee=foresee,
    things=things,
    note=note,
    stance=passing(Pass, Withhold),
    apart={LayBid.do: "lot"},
    why=WHY,
    arrange=arrange,
    value=VALUE,
    harms=HARMS,
    habits=habits,
    pledges=pledges,
)
