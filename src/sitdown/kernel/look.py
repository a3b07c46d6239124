"""Look: what a player may hold of a game. Bots get this and never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .action import Action, read_action
from .decision import Seat
from .form import Document
from .state import State
from .temper import EVEN, NOTHING, Memory, Temper

if TYPE_CHECKING:
    from .game import Game


NOBODY = -1
"""The seat of a spectator's look."""


class Look:
    """One seat's look at the table: its view, what it can do, and what could be the real position.

    View, state and actions are worked out when they are first asked for. `temper` is that of who
    looks, and `memory` what it knows of the others from before: both say nothing unless set.
    """

    def __init__(
        self,
        game: Game,
        seat: Seat,
        see: Callable[[], Document],
        count: Callable[[], list[Action]],
    ) -> None:
        """`see` gives the view, with what the seat can do or without it."""
        self.game = game
        self.seat = seat
        self._see = see
        self._count = count
        self._sight: Document | None = None
        self._view: Document | None = None
        self._legal: list[Action] | None = None
        self._state: State | None = None
        self._dreams: dict[int, Dream] = {}
        self.temper: Temper = EVEN
        self.memory: Memory = NOTHING

    @staticmethod
    def at(game: Game, state: State, seat: Seat) -> Look:
        """The look of a seat at a state."""
        return Look(game, seat, lambda: state.sight(seat), lambda: state.legal(seat))

    @staticmethod
    def inside(game: Game, world: State, seat: Seat) -> Look:
        """The look of a seat within an imagined world, by a player who thinks for it there.

        It takes no view: `state` is the world itself, hidden things and all. So it is quick, and
        hints that are asked by it must not look at what their seat may not know.
        """
        return Inside(game, world, seat)

    @staticmethod
    def through(game: Game, view: Document) -> Look:
        """The look that a view document gives, as one gets it over a wire."""
        actions = game.rules.actions
        seat = view["you"]
        return Look(
            game,
            NOBODY if seat is None else seat,
            lambda: view,
            lambda: [read_action(actions, document) for document in view["legal"]],
        )

    @property
    def sight(self) -> Document:
        """The view, but perhaps without what the seat can do, which may take long to list."""
        if self._sight is None:
            self._sight = self._see()
        return self._sight

    @property
    def view(self) -> Document:
        if self._view is None:
            view = self.sight
            if "legal" not in view:
                view = {**view, "legal": [action.document() for action in self.legal]}
            self._view = view
        return self._view

    @property
    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = self._count()
        return self._legal

    @property
    def owed(self) -> list[Action]:
        """What of it answers the open question; none if the seat owes no answer."""
        return [action for action in self.legal if self.state.is_owed(self.seat, action)]

    @property
    def state(self) -> State:
        """The state as far as the view shows it: rules can be asked about it, unknowns are unknown.

        Hidden cards and words are "?", hidden numbers `UNKNOWN`, hidden answers `UNKNOWN_ANSWER`.
        It is not played on: for that there is `imagine`.
        """
        if self._state is None:
            self._state = self.game.see(self.sight)
        return self._state

    def distrust(self, seat: Seat) -> float:
        """From -1 for who always kept his word, over 0, to nearly 1 for who broke it again."""
        return 1 - 2 * self.memory.trust(seat)

    def spite(self, seat: Seat) -> float:
        """From 0 towards 1: what this one has against another, who has harmed it."""
        return self.temper.rancour() * self.memory.grudge(seat)

    def imagine(self, seed: int | str = 0) -> State:
        """A state that could be the real one (contract §13)."""
        return self.game.deal(self.state, None if self.seat == NOBODY else self.seat, seed)

    def dream(self, number: int) -> Dream:
        """The same look, with worlds of its own to imagine."""
        if number not in self._dreams:
            self._dreams[number] = Dream(self, number)
        return self._dreams[number]


class Inside(Look):
    """A look within a world that is imagined as a whole."""

    def __init__(self, game: Game, world: State, seat: Seat) -> None:
        super().__init__(game, seat, lambda: world.sight(seat), lambda: world.legal(seat))
        self.world = world

    @property
    def owed(self) -> list[Action]:
        return self.world.owed(self.seat)

    @property
    def state(self) -> State:
        return self.world

    def imagine(self, seed: int | str = 0) -> State:
        return self.world.copy()


class Dream(Look):
    """A look that imagines other worlds than the next dream does, and knows whether it has.

    Each world is dealt once and handed out as a copy: it is asked for again with every choice.
    """

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look.game, look.seat, lambda: look.sight, lambda: look.legal)
        self._state = look.state
        self.temper = look.temper
        self.memory = look.memory
        self.number = number
        self.imagined = False
        self._dealt: dict[str, State] = {}

    def imagine(self, seed: int | str = 0) -> State:
        name = f"{self.number}/{seed}"
        if name not in self._dealt:
            self._dealt[name] = super().imagine(name)
        self.imagined = True
        return self._dealt[name].copy()
