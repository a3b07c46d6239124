"""The cards as data: what is printed on each, and the packaged deck or another one (CN-2.11)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from sitdown.kernel import HIDDEN, Document
from sitdown.kernel.form import Word

from .abilities import ABILITIES, NOTHING, Ability
from .kinds import FACE_DOWN, INFLUENCE_KINDS, JOB_KINDS, JobKind
from .orders import Orders, Wishes

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

FAMILIES: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["families"])
FIRST_BUSINESSES: Final[dict[str, list[str]]] = {
    row["id"]: row["businesses"] for row in DATA["families"]
}
INFLUENCE: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["influence"])
INFLUENCE_CARD: Final = Word(INFLUENCE, "influence card")
START_SET: Final = tuple(card for card, traits in INFLUENCE_KINDS.items() if traits.start_set)
"""CN-2.4"""
MONOPOLIES: Final[dict[str, str]] = {
    "prostitution": "pimp",
    "drugs": "drug-dealer",
    "credit": "loan-shark",
}
"""CN-17.1  The three monopolies, and the kind each belongs to."""

POKER: Final = "poker.1"
MUSEUM: Final = "museum-heist"
ROUNDS: Final = 4
PRICE_OF_A_GUN: Final = 5000
STRONG: Final = 4

EMERGENCY_DOC: Final = "emergency-doc"
KINDS: Final = tuple(kind for kind, traits in JOB_KINDS.items() if traits.printed)
"""CN-1.7  The kinds that job cards are of."""


class BusinessCard:
    """A business: a company, or a businessman with or without a skill."""

    def __init__(self, row: Document) -> None:
        self.id: str = row["id"]
        self.kind: str = row["kind"]
        self.type: str = row["type"]
        self.price: int = row["price"]
        self.income: int = row["income"]
        self.wishes = Wishes(self.id, self.income)


class GangsterCard:
    """A gangster of a family (`price` None: one to start with), or a mercenary (CN-19.5)."""

    def __init__(self, row: Document) -> None:
        self.id: str = row["id"]
        self.family: str | None = row.get("family")
        self.gang: str | None = row.get("gang")
        self.strength: int = row["strength"]
        self.price: int | None = row["price"]
        self.ability_name: str | None = row.get("ability")
        self.ability: Ability = (
            NOTHING if self.ability_name is None else ABILITIES[self.ability_name]
        )
        self.orders = Orders(self.id)

    def value(self) -> int:
        """CN-18.7  Mercenaries their price, others 5,000 a gun."""
        if self.gang is None or self.price is None:
            return PRICE_OF_A_GUN * self.strength
        return self.price


class JobCard:
    """A job. `one` and `two` are what one and two successes are worth, where that is a sum."""

    def __init__(self, row: Document) -> None:
        self.id: str = row["id"]
        self.kind: str = row["kind"]
        self.traits: JobKind = JOB_KINDS.get(self.kind, FACE_DOWN)
        self.round: int = row["round"]
        self.difficulty: int | None = row["difficulty"]
        self.one: int = row["one"] or 0
        self.two: int = row["two"] or 0
        self.needs: dict[str, int] = row["needs"]

    def is_attack(self) -> bool:
        """CN-1.7  All with a target, and Robbery."""
        return self.traits.attack


def job_face_down(back: int) -> JobCard:
    """CN-1.2  All that is seen of a job face down: the round on its back."""
    return JobCard(
        {
            "id": HIDDEN,
            "kind": "hidden",
            "round": back,
            "difficulty": None,
            "one": None,
            "two": None,
            "needs": {},
        }
    )


BACKS: Final = [job_face_down(back) for back in range(ROUNDS + 1)]
"""Jobs face down, by the round on their back."""


def jobs_of_round(jobs: dict[str, JobCard], round: int) -> list[str]:
    """The jobs with this back, in the order of the deck."""
    return [card.id for card in jobs.values() if card.round == round]


class Deck:
    """All cards of a game by id, in the order of the deck, and the forms of their ids."""

    def __init__(
        self,
        businesses: list[Document],
        gangsters: list[Document],
        jobs: list[Document],
        influence: dict[str, int],
        mercenaries: list[Document],
    ) -> None:
        self.businesses = {str(row["id"]): BusinessCard(row) for row in businesses}
        self.jobs = {str(row["id"]): JobCard(row) for row in jobs}
        self.by_round = [jobs_of_round(self.jobs, round) for round in range(ROUNDS + 1)]
        self.influence = influence
        self.all_influence = sorted(Counter(influence).elements())
        self.gangsters = {str(row["id"]): GangsterCard(row) for row in [*gangsters, *mercenaries]}
        self.mercenaries = sorted([str(row["id"]) for row in mercenaries])
        order = sorted(self.jobs, key=lambda job: (self.jobs[job].round, job))
        self.rank = {job: rank for rank, job in enumerate(order)}
        self.kinds = sorted({card.kind for card in self.businesses.values()})
        self.business = Word(self.businesses, "business")
        self.gangster = Word(self.gangsters, "gangster")
        self.job = Word(self.jobs, "job")

    def start_gangsters(self, family: str) -> list[str]:
        """CN-2.2  Those without a price, in table order."""
        cards = self.gangsters.values()
        return [card.id for card in cards if card.family == family and card.price is None]

    def recruits(self, family: str) -> list[str]:
        cards = self.gangsters.values()
        return [card.id for card in cards if card.family == family and card.price is not None]

    def in_hand_order(self, jobs: list[str]) -> list[str]:
        """A hand of jobs is kept by round, then by id."""
        return sorted(jobs, key=self.rank.__getitem__)


def rows_of(given: Document, section: str) -> list[Document]:
    """CN-2.11  A section left out is the packaged one."""
    rows: list[Document] = DATA[section] if given.get(section) is None else given[section]
    return rows


def influence_of(given: Document) -> dict[str, int]:
    counts: dict[str, int] | None = given.get("influence")
    return {row["id"]: row["number"] for row in DATA["influence"]} if counts is None else counts


def deck_of(given: Document, poker: bool) -> Deck:
    """The deck of a game, without the card that the option `poker` leaves out."""
    left_out = MUSEUM if poker else POKER
    return Deck(
        rows_of(given, "businesses"),
        rows_of(given, "gangsters"),
        [row for row in rows_of(given, "jobs") if row["id"] != left_out],
        influence_of(given),
        rows_of(given, "mercenaries"),
    )


PACKAGED: Final[dict[bool, Deck]] = {True: deck_of({}, True), False: deck_of({}, False)}
"""The printed deck, with the Poker Session and without it."""
