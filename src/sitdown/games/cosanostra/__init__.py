"""La Cosa Nostra, with the Mercenaries: plans, dice, threats, and free trade of everything."""

from sitdown.kernel import Game
from sitdown.kernel.legacy import legacy

from .advice import ADVICE
from .forms import fields
from .imagine import fill
from .loading import build
from .options import OPTIONS, settle
from .rules import RULES
from .rules.setup import set_up

game = Game(
    id="cosanostra",
    seats=range(3, 6),
    options=OPTIONS,
    rules=RULES,
    settle=settle,
    set_up=set_up,
    position=legacy(fields, build),
    fill=fill,
    advice=ADVICE,
)
