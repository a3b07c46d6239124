"""The rulebook of New York Squirrels: its contents page."""

from sitdown.games.squirrels.view import hide
from sitdown.kernel import Rules

from .setup import SetUpChoice
from .turn import DutyShares, Order, PlayCard, RaidTarget, apply_cards, begin_turn

RULES = Rules(
    decisions=[SetUpChoice(), PlayCard(), Order(), RaidTarget(), DutyShares()],
    steps=[begin_turn, apply_cards],
    events=[
        "sealed",
        "revealed",
        "turn",
        "played",
        "took",
        "fizzled",
        "smuggled",
        "paid",
        "raided",
        "over",
    ],
    hide=hide,
)
