"""Gentleman's Deal (Джентльменская сделка): one shares out, the others vote on it."""

from sitdown.kernel import Game, Option
from sitdown.kernel.form import Either, Flag, Just, Maybe, SeatNumber, Whole

from .advice import ADVICE
from .components import DECK
from .imagine import fill
from .position import position
from .rules import RULES
from .rules.setup import set_up, settle

game = Game(
    id="gentlemen",
    seats=range(5, 10),  # GD-1.1
    options={
        "first_dealer": Option(Either([SeatNumber(), Just("random")], 'a seat or "random"'), 0),
        "rounds": Option(Maybe(Whole(1, 3)), None),
        "talk_rounds": Option(Whole(0, 3), 1),
        "timer": Option(Flag(), False, on_the_clock=True),  # GD-3.17
        "open_money": Option(Flag(), False),
        "deck": Option(Maybe(DECK), None),
    },
    rules=RULES,
    settle=settle,
    position=position,
    set_up=set_up,
    fill=fill,
    advice=ADVICE,
)
