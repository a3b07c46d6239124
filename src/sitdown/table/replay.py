"""Replays: a finished game as one document, with all that is needed to play it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from sitdown import catalog
from sitdown.kernel import Document, SitdownError, State
from sitdown.words.writing import name_of

from . import door
from .fairness import commitment, seed_of
from .fingerprint import fingerprint
from .intake import require_chairs, require_readable, require_shape
from .play import Acted, Began, By, Ended
from .record import Record
from .refusal import Refused
from .seating import Chair, Laid
from .settings import Settings
from .sitting import Sitting, mark_of
from .talk import Judged, Promised, Said
from .told import Told, Viewpoint, heard, written
from .windows import is_hushed, is_owed


class Player(Struct, forbid_unknown_fields=True):
    name: str | None
    bot: str | None = None


class Step(Struct, forbid_unknown_fields=True):
    """One action: when, whose, the full events that it brought, and which entry seals it."""

    at: float
    seat: int
    by: By
    act: dict[str, Any]
    events: list[dict[str, Any]]
    entry: int | None = None


class Replay(Struct, forbid_unknown_fields=True):
    """A game from its seed to its result.

    Since version 2 with what the seed is made of, the `log` that everybody was told, line by line
    as it was written, and the last `link` of its chain.
    """

    sitdown: Literal["replay"]
    version: Literal[1, 2]
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
    result: dict[str, Any]
    secret: str | None = None
    commitments: list[str | None] = []
    cuts: list[str | None] = []
    log: list[str] = []
    link: str | None = None


OURS = msgspec.json.Decoder(Replay)
"""For replays of our own tables: what an older house let in can still be looked at."""


def read_replay(content: bytes) -> Replay:
    """A replay from elsewhere, out of a file; Refused says what is wrong with it."""
    try:
        replay = door.read(content, Replay, door.REPLAY)
    except Refused as fault:
        raise Refused(fault.code, f"not a replay: {fault.message}") from None
    require_shape(replay)
    return replay


def replay_of(sitting: Sitting, records: list[Record]) -> Replay:
    """The replay of a table that is over."""
    if sitting.state != "over" or sitting.result is None:
        raise Refused("not-over", "a replay is there when the game is over")
    entries = sitting.feed.sealed_in()
    acts = [record for record in records if isinstance(record, Acted)]
    return Replay(
        sitdown="replay",
        version=2,
        table=sitting.id,
        title=sitting.title,
        game=sitting.game_id,
        players=sitting.players,
        options=sitting.options,
        rules=sitting.rules or "",
        seed=sitting.seed or "",
        commitment=sitting.commitment or "",
        seats=[Player(chair.name, chair.bot) for chair in sitting.chairs],
        started=sitting.started or 0.0,
        ended=sitting.ended or 0.0,
        actions=[
            Step(one.at, one.seat, one.by, one.act, [told.document() for told in one.told], entry)
            for one, entry in zip(acts, entries, strict=True)
        ],
        talk=[line for record in records for line in spoken(record)],
        result=sitting.result,
        secret=sitting.secret,
        commitments=list(sitting.commitments),
        cuts=list(sitting.cuts),
        log=sitting.feed.lines(),
        link=sitting.feed.head,
    )


def spoken(record: Record) -> list[Document]:
    """What was said to all; a whisper stays one."""
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
    """Whether the seed is made of what was committed to; in version 1 it was the secret itself."""
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


class Played:
    """One action of a replay, played again: the state before it, and after."""

    def __init__(self, number: int, step: Step, before: State, after: State, told: list[Told]):
        self.number = number
        self.step = step
        self.before = before
        self.after = after
        self.told = told

    def differs(self) -> bool:
        """Whether other events came out than the replay says."""
        return bool(plain([told.document() for told in self.told]) != self.step.events)


def plain(value: Any) -> Any:
    """A value as it comes back out of a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


def first_position(replay: Replay) -> State:
    try:
        game = catalog.load(replay.game)
        game.read_options(game.read_seats(replay.players), replay.options)
        return game.new(replay.players, replay.seed, **replay.options)
    except SitdownError as fault:
        raise Refused("bad-request", str(fault)) from None


def play_again(replay: Replay) -> Iterator[Played]:
    """Every action once more, from the seed on; Refused where the rules do not allow one."""
    state = first_position(replay)
    for number, step in enumerate(replay.actions, start=1):
        before = state.copy()
        try:
            told = [written(event) for event in state.apply(step.seat, step.act)]
        except SitdownError as fault:
            raise Refused("bad-request", f"action {number}: {fault}") from None
        yield Played(number, step, before, state, told)


def shown_steps(
    replay: Replay, viewpoint: Viewpoint | Literal["all"], first: int, last: int
) -> Iterator[Document]:
    """Steps `first` to `last` as a viewpoint sees them, or with everything open."""
    if replay.rules != fingerprint(replay.game):
        raise Refused("other-rules", "this game was played by another version of the rules")
    if first == 0:
        start: Document = {"step": 0, "seat": None, "by": None, "at": replay.started, "events": []}
        yield {**start, "view": shown(first_position(replay), viewpoint)}
    for played in play_again(replay):
        if played.number > last:
            return
        if played.number >= first:
            yield {
                "step": played.number,
                "seat": played.step.seat,
                "by": played.step.by,
                "at": played.step.at,
                "events": events(played.told, viewpoint),
                "view": shown(played.after, viewpoint),
            }


def shown(state: State, viewpoint: Viewpoint | Literal["all"]) -> Document:
    return state.document() if viewpoint == "all" else state.view(viewpoint)


def events(told: list[Told], viewpoint: Viewpoint | Literal["all"]) -> list[Document]:
    if viewpoint == "all":
        return [one.document() for one in told]
    return heard(told, viewpoint)


def imported(replay: Replay, person: str, name: str, now: float) -> list[Record]:
    """The records of a game that was played elsewhere; Refused if it does not come out."""
    require_readable(replay)
    laid = Laid(
        at=now,
        host=person,
        name=name,
        title=name_of(replay.title),
        game=replay.game,
        players=replay.players,
        options=replay.options,
        settings=Settings(public=False),
        chairs=[
            Chair(kind="bot", name=player.name, bot=player.bot or "person")
            for player in replay.seats
        ],
        imported=True,
    )
    first = first_position(replay)
    require_chairs(replay)
    for fault in wrong_with_seed(replay):
        raise Refused("bad-request", fault)
    records: list[Record] = [
        laid,
        Began(
            at=replay.started,
            seed=replay.seed,
            commitment=replay.commitment,
            secret=replay.secret,
            cuts=replay.cuts,
            rules=fingerprint(replay.game),
            mark=mark_of(first),
            hushed=is_hushed(first),
        ),
    ]
    result = first.result
    for played in play_again(replay):
        if played.differs():
            raise Refused("bad-request", f"action {played.number} brings other events")
        records.append(recorded(played))
        result = played.after.result
    if result is None or plain(result) != replay.result:
        raise Refused("bad-request", "the game does not end with this result")
    return [*records, Ended(at=replay.ended, result=result)]


def recorded(played: Played) -> Acted:
    step = played.step
    return Acted(
        at=step.at,
        seat=step.seat,
        id=f"imported/{played.number}",
        act=step.act,
        by=step.by,
        told=played.told,
        mark=mark_of(played.after),
        owed=is_owed(played.before, step.seat, played.before.read(step.act)),
    )
