"""New York Squirrels (Белки Нью-Йорка): two stacks of cards, every top card acts."""

from sitdown.kernel import Game, Hints, Option
from sitdown.kernel.form import Maybe, SeatNumber

from .components import DECK
from .foresight import foresee
from .hints import choose
from .imagine import fill
from .loading import build, fields
from .rules import RULES
from .rules.setup import set_up, settle
from .sketch import sketch

game = Game(
    id="squirrels",
    seats=range(2, 6),
    options={"first": Option(Maybe(SeatNumber()), None), "deck": Option(Maybe(DECK), None)},
    rules=RULES,
    settle=settle,
    set_up=set_up,
    fields=fields,
    build=build,
    fill=fill,
    hints=Hints(choose),
    sketch=sketch,
    foresee=foresee,
)
