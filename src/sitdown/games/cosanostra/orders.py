"""Orders and wishes: the actions that name a gangster or a business, made once for each."""

from __future__ import annotations

from .actions import LAYINGS, Buy, Cancel, Plan
from .deals import MakeOffer
from .terms import Terms


class Orders:
    """What can be said of one gangster and his tasks. Actions are values: each is made once.

    `tasks` are the references of his first task and his second (CN-1.10).
    """

    def __init__(self, gangster: str) -> None:
        self.gangster = gangster
        self.tasks = [gangster, f"{gangster}#1"]
        self.buy = [Buy(task) for task in self.tasks]
        self.cancel = [Cancel(task) for task in self.tasks]
        self.lay = {card: lay(gangster) for card, lay in LAYINGS.items()}
        self.jobs: dict[str, Plan] = {}
        self.purchases: dict[str, Plan] = {}

    def plan_job(self, job: str) -> Plan:
        plan = self.jobs.get(job)
        if plan is None:
            self.jobs[job] = plan = Plan(self.gangster, job=job)
        return plan

    def plan_purchase(self, business: str) -> Plan:
        plan = self.purchases.get(business)
        if plan is None:
            self.purchases[business] = plan = Plan(self.gangster, buy=business)
        return plan


class Wishes:
    """Offers of cash for a marker on one business, by the seat they are made to."""

    def __init__(self, business: str, cash: int) -> None:
        self.give = Terms(cash, (), (), ())
        self.take = Terms(0, (business,), (), ())
        self.offers: dict[int, MakeOffer] = {}

    def to(self, seat: int) -> MakeOffer:
        offer = self.offers.get(seat)
        if offer is None:
            self.offers[seat] = offer = MakeOffer(seat, self.give, self.take)
        return offer
