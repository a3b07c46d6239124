"""Promises of bots: whether to give one, keep it, and judge those of others."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.table import Table
from sitdown.table.plans import ignore, judge, promise
from sitdown.table.records.sitting import Sitting
from sitdown.table.records.talking import tells_of
from sitdown.wire.log import Promise

from .sentences import words_of

MOST_PROMISES = 2
"""The largest number of promises that a bot gives at a table."""

Vows = list[Document]
"""Patterns of events that a bot has promised never to cause."""


class Promises:
    """Promises by and to the bots at the tables of this process."""

    def __init__(self) -> None:
        self.read: dict[tuple[str, int], int] = {}
        """The last log entry that was searched for a promise, by table and promise."""

    def judge(self, table: Table, seat: int) -> None:
        """Judges the promises given to a bot, by the events that its seat was told.

        A promise that stays open may be answered with the same promise in return.
        """
        sitting = table.sitting
        for one in sitting.promises:
            if one.to != seat or one.state != "standing" or not one.pledge:
                continue
            kept = self.verdict(table, seat, one.id, one.at, one.pledge)
            if kept is not None:
                table.submit(judge(seat, f"judge/{one.id}", one.id, kept), ignore)
            elif (likewise := mirrored(one)) and self.may_promise(table, seat, likewise):
                text, line = likewise_said(sitting, seat, one, likewise)
                id = f"word/{one.id}"
                table.submit(promise(seat, id, one.seat, text, likewise, line), ignore)

    def may_promise(self, table: Table, seat: int, pledge: Document) -> bool:
        """Whether a bot may promise this: at most a few times in a game, and nothing twice."""
        sitting = table.sitting
        given = [one.pledge for one in sitting.promises if one.seat == seat]
        return sitting.state == "playing" and len(given) < MOST_PROMISES and pledge not in given

    def verdict(
        self, table: Table, seat: int, id: int, since: float, pledge: Document
    ) -> bool | None:
        """Whether a promise is kept; None as long as it is open."""
        feed = table.sitting.feed
        after = self.read.get((table.id, id), 0)
        for entry in feed.read(seat, after):
            if entry["kind"] != "events" or entry["at"] < since:
                continue
            if tells_of(entry["events"], pledge.get("never")):
                return False
            if not pledge.get("by") and tells_of(entry["events"], pledge.get("will")):
                return True
        self.read[table.id, id] = feed.last(seat)
        if table.sitting.state == "over":
            return bool(pledge.get("never"))
        return None

    def forget(self, table: str) -> None:
        self.read = {key: place for key, place in self.read.items() if key[0] != table}


def vows_of(table: Table, seat: int) -> Vows:
    """The patterns of events that a bot has promised never to cause."""
    standing = [one for one in table.sitting.promises if one.state == "standing"]
    given = [
        one.pledge["never"]
        for one in standing
        if one.seat == seat and one.pledge and one.pledge.get("never")
    ]
    return [part for never in given for part in (never if isinstance(never, list) else [never])]


def mirrored(one: Promise) -> Document | None:
    """The same promise with the two seats exchanged: what you never do to me I never do to you.

    None if the promise has no `never` or is the same either way.
    """
    never = None if one.pledge is None else one.pledge.get("never")
    if not never:
        return None
    other = {one.seat: one.to, one.to: one.seat}
    parts = never if isinstance(never, list) else [never]
    turned = [turned_round(part, other) for part in parts]
    if turned == parts:
        return None
    return {"never": turned if isinstance(never, list) else turned[0]}


def turned_round(part: Document, other: dict[int, int]) -> Document:
    return {
        name: other.get(value, value) if type(value) is int else value
        for name, value in part.items()
    }


def likewise_said(
    sitting: Sitting, seat: int, one: Promise, likewise: Document
) -> tuple[str, str | UnsetType]:
    """The text and line of a promise in return.

    The game's own sentence if there is one; otherwise the other seat's text behind an arrow.
    """
    pledges = catalog.load(sitting.game_id).advice.pledges
    for name, pledge in ({} if pledges is None else pledges(seat, one.seat)).items():
        if pledge == likewise:
            line = f"pledge-{name}"
            return words_of(sitting).say(line), line
    return f"⇄ {one.text}"[:500], UNSET
