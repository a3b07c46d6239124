"""Deals in few letters, in both languages."""

from __future__ import annotations

import pytest

from sitdown.kernel import Misfit
from sitdown.kernel.form import Document
from tests.refusals import in_russian

from .tables import GAME, boss, man, table

VIEW = table(
    boss(man("big-joey", "usury"), cash=5000),
    boss(man("franco-luciano"), man("phil-malony", "buy casino.2"), cash=5000),
    boss(man("vito-baritono")),
).view(0)

DEALS: list[tuple[str, Document]] = [
    (
        "offer 2: give 3000 take marker lawyer.1",
        {"do": "offer", "to": 1, "give": {"cash": 3000}, "take": {"markers": ["lawyer.1"]}},
    ),
    (
        "сделка 3: даю 2к беру маркер garage",
        {"do": "offer", "to": 2, "give": {"cash": 2000}, "take": {"markers": ["garage.1"]}},
    ),
    (
        "deal 2 give cop.1 + 1000 for franco markers casino.2 lawyer",
        {
            "do": "offer",
            "to": 1,
            "give": {"businesses": ["cop.1"], "cash": 1000},
            "take": {"gangsters": ["franco-luciano"], "markers": ["casino.2", "lawyer.1"]},
        },
    ),
    ("pay 3 $2,000", {"do": "pay", "to": 2, "amount": 2000}),
    ("плачу 2 1000", {"do": "pay", "to": 1, "amount": 1000}),
    ("say 2: pay or I shoot", {"do": "say", "text": "pay or I shoot", "to": 1}),
    ("say hands off: now", {"do": "say", "text": "hands off: now"}),
    ("говорю всем: привет", {"do": "say", "text": "привет"}),
]


@pytest.mark.parametrize(("text", "document"), DEALS)
def test_a_deal_is_read(text: str, document: Document) -> None:
    assert GAME.shorthand(text, VIEW) == document


WRONG = [
    ("offer", "say to whom"),
    ("offer 9: give 1000", "no player"),
    ("offer 2: 3000", "say first whether you give it or take it"),
    ("offer 2: give pub", 'no card "pub" on the table'),
    ("offer 2: give p take 1000", 'may be|no card "p"'),
    ("pay 2", "say whom and how much"),
    ("pay 2 much", "no sum of money"),
    ("pay 2 1500", "full thousands"),
    ("offer 2: give 0 take cop.1", "full thousands"),
    ("say 2:", "say what"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_what_is_wrong_is_said(text: str, words: str) -> None:
    with pytest.raises(Misfit, match=words) as refused:
        GAME.shorthand(text, VIEW)
    in_russian("cosanostra", refused.value)


def test_other_words_are_no_deal() -> None:
    assert GAME.shorthand("keep", VIEW) is None
    assert GAME.shorthand("offer 2: give 1000", {**VIEW, "you": None}) is None


def test_there_are_no_deals_in_the_middle_of_a_job() -> None:
    """CN-13.1"""
    with pytest.raises(Misfit, match="no deals and no talk now") as refused:
        GAME.shorthand("offer 2: give 1000", {**VIEW, "phase": "rob"})
    in_russian("cosanostra", refused.value)
