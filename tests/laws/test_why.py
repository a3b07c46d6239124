"""Laws of explanations: what is answered to "why?" is said, and gives nothing away."""

from __future__ import annotations

import pytest

from sitdown import load
from sitdown.kernel import Document, Look, Why
from sitdown.kernel.sketch import Phrase
from sitdown.laws import Law, Trial, WatchedTable, name_of, why
from sitdown.laws.checks import Broken

from .cases import TABLES, each, keep_at


@TABLES
@each(why.LAWS)
def test_why(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


def tried(law: Law, monkeypatch: pytest.MonkeyPatch, explanation: Why) -> None:
    monkeypatch.setattr(load("squirrels").advice, "why", explanation)
    law(WatchedTable(Trial("squirrels"), 2, name_of(law)))


def test_an_answer_without_a_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(look: Look, events: list[Document], place: int) -> Phrase:
        return Phrase("why-rate", {"rule": "nowhere"})

    with pytest.raises(Broken, match="no rule is named"):
        tried(why.an_explanation_is_said_with_its_rule, monkeypatch, Why(["smuggled"], tell))


def test_an_answer_that_does_not_follow_from_the_view_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = iter(range(10**9))

    def tell(look: Look, events: list[Document], place: int) -> Phrase:
        return Phrase("why-rate", {"rule": f"SQ-{next(asked)}"})

    with pytest.raises(Broken, match="where other things are hidden"):
        tried(
            why.an_explanation_follows_from_what_the_seat_sees,
            monkeypatch,
            Why(["smuggled"], tell),
        )
