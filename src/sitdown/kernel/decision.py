"""Decisions and asides: the questions of a game, and what a seat may do unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .errors import Reason, illegal
from .luck import Luck

if TYPE_CHECKING:
    from .state import State

Seat = int
S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S, A]):
    """A question to one seat or several. Its phase is its name in documents.

    Answers stay sealed until the last one is in; then `answered` gets them all, by ascending seat.
    A question to one seat says in `answer` what its answer does.

    What a question is like is declared here. `several`: it is put to more seats than one at once.
    `keeps_seals`: a document shows answers that are in; not where each has its effect as it comes.
    `reaction`: one may decline, and nobody is to notice who needs longer to. `bargain`: people make
    each other offers by its answers, so nobody is to decline without a thought.
    """

    phase: ClassVar[str]
    actions: ClassVar[tuple[type[Action], ...]]
    several: ClassVar[bool] = False
    keeps_seals: ClassVar[bool] = True
    reaction: ClassVar[bool] = False
    bargain: ClassVar[bool] = False

    def actors(self, state: S) -> list[Seat]:
        """Who is asked, where `ask` does not name them. Nobody: the question is passed over."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> list[A]:
        """Every answer this seat can give; a useful sample where the form is open."""
        raise NotImplementedError

    def draw(self, state: S, seat: Seat, luck: Luck) -> A:
        """One of these answers, each equally likely; overridden where the list is dear to make."""
        return luck.pick(self.legal(state, seat))

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Refuses an answer that the rules do not allow. Decisions of open form override it."""
        if action not in self.legal(state, seat):
            raise illegal(action.do, self.why_not(state, seat, action))

    def why_not(self, state: S, seat: Seat, action: A) -> str | Reason:
        """Why an answer is refused, in words that tell the seat nothing it may not know."""
        return "not possible now"

    def default(self, state: S, seat: Seat) -> A:
        """What is done for a seat whose time is up (contract §10)."""
        return self.legal(state, seat)[0]

    def declining(self, state: S, seat: Seat) -> A | None:
        """How a seat declines a reaction; None if it must do something."""
        return self.default(state, seat)

    def fits(self, state: S) -> None:
        """Refuses with a `Misfit` a loaded position in which this question cannot be open."""

    def seal(self, state: S, seat: Seat, action: A) -> bool:
        """Takes one answer in; False if this seat owes more of them."""
        return True

    def unseal(self, state: S, seat: Seat, action: A) -> None:
        """Undoes what `seal` did that a second answer of the same seat would not."""

    def answered(self, state: S, answers: dict[Seat, A]) -> None:
        """What happens when the last answer is in."""
        for seat, action in answers.items():
            self.answer(state, seat, action)

    def answer(self, state: S, seat: Seat, action: A) -> None:
        """What one answer does, once the last is in."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[S, A]):
    """Something a seat may do though it owes nothing: an offer, a card that fits at any time.

    `replies` are those of its actions by which a seat answers what another has put to it, and the
    last of them declines. No rule makes a seat answer; courtesy does. `bargain`: people make each
    other offers by it, for which a question gets more time. `whispers`: two can talk by it alone.
    """

    actions: ClassVar[tuple[type[Action], ...]]
    replies: ClassVar[tuple[type[Action], ...]] = ()
    bargain: ClassVar[bool] = False
    whispers: ClassVar[bool] = False

    def open(self, state: S, seat: Seat) -> bool:
        """Whether this seat may speak up now at all, by what everybody knows."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> list[A]:
        raise NotImplementedError

    def check(self, state: S, seat: Seat, action: A) -> None:
        if action not in self.legal(state, seat):
            raise illegal(action.do, self.why_not(state, seat, action))

    def why_not(self, state: S, seat: Seat, action: A) -> str | Reason:
        return "not possible now"

    def done(self, state: S, seat: Seat, action: A) -> None:
        """Carries it out; the open question stays open unless it is dropped."""
        raise NotImplementedError


AnyDecision = Decision[Any, Any]
AnyAside = Aside[Any, Any]
