"""What things are worth to a careful boss: businesses, gangsters, jobs, and harm done to others.

All sums are in dollars at the end of the game, guessed from what the table shows.
"""

from __future__ import annotations

from typing import Final

from .components import (
    CASH,
    GANGSTER,
    PLAYER,
    RESPONSES,
    TARGETS,
    BusinessCard,
    GangsterCard,
    JobCard,
)
from .ending import POWER
from .player import Player
from .position import CosaNostra
from .prospects import chances, job_chances, needs_of
from .records import Gangster
from .rules.attacks import NEED_TWO, targets
from .rules.prices import price
from .rules.specials import stakes
from .wealth import MONOPOLY_PAYS, income, kinds_of, monopoly_holders

LEADER: Final = 0.5
OTHERS: Final = 0.2
"""What a dollar that the leader loses is worth, and one of somebody else."""
LENT: Final = 0.55
"""How much of a job is left if a business for it has still to be borrowed."""
TASK: Final = 2200
GUN: Final = 1700
"""What a task of a round brings, and each point of strength in it."""
MAJORITY: Final = 15000
CANDIDATES: Final = 6
"""So many targets are weighed when a job is only planned."""

ABILITIES: Final[dict[str, tuple[int, int]]] = {
    "rosa-mendez": (800, 0),
    "izzy-ordova": (3500, 0),
    "hector-vega": (900, 0),
    "paco-santiago": (1800, 0),
    "bernardo-farmacista": (1200, 0),
    "tuco-quintero": (2500, 0),
    "dee-jackson": (1200, 0),
    "laverne-ontario": (4000, 4000),
    "marcus-lane": (1500, 0),
    "lil-omar": (3000, 0),
    "big-tyrell": (2500, 0),
    "queenie-brooks": (6000, 6000),
    "dave-death-poppel": (0, 2500),
    "willy-svenson": (600, 0),
    "tank-olsen": (900, 0),
    "jimmy-the-tramp": (1500, 0),
    "lono-slifer": (2000, 0),
    "mad-dog-riley": (900, 0),
    "stas-valigura": (0, 3500),
    "ivan-drobov": (500, 0),
    "adriano-simion": (900, 0),
    "alexei-walenko": (900, 0),
    "olga-petrova": (1200, 0),
    "boggy-gloves": (4500, 0),
    "saito-botan": (1500, 0),
    "fumiyo-goto": (2000, 0),
    "ryu-yamamoto": (1500, 0),
    "kenzo-isosaki": (2000, 0),
    "takeshi-ando": (2500, 2500),
    "yumiko-ishi": (5000, 0),
}
"""What an ability brings in a round, and once."""


def paydays(state: CosaNostra) -> int:
    """How often a business in play now still earns; the last payday counts twice."""
    return state.options.rounds - state.round + 2


def rounds_after(state: CosaNostra) -> int:
    """How many rounds come after this one."""
    return state.options.rounds - state.round


def visible_wealth(state: CosaNostra, seat: int) -> int:
    """What a boss is worth by what all can see."""
    player = state.players[seat]
    earned = income(player, state.monopolies.count(seat))
    return player.cash + 2 * earned + 2 * player.laundered + power_of(player, 0)


def harm(state: CosaNostra, seat: int, other: int) -> float:
    """What it is worth to a player that another one loses a dollar."""
    wealth = [visible_wealth(state, one) for one in range(state.seats)]
    rivals = [wealth[one] for one in range(state.seats) if one != seat]
    return LEADER if wealth[other] == max(rivals) else OTHERS


def business_worth(state: CosaNostra, seat: int, card: BusinessCard) -> float:
    """What a business still earns for this player, a monopoly that it makes included."""
    gains = card.income * paydays(state)
    own = kinds_of(state.players[seat]).get(card.kind, 0)
    if own == 1 and would_hold(state, seat, card.kind):
        gains += MONOPOLY_PAYS * paydays(state)
    elif own == 0:
        gains += card.income // 2  # it can be lent, and spares borrowing
    return float(gains)


def would_hold(state: CosaNostra, seat: int, kind: str) -> bool:
    """Whether one more card of a kind makes a monopoly."""
    counts = [kinds_of(player).get(kind, 0) for player in state.players]
    rest = sum(counts) - counts[seat]
    return kind in ("pimp", "drug-dealer", "loan-shark") and counts[seat] + 1 > rest


def monopoly_at(state: CosaNostra, seat: int, card: BusinessCard) -> bool:
    """Whether a player holds a monopoly that needs this card."""
    names = list(monopoly_holders(state.players))
    kinds = ("pimp", "drug-dealer", "loan-shark")
    if card.kind not in kinds or names[kinds.index(card.kind)] != seat:
        return False
    return kinds_of(state.players[seat])[card.kind] == 2


def purchase_worth(state: CosaNostra, seat: int, card: BusinessCard) -> float:
    """What buying a business brings, less its price."""
    return business_worth(state, seat, card) - price(state.players[seat], card)


def gangster_worth(state: CosaNostra, card: GangsterCard, rounds: int) -> float:
    """What a gangster brings in so many rounds of tasks."""
    a_round, once = (0, 0) if card.ability_name is None else ABILITIES[card.ability_name]
    return rounds * (TASK + GUN * card.strength + a_round) + once


def majority_worth(state: CosaNostra, seat: int) -> float:
    """What one gangster more may be worth for the bonus of the most gangsters."""
    mine = len(state.players[seat].gangsters) + 1
    best = max(len(state.players[other].gangsters) for other in state.after(seat))
    share = {0: 0.35, 1: 0.5}.get(mine - best, 0.15 if mine < best else 0.1)
    return MAJORITY * share


def power_of(player: Player, more: int) -> int:
    """CN-18.4  The power bonus, with another trophy of this strength (0: none)."""
    strengths = [trophy.strength for trophy in player.trophies]
    if more:
        strengths.append(more)
    return sum(strengths) * POWER[min(len(strengths), len(POWER) - 1)]


# Jobs.


def job_worth(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard,
    target: int | str | None = None,
) -> float:
    """What a job is worth with this gangster; an attack without a target at its best one."""
    if card.kind == CASH:
        return cash_worth(state, seat, gangster, card)
    if card.kind in TARGETS:
        if target is not None:
            return attack_worth(state, seat, gangster, card, card.kind, target)
        aims = likely_targets(state, seat, card.kind)
        worths = [attack_worth(state, seat, gangster, card, card.kind, aim) for aim in aims]
        return max(worths, default=0.0)
    if card.kind in RESPONSES:
        return response_worth(state, seat, gangster, card)
    return special_worth(state, seat, gangster, card)


def cash_worth(state: CosaNostra, seat: int, gangster: Gangster, card: JobCard) -> float:
    """What it pays on average, less what it costs to borrow the businesses it lacks."""
    one, two = job_chances(state, seat, gangster, card, card.kind)
    more = gangster.card.ability.more_profit
    pays = one * (card.one + more) + two * (card.two - card.one)
    planned = planned_kinds(state.players[seat])
    for need in needs_of(state, seat, card):
        if need["with"] == "missing":
            if planned.get(need["kind"], 0) > 0:
                pays *= 0.8
            elif need["seats"]:
                pays *= LENT
            else:
                pays *= 0.05
    return pays


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
    if TARGETS[kind] == PLAYER or len(aims) <= CANDIDATES:
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
    if TARGETS[kind] == GANGSTER:
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
    if card.kind == "theft":
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
    trophy = power_of(player, victim.printed_strength()) - power_of(player, 0)
    kill = trophy + hurt * gangster_worth(state, victim.card, rounds_after(state) + 1)
    lost = hurt * TASK * (1 + len(victim.tasks))
    if kind in NEED_TWO:
        return two * kill
    if kind == "poison":
        return one * lost
    if kind == "car-bomb":
        return two * kill + (one - two) * lost
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
        cash = [state.players[other].cash for other in state.after(seat)]
        presents = sum([min(card.one, max(one_cash, 1000)) for one_cash in cash])
        more = sum([min(card.two, max(one_cash, 1000)) for one_cash in cash]) - presents
        return (one * presents + two * more) * 1.2
    if card.kind == "money-laundering":
        cash = [player.cash + (3000 * state.round if state.phase == "plan" else 0)]
        least = min(card.one, cash[0])
        return (one * least + two * (min(card.two, cash[0]) - least)) * 0.9
    if card.kind == "poker":
        pot = sum(stakes(state, seat))
        return (2 * one - 1) * pot if player.cash >= pot else 0.0
    if card.kind == "horse-racing":
        return max((2 * one - 1) * min(20000, player.cash), 0.0)
    return bargain_worth(state, seat, card, one, two)


def bargain_worth(state: CosaNostra, seat: int, card: JobCard, one: float, two: float) -> float:
    """The best business one could pay, with the reduction that the card brings."""
    player = state.players[seat]
    names = state.market + (state.business_stack if card.kind == "connections" else [])
    best = 0.0
    for name in names:
        business = state.deck.businesses[name]
        worth = business_worth(state, seat, business)
        if card.kind == "connections":
            full, less = price(player, business), price(player, business, less=2000)
        else:
            full, less = price(player, business, less=1000), price(player, business, halved=True)
        gain = (one - two) * max(worth - full, 0) * (full <= player.cash)
        gain += two * max(worth - less, 0) * (less <= player.cash)
        best = max(best, gain)
    return best
