"""Bot: the interface of a player that is a program."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sitdown.kernel import EVEN, Action, Chance, Document, Look, Temper


class Bot(ABC):
    """A player. It draws only from its own random stream, so that its games can be repeated.

    `temper` is its character; `Company` puts it into its looks. `patience` is the number of seconds
    it may think about a choice, or None for no limit.
    """

    def __init__(self, luck: Chance, temper: Temper = EVEN) -> None:
        self.luck = luck
        self.temper = temper
        self.patience: float | None = None

    @abstractmethod
    def choose(self, look: Look) -> Action:
        """The answer to the open decision."""

    def interject(self, look: Look) -> Action | None:
        """An unasked action, or None."""
        return None

    def reply(self, look: Look) -> Action:
        """The reply to something that another seat has put to this one, such as an offer."""
        return self.luck.pick(replies(look))

    def counter(self, look: Look, answer: Action) -> Action | None:
        """An offer to make after this reply, such as a better deal, or None. Same look."""
        return None


class Listener(Bot):
    """A bot that is told every event, not only the position when it is asked."""

    @abstractmethod
    def hear(self, events: list[Document]) -> None:
        """Takes the events of an action as its seat is told them."""


def owed(look: Look) -> list[Action]:
    """The answers that a seat can give to the open decision; empty if it owes none."""
    rules = look.game.rules
    if not rules.asides:
        return look.legal
    if look.seat not in look.view["actors"]:
        return []
    kinds = rules.decisions[look.view["phase"]].actions
    return [action for action in look.legal if isinstance(action, kinds)]


def unasked(look: Look) -> list[Action]:
    """The unasked actions of a seat: offers, and cards that can be played at any time."""
    if not look.game.rules.asides:
        return []
    answers = owed(look)
    return [action for action in look.legal if action not in answers]


def replies(look: Look) -> list[Action]:
    """The replies that a seat can give to others; empty if nobody waits for one."""
    kinds = [kind for aside in look.game.rules.asides for kind in aside.replies]
    return [action for action in look.legal if isinstance(action, tuple(kinds))]
