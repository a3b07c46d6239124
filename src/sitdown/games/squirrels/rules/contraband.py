"""Contraband, customs and the bank that keeps them apart (SQ-5, SQ-6)."""

from __future__ import annotations

from sitdown.games.squirrels.components import CUSTOMS, DUTY, WORTH
from sitdown.games.squirrels.position import Squirrels


def smuggle(state: Squirrels, seat: int, place: int) -> bool:
    """SQ-5.1, SQ-5.8  A contraband brings its nuts, then pays duty; False if that has to wait."""
    card = state.players[seat].stacks[place][0]
    state.players[seat].nuts += WORTH[card]
    if state.heard:
        state.tell("smuggled", {"seat": seat, "stack": place, "card": card, "amount": WORTH[card]})
    if leaves_a_choice(state, seat, place):
        return False
    if state.owes_duty(seat, place):
        for officer in officers(state, seat):  # SQ-5.6
            pay(state, seat, officer, DUTY[card])
    return True


def officers(state: Squirrels, seat: int) -> list[int]:
    """SQ-5.3, SQ-5.9, SQ-5.10  The opponents with an active customs, each once."""
    return [other for other in state.opponents(seat) if state.players[other].shows(CUSTOMS)]


def leaves_a_choice(state: Squirrels, seat: int, place: int) -> bool:
    """SQ-5.5, SQ-5.7  Whether a contraband is worth less than its duty, which it pays alone."""
    if not state.owes_duty(seat, place):
        return False
    card = state.players[seat].stacks[place][0]
    return DUTY[card] * len(officers(state, seat)) > WORTH[card]


def pay(state: Squirrels, seat: int, officer: int, amount: int) -> None:
    state.players[seat].nuts -= amount
    state.players[officer].nuts += amount
    if state.heard:
        state.tell("paid", {"from": seat, "to": officer, "amount": amount, "for": CUSTOMS})


def ways_to_pay(state: Squirrels, seat: int, place: int) -> list[list[int]]:
    """SQ-5.7  All the nuts of the card go out, to as many officers as possible."""
    card = state.players[seat].stacks[place][0]
    due = [0] * state.seats
    for officer in officers(state, seat):
        due[officer] = DUTY[card]
    paid = min(len(officers(state, seat)), WORTH[card])
    ways = distributions(due, WORTH[card])
    return [shares for shares in ways if state.seats - shares.count(0) == paid]


def distributions(due: list[int], nuts: int) -> list[list[int]]:
    """All ways to hand out exactly these nuts, nobody more than is due, in ascending order."""
    if not due:
        return [[]] if nuts == 0 else []
    return [
        [share, *rest]
        for share in range(min(due[0], nuts) + 1)
        for rest in distributions(due[1:], nuts - share)
    ]
