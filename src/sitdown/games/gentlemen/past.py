"""A past that could have been: what the turns behind us may have brought to whom (GD-9.4).

A view shows the cards played and the newest turn, not the money that changed hands before it.
"""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Chance, Document

from .components import ARGUMENTS_EACH, Deal

ACCEPTED: Final = (True, True, True, False)
"""How often a proposal is thought to have been accepted."""


def most_money(document: Document, deals: dict[str, Deal]) -> int:
    """The sums of all cards played, 1 for each of them, and 1 for each argument spent."""
    played = sum([deals[id].money + 1 for id in document["discard"]])
    return played + arguments_spent(document)


def arguments_spent(document: Document) -> int:
    left: int = sum([player["arguments"] for player in document["players"]])
    return ARGUMENTS_EACH * int(document["seats"]) - left


def possible_money(document: Document, deals: dict[str, Deal], chance: Chance) -> list[int]:
    """Money for each seat, as it may have come in turn by turn; the newest turn is known."""
    seats: int = document["seats"]
    last: Document | None = document["last"]
    played: list[str] = document["discard"]
    money = [0] * seats
    for turns_ago, id in enumerate(played):
        dealer = (int(document["dealer"]) - 1 - turns_ago) % seats
        if turns_ago == 0 and last is not None:
            shares = shares_of(last, deals[id].money)
        else:
            shares = some_shares(seats, dealer, deals[id].money, chance)
        if turns_ago < len(played) - 1:  # GD-1.3  in the first turn nobody had an accomplice
            visit_of_accomplices(shares, chance)
        for seat in range(seats):
            money[seat] += shares[seat]
    if len(played) > 1:
        for _ in range(arguments_spent(document)):  # GD-6.4
            money[chance.below(seats)] += chance.below(2)
    return money


def shares_of(last: Document, total: int) -> list[int]:
    """What a turn that everybody remembers gave to each seat, the dealer's remainder too."""
    if not last["accepted"]:
        return [0] * len(last["votes"])
    shares: list[int] = last["proposal"]["money"][:]
    shares[last["dealer"]] = total - sum(shares)
    return shares


def some_shares(seats: int, dealer: int, total: int, chance: Chance) -> list[int]:
    """Any split of a sum, a large remainder being likely; or nothing, if the proposal fell."""
    shares = [0] * seats
    if not ACCEPTED[chance.below(len(ACCEPTED))]:
        return shares
    left = total
    for seat in chance.shuffle([seat for seat in range(seats) if seat != dealer]):
        shares[seat] = chance.below(chance.below(left + 1) + 1)
        left -= shares[seat]
    shares[dealer] = left
    return shares


def visit_of_accomplices(shares: list[int], chance: Chance) -> None:
    """GD-6  What tycoon, sheriff and banker may have brought or taken, had somebody owned them."""
    seats = len(shares)
    if not any(shares):
        shares[chance.below(seats)] += 2 * chance.below(2)
        return
    if chance.roll(4) == 1:
        owner = chance.below(seats)
        for neighbour in ((owner + 1) % seats, (owner - 1) % seats):
            if shares[neighbour]:
                shares[neighbour] -= 1
                shares[owner] += 1
    shares[chance.below(seats)] += chance.below(2)
