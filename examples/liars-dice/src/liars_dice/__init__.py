"""Liar's dice: everybody rolls in secret, and bids rise until somebody is called a liar."""

from sitdown.kernel import Game, Option
from sitdown.kernel.form import Flag, Whole

from .advice import ADVICE
from .position import position
from .rules import RULES
from .rules.rounds import set_up
from .view import fill

game = Game(
    id="liars-dice",
    seats=range(2, 7),
    options={"dice": Option(Whole(1, 6), 5), "wild": Option(Flag(), True)},
    rules=RULES,
    position=position,
    set_up=set_up,
    fill=fill,
    advice=ADVICE,
)
