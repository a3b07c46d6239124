"""Makes the replay of a finished table, and reads one from a file."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sitdown.kernel import Document
from sitdown.table.records.acting import Acted
from sitdown.table.records.fairness import commitment, seed_of
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.table.records.talking import Judged, Promised, Said
from sitdown.wire import decoding
from sitdown.wire.errors import Refused
from sitdown.wire.log import By

from .validation import require_shape


class Player(Struct, forbid_unknown_fields=True):
    name: str | None
    bot: str | None = None
    house_name: str | UnsetType = UNSET


class Step(Struct, forbid_unknown_fields=True):
    """One action: when, whose, the full events that it brought, and which entry seals it."""

    at: float
    seat: int
    by: By
    act: dict[str, Any]
    events: list[dict[str, Any]]
    entry: int | None = None


class Replay(Struct, forbid_unknown_fields=True):
    """A game from its seed to its result; without one if the house has closed the table.

    Since version 2 with what the seed is made of, the `log` that everybody was told, line by line
    as it was written, and the last `link` of its chain. Since version 3 that log names the table,
    and its seals say who acted and when.
    """

    sitdown: Literal["replay"]
    version: Literal[1, 2, 3]
    table: str
    title: str
    game: str
    players: int
    options: dict[str, Any]
    rules: str
    seed: str
    commitment: str
    seats: list[Player]
    started: float
    ended: float
    actions: list[Step]
    talk: list[dict[str, Any]]
    result: dict[str, Any] | None
    secret: str | None = None
    commitments: list[str | None] = []
    cuts: list[str | None] = []
    log: list[str] = []
    link: str | None = None
    house_title: str | UnsetType = UNSET
    renamed: bool | UnsetType = UNSET

    def ending(self) -> dict[str, Any]:
        """The result; Refused if there is none."""
        if self.result is None:
            raise Refused("not-over", "this game was closed before its end")
        return self.result


OURS = msgspec.json.Decoder(Replay)
"""Decodes replays of our own tables without the limits for files from elsewhere."""


def read_replay(content: bytes) -> Replay:
    """Reads a replay from a file, which may come from elsewhere. Refused names the fault."""
    try:
        replay = decoding.decode(content, Replay, decoding.REPLAY)
    except Refused as fault:
        raise Refused(fault.code, f"not a replay: {fault.message}") from None
    require_shape(replay)
    return replay


def replay_of(sitting: Sitting, records: list[TableRecord]) -> Replay:
    """The replay of a table that is over."""
    if sitting.state != "over" or sitting.started is None:
        raise Refused("not-over", "a replay is there when the game is over")
    entries = sitting.feed.sealed_in()
    acts = [record for record in records if isinstance(record, Acted)]
    return Replay(
        sitdown="replay",
        version=2 if sitting.feed.version == 1 else 3,
        table=sitting.id,
        title=sitting.title,
        game=sitting.game_id,
        players=sitting.players,
        options=sitting.options,
        rules=sitting.rules or "",
        seed=sitting.seed or "",
        commitment=sitting.commitment or "",
        seats=[Player(chair.name, chair.bot, chair.house_name) for chair in sitting.chairs],
        started=sitting.started or 0.0,
        ended=sitting.ended or 0.0,
        actions=[
            Step(one.at, one.seat, one.by, one.act, [told.document() for told in one.told], entry)
            # If the administrator closed the table, answers of the open window stay secret: no
            # entry seals them, so `entries` is shorter.
            for one, entry in zip(acts, entries, strict=sitting.closed is None)
        ],
        talk=[line for record in records for line in spoken(record)],
        result=sitting.result,
        secret=sitting.secret,
        commitments=list(sitting.commitments),
        cuts=list(sitting.cuts),
        log=sitting.feed.lines(),
        link=sitting.feed.last_link,
        house_title=sitting.house_title or UNSET,
        renamed=sitting.renamed or UNSET,
    )


def spoken(record: TableRecord) -> list[Document]:
    """The public talk of a record. Whispers are left out."""
    if isinstance(record, Said) and record.to is None:
        return [{"at": record.at, "kind": "talk", "seat": record.seat, "text": record.text}]
    if isinstance(record, Promised):
        promise = {"seat": record.seat, "to": record.to, "text": record.text}
        return [{"at": record.at, "kind": "promise", **promise}]
    if isinstance(record, Judged):
        judged = {"seat": record.seat, "promise": record.promise, "kept": record.kept}
        return [{"at": record.at, "kind": "judged", **judged}]
    return []


def wrong_with_seed(replay: Replay) -> list[str]:
    """Faults of the seed, its secret, cuts and commitments. In version 1 the secret is the seed."""
    secret = replay.secret or replay.seed
    made = seed_of(secret, replay.cuts) if replay.cuts else secret
    if commitment(secret) != replay.commitment:
        return ["the seed is not the one that was committed to"]
    if made != replay.seed:
        return ["the seed is not made of the secret and the cuts"]
    if len(replay.cuts) not in (0, replay.players) or len(replay.commitments) != len(replay.cuts):
        return ["cuts: one for each seat, or none at all"]
    return [
        f"seat {seat} has committed to another cut"
        for seat, (cut, promised) in enumerate(zip(replay.cuts, replay.commitments, strict=True))
        if cut is not None and commitment(cut) != promised
    ]
