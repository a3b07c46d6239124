"""Game: the door that each folder in `games/` opens."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from . import chance as chances
from .action import Action
from .chance import Chance
from .errors import BadOptions, BadPosition
from .form import (
    Anything,
    Default,
    Document,
    Fields,
    Form,
    Just,
    Many,
    Maybe,
    Misfit,
    SeatNumber,
    Word,
    always,
    quoted,
)
from .look import Look
from .rules import OVER, Rules
from .sketch import Sketch
from .state import Frame, State, agenda_document, read_agenda

VIEW_ONLY = ("you", "legal")


class Option:
    """A variant of the rules: the values it takes, and the one it has unless told otherwise."""

    def __init__(self, form: Form, default: Any) -> None:
        self.form = form
        self.default = default

    def schema(self) -> Document:
        return {**self.form.schema(), "default": self.default}


class Hints:
    """What a bot may know of a game: how to choose an answer, and when to speak up unasked.

    `reply` answers what another seat has put to this one, where the game has such a thing.
    """

    def __init__(
        self,
        choose: Callable[[Look, Chance], Action],
        interject: Callable[[Look, Chance], Action | None] | None = None,
        reply: Callable[[Look, Chance], Action] | None = None,
    ) -> None:
        self.choose = choose
        self.interject = interject
        self.reply = reply


class Game:
    """One game: its name, seats, options and rules, and how a position comes about.

    `set_up(frame, options)` makes the state of a new game and asks its first question.
    `fields(seats, options)` are the forms of the game's own fields of a position, and
    `build(frame, options, fields)` makes a state of them. `fill(document, seat, chance)` replaces
    every "?" of a view by something possible. `settle(seats, options)` refuses options that do
    not fit each other or the table, and fills in what follows from them.

    The rest may be missing. `hints` make a bot of the game. `sketch(view)` is the table for a
    client without a picture of its own. `shorthand(text, view)` reads an action that a person
    typed in few letters (None: it is none). `foresee(look, action)` tells the events that an
    action would bring now, as far as the seat can know.
    """

    def __init__(
        self,
        *,
        id: str,
        seats: range,
        options: dict[str, Option],
        rules: Rules,
        set_up: Callable[[Frame, Document], State],
        fields: Callable[[int, Document], dict[str, Form]],
        build: Callable[[Frame, Document, Document], State],
        fill: Callable[[Document, int | None, Chance], None],
        settle: Callable[[int, Document], None] | None = None,
        hints: Hints | None = None,
        sketch: Callable[[Document], Sketch] | None = None,
        shorthand: Callable[[str, Document], Document | None] | None = None,
        foresee: Callable[[Look, Action], list[Document]] | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.rules = rules
        self.set_up = set_up
        self.fields = fields
        self.build = build
        self.fill = fill
        self.settle = settle
        self.hints = hints
        self.sketch = sketch
        self.shorthand = shorthand
        self.foresee = foresee

    def new(self, players: Any, seed: Any = 0, **options: Any) -> State:
        """A new game. The same players, seed and options give the same game everywhere.

        `players` is a whole number, `seed` one too or text; whatever else comes gets its refusal.
        """
        seats = self.read_seats(players)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadOptions(f"seed: {quoted(seed)} is neither a number nor text")
        settled = self.read_options(seats, options)
        state = self.set_up(Frame.fresh(self.rules, seats, Chance(str(seed))), settled)
        state.run()
        state.told = []
        return state

    def load(self, document: Document) -> State:
        """The state that a position document describes; BadPosition says what is wrong with it."""
        try:
            return self.read_position(document)
        except Misfit as fault:
            raise BadPosition(str(fault)) from None

    def imagine(self, view: Document, seed: int | str = 0) -> State:
        """A state that could be the one behind a view (contract §13)."""
        luck = Chance(f"imagine/{seed}")
        if not isinstance(view, dict) or "you" not in view:
            raise BadPosition('not a view: it has no "you"')
        document = {name: deepcopy(value) for name, value in view.items() if name not in VIEW_ONLY}
        document["chance"] = {"seed": f"imagined/{seed}", "drawn": 0}
        try:
            self.fill(document, view["you"], luck)
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise BadPosition(f"not a view of {self.id}: {error!r}") from None
        except Misfit as fault:
            raise BadPosition(f"not a view of {self.id}: {fault}") from None
        return self.load(document)

    def schema(self) -> Document:
        """The options as a JSON Schema, for whoever builds a form from it."""
        return {
            "type": "object",
            "properties": {name: option.schema() for name, option in self.options.items()},
            "additionalProperties": False,
        }

    def read_seats(self, players: object) -> int:
        if type(players) is not int or players not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadOptions(f"{self.id} is for {least} to {most} players, not {quoted(players)}")
        return players

    def read_options(self, seats: int, options: Document) -> Document:
        form = Fields(
            {
                name: Default(option.form, always(option.default))
                for name, option in self.options.items()
            },
            "option",
        )
        try:
            settled = form.read(options)
            if self.settle is not None:
                self.settle(seats, settled)
        except Misfit as fault:
            raise BadOptions(str(fault)) from None
        return settled

    def read_position(self, document: Document) -> State:
        if not isinstance(document, dict):
            raise Misfit(f"{quoted(document)} is not a position")
        if document.get("game") != self.id:
            raise Misfit(f'{quoted(document.get("game"))} is not "{self.id}"', "game")
        if "you" in document:
            raise Misfit("this is a view, not a position")
        try:
            seats = self.read_seats(document.get("seats"))
        except BadOptions as fault:
            raise Misfit(str(fault), "seats") from None
        given = document.get("options")
        if not isinstance(given, dict):
            raise Misfit("missing or not an object", "options")
        try:
            options = self.read_options(seats, given)
        except BadOptions as fault:
            raise Misfit(str(fault), "options") from None
        form = Fields(
            {
                "game": Just(self.id),
                "options": Anything(),
                "seats": Anything(),
                "phase": Word(self.rules.phases, "phase"),
                "actors": Many(SeatNumber(seats)),
                "result": Maybe(Anything()),
                "chance": chances.FORM,
                "agenda": Anything(),
                **self.fields(seats, options),
            }
        )
        found = form.read(document)
        frame = self.read_frame(seats, found)
        return self.build(frame, options, found)

    def read_frame(self, seats: int, found: Document) -> Frame:
        phase: str = found["phase"]
        actors: list[int] = found["actors"]
        if len(set(actors)) < len(actors):
            raise Misfit("a seat is there twice", "actors")
        if phase == OVER:
            if actors:
                raise Misfit("nobody acts when the game is over", "actors")
            if not isinstance(found["result"], dict):
                raise Misfit("missing, though the game is over", "result")
        else:
            if not actors:
                raise Misfit(f"nobody acts in phase {phase}", "actors")
            if found["result"] is not None:
                raise Misfit("there is one, though the game is not over", "result")
        stream = found["chance"]
        return Frame(
            self.rules,
            seats,
            phase,
            tuple(actors),
            [None] * seats,
            read_agenda(self.rules, found["agenda"]),
            Chance(stream["seed"], stream["drawn"], stream["forced"]),
            found["result"],
        )


def common_fields(state: State, game: str, options: Document) -> Document:
    """The fields of a position document that all games have, in the order of the contract."""
    return {
        "game": game,
        "options": options,
        "seats": state.seats,
        "phase": state.phase,
        "actors": list(state.actors),
    }


def closing_fields(state: State) -> Document:
    """The rest of the common fields: result, chance, and the agenda where there is one."""
    document: Document = {"result": deepcopy(state.result), "chance": state.chance.document()}
    if state.agenda:
        document["agenda"] = agenda_document(state.agenda)
    return document
