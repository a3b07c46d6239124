"""Business (VE-3): collecting, and the shares of the others."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.vendetta.actions import (
    GIVE_FIRST,
    PASS,
    WITHHOLD,
    Collect,
    Give,
    GiveFirst,
    Pass,
    Withhold,
    collecting,
)
from sitdown.games.vendetta.family import INCOMES, TURNED, there_twice
from sitdown.games.vendetta.position import BUSINESS, SHARE, Due, Vendetta
from sitdown.kernel import Action, Decision, IllegalAction, Luck, Misfit, secret
from sitdown.kernel.kinds import one_of_each

from .piles import draw_bill, draw_vendetta
from .turns import end_turn, listed, require_bandit, require_bill


class Business(Decision[Vendetta, Action]):
    """VE-3.1  A bandit and a location are turned, and a sign of the location is named."""

    phase: ClassVar[str] = BUSINESS
    actions: ClassVar[tuple[type[Action], ...]] = (Collect, Pass)

    def legal(self, state: Vendetta, seat: int) -> list[Action]:
        paying = incomes(state, seat)
        legal: list[Action] = [
            collecting(bandit, location, sign)
            for bandit in state.players[seat].straight_bandits()
            for location, sign in paying
        ]
        legal.append(PASS)
        return legal

    def draw(self, state: Vendetta, seat: int, luck: Luck) -> Action:
        bandits = state.players[seat].straight_bandits()
        paying = incomes(state, seat)
        number = luck.below(len(bandits) * len(paying) + 1)
        if number == len(bandits) * len(paying):
            return PASS
        location, sign = paying[number % len(paying)]
        return Collect(bandits[number // len(paying)], location, sign)

    def check(self, state: Vendetta, seat: int, action: Action) -> None:
        if isinstance(action, Collect):
            require_bandit(state, seat, "collect", action.bandit)
            require_income(state, seat, action.location, action.by)

    def default(self, state: Vendetta, seat: int) -> Action:
        return PASS

    def answer(self, state: Vendetta, seat: int, action: Action) -> None:
        if isinstance(action, Collect):
            collect(state, seat, action)
        else:
            end_turn(state, seat)


def can_collect(state: Vendetta, seat: int) -> bool:
    """VE-2.5  An unturned bandit, and an unturned location with an income not yet used."""
    return state.players[seat].has_straight_bandit() and bool(incomes(state, seat))


def incomes(state: Vendetta, seat: int) -> list[tuple[str, str]]:
    """VE-3.1, VE-3.2  The own unturned locations, each with the signs it can still pay by."""
    player = state.players[seat]
    return [
        (location, sign)
        for location in player.straight_locations()
        for sign in state.deck.locations[location].signs
        if not player.has_used(sign)
    ]


def require_income(state: Vendetta, seat: int, location: str, by: str) -> None:
    """VE-3.1, VE-3.2  An own unturned location, a sign that it has, an income not yet used."""
    player = state.players[seat]
    if location not in player.locations:
        own = listed(player.locations)
        raise IllegalAction(f'collect: you have no location "{location}" ({own})')
    if player.locations[location] == TURNED:
        unturned = listed(player.straight_locations())
        raise IllegalAction(f"collect: {location} is turned already (unturned: {unturned})")
    signs = state.deck.locations[location].signs
    if by not in signs:
        raise IllegalAction(f"collect: {location} has no {by}, it has {', '.join(signs)}")
    if player.has_used(by):
        used = ", ".join(player.collected)
        raise IllegalAction(f"collect: once a month by each income; this month you used {used}")


def collect(state: Vendetta, seat: int, action: Collect) -> None:
    """VE-3.3, VE-3.5  A bill for every such location in play; the others are due their part."""
    player = state.players[seat]
    player.bandits[action.bandit] = TURNED
    player.locations[action.location] = TURNED
    player.collected = [*player.collected, INCOMES[action.by]]
    if state.heard:
        state.tell(
            "collected",
            {"seat": seat, "bandit": action.bandit, "location": action.location, "by": action.by},
        )
    state.due = dues(state, seat, action.by)
    draw_pot(state, seat, bills_paid(state, action.by))
    if state.options.has_power(action.bandit, "collect"):
        draw_extra(state, seat)
    state.phase = SHARE


def bills_paid(state: Vendetta, by: str) -> int:
    """VE-3.3  What lies before all players counts, turned or not; lots do not."""
    return sum([state.owned_with(seat, by) for seat in range(state.seats)])


def dues(state: Vendetta, seat: int, by: str) -> list[Due]:
    """VE-3.5  A bill for each such location of the others, clockwise from the collector."""
    due: list[Due] = []
    for other in state.after(seat):
        count = state.owned_with(other, by)
        if count:
            due.append(Due(other, count))
    return due


def draw_pot(state: Vendetta, seat: int, count: int) -> None:
    """VE-3.3  The bills drawn are the pot; only the collector sees them."""
    pot: list[str] = []
    for _ in range(count):
        bill = draw_bill(state)
        if bill is not None:
            pot.append(bill)
    state.pot = state.deck.sort(pot)
    if state.heard:
        state.tell("drew", {"seat": seat, "cards": secret(state.pot[:], seat)})


def draw_extra(state: Vendetta, seat: int) -> None:
    """VE-3.4  A racketeer draws one bill more, for himself."""
    bill = draw_bill(state)
    if bill is not None:
        state.take(seat, bill)
        if state.heard:
            state.tell("bonus", {"seat": seat, "card": secret(bill, seat)})


def pocket_pot(state: Vendetta) -> None:
    """VE-3.9  What nobody else got goes to the collector's hand, and his turn goes on."""
    player = state.players[state.in_turn()]
    player.hand = state.deck.sort(player.hand + state.pot)
    state.pot = []
    state.phase = BUSINESS


class Share(Decision[Vendetta, Action]):
    """VE-3.5, VE-3.10  For each bill due the collector gives one of the pot, or does not."""

    phase: ClassVar[str] = SHARE
    actions: ClassVar[tuple[type[Action], ...]] = (Give, GiveFirst, Withhold)

    def actors(self, state: Vendetta) -> list[int]:
        return [state.in_turn()] if state.due else []

    def legal(self, state: Vendetta, seat: int) -> list[Action]:
        legal: list[Action] = [Give(kind) for kind in one_of_each(state.pot)]
        if may_give_first(state, seat):
            legal.append(GIVE_FIRST)
        legal.append(WITHHOLD)
        return legal

    def draw(self, state: Vendetta, seat: int, luck: Luck) -> Action:
        kinds = one_of_each(state.pot)
        number = luck.below(len(kinds) + 1 + int(may_give_first(state, seat)))
        if number < len(kinds):
            return Give(kinds[number])
        return WITHHOLD if number == len(kinds) else GIVE_FIRST

    def check(self, state: Vendetta, seat: int, action: Action) -> None:
        if isinstance(action, Give):
            require_bill("give", action.card, state.pot, "the pot")
        elif isinstance(action, GiveFirst) and not may_give_first(state, seat):
            if state.first_moved:
                raise IllegalAction("give-first: the card has changed hands this month already")
            raise IllegalAction(f"give-first: seat {state.first} holds the first-player card")

    def default(self, state: Vendetta, seat: int) -> Action:
        return Give(state.pot[0]) if state.pot else WITHHOLD

    def answer(self, state: Vendetta, seat: int, action: Action) -> None:
        other = settle_one(state)
        if isinstance(action, Give):
            give(state, seat, other, action.card)
        elif isinstance(action, GiveFirst):
            give_first(state, seat, other)
        else:
            withhold(state, seat, other)

    def fits(self, state: Vendetta) -> None:
        others = [due.seat for due in state.due]
        fault = there_twice([f"seat {other}" for other in others])
        if fault:
            raise Misfit(fault, "due")
        if not others or state.actors[0] in others:
            raise Misfit("in phase share something is due to others than the collector", "due")


def may_give_first(state: Vendetta, seat: int) -> bool:
    """VE-3.8  Its holder may give the first-player card, once a month."""
    return state.first == seat and not state.first_moved


def settle_one(state: Vendetta) -> int:
    """VE-3.5  One bill less is due to the first in line, who is told."""
    due = state.due[0]
    rest = state.due[1:]
    state.due = [Due(due.seat, due.count - 1), *rest] if due.count > 1 else rest
    return due.seat


def give(state: Vendetta, seat: int, other: int, bill: str) -> None:
    """VE-3.6  A bill of the pot goes to the other's hand; only these two know which."""
    state.pot.remove(bill)
    state.take(other, bill)
    if state.heard:
        state.tell("gave", {"from": seat, "to": other, "card": secret(bill, seat, other)})


def give_first(state: Vendetta, seat: int, other: int) -> None:
    """VE-3.8  The first-player card stands for a bill; no Vendetta card is drawn."""
    state.first = other
    state.first_moved = True
    if state.heard:
        state.tell("first", {"from": seat, "to": other})


def withhold(state: Vendetta, seat: int, other: int) -> None:
    """VE-3.7  Who gets nothing draws a Vendetta card at once."""
    if state.heard:
        state.tell("withheld", {"from": seat, "to": other})
    draw_vendetta(state, other)
