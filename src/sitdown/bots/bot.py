"""Bot: the interface of a player that is a program."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sitdown.kernel import EVEN, Action, Chance, Document, Look, Temper


class Bot(ABC):
    """A player. All its luck comes from its own stream, so its games can be played again.

    `temper` is what it is like; its host lets its looks say so. `patience` is how many seconds it
    may think about a choice; None: as many as it likes.
    """

    def __init__(self, luck: Chance, temper: Temper = EVEN) -> None:
        self.luck = luck
        self.temper = temper
        self.patience: float | None = None

    @abstractmethod
    def choose(self, look: Look) -> Action:
        """The answer to what the seat owes."""

    def interject(self, look: Look) -> Action | None:
        """Something the seat may do unasked, or nothing."""
        return None

    def reply(self, look: Look) -> Action:
        """The answer to one of the things that others have put to the seat: an offer."""
        return self.luck.pick(replies(look))

    def counter(self, look: Look, answer: Action) -> Action | None:
        """What it offers instead when it has answered so, from the same look; or nothing."""
        return None


class Listener(Bot):
    """A bot that wants to be told what happens, not only what lies there when it is asked."""

    @abstractmethod
    def hear(self, events: list[Document]) -> None:
        """What its seat is told of an action."""


def owed(look: Look) -> list[Action]:
    """The answers that a seat can give to the open decision; none if it owes none."""
    rules = look.game.rules
    if not rules.asides:
        return look.legal
    if look.seat not in look.view["actors"]:
        return []
    kinds = rules.decisions[look.view["phase"]].actions
    return [action for action in look.legal if isinstance(action, kinds)]


def unasked(look: Look) -> list[Action]:
    """What a seat may do besides: offers, cards that fit at any time."""
    if not look.game.rules.asides:
        return []
    answers = owed(look)
    return [action for action in look.legal if action not in answers]


def replies(look: Look) -> list[Action]:
    """The answers to what others have put to a seat; none if nobody waits for a word of it."""
    kinds = [kind for aside in look.game.rules.asides for kind in aside.replies]
    return [action for action in look.legal if isinstance(action, tuple(kinds))]
