"""Starts or resumes a game at this screen."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sitdown.bots import bot
from sitdown.bots.character import read_part
from sitdown.kernel import BadOptions, Document, Game
from sitdown.words import Words
from sitdown.words.bot_names import bots_beside

from .hot_seat import HotSeat
from .interrupts import InterruptGuard
from .local_table import LocalPlayer, LocalTable
from .screens.painted import PaintedScreen
from .screens.plain import PlainScreen
from .screens.safe_console import SafeConsole
from .screens.screen import Screen
from .turn import Leave

USUAL_SEATS = 3
CALLED = "SITDOWN_PLAY"
"""What to type for `sitdown play`, set by a script where `sitdown` is not on the PATH."""


def sit_down(
    game: Game,
    players: int | None,
    people: Sequence[str],
    bots: Sequence[str],
    seed: int | str,
    options: Document,
    language: str,
) -> LocalTable:
    """A table with a new game: people on the first seats, the bots in turn on the others."""
    seats = how_many(game, players, len(people), len(bots))
    state = game.new(seats, seed, **options)
    seated = [None] * len(people) + [bots[n % len(bots)] for n in range(seats - len(people))]
    # Refuses an unknown bot even if no seat is left for it.
    for name in bots:
        bot(name)
    guests = themselves(guests_of(people, seats), seated)
    return LocalTable.seated(game, state, guests, seated, seed, language)


def how_many(game: Game, players: int | None, people: int, bots: int) -> int:
    """The number of seats, as given or worked out from the people and bots."""
    if players is None:
        players = people + bots if bots > 1 else max(people, USUAL_SEATS, game.seats[0])
        players = max(players, game.seats[0])
    seats = game.read_seats(players)
    if people > seats:
        raise BadOptions(f"{people} people for {seats} seats")
    if bots > max(1, seats - people):
        raise BadOptions(f"{bots} bots for {seats - people} seats")
    return seats


def guests_of(people: Sequence[str], seats: int) -> list[LocalPlayer]:
    """The name of each seat: people have the names they typed, the other seats names of bots."""
    typed = [name for name in people if name]
    if len(set(typed)) < len(typed):
        raise BadOptions("two players have the same name")
    guests = [LocalPlayer(name or None) for name in people]
    bots = [LocalPlayer(None, bot) for bot in bots_beside(typed)]
    return (guests + bots + [LocalPlayer(None)] * seats)[:seats]


def themselves(guests: Sequence[LocalPlayer], bots: Sequence[str | None]) -> list[LocalPlayer]:
    """Gives characters their own names. Other bots get names that are left, each only once."""
    known: list[str | None] = []
    for name in bots:
        part = None if name is None else read_part(name)
        own = None if part is None else part.character.id
        known.append(None if own in known else own)
    left = [one for one in guests if one.house_name is not None and one.house_name not in known]
    seated: list[LocalPlayer] = []
    for guest, own in zip(guests, known, strict=True):
        if own is not None:
            guest = LocalPlayer(None, own)
        elif guest.house_name is not None:
            guest = left.pop(0)
        seated.append(guest)
    return seated


def wants_plain(plain: bool) -> bool:
    """Whether to write plain lines: if asked to, in a pipe and on a dumb terminal."""
    piped = not (sys.stdin.isatty() and sys.stdout.isatty())
    return plain or piped or os.environ.get("TERM") == "dumb"


def screen(plain: bool) -> Screen:
    if wants_plain(plain):
        return PlainScreen(sys.stdin, sys.stdout)
    return PaintedScreen(SafeConsole())


def play(table: LocalTable, screen: Screen, file: Path, language: str) -> int:
    """Plays until the game is over or somebody leaves, and returns the exit code."""
    table.language = language
    words = table.words(language)
    door = InterruptGuard()
    with door.watched():
        try:
            session = HotSeat(table, screen, file, language, door)
            session.keep()
            screen.say(welcome(table, words))
            said, code = until_left(session, words), 0
            # The game is saved by now; a late signal must not cut off the last words.
            door.shut()
        except KeyboardInterrupt:
            said, code = ["", *farewell(words, file)], door.code
        with suppress(OSError):  # the terminal window may be closed already
            screen.part(*said)
    return code


def until_left(session: HotSeat, words: Words) -> list[str]:
    """Plays, and returns the sentences for a person who leaves before the end."""
    try:
        session.run()
    except Leave:
        return ["", *farewell(words, session.file)]
    except EOFError:
        return ["", words.say("ui-input-ended"), *farewell(words, session.file)]
    return []


def welcome(table: LocalTable, words: Words) -> str:
    present = [
        name if who is None else words.say("ui-bot", name=name, bot=kind_of(who, words))
        for name, who in zip(words.names, table.bots, strict=True)
    ]
    return f"{words.say('title')}. {words.say('ui-seated', names=present)}"


def kind_of(bot: str, words: Words) -> str:
    """The kind of a bot: the level of a character, or the bot's own name."""
    part = read_part(bot)
    return bot if part is None else words.say(f"level-{part.level}")


def farewell(words: Words, file: Path) -> list[str]:
    """Where the game is saved, and the command to resume it."""
    command = f"{os.environ.get(CALLED, 'sitdown play')} --resume {shlex.quote(str(file))}"
    return [words.say("ui-saved", file=str(file)), words.say("ui-resume", command=command)]
