"""Laws of secrecy: what a seat gets to see depends on nothing that it may not know."""

from __future__ import annotations

from sitdown.laws import Law, secrets

from .cases import TABLES, each, keep_at


@TABLES
@each(secrets.LAWS)
def test_secrets(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)
