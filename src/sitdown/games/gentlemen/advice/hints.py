"""What a good player does: buys half the weight, asks for a little more, votes by the share."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.gentlemen.actions import PASS, Ask, FinalOffer, Offer, Vote
from sitdown.games.gentlemen.components import JOURNALIST
from sitdown.games.gentlemen.rules.sample import ask_for
from sitdown.kernel import HIDDEN, Action, Chance, Document, Hints, Look

from .thinking.bargain import FIGURES, Bargain
from .thinking.prospects import card_of, deals_of, next_dealers
from .thinking.worth import Promises, Reckoning, above

ARGUMENT: Final = 1.0
"""In coins: what an argument is worth that could also be used later."""

LEADING: Final = 1.25
"""By how much more a dealer has to pay who is ahead, where money lies open."""


def choose(look: Look, luck: Chance) -> Action:
    """The answer to what is owed."""
    view = look.view
    if view["phase"] == "vote":
        return vote(view, look.seat)
    if view["phase"] == "talk":
        return reply(view, look.seat)
    deal = card_of(view)
    assert deal is not None
    money, gifts = Bargain(view, deal).best()
    if view["phase"] == "offer":
        return Offer(tuple(money), gifts)
    return FinalOffer(tuple(money), gifts)


def interject(look: Look, luck: Chance) -> Action | None:
    """Before the final word: asks where there was no talk, and asks for less if others do."""
    view = look.view
    if view["phase"] != "final" or look.seat == view["dealer"]:
        return None
    standing = view["asks"][look.seat]
    if standing is None:
        ask = reply(view, look.seat) if view["proposal"] is None else PASS
        return ask if isinstance(ask, Ask) else None
    return cheaper(view, look.seat, standing)


def on_the_table(view: Document) -> tuple[list[int], Promises]:
    terms = view["proposal"]
    if terms is None:
        return [0] * int(view["seats"]), {}
    return terms["money"], terms["accomplices"]


def reply(view: Document, seat: int) -> Action:
    """One coin more than it would take; nothing if it has as much already."""
    reckoning = Reckoning(view)
    money, gifts = on_the_table(view)
    if reckoning.gains(money, gifts)[seat] >= reckoning.price + 1:
        return PASS
    return demand(view, seat, reckoning, 1)


def cheaper(view: Document, seat: int, standing: Document) -> Ask | None:
    """If at least half of the voters ask for less, it asks for no more than it would take."""
    asked = standing["money"][seat]
    reckoning = Reckoning(view)
    ask = demand(view, seat, reckoning, 0)
    lowest = ask.money[seat]
    if asked is None or lowest is None or asked <= lowest:
        return None
    rivals = [
        other for other in reckoning.voters if other != seat and asks_below(view, other, asked)
    ]
    return ask if 2 * len(rivals) >= len(reckoning.voters) else None


def asks_below(view: Document, seat: int, amount: int) -> bool:
    ask = view["asks"][seat]
    if ask is None:  # content with its share, or has not spoken yet
        return view["proposal"] is not None
    asked = ask["money"][seat]
    return asked is None or asked < amount


def demand(view: Document, seat: int, reckoning: Reckoning, more: int) -> Ask:
    """What a seat would take, its own accomplices not lost, and so much more."""
    money, gifts = on_the_table(view)
    mine = {name: seat for name, taker in gifts.items() if is_mine(view, seat, name, taker)}
    amount = max(1, money[seat])
    paid = [amount if other == seat else share for other, share in enumerate(money)]
    lacking = reckoning.price - reckoning.gains(paid, {**gifts, **mine})[seat]
    amount = max(1, amount + ceil(lacking)) + more
    largest = max([deal.money for deal in deals_of(view).values()])
    return Ask(ask_for(view["seats"], seat, min(amount, largest), None).money, mine)


def is_mine(view: Document, seat: int, name: str, taker: int) -> bool:
    """Whether an accomplice on the table is given to a seat, or belongs to it."""
    return taker == seat or view["accomplices"][name] == seat


def vote(view: Document, seat: int) -> Vote:
    """For, if it gets near an even share; with an argument, if that may well decide it."""
    reckoning = Reckoning(view)
    money, gifts = on_the_table(view)
    stake = reckoning.gains(money, gifts)[seat] - reckoning.price * rank_of_dealer(view)
    accept = stake >= 0 or reckoning.is_granted(seat, money, gifts)
    if not view["players"][seat]["arguments"]:
        return Vote(accept, False)
    benefit = abs(stake) * swing(reckoning, money, gifts, seat, accept)
    benefit += press(view, seat) - cost_of_argument(view, seat)
    return Vote(accept, round(benefit, FIGURES) > 0)


def rank_of_dealer(view: Document) -> float:
    """A dealer who is ahead must pay more."""
    money = [player["money"] for player in view["players"]]
    if HIDDEN in money:
        return 1.0
    return LEADING if money[view["dealer"]] == max(money) > 0 else 1.0


def swing(
    reckoning: Reckoning, money: list[int], gifts: Promises, seat: int, accept: bool
) -> float:
    """How much likelier an argument makes the outcome that the seat wants."""
    mean, variance = reckoning.margin(money, gifts, seat)
    weight, more = reckoning.weights[seat], reckoning.more[seat]
    mean += reckoning.tie()
    if accept:
        return above(mean + weight + more, variance) - above(mean + weight, variance)
    return above(mean - weight, variance) - above(mean - weight - more, variance)


def press(view: Document, seat: int) -> float:
    """GD-6.4  The journalist is paid for an argument; better oneself than a neighbour."""
    journalist = view["accomplices"][JOURNALIST]
    if journalist == seat:
        return 1.0
    seats: int = view["seats"]
    if journalist is not None and journalist in ((seat + 1) % seats, (seat - 1) % seats):
        return -1.0 / seats
    return 0.0


def cost_of_argument(view: Document, seat: int) -> float:
    """What is left over at the end is worth nothing."""
    votes_to_come = len([dealer for dealer in next_dealers(view) if dealer != seat])
    return ARGUMENT if view["players"][seat]["arguments"] <= votes_to_come else 0.0


HINTS = Hints(choose, interject)
