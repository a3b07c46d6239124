"""What things are worth to a careful boss: businesses, gangsters, jobs, and harm done to others.

All sums are in dollars at the end of the game, guessed from what the table shows.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import MONOPOLIES, BusinessCard, GangsterCard
from sitdown.games.cosanostra.ending import power
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.wealth import MONOPOLY_PAYS, kinds_of

LEADER: Final = 0.5
OTHERS: Final = 0.2
"""What a dollar that the leader loses is worth, and one of somebody else."""
TASK: Final = 2200
GUN: Final = 1700
"""What a task of a round brings, and each point of strength in it."""
MAJORITY: Final = 15000

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
    return player.cash + 2 * state.income(seat) + 2 * player.laundered + power(player)


def harm(state: CosaNostra, seat: int, other: int) -> float:
    """What it is worth to a player that another one loses a dollar."""
    wealth = [visible_wealth(state, one) for one in range(state.seats)]
    rivals = [wealth[one] for one in range(state.seats) if one != seat]
    return LEADER if wealth[other] == max(rivals) else OTHERS


def business_worth(state: CosaNostra, seat: int, card: BusinessCard) -> float:
    """What a business still earns for this player, a monopoly that it makes included.

    One that he owns is worth to him what he would miss: nobody can sell it to him for more than he
    would sell it for.
    """
    gains = card.income * paydays(state)
    own = others_of_kind(state.players[seat], card)
    if own == 1 and would_hold(state, seat, card.kind, own):
        gains += MONOPOLY_PAYS * paydays(state)
    elif own == 0:
        gains += card.income // 2  # it can be lent, and spares borrowing
    return float(gains)


def others_of_kind(player: Player, card: BusinessCard) -> int:
    """How many active businesses of a card's kind a player has beside it."""
    held = player.business(card.id)
    counted = held is not None and held.active
    return kinds_of(player).get(card.kind, 0) - int(counted)


def would_hold(state: CosaNostra, seat: int, kind: str, own: int) -> bool:
    """Whether one more card of a kind makes a monopoly of so many that a player has."""
    rest = sum([kinds_of(state.players[other]).get(kind, 0) for other in state.after(seat)])
    return kind in MONOPOLIES.values() and own + 1 > rest


def monopoly_at(state: CosaNostra, seat: int, card: BusinessCard) -> bool:
    """Whether a player holds a monopoly that needs this card."""
    kinds = list(MONOPOLIES.values())
    if card.kind not in kinds or state.monopolies[kinds.index(card.kind)] != seat:
        return False
    return kinds_of(state.players[seat]).get(card.kind, 0) == 2


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
