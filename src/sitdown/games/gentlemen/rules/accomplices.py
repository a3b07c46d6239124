"""What accomplices bring (GD-6) to their owner during this turn, the senator apart (GD-4.6)."""

from __future__ import annotations

from sitdown.games.gentlemen.components import BANKER, BOSS, JOURNALIST, SHERIFF, TYCOON
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.records import Outcome

from .bank import pay
from .gangs import give_gang


def banker(state: Gentlemen, shares: list[int]) -> None:
    """GD-6.6, GD-6.7  It takes from both neighbours, the left one first, and of the deal only."""
    owner = state.accomplices[BANKER]
    if owner is None:
        return
    for neighbour in state.neighbours(owner):
        taken = banker_takes(state, neighbour, shares[neighbour])
        pay(state, neighbour, owner, taken, BANKER)


def banker_takes(state: Gentlemen, seat: int, got: int) -> int:
    """GD-6.6  What the banker takes from a seat that got so much from this deal."""
    owner = state.accomplices[BANKER]
    return 1 if got and owner is not None and seat in state.neighbours(owner) else 0


def tycoon(state: Gentlemen) -> None:
    """GD-6.3  1 each time a proposal is accepted."""
    owner = state.accomplices[TYCOON]
    if owner is not None:
        pay(state, None, owner, 1, TYCOON)


def sheriff(state: Gentlemen) -> None:
    """GD-6.1  2 each time a dealer goes to prison, also when it is the owner."""
    owner = state.accomplices[SHERIFF]
    if owner is not None:
        pay(state, None, owner, 2, SHERIFF)


def journalist(state: Gentlemen, outcome: Outcome) -> None:
    """GD-6.4  1 for each argument used by the owner or a neighbour, whatever the outcome."""
    owner = state.accomplices[JOURNALIST]
    if owner is None:
        return
    used = 0
    for seat in (owner, *state.neighbours(owner)):
        ballot = outcome.ballots[seat]
        if ballot is not None and ballot.argument:
            used += 1
    pay(state, None, owner, used, JOURNALIST)


def boss(state: Gentlemen, outcome: Outcome) -> None:
    """GD-6.5  If the owner voted for the proposal, the dealer gets a gang card."""
    owner = state.accomplices[BOSS]
    if owner is not None:
        ballot = outcome.ballots[owner]
        if ballot is not None and ballot.accept:
            give_gang(state, state.dealer, BOSS)
