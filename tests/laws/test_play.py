"""Laws of playing: documents, copies, legal lists, refusals, defaults, ends."""

from __future__ import annotations

from sitdown.laws import Law, play

from .cases import TABLES, each, keep_at


@TABLES
@each(play.LAWS)
def test_play(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)
