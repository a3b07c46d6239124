"""State: a game in play. Decisions are asked, answers sealed, steps carried out, events told."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .action import Action, read_action
from .chance import Chance
from .decision import AnyAside, AnyDecision, Seat
from .document import Position
from .errors import IllegalAction, RulesError
from .event import Event
from .form import HIDDEN, Document, Form, Misfit
from .luck import Luck
from .rules import OVER, Rules, Step

MOST_STEPS: Final = 100_000
"""More steps than any action can need: past it the rules turn in circles."""

MOST_MOVES: Final = 1_000_000
"""More moves than any game takes."""

Item = tuple[Step | str, tuple[Any, ...]]
"""Something to do: a step with its arguments, or a question by its phase with its seats."""


class Frame:
    """What every state has, whatever the game, handed to its constructor as one thing."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        phase: str,
        actors: tuple[Seat, ...],
        sealed: list[Action | None],
        chance: Chance,
        result: Document | None,
        form: Position,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.phase = phase
        self.actors = actors
        self.sealed = sealed
        self.chance = chance
        self.result = result
        self.form = form


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in play. A game's own state adds what lies on its table.

    `todo` is what is left to do of the action under way, the next item last; `left` of it were
    there before the rule that is being carried out. Between actions it is empty, so that a position
    says all there is to know. `mover` is whose action is under way, `told` are its events, and
    `heard` whether anybody is to be told: a rule asks before it puts an event together.
    """

    # Not set by the constructor: each attribute more makes a copy slower.
    left: int = 0
    mover: Seat = 0
    heard: bool = True

    def __init__(self, frame: Frame) -> None:
        self.rules = frame.rules
        self.seats = frame.seats
        self.phase = frame.phase
        self.actors = frame.actors
        self.sealed = frame.sealed
        self.chance = frame.chance
        self.result = frame.result
        self.form = frame.form
        self.todo: list[Item] = []
        self.told: list[Event] = []

    def frame(self) -> Frame:
        """A frame of its own for a copy."""
        return Frame(
            self.rules,
            self.seats,
            self.phase,
            self.actors,
            self.sealed[:],
            self.chance.copy(),
            self.result,
            self.form,
        )

    def copy(self) -> State:
        """A state of its own, equal to this one; each game writes it."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: Document) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes a state travels as its document."""
        return self.form.load, (self.document(),)

    # What a caller asks.

    def document(self) -> Document:
        """The whole position, secrets and all (contract §3)."""
        return self.form.write(self)

    def view(self, seat: Seat | None, document: Document | None = None) -> Document:
        """The position as a seat (None: a spectator) sees it (contract §4).

        Whoever wants several views of one state writes its `document` once. They then share what
        all may see, so nothing inside is to be changed.
        """
        view = self.sight(seat, document)
        view["legal"] = [] if seat is None else [action.document() for action in self.legal(seat)]
        return view

    def sight(self, seat: Seat | None, document: Document | None = None) -> Document:
        """A view without what the seat can do."""
        sight = self.document() if document is None else document.copy()
        sight["chance"] = HIDDEN
        self.rules.hide(sight, seat)
        sight["you"] = seat
        return sight

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat can do now: first what it owes, then what it may do unasked."""
        if self.result is not None or not 0 <= seat < self.seats:
            return []
        legal = self.owed(seat)
        for aside in self.rules.asides:
            if aside.open(self, seat):
                legal.extend(aside.legal(self, seat))
        return legal

    def owed(self, seat: Seat) -> list[Action]:
        """The answers this seat can give to the open question; none if it owes none."""
        if seat not in self.actors:
            return []
        owed: list[Action] = self.rules.decisions[self.phase].legal(self, seat)
        return owed

    def is_owed(self, seat: Seat, action: Action) -> bool:
        """Whether an action answers the open question; otherwise it is something done unasked."""
        return seat in self.actors and isinstance(action, self.rules.decisions[self.phase].actions)

    def replies(self, seat: Seat) -> list[Action]:
        """What a seat can answer now to all that others have put to it unasked."""
        return [
            action
            for aside in self.rules.asides
            if aside.replies and aside.open(self, seat)
            for action in aside.legal(self, seat)
            if isinstance(action, aside.replies)
        ]

    def is_hushed(self) -> bool:
        """Whether several are asked, and nobody is to notice who needs longer to decline."""
        return len(self.actors) > 1 and self.rules.decisions[self.phase].reaction

    def declining(self, seat: Seat) -> Action | None:
        """How a seat lets the open question pass without a thought; None if it must think."""
        if seat not in self.actors:
            return None
        decision = self.rules.decisions[self.phase]
        if not decision.reaction or decision.bargain:
            return None
        declined: Action | None = decision.declining(self, seat)
        return declined

    def is_bargaining(self) -> bool:
        """Whether people may make each other offers while the question is open."""
        return any(
            aside.bargain and any(aside.open(self, seat) for seat in range(self.seats))
            for aside in self.rules.asides
        )

    def check(self, seat: Seat, action: Action | Document) -> None:
        """Raises IllegalAction with the reason, if the seat cannot do this now."""
        self.judge(seat, self.read(action))

    def default(self, seat: Seat) -> Action | None:
        """What is done for a seat whose time is up; None if it owes nothing."""
        if seat not in self.actors:
            return None
        default: Action = self.rules.decisions[self.phase].default(self, seat)
        return default

    def apply(self, seat: Seat, action: Action | Document) -> list[Event]:
        """Carries out an action and all that follows from it, up to the next question."""
        act = self.read(action)
        aside = self.judge(seat, act)
        self.told = []
        if aside is None:
            self.carry_on(seat, act)
        else:
            self.mover = seat
            aside.done(self, seat, act)
            self.follow_up()
        told = self.told
        self.told = []
        return told

    # Ways for those who play inside, in imagined worlds: the same positions, in less time.

    def draw(self, seat: Seat, luck: Luck) -> Action:
        """One of the answers that a seat owes, each equally likely."""
        drawn: Action = self.rules.decisions[self.phase].draw(self, seat, luck)
        return drawn

    def play(self, seat: Seat, action: Action) -> None:
        """Carries out an answer from `owed` or `draw`: not judged again, and nobody is told."""
        self.heard = False
        self.carry_on(seat, action)
        self.heard = True

    def speak(self, seat: Seat, action: Action) -> None:
        """Carries out something that a seat may do unasked, as `play` does an answer."""
        aside = next(one for one in self.rules.asides if isinstance(action, one.actions))
        self.heard = False
        self.mover = seat
        aside.done(self, seat, action)
        self.follow_up()
        self.heard = True

    def reopen(self, seat: Seat) -> None:
        """Asks the others again, where their answers lie under seals that this seat cannot see.

        What an imagined world has there was drawn blindly: whoever plays in it may know better.
        """
        if self.result is not None or not self.keeps_seals():
            return
        decision = self.rules.decisions[self.phase]
        for other in self.after(seat):
            answer = self.sealed[other]
            if answer is not None:
                decision.unseal(self, other, answer)
                self.sealed[other] = None
                self.actors = (*self.actors, other)

    def play_out(self, luck: Luck, most: int = MOST_MOVES) -> int:
        """Plays on with drawn answers until the game is over or `most` are given: how many were."""
        self.heard = False
        moves = 0
        while self.result is None and moves < most:
            seat = self.actors[0]
            self.carry_on(seat, self.rules.decisions[self.phase].draw(self, seat, luck))
            moves += 1
        self.heard = True
        return moves

    def force(self, outcomes: list[Document]) -> None:
        """Queues outcomes for the next draws of chance; for tests."""
        self.chance.force(outcomes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.document() == other.document()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash; use its document")

    # What rules use.

    def ask(self, decision: type[AnyDecision], *seats: Seat) -> None:
        """Puts a question next, to these seats or to those the decision itself names."""
        self.todo.insert(self.left, (decision.phase, seats))

    def then(self, step: Step, *arguments: Any) -> None:
        """Puts a step next, after what was put there before it and before all the rest."""
        self.todo.insert(self.left, (step, arguments))

    def tell(self, event: str, fields: Document) -> None:
        """Tells everybody; `secret` values among the fields only to those they are for."""
        if self.heard:
            self.told.append(Event(event, fields))

    def drop(self) -> None:
        """Takes the open decision off the table: what was asked is no longer owed."""
        self.actors = ()
        self.sealed = [None] * self.seats

    def finish(self, result: Document, also: Document | None = None) -> None:
        """Ends the game; `also` is what the last event tells beside the result."""
        self.drop()
        self.phase = OVER
        self.result = result
        self.todo.clear()
        self.left = 0
        if self.heard:
            self.tell(OVER, {"result": result, **(also or {})})

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise from the left neighbour on."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def around(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # How it runs.

    def read(self, action: Any) -> Action:
        return action if isinstance(action, Action) else read_action(self.rules.actions, action)

    def judge(self, seat: Seat, action: Action) -> AnyAside | None:
        """Whether an action is an answer (None) or an aside; a refusal says why it is neither."""
        if self.result is not None:
            raise IllegalAction(f"{action.do}: the game is over")
        if seat in self.actors:
            decision = self.rules.decisions[self.phase]
            if isinstance(action, decision.actions):
                decision.check(self, seat, action)
                return None
        asides = self.rules.asides if 0 <= seat < self.seats else ()
        for aside in asides:
            if isinstance(action, aside.actions) and aside.open(self, seat):
                aside.check(self, seat, action)
                return aside
        if seat in self.actors:
            owed = self.rules.decisions[self.phase].legal(self, seat)
            known = " or ".join(dict.fromkeys([one.do for one in owed]))
            raise IllegalAction(f"{action.do}: you are asked to {known} now")
        raise IllegalAction(f"{action.do}: seat {seat} is not asked anything now")

    def carry_on(self, seat: Seat, action: Action) -> None:
        """Takes an answer in, with all that follows from it."""
        self.mover = seat
        self.answer(seat, action)
        self.follow_up()

    def follow_up(self) -> None:
        """Carries out all that follows from an action, up to the next question."""
        self.run()
        if self.rules.afterwards is not None:
            self.rules.afterwards(self)

    def answer(self, seat: Seat, action: Action) -> None:
        decision = self.rules.decisions[self.phase]
        if not decision.seal(self, seat, action):
            return
        if not decision.several:
            self.actors = ()
            decision.answer(self, seat, action)
            return
        self.actors = tuple([who for who in self.actors if who != seat])
        self.sealed[seat] = action
        if self.actors:
            return
        answers = {who: one for who, one in enumerate(self.sealed) if one is not None}
        self.sealed = [None] * self.seats
        decision.answered(self, answers)

    def run(self) -> None:
        """Carries out steps until somebody owes an answer or the game is over."""
        for _ in range(MOST_STEPS):
            if self.todo:
                item = self.todo.pop()
                self.left = len(self.todo)
                self.carry_out(item)
            elif self.actors or self.result is not None:
                return
            else:
                self.go_on()
        raise RulesError(f"the rules turn in circles: phase {self.phase}, to do {self.todo[-5:]}")

    def carry_out(self, item: Item) -> None:
        what, arguments = item
        if isinstance(what, str):
            self.open_question(what, arguments)
        else:
            what(self, *arguments)

    def open_question(self, phase: str, seats: tuple[Seat, ...]) -> None:
        actors = seats or tuple(self.rules.decisions[phase].actors(self))
        if not actors:
            return
        if self.actors or self.todo:
            left = self.todo or f"seats {self.actors} still owe {self.phase}"
            raise RulesError(f"{phase} cannot wait: a position would not tell what is left, {left}")
        self.phase = phase
        self.actors = actors

    def go_on(self) -> None:
        """The next step of the course: nobody owes an answer, and nothing is left to do."""
        step = self.rules.next(self, self.phase)
        if step is None:
            raise RulesError(f"nothing follows on phase {self.phase}")
        step(self)

    def keeps_seals(self) -> bool:
        """Whether answers may lie under seals now that a document shows."""
        decision = self.rules.decisions.get(self.phase)
        return decision is not None and decision.several and decision.keeps_seals

    # How a position is loaded.

    def take_seal(self, seat: Seat, given: Any, form: Form | None) -> None:
        """Puts an answer that a document has under its seal; `Misfit` if it cannot be there."""
        if not self.keeps_seals():
            raise Misfit(f"no answer is sealed in phase {self.phase}")
        if seat in self.actors:
            raise Misfit("an answer, though the seat is still to act")
        try:
            answer = self.read(given) if form is None else form.read(given)
        except IllegalAction as fault:
            raise Misfit(str(fault)) from None
        if not isinstance(answer, self.rules.decisions[self.phase].actions):
            raise Misfit(f"not an answer of phase {self.phase}")
        self.sealed[seat] = answer

    def fit(self) -> None:
        """Refuses with a `Misfit` a position that cannot be: too many actors, a wrong phase."""
        decision = self.rules.decisions.get(self.phase)
        if decision is not None:
            if len(self.actors) > 1 and not decision.several:
                raise Misfit(f"one seat acts in phase {self.phase}", "actors")
            decision.fits(self)
        if self.rules.fits is not None:
            self.rules.fits(self)
