"""The rulebook of Gentleman's Deal: its contents page."""

from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.view import hide
from sitdown.kernel import OVER, Course, Misfit, Rules

from .proposal import Closing, FreeAsk, Opening, Talk, await_the_final_word, put_to_the_others
from .turn import next_turn, turn_is_over
from .vote import Voting


def fits(state: Gentlemen) -> None:
    if state.phase != OVER and state.card is None:
        raise Misfit(f"missing in phase {state.phase}", "card")
    for seat, vote in enumerate(state.votes):
        if vote is not None and state.phase != Voting.phase:
            raise Misfit("this seat has no vote now", f"votes[{seat}]")


RULES = Rules(
    decisions=[Opening(), Talk(), Closing(), Voting()],
    asides=[FreeAsk()],
    after={
        Opening: put_to_the_others,
        Talk: await_the_final_word,
        Closing: put_to_the_others,
    },
    meanwhile=[
        Course(turn_is_over, {Opening: next_turn, Closing: next_turn, Voting: next_turn}),
    ],
    events=[
        "turn",
        "moved",
        "drew",
        "offered",
        "replied",
        "asks",
        "asked",
        "final",
        "folded",
        "voted",
        "counted",
        "spent",
        "revealed",
        "returned",
        "released",
        "paid",
        "promised",
        "jailed",
        "gang",
        "over",
    ],
    hide=hide,
    fits=fits,
)
