"""Turns (VE-2): who is asked in business, auction and trial, who is passed over."""

from __future__ import annotations

from sitdown.games.vendetta.position import AUCTION, BUSINESS, Vendetta, income_of
from sitdown.kernel import IllegalAction
from sitdown.kernel.decision import AnyDecision


def begin_phase(state: Vendetta, phase: str) -> None:
    """VE-2.2  The order runs clockwise from the first player and is fixed for the phase."""
    state.phase = phase
    state.order = state.around(state.first)
    state.turn = 0
    state.tell("phase", {"phase": phase, "month": state.month, "order": state.order[:]})


def next_turn(state: Vendetta, turn: type[AnyDecision]) -> bool:
    """VE-2.3  Asks, or passes over, the seat in turn; False when all had theirs."""
    if state.turn == state.seats:
        return False
    seat = state.in_turn()
    if state.players[seat].vendetta or can_act(state, seat):
        state.ask(turn, seat)
    else:
        state.tell("skipped", {"seat": seat})
        state.turn += 1
    return True


def can_act(state: Vendetta, seat: int) -> bool:
    """VE-2.5  Whether a seat can do anything in its turn but pass, by public facts."""
    player = state.players[seat]
    if state.phase == BUSINESS:
        return player.has_straight_bandit() and has_income_left(state, seat)
    if not player.hand:
        return False
    if state.phase == AUCTION:
        return bool(player.bids) or (player.has_straight_bandit() and any(state.lots))
    return player.has_straight_bandit()


def has_income_left(state: Vendetta, seat: int) -> bool:
    """VE-3.2  Whether an unturned location has an income that was not used this month."""
    player = state.players[seat]
    for location in player.straight_locations():
        for sign in state.deck.locations[location].signs:
            if income_of(sign) not in player.collected:
                return True
    return False


def end_turn(state: Vendetta, seat: int) -> None:
    """VE-2.3  A turn ends with `pass`; there is no second one in the phase."""
    state.tell("passed", {"seat": seat})
    state.turn += 1


def kinds_in(cards: list[str]) -> list[str]:
    """One of each kind, in the order of a sorted hand."""
    return list(dict.fromkeys(cards))


def require_bandit(state: Vendetta, seat: int, do: str, bandit: str) -> None:
    """VE-2.4  Only an own unturned bandit can be turned."""
    player = state.players[seat]
    if bandit not in player.bandits:
        raise IllegalAction(f'{do}: you have no bandit "{bandit}" ({listed(player.bandits)})')
    if bandit in player.turned:
        unturned = listed(player.straight_bandits())
        raise IllegalAction(f"{do}: {bandit} is turned already (unturned: {unturned})")


def require_bill(do: str, bill: str, bills: list[str], where: str = "your hand") -> None:
    if bill not in bills:
        raise IllegalAction(f'{do}: no "{bill}" there ({where}: {listed(bills)})')


def listed(things: list[str]) -> str:
    return ", ".join(things) if things else "nothing"
