"""Laws of tokens: codec, legal lists and rules agree about what a seat can do."""

from __future__ import annotations

from sitdown.laws import Law, tokens

from .cases import TABLES, each, keep_at


@TABLES
@each(tokens.LAWS)
def test_tokens(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)
