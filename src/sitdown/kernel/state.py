"""State: a game in play. Decisions are asked, answers sealed, steps carried out, events told."""

from __future__ import annotations

from typing import Any

from .action import Action, read_action
from .chance import Chance
from .decision import AnyAside, AnyDecision, Seat
from .errors import IllegalAction, RulesError
from .event import HIDDEN, Event
from .form import Document, Misfit
from .rules import OVER, RESUME, Rules, Step

MOST_STEPS = 100_000
"""More steps than any action can need: past it the rules turn in circles."""

AgendaItem = tuple[Any, ...]


class Frame:
    """What every state has, whatever the game, handed to its constructor as one thing."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        phase: str,
        actors: tuple[Seat, ...],
        sealed: list[Action | None],
        agenda: list[AgendaItem],
        chance: Chance,
        result: Document | None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.phase = phase
        self.actors = actors
        self.sealed = sealed
        self.agenda = agenda
        self.chance = chance
        self.result = result

    @staticmethod
    def fresh(rules: Rules, seats: int, chance: Chance) -> Frame:
        """The frame of a game in which nothing has been asked yet."""
        return Frame(rules, seats, "", (), [None] * seats, [], chance, None)


class State:
    """A game in play. A game's own state adds what lies on its table.

    `agenda` is what interrupts the normal course, the next item last; in documents it is turned
    round, so that index 0 is next, as in every pile. `added` is what the rule that is being
    carried out has put on it. `told` are the events of the action under way.
    """

    def __init__(self, frame: Frame) -> None:
        self.rules = frame.rules
        self.seats = frame.seats
        self.phase = frame.phase
        self.actors = frame.actors
        self.sealed = frame.sealed
        self.agenda = frame.agenda
        self.chance = frame.chance
        self.result = frame.result
        self.added: list[AgendaItem] = []
        self.told: list[Event] = []

    def frame(self) -> Frame:
        """A frame of its own for a copy."""
        return Frame(
            self.rules,
            self.seats,
            self.phase,
            self.actors,
            self.sealed[:],
            self.agenda[:],
            self.chance.copy(),
            self.result,
        )

    # What a game writes.

    def copy(self) -> State:
        """A state of its own, equal to this one."""
        raise NotImplementedError

    def document(self) -> Document:
        """The whole position, secrets and all (contract §3)."""
        raise NotImplementedError

    # What a caller asks.

    def view(self, seat: Seat | None) -> Document:
        """The position as a seat (None: a spectator) sees it (contract §4)."""
        view = self.document()
        view["chance"] = HIDDEN
        self.rules.hide(view, seat)
        view["you"] = seat
        view["legal"] = [] if seat is None else [action.document() for action in self.legal(seat)]
        return view

    def legal(self, seat: Seat) -> list[Action]:
        """What the seat can do now: first what it owes, then what it may do unasked."""
        if self.result is not None or not 0 <= seat < self.seats:
            return []
        legal: list[Action] = []
        if seat in self.actors:
            legal.extend(self.rules.decisions[self.phase].legal(self, seat))
        for aside in self.rules.asides:
            if aside.open(self, seat):
                legal.extend(aside.legal(self, seat))
        return legal

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
            self.answer(seat, act)
        else:
            aside.done(self, seat, act)
            if self.added and self.actors:
                self.set_aside()
        self.run()
        if self.rules.afterwards is not None:
            self.rules.afterwards(self)
        told = self.told
        self.told = []
        return told

    def force(self, outcomes: list[Document]) -> None:
        """Queues outcomes for the next draws of chance; for tests."""
        self.chance.force(outcomes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.document() == other.document()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash; use its document")

    # What rules use.

    def ask(self, decision: type[AnyDecision], *seats: Seat) -> None:
        """Puts a question on the agenda, to these seats or to those the decision itself names."""
        self.added.append((decision.phase, *seats))

    def then(self, step: Step, *arguments: Any) -> None:
        """Puts a step on the agenda, with small arguments: seats, ids, numbers."""
        try:
            self.added.append((self.rules.names[step], *arguments))
        except KeyError:
            raise RulesError(f"{step.__name__} is not on the contents page") from None

    def tell(self, event: str, fields: Document) -> None:
        """Tells everybody; `secret` values among the fields only to those they are for."""
        self.told.append(Event(event, fields))

    def tell_only(self, seats: list[Seat], event: str, fields: Document) -> None:
        """Tells these seats alone."""
        self.told.append(Event(event, fields, seats))

    def drop(self) -> None:
        """Takes the open decision off the table: what was asked is no longer owed."""
        self.actors = ()
        self.sealed = [None] * self.seats

    def finish(self, result: Document, also: Document | None = None) -> None:
        """Ends the game; `also` is what the last event tells beside the result."""
        self.drop()
        self.phase = OVER
        self.result = result
        self.agenda.clear()
        self.added.clear()
        self.tell(OVER, {"result": result, **(also or {})})

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise from the left neighbour on."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def around(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # How it runs.

    def read(self, action: Action | Document) -> Action:
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

    def answer(self, seat: Seat, action: Action) -> None:
        decision = self.rules.decisions[self.phase]
        if not decision.seal(self, seat, action):
            return
        self.actors = tuple([who for who in self.actors if who != seat])
        self.sealed[seat] = action
        if self.actors:
            return
        answers = {who: one for who, one in enumerate(self.sealed) if one is not None}
        self.sealed = [None] * self.seats
        decision.answered(self, answers)

    def set_aside(self) -> None:
        """Puts the open decision back on the agenda, seals and all, below what an aside added."""
        seals = tuple(None if one is None else one.document() for one in self.sealed)
        self.agenda.append((RESUME, self.phase, self.actors, seals))
        self.drop()

    def run(self) -> None:
        """Carries out steps until somebody owes a decision or the game is over."""
        for _ in range(MOST_STEPS):
            if self.added:
                self.added.reverse()
                self.agenda.extend(self.added)
                self.added.clear()
            if self.actors or self.result is not None:
                return
            if self.agenda:
                self.carry_out(self.agenda.pop())
            elif self.rules.outline is not None:
                self.rules.outline(self)
            else:
                break
        raise RulesError(f"the rules lead nowhere: phase {self.phase}, agenda {self.agenda[-5:]}")

    def carry_out(self, item: AgendaItem) -> None:
        name = item[0]
        step = self.rules.steps.get(name)
        if step is not None:
            step(self, *item[1:])
        elif name == RESUME:
            self.phase = item[1]
            self.actors = item[2]
            self.sealed = [None if one is None else self.read(one) for one in item[3]]
        else:
            actors = item[1:] or tuple(self.rules.decisions[name].actors(self))
            if actors:
                self.phase = name
                self.actors = actors


def agenda_document(agenda: list[AgendaItem]) -> list[Any]:
    """The agenda as it stands in a document: index 0 is next."""
    return [listed(item) for item in reversed(agenda)]


def listed(value: Any) -> Any:
    return [listed(item) for item in value] if isinstance(value, tuple) else value


def read_agenda(rules: Rules, value: Any) -> list[AgendaItem]:
    """The agenda of a document that is loaded."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise Misfit("not a list", "agenda")
    known = {*rules.steps, *rules.decisions, RESUME}
    for place, item in enumerate(value):
        if not isinstance(item, list) or not item or item[0] not in known:
            raise Misfit("not a step of this game", f"agenda[{place}]")
    return [tupled(item) for item in reversed(value)]


def tupled(value: Any) -> Any:
    return tuple(tupled(item) for item in value) if isinstance(value, list) else value
