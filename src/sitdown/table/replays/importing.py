"""Turns a replay from elsewhere into the records that the game would have had here."""

from __future__ import annotations

from itertools import zip_longest

from msgspec import UNSET

from sitdown.fingerprint import fingerprint
from sitdown.table.records.acting import Acted
from sitdown.table.records.applying import mark_of
from sitdown.table.records.beginning import Began
from sitdown.table.records.ending import Ended
from sitdown.table.records.fairness import LOG_VERSION
from sitdown.table.records.hosting import Laid
from sitdown.table.records.people import Chair
from sitdown.table.records.record import TableRecord
from sitdown.wire.errors import Refused
from sitdown.wire.settings import Settings
from sitdown.words.bot_names import house_name_of
from sitdown.words.table_names import house_title_of
from sitdown.words.user_text import name_of

from .export import Replay, wrong_with_seed
from .playback import ReplayedStep, first_position, plain, play_again
from .validation import require_chairs, require_readable


def imported(replay: Replay, person: str, name: str, now: float) -> list[TableRecord]:
    """The records of a game that was played elsewhere; Refused if playing it again differs."""
    require_readable(replay)
    first = first_position(replay)
    require_chairs(replay)
    for fault in wrong_with_seed(replay):
        raise Refused("bad-request", fault)
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
            Chair(
                kind="bot",
                name=player.name,
                bot=player.bot or "person",
                commitment=promised,
                house_name=house_name_of(player.name, player.house_name or None) or UNSET,
            )
            # Without commitments there are no cuts, and with them there are as many as seats.
            for player, promised in zip_longest(replay.seats, replay.commitments)
        ],
        imported=True,
        log_version=LOG_VERSION,
        house_title=house_title_of(replay.house_title or "", replay.title),
    )
    records: list[TableRecord] = [
        laid,
        Began(
            at=replay.started,
            seed=replay.seed,
            commitment=replay.commitment,
            secret=replay.secret,
            cuts=replay.cuts,
            rules=fingerprint(replay.game),
            mark=mark_of(first),
            hushed=first.is_hushed(),
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


def recorded(played: ReplayedStep) -> Acted:
    step = played.step
    return Acted(
        at=step.at,
        seat=step.seat,
        id=f"imported/{played.number}",
        act=step.act,
        by=step.by,
        told=played.told,
        mark=mark_of(played.after),
        owed=played.before.is_owed(step.seat, played.before.read(step.act)),
    )
