"""What a choice would bring, as far as the one who chooses can know: odds, prices, terms."""

from __future__ import annotations

from sitdown.games.cosanostra.actions import (
    Again,
    Buy,
    Cancel,
    Exchange,
    Execute,
    Hire,
    Plan,
    Recruit,
    Rob,
    SetTrap,
    Take,
)
from sitdown.games.cosanostra.components import GangsterCard, JobCard
from sitdown.games.cosanostra.deals import Accept, Decline, Withdraw
from sitdown.games.cosanostra.kinds import JOB_KINDS, ROBBERY, TRAP
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.hiring import difference
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.rules.specials import bargain_price
from sitdown.games.cosanostra.rules.trade import find_offer
from sitdown.games.cosanostra.terms import TOLD_OFFER
from sitdown.kernel import Action, Document, Look

from .thinking.needs import needs_of
from .thinking.odds import job_chances, percent


def foresee(look: Look, action: Action) -> list[Document]:
    """Signs of what an action would do; they are told as `brings-…`."""
    state = look.state
    assert isinstance(state, CosaNostra)
    seat = look.seat
    if seat not in state.actors and not isinstance(action, Accept | Decline | Withdraw):
        return []
    if isinstance(action, Plan):
        return of_plan(state, seat, action)
    if isinstance(action, Execute | Buy | Cancel | Rob | SetTrap):
        return of_task(state, seat, action)
    if isinstance(action, Hire | Recruit):
        card = state.deck.gangsters[action.gangster]
        return [of_gangster(card, card.price or 0)]
    if isinstance(action, Exchange):
        card = state.deck.gangsters[action.for_]
        return [of_gangster(card, difference(card))]
    if isinstance(action, Take):
        business = state.deck.businesses[action.business]
        cost = bargain_price(state, seat, business)
        return [{"event": "price", "price": cost, "income": business.income}]
    if isinstance(action, Again):
        return of_target(state, action.target)
    if isinstance(action, Accept | Decline | Withdraw):
        return of_offer(state, action.offer)
    return []


def of_plan(state: CosaNostra, seat: int, action: Plan) -> list[Document]:
    gangster = state.players[seat].gangster(action.gangster)
    if action.buy is not None:
        card = state.deck.businesses[action.buy]
        cost = price(state.players[seat], card)
        return [{"event": "price", "price": cost, "income": card.income}]
    if gangster is None or action.job is None:
        return []
    job = state.deck.jobs[action.job]
    brought = of_job(state, seat, gangster, job, job.kind, None, named=False)
    needs = [need for need in needs_of(state, seat, job) if need["with"] == "missing"]
    return [*brought, {"event": "needs", "needs": needs}] if needs else brought


def of_task(
    state: CosaNostra, seat: int, action: Execute | Buy | Cancel | Rob | SetTrap
) -> list[Document]:
    found = find_task(state.players[seat], action.task)
    if found is None:
        return []
    gangster, _, task = found
    if task.business is not None:
        cost = price(state.players[seat], task.business)
        return [{"event": "price", "price": cost, "income": task.business.income}]
    if task.job is None:
        return []
    if isinstance(action, Cancel):
        return [{"event": "card", "job": task.job.id}]
    if isinstance(action, Rob):
        return of_job(state, seat, gangster, task.job, ROBBERY, None, named=False)
    if isinstance(action, SetTrap):
        trap = task.job if task.job.kind == TRAP else None
        return of_job(state, seat, gangster, trap, TRAP, None, named=False)
    if not isinstance(action, Execute):
        return []
    if action.as_ is not None:
        brought = of_job(state, seat, gangster, None, action.as_, action.target, named=False)
    else:
        kind = task.job.kind
        brought = of_job(state, seat, gangster, task.job, kind, action.target, named=True)
    return [*brought, *of_target(state, action.target)]


def of_job(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard | None,
    kind: str,
    target: int | str | None,
    named: bool,
) -> list[Document]:
    """Its odds with this gangster, and what it pays."""
    if JOB_KINDS[kind].at_strength and target is None:
        return []
    one, two = job_chances(state, seat, gangster, card, kind, target)
    pays = f"{card.one // 1000}/{card.two // 1000}K" if card is not None and card.one else None
    return [
        {
            "event": "odds",
            "job": card.id if named and card is not None else None,
            "one": percent(one),
            "two": percent(two),
            "pays": pays,
        }
    ]


def of_target(state: CosaNostra, target: int | str | None) -> list[Document]:
    """Whose a target is."""
    if not isinstance(target, str):
        return []
    gangster = state.find_gangster(target)
    if gangster is not None:
        owner, victim = gangster
        return [{"event": "target", "seat": owner, "strength": victim.strength()}]
    business = state.find_business(target)
    return [] if business is None else [{"event": "target", "seat": business[0], "strength": None}]


def of_gangster(card: GangsterCard, cost: int) -> Document:
    return {
        "event": "gun",
        "price": cost,
        "strength": card.strength,
        "ability": card.ability_name,
    }


def of_offer(state: CosaNostra, id: int) -> list[Document]:
    offer = find_offer(state, id)
    return [] if offer is None else [{"event": "deal", **TOLD_OFFER.write(offer)}]
