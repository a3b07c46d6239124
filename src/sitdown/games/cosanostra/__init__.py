"""La Cosa Nostra, with the Mercenaries: plans, dice, threats, and free trade of everything."""

from sitdown.kernel import Game

from .foresight import foresee
from .forms import fields
from .hints import HINTS
from .imagine import fill
from .loading import build
from .options import OPTIONS, settle
from .rules import RULES
from .rules.setup import set_up
from .shorthand import read
from .sketch import sketch

game = Game(
    id="cosanostra",
    seats=range(3, 6),
    options=OPTIONS,
    rules=RULES,
    settle=settle,
    set_up=set_up,
    fields=fields,
    build=build,
    fill=fill,
    hints=HINTS,
    sketch=sketch,
    shorthand=read,
    foresee=foresee,
)
