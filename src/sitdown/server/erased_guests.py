"""Erased guests: their cookies are refused, on every device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sitdown.store.protocol import erased_digest

if TYPE_CHECKING:
    from .process import ServerProcess

MOST_KNOWN: Final = 100_000
"""The number of the latest erased guests that are kept in memory.

A cookie of an earlier one is useless too: everything that it gave access to is gone.
"""
CLOCKS_DIFFER: Final = 60.0
"""Seconds by which the clock of another process may be behind ours."""


class Departed:
    """The erased guests that this process knows of. Their sockets are closed at once."""

    def __init__(self, room: ServerProcess) -> None:
        self.room = room
        self.digests: frozenset[bytes] = frozenset()
        self.since = 0.0

    def add(self, person: str) -> None:
        """Adds a guest who was erased just now, by this process."""
        self.digests |= {erased_digest(person)}
        self.show_out()

    async def learn(self) -> None:
        """Reads new erasures from the store, by this process or another."""
        store = self.room.hall.store
        # Read with an overlap: a process with a slow clock may still add earlier rows.
        found = await store.erased(self.since - CLOCKS_DIFFER, MOST_KNOWN)
        digests = self.digests | {digest for digest, _ in found}
        if len(digests) > MOST_KNOWN:
            digests = frozenset(digest for digest, _ in await store.erased(0.0, MOST_KNOWN))
        if found:
            self.since = found[0][1]
        if digests != self.digests:
            self.digests = digests
            self.show_out()

    def has(self, person: str) -> bool:
        return bool(self.digests) and erased_digest(person) in self.digests

    def show_out(self) -> None:
        for socket in list(self.room.sockets):
            if socket.person is not None and self.has(socket.person):
                socket.dismiss("no-guest", "you have left this house for good")
