"""A past that could have been: what the turns behind us may have brought to whom (GD-9.4).

A view shows the cards played and the newest turn, not the money that changed hands before it.
"""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Luck

from .components import ARGUMENTS_EACH
from .position import Gentlemen

ACCEPTED: Final = (True, True, True, False)
"""How often a proposal is thought to have been accepted."""


def most_money(state: Gentlemen) -> int:
    """The sums of all cards played, 1 for each of them, and 1 for each argument spent."""
    played = sum([state.options.deals[id].money + 1 for id in state.discard])
    return played + arguments_spent(state)


def arguments_spent(state: Gentlemen) -> int:
    left = sum([player.arguments for player in state.players])
    return ARGUMENTS_EACH * state.seats - left


def possible_money(state: Gentlemen, luck: Luck) -> list[int]:
    """Money for each seat, as it may have come in turn by turn; the newest turn is known."""
    seats = state.seats
    money = [0] * seats
    first = len(state.discard) - 1
    for turns_ago, id in enumerate(state.discard):
        if turns_ago == 0 and state.last is not None:
            shares = state.last.shares()
        else:
            dealer = (state.dealer - 1 - turns_ago) % seats
            shares = some_shares(seats, dealer, state.options.deals[id].money, luck)
        if turns_ago < first:  # GD-1.3  in the first turn nobody had an accomplice
            visit_of_accomplices(shares, luck)
        for seat in range(seats):
            money[seat] += shares[seat]
    if first > 0:
        for _ in range(arguments_spent(state)):  # GD-6.4
            money[luck.below(seats)] += luck.below(2)
    return money


def some_shares(seats: int, dealer: int, total: int, luck: Luck) -> list[int]:
    """Any split of a sum, a large remainder being likely; or nothing, if the proposal fell."""
    shares = [0] * seats
    if not ACCEPTED[luck.below(len(ACCEPTED))]:
        return shares
    left = total
    for seat in luck.shuffle([seat for seat in range(seats) if seat != dealer]):
        shares[seat] = luck.below(luck.below(left + 1) + 1)
        left -= shares[seat]
    shares[dealer] = left
    return shares


def visit_of_accomplices(shares: list[int], luck: Luck) -> None:
    """GD-6  What tycoon, sheriff and banker may have brought or taken, had somebody owned them."""
    seats = len(shares)
    if not any(shares):
        shares[luck.below(seats)] += 2 * luck.below(2)
        return
    if luck.roll(4) == 1:
        owner = luck.below(seats)
        for neighbour in ((owner + 1) % seats, (owner - 1) % seats):
            if shares[neighbour]:
                shares[neighbour] -= 1
                shares[owner] += 1
    shares[luck.below(seats)] += luck.below(2)
