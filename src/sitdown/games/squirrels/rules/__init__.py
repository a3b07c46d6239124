"""The rulebook of New York Squirrels: its contents page."""

from sitdown.games.squirrels.position import Squirrels
from sitdown.games.squirrels.view import hide
from sitdown.kernel import OVER, Rules

from .setup import SetUpChoice, first_turn
from .turn import (
    DutyShares,
    Order,
    PlayCard,
    RaidTarget,
    apply_cards,
    fits_between_turns,
    line_up,
)


def fits(state: Squirrels) -> None:
    if state.phase == OVER:
        fits_between_turns(state)


RULES = Rules(
    decisions=[SetUpChoice(), PlayCard(), Order(), RaidTarget(), DutyShares()],
    after={
        SetUpChoice: first_turn,
        PlayCard: line_up,
        Order: apply_cards,
        RaidTarget: apply_cards,
        DutyShares: apply_cards,
    },
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
    fits=fits,
)
