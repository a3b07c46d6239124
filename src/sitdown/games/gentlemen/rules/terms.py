"""What a proposal and an ask must keep to (GD-3.1 to GD-3.5, GD-3.12), in the seat's own words."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Ask, Proposal
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Reason, illegal


def require_kept(state: Gentlemen, proposal: Proposal) -> None:
    fault = unkept(state, proposal)
    if fault is not None:
        raise illegal(proposal.do, fault)


def unkept(state: Gentlemen, proposal: Proposal) -> Reason | None:
    """GD-3.2 to GD-3.5  Why the dealer could not keep a proposal, in words for the dealer.

    No seat must get anything (GD-3.6), and it does not matter who owns an accomplice (GD-3.7).
    """
    fault = misdirected(state, len(proposal.money), proposal.accomplices)
    if fault is not None:
        return fault
    if min(proposal.money) < 0:
        return below_zero()
    if proposal.money[state.dealer]:
        return Reason(
            "because-rest-is-yours",
            "you give yourself nothing: what is left of the sum is yours anyway",
        )
    deal = state.deal()
    for name in proposal.accomplices:
        if name not in deal.accomplices:
            return Reason(
                "because-not-on-card",
                f"no {name} on your card ({', '.join(deal.accomplices) or 'it shows nobody'})",
                {"name": name, "shown": list(deal.accomplices)},
            )
    given = sum(proposal.money)
    if given > deal.money:
        return Reason(
            "because-more-than-card",
            f"{given} is given in all, your card has {deal.money}",
            {"given": given, "sum": deal.money},
        )
    return None


def below_zero() -> Reason:
    return Reason("because-below-zero", "nobody can be given less than 0")


def require_form(state: Gentlemen, ask: Ask) -> None:
    """GD-3.12, GD-3.13  An ask is held only against what everybody knows: it binds nobody."""
    fault = misdirected(state, len(ask.money), ask.accomplices)
    named = [money for money in ask.money if money is not None]
    if fault is None and ask.money[state.dealer] is not None:
        fault = Reason(
            "because-not-for-dealer",
            f"the dealer's entry (seat {state.dealer}) is null: you can only ask for others",
        )
    if fault is None and named and min(named) < 0:
        fault = below_zero()
    if fault is None and sum(named) > state.options.largest:
        fault = Reason(
            "because-more-than-any-card",
            f"{sum(named)} asked in all, no deal has more than {state.options.largest}",
            {"asked": sum(named), "largest": state.options.largest},
        )
    if fault is None and not named and not ask.accomplices:
        fault = Reason("because-empty-ask", "name a sum or an accomplice for somebody, or pass")
    if fault is not None:
        raise illegal("ask", fault)


def misdirected(state: Gentlemen, entries: int, accomplices: dict[str, int]) -> Reason | None:
    """GD-3.1, GD-3.4  Money has an entry per seat; accomplices go to seats but the dealer's."""
    if entries != state.seats:
        return Reason(
            "because-one-each",
            f"money has {entries} entries, {state.seats} are needed, one for each seat",
            {"entries": entries, "seats": state.seats},
        )
    for name, seat in accomplices.items():
        if not 0 <= seat < state.seats:
            return Reason(
                "because-no-such-seat",
                f"{name} to seat {seat}: the seats are 0 to {state.seats - 1}",
                {"name": name},
            )
        if seat == state.dealer:
            return Reason(
                "because-rest-is-dealers",
                f"{name} to the dealer: what is given to nobody goes to the dealer anyway",
                {"name": name},
            )
    return None
