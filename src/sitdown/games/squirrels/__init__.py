"""New York Squirrels (Белки Нью-Йорка): two stacks of cards, every top card acts."""

from sitdown.kernel import Game, Option
from sitdown.kernel.form import Maybe, SeatNumber

from .advice import ADVICE
from .components import DECK
from .imagine import fill
from .position import position
from .rules import RULES
from .rules.setup import set_up, settle

game = Game(
    id="squirrels",
    seats=range(2, 6),  # SQ-2.1
    options={"first": Option(Maybe(SeatNumber()), None), "deck": Option(Maybe(DECK), None)},
    rules=RULES,
    settle=settle,
    position=position,
    set_up=set_up,
    fill=fill,
    advice=ADVICE,
)
