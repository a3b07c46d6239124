"""Foresight of contracts: missing cash, and the jobs that a deal makes possible."""

from __future__ import annotations

from sitdown.games.cosanostra.components import BusinessCard, JobCard
from sitdown.games.cosanostra.deals import Accept, Decline, MakeOffer, Withdraw
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.bargaining import settle, why_not_settle
from sitdown.games.cosanostra.rules.cash import lent, missing
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.rules.trade import find_offer
from sitdown.games.cosanostra.terms import TOLD_OFFER, Offer
from sitdown.kernel import Document
from sitdown.kernel.foresight import warns


def of_offer(state: CosaNostra, seat: int, action: MakeOffer) -> list[Document]:
    """CN-13.3  Whether either side lacks the cash, and what the deal makes possible."""
    theirs = state.players[action.to].cash
    told = of_payment(state, seat, action.give.cash)
    if action.take.cash > theirs:
        told.append(warns("poor", seat=action.to, cash=theirs))
    offer = Offer(state.next_offer, seat, action.to, action.give, action.take)
    return [*told, *made_possible(state, seat, offer)]


def of_payment(state: CosaNostra, seat: int, amount: int) -> list[Document]:
    cash = state.players[seat].cash
    return [warns("dear", price=amount, cash=cash)] if amount > cash else []


def of_reply(state: CosaNostra, seat: int, action: Accept | Decline | Withdraw) -> list[Document]:
    """The offer in full; for `accept` also the jobs that it makes possible."""
    offer = find_offer(state, action.offer)
    if offer is None:
        return []
    deal: Document = {"event": "deal", **TOLD_OFFER.write(offer)}
    return [deal, *made_possible(state, seat, offer)] if isinstance(action, Accept) else [deal]


def made_possible(state: CosaNostra, seat: int, offer: Offer) -> list[Document]:
    """CN-8.1  Jobs of one's own that a deal brings nearer, each with what must still happen (`if`).

    CN-8.6  A marker on a planned purchase is of no use until its owner buys, which is his choice.
    """
    if why_not_settle(state, offer) is not None:
        return []
    after = state.copy()
    after.heard = False
    settle(after, offer)
    told: list[Document] = []
    for job in own_jobs(state, seat):
        before, then = awaited(state, seat, job), awaited(after, seat, job)
        if then is not None and (before is None or len(then) < len(before)):
            sums = {"one": job.one, "two": job.two}
            told.append({"event": "makes", "job": job.id, **sums, "if": then})
    return told


def own_jobs(state: CosaNostra, seat: int) -> list[JobCard]:
    """Jobs in hand and jobs that gangsters are to carry out."""
    player = state.players[seat]
    tasks = [task.job for one in player.gangsters for task in one.tasks if task.job is not None]
    return [*[state.deck.jobs[name] for name in player.jobs], *tasks]


def awaited(state: CosaNostra, seat: int, job: JobCard) -> list[Document] | None:
    """Purchases without which a job's needs are not met; None if these would not do either."""
    purchases: list[Document] = []
    for kind, number in missing(state, seat, job).items():
        lacking = max(number - len(lent(state, seat, kind)), 0)
        planned = planned_for(state, seat, kind)
        if len(planned) < lacking:
            return None
        purchases += planned[:lacking]
    return purchases


def planned_for(state: CosaNostra, seat: int, kind: str) -> list[Document]:
    """Purchases that would serve a seat: its own, others' with its marker; payable ones first."""
    found = [
        purchase(state, buyer, task.business)
        for buyer in state.around(seat)
        for gangster in state.players[buyer].gangsters
        for task in gangster.tasks
        if task.business is not None
        and task.business.kind == kind
        and (buyer == seat or seat in task.markers)
    ]
    return sorted(found, key=lambda one: one["price"] > one["cash"])


def purchase(state: CosaNostra, seat: int, card: BusinessCard) -> Document:
    player = state.players[seat]
    return {"seat": seat, "buy": card.id, "price": price(player, card), "cash": player.cash}
