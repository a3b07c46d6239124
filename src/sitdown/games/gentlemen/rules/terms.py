"""What a proposal and an ask must keep to (GD-3.1 to GD-3.5, GD-3.12), in the seat's own words."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Ask, Proposal
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import IllegalAction


def require_kept(state: Gentlemen, proposal: Proposal) -> None:
    fault = unkept(state, proposal)
    if fault is not None:
        raise IllegalAction(f"{proposal.do}: {fault}")


def unkept(state: Gentlemen, proposal: Proposal) -> str | None:
    """GD-3.2 to GD-3.5  Why the dealer could not keep a proposal, in words for the dealer."""
    fault = misdirected(state, len(proposal.money), proposal.accomplices)
    if fault is not None:
        return fault
    if min(proposal.money) < 0:
        return "nobody can be given less than 0"
    if proposal.money[state.dealer]:
        return "you give yourself nothing: what is left of the sum is yours anyway"
    deal = state.deal()
    for name in proposal.accomplices:
        if name not in deal.accomplices:
            return f"no {name} on your card ({', '.join(deal.accomplices) or 'it shows nobody'})"
    given = sum(proposal.money)
    if given > deal.money:
        return f"{given} is given in all, your card has {deal.money}"
    return None


def require_form(state: Gentlemen, ask: Ask) -> None:
    """GD-3.12  An ask is held only against what everybody knows, never against the card."""
    fault = misdirected(state, len(ask.money), ask.accomplices)
    named = [money for money in ask.money if money is not None]
    if fault is None and ask.money[state.dealer] is not None:
        fault = f"the dealer's entry (seat {state.dealer}) is null: you can only ask for others"
    if fault is None and named and min(named) < 0:
        fault = "nobody can be given less than 0"
    if fault is None and sum(named) > state.options.largest:
        fault = f"{sum(named)} asked in all, no deal has more than {state.options.largest}"
    if fault is None and not named and not ask.accomplices:
        fault = "name a sum or an accomplice for somebody, or pass"
    if fault is not None:
        raise IllegalAction(f"ask: {fault}")


def misdirected(state: Gentlemen, entries: int, accomplices: dict[str, int]) -> str | None:
    """GD-3.1, GD-3.4  Money has an entry per seat; accomplices go to seats but the dealer's."""
    if entries != state.seats:
        return f"money has {entries} entries, {state.seats} are needed, one for each seat"
    for name, seat in accomplices.items():
        if not 0 <= seat < state.seats:
            return f"{name} to seat {seat}: the seats are 0 to {state.seats - 1}"
        if seat == state.dealer:
            return f"{name} to the dealer: what is given to nobody goes to the dealer anyway"
    return None
