"""How a table comes back: its newest snapshot, and the records after it."""

from __future__ import annotations

import msgspec

from sitdown import catalog
from sitdown.kernel import BadPosition, Document, State

from .fingerprint import fingerprint
from .play import Adopted, Began
from .record import Record
from .records import decode
from .refusal import Refused
from .sitting import OtherRules, Sitting
from .store import Snapshot, Store
from .told import Viewpoint

ALL = 1 << 60


class Loaded:
    """A table that came back, and the records that it came from.

    `why`: what keeps it from being played on; `views`: its last ones.
    """

    def __init__(
        self,
        sitting: Sitting,
        snapshot: int = 0,
        why: str | None = None,
        views: dict[Viewpoint, Document] | None = None,
    ) -> None:
        self.sitting = sitting
        self.records: list[Record] = []
        self.snapshot = snapshot
        self.why = why
        self.views = views or {}


async def load(store: Store, id: str, adopt: bool = False) -> Loaded:
    """A table out of its store; Refused if there is none.

    One that other rules were played by is looked at only. With `adopt` it goes on, if its whole
    log comes out the same under the rules of today.
    """
    lines = await store.read(id)
    if not lines:
        raise Refused("not-found", f"no table {id[:40]!r} here")
    records = [decode(line) for line in lines]
    loaded = come_back(id, records, await store.snapshot(id), adopt)
    loaded.records = records
    return loaded


def come_back(id: str, records: list[Record], snapshot: Snapshot | None, adopt: bool) -> Loaded:
    rules = rules_of(records)
    if rules is None:
        return Loaded(replayed(id, records, 0))
    sitting = replayed(id, records, ALL)
    if rules != fingerprint(sitting.game_id):
        why = f"played by rules {rules}, here are {fingerprint(sitting.game_id)}"
        return (
            adopted(id, records, sitting, snapshot, why)
            if adopt
            else shelved(sitting, snapshot, why)
        )
    try:
        return resumed(id, records, snapshot)
    except OtherRules as difference:
        return shelved(sitting, snapshot, str(difference))


def rules_of(records: list[Record]) -> str | None:
    """The rules that the newest record was played by."""
    for record in reversed(records):
        if isinstance(record, Adopted | Began):
            return record.rules
    return None


def resumed(id: str, records: list[Record], snapshot: Snapshot | None) -> Loaded:
    """From the snapshot on, or from the start where there is none that fits."""
    position = None if snapshot is None else position_of(snapshot, len(records))
    if snapshot is None or position is None:
        return Loaded(replayed(id, records, 0))
    return Loaded(replayed(id, records, snapshot.number, position), snapshot.number)


def position_of(snapshot: Snapshot, number: int) -> State | None:
    document = msgspec.json.decode(snapshot.document)["position"]
    game = catalog.load(document["game"])
    if snapshot.number > number or snapshot.rules != fingerprint(game.id):
        return None
    try:
        return game.load(document)
    except BadPosition:
        return None


def replayed(
    id: str, records: list[Record], skipped: int, position: State | None = None
) -> Sitting:
    """All records taken; the game is played only after the first `skipped` ones."""
    sitting = Sitting(id)
    sitting.replayed_from = skipped
    for record in records:
        sitting.take(record)
        if sitting.number == skipped:
            sitting.position = position
    return sitting


def adopted(
    id: str, records: list[Record], read: Sitting, snapshot: Snapshot | None, why: str
) -> Loaded:
    try:
        return Loaded(replayed(id, records, 0))
    except OtherRules as difference:
        return shelved(read, snapshot, f"{why}: {difference}")


def shelved(sitting: Sitting, snapshot: Snapshot | None, why: str) -> Loaded:
    """To be looked at: the log is whole, and the views are those of the newest snapshot."""
    if sitting.state == "playing":
        sitting.state = "shelved"
    views: dict[Viewpoint, Document] = {}
    if snapshot is not None:
        for name, view in msgspec.json.decode(snapshot.document)["views"].items():
            views[int(name) if name else None] = view
    return Loaded(sitting, snapshot.number if snapshot else 0, why, views)


def snapshot_of(sitting: Sitting) -> Snapshot | None:
    """The position as it stands, with every viewpoint's view of it; None where there is none.

    While a hushed window holds answers back there is none either: what each may see of it
    follows from the position before.
    """
    position = sitting.position
    if position is None or sitting.held or sitting.rules is None:
        return None
    viewpoints: list[Viewpoint] = [None, *range(sitting.players)]
    document = {
        "position": position.document(),
        "views": {"" if v is None else str(v): position.view(v) for v in viewpoints},
    }
    return Snapshot(sitting.number, sitting.rules, msgspec.json.encode(document))
