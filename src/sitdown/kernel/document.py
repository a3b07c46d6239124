"""Records: what lies on the table, declared once, and read, written and seen by that declaration.

    GANGSTER = Record(
        Gangster,
        card=Named("id", Printed(GANGSTERS, "gangster")),
        active=Default(Flag(), True),
        raised=Default(Whole(), 0),
    )

Each field is an argument of the class, in this order, an attribute of the same name, and a field
of the document. Reading refuses what does not have its form, with the path to it; seeing judges
nothing and leaves unknown what a view hides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from .action import UNKNOWN_ANSWER
from .errors import RulesError
from .form import (
    HIDDEN,
    Anything,
    Around,
    Document,
    Fields,
    Form,
    Misfit,
    See,
    Write,
    nearest,
    quoted,
)

if TYPE_CHECKING:
    from .state import Frame, State

SEALED = "sealed"
FIRST = ("game", "options", "seats", "phase", "actors")
LAST = ("result", "chance")
"""The fields that all games have, around their own (contract §3)."""


class Named(Around):
    """A field that has another name in documents than in the class."""

    def __init__(self, name: str, form: Form) -> None:
        super().__init__(form)
        self.name = name

    def absent(self) -> Any:
        return self.form.absent()


class Derived(Anything):
    """A field that a document shows and nobody keeps: worked out anew, passed over when read."""

    def __init__(self, tell: Callable[[Any], Any]) -> None:
        self.tell = tell


class Unseen(Around):
    """A value that a view may hide as a whole; then the seen state has `instead`."""

    def __init__(self, form: Form, instead: Any) -> None:
        super().__init__(form)
        self.instead = instead

    def see(self, value: Any) -> Any:
        return self.instead if value == HIDDEN else self.form.see(value)

    def is_seen_plainly(self) -> bool:
        return False

    def absent(self) -> Any:
        return self.form.absent()


class Printed(Form):
    """A printed card, in documents by its id. `unseen` is the card that a view does not show."""

    def __init__(self, cards: Mapping[str, Any], noun: str, unseen: Any = None) -> None:
        self.cards = dict(cards)
        self.noun = noun
        self.unseen = unseen

    def read(self, value: Any) -> Any:
        if not isinstance(value, str):
            raise Misfit(f"{quoted(value)} is not a {self.noun}")
        if value not in self.cards:
            raise Misfit(f"no {self.noun} {quoted(value)}{nearest(value, self.cards)}")
        return self.cards[value]

    def writer(self) -> Write | None:
        return attrgetter("id")

    def see(self, value: Any) -> Any:
        return self.unseen if value == HIDDEN else self.cards[value]

    def schema(self) -> Document:
        return {"enum": list(self.cards)}


class Sealed(Anything):
    """The place of a player's sealed answer: the kernel reads and writes it, the class has none."""


BLANK: Final = Sealed()
"""The place of a field that all games have, in the same way."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Form):
    """A class and the forms of its fields. `settle` fills in what follows from other fields.

    `settle` gets the fields that were read, by their names in documents, before a record is made.
    """

    def __init__(
        self,
        make: Callable[..., Any],
        settle: Callable[[Document], None] | None = None,
        **fields: Form,
    ) -> None:
        self.make = make
        self.settle = settle
        self.form = Fields({name_of(name, form): form for name, form in fields.items()})
        kept = {
            name: form for name, form in fields.items() if not isinstance(form, Derived | Sealed)
        }
        self.names = [name_of(name, form) for name, form in kept.items()]
        self.sights: list[tuple[str, See | None]] = [
            (name_of(name, form), None if form.is_seen_plainly() else form.see)
            for name, form in kept.items()
        ]
        self.compose = composed(fields)

    def read(self, value: Any) -> Any:
        return self.build(self.form.read(value))

    def build(self, found: Document) -> Any:
        """A record of fields that were read."""
        if self.settle is not None:
            self.settle(found)
        return self.make(*[found[name] for name in self.names])

    def writer(self) -> Write | None:
        return self.compose

    def write(self, value: Any) -> Document:
        return self.compose(value)

    def see(self, value: Any) -> Any:
        return self.make(*self.seen(value))

    def seen(self, value: Document) -> list[Any]:
        """What a view shows of the fields, in the order of the class."""
        return [value[name] if see is None else see(value[name]) for name, see in self.sights]

    def schema(self) -> Document:
        return self.form.schema()


@mypyc_attr(allow_interpreted_subclasses=True)
class Settled:
    """The options of a game, settled, and whatever follows from them. Never changed."""

    def document(self) -> Document:
        """The options as they stand in a position, for the caller to keep."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A whole position: the game's own fields between those that all games have.

    `seal` is the form of a sealed answer, which stands in the field `sealed` of each player;
    without it answers stand there as actions. `complete` gets a state that was read, and all its
    fields, and adds what no class keeps: answers that a game seals elsewhere, or what follows
    from the rest.
    """

    def __init__(
        self,
        make: Callable[..., State],
        options: Settled,
        seal: Record | None = None,
        complete: Callable[[Any, Document], None] | None = None,
        **fields: Form,
    ) -> None:
        self.record = Record(make, None, **fields)
        self.options = options
        self.seal = seal
        self.complete = complete
        self.has_seals = holds_seals(fields)
        self.game = ""
        self.load: Callable[[Document], State] = unowned
        self.whole = self.record.form
        self.compose = composed(
            {**dict.fromkeys(FIRST, BLANK), **fields, **dict.fromkeys(LAST, BLANK)}
        )

    def belong_to(
        self, game: str, load: Callable[[Document], State], common: dict[str, Form]
    ) -> None:
        """Takes the game's name, how it loads a document, and the fields that all games have."""
        self.game = game
        self.load = load
        self.whole = Fields({**common, **self.record.form.fields})

    def build(self, frame: Frame, found: Document, document: Document) -> State:
        """A state of fields that were read, and the document they were read from."""
        state: State = self.record.make(
            frame, self.options, *[found[name] for name in self.record.names]
        )
        if self.has_seals:
            self.read_seals(state, document["players"])
        if self.complete is not None:
            self.complete(state, found)
        return state

    def write(self, state: State) -> Document:
        document = self.compose(state)
        document["game"] = self.game
        document["options"] = self.options.document()
        document["seats"] = state.seats
        document["phase"] = state.phase
        document["actors"] = list(state.actors)
        if self.has_seals and state.keeps_seals():
            for player, answer in zip(document["players"], state.sealed, strict=True):
                if answer is not None:
                    player[SEALED] = (
                        answer.document() if self.seal is None else self.seal.write(answer)
                    )
        document["result"] = None if state.result is None else deepcopy(state.result)
        document["chance"] = state.chance.document()
        return document

    def see(self, frame: Frame, view: Document) -> State:
        """The state that a view shows, as far as it shows it."""
        state: State = self.record.make(frame, self.options, *self.record.seen(view))
        if self.has_seals:
            self.see_seals(state, view["players"])
        return state

    def see_seals(self, state: State, players: list[Document]) -> None:
        for seat, player in enumerate(players):
            if player[SEALED] == HIDDEN:
                state.sealed[seat] = UNKNOWN_ANSWER
        self.read_seals(state, [{} if player[SEALED] == HIDDEN else player for player in players])

    def read_seals(self, state: State, players: list[Document]) -> None:
        for seat, player in enumerate(players):
            given = player.get(SEALED)
            if given is None:
                continue
            try:
                state.take_seal(seat, given, self.seal)
            except Misfit as fault:
                raise fault.under(f"players[{seat}].{SEALED}") from None


def unowned(document: Document) -> State:
    raise RulesError("this declaration of a position belongs to no game yet")


def composed(fields: Mapping[str, Form]) -> Callable[[Any], Document]:
    """What writes a record: a line of code put together once, as a loop takes half as long again.

    The names in it are those of the declaration, never of a document.
    """
    entries: list[str] = []
    writers: dict[str, Any] = {}
    for name, form in fields.items():
        writers[f"write_{name}"] = form.tell if isinstance(form, Derived) else form.writer()
        entries.append(f"{name_of(name, form)!r}: {expression(name, form)}")
    compose: Callable[[Any], Document] = eval(f"lambda record: {{{', '.join(entries)}}}", writers)
    return compose


def expression(name: str, form: Form) -> str:
    """The code that writes one field."""
    if isinstance(form, Sealed):
        return "None"
    if isinstance(form, Derived):
        return f"write_{name}(record)"
    write = form.writer()
    if write is None:
        return f"record.{name}"
    return f"[*record.{name}]" if write is list else f"write_{name}(record.{name})"


def name_of(attribute: str, form: Form) -> str:
    """The name of a field in documents: words of Python have an underscore behind them here."""
    return form.name if isinstance(form, Named) else attribute.rstrip("_")


def holds_seals(fields: Mapping[str, Form]) -> bool:
    """Whether the players' documents have a place for sealed answers."""
    players = fields.get("players")
    record = getattr(players, "form", None)
    return isinstance(record, Record) and any(
        isinstance(form, Sealed) for form in record.form.fields.values()
    )
