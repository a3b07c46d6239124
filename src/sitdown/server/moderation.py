"""Applies mutes, bans and blocked words in this process.

A muted guest can still play: answers and offers of a game are not talk. A guest is a cookie, so a
ruling binds the cookie and not the person; see SECURITY.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from sitdown.kernel import Document
from sitdown.kernel.errors import Reason
from sitdown.store.protocol import Order, Ruling
from sitdown.table import Refused
from sitdown.table.telling.history import player_of
from sitdown.wire.requests import Act, Body, Message, Promise, Say
from sitdown.words.unwanted_words import Unwanted

if TYPE_CHECKING:
    from .process import ServerProcess

MUTED: Final = "muted"
BANNED: Final = "out"
EVERYWHERE: Final = ""
FOR_GOOD: Final = 1e11
"""A time in the far future, for rulings without end."""

TALK: Final = "text"
"""The field of an action that holds talk, in games whose actions have some."""

UNWANTED = Reason("because-unwanted", "the host of this house does not want a word of this")

# Cached because every check of a socket or seat would otherwise compute a hash.
called = lru_cache(4096)(player_of)


class Moderation:
    """The rulings that this process knows of. Banned guests are disconnected at once."""

    def __init__(self, room: ServerProcess) -> None:
        self.room = room
        self.rulings: list[Ruling] = []
        self.muted: dict[str, Ruling] = {}
        self.out: dict[tuple[str, str], Ruling] = {}
        self.unwanted = Unwanted()

    async def order(self, order: Order) -> None:
        """Stores an order of the administrator and applies it at once."""
        await self.room.hall.store.order(order)
        await self.refresh()

    async def refresh(self) -> None:
        """Reads the rulings from the store, made by this process or another."""
        store = self.room.hall.store
        rulings, words = await store.rulings(self.room.now()), tuple(await store.unwanted())
        if words != self.unwanted.words:
            self.unwanted = Unwanted(words)
        if rulings != self.rulings:
            self.take(rulings)
            self.show_out()

    def take(self, rulings: list[Ruling]) -> None:
        self.rulings = rulings
        self.muted = {one.player: one for one in rulings if one.kind == MUTED}
        self.out = {(one.player, one.table): one for one in rulings if one.kind == BANNED}

    def show_out(self) -> None:
        for socket in list(self.room.sockets):
            try:
                self.require_in(socket.person, socket.table.id)
            except Refused as refusal:
                socket.dismiss(refusal.code, refusal.message, **refusal.further)

    # Checks before something is done.

    def require_in(self, person: str | None, table: str = EVERYWHERE) -> None:
        """Refuses a guest who is banned from the house or from this table."""
        if not self.out or person is None:
            return
        for place in {EVERYWHERE, table}:
            ruling = self.out.get((called(person), place))
            if ruling is not None and self.holds(ruling):
                name = "because-put-out" if place == EVERYWHERE else "because-put-out-of-table"
                where = "this house" if place == EVERYWHERE else "this table"
                english = f"the host of the house has put you out of {where}"
                raise Refused.because("put-out", self.told(ruling, name, english))

    def require_allowed_talk(self, message: Message, person: str | None) -> None:
        """Refuses talk of a muted guest, and talk with blocked words."""
        said = said_in(message)
        if said is None:
            return
        ruling = self.muted.get(called(person)) if self.muted and person is not None else None
        if ruling is not None and self.holds(ruling):
            english = "the host of the house does not let you talk"
            raise Refused.because("muted", self.told(ruling, "because-muted", english))
        self.require_wanted(said)

    def read(self, body: Struct) -> None:
        """Refuses blocked words in a request's texts for others to read: names and titles."""
        if self.unwanted.words:
            for text in written_in(body):
                self.require_wanted(text)

    def require_wanted(self, text: str) -> None:
        if self.unwanted.found(text):
            raise Refused.because("unwanted", UNWANTED)

    def holds(self, ruling: Ruling) -> bool:
        return ruling.until > self.room.now()

    def told(self, ruling: Ruling, id: str, english: str) -> Reason:
        """The reason of a refusal, with the time left and the administrator's comment."""
        arguments = {**lasts(ruling.until - self.room.now()), "why": ruling.why or "none"}
        for_how_long = "for good" if arguments["unit"] == "ever" else duration(arguments)
        said = f": {ruling.why}" if ruling.why else ""
        return Reason(id, f"{english}, {for_how_long}{said}", arguments)


def said_in(message: Message) -> str | None:
    """The text that a message says in the player's own words; None if it has none."""
    if isinstance(message, Act):
        text = message.act.get(TALK)
        return text if isinstance(text, str) else None
    return message.text if isinstance(message, Say | Promise) else None


def written_in(thing: Struct) -> Iterable[str]:
    """The texts that people have written in a body and in the bodies inside it."""
    if isinstance(thing, Body):
        for field in thing.written:
            text = getattr(thing, field)
            if isinstance(text, str):
                yield text
    for field in thing.__struct_fields__:
        inner = getattr(thing, field)
        for one in inner if isinstance(inner, list) else ():
            if isinstance(one, Body):
                yield from written_in(one)


def lasts(seconds: float) -> Document:
    """The time left, in the largest unit of which more than two remain."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds > 2 * length or unit == "minutes":
            break
    if seconds > FOR_GOOD / 2:
        return {"unit": "ever", "count": 0}
    return {"unit": unit, "count": max(1, ceil(seconds / length))}


def duration(lasting: Document) -> str:
    count, unit = lasting["count"], lasting["unit"]
    return f"for another {count} {unit if count != 1 else unit.removesuffix('s')}"
