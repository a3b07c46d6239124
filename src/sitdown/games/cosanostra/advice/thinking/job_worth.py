"""What jobs are worth, with this gangster and at that target."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.ending import power
from sitdown.games.cosanostra.kinds import DEACTIVATE, GANGSTER, JOB_KINDS, KILL, PLAYER, STEAL
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.attacks import targets
from sitdown.games.cosanostra.rules.specials import SPECIALS, stakes
from sitdown.games.cosanostra.wealth import MONOPOLY_PAYS

from .money import borrowing_price, chance_to_pay, expected, has_markers_for, missing
from .odds import chances, job_chances
from .worth import (
    TASK,
    business_worth,
    gangster_worth,
    harm,
    monopoly_at,
    paydays,
    rounds_after,
)

LENT: Final = 0.95
BOUGHT: Final = 0.8
NOWHERE: Final = 0.05
"""How likely a business that a job lacks is there in time: borrowed, bought, or owned by nobody."""
CANDIDATES: Final = 6
"""So many targets are weighed when a job is only planned."""


def job_worth(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard,
    target: int | str | None = None,
) -> float:
    """What a job is worth with this gangster; an attack without a target at its best one."""
    if card.traits.cash:
        return cash_worth(state, seat, gangster, card)
    if card.traits.target is not None:
        if target is not None:
            return attack_worth(state, seat, gangster, card, card.kind, target)
        aims = likely_targets(state, seat, card.kind)
        worths = [attack_worth(state, seat, gangster, card, card.kind, aim) for aim in aims]
        return max(worths, default=0.0)
    if card.traits.response:
        return response_worth(state, seat, gangster, card)
    return special_worth(state, seat, gangster, card)


def cash_worth(state: CosaNostra, seat: int, gangster: Gangster, card: JobCard) -> float:
    """What it pays on average, less what it costs to borrow the businesses it lacks."""
    one, two = job_chances(state, seat, gangster, card, card.kind)
    more = gangster.card.ability.more_profit
    pays = one * (card.one + more) + two * (card.two - card.one)
    planned = planned_kinds(state.players[seat])
    likely, cost = 1.0, 0
    for kind, owners in missing(state, seat, card):
        if planned.get(kind, 0) > 0:
            likely *= BOUGHT
        elif owners:
            likely *= LENT
            cost += borrowing_price(state, seat, owners)
        else:
            likely *= NOWHERE
    if cost and not has_markers_for(state, seat, card):
        likely *= NOWHERE
    if cost:
        likely *= chance_to_pay(state, seat, cost, card)
    return likely * (pays - cost)


def planned_kinds(player: Player) -> dict[str, int]:
    """Businesses that a player has planned to buy."""
    kinds: dict[str, int] = {}
    for gangster in player.gangsters:
        for task in gangster.tasks:
            if task.business is not None:
                kinds[task.business.kind] = kinds.get(task.business.kind, 0) + 1
    return kinds


def likely_targets(state: CosaNostra, seat: int, kind: str) -> list[int | str]:
    """A few targets worth a thought."""
    aims = targets(state, seat, kind)
    if JOB_KINDS[kind].target == PLAYER or len(aims) <= CANDIDATES:
        return aims
    return sorted(aims, key=lambda aim: -rough_worth(state, str(aim)))[:CANDIDATES]


def rough_worth(state: CosaNostra, target: str) -> int:
    found = state.find_gangster(target)
    if found is not None:
        return found[1].printed_strength() * (2 if not found[1].tasks else 1)
    business = state.find_business(target)
    return 0 if business is None else business[1].card.income


def attack_worth(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard | None,
    kind: str,
    target: int | str,
) -> float:
    """What an attack on a target is worth: what one gains, and what the other loses."""
    one, two = job_chances(state, seat, gangster, card, kind, target)
    if isinstance(target, int):
        return money_attack_worth(state, seat, gangster, card, target, one, two)
    if JOB_KINDS[kind].target == GANGSTER:
        return gangster_attack_worth(state, seat, gangster, kind, target, one, two)
    return business_attack_worth(state, seat, kind, target, one, two)


def money_attack_worth(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard | None,
    target: int,
    one: float,
    two: float,
) -> float:
    assert card is not None
    cash = state.players[target].cash
    if state.phase == "plan":
        cash = max(cash, 3000 * state.round)
    hurt = harm(state, seat, target)
    if card.traits.one == STEAL:
        more = gangster.card.ability.more_theft
        least, most = min(card.one + more, cash), min(card.two + more, cash)
        return (one * least + two * (most - least)) * (1 + hurt)
    least, most = min(card.one, cash), min(card.two, cash)
    return (one * least + two * (most - least)) * hurt


def gangster_attack_worth(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    kind: str,
    target: str,
    one: float,
    two: float,
) -> float:
    """A trophy, the loss of a gangster, or at least of his tasks."""
    found = state.find_gangster(target)
    if found is None:
        return 0.0
    owner, victim = found
    hurt = harm(state, seat, owner)
    player = state.players[seat]
    trophy = power(player, victim.printed_strength()) - power(player)
    kill = trophy + hurt * gangster_worth(state, victim.card, rounds_after(state) + 1)
    lost = hurt * TASK * (1 + len(victim.tasks))
    traits = JOB_KINDS[kind]
    if not traits.shot_back:
        worths = {KILL: kill, DEACTIVATE: lost, None: 0.0}
        return two * worths[traits.two] + (one - two) * worths[traits.one]
    answer = chances(victim.strength(), 5)[0]
    own = gangster_worth(state, gangster.card, rounds_after(state)) + 4000
    return one * kill - (1 - one) * answer * own


def business_attack_worth(
    state: CosaNostra, seat: int, kind: str, target: str, one: float, two: float
) -> float:
    """A payday lost, a business lost, or one that changes sides."""
    found = state.find_business(target)
    if found is None:
        return 0.0
    owner, business = found
    hurt = harm(state, seat, owner)
    monopoly = MONOPOLY_PAYS if monopoly_at(state, owner, business.card) else 0
    last = 2 if rounds_after(state) == 0 else 1
    out = hurt * (business.card.income + monopoly) * last
    gone = hurt * (business.card.income + monopoly) * paydays(state)
    if kind == "persuasion":
        return two * (gone + business_worth(state, seat, business.card))
    if kind in ("arson", "kill-a-businessman"):
        return two * gone + (one - two) * out
    return one * out


def response_worth(state: CosaNostra, seat: int, gangster: Gangster, card: JobCard) -> float:
    """A robbery lives on others' jobs, a trap on others' attacks."""
    one, two = job_chances(state, seat, gangster, card, card.kind)
    rivals = state.seats - 1
    if card.kind == "robbery":
        return (one + two) * 0.5 * (2500 + 1200 * state.round) * min(rivals, 3) / 3
    return one * 1500 + two * 3000


def special_worth(state: CosaNostra, seat: int, gangster: Gangster, card: JobCard) -> float:
    one, two = job_chances(state, seat, gangster, card, card.kind)
    player = state.players[seat]
    if card.kind == "birthday":
        guests = [max(state.players[other].cash, 1000) for other in state.after(seat)]
        presents = sum([min(card.one, cash) for cash in guests])
        more = sum([min(card.two, cash) for cash in guests]) - presents
        return (one * presents + two * more) * 1.2
    if card.kind == "money-laundering":
        planning = state.phase == "plan"
        clean = max(int(expected(state, seat)), 0) if planning else player.cash
        least = min(card.one, clean)
        return (one * least + two * (min(card.two, clean) - least)) * 0.9
    if card.kind == "poker":
        pot = sum(stakes(state, seat))
        return (2 * one - 1) * pot if player.cash >= pot else 0.0
    if card.kind == "horse-racing":
        return max((2 * one - 1) * min(20000, player.cash), 0.0)
    return bargain_worth(state, seat, card, one, two)


def bargain_worth(state: CosaNostra, seat: int, card: JobCard, one: float, two: float) -> float:
    """The best business one could pay, with the reduction that the card brings."""
    player = state.players[seat]
    sale = SPECIALS[card.kind].sale
    assert sale is not None
    names = state.market + (state.business_stack if sale.from_stack else [])
    best = 0.0
    for name in names:
        business = state.deck.businesses[name]
        worth = business_worth(state, seat, business)
        full, less = sale.price(player, business, False), sale.price(player, business, True)
        gain = (one - two) * max(worth - full, 0) * (full <= player.cash)
        gain += two * max(worth - less, 0) * (less <= player.cash)
        best = max(best, gain)
    return best
