"""Restores a table from its newest snapshot and the records after it."""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from sitdown import catalog
from sitdown.fingerprint import fingerprint
from sitdown.kernel import BadPosition, Document, State
from sitdown.store.protocol import Snapshot, Store
from sitdown.table.records.acting import Acted
from sitdown.table.records.applying import OtherRules, mark_of
from sitdown.table.records.beginning import Began
from sitdown.table.records.encoding import decode
from sitdown.table.records.ending import Adopted
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.hosting import Laid
from sitdown.table.records.record import GameMark, TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting, replayed
from sitdown.wire.errors import Refused

log = logging.getLogger("sitdown.loading")


class Kept(Struct):
    """The content of a snapshot: the position, and every viewpoint's view of it.

    The views are decoded only when they are needed, for shelved tables.
    """

    position: Document
    views: msgspec.Raw


class Loaded:
    """A loaded table with its records.

    `snapshot`: the number of its snapshot, or 0. `why`: the reason if it is shelved. `views`: the
    views of a shelved table.
    """

    def __init__(
        self,
        sitting: Sitting,
        snapshot: int = 0,
        why: str | None = None,
        views: dict[Viewpoint, Document] | None = None,
    ) -> None:
        self.sitting = sitting
        self.records: list[TableRecord] = []
        self.snapshot = snapshot
        self.why = why
        self.views = views or {}


async def load(store: Store, id: str, adopt: bool = False) -> Loaded:
    """Loads a table; Refused if there is none, Damaged if its records are damaged.

    A table of other rules is shelved: it can be read, but not played on. With `adopt` it goes on
    if its whole log gives the same results under the current rules.
    """
    lines = await store.read(id)
    if not lines:
        raise Refused("not-found", f"no table {id[:40]!r} here")
    records = [decode(line) for line in lines]
    loaded = come_back(id, records, await store.snapshot(id), adopt)
    loaded.records = records
    return loaded


def come_back(
    id: str, records: list[TableRecord], snapshot: Snapshot | None, adopt: bool
) -> Loaded:
    """Replays the records. They are replayed a second time only if the rules give other results."""
    rules = rules_of(records)
    if rules is None:
        return Loaded(replayed(id, records, 0))
    game = next(record.game for record in records if isinstance(record, Laid))
    is_ours = rules == fingerprint(game)
    why = "" if is_ours else f"played by rules {rules}, here are {fingerprint(game)}"
    try:
        if is_ours:
            return resumed(id, game, records, snapshot)
        if adopt:
            return Loaded(replayed(id, records, 0))
    except OtherRules as difference:
        why = f"{why}: {difference}" if why else str(difference)
    return shelved(replayed(id, records, SKIP_ALL), snapshot, why)


def rules_of(records: list[TableRecord]) -> str | None:
    """The fingerprint of the rules that the game was last played by; None before the game."""
    for record in reversed(records):
        if isinstance(record, Adopted | Began):
            return record.rules
    return None


def resumed(id: str, game_id: str, records: list[TableRecord], snapshot: Snapshot | None) -> Loaded:
    """Replays the game from the snapshot, or from the start if there is no fitting snapshot."""
    position = None if snapshot is None else position_of(snapshot, game_id, records)
    if snapshot is None or position is None:
        return Loaded(replayed(id, records, 0))
    try:
        return Loaded(replayed(id, records, snapshot.number, position), snapshot.number)
    except OtherRules as difference:
        log.warning("a snapshot leads elsewhere", extra={"table": id, "why": str(difference)})
        return Loaded(replayed(id, records, 0))


def position_of(snapshot: Snapshot, game_id: str, records: list[TableRecord]) -> State | None:
    """The position in a snapshot; None if it cannot be the one that these records lead to."""
    kept = kept_in(snapshot)
    if kept is None or not 0 < snapshot.number <= len(records):
        return None
    if kept.position.get("game") != game_id or snapshot.rules != fingerprint(game_id):
        return None
    try:
        position = catalog.load(game_id).load(kept.position)
    except BadPosition:
        return None
    return position if mark_of(position) == newest_mark(records[: snapshot.number]) else None


def newest_mark(records: list[TableRecord]) -> GameMark | None:
    for record in reversed(records):
        if isinstance(record, Acted | Began):
            return record.mark
    return None


def kept_in(snapshot: Snapshot) -> Kept | None:
    try:
        return msgspec.json.decode(snapshot.document, type=Kept)
    except (msgspec.DecodeError, RecursionError):
        return None


def views_of(kept: Kept | None) -> dict[str, Document]:
    if kept is None:
        return {}
    try:
        return msgspec.json.decode(kept.views, type=dict[str, Document])
    except (msgspec.DecodeError, RecursionError):
        return {}


def shelved(sitting: Sitting, snapshot: Snapshot | None, why: str) -> Loaded:
    """A table that can only be read: the full log, and the views of the newest snapshot."""
    if sitting.state == "playing":
        sitting.state = "shelved"
    views: dict[Viewpoint, Document] = {}
    kept = None if snapshot is None else kept_in(snapshot)
    for name, view in views_of(kept).items():
        if not name or name.isdecimal():
            views[int(name) if name else None] = view
    return Loaded(sitting, snapshot.number if snapshot else 0, why, views)


def snapshot_of(sitting: Sitting) -> Snapshot | None:
    """A snapshot of the position with every viewpoint's view of it; None without a position.

    None too while a hushed window holds answers back. Then views are made from an earlier position,
    which a snapshot does not contain.
    """
    position = sitting.position
    if position is None or sitting.held or sitting.rules is None:
        return None
    viewpoints: list[Viewpoint] = [None, *range(sitting.players)]
    whole = position.document()
    views = {"" if v is None else str(v): position.view(v, whole) for v in viewpoints}
    document = msgspec.json.encode({"position": whole, "views": views})
    return Snapshot(sitting.number, sitting.rules, document)
