"""The store: durable storage of records and everything beside them. One protocol, two back ends.

`(table, number)` is unique in it. If two processes append at once, one gets Conflict, reads what
the other wrote, and decides again. A record is durable when `append` has been awaited.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from typing import ClassVar, Final, Protocol

from msgspec import Struct

from sitdown.wire.errors import Refused

ERASED_SECONDS: Final = 366 * 86400.0
"""Seconds for which a store knows that a guest was erased. Cookies are valid for a year."""


def erased_digest(person: str) -> bytes:
    """The digest of an erased guest's id. It recognizes the id and reveals nothing else."""
    return sha256(b"sitdown erased " + person.encode()).digest()[:16]


class Conflict(Exception):
    """Another process has written to the table: read its records and decide again."""


class StoreFault(Refused):
    """The store failed or was unreachable, so that a write may have happened or not.

    The client gets it as a refusal without `fault`, which is for the log only. It is caught in two
    more places. `Table.drain_queue` tells the waiting requests of a table to try again, and
    `periodic.log_errors` lets background work go on.
    """

    seen: ClassVar[int] = 0
    """The number of store faults in this process."""

    def __init__(self, fault: str) -> None:
        super().__init__("fault", "the store does not answer; come again")
        self.fault = fault
        StoreFault.seen += 1

    def __str__(self) -> str:
        return f"the store does not answer: {self.fault}"


class Damaged(Exception):
    """Stored content does not match its checksum, is missing, or cannot be understood."""


class Standing(Struct, frozen=True):
    """The result of one seat in a finished game. It belongs to the player who was dealt in."""

    seat: int
    player: str
    """The public id of the player."""
    person: str | None
    """The guest's secret id; None for a bot."""
    place: int
    won: bool
    left: bool
    in_company: bool
    """Whether another person was dealt in too."""
    kept: int
    """The number of promises that the record has judged as kept."""
    broken: int
    """The number of promises that the record has judged as broken."""
    rank: int
    """The place that ratings use."""


class Finished(Struct, frozen=True):
    """A finished game, for histories and ratings. All of it is derived from the records."""

    version: int
    """The version of the code that derived it. A newer version derives it again."""
    game: str
    ended: float
    shown: float
    """The time from which people who did not sit there may know of it."""
    is_open: bool
    """Whether people who did not sit there may ever know of it."""
    rated: bool
    standings: list[Standing]
    sat: list[str]
    """The persons who have had a seat in it."""
    document: bytes
    """The game as histories show it."""
    devices: list[tuple[str, str]] = []
    """Pairs of guests who are one player, by a link to another device."""


class Head(Struct):
    """The row of a table: the columns that lists, limits and timers query."""

    state: str
    game: str
    public: bool
    host: str
    updated: float

    due: float | None = None
    """The time of the table's next timer."""

    owing: list[str] = []
    """The persons who owe an answer."""

    summary: bytes | None = None
    """The table as lists show it. None: unchanged, and so are game, host and `public`."""

    members: list[str] = []
    """Persons who took a chair with these records."""

    finished: Finished | None = None
    """The finished game, if histories and ratings have to be written again."""


class Listed(Struct):
    """A table as it stands in a list."""

    id: str
    created: float
    updated: float
    owing: list[str]
    summary: bytes


class Snapshot(Struct):
    """The position of a table after its first `number` records."""

    number: int
    rules: str
    """The fingerprint of the rules that reached the position."""
    document: bytes


NEVER = 1e300
"""A time that is later than any other."""


class Wanted(Struct, frozen=True):
    """A query for a list of tables."""

    person: str | None = None
    """The person whose tables are listed; None: public tables."""
    state: str | None = None
    game: str | None = None
    before: tuple[float, str] | None = None
    """The cursor: only tables before this time and id."""
    limit: int = 50
    late_at: float = NEVER
    """Includes, whatever `state` says, tables that are over while their spectators are behind."""
    private: bool = False
    """Includes tables that are not public; for the administrator."""


class Sought(Struct, frozen=True):
    """A query for finished games of a player. It finds only those that `viewer` may know of."""

    player: str
    viewer: str
    now: float
    game: str | None = None
    won: bool | None = None
    in_company: bool | None = None
    before: tuple[float, str, int] = (NEVER, "", 0)
    limit: int = 20


class Passed(Struct, frozen=True):
    """A finished game of a player: the player's seat, and the game as histories show it."""

    table: str
    seat: int
    ended: float
    document: bytes
    before: float | None = None
    """The player's mu before the game; None if the game is not counted."""
    after: float | None = None
    """The player's mu after the game; None if the game is not counted."""


class Belief(Struct, frozen=True):
    """The estimated strength of a player at a game, and its uncertainty."""

    mu: float
    sigma: float


class Rated(Struct, frozen=True):
    """A player's rating at one game, or at all games together (`ALL_GAMES`)."""

    game: str
    player: str
    name: str
    mask: str | None
    mu: float
    sigma: float
    games: int
    """The number of rated games behind it."""
    won: int
    before: float | None = None
    """The player's mu at the beginning of the period; None without a rated game since then."""


class Change(Struct, frozen=True):
    """The change of a rating by one game, for the player who was dealt in on a seat."""

    seat: int
    player: str
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


ALL_GAMES = ""
"""The value of `game` in a rating at all games together."""


class Reckoning(Protocol):
    """The rating system: how ratings follow from games."""

    newcomer: Belief
    """The rating of a player without games."""

    def after(
        self, seats: Sequence[tuple[str, int]], before: Mapping[str, Belief]
    ) -> Mapping[str, Belief]:
        """The ratings of all players after a game. `seats` are players with their ranks."""


class Tally(Struct, frozen=True):
    """A player's totals at one game, over the games that the viewer may know of."""

    game: str
    played: int
    won: int
    kept: int
    broken: int
    first: float
    last: float


class Passkey(Struct, frozen=True):
    """A stored passkey (WebAuthn credential)."""

    key: bytes
    """The id of the credential."""
    person: str
    public: bytes
    """The public key."""
    count: int
    """The signature counter, as last reported."""
    since: float
    used: float | None
    """When it was last used to sign in."""
    guest: bytes
    """The guest as a document, with the current name."""


class Ruling(Struct, frozen=True):
    """A sanction of the administrator on a guest: no talking, or a ban, until a time."""

    kind: str
    player: str
    """The public id of the guest."""
    table: str
    """The table where it holds; empty for all tables."""
    until: float
    name: str
    why: str


class HostAct(Struct, frozen=True):
    """A line of the administrator's log: what was done, to whom or where, until when and why."""

    at: float
    act: str
    player: str = ""
    name: str = ""
    table: str = ""
    title: str = ""
    until: float | None = None
    why: str = ""


class Order(Struct, frozen=True):
    """An administrator's change, written in one transaction with its line in the log."""

    act: HostAct
    ruling: Ruling | None = None
    """It replaces a ruling of the same kind. An expired ruling lifts the earlier one."""
    unwanted: Sequence[str] = ()
    """Words that are forbidden from now on."""
    wanted: Sequence[str] = ()
    """Words that are allowed again."""


WAITS, COUNTED, VOID = 0, 1, 2
"""States of a rated game: it waits, it has changed the ratings, or it changes none after all."""

Notice = Callable[[str, int], None]
"""A callback with a table and the number of its newest record, when another process wrote."""


class Subscription(Struct, frozen=True):
    """A device that receives Web Push; `document` has its keys and its language."""

    endpoint: str
    person: str
    document: bytes
    since: float


class Awaited(Struct, frozen=True):
    """A person who owes an answer at a table and can be notified by Web Push."""

    table: str
    number: int
    """The table's newest record."""
    person: str
    turn: str | None
    """The last turn that the person was notified of."""


Outage = tuple[float, float]
"""The beginning and the end of a time in which no process ran."""

OUTAGE_KEPT: Final = 366 * 86400.0
"""Seconds for which an outage is kept. No deadline is older."""

MOST_OUTAGES: Final = 10_000
"""The largest number of outages that are read."""


class Store(Protocol):
    """The operations of a back end. Times are in seconds, by the clock of the caller."""

    async def lay(self, table: str, lines: Sequence[bytes], head: Head) -> None:
        """Creates a table with its first records; Conflict if the id exists."""

    def append(
        self, table: str, number: int, lines: Sequence[bytes], head: Head
    ) -> Awaitable[None]:
        """Appends records to a table that has `number` records; Conflict if it has more.

        The write is queued at once, before the result is awaited. Awaiting it means to wait until
        the records are durable.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The records of a table with numbers above `after`, in order; empty if there are none.

        Damaged if one is missing or is not what was written.
        """

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Stores a snapshot of a table, unless there is a newer one."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table; None if there is none, or if it is damaged."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the newest record of each of these tables that exists."""

    async def listed(self, table: str) -> Listed | None:
        """One table as lists show it; None if there is none."""

    async def tables(self, wanted: Wanted) -> list[Listed]:
        """A list of tables, newest first."""

    async def laid(self, person: str, since: float) -> tuple[int, int]:
        """The number of a host's tables that are not over, and of those created since a time."""

    async def old(self, before: float, limit: int) -> list[str]:
        """Tables without any record since a time, the oldest first."""

    async def remove(self, table: str) -> bool:
        """Deletes a table with everything that belongs to it; False if there is none."""

    async def passed(self, sought: Sought) -> list[Passed]:
        """Finished games of a player, the last one first."""

    async def tallies(self, player: str, viewer: str, now: float) -> list[Tally]:
        """A player's totals at each game, in the order of the games' names."""

    async def untold(self, version: int, limit: int) -> list[str]:
        """Tables that are over and whose finished game was not derived by this version yet."""

    async def over(self, after: str, limit: int) -> list[str]:
        """Tables that are over, in the order of their ids, after a given one."""

    async def tell_finished(self, table: str, version: int, finished: Finished | None) -> None:
        """Writes the finished game derived from a table's records; None if there was no game."""

    async def count(self, now: float, limit: int, reckoning: Reckoning) -> int:
        """Applies finished rated games to the ratings, oldest first, each once; returns how many.

        Only games that everybody may know of are counted. One process at a time does it.
        """

    async def count_anew(self, now: float, reckoning: Reckoning) -> int:
        """Deletes all ratings and counts all games from the first one, in one transaction."""

    async def counted(self, table: str) -> int | None:
        """The state of a rated game: WAITS, COUNTED or VOID; None if it is not rated."""

    async def changes(self, table: str) -> list[Change]:
        """The changes of ratings by a game, seat by seat; empty before it is counted."""

    async def ratings(self, player: str) -> list[Rated]:
        """The ratings of a player: at all games together, and at each game."""

    async def ladder(
        self, game: str, ranked_after: int, since: float, first: int, limit: int
    ) -> list[Rated]:
        """The ratings at a game, the strongest first. Players with too few games come last."""

    async def rewrite(
        self, table: str, lines: Sequence[bytes], head: Head, person: str, player: str
    ) -> None:
        """Replaces the records of a table that is over by the same number of other records.

        Conflict if the table is not over or has another number of records. Everything of `person`
        beside the records is deleted; `player` is the person's public id from now on.
        """

    async def leave_for_good(self, person: str, player: str, alias: str, now: float) -> str:
        """Begins to erase a guest; returns the guest's alias, the one that was proposed first.

        Ratings, phrase, passkeys, subscriptions and the name in the administrator's log are deleted
        now; rulings stay. For a year the store knows by a digest that the guest was erased.
        """

    async def erased(self, since: float, limit: int) -> list[tuple[bytes, float]]:
        """The digests of guests who were erased since a time, and when, newest first."""

    async def keep_phrase(self, person: str, digest: bytes, guest: bytes) -> None:
        """Stores the digest of a guest's recovery phrase. An earlier phrase stops working."""

    async def guest_of_phrase(self, digest: bytes) -> bytes | None:
        """The guest who made this recovery phrase, as stored with it; None if it is unknown."""

    async def keep_review(self, table: str, document: bytes) -> None:
        """Stores the review of a finished game in place of an earlier one."""

    async def review(self, table: str) -> bytes | None:
        """The review of a game; None if there is none, or if it is damaged."""

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Stores a device for Web Push. A person's oldest ones beyond `most` are deleted."""

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Deletes a device; with `person` only if it is that person's."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The devices of a person that receive Web Push."""

    async def awaited(self, longer_than: float, limit: int) -> list[Awaited]:
        """Persons with a Web Push device, owing an answer at a table with a slow clock.

        The clock gives more than `longer_than` seconds for a decision. Tables without new records
        since `remember_call` are left out.
        """

    async def remember_call(self, table: str, person: str, number: int, turn: str) -> None:
        """Remembers that a person was notified of a turn, and the table's number at that time."""

    async def keep_name(self, person: str, guest: bytes) -> None:
        """Updates the guest, with a new name, that a phrase or a passkey brings back."""

    async def keep_passkey(self, passkey: Passkey, most: int) -> bool:
        """Stores a passkey; False if the guest has `most` already. Conflict if it is known."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""

    async def passkey(self, key: bytes) -> Passkey | None:
        """The passkey with this id; None if there is none."""

    async def use_passkey(self, key: bytes, count: int, now: float) -> None:
        """Stores a passkey's signature counter and the time of its use."""

    async def forget_passkey(self, person: str, key: bytes) -> bool:
        """Deletes a passkey of a guest; False if the guest has no such passkey."""

    async def use_challenge(self, digest: bytes, now: float, expires: float) -> bool:
        """Uses up a challenge; False if it was used before. Expired ones are deleted."""

    async def order(self, order: Order) -> None:
        """Writes a change by the administrator together with its line in the log."""

    async def rulings(self, now: float) -> list[Ruling]:
        """All rulings on guests that have not expired."""

    async def unwanted(self) -> list[str]:
        """Words that the administrator has forbidden, in alphabetical order."""

    async def host_acts(self, before: int, limit: int) -> list[tuple[int, HostAct]]:
        """The administrator's log: lines with numbers below `before`, newest first."""

    async def leaving(self, after: str, limit: int) -> list[tuple[str, str]]:
        """Guests to be erased, with their aliases, in the order of their ids after `after`."""

    async def has_left(self, person: str) -> None:
        """Ends the erasure of a guest: nothing is left to erase."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables whose timer has run out and that no process has a lease on."""

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        """Takes or renews the lease on a table; False if another process has it."""

    async def release(self, table: str, process: str) -> None:
        """Gives up the lease on a table, if this process has it."""

    async def beat(self, process: str, now: float) -> dict[str, float]:
        """Writes this process's heartbeat; returns those of all processes."""

    async def beats(self) -> dict[str, float]:
        """The time of each process's last heartbeat."""

    async def note_outage(self, outage: Outage) -> None:
        """Stores a time in which no process ran. It is kept for a year."""

    async def outages(self) -> list[Outage]:
        """Times in which no process ran, the newest first, `MOST_OUTAGES` at most."""

    async def forget_process(self, process: str) -> None:
        """Deletes the heartbeat of a process that has stopped properly or died long ago."""

    async def secret(self, name: str, proposed: bytes) -> bytes:
        """A secret that all processes share. The first proposal wins."""

    def listen(self, notice: Notice) -> None:
        """Sets the callback for writes by other processes."""

    async def close(self) -> None: ...
