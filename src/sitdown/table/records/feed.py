"""Feed: the numbered log of each viewpoint, and the chain over what everybody was told.

Numbers belong to a viewpoint, not to the table: were they shared, a gap would tell a seat that
something happened which it may not know of, such as an answer in a reaction window.

What everybody is told hangs in a chain: each such entry has a `link`, the digest of its text and
of the link before it, so that nobody can change later what was told (docs/fairness.md).
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
    """One line of the log, as text from the start: it is sent more often than it is read.

    `body` is what everybody who gets it is told, but for its number. `to`: the viewpoints that get
    it; None: all, and it has a link.
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
        """What a viewpoint gets as its entry `n`."""
        if self.link is None:
            return self.without_link(viewpoint, n)
        return b'{"n":%d,%b,"link":"%b"}' % (n, self.body_for(viewpoint), self.link.encode())

    def without_link(self, viewpoint: Viewpoint, n: int) -> bytes:
        return b'{"n":%d,%b}' % (n, self.body_for(viewpoint))

    def body_for(self, viewpoint: Viewpoint) -> bytes:
        return self.body


class Happening(Entry):
    """What an action brought, as each viewpoint may know it.

    `before`: answers of a hushed window, told only now that it is closed, each with the seat that
    has heard of it already, its own. `acts`: how many actions its seal covers. What everybody
    hears alike is kept as its text; `told` is dropped where that is all of it.
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
        """Fixes so many actions, before anybody is told."""
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
    """Adds what a viewpoint hears of some events; whether everybody hears the same.

    The text of what everybody hears alike takes the place of the event.
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
    """All that each viewpoint was told, in order.

    `head` is the last link of the chain; `secret` keys the seals in it; `unsealed` are actions
    that no entry for everybody covers yet, in the form that `version` of the log seals. `newest`:
    when somebody was last told something. `logs` are shared by copies, and replaced by whoever is
    told more.
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
        """The same so far; what this one is told from now on, that one is not."""
        return Feed(
            self.last_link, self.secret, self.unsealed, self.newest, self.logs, self.version
        )

    def resize(self, seats: int) -> None:
        """Before a game begins chairs come and go; a new one has heard what everybody heard."""
        everybody = self.logs[None]
        viewpoints: list[Viewpoint] = [None, *range(seats)]
        self.logs = {one: self.logs.get(one, everybody) for one in viewpoints}

    def keep(self, acted: Acted) -> None:
        """An action, to be sealed by the next entry that tells everybody of one."""
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
        """What everybody is told hangs on all that everybody was told before."""
        if isinstance(entry, Happening):
            entry.seal(action_digest(self.secret, self.unsealed, self.version), len(self.unsealed))
            self.unsealed = ()
        line = entry.without_link(None, self.logs[None].length + 1)
        self.last_link = entry.link = link(self.last_link, line)

    def lines(self) -> list[str]:
        """The texts that the chain is made of: what spectators were told, without the links."""
        return [
            entry.without_link(None, n).decode()
            for n, entry in enumerate(self.logs[None].part(), start=1)
        ]

    def sealed_in(self) -> list[int]:
        """Of every action, in order, the number of the entry that seals it."""
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
        """The same as they are sent."""
        return [msgspec.Raw(text) for text in self.written(viewpoint, after, to)]

    def written(self, viewpoint: Viewpoint, after: int, to: int | None = None) -> list[bytes]:
        """The same, to be put together with other texts."""
        first = max(0, after)
        return [
            entry.text(viewpoint, n)
            for n, entry in enumerate(self.logs[viewpoint].part(first, to), start=first + 1)
        ]
