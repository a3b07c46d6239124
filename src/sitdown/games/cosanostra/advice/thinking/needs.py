"""Needs: what a job lacks, and who could lend it."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.attacks import targets
from sitdown.games.cosanostra.rules.cash import lent, missing
from sitdown.games.cosanostra.rules.specials import stakes
from sitdown.games.cosanostra.wealth import kinds_of
from sitdown.kernel import Document

LEAST_BET: Final = 1000


def needs_of(state: CosaNostra, seat: int, card: JobCard) -> list[Document]:
    """CN-8.1  Each business a job needs: own, marked, about to be bought, or missing.

    What is missing says who could lend it.
    """
    found: list[Document] = []
    open_needs = missing(state, seat, card)
    for kind, number in card.needs.items():
        lacking = open_needs.get(kind, 0)
        marked = min(len(lent(state, seat, kind)), lacking)
        bought = min(purchases_of(state.players[seat], kind), lacking - marked)
        owners = owners_of(state, seat, kind)
        found += [need(kind, "own")] * (number - lacking)
        found += [need(kind, "marker")] * marked
        found += [need(kind, "purchase")] * bought
        found += [need(kind, "missing", owners)] * (lacking - marked - bought)
    return found


def need(kind: str, met_with: str, seats: list[int] | None = None) -> Document:
    return {"kind": kind, "with": met_with, "seats": seats or []}


def open_needs_of(state: CosaNostra, seat: int, card: JobCard) -> list[Document]:
    """What a job cannot do without now, be it about to be bought."""
    return [one for one in needs_of(state, seat, card) if one["with"] in ("purchase", "missing")]


def purchases_of(player: Player, kind: str) -> int:
    """CN-4.3  How many of his gangsters are about to buy a business of a kind."""
    tasks = [task for gangster in player.gangsters for task in gangster.tasks]
    return sum([task.business is not None and task.business.kind == kind for task in tasks])


def lacks_target(state: CosaNostra, seat: int, card: JobCard) -> bool:
    return card.traits.target is not None and not targets(state, seat, card.kind)


def least_stake(state: CosaNostra, seat: int, card: JobCard) -> int:
    """CN-10.6, CN-10.7  What he must be able to put down when the card is revealed."""
    if card.kind == "poker":
        return sum(stakes(state, seat))
    return LEAST_BET if card.kind == "horse-racing" else 0


def owners_of(state: CosaNostra, seat: int, kind: str) -> list[int]:
    """The other players with an active business of a kind."""
    return [other for other in state.after(seat) if kinds_of(state.players[other]).get(kind)]
