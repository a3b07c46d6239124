"""The form of another deck (CN-2.11), and what its cards must not be."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import Document, Form, Misfit
from sitdown.kernel.form import Fields, Just, Many, Maybe, Table, Text, Whole, Word

from .abilities import ABILITIES
from .components import (
    FAMILIES,
    FIRST_BUSINESSES,
    INFLUENCE,
    KINDS,
    ROUNDS,
    START_SET,
    influence_of,
    rows_of,
)
from .kinds import BUSINESSMAN, COMPANY, JOB_KINDS

NAME: Final = Text(1, 60)
MONEY: Final = Whole(0, 1_000_000, step=1000)
MOST_CARDS: Final = 200
"""In one section of a deck."""
MOST_INFLUENCE: Final = 500
STRENGTH: Final = Whole(1, 20)

BUSINESS_ROW: Final = Fields(
    {
        "id": NAME,
        "kind": NAME,
        "type": Just(COMPANY, BUSINESSMAN),
        "price": MONEY,
        "income": MONEY,
    }
)
GANGSTER_ROW: Final = Fields(
    {
        "id": NAME,
        "family": Word(FAMILIES, "family"),
        "strength": STRENGTH,
        "price": Maybe(MONEY),
    }
)
MERCENARY_ROW: Final = Fields(
    {
        "id": NAME,
        "gang": NAME,
        "strength": STRENGTH,
        "price": MONEY,
        "ability": Maybe(Word(ABILITIES, "ability")),
    }
)


class JobRow(Form):
    """A job; its sums and its difficulty depend on its kind."""

    def __init__(self) -> None:
        self.form = Fields(
            {
                "id": NAME,
                "kind": Word(KINDS, "kind of job"),
                "round": Whole(1, ROUNDS),
                "difficulty": Maybe(Whole(0, 99)),
                "one": Maybe(MONEY),
                "two": Maybe(MONEY),
                "needs": Table(NAME, Whole(1, 99)),
            }
        )

    def read(self, value: Any) -> Document:
        row = self.form.read(value)
        kind = row["kind"]
        traits = JOB_KINDS[kind]
        if (row["difficulty"] is None) != traits.at_strength:
            raise Misfit("null for an assassination, a number for every other job", "difficulty")
        for name in ("one", "two"):
            if (row[name] is None) == traits.sums:
                wanted = "a sum" if traits.sums else "null"
                raise Misfit(f"{wanted} is needed with {kind}", name)
        if row["needs"] and not traits.cash:
            raise Misfit("only cash jobs need businesses", "needs")
        return row

    def schema(self) -> Document:
        return self.form.schema()


SECTIONS: Final = Fields(
    {
        "businesses": Maybe(Many(BUSINESS_ROW, most=MOST_CARDS)),
        "gangsters": Maybe(Many(GANGSTER_ROW, most=MOST_CARDS)),
        "jobs": Maybe(Many(JobRow(), most=MOST_CARDS)),
        "influence": Maybe(Table(Word(INFLUENCE, "influence card"), Whole(0, 99))),
        "mercenaries": Maybe(Many(MERCENARY_ROW, most=MOST_CARDS)),
    },
    "section",
)


class DeckForm(Form):
    """Another deck; a section left out is the packaged one."""

    def read(self, value: Any) -> Document:
        found = SECTIONS.read(value)
        given = {name: rows for name, rows in found.items() if rows is not None}
        refuse_doubles(given)
        if "businesses" in given:
            require_first_businesses(given["businesses"])
        refuse_double_abilities(given.get("mercenaries") or [])
        refuse_too_much_influence(given.get("influence") or {})
        return given

    def schema(self) -> Document:
        return SECTIONS.schema()


def refuse_doubles(given: Document) -> None:
    """CN-2.11  No id twice; gangsters, mercenaries and businesses are targets alike."""
    for sections in (("businesses", "gangsters", "mercenaries"), ("jobs",)):
        seen: set[str] = set()
        for section in sections:
            for place, row in enumerate(rows_of(given, section)):
                if row["id"] in seen:
                    fault = f'"{row["id"]}" is there twice'
                    raise Misfit(fault, f"{section}[{place}].id")
                seen.add(row["id"])


def require_first_businesses(rows: list[Document]) -> None:
    """CN-2.11  Every family's starting businesses must be there."""
    there = {row["id"] for row in rows}
    for family, names in FIRST_BUSINESSES.items():
        for name in names:
            if name not in there:
                raise Misfit(f"{name} is missing, with which {family} starts", "businesses")


def refuse_double_abilities(rows: list[Document]) -> None:
    seen: set[str] = set()
    for place, row in enumerate(rows):
        ability = row["ability"]
        if ability is not None and ability in seen:
            raise Misfit(f"another mercenary has {ability} too", f"mercenaries[{place}].ability")
        if ability is not None:
            seen.add(ability)


def refuse_too_much_influence(counts: dict[str, int]) -> None:
    """A pile that nobody could shuffle."""
    count = sum(counts.values())
    if count > MOST_INFLUENCE:
        raise Misfit(f"{count} cards, {MOST_INFLUENCE} are the most", "influence")


def require_start_sets(seats: int, given: Document) -> None:
    """CN-2.11  A start set for each player."""
    counts = influence_of(given)
    for card in START_SET:
        if counts.get(card, 0) < seats:
            raise Misfit(f"{seats} {card} are needed for {seats} players", "deck.influence")
