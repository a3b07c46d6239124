"""Filling in a view (GD-9.10): a card the proposal fits, sealed answers, money behind screens."""

from __future__ import annotations

from sitdown.kernel import OVER, UNKNOWN, Luck

from .actions import UNKNOWN_ASK, UNKNOWN_VOTE, Ask
from .components import ACCOMPLICES
from .past import most_money, possible_money
from .position import Gentlemen, seal
from .rules.sample import own_asks
from .rules.vote import ways_to_vote


def fill(state: Gentlemen, seat: int | None, luck: Luck) -> None:
    """Replaces all that is unknown by something possible."""
    if state.card is None and state.phase != OVER and seat != state.dealer:
        possible = state.options.possible_deals(state.discard, state.proposal)
        state.card = luck.pick(possible)
    fill_pile(state, luck)
    for other in range(state.seats):
        if state.asks[other] is UNKNOWN_ASK:
            state.asks[other] = some_reply(state, other, luck)
        if state.votes[other] is UNKNOWN_VOTE:
            state.votes[other] = luck.pick(ways_to_vote(state, other))
    seal(state)
    fill_screens(state, luck)


def fill_pile(state: Gentlemen, luck: Luck) -> None:
    """The pile is all that nobody has seen, in any order; a made-up one may be longer."""
    shown = state.discard if state.card is None else [*state.discard, state.card.id]
    every = list(state.options.deals)
    pile = luck.shuffle([id for id in every if id not in shown])
    size = len(state.deck)
    while len(pile) < size:
        pile.append(luck.pick(every))
    state.deck = pile[:size]


def some_reply(state: Gentlemen, seat: int, luck: Luck) -> Ask | None:
    """Nothing, an ask for oneself, or any ask there can be, each about as often."""
    kind = luck.roll(3)
    if kind == 1:
        return None
    if kind == 2:
        return luck.pick(own_asks(state.seats, seat, state.options.largest))
    return any_ask(state, luck)


def any_ask(state: Gentlemen, luck: Luck) -> Ask:
    """GD-3.12"""
    others = [seat for seat in range(state.seats) if seat != state.dealer]
    money: list[int | None] = [None] * state.seats
    left = state.options.largest
    for seat in luck.shuffle(others):
        if luck.roll(2) == 1:
            asked = luck.below(left + 1)
            money[seat] = asked
            left -= asked
    accomplices = {name: luck.pick(others) for name in ACCOMPLICES if luck.roll(3) == 1}
    if not accomplices and money.count(None) == state.seats:
        money[luck.pick(others)] = luck.below(state.options.largest + 1)
    return Ask(money, accomplices)


def fill_screens(state: Gentlemen, luck: Luck) -> None:
    """What the turns so far may have brought, all money together within its bound."""
    hidden = [seat for seat, player in enumerate(state.players) if player.money == UNKNOWN]
    if not hidden:
        return
    state.players = [player.copy() for player in state.players]
    money = possible_money(state, luck)
    seen = sum([player.money for player in state.players if player.money != UNKNOWN])
    too_much = seen + sum([money[seat] for seat in hidden]) - most_money(state)
    for _ in range(too_much):
        rich = [seat for seat in hidden if money[seat]]
        if not rich:
            break
        money[luck.pick(rich)] -= 1
    for seat in hidden:
        state.players[seat].money = money[seat]
