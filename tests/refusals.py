"""Refusals, as programs and as people read them."""

from __future__ import annotations

import re

from sitdown.kernel import IllegalAction, Misfit
from sitdown.words import Words

NAMES = [f"Player{number}" for number in range(1, 10)]


def in_russian(game: str, refusal: IllegalAction | Misfit) -> str:
    """A refusal in Russian; in every language it must come out whole, with no word of another."""
    english = Words("en", game, NAMES, strict=True).refusal(refusal)
    assert english
    russian = Words("ru", game, NAMES, strict=True).refusal(refusal)
    assert re.search("[а-я]", russian), russian
    return russian
