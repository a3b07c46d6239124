"""Wallet (Бумажник): a passport, as much money as it explains, and the police at the door."""

from sitdown.kernel import Game, Option
from sitdown.kernel.form import Flag, Just, Maybe

from .advice import ADVICE
from .components import DECK, MOST_SEATS
from .imagine import fill
from .position import position
from .rules import RULES
from .rules.setup import set_up, settle

game = Game(
    id="wallet",
    seats=range(2, MOST_SEATS + 1),  # WA-2.1
    options={
        "balanced_deck": Option(Flag(), False),
        "specials_per_turn": Option(Just(1, 2), 1),
        "jewellery_pays": Option(Flag(), True),
        "deck": Option(Maybe(DECK), None),
    },
    rules=RULES,
    settle=settle,
    set_up=set_up,
    position=position,
    fill=fill,
    advice=ADVICE,
)
