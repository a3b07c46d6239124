"""La Cosa Nostra, with the Mercenaries: plans, dice, threats, and free trade of everything."""

from sitdown.kernel import Game

from .advice import ADVICE
from .imagine import fill
from .options import OPTIONS, settle
from .position import position
from .rules import RULES
from .rules.setup import set_up

game = Game(
    id="cosanostra",
    seats=range(3, 6),
    options=OPTIONS,
    rules=RULES,
    settle=settle,
    set_up=set_up,
    position=position,
    fill=fill,
    advice=ADVICE,
)
