"""Turns (VE-2): who is asked in business, auction and trial, who is passed over."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sitdown.games.vendetta.family import TURNED
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import IllegalAction
from sitdown.kernel.decision import AnyDecision
from sitdown.kernel.rules import Step


def begin_phase(state: Vendetta, phase: str) -> None:
    """VE-2.2  The order runs clockwise from the first player and is fixed for the phase."""
    state.phase = phase
    state.order = state.around(state.first)
    state.turn = 0
    if state.heard:
        state.tell("phase", {"phase": phase, "month": state.month, "order": state.order[:]})


def in_turn(turn: type[AnyDecision], can_act: Callable[[Vendetta, int], bool], *then: Step) -> Step:
    """VE-2.3, VE-2.5  Asks the next seat in order, unless all it could do is pass; then goes on."""

    def next_turn(state: Vendetta) -> None:
        while state.turn < state.seats:
            seat = state.order[state.turn]
            if state.players[seat].vendetta or can_act(state, seat):
                state.ask(turn, seat)
                return
            if state.heard:
                state.tell("skipped", {"seat": seat})
            state.turn += 1
        go_on(state, then)

    return next_turn


def one_by_one(question: type[AnyDecision], *then: Step) -> Step:
    """Asks as long as there is somebody to ask; then goes on."""

    def next_one(state: Vendetta) -> None:
        seats = state.rules.decisions[question.phase].actors(state)
        if seats:
            state.ask(question, *seats)
        else:
            go_on(state, then)

    return next_one


def go_on(state: Vendetta, then: tuple[Step, ...]) -> None:
    for step in then:
        state.then(step)


def end_turn(state: Vendetta, seat: int) -> None:
    """VE-2.3  A turn ends with `pass`; there is no second one in the phase."""
    if state.heard:
        state.tell("passed", {"seat": seat})
    state.turn += 1


def require_bandit(state: Vendetta, seat: int, do: str, bandit: str) -> None:
    """VE-2.4  Only an own unturned bandit can be turned."""
    player = state.players[seat]
    if bandit not in player.bandits:
        raise IllegalAction(f'{do}: you have no bandit "{bandit}" ({listed(player.bandits)})')
    if player.bandits[bandit] == TURNED:
        unturned = listed(player.straight_bandits())
        raise IllegalAction(f"{do}: {bandit} is turned already (unturned: {unturned})")


def require_bill(do: str, bill: str, bills: list[str], where: str = "your hand") -> None:
    if bill not in bills:
        raise IllegalAction(f'{do}: no "{bill}" there ({where}: {listed(bills)})')


def listed(things: Iterable[str]) -> str:
    return ", ".join(things) or "nothing"
