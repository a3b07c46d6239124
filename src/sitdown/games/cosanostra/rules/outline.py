"""The outline of the game (CN-3.1): drawing, hiring, planning, actions, payday, and again.

These are the steps that the contents page names; each tries the next where nobody is to be asked.
"""

from __future__ import annotations

from collections.abc import Callable

from sitdown.games.cosanostra.components import MONOPOLIES
from sitdown.games.cosanostra.ending import end_game
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.turn import Played
from sitdown.games.cosanostra.wealth import incomes, monopoly_holders

from .course import doc_works, next_doc
from .drawing import begin_round
from .hiring import close_display, open_display
from .influence import carry_out
from .payday import (
    ask_discards,
    ask_recruiting,
    ask_strengthening,
    end_round,
    pay_bonus,
    pay_incomes,
)
from .planning import Planning, begin_planning
from .setup import next_boss, open_first_round
from .turns import Act, begin_actions, begin_extra_turn, extra_turns, skip_turn


def bosses_chosen(state: CosaNostra) -> None:
    """Option `families: choose`: when the last family is taken the game begins."""
    if not next_boss(state):
        open_first_round(state)
        begin_round(state)


def cards_drawn(state: CosaNostra) -> None:
    """CN-19.2  Hiring comes after drawing."""
    if state.options.mercenaries:
        open_display(state)
    else:
        plan(state)


def all_hired(state: CosaNostra) -> None:
    close_display(state)
    plan(state)


def plan(state: CosaNostra) -> None:
    """CN-4.1"""
    if not begin_planning(state):
        take_action(state)


def take_action(state: CosaNostra) -> None:
    """CN-4.9, CN-5.1"""
    if not begin_actions(state):
        payday(state)


def payday(state: CosaNostra) -> None:
    """CN-16.1, CN-18.1  After the last task comes payday, or the end of the game."""
    state.rest_turn()
    if state.round >= state.options.rounds:
        pay_bonus(state, incomes(state.players))  # CN-18.5
        end_game(state)
        return
    pay_incomes(state)
    if not ask_strengthening(state):
        recruiting(state)


def recruiting(state: CosaNostra) -> None:
    """CN-16.3"""
    if not ask_recruiting(state):
        hand_limits(state)


def hand_limits(state: CosaNostra) -> None:
    """CN-16.4"""
    state.rest_turn()
    if not ask_discards(state):
        next_round(state)


def next_round(state: CosaNostra) -> None:
    """CN-16.5"""
    end_round(state)
    begin_round(state)


# CN-19.21  A card that waited for a veto has its effect now, or has been cancelled.


def waits(why: str) -> Callable[[CosaNostra], bool]:
    """Whether a card waits for a veto that was played for this reason."""
    return lambda state: state.played is not None and state.played.why == why


def answered(state: CosaNostra) -> Played:
    """The card that waited, which waits no more."""
    played = state.played
    assert played is not None
    state.played = None
    return played


def card_was_played(state: CosaNostra) -> None:
    """CN-14.1  Either way the player goes on with his turn."""
    played = answered(state)
    if not played.cancelled:
        carry_out(state, played.seat, state.read(played.action))
    state.ask(Planning if played.phase == "plan" else Act, *played.actors)


def skip_was_called(state: CosaNostra) -> None:
    """CN-19.21  A cancelled Schemer of CN-5.9 leaves the turn where it was."""
    played = answered(state)
    if played.cancelled:
        state.ask(Act, *played.actors)
    else:
        skip_turn(state)


def schemer_was_called(state: CosaNostra) -> None:
    """CN-19.21  A called Schemer is cancelled when its extra turn comes up."""
    if answered(state).cancelled:
        state.turn.next_in_queue()
        extra_turns(state)
    else:
        begin_extra_turn(state)


def doc_was_sent(state: CosaNostra) -> None:
    """CN-19.21  If a Doc is cancelled, the next who declared one plays his."""
    if answered(state).cancelled:
        next_doc(state)
    else:
        doc_works(state)


def afterwards(state: CosaNostra) -> None:
    """CN-13.9, CN-17.2  Monopolies are checked after every change, and told at its end."""
    if not state.recount:
        return
    state.recount = False
    before = state.monopolies
    state.monopolies = monopoly_holders(state.players)
    if state.heard:
        for place, name in enumerate(MONOPOLIES):
            if state.monopolies[place] != before[place]:
                state.tell("monopoly", {"name": name, "seat": state.monopolies[place]})
