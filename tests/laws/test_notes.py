"""Laws of notes: what is told of a thing is so, and tells nothing that a seat may not know."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.kernel import Document, Game, Look, Note, Place, Shelf, State, Thing
from sitdown.kernel.sketch import Phrase
from sitdown.laws import Law, Trial, WatchedTable, name_of, notes
from sitdown.laws.checks import Broken, Untried

from .cases import GAME, TABLES, each, keep_at, trial


@GAME
@each(notes.OF_THE_GAME)
def test_albums(law: Law, id: str) -> None:
    law(trial(id))


@TABLES
@each(notes.OF_ITS_TABLES)
def test_notes(law: Law, id: str, seats: int) -> None:
    keep_at(law, id, seats)


@pytest.fixture
def squirrels(monkeypatch: pytest.MonkeyPatch) -> Game:
    """With an album of its own: what is put on its shelves here is found by nobody else."""
    game = sitdown.load("squirrels")
    monkeypatch.setattr(game, "albums", {})
    return game


def by_law(law: Law) -> None:
    law(WatchedTable(Trial("squirrels"), 3, name_of(law)))


def everywhere(look: Look, thing: str) -> Note:
    return Note(where=[Place(Phrase("where-owner"), seat) for seat in range(look.state.seats)])


def test_a_note_that_says_what_need_not_be_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitdown.load("gentlemen").advice, "note", everywhere)
    law = notes.what_is_said_to_lie_with_a_seat_lies_there_in_every_world
    with pytest.raises(Broken, match="need not lie with seat"):
        law(WatchedTable(Trial("gentlemen"), 5, name_of(law)))


def test_a_guess_may_be_wrong(monkeypatch: pytest.MonkeyPatch, squirrels: Game) -> None:
    def guessed(look: Look, thing: str) -> Note:
        return Note(where=[Place(Phrase("where-top"), seat, sure=False) for seat in range(3)])

    monkeypatch.setattr(squirrels.advice, "note", guessed)
    by_law(notes.what_is_said_to_lie_with_a_seat_lies_there_in_every_world)


def test_a_note_that_peeps_breaks_the_law(monkeypatch: pytest.MonkeyPatch, squirrels: Game) -> None:
    """As if it had got hold of more than the view: each time it is asked it says something else."""
    asked: list[str] = []

    def peep(look: Look, thing: str) -> Note:
        asked.append(thing)
        return Note(now=[Phrase("note-raid", {"seats": [len(asked) % 3]})])

    monkeypatch.setattr(squirrels.advice, "note", peep)
    with pytest.raises(Broken, match="where other things are hidden"):
        by_law(notes.a_note_follows_from_what_the_seat_sees)


@pytest.mark.parametrize(
    ("thing", "law", "fault"),
    [
        (
            Thing("raid", "SQ-99", Phrase("kind-card", {"count": 1})),
            notes.the_rule_of_a_thing_is_on_the_page,
            "no such rule on the page: raid",
        ),
        (
            Thing("hidden", "SQ-8", Phrase("kind-card", {"count": 1})),
            notes.every_thing_of_the_album_is_named_and_explained,
            "no thing-hidden.about",
        ),
        (
            Thing("raid.1", "SQ-8", Phrase("kind-card", {"count": 1})),
            notes.no_thing_is_twice_in_an_album,
            "not called by kind",
        ),
    ],
)
def test_a_thing_that_nobody_can_look_up_breaks_a_law(
    thing: Thing, law: Law, fault: str, monkeypatch: pytest.MonkeyPatch, squirrels: Game
) -> None:
    def shelves(seats: int, options: Document) -> list[Shelf]:
        return [Shelf(Phrase("shelf-cards"), [thing])]

    monkeypatch.setattr(squirrels.advice, "things", shelves)
    with pytest.raises(Broken, match=fault):
        law(trial("squirrels"))


def test_a_card_that_is_on_no_shelf_breaks_the_law(
    monkeypatch: pytest.MonkeyPatch, squirrels: Game
) -> None:
    monkeypatch.setattr(squirrels.advice, "things", lambda seats, options: [])
    with pytest.raises(Broken, match="not in the album"):
        by_law(notes.every_thing_that_is_shown_is_in_the_album)


def test_a_game_without_notes_is_not_tried(
    monkeypatch: pytest.MonkeyPatch, squirrels: Game
) -> None:
    monkeypatch.setattr(squirrels.advice, "note", None)
    monkeypatch.setattr(squirrels.advice, "things", None)
    for law in notes.OF_ITS_TABLES:
        with pytest.raises(Untried):
            by_law(law)


def test_what_is_in_no_album_has_no_note(squirrels: Game) -> None:
    state: State = squirrels.new(3, 0)
    assert squirrels.note(state.view(0), "squirrel") is None
    assert squirrels.note(state.view(0), "raid.7#2") is not None


def test_where_a_thing_lies_is_read_out_of_lists_records_and_tables() -> None:
    position: Document = {
        "seats": 3,
        "dealer": 1,
        "card": "deal.7",
        "owners": {"senator": 2, "boss": None},
        "jobs": [{"seat": 0, "cards": ["arms"]}],
        "players": [[], [], ["raid"]],
    }

    def lies(thing: str, seat: int) -> bool:
        return any(notes.names(part, thing) for part in notes.parts_of(position, seat))

    found = {
        (thing, seat) for thing in ("deal", "senator", "boss", "arms", "raid") for seat in range(3)
    }
    assert {pair for pair in found if lies(*pair)} == {
        ("deal", 1),
        ("senator", 2),
        ("arms", 0),
        ("raid", 2),
    }
