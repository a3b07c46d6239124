"""Game: the door that each folder in `games/` opens."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from . import chance as chances
from .advice import Advice
from .chance import Chance
from .document import Position
from .errors import BadOptions, BadPosition
from .foresight import careful
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
    quoted,
)
from .look import Look
from .luck import Luck
from .note import Note, Shelf, Thing, kind_of
from .rules import OVER, Rules
from .sketch import Phrase, Sketch
from .state import Frame, State

MOST_DECLARED = 16
"""So many kinds of tables at most are kept in mind for each game."""


class Option:
    """A variant of the rules: the values it takes, and the one it has unless told otherwise.

    `on_the_clock` is the one it has, unless told otherwise, at a table with a clock of minutes,
    where the rules say something of time; None: the same.
    """

    def __init__(self, form: Form, default: Any, on_the_clock: Any = None) -> None:
        self.form = form
        self.default = default
        self.on_the_clock = default if on_the_clock is None else form.read(on_the_clock)

    def schema(self) -> Document:
        return {**self.form.schema(), "default": self.default}


class Game:
    """One game: its name, seats, options and rules, and how a position comes about.

    `position(seats, options)` declares a position of a table of so many with these options, and
    `set_up(frame, options)` makes the state of a new game, from the options that the declaration
    settled, and asks its first question. `fill(state, seat, luck)` replaces what is unknown in a
    state that a seat sees by something possible. `settle(seats, options)` refuses options that do
    not fit each other or the table, and fills in what follows from them.

    `advice` is what is not rules, and may be missing.
    """

    def __init__(
        self,
        *,
        id: str,
        seats: range,
        options: dict[str, Option],
        rules: Rules,
        position: Callable[[int, Document], Position],
        set_up: Callable[[Frame, Any], State],
        fill: Callable[[Any, int | None, Luck], None],
        settle: Callable[[int, Document], None] | None = None,
        advice: Advice | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.rules = rules
        self.position = position
        self.set_up = set_up
        self.fill = fill
        self.settle = settle
        self.advice = Advice() if advice is None else advice
        self.hints = self.advice.hints
        foresee = self.advice.foresee
        self.foresee = None if foresee is None else careful(foresee)
        self.option_form = Fields(
            {name: Default(option.form, option.default) for name, option in options.items()},
            "option",
        )
        self.declared: dict[tuple[int, str], Position] = {}
        self.albums: dict[tuple[int, str], list[Shelf]] = {}

    def on_the_clock(self) -> Document:
        """The options that are otherwise at a table with a clock of minutes, unless told."""
        return {
            name: option.on_the_clock
            for name, option in self.options.items()
            if option.on_the_clock != option.default
        }

    def new(self, players: Any, seed: Any = 0, **options: Any) -> State:
        """A new game. The same players, seed and options give the same game everywhere.

        `players` is a whole number, `seed` one too or text; whatever else comes gets its refusal.
        """
        seats = self.read_seats(players)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadOptions(f"seed: {quoted(seed)} is neither a number nor text")
        settled = self.read_options(seats, options)
        form = self.declare(seats, settled)
        nobody: tuple[int, ...] = ()
        frame = self.frame(form, seats, "", nobody, Chance(str(seed)), None)
        state = self.set_up(frame, form.options)
        state.run()
        state.told = []
        return state

    def load(self, document: Any) -> State:
        """The state that a position document describes; BadPosition says what is wrong with it."""
        try:
            return self.read_position(document)
        except Misfit as fault:
            raise BadPosition(str(fault)) from None

    def imagine(self, view: Any, seed: int | str = 0) -> State:
        """A state that could be the one behind a view (contract §13), read as carefully as any."""
        if not isinstance(view, dict) or "you" not in view:
            raise BadPosition('not a view: it has no "you"')
        if view.get("game") != self.id:
            raise BadPosition(f"not a view of {self.id}, but of {quoted(view.get('game'))}")
        try:
            document = self.deal(self.see(view), view["you"], seed).document()
        except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError) as error:
            raise BadPosition(f"not a view of {self.id}: {error!r}") from None
        except Misfit as fault:
            raise BadPosition(f"not a view of {self.id}: {fault}") from None
        return self.load(document)

    def deal(self, seen: State, seat: int | None, seed: int | str) -> State:
        """What could lie on a table of which a seat sees so much: its unknowns are dealt anew."""
        world = seen.copy()
        world.chance = Chance(f"imagined/{seed}")
        self.fill(world, seat, Luck(f"imagine/{seed}"))
        return world

    def see(self, view: Document) -> State:
        """The state behind a view as far as the view shows it; it is asked, never played on."""
        form = self.declare(view["seats"], view["options"])
        frame = self.frame(
            form,
            view["seats"],
            view["phase"],
            tuple(view["actors"]),
            Chance("seen"),
            view["result"],
        )
        return form.see(frame, view)

    def sketch(self, view: Document) -> Sketch | None:
        """The table as data, for a client without a picture of its own; None if there is none."""
        draw = self.advice.sketch
        return None if draw is None else draw(Look.through(self, view))

    def album(self, seats: int, options: Document) -> list[Shelf]:
        """All things of a game of so many with these options, shelf by shelf, for looking only.

        Put together once for the same options, as every note asks for it.
        """
        things = self.advice.things
        if things is None:
            return []
        key = (seats, repr(options))
        if key not in self.albums:
            if len(self.albums) == MOST_DECLARED:
                self.albums.clear()
            self.albums[key] = things(seats, deepcopy(self.read_options(seats, options)))
        return self.albums[key]

    def thing(self, seats: int, options: Document, id: str) -> Thing | None:
        """The thing of the album by what it is called on a table; None if there is none."""
        kind = kind_of(id)
        shelves = self.album(seats, options)
        return next((one for shelf in shelves for one in shelf.things if one.id == kind), None)

    def note(self, view: Document, thing: str) -> Note | None:
        """What there is to say of a thing now, to the one who has this view.

        None of what is in no album. The game is asked by kind, and may take its view for granted.
        """
        tell = self.advice.note
        found = self.thing(view["seats"], view["options"], thing)
        if tell is None or found is None:
            return None
        return tell(Look.through(self, view), found.id)

    def why(self, look: Look, events: list[Document], place: int) -> Phrase | None:
        """Why an event came as it was told, to one who had this look before; None: nobody asks."""
        why = self.advice.why
        if why is None or not 0 <= place < len(events):
            return None
        return why.tell(look, events, place) if events[place]["event"] in why.events else None

    def shorthand(self, text: str, view: Document) -> Document | None:
        """The action that a person typed in few letters; None if it is none."""
        read = self.advice.shorthand
        return None if read is None else read(text, Look.through(self, view))

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
        try:
            settled = self.option_form.read(options)
            if self.settle is not None:
                self.settle(seats, settled)
        except Misfit as fault:
            raise BadOptions(str(fault)) from None
        return settled

    def read_position(self, document: Any) -> State:
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
        form = self.declare(seats, options)
        found = form.whole.read(document)
        state = form.build(self.read_frame(form, seats, found), found, document)
        state.fit()
        return state

    def declare(self, seats: int, options: Document) -> Position:
        """How a position of such a table is declared: worked out once for the same options."""
        key = (seats, repr(options))
        if key not in self.declared:
            if len(self.declared) == MOST_DECLARED:
                self.declared.clear()
            # A copy: what it was declared by stays, whatever becomes of the caller's document.
            self.declared[key] = position = self.position(seats, deepcopy(options))
            position.belong_to(self.id, self.load, self.common_fields(seats))
        return self.declared[key]

    def common_fields(self, seats: int) -> dict[str, Form]:
        """What stands in the positions of all games."""
        return {
            "game": Just(self.id),
            "options": Anything(),
            "seats": Anything(),
            "phase": Word(self.rules.phases, "phase"),
            "actors": Many(SeatNumber(seats)),
            "result": Maybe(Anything()),
            "chance": chances.FORM,
        }

    def frame(
        self,
        form: Position,
        seats: int,
        phase: str,
        actors: tuple[int, ...],
        chance: Chance,
        result: Document | None,
    ) -> Frame:
        return Frame(self.rules, seats, phase, actors, [None] * seats, chance, result, form)

    def read_frame(self, form: Position, seats: int, found: Document) -> Frame:
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
        chance = Chance(stream["seed"], stream["drawn"], stream["forced"])
        return self.frame(form, seats, phase, tuple(actors), chance, found["result"])
