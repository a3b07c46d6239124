"""Laws: every thing has a note that can be read and is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sitdown.kernel import Document, Game, Note, Thing
from sitdown.kernel.note import kind_of
from sitdown.kernel.sketch import Phrase
from sitdown.words import LANGUAGES, Words

from .checks import Untried, demand, same
from .foresight import FEW_WORLDS, worlds
from .rulebook import CITED
from .translations import Readers, cards
from .trial import Law, Moment, Trial, WatchedTable, viewers

SOME = 8
"""The number of things, about, that are asked about at a moment."""


def albums(trial: Trial) -> Iterator[tuple[int, Document, list[Thing]]]:
    """All things of the game, for each number of seats and each set of options."""
    if trial.game.advice.things is None:
        raise Untried("the game has no album")
    for seats in trial.game.seats:
        for options in trial.option_sets(seats):
            shelves = trial.game.album(seats, options)
            yield seats, options, [thing for shelf in shelves for thing in shelf.things]


def every_thing_of_the_album_is_named_and_explained(trial: Trial) -> None:
    """Its name, its effect, its kind and the title of its shelf can be read in every language."""
    readers = [Words(language, trial.id, strict=True) for language in LANGUAGES]
    for seats, options, things in albums(trial):
        titles = [shelf.title for shelf in trial.game.album(seats, options)]
        for words in readers:
            for phrase in [*titles, *[thing.kind for thing in things]]:
                demand(said(words, phrase), f"{words.language}: nothing to read for {phrase.id}")
            for thing in things:
                explained = f"{words.called(thing.id)[0]}.about"
                demand(words.thing(thing.id), f"{words.language}: no name for {thing.id}")
                demand(words.has(explained), f"{words.language}: no {explained}")


def no_thing_is_twice_in_an_album(trial: Trial) -> None:
    for _, options, things in albums(trial):
        ids = [thing.id for thing in things]
        twice = sorted({id for id in ids if ids.count(id) > 1})
        demand(not twice, f"{options}: twice in the album: {', '.join(twice)}")
        marked = [id for id in ids if kind_of(id) != id]
        demand(not marked, f"{options}: not called by kind: {', '.join(marked)}")


def the_rule_of_a_thing_is_on_the_page(trial: Trial) -> None:
    known = set(CITED.findall(trial.rules_page()))
    for _, _, things in albums(trial):
        unknown = [f"{thing.id} ({thing.rule!r})" for thing in things if thing.rule not in known]
        demand(not unknown, f"no such rule on the page: {', '.join(unknown)}")


def said(words: Words, phrase: Phrase) -> str:
    return words.say(phrase.id, **phrase.arguments).strip()


def asked(table: WatchedTable) -> Iterator[tuple[Moment, list[str]]]:
    """Moments of a game, each with things from all over its album."""
    if table.game.advice.note is None:
        raise Untried("the game has no notes")
    for moment in table.sampled(12):
        ids = [thing.id for thing in album_of(table.game, moment)]
        step = max(1, len(ids) // SOME)
        yield moment, ids[moment.luck.below(step) :: step]


def album_of(game: Game, moment: Moment) -> list[Thing]:
    options = moment.state.document()["options"]
    shelves = game.album(moment.state.seats, options)
    return [thing for shelf in shelves for thing in shelf.things]


def noted(game: Game, view: Document, thing: str) -> Note:
    note = game.note(view, thing)
    demand(note is not None, f"no note to {thing}")
    assert note is not None
    return note


def every_thing_that_is_shown_is_in_the_album(table: WatchedTable) -> None:
    if table.game.advice.things is None or table.game.advice.sketch is None:
        raise Untried("there is no album, or no sketch to compare it with")
    for moment in table.sampled(16):
        known = {thing.id for thing in album_of(table.game, moment)}
        sketch = table.game.sketch(moment.state.view(moment.seat))
        assert sketch is not None
        shown = {kind_of(card) for card in cards(sketch)} - {"?"}
        demand(shown <= known, f"not in the album: {', '.join(sorted(shown - known))}")


def what_a_note_says_can_be_read(table: WatchedTable) -> None:
    """Every seat and the spectator can read it in every language."""
    readers = Readers(table)
    for moment, things in asked(table):
        for you in viewers(moment.state):
            view = moment.state.view(you)
            for thing in things:
                for phrase in phrases(noted(table.game, view, thing)):
                    for words in readers.new_to(you, phrase.id, phrase.arguments):
                        demand(said(words, phrase), f"{words.language}: {thing}: {phrase.id}")


def phrases(note: Note) -> list[Phrase]:
    """All phrases of a note."""
    return [
        *([] if note.bars is None else [note.bars]),
        *note.now,
        *[place.word for place in note.where],
    ]


def a_note_follows_from_what_the_seat_sees(table: WatchedTable) -> None:
    for moment, things in asked(table):
        view = moment.state.view(moment.seat)
        before = {thing: plainly(noted(table.game, view, thing)) for thing in things}
        for world in worlds(moment, FEW_WORLDS):
            seen = world.view(moment.seat)
            for thing in things:
                again = plainly(noted(table.game, seen, thing))
                same(again, before[thing], f"the note to {thing}, where other things are hidden")


def plainly(note: Note) -> list[Any]:
    return [
        [[phrase.id, phrase.arguments, phrase.mood] for phrase in phrases(note)],
        [[place.seat, place.sure] for place in note.where],
        note.bars is None,
    ]


def what_is_said_to_lie_with_a_seat_lies_there_in_every_world(table: WatchedTable) -> None:
    """Tried for claims that are sure, if the position calls the thing by its name."""
    for moment, things in asked(table):
        view = moment.state.view(moment.seat)
        claims = [
            (thing, place.seat)
            for thing in things
            for place in noted(table.game, view, thing).where
            if place.sure and place.seat is not None
        ]
        for world in worlds(moment, FEW_WORLDS) if claims else ():
            position = world.document()
            for thing, seat in claims:
                if names(position, thing):
                    lies = any(names(part, thing) for part in parts_of(position, seat))
                    demand(lies, f"{thing} need not lie with seat {seat}")


def parts_of(position: Document, seat: int) -> Iterator[Any]:
    """The parts of a position that belong to a seat.

    These are its items in lists of all seats, and records that contain its number.
    """
    yield from belonging({"position": position}, seat, position["seats"])
    if any(is_seat(held, seat) for held in position.values()):
        yield [held for held in position.values() if isinstance(held, str)]


def belonging(value: Any, seat: int, seats: int) -> Iterator[Any]:
    if isinstance(value, list):
        if len(value) == seats:
            yield value[seat]
        for held in value:
            yield from of_record(held, seat)
            yield from belonging(held, seat, seats)
    elif isinstance(value, dict):
        yield [key for key, held in value.items() if is_seat(held, seat)]
        for name, held in value.items():
            yield from of_record(held, seat) if name != "position" else ()
            yield from belonging(held, seat, seats)


def of_record(value: Any, seat: int) -> Iterator[Any]:
    """All values of a record, if one of them is the number of the seat."""
    if isinstance(value, dict) and any(is_seat(held, seat) for held in value.values()):
        yield list(value.values())


def is_seat(value: Any, seat: int) -> bool:
    return type(value) is int and value == seat


def names(value: Any, thing: str) -> bool:
    """Whether a document names a thing: as a text, or as a key with a count or an owner."""
    if isinstance(value, dict):
        return any(
            names(held, thing) or (kind_of(key) == thing and not isinstance(held, bool))
            for key, held in value.items()
        )
    if isinstance(value, list):
        return any(names(part, thing) for part in value)
    return isinstance(value, str) and kind_of(value) == thing


OF_THE_GAME: tuple[Law, ...] = (
    every_thing_of_the_album_is_named_and_explained,
    no_thing_is_twice_in_an_album,
    the_rule_of_a_thing_is_on_the_page,
)
OF_ITS_TABLES: tuple[Law, ...] = (
    every_thing_that_is_shown_is_in_the_album,
    what_a_note_says_can_be_read,
    a_note_follows_from_what_the_seat_sees,
    what_is_said_to_lie_with_a_seat_lies_there_in_every_world,
)
