"""Gangs and prison (GD-7)."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Proposal
from sitdown.games.gentlemen.components import SHERIFF
from sitdown.games.gentlemen.position import Gentlemen


def take_gangs_back(state: Gentlemen) -> None:
    """GD-7.3  All gang cards go back to the centre, used or not, before new ones are dealt."""
    for seat in state.from_the_left():
        player = state.players[seat]
        if player.gangs:
            if state.heard:
                state.tell("returned", {"seat": seat, "gangs": player.gangs})
            player.gangs = 0


def set_free(state: Gentlemen) -> None:
    """GD-7.6  The prisoner has missed a vote and gives the prison card back."""
    if state.prison is not None:
        if state.heard:
            state.tell("released", {"seat": state.prison})
        state.prison = None


def jail(state: Gentlemen) -> None:
    """GD-7.5  A dealer whose proposal falls takes the prison card."""
    state.prison = state.dealer
    if state.heard:
        state.tell("jailed", {"seat": state.dealer})


def reward_the_left_out(state: Gentlemen, proposal: Proposal) -> None:
    """GD-7.1  A gang card for each seat that was offered nothing, a prisoner's too."""
    for seat in state.others():
        if proposal.gives_nothing_to(seat):
            give_gang(state, seat, "nothing")


def give_gang(state: Gentlemen, seat: int, why: str) -> None:
    """GD-6.2, GD-7.4  The owner of the sheriff gets two in place of one; ten always suffice."""
    gangs = 2 if state.accomplices[SHERIFF] == seat else 1
    state.players[seat].gangs += gangs
    if state.heard:
        state.tell("gang", {"seat": seat, "gangs": gangs, "why": why})
