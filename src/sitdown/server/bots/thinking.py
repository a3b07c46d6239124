"""In a worker: a bot's answer, reply, aside and counter-offer, true to its promises."""

from __future__ import annotations

from hashlib import sha256

from sitdown import catalog
from sitdown.bots import Bot, owed, replies
from sitdown.kernel import Action, Document, Event, Look, Memory, SitdownError, State
from sitdown.kernel.action import read_action
from sitdown.server.workers.hurried_bot import THINK_SECONDS, timed_bot
from sitdown.table.records.talking import contains

WORLDS_OF_A_VOW = 8
"""In so many worlds a bot looks whether it would break its word."""


def answer(
    game: str,
    name: str,
    luck: str,
    view: Document,
    vows: list[Document],
    memory: Document | None = None,
    seconds: float = THINK_SECONDS,
) -> Document:
    """A bot's answer to what the seat of this view owes; it keeps its word if it can."""
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
    """What a bot says or does unasked, if anything, and if it has not promised otherwise."""
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
    """A bot's answer to one of the things put to the seat of this view; None if there is none."""
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
    """What a bot offers instead, which will answer so to what the seat of this view was put."""
    player = timed_bot(name, luck, seconds)
    look = look_of(player, game, view, memory)
    answer = read_action(look.game.rules.actions, answered)
    if answer not in replies(look):
        return None
    action = player.counter(look, answer)
    return None if action is None or breaks_promise(look, action, vows) else action.document()


def look_of(player: Bot, game: str, view: Document, memory: Document | None) -> Look:
    """What a bot sees, with its temper and what its seat knows of the others."""
    look = Look.through(catalog.load(game), view)
    look.temper = player.temper
    if memory is not None:
        look.memory = Memory(**memory)
    return look


def keeps_word(player: Bot) -> bool:
    """Whether a bot keeps a word that it would rather break: the dishonest do not always."""
    scruples = player.temper.scruples()
    return scruples >= 1 or player.luck.below(100) < 100 * scruples


def breaks_promise(look: Look, action: Action, vows: list[Document]) -> bool:
    """Whether an action may bring what must never happen, as far as the seat can see.

    Dice fall otherwise in every world, and much comes only after others were asked.
    """
    worlds = (look.imagine(f"vow/{number}") for number in range(WORLDS_OF_A_VOW))
    return any(
        contains(event.document(), vow)
        for world in worlds
        for event in events_if_passed(world, look.seat, action)
        for vow in vows
    )


def events_if_passed(world: State, seat: int, action: Action) -> list[Event]:
    """All that comes of an action if whoever is asked about it lets it pass."""
    try:
        events = list(world.apply(seat, action))
    except SitdownError:
        return []
    while (passing := next_reaction(world)) is not None:
        events += world.apply(*passing)
    return events


def next_reaction(world: State) -> tuple[int, Action] | None:
    """Who is asked whether he answers to what is under way, and how he declines."""
    for seat in world.actors:
        declined = world.declining(seat)
        if declined is not None:
            return seat, declined
    return None


def luck_of(secret: str, window: int, seat: int, count: int) -> str:
    """A bot's luck for one move: from the seed, so that nobody can foresee it."""
    return sha256(f"{secret}/luck/{window}/{seat}/{count}".encode()).hexdigest()[:16]
