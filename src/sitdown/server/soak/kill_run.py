"""Kills servers during play, then checks that nothing acknowledged is lost.

Afterwards every acknowledged request must be in its table exactly once, and no record may be
missing. Every table must load. What each viewpoint was told under a number must be unchanged.

All tables are rated: every finished game must have changed its players' ratings once.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.server.rating import PLACES
from sitdown.store.protocol import ALL_GAMES, Damaged, Store
from sitdown.table import open_store
from sitdown.table.records.acting import Acted
from sitdown.table.records.encoding import decode
from sitdown.table.records.talking import Said
from sitdown.table.running.loading import load

from .light_client import HttpClient, LightSocket, Lost, dial
from .servers import LaunchedServer

A_DAY = 86400.0


class Findings(Struct):
    """The results of a run."""

    kills: int = 0
    reconnects: int = 0
    acknowledged: int = 0
    refused: int = 0
    tables: int = 0
    records: int = 0
    lost: int = 0
    twice: int = 0
    gaps: int = 0
    contradictions: int = 0
    not_loaded: int = 0
    rated: int = 0
    miscounted: int = 0
    why: list[str] = []

    def is_clean(self) -> bool:
        faults = (self.lost, self.twice, self.gaps, self.contradictions, self.not_loaded)
        return not any(faults) and not self.miscounted


class SoakPlayer:
    """A simulated player: answers questions, talks, and resends unacknowledged messages."""

    def __init__(self, siege: KillRun, table: Document, seat: int, cookie: str) -> None:
        self.siege = siege
        self.id: str = table["id"]
        self.seat = seat
        self.cookie = cookie
        self.luck = Random(f"{siege.seed}/{self.id}/{seat}")
        self.seen = 0
        self.told: dict[int, bytes] = {}
        self.view: Document | None = None
        self.decision: Document | None = None
        self.waiting: dict[str, Document] = {}
        self.acknowledged: dict[str, int] = {}
        self.answered = ""
        self.count = 0
        self.wire: LightSocket | None = None

    async def play(self) -> None:
        while not self.siege.over and not self.is_finished():
            try:
                port = self.luck.choice(self.siege.ships).port
                path = f"/api/tables/{self.id}/socket?seat={self.seat}&since={self.seen}"
                self.wire = await dial(port, path, self.cookie, self.hear, 10)
            except Lost:
                await asyncio.sleep(0.05 + self.luck.random() * 0.2)
                continue
            for message in list(self.waiting.values()):
                self.wire.send(message)
            await self.until_lost(self.wire)
            self.siege.findings.reconnects += 1
        if self.wire is not None:
            self.wire.close()

    async def until_lost(self, wire: LightSocket) -> None:
        while not wire.closed.done() and not self.siege.over and not self.is_finished():
            await asyncio.wait([wire.closed], timeout=0.3)
            if self.luck.random() < 0.1 and len(self.waiting) < 3:
                self.ask({"type": "say", "text": f"so {self.count}"})

    def is_finished(self) -> bool:
        over = self.view is not None and self.view["result"] is not None
        return over and not self.waiting

    def hear(self, content: bytes) -> None:
        message = msgspec.json.decode(content)
        kind = message["type"]
        if kind in ("hello", "news"):
            self.take(message)
        elif kind == "ack":
            self.waiting.pop(message["id"], None)
            self.acknowledged[message["id"]] = message["n"]
            self.siege.findings.acknowledged += 1
        elif kind == "refused":
            self.siege.findings.refused += 1
            if message["error"]["code"] not in ("fault", "stopping", "too-many"):
                self.waiting.pop(message["id"], None)
                self.answered = ""
        self.answer()

    def take(self, message: Document) -> None:
        for entry in message["entries"]:
            line = msgspec.json.encode(entry)
            known = self.told.setdefault(entry["n"], line)
            if known != line:
                self.siege.findings.contradictions += 1
        self.seen = max(self.seen, message["n"])
        if "view" in message:
            self.view = message["view"]
            self.decision = message["decision"]

    def answer(self) -> None:
        decision = self.decision
        if decision is None or not decision["yours"] or decision["window"] == self.answered:
            return
        assert self.view is not None
        self.answered = decision["window"]
        act = self.luck.choice(self.view["legal"])
        self.ask({"type": "act", "act": act, "window": decision["window"]})

    def ask(self, message: Document) -> None:
        self.count += 1
        message["id"] = f"{self.seat}-{self.count}"
        self.waiting[message["id"]] = message
        if self.wire is not None and not self.wire.closed.done():
            self.wire.send(message)


class KillRun:
    """Plays tables without a break while servers are killed again and again."""

    def __init__(self, store: str, games: list[str], tables: int, processes: int, seed: int):
        self.store = store
        self.games = games
        self.tables = tables
        self.seed = seed
        self.luck = Random(seed)
        self.ships = [LaunchedServer(store) for _ in range(processes)]
        self.findings = Findings()
        self.players: list[SoakPlayer] = []
        self.guests: dict[int, list[str]] = {}
        self.over = False

    async def run(self, seconds: float, kills: int, acknowledged: int = 1) -> Findings:
        """Runs until the time is over and there were enough kills and acknowledgements."""
        for ship in self.ships:
            ship.start()
        try:
            for ship in self.ships:
                await ship.ready()
            playing = [asyncio.create_task(self.keep_playing(n)) for n in range(self.tables)]
            await self.keep_killing(time.monotonic() + seconds, kills)
            while self.findings.acknowledged < acknowledged:
                await asyncio.sleep(0.1)
            self.over = True
            await asyncio.gather(*playing)
        finally:
            for ship in self.ships:
                ship.kill()
        await self.inspect()
        return self.findings

    async def keep_killing(self, until: float, kills: int) -> None:
        while time.monotonic() < until or self.findings.kills < kills:
            await asyncio.sleep(self.luck.uniform(0.3, 1.5))
            ship = self.luck.choice(self.ships)
            await asyncio.to_thread(ship.kill)
            self.findings.kills += 1
            await asyncio.sleep(self.luck.uniform(0, 0.5))
            ship.start()
            await ship.ready()

    async def keep_playing(self, number: int) -> None:
        """Plays one table after the other."""
        while not self.over:
            table = await self.patiently(lambda desk: self.lay(desk, number))
            if table is not None:
                cookies = enumerate(self.guests[number][: table["players"]])
                players = [SoakPlayer(self, table, seat, cookie) for seat, cookie in cookies]
                self.players += players
                await asyncio.gather(*[player.play() for player in players])

    async def patiently(self, work: Callable[[HttpClient], Document]) -> Document | None:
        """Tries one server after another until the work is done; None if the run ends before."""
        while not self.over:
            desk = HttpClient(self.luck.choice(self.ships).port)
            try:
                return await asyncio.to_thread(work, desk)
            except Lost:
                await asyncio.sleep(0.2)
            finally:
                desk.close()
        return None

    def lay(self, desk: HttpClient, number: int) -> Document:
        """Creates a rated table for the same guests as before, who all sit down."""
        game = self.games[number % len(self.games)]
        least = catalog.load(game).seats[0]
        guests = self.guests.setdefault(number, [])
        while len(guests) < least:
            guests.append(desk.new_guest("Besieged"))
        desk.cookie = guests[0]
        body = {"game": game, "players": least, "pace": "quick", "public": False, "rated": True}
        table: Document = desk.post("/api/tables", body)["table"]
        for seat in range(1, least):
            desk.cookie = guests[seat]
            table = desk.post(f"/api/tables/{table['id']}/join", {"seat": seat})["table"]
        return table

    # Afterwards.

    async def inspect(self) -> None:
        """Checks every table in the store, loaded as a server would load it."""
        store = await open_store(self.store, "inspector")
        try:
            tables = {player.id for player in self.players}
            self.findings.tables = len(tables)
            for table in sorted(tables):
                own = [player for player in self.players if player.id == table]
                await self.inspect_table(store, table, own)
            await self.inspect_ratings(store, tables)
        finally:
            await store.close()

    async def inspect_ratings(self, store: Store, tables: set[str]) -> None:
        """Checks that every finished game was rated once for each of its players."""
        while await store.count(time.time() + A_DAY, 50, PLACES):
            pass
        moved: Counter[str] = Counter()
        for table in sorted(tables):
            listed = await store.listed(table)
            if listed is not None and msgspec.json.decode(listed.summary)["result"] is not None:
                changes = await store.changes(table)
                self.findings.rated += 1
                self.findings.miscounted += not changes
                moved.update(change.player for change in changes)
        for player, games in moved.items():
            rated = {one.game: one.games for one in await store.ratings(player)}
            self.findings.miscounted += rated.get(ALL_GAMES) != games

    async def inspect_table(self, store: Store, table: str, players: list[SoakPlayer]) -> None:
        findings = self.findings
        try:
            lines = await store.read(table)
        except Damaged as damage:
            # A table with a missing record is not served, so all acknowledged requests there are
            # lost.
            findings.gaps += 1
            findings.lost += sum(len(player.acknowledged) for player in players)
            findings.why.append(f"{table}: {damage}")
            return
        findings.records += len(lines)
        found = requests_in(lines)
        findings.twice += sum(count > 1 for count in found.values())
        loaded = await load(store, table)
        if loaded.why is not None:
            findings.not_loaded += 1
            findings.why.append(f"{table}: {loaded.why}")
        for player in players:
            for id, n in player.acknowledged.items():
                findings.lost += not found[player.seat, f"c/{id}"]
                findings.contradictions += n > loaded.sitting.feed.last(player.seat)
            for entry in loaded.sitting.feed.read(player.seat, 0):
                told = player.told.get(entry["n"])
                if told is not None and msgspec.json.decode(told) != plain(entry):
                    findings.contradictions += 1


def requests_in(lines: list[bytes]) -> Counter[tuple[int, str]]:
    """How often each seat's request occurs in these records, by its id."""
    records = [decode(line) for line in lines]
    return Counter((one.seat, one.id) for one in records if isinstance(one, Acted | Said))


def plain(entry: Document) -> Any:
    return msgspec.json.decode(msgspec.json.encode(entry))
