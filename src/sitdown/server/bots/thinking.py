"""Runs in a worker: a bot's answer, reply, aside and counter-offer, true to its promises."""

from __future__ import annotations

from hashlib import sha256

from sitdown import catalog
from sitdown.bots import Bot, owed, replies
from sitdown.kernel import Action, Document, Event, Look, Memory, SitdownError, State
from sitdown.kernel.action import read_action
from sitdown.server.workers.hurried_bot import THINK_SECONDS, timed_bot
from sitdown.table.records.talking import contains

WORLDS_OF_A_VOW = 8
"""The number of worlds in which a bot checks whether an action would break its promise."""


def answer(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THINK_SECONDS,
) -> Document:
    """A bot's answer to the open question of this view's seat. It keeps its promises if it can."""
    player = timed_bot(name, luck, seconds)
    look = look_of(player, game, view, memory)
    chosen = player.choose(look)
    if vows and breaks_promise(look, chosen, vows) and keeps_word(player):
        honest = (action for action in owed(look) if not breaks_promise(look, action, vows))
        chosen = next(honest, chosen)
    return chosen.document()


def interjection(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THINK_SECONDS,
) -> Document | None:
    """The action that a bot takes unasked; None if there is none or if it would break a promise."""
    player = timed_bot(name, luck, seconds)
    look = look_of(player, game, view, memory)
    action = player.interject(look)
    if action is None or (vows and breaks_promise(look, action, vows) and keeps_word(player)):
        return None
    return action.document()


def reply(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THINK_SECONDS,
) -> Document | None:
    """A bot's reply to one of the requests to the seat of this view; None if there is none."""
    player = timed_bot(name, luck, seconds)
    look = look_of(player, game, view, memory)
    answers = replies(look)
    if not answers:
        return None
    chosen = player.reply(look)
    if vows and breaks_promise(look, chosen, vows) and keeps_word(player):
        chosen = next((one for one in answers if not breaks_promise(look, one, vows)), chosen)
    return chosen.document()


def counter(
    answered: Document,
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THINK_SECONDS,
) -> Document | None:
    """A bot's counter-offer, given its reply `answered` to an offer; None if there is none."""
    player = timed_bot(name, luck, seconds)
    look = look_of(player, game, view, memory)
    answer = read_action(look.game.rules.actions, answered)
    if answer not in replies(look):
        return None
    action = player.counter(look, answer)
    return None if action is None or breaks_promise(look, action, vows) else action.document()


def look_of(player: Bot, game: str, view: Document, memory: Document | None) -> Look:
    """The bot's look: its view, its temper and its memory of the other seats."""
    look = Look.through(catalog.load(game), view)
    look.temper = player.temper
    if memory is not None:
        look.memory = Memory(**memory)
    return look


def keeps_word(player: Bot) -> bool:
    """Whether a bot keeps a promise that it would rather break.

    Dishonest characters do not always.
    """
    scruples = player.temper.scruples()
    return scruples >= 1 or player.luck.below(100) < 100 * scruples


def breaks_promise(look: Look, action: Action, vows: list[Document]) -> bool:
    """Whether an action may cause an event that the bot has promised to prevent.

    It is tried in several worlds that fit the bot's view. Dice fall differently in each, and much
    happens only after other seats have answered.
    """
    worlds = (look.imagine(f"vow/{number}") for number in range(WORLDS_OF_A_VOW))
    return any(
        contains(event.document(), vow)
        for world in worlds
        for event in events_if_passed(world, look.seat, action)
        for vow in vows
    )


def events_if_passed(world: State, seat: int, action: Action) -> list[Event]:
    """The events that follow an action if every seat asked for a reaction declines."""
    try:
        events = list(world.apply(seat, action))
    except SitdownError:
        return []
    while (passing := next_reaction(world)) is not None:
        events += world.apply(*passing)
    return events


def next_reaction(world: State) -> tuple[int, Action] | None:
    """The first seat asked for a reaction and the action that declines it, or None."""
    for seat in world.actors:
        declined = world.declining(seat)
        if declined is not None:
            return seat, declined
    return None


def luck_of(secret: str, window: int, seat: int, count: int) -> str:
    """The seed of a bot's random numbers for one move.

    It comes from the game's seed, so nobody can predict it.
    """
    return sha256(f"{secret}/luck/{window}/{seat}/{count}".encode()).hexdigest()[:16]
