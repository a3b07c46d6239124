"""The house's sentences, as bots say them.

The log keeps only a sentence's name (`line-<name>` in the common words), so each reader gets it in
their own language. A character may have its own version of a sentence (`line-hello-penny`).
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from sitdown.bots.character import read_part
from sitdown.table.plans import say
from sitdown.table.plans.deed import Plan
from sitdown.table.records.sitting import Sitting
from sitdown.words.words import Words


class Remark(NamedTuple):
    """A sentence that a bot could say, and the seat it is about."""

    seat: int
    line: str
    about: int | None = None


def spoken(sitting: Sitting, remark: Remark, id: str) -> Plan:
    """The plan by which a bot says something to everybody."""
    line = own_line(sitting, remark)
    text = words_of(sitting).say(f"line-{line}", about=remark.about)
    about = UNSET if remark.about is None else remark.about
    return say(remark.seat, id, text, line=line, about=about)


def own_line(sitting: Sitting, remark: Remark) -> str:
    """The name of this character's own version of the sentence, or of the common one."""
    part = read_part(sitting.chairs[remark.seat].bot or "")
    own = remark.line if part is None else f"{remark.line}-{part.character.id}"
    return own if words_of(sitting).has(f"line-{own}") else remark.line


def words_of(sitting: Sitting) -> Words:
    """The English words: records keep what bots say in them."""
    names = [chair.name or "?" for chair in sitting.chairs]
    return Words("en", sitting.game_id, names)
