"""Limits and text checks for replays from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sitdown.wire.decoding import texts_in
from sitdown.wire.errors import Refused
from sitdown.wire.fields import LONGEST_NAME, LONGEST_TALK, LONGEST_TITLE
from sitdown.words.user_text import Unreadable, is_plain, name_of

if TYPE_CHECKING:
    from .export import Player, Replay

MOST_ACTIONS = 20_000
"""The largest number of actions in a replay."""
MOST_TALK = 10_000
"""The largest number of lines of talk in a replay."""
LONGEST_ID = 100
"""The largest number of characters in an id or a hash."""
LAST_MOMENT = 7_258_118_400.0
"""The year 2200."""


def require_shape(replay: Replay) -> None:
    """Refuses too long texts and lists, and impossible times. The error names the place."""
    require_length("title", replay.title, LONGEST_TITLE)
    for name in ("table", "game", "rules", "seed", "commitment"):
        require_length(name, getattr(replay, name), LONGEST_ID)
    for place, player in enumerate(replay.seats):
        require_length(f"seats[{place}].name", player.name or "", LONGEST_NAME)
        require_length(f"seats[{place}].bot", player.bot or "", LONGEST_ID)
    for digest in (replay.secret, replay.link, *replay.commitments, *replay.cuts):
        require_length("secret, link, commitments or cuts", digest or "", LONGEST_ID)
    require_moment("started", replay.started)
    require_moment("ended", replay.ended)
    require_actions(replay)
    require_talk(replay)


def require_chairs(replay: Replay) -> None:
    """Refuses a replay whose seats do not match its number of players."""
    if len(replay.seats) != replay.players:
        raise misfit("seats", f"{len(replay.seats)} chairs for {replay.players} players")
    for place, step in enumerate(replay.actions):
        if not 0 <= step.seat < replay.players:
            raise misfit(f"actions[{place}].seat", f"no seat {step.seat} at this table")


def require_actions(replay: Replay) -> None:
    if len(replay.actions) > MOST_ACTIONS:
        raise misfit("actions", f"more than {MOST_ACTIONS} are too many")
    for place, step in enumerate(replay.actions):
        require_moment(f"actions[{place}].at", step.at)


def require_talk(replay: Replay) -> None:
    if len(replay.talk) > MOST_TALK:
        raise misfit("talk", f"more than {MOST_TALK} lines are too many")
    for place, line in enumerate(replay.talk):
        for text in texts_in(line):
            require_length(f"talk[{place}]", text, LONGEST_TALK)


def require_readable(replay: Replay) -> None:
    """Refuses texts with invisible characters, which control a terminal or mislead a reader."""
    require_name("title", replay.title)
    require_plain("cuts", [replay.secret, *replay.commitments, *replay.cuts])
    for place, player in enumerate(replay.seats):
        require_player(place, player)
    for place, step in enumerate(replay.actions):
        require_plain(f"actions[{place}]", [step.act, step.events])
    for place, line in enumerate(replay.talk):
        require_plain(f"talk[{place}]", line)
    require_plain("options", replay.options)


def require_player(place: int, player: Player) -> None:
    if player.name is not None:
        require_name(f"seats[{place}].name", player.name)
    require_plain(f"seats[{place}].bot", player.bot)


def require_name(place: str, name: str) -> None:
    try:
        name_of(name)
    except Unreadable as fault:
        raise misfit(place, str(fault)) from None


def require_plain(place: str, value: object) -> None:
    if not all(is_plain(text) for text in texts_in(value)):
        raise misfit(place, "a text must not contain invisible characters")


def require_length(place: str, text: str, most: int) -> None:
    if len(text) > most:
        raise misfit(place, f"more than {most} letters are too long")


def require_moment(place: str, moment: float) -> None:
    if not 0 <= moment <= LAST_MOMENT:
        raise misfit(place, "not a time in seconds since 1970")


def misfit(place: str, fault: str) -> Refused:
    return Refused("bad-request", f"not a replay: {place}: {fault}")
