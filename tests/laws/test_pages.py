"""Laws of the pages: what a game has is on its page, and every rule that is cited is there."""

from __future__ import annotations

from sitdown.laws import Law, rulebook

from .cases import GAME, each, trial


@GAME
@each(rulebook.LAWS)
def test_pages(law: Law, id: str) -> None:
    law(trial(id))
