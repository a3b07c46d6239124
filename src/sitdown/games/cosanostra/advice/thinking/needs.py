"""Needs: what a job lacks, and who could lend it."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.attacks import targets
from sitdown.games.cosanostra.rules.cash import lent, missing
from sitdown.games.cosanostra.rules.specials import stakes
from sitdown.games.cosanostra.wealth import kinds_of
from sitdown.kernel import Document

LEAST_BET: Final = 1000


def needs_of(state: CosaNostra, seat: int, card: JobCard) -> list[Document]:
    """CN-8.1  Each business a job needs: own, marked, or missing and who could lend it."""
    found: list[Document] = []
    open_needs = missing(state, seat, card)
    for kind, number in card.needs.items():
        lacking = open_needs.get(kind, 0)
        marked = min(len(lent(state, seat, kind)), lacking)
        owners = owners_of(state, seat, kind)
        found += [{"kind": kind, "with": "own", "seats": []}] * (number - lacking)
        found += [{"kind": kind, "with": "marker", "seats": []}] * marked
        found += [{"kind": kind, "with": "missing", "seats": owners}] * (lacking - marked)
    return found


def missing_needs(state: CosaNostra, seat: int, card: JobCard) -> list[Document]:
    return [need for need in needs_of(state, seat, card) if need["with"] == "missing"]


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
