"""The store: where records lie, so that they outlive every process. One protocol, two back ends.

`(table, number)` is unique in it: of two processes that append at once one is refused, reads what
the other wrote, and decides anew. What is appended is durable when `append` has been waited for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from typing import ClassVar, Final, Protocol

from msgspec import Struct

from sitdown.wire.errors import Refused

ERASED_SECONDS: Final = 366 * 86400.0
"""So long a store knows that a guest was erased: no cookie is good for longer than a year."""


def erased_digest(person: str) -> bytes:
    """What is left of an erased guest's key: enough to know it again, and nothing else."""
    return sha256(b"sitdown erased " + person.encode()).digest()[:16]


class Conflict(Exception):
    """Somebody else has written there: read on and decide anew."""


class StoreFault(Refused):
    """The store could not say whether it did what it was asked for, or was not there at all.

    Whoever asks for something gets it as a refusal, which has no `fault` in it: that is for the
    log. Beside that it is caught in two places: what waits at a table is told to send it again
    (`Table.drain_queue`), and what goes on by itself goes on (`periodic.log_errors`).
    """

    seen: ClassVar[int] = 0
    """How many there were in this process."""

    def __init__(self, fault: str) -> None:
        super().__init__("fault", "the store does not answer; come again")
        self.fault = fault
        StoreFault.seen += 1

    def __str__(self) -> str:
        return f"the store does not answer: {self.fault}"


class Damaged(Exception):
    """What lies in the store is not what was written there, or makes no sense."""


class Standing(Struct, frozen=True):
    """How one seat of a finished game came out, for who was dealt in there.

    `player`: what he is called for all to see; `person`: the guest, None for a bot. `in_company`:
    another person was dealt in too. `kept`, `broken`: words that the record has judged. `rank`: the
    place that ratings go by.
    """

    seat: int
    player: str
    person: str | None
    place: int
    won: bool
    left: bool
    in_company: bool
    kept: int
    broken: int
    rank: int


class Finished(Struct, frozen=True):
    """A finished game. All of it follows from the records, by what `version` makes of them.

    `shown`: from when on those may know of it who did not sit there; `is_open`: whether they ever
    may. `sat`: who has had a seat in it. `document`: the game as histories show it. `devices`:
    guests who are one player, by a link to another device.
    """

    version: int
    game: str
    ended: float
    shown: float
    is_open: bool
    rated: bool
    standings: list[Standing]
    sat: list[str]
    document: bytes
    devices: list[tuple[str, str]] = []


class Head(Struct):
    """The row of a table: the columns that lists, limits and timers query."""

    state: str
    game: str
    public: bool
    host: str
    updated: float

    due: float | None = None
    """When the table itself has something to do."""

    owing: list[str] = []
    """The persons who owe an answer."""

    summary: bytes | None = None
    """The table as lists show it. None where it is as before; so are game, host and `public`."""

    members: list[str] = []
    """Persons who took a chair now."""

    finished: Finished | None = None
    """The game that was played there, where histories and ratings have to be told anew."""


class Listed(Struct):
    """A table as it stands in a list."""

    id: str
    created: float
    updated: float
    owing: list[str]
    summary: bytes


class Snapshot(Struct):
    """A position that was reached after so many records, and by which rules."""

    number: int
    rules: str
    document: bytes


NEVER = 1e300


class Wanted(Struct, frozen=True):
    """Which tables a list is to have: public ones, or those of a person; before a cursor.

    `late_at`: whatever the state, also those that are over but whose spectators are behind then.
    `private`: also those that no list shows; for the host of the house.
    """

    person: str | None = None
    state: str | None = None
    game: str | None = None
    before: tuple[float, str] | None = None
    limit: int = 50
    late_at: float = NEVER
    private: bool = False


class Sought(Struct, frozen=True):
    """Which finished games of a player a list is to have, as far as `viewer` may know of them."""

    player: str
    viewer: str
    now: float
    game: str | None = None
    won: bool | None = None
    in_company: bool | None = None
    before: tuple[float, str, int] = (NEVER, "", 0)
    limit: int = 20


class Passed(Struct, frozen=True):
    """A finished game of a player: the seat that he had, and the game as histories show it.

    `before`, `after`: what was thought of him (mu), where the game was counted.
    """

    table: str
    seat: int
    ended: float
    document: bytes
    before: float | None = None
    after: float | None = None


class Belief(Struct, frozen=True):
    """What is thought of a player at a game, and how uncertain that is."""

    mu: float
    sigma: float


class Rated(Struct, frozen=True):
    """A player's rating at one game, or at all of them (`ALL_GAMES`), after so many rated games.

    `before`: what was thought of him a while ago (mu), None if he was not rated since.
    """

    game: str
    player: str
    name: str
    mask: str | None
    mu: float
    sigma: float
    games: int
    won: int
    before: float | None = None


class Change(Struct, frozen=True):
    """What a game has changed in the rating of who was dealt in on a seat."""

    seat: int
    player: str
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


ALL_GAMES = ""
"""The game of a rating at all games together."""


class Reckoning(Protocol):
    """How ratings follow from games; `newcomer`: what is thought of who is not known."""

    newcomer: Belief

    def after(
        self, seats: Sequence[tuple[str, int]], before: Mapping[str, Belief]
    ) -> Mapping[str, Belief]:
        """What is thought of everybody who sat there, each with his rank, after a game."""


class Tally(Struct, frozen=True):
    """What a player has done at one game, as far as somebody may know of it."""

    game: str
    played: int
    won: int
    kept: int
    broken: int
    first: float
    last: float


class Passkey(Struct, frozen=True):
    """What is kept of a passkey: its public half, how often it has signed, and whose it is.

    `guest`: as he is called by now. `used`: when it last let him in.
    """

    key: bytes
    person: str
    public: bytes
    count: int
    since: float
    used: float | None
    guest: bytes


class Ruling(Struct, frozen=True):
    """What the host of a house has ruled on a guest: not to talk, or to stay out, until then.

    `player`: what the guest is called for all to see. `table`: where it holds, empty for all.
    """

    kind: str
    player: str
    table: str
    until: float
    name: str
    why: str


class HostAct(Struct, frozen=True):
    """Something that the host of a house has done: what, to whom or where, until when and why."""

    at: float
    act: str
    player: str = ""
    name: str = ""
    table: str = ""
    title: str = ""
    until: float | None = None
    why: str = ""


class Order(Struct, frozen=True):
    """What the host does, to be kept in one go with the line in the log that says so.

    A ruling takes the place of one of the same kind; one that has run out lifts it. `unwanted`:
    words that nobody is to use from now on; `wanted`: those that are allowed again.
    """

    act: HostAct
    ruling: Ruling | None = None
    unwanted: Sequence[str] = ()
    wanted: Sequence[str] = ()


WAITS, COUNTED, VOID = 0, 1, 2
"""Of a rated game: it waits, its ratings have moved, or it moves none after all."""

Notice = Callable[[str, int], None]
"""Called with a table and the number of its newest record, when another process wrote it."""


class Subscription(Struct, frozen=True):
    """A device that can be called by Web Push; `document` says how, and in which language."""

    endpoint: str
    person: str
    document: bytes
    since: float


class Awaited(Struct, frozen=True):
    """Somebody who owes an answer at a table; `turn` is the last one that he was told of."""

    table: str
    number: int
    person: str
    turn: str | None


Outage = tuple[float, float]
"""From when to when no process ran."""

OUTAGE_KEPT: Final = 366 * 86400.0
"""Seconds. No deadline is older."""

MOST_OUTAGES: Final = 10_000


class Store(Protocol):
    """What a back end can do. Times are in seconds, and those of the caller."""

    async def lay(self, table: str, lines: Sequence[bytes], head: Head) -> None:
        """A new table with its first records; Conflict if there is one with this id."""

    def append(
        self, table: str, number: int, lines: Sequence[bytes], head: Head
    ) -> Awaitable[None]:
        """Further records of a table that has `number` so far; Conflict if it has others.

        It is under way at once; who waits for it waits until they are durable.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The records of a table with numbers above `after`, in order; empty if there are none.

        Damaged if one is missing or is not what was written.
        """

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """A newer snapshot of a table."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table; None if there is none, or if it is damaged."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest record of each of these tables that exists."""

    async def listed(self, table: str) -> Listed | None:
        """One table as lists show it."""

    async def tables(self, wanted: Wanted) -> list[Listed]:
        """Tables, newest first."""

    async def laid(self, person: str, since: float) -> tuple[int, int]:
        """How many tables of this host are not over, and how many were laid since then."""

    async def old(self, before: float, limit: int) -> list[str]:
        """Tables at which nothing has been written since then, the oldest first."""

    async def remove(self, table: str) -> bool:
        """Forgets a table, with all that was written of it; False if there is none."""

    async def passed(self, sought: Sought) -> list[Passed]:
        """Finished games of a player, the last one first."""

    async def tallies(self, player: str, viewer: str, now: float) -> list[Tally]:
        """The games that a player has finished, each with how it went, by name."""

    async def untold(self, version: int, limit: int) -> list[str]:
        """Tables that are over and of which no finished game is kept by this version."""

    async def over(self, after: str, limit: int) -> list[str]:
        """Tables that are over, by their ids from one on."""

    async def tell_finished(self, table: str, version: int, finished: Finished | None) -> None:
        """What follows from a table's records, of a game that was over before."""

    async def count(self, now: float, limit: int, reckoning: Reckoning) -> int:
        """Counts rated games that everybody may know of, in the order of their ends, each once.

        Gives how many. Of several processes one does it at a time.
        """

    async def count_anew(self, now: float, reckoning: Reckoning) -> int:
        """Forgets all ratings and counts all games from the first one on, in one go."""

    async def counted(self, table: str) -> int | None:
        """Whether a rated game has been counted: see `COUNTED`; None if it is not rated."""

    async def changes(self, table: str) -> list[Change]:
        """What a game has changed, seat by seat; empty before it is counted."""

    async def ratings(self, player: str) -> list[Rated]:
        """The ratings of a player at all games, and at each."""

    async def ladder(
        self, game: str, ranked_after: int, since: float, first: int, limit: int
    ) -> list[Rated]:
        """Who is rated at a game, the strongest first, and last who has not played enough yet."""

    async def rewrite(
        self, table: str, lines: Sequence[bytes], head: Head, person: str, player: str
    ) -> None:
        """Other records in place of those of a table that is over, as many; Conflict if not.

        Nothing of `person` stays beside them; `player` is what he is called from now on.
        """

    async def leave_for_good(self, person: str, player: str, alias: str, now: float) -> str:
        """A guest is to be erased, under an alias: the one proposed first.

        His ratings, phrase, passkeys, subscriptions and his name in the host's log go now; what is
        ruled on him stays. For a year the store knows by a digest that he was erased.
        """

    async def erased(self, since: float, limit: int) -> list[tuple[bytes, float]]:
        """The digests of guests who were erased since then, and when, the last ones first."""

    async def keep_phrase(self, person: str, digest: bytes, guest: bytes) -> None:
        """By whose digest a guest comes back on another device; one before is no longer good."""

    async def guest_of_phrase(self, digest: bytes) -> bytes | None:
        """The guest who has kept himself by this phrase, as he was then."""

    async def keep_review(self, table: str, document: bytes) -> None:
        """What was found of a game that is over, in place of what was found before."""

    async def review(self, table: str) -> bytes | None:
        """What was found of a game; None if nothing was, or if it is damaged."""

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """A device that a person may be called on; of more than so many the oldest go."""

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """A device is called no longer; of a person only his own."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The devices on which somebody may be called."""

    async def awaited(self, longer_than: float, limit: int) -> list[Awaited]:
        """Who can be called and owes an answer at a table with more time for it than this.

        Not where nothing has happened at the table since it was last looked at for them.
        """

    async def remember_call(self, table: str, person: str, number: int, turn: str) -> None:
        """Up to this number a table was looked at for somebody, who knows of this turn."""

    async def keep_name(self, person: str, guest: bytes) -> None:
        """What a guest is called from now on, when he comes back by a phrase or a passkey."""

    async def keep_passkey(self, passkey: Passkey, most: int) -> bool:
        """One more way to come back; False if the guest has so many. Conflict: it is known."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """Those of a guest, the first ones first."""

    async def passkey(self, key: bytes) -> Passkey | None:
        """The one that is called so."""

    async def use_passkey(self, key: bytes, count: int, now: float) -> None:
        """It has let somebody in, and has signed so often by now."""

    async def forget_passkey(self, person: str, key: bytes) -> bool:
        """One of his own lets a guest in no longer; False if he has none like that."""

    async def use_challenge(self, digest: bytes, now: float, expires: float) -> bool:
        """A challenge is answered, once; False if it was before. Nothing is kept for longer."""

    async def order(self, order: Order) -> None:
        """Keeps what the host of the house does, and that he did it."""

    async def rulings(self, now: float) -> list[Ruling]:
        """All that is ruled on guests and has not run out."""

    async def unwanted(self) -> list[str]:
        """Words that the host of the house does not want, in the order of the alphabet."""

    async def host_acts(self, before: int, limit: int) -> list[tuple[int, HostAct]]:
        """What the host has done, each with its number below `before`, the last one first."""

    async def leaving(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Guests who are to be erased, each with his alias, by their keys, those behind `after`."""

    async def has_left(self, person: str) -> None:
        """Nothing of a guest is left."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that have something to do and that no living process looks after."""

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        """Whether this process looks after a table until then; one process at a time does."""

    async def release(self, table: str, process: str) -> None:
        """This process looks after a table no longer."""

    async def beat(self, process: str, now: float) -> dict[str, float]:
        """This process is alive; when each process was last."""

    async def beats(self) -> dict[str, float]:
        """When each process was last alive."""

    async def note_outage(self, outage: Outage) -> None:
        """No process ran in this time. It is kept for a year."""

    async def outages(self) -> list[Outage]:
        """When no process ran: the newest first, as many as are kept."""

    async def forget_process(self, process: str) -> None:
        """This process has stopped as it should, or has been dead for long."""

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """A secret that all processes share: the one proposed first."""

    def listen(self, notice: Notice) -> None:
        """Call this when another process has written."""

    async def close(self) -> None: ...
