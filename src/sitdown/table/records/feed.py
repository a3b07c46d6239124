"""Feed: the numbered log of each viewpoint, and the hash chain over all public entries.

Every viewpoint has numbers of its own. With shared numbers a gap would reveal that something
hidden happened, such as another seat's answer in a reaction window.

Public entries form a chain. Each has a `link`: the digest of its text and of the link before it.
So the log cannot be changed later (see docs/fairness.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from sitdown.kernel import Document

from .append_only import AppendOnlyList
from .events import Viewpoint
from .fairness import FIRST, action_digest, link, to_seal

if TYPE_CHECKING:
    from .acting import Acted
    from .events import StoredEvent


ENCODER: Final = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Document] = msgspec.json.Decoder(Document)


class Entry:
    """One line of the log. It is encoded at once, because it is sent more often than it is read.

    `body`: the JSON text without braces and number, the same for everyone who gets it. `to`: the
    viewpoints that get it; None: all of them, and the entry gets a `link`.
    """

    __slots__ = ("at", "body", "link", "to")

    def __init__(
        self, at: float, kind: str, fields: Document, to: tuple[Viewpoint, ...] | None = None
    ) -> None:
        self.at = at
        self.body = ENCODER.encode({"at": at, "kind": kind, **fields})[1:-1]
        self.to = to
        self.link: str | None = None

    def text(self, viewpoint: Viewpoint, n: int) -> bytes:
        """The JSON text of the entry for a viewpoint, as its number `n`."""
        if self.link is None:
            return self.without_link(viewpoint, n)
        return b'{"n":%d,%b,"link":"%b"}' % (n, self.body_for(viewpoint), self.link.encode())

    def without_link(self, viewpoint: Viewpoint, n: int) -> bytes:
        return b'{"n":%d,%b}' % (n, self.body_for(viewpoint))

    def body_for(self, viewpoint: Viewpoint) -> bytes:
        return self.body


class Happening(Entry):
    """The events of an action, as each viewpoint may know them.

    `before`: answers of a hushed window, told only when it closes. Each is stored with the seat
    that has heard of it already, its own. `acts`: the number of actions that the seal covers.

    Events that are the same for everybody are replaced by their text when they are first encoded.
    If that is all of them, `body` becomes the whole text and `told` is dropped.
    """

    __slots__ = ("acts", "before", "told")

    def __init__(
        self,
        at: float,
        fields: Document,
        told: list[StoredEvent],
        to: tuple[Viewpoint, ...] | None = None,
        before: list[tuple[int | None, list[StoredEvent]]] | None = None,
    ) -> None:
        super().__init__(at, "events", fields, to)
        self.told: list[StoredEvent | bytes] | None = [*told]
        self.before: list[tuple[int | None, list[StoredEvent | bytes]]] = [
            (heard_by, [*answer]) for heard_by, answer in before or ()
        ]
        self.acts = 0

    def seal(self, seal: str, acts: int) -> None:
        """Adds the seal over a number of actions, before anybody gets the entry."""
        self.body += b',"seal":"%b"' % seal.encode()
        self.acts = acts

    def body_for(self, viewpoint: Viewpoint) -> bytes:
        if self.told is None:
            return self.body
        heard: list[bytes] = []
        for heard_by, answer in self.before:
            if heard_by is None or heard_by != viewpoint:
                add_heard(heard, answer, viewpoint)
        is_same_for_all = add_heard(heard, self.told, viewpoint) and not self.before
        body = b'%b,"events":[%b]' % (self.body, b",".join(heard))
        if is_same_for_all:
            self.body, self.told = body, None
        return body


def add_heard(texts: list[bytes], told: list[StoredEvent | bytes], viewpoint: Viewpoint) -> bool:
    """Adds the texts of the events that a viewpoint hears; True if everybody hears the same.

    An event that is the same for everybody is replaced by its text (a cache).
    """
    is_same_for_all = True
    for place, one in enumerate(told):
        if isinstance(one, bytes):
            texts.append(one)
        elif one.is_open():
            text = told[place] = ENCODER.encode(one.document())
            texts.append(text)
        else:
            is_same_for_all = False
            heard = one.to(viewpoint)
            if heard is not None:
                texts.append(ENCODER.encode(heard))
    return is_same_for_all


class Feed:
    """The logs of all viewpoints, in order.

    `last_link`: the last link of the chain. `secret`: the key of the seals. `unsealed`: actions
    that no public entry covers yet, in the form that this `version` of the log seals. `newest`:
    the time of the newest entry. `logs` are shared by copies of the feed. They are never changed
    in place: adding an entry replaces them.
    """

    def __init__(
        self,
        head: str = FIRST,
        secret: str = "",
        unsealed: tuple[tuple[Any, ...], ...] = (),
        newest: float = 0.0,
        logs: dict[Viewpoint, AppendOnlyList[Entry]] | None = None,
        version: int = 1,
    ) -> None:
        self.last_link = head
        self.secret = secret
        self.unsealed = unsealed
        self.newest = newest
        self.version = version
        self.logs: dict[Viewpoint, AppendOnlyList[Entry]] = (
            {None: AppendOnlyList()} if logs is None else logs
        )

    def copy(self) -> Feed:
        """A copy with the same entries. Later entries of one do not appear in the other."""
        return Feed(
            self.last_link, self.secret, self.unsealed, self.newest, self.logs, self.version
        )

    def resize(self, seats: int) -> None:
        """Changes the number of seats before the game. A new seat begins with the public log."""
        everybody = self.logs[None]
        viewpoints: list[Viewpoint] = [None, *range(seats)]
        self.logs = {one: self.logs.get(one, everybody) for one in viewpoints}

    def keep(self, acted: Acted) -> None:
        """Keeps an action for the seal of the next public entry about actions."""
        self.unsealed += (to_seal(self.version, acted.seat, acted.act, acted.by, acted.at),)

    def add(self, entry: Entry) -> None:
        if entry.to is None:
            self.chain(entry)
        self.newest = entry.at
        if entry.to is None:
            self.logs = {viewpoint: log.with_next(entry) for viewpoint, log in self.logs.items()}
        else:
            told = {viewpoint: self.logs[viewpoint].with_next(entry) for viewpoint in entry.to}
            self.logs = {**self.logs, **told}

    def chain(self, entry: Entry) -> None:
        """Seals a public entry if it tells of actions, and links it to the chain."""
        if isinstance(entry, Happening):
            entry.seal(action_digest(self.secret, self.unsealed, self.version), len(self.unsealed))
            self.unsealed = ()
        line = entry.without_link(None, self.logs[None].length + 1)
        self.last_link = entry.link = link(self.last_link, line)

    def lines(self) -> list[str]:
        """The texts of the chain: the entries of spectators without their links."""
        return [
            entry.without_link(None, n).decode()
            for n, entry in enumerate(self.logs[None].part(), start=1)
        ]

    def sealed_in(self) -> list[int]:
        """For every action, in order, the number of the entry that seals it."""
        return [
            n
            for n, entry in enumerate(self.logs[None].part(), start=1)
            if isinstance(entry, Happening)
            for _ in range(entry.acts)
        ]

    def last(self, viewpoint: Viewpoint) -> int:
        """The number of the newest entry that a viewpoint got; 0 if none."""
        log = self.logs.get(viewpoint)
        return 0 if log is None else log.length

    def read(self, viewpoint: Viewpoint, after: int, to: int | None = None) -> list[Document]:
        """The entries of a viewpoint with numbers above `after`, up to `to`."""
        return [DECODER.decode(text) for text in self.texts(viewpoint, after, to)]

    def texts(self, viewpoint: Viewpoint, after: int, to: int | None = None) -> list[msgspec.Raw]:
        """The entries that `read` gives, as raw JSON for a message."""
        return [msgspec.Raw(text) for text in self.written(viewpoint, after, to)]

    def written(self, viewpoint: Viewpoint, after: int, to: int | None = None) -> list[bytes]:
        """The entries that `read` gives, as JSON texts."""
        first = max(0, after)
        return [
            entry.text(viewpoint, n)
            for n, entry in enumerate(self.logs[viewpoint].part(first, to), start=first + 1)
        ]
