"""Vendetta (Вендетта): families, an auction and a bribed jury."""

from sitdown.kernel import Game, Option
from sitdown.kernel.form import Flag, Maybe, Whole, Word

from .advice import ADVICE
from .components import MOST_SEATS, SQUARES
from .deck import DECK
from .imagine import fill
from .options import OWN
from .position import position
from .rules import RULES
from .rules.setup import set_up, settle

game = Game(
    id="vendetta",
    seats=range(3, MOST_SEATS + 1),  # VE-1.1
    options={
        "agents": Option(Whole(0, 2), 2),
        "abilities": Option(Flag(), True),
        "timing": Option(Word(("any", OWN), "timing"), "any"),
        "verdict_start": Option(Maybe(Whole(1, SQUARES)), None),
        "deck": Option(Maybe(DECK), None),
    },
    rules=RULES,
    settle=settle,
    set_up=set_up,
    position=position,
    fill=fill,
    advice=ADVICE,
)
