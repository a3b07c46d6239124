"""What a good player does: buys half the weight, asks for a little more, votes by the share."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.gentlemen.actions import PASS, Ask, FinalOffer, Offer, Vote
from sitdown.games.gentlemen.components import JOURNALIST
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.rules.sample import ask_for
from sitdown.kernel import Action, Draws, Hints, Look, Temper

from .thinking.bargain import FIGURES, Bargain
from .thinking.worth import Promises, Reckoning, above

ARGUMENT: Final = 1.0
"""In coins: what an argument is worth that could also be used later."""

LEADING: Final = 1.25
"""By how much more a dealer has to pay who is ahead, where money lies open."""


ASKED: Final = 2
"""How many coins more than others the greediest ask for, and the most generous less."""

PRIDE: Final = 0.25
DISTRUST: Final = 0.4
SPITE: Final = 0.6
"""By how much of an even share more the greedy want, and everybody from who breaks his word, and
from who has voted them down.
"""


def choose(look: Look, luck: Draws) -> Action:
    """The answer to what is owed."""
    state = look.state
    assert isinstance(state, Gentlemen)
    if state.phase == "vote":
        return vote(look, state, luck)
    if state.phase == "talk":
        return reply(state, look.seat, asked_more(look))
    money, gifts = Bargain(state, look.temper).best()
    return Offer(money, gifts) if state.phase == "offer" else FinalOffer(money, gifts)


def interject(look: Look, luck: Draws) -> Action | None:
    """Before the final word: asks where there was no talk, and asks for less if others do."""
    state = look.state
    assert isinstance(state, Gentlemen)
    if state.phase != "final" or look.seat == state.dealer:
        return None
    standing = state.asks[look.seat]
    if standing is None:
        ask = reply(state, look.seat, asked_more(look)) if state.proposal is None else PASS
        return ask if isinstance(ask, Ask) else None
    return cheaper(state, look.seat, standing)


def asked_more(look: Look) -> int:
    """How many coins one asks for beyond what one would take."""
    return 1 + round(ASKED * look.temper.greed())


def on_the_table(state: Gentlemen) -> tuple[list[int], Promises]:
    if state.proposal is None:
        return [0] * state.seats, {}
    return list(state.proposal.money), state.proposal.accomplices


def reply(state: Gentlemen, seat: int, more: int) -> Action:
    """One coin more than it would take, or what it is like; nothing if it has as much already."""
    reckoning = Reckoning(state, seat)
    money, gifts = on_the_table(state)
    if reckoning.gains(money, gifts)[seat] >= reckoning.price + more:
        return PASS
    return demand(state, seat, reckoning, more)


def cheaper(state: Gentlemen, seat: int, standing: Ask) -> Ask | None:
    """If at least half of the voters ask for less, it asks for no more than it would take."""
    asked = standing.money[seat]
    reckoning = Reckoning(state, seat)
    ask = demand(state, seat, reckoning, 0)
    lowest = ask.money[seat]
    if asked is None or lowest is None or asked <= lowest:
        return None
    rivals = [
        other for other in reckoning.voters if other != seat and asks_below(state, other, asked)
    ]
    return ask if 2 * len(rivals) >= len(reckoning.voters) else None


def asks_below(state: Gentlemen, seat: int, amount: int) -> bool:
    ask = state.asks[seat]
    if ask is None:  # content with its share, or has not spoken yet
        return state.proposal is not None
    asked = ask.money[seat]
    return asked is None or asked < amount


def demand(state: Gentlemen, seat: int, reckoning: Reckoning, more: int) -> Ask:
    """What a seat would take, its own accomplices not lost, and so much more."""
    money, gifts = on_the_table(state)
    mine = {name: seat for name, taker in gifts.items() if is_mine(state, seat, name, taker)}
    amount = max(1, money[seat])
    paid = [amount if other == seat else share for other, share in enumerate(money)]
    lacking = reckoning.price - reckoning.gains(paid, {**gifts, **mine})[seat]
    amount = max(1, max(1, amount + ceil(lacking)) + more)
    largest = state.options.largest
    return Ask(ask_for(state.seats, seat, min(amount, largest), None).money, mine)


def is_mine(state: Gentlemen, seat: int, name: str, taker: int) -> bool:
    """Whether an accomplice on the table is given to a seat, or belongs to it."""
    return taker == seat or state.accomplices[name] == seat


def vote(look: Look, state: Gentlemen, luck: Draws) -> Vote:
    """For, if it gets near an even share; with an argument, if that may well decide it.

    Who gets all that he asked for has given his word, as it were.
    """
    seat = look.seat
    reckoning = Reckoning(state, seat)
    money, gifts = on_the_table(state)
    price = reckoning.price * rank_of_dealer(state) * pride(look, state)
    stake = reckoning.gains(money, gifts)[seat] - price
    accept = stake >= 0 or (
        reckoning.is_granted(seat, money, gifts) and keeps_word(look.temper, luck)
    )
    if not state.players[seat].arguments:
        return Vote(accept, False)
    benefit = abs(stake) * swing(reckoning, money, gifts, seat, accept)
    benefit += press(state, seat) - cost_of_argument(state, seat)
    return Vote(accept, round(benefit, FIGURES) > 0)


def keeps_word(temper: Temper, luck: Draws) -> bool:
    """Always, but for the dishonest."""
    scruples = temper.scruples()
    return scruples >= 1 or luck.below(100) < 100 * scruples


def pride(look: Look, state: Gentlemen) -> float:
    """How much more than its price a vote costs this dealer."""
    more = PRIDE * look.temper.greed() + DISTRUST * look.distrust(state.dealer)
    return 1 + more + SPITE * (look.temper.rancour() if was_voted_down(look, state) else 0.0)


def was_voted_down(look: Look, state: Gentlemen) -> bool:
    """Whether the dealer of now has voted against this one, when it was the dealer."""
    last = state.last
    if last is None or last.dealer != look.seat:
        return False
    ballot = last.ballots[state.dealer]
    return ballot is not None and not ballot.accept


def rank_of_dealer(state: Gentlemen) -> float:
    """A dealer who is ahead must pay more."""
    if not state.options.given["open_money"]:
        return 1.0
    money = [player.money for player in state.players]
    return LEADING if money[state.dealer] == max(money) > 0 else 1.0


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


def press(state: Gentlemen, seat: int) -> float:
    """GD-6.4  The journalist is paid for an argument; better oneself than a neighbour."""
    journalist = state.accomplices[JOURNALIST]
    if journalist == seat:
        return 1.0
    return -1.0 / state.seats if journalist in state.neighbours(seat) else 0.0


def cost_of_argument(state: Gentlemen, seat: int) -> float:
    """What is left over at the end is worth nothing."""
    votes_to_come = len([dealer for dealer in state.next_dealers() if dealer != seat])
    return ARGUMENT if state.players[seat].arguments <= votes_to_come else 0.0


HINTS = Hints(choose, interject)
