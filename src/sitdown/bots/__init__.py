"""Bots by name: `random`, `cautious`, `search`, characters and endpoint programs.

>>> from sitdown import load
>>> from sitdown.kernel import Look
>>> game = load("squirrels")
>>> state = game.new(players=2, seed=7)
>>> bot("cautious", seed=7).choose(Look.at(game, state, 0))
{'do': 'place', 'card': 'contraband-5', 'stack': 0}
"""

from __future__ import annotations

from sitdown.kernel import BadOptions, Chance
from sitdown.kernel.form import nearest, quoted

from .bot import Bot, owed, replies, unasked
from .cautious import Cautious
from .character import LEVELS, characters, make_bot, read_part
from .company import Company, Move
from .random_bot import RandomBot
from .search import Search, read_effort

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "cautious": Cautious, "search": Search}


def names() -> list[str]:
    """The names of the built-in bots, without the characters."""
    return sorted(BOTS)


def is_builtin(name: str) -> bool:
    """Whether a name is that of a built-in bot or character, with or without an effort or level.

    >>> is_builtin("search:200"), is_builtin("parrot")
    (True, False)
    """
    return name.partition(":")[0] in BOTS or read_part(name) is not None


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot with this name: built-in, a character or an external program.

    The same seed gives the same player. `search:200` searches with 200 simulations for each choice,
    `search:0.5s` for half a second. `penny` is a character at the usual level, `penny:sharp` at
    another one.
    """
    luck = Chance(f"bot/{name}/{seed}")
    if name in BOTS:
        return BOTS[name](luck)
    kind, told, effort = name.partition(":")
    if told and kind == "search":
        return Search(luck, read_effort(effort))
    part = read_part(name)
    if part is not None:
        return make_bot(part, luck)
    # Here, because transports are needed only if there are external programs.
    from .endpoint import program_bot

    endpoint = program_bot(name, luck)
    if endpoint is None:
        raise BadOptions(why_no_bot(name))
    return endpoint


def why_no_bot(name: str) -> str:
    """The sentence that refuses an unknown bot or level, with the nearest known name."""
    kind, told, level = name.partition(":")
    if told and kind in characters():
        return f"no level {quoted(level)}{nearest(level, LEVELS)} (there are: {', '.join(LEVELS)})"
    known = [*names(), *characters()]
    return f"no bot {quoted(name)}{nearest(name, known)} (there are: {', '.join(known)})"


__all__ = [
    "Bot",
    "Company",
    "Move",
    "bot",
    "characters",
    "is_builtin",
    "names",
    "owed",
    "replies",
    "unasked",
]
