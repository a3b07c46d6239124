"""The rules that players read list the cards with the numbers that are printed on them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from sitdown import catalog
from sitdown.words import LANGUAGES, Words

FOLDER = catalog.folder("cosanostra")
CARDS: dict[str, Any] = json.loads((FOLDER / "components.json").read_text(encoding="utf-8"))


def page(language: str) -> str:
    """The text in one line."""
    text = (FOLDER / "words" / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.sub(r"[ \n]+", " ", text)


def money(amount: int) -> str:
    return f"${amount // 1000}k"


def told(id: str, language: str) -> str:
    """What follows on the name of a card where the text lists it."""
    name = Words(language, "cosanostra", strict=True).thing(id)
    return page(language).partition(f"- **{name}**")[2].partition(" - ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cash_job_is_listed_with_its_numbers(language: str) -> None:
    for job in CARDS["jobs"]:
        if job["kind"] == "cash" and job["id"] != "museum-heist":
            said = told(job["id"], language)
            numbers = [
                str(job["difficulty"]),
                *[money(job[one]) for one in ("one", "two")],
            ]
            assert all(number in said for number in numbers), job["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_job_of_other_kinds_is_counted_by_round(language: str) -> None:
    kinds = {job["kind"] for job in CARDS["jobs"]} - {"cash"}
    for kind in kinds:
        rounds = [job["round"] for job in CARDS["jobs"] if job["kind"] == kind]
        counts = "/".join(str(rounds.count(number)) for number in (1, 2, 3, 4))
        assert told(kind, language).startswith(f" ({counts}"), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_influence_card_is_counted(language: str) -> None:
    for card in CARDS["influence"]:
        assert told(card["id"], language).startswith(f" ({card['number']})"), card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mercenary_is_listed_with_strength_and_price(language: str) -> None:
    for one in CARDS["mercenaries"]:
        numbers = f" ({one['strength']}, {money(one['price'])}): "
        assert told(one["id"], language).startswith(numbers), one["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_business_is_listed_with_number_price_and_income(language: str) -> None:
    for card in CARDS["businesses"]:
        number = sum(other["kind"] == card["kind"] for other in CARDS["businesses"])
        sums = ", ".join(money(card[one]) for one in ("price", "income"))
        assert told(card["id"], language).startswith(f" ({number}, {sums}): "), card["id"]
