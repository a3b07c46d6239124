"""Laws of playing: documents, copies, legal lists, refusals, defaults, ends."""

from __future__ import annotations

import json

import pytest

import sitdown
from sitdown.kernel import Chance, IllegalAction
from sitdown.kernel.form import Document

from .cases import (
    GAMES,
    Moment,
    invariants,
    moments,
    option_sets,
    options_of,
    pick_move,
    sampled,
    tables,
    told,
)

TABLES = pytest.mark.parametrize(("id", "seats"), tables())


def as_file(document: Document) -> Document:
    loaded: Document = json.loads(json.dumps(document))
    return loaded


@TABLES
def test_a_document_loads_to_an_equal_state(id: str, seats: int) -> None:
    for moment in sampled("a document loads to an equal state", id, seats, 4):
        state = moment.state
        document = as_file(state.document())
        twin = moment.game.load(document)
        assert twin.document() == document == state.document()
        for seat in range(seats):
            assert twin.legal(seat) == state.legal(seat)
            assert twin.view(seat) == state.view(seat)


@TABLES
def test_a_loaded_state_goes_on_like_the_first(id: str, seats: int) -> None:
    for moment in sampled("a loaded state goes on like the first", id, seats, 4):
        first, twin = moment.state.copy(), moment.game.load(as_file(moment.state.document()))
        before = told(first.apply(moment.seat, moment.action), None)
        after = told(twin.apply(moment.seat, moment.action.document()), None)
        assert before == after
        assert first.document() == twin.document()


@TABLES
def test_a_copy_lives_its_own_life(id: str, seats: int) -> None:
    for moment in sampled("a copy lives its own life", id, seats, 4):
        document = as_file(moment.state.document())
        copy = moment.state.copy()
        assert copy.document() == document
        luck = Chance("a life of its own")
        for _ in range(5):
            if copy.result is None:
                copy.apply(*pick_move(copy, luck))
        assert moment.state.document() == document


@TABLES
def test_a_legal_list_is_stable_without_doubles_and_accepted(id: str, seats: int) -> None:
    for moment in sampled("a legal list is stable without doubles and accepted", id, seats, 5):
        for seat in range(seats):
            legal = moment.state.legal(seat)
            assert legal == moment.state.legal(seat)
            documents = [json.dumps(action.document(), sort_keys=True) for action in legal]
            assert len(set(documents)) == len(documents)
            few = legal if len(legal) < 30 else moment.luck.sample(legal, 30)
            for action in few:
                moment.state.check(seat, action)
                moment.state.check(seat, as_file(action.document()))


JUNK: list[Document] = [
    {},
    {"do": None},
    {"do": "no-such-thing"},
    {"do": ["pass"]},
]


def spoilt(document: Document) -> list[Document]:
    """An action with a wrong argument more, less, or of a wrong type."""
    ways = [{**document, "no_such_argument": 1}]
    for name in document:
        if name != "do":
            ways.append({key: value for key, value in document.items() if key != name})
            ways.append({**document, name: {"wrong": "type"}})
            ways.append({**document, name: None})
    return ways


def refusal(moment: Moment, seat: int, action: Document) -> str | None:
    """The text of a refusal, None if it is legal; the state stays as it was either way."""
    try:
        moment.state.check(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return None


@TABLES
def test_a_refused_action_changes_nothing(id: str, seats: int) -> None:
    seen: list[Document] = []
    for moment in sampled("a refused action changes nothing", id, seats, 6):
        document = moment.state.document()
        seen.append(moment.action.document())
        tries = [*JUNK, *spoilt(moment.action.document()), *seen[-12:]]
        for seat in range(seats):
            for action in tries:
                text = refusal(moment, seat, action)
                if text is not None:
                    assert text
                    with pytest.raises(IllegalAction):
                        moment.state.apply(seat, action)
        assert moment.state.document() == document


@TABLES
def test_a_seat_that_the_table_does_not_have_does_nothing(id: str, seats: int) -> None:
    """Not even in the name of the last player, whom Python would find at -1."""
    for moment in sampled("a seat that is not there does nothing", id, seats, 2):
        everything = [action for seat in range(seats) for action in moment.state.legal(seat)[:20]]
        for stranger in (-1, seats):
            assert moment.state.legal(stranger) == []
            assert moment.state.default(stranger) is None
            for action in everything:
                assert refusal(moment, stranger, action.document()) is not None


@TABLES
def test_a_default_is_legal(id: str, seats: int) -> None:
    for moment in sampled("a default is legal", id, seats, 3):
        for seat in range(seats):
            default = moment.state.default(seat)
            if seat in moment.state.actors:
                assert default is not None
                moment.state.check(seat, default)
            else:
                assert default is None


@TABLES
def test_equal_seeds_and_actions_give_equal_games(id: str, seats: int) -> None:
    for number in range(GAMES):
        game = sitdown.load(id)
        twin = game.new(seats, f"law {number}", **options_of(id, seats, number))
        for moment in moments(id, seats, number):
            assert twin.document() == moment.state.document()
            twin.apply(moment.seat, moment.action)
        assert twin.result is not None


@TABLES
def test_every_game_ends_with_a_result(id: str, seats: int) -> None:
    rules = sitdown.load(id).rules
    for number in range(max(GAMES, len(option_sets(id, seats)))):
        last = None
        for moment in moments(id, seats, number):
            assert moment.state.phase in rules.phases
            last = moment
        assert last is not None
        state = last.state
        assert state.result is not None
        assert state.phase == "over"
        assert state.actors == ()
        assert all(state.legal(seat) == [] for seat in range(seats))
        result = state.result
        assert len(result["scores"]) == seats
        placed = [seat for place in result["places"] for seat in place]
        assert sorted(placed) == list(range(seats))
        assert set(result["winners"]) <= set(range(seats))
        assert result["winners"] in ([], result["places"][0])


@TABLES
def test_every_event_is_on_the_contents_page(id: str, seats: int) -> None:
    names = sitdown.load(id).rules.events
    for number in range(GAMES):
        for moment in moments(id, seats, number):
            for event in moment.state.copy().apply(moment.seat, moment.action):
                assert event.name in names


@TABLES
def test_the_invariants_of_the_game_hold(id: str, seats: int) -> None:
    check = invariants(id)
    for number in range(max(GAMES, len(option_sets(id, seats)))):
        last = None
        for moment in moments(id, seats, number):
            check(moment.state)
            last = moment.state
        assert last is not None
        check(last)
