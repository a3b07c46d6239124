"""People: simulated guests who play, talk, lose connections, go away and come back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from sitdown.kernel import Document
from sitdown.server.soak.light_client import TEXT, Declined, LightSocket, Lost

from .guest import AGAIN, Guest, Over
from .network import Connection
from .story import Kind

RESENDS_AFTER = 1.0

QUIET = 25.0
"""Seconds without a message after which a client asks for one, as the browser's does."""

UNANSWERED = 10.0
"""Seconds after that within which a message must come."""

LONGEST_PAUSE = 8.0
"""Seconds between two attempts to connect, at most."""

RESTLESS_SECONDS = 5.0
"""Seconds between two moments at which a talker or a rude player may act."""


class Habits(Struct, frozen=True):
    """The habits of one kind of people. All times are in seconds."""

    thinks: tuple[float, float] = (5.0, 60.0)
    stays: float = 1.0
    """The length of a connection relative to other people's."""
    stays_away: tuple[float, ...] = (0.5, 3.0, 8.0, 30.0)
    talks: float = 0.0
    """The probability of talk in five seconds."""
    tabs: int = 1
    moves: float = 0.0
    """The probability that the next connection is from another device."""
    is_rude: bool = False


HABITS: dict[Kind, Habits] = {
    "attentive": Habits(),
    "slow": Habits(thinks=(30.0, 60.0)),
    "absent": Habits(stays=0.3, stays_away=(90.0, 200.0, 900.0)),
    "roaming": Habits(stays=0.5, moves=0.5),
    "doubled": Habits(tabs=2),
    "talker": Habits(talks=0.02),
    "by mail": Habits(thinks=(5.0, 20.0), stays=0.1, stays_away=(1000.0, 3000.0)),
    "daily": Habits(thinks=(2.0, 60.0), stays=0.5, stays_away=(3600.0, 20_000.0, 100_000.0)),
    "rude": Habits(is_rude=True),
}

RUBBISH: Sequence[bytes] = (
    b"{",
    b"null",
    b'{"type":"act","id":"x","act":{},"window":"nowhere"}',
    b'{"type":"say","id":"y","text":""}',
    b'{"type":"promise","id":"z","to":98,"text":"never"}',
    b'{"type":"nothing","id":"w"}',
    b"[" * 30_000,  # nested deeper than any version of Python can decode
)


class Player:
    """A guest at a table, in one tab of a browser: at a seat, or as a spectator."""

    def __init__(
        self, guest: Guest, table: str, seat: int | None, kind: Kind, tab: int = 0
    ) -> None:
        self.guest = guest
        self.world = guest.world
        self.table = table
        self.seat = seat
        self.habits = HABITS[kind]
        self.name = f"{table}/{seat}/{tab}" if seat is not None else f"{table}/-/{guest.name}"
        self.luck = Random(f"player/{self.world.story.seed}/{self.name}")
        self.prefix = f"{tab}."
        self.patches = self.luck.random() < 0.5
        self.seen = 0
        self.told: dict[int, bytes] = {}
        self.view: Any = None
        self.decision: Document | None = None
        self.document: Document = {}
        self.waiting: dict[str, Document] = {}
        self.asked_at: dict[str, float] = {}
        self.acknowledged: dict[str, int] = {}
        self.newest_acknowledged = 0
        self.promised: list[int] = []
        self.answered = ""
        self.refused = 0
        self.count = 0
        self.wire: LightSocket | None = None
        self.connection: Connection | None = None
        self.connected_at = 0.0
        self.heard_at = 0.0
        self.has_pinged = False
        self.is_over = False
        self.leaves: asyncio.Future[None] = self.world.loop.create_future()
        """Done when this player has nothing left to do at the table."""

    @property
    def is_connected(self) -> bool:
        return self.wire is not None and self.wire.upgraded and not self.wire.closed.done()

    @property
    def is_done(self) -> bool:
        return self.is_over and not self.waiting

    # Coming and going.

    async def play(self) -> None:
        world = self.world
        longest = 1.0
        try:
            while not self.leaves.done():
                world.require_going_on()
                await asyncio.sleep(self.luck.uniform(0.05, longest))
                longest = min(LONGEST_PAUSE, 2 * longest)
                if await self.connect():
                    longest = 1.0
                    await self.stay()
                    await self.go()
        except Over:
            pass
        finally:
            if self.wire is not None:
                self.wire.close()

    async def connect(self) -> bool:
        front = self.world.front
        if front is None:
            return False
        if self.seen and self.seat is not None and self.luck.random() < self.habits.moves:
            await self.change_device()
        wire = LightSocket(b"", lambda content: self.hear(content) if self.wire is wire else None)
        query = f"since={self.seen}" + ("" if self.seat is None else f"&seat={self.seat}")
        query += "&patch=true" if self.patches else ""
        path = f"/api/tables/{self.table}/socket"
        self.view = None  # the first message has a whole view, not a patch
        self.wire = wire
        try:
            self.connection = await front.socket(
                path, query, self.guest.cookies, wire, self.guest.address
            )
        except Lost:
            self.wire = None
            return False
        self.world.counts["connections"] += 1
        self.connected_at = self.heard_at = self.world.loop.clock
        self.has_pinged = False
        for message in list(self.waiting.values()):
            self.send(message)
        return True

    async def stay(self) -> None:
        """Stays connected until the connection is lost or the player leaves."""
        world, wire = self.world, self.wire
        assert wire is not None
        lasts = self.habits.stays * world.story.weather.stays
        ends = world.loop.clock + self.luck.expovariate(1 / lasts)
        while not (wire.closed.done() or self.leaves.done()) and world.loop.clock < ends:
            world.require_going_on()
            seconds = min(ends - world.loop.clock, self.seconds_until_next_thought())
            await asyncio.wait(
                [wire.closed, self.leaves],
                timeout=max(0.01, seconds),
                return_when=asyncio.FIRST_COMPLETED,
            )
            self.look_whether_it_is_dead(wire)
            talks = self.luck.random() < self.habits.talks and len(self.waiting) < 3
            if talks and self.document and not self.is_over:
                self.talk()
            if self.habits.is_rude and self.luck.random() < 0.05:
                self.be_rude(wire)

    def seconds_until_next_thought(self) -> float:
        """Seconds until this player acts unasked, or checks whether the connection still works."""
        waits = QUIET + UNANSWERED if self.has_pinged else QUIET
        seconds = self.heard_at + waits - self.world.loop.clock
        is_restless = self.habits.talks or self.habits.is_rude
        return min(seconds, RESTLESS_SECONDS) if is_restless else seconds

    def leave(self) -> None:
        if not self.leaves.done():
            self.leaves.set_result(None)

    def look_whether_it_is_dead(self, wire: LightSocket) -> None:
        """Gives up a connection that brings nothing, not even an answer to a ping."""
        quiet = self.world.loop.clock - self.heard_at
        if quiet > QUIET + UNANSWERED:
            self.world.counts["given up"] += 1
            wire.hang_up()
        elif quiet > QUIET and not self.has_pinged:
            self.has_pinged = True
            wire.send({"type": "ping", "id": "quiet"})

    def talk(self) -> None:
        """Talks, gives or judges a promise, or turns automatic passing on or off."""
        others = [place for place in range(len(self.document["seats"])) if place != self.seat]
        drawn = self.luck.random()
        if self.seat is None or self.document["state"] != "playing" or drawn < 0.5:
            self.ask({"type": "say", "text": f"so {self.count}"})
        elif drawn < 0.7 and others:
            to = self.luck.choice(others)
            self.ask({"type": "promise", "to": to, "text": f"word {self.count}"})
        elif drawn < 0.9 and self.promised:
            judged = {"promise": self.luck.choice(self.promised), "kept": drawn < 0.8}
            self.ask({"type": "judge", **judged})
        else:
            self.ask({"type": "auto", "on": drawn < 0.95})

    def be_rude(self, wire: LightSocket) -> None:
        """Sends nonsense, a flood of pings, or many requests that need work."""
        drawn = self.luck.random()
        if drawn < 0.6:
            wire.frame(TEXT, self.luck.choice(RUBBISH))
        elif drawn < 0.8:
            for number in range(self.luck.choice((20, 60, 300))):
                wire.send({"type": "ping", "id": f"rude-{number}"})
        else:
            for number in range(20):
                wire.send({"type": "hint", "id": f"rude-{number}"})
                wire.send({"type": "note", "id": f"rude-n{number}", "thing": "nothing"})

    async def go(self) -> None:
        """Ends the connection in one of several ways, and stays away for a while."""
        wire, connection = self.wire, self.connection
        assert wire is not None
        assert connection is not None
        if wire.closed.done() or self.leaves.done():
            return
        how = self.luck.random()
        if how < 0.5:
            wire.close()
        elif how < 0.7:
            connection.reset()
            if connection.is_severed:
                # on a severed connection a reset reaches nobody, so this side is closed directly
                wire.hang_up()
        elif how < 0.85:
            # Neither side is told. The server has to notice it by its pings.
            connection.cut()
            self.world.counts["silent cuts"] += 1
            wire.connection_lost(None)
        else:
            connection.stall(self.luck.uniform(1.0, 60.0))
            return
        away = self.luck.choice(self.habits.stays_away)
        await self.world.rest(self.luck.uniform(0.0, away))

    async def change_device(self) -> None:
        """Moves the seat to another device, by a link."""
        other = Guest(self.world, f"{self.guest.name}'")
        self.guest.has_offered_seat = True
        try:
            await other.enter()
            link = await self.guest.post(f"/api/tables/{self.table}/link", {"seat": self.seat})
            await other.post(f"/api/tables/{self.table}/move", {"token": link["token"]})
        except Declined:
            return
        self.world.counts["devices changed"] += 1
        self.guest = other

    # Messages from the server.

    def hear(self, content: bytes) -> None:
        self.world.judge.note(self.name, content)
        self.heard_at = self.world.loop.clock
        self.has_pinged = False
        message = msgspec.json.decode(content)
        kind = message["type"]
        self.world.counts[kind] += 1
        if kind in ("hello", "news"):
            self.take(message)
        elif kind == "ack":
            self.is_acknowledged(message["id"], message["n"])
        elif kind == "refused":
            self.is_refused(message["id"], message["error"]["code"])
        elif kind == "bye":
            self.world.counts[f"bye: {message['code']}"] += 1
            if message["code"] in ("not-yours", "not-found", "put-out", "closed"):
                self.is_over = True
                self.waiting.clear()
        if self.is_done:
            self.leave()
        self.consider()

    def take(self, message: Document) -> None:
        judge = self.world.judge
        for entry in message["entries"]:
            line = msgspec.json.encode(entry)
            known = self.told.setdefault(entry["n"], line)
            if known != line:
                judge.fail("told otherwise", who=self.name, n=entry["n"])
            if entry["kind"] == "promise" and entry["promise"]["to"] == self.seat:
                self.promised.append(entry["promise"]["id"])
        numbers = [entry["n"] for entry in message["entries"]]
        if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            judge.fail("a gap", who=self.name, numbers=numbers)
        if numbers and message["type"] == "news":
            # Delayed spectators may see some entries again, after a machine's clock was set back.
            is_again = "late" in message and numbers[0] <= self.seen
            if numbers[0] != self.seen + 1 and not is_again:
                judge.fail("a gap", who=self.name, seen=self.seen, next=numbers[0])
        if message["n"] < self.newest_acknowledged:
            facts = {"n": message["n"], "acknowledged": self.newest_acknowledged}
            judge.fail("acknowledged and not shown", who=self.name, **facts)
        self.seen = max(self.seen, message["n"])
        self.document = message.get("table", self.document)
        if "view" in message:
            self.view = message["view"]
        if "patch" in message:
            self.view = patched({"view": self.view}, message["patch"])["view"]
        if "decision" in message:
            self.decision = message["decision"]
        judge.look_at(self)
        if self.document.get("state") == "over":
            self.is_over = True
            self.world.ended.setdefault(self.table, self.world.loop.clock)

    def is_acknowledged(self, id: str, n: int) -> None:
        self.waiting.pop(id, None)
        asked = self.asked_at.pop(id, None)
        self.acknowledged[id] = n
        self.newest_acknowledged = max(self.newest_acknowledged, n)
        self.answered = ""  # the request may have been an offer, and the question still open
        self.world.judge.was_acknowledged(self, id, asked)

    def is_refused(self, id: str | None, code: str) -> None:
        self.world.counts[f"refused: {code}"] += 1
        if id not in self.waiting:
            return
        if code in AGAIN:
            self.world.loop.call_later(RESENDS_AFTER, self.send_again, id)
            return
        del self.waiting[id]
        self.asked_at.pop(id, None)
        self.answered = ""
        self.refused += 1

    def send_again(self, id: str) -> None:
        if id in self.waiting and self.is_connected:
            self.send(self.waiting[id])

    # Messages to the server.

    def consider(self) -> None:
        """Starts to think about a question if it is new."""
        decision = self.decision
        if self.seat is None or decision is None or not decision["yours"] or self.is_over:
            return
        if decision["window"] != self.answered:
            self.answered = decision["window"]
            seconds = self.luck.uniform(*self.habits.thinks)
            self.world.loop.call_later(seconds, self.answer, decision["window"])

    def answer(self, window: str) -> None:
        decision = self.decision
        if decision is None or not decision["yours"] or decision["window"] != window:
            return
        if not self.is_connected or self.is_over or self.view is None:
            self.answered = ""
            return
        legal = self.view["legal"]
        act = self.luck.choice(legal) if legal else decision["default"]
        if self.refused % 3 == 2 and decision["default"] is not None:
            act = decision["default"]
        if act is not None:
            self.ask({"type": "act", "act": act, "window": window})

    def ask(self, message: Document) -> None:
        self.count += 1
        id = message["id"] = f"{self.prefix}{self.count}"
        self.waiting[id] = message
        self.asked_at[id] = self.world.loop.clock
        if self.is_connected:
            self.send(message)

    def send(self, message: Document) -> None:
        assert self.wire is not None
        self.world.somebody_asks()
        self.wire.send(message)


def patched(before: Document, edits: list[Any]) -> Document:
    """Applies the edits of a patch to a view. Only the changed parts are copied."""
    now = dict(before)
    copied: dict[int, Any] = {}
    """The copies made so far, by their address, so that each part is copied once."""
    for *way, place, value in edits:
        holder: Any = now
        for step in way:
            below = holder[step]
            if id(below) not in copied:
                below = holder[step] = below.copy()
                copied[id(below)] = below
            holder = below
        holder[place] = value
    return now
