"""Laws of secrecy: what a seat gets to see depends on nothing that it may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sitdown.kernel import Chance, IllegalAction, State
from sitdown.kernel.form import Document

from .cases import Moment, invariants, sampled, tables, told, viewers

TABLES = pytest.mark.parametrize(("id", "seats"), tables())


def compare(path: str, position: Any, view: Any) -> None:
    """A view has the position's shape, and shows the truth or "?"."""
    if view == "?":
        return
    assert type(view) is type(position), path
    if isinstance(view, dict):
        assert view.keys() == position.keys(), path
        for key in view:
            compare(f"{path}.{key}", position[key], view[key])
    elif isinstance(view, list):
        assert len(view) == len(position), path
        for place, (shown, real) in enumerate(zip(view, position, strict=True)):
            compare(f"{path}[{place}]", real, shown)
    else:
        assert view == position, path


def without_own(view: Document) -> Document:
    return {key: value for key, value in view.items() if key not in ("you", "legal")}


@TABLES
def test_a_view_has_the_shape_of_the_position(id: str, seats: int) -> None:
    for moment in sampled("a view has the shape of the position", id, seats, 3):
        position = moment.state.document()
        for seat in viewers(moment.state):
            view = moment.state.view(seat)
            assert view["you"] == seat
            assert view["chance"] == "?"
            if seat is None:
                assert view["legal"] == []
            else:
                legal = [action.document() for action in moment.state.legal(seat)]
                assert view["legal"] == legal
            compare("view", position, without_own(view))
            json.dumps(view)


@TABLES
def test_what_a_spectator_sees_everybody_sees(id: str, seats: int) -> None:
    for moment in sampled("what a spectator sees everybody sees", id, seats, 3):
        public = without_own(moment.state.view(None))
        for seat in range(seats):
            compare("public", without_own(moment.state.view(seat)), public)


@TABLES
def test_an_event_is_told_in_its_own_shape(id: str, seats: int) -> None:
    for moment in sampled("an event is told in its own shape", id, seats, 2):
        for event in moment.state.copy().apply(moment.seat, moment.action):
            full = event.document()
            json.dumps(full)
            public = event.told(None)
            for seat in viewers(moment.state):
                form = event.told(seat)
                if form is not None:
                    compare(event.name, full, form)
                    if public is not None:
                        compare(event.name, form, public)


@TABLES
def test_an_imagined_state_has_the_same_view(id: str, seats: int) -> None:
    check = invariants(id)
    for moment in sampled("an imagined state has the same view", id, seats, 6):
        for seat in viewers(moment.state):
            view = moment.state.view(seat)
            for seed in range(2):
                imagined = moment.game.imagine(view, seed=seed)
                assert imagined.view(seat) == view
                check(imagined)


@TABLES
def test_an_imagined_game_can_be_played_on(id: str, seats: int) -> None:
    for moment in sampled("an imagined game can be played on", id, seats, 12):
        luck = Chance("played on")
        imagined = moment.game.imagine(moment.state.view(moment.seat), seed=3)
        for _ in range(12):
            if imagined.result is None:
                seat = luck.pick(list(imagined.actors))
                legal = imagined.legal(seat)
                imagined.apply(seat, legal[luck.below(len(legal))])


def refusals(state: State, seat: int, tries: list[Document]) -> list[str]:
    texts = []
    for action in tries:
        try:
            state.check(seat, action)
            texts.append("legal")
        except IllegalAction as refused:
            texts.append(str(refused))
            if refused.reason is not None:
                texts.append(f"{refused.reason.id} {refused.reason.arguments}")
    return texts


@TABLES
def test_errors_tell_nothing(id: str, seats: int) -> None:
    seen: list[Document] = []
    for moment in sampled("errors tell nothing", id, seats, 5):
        seen.append(moment.action.document())
        tries = [*seen[-10:], *legal_of_all(moment)]
        for seat in range(seats):
            other = moment.game.imagine(moment.state.view(seat), seed=moment.luck.below(99))
            assert refusals(other, seat, tries) == refusals(moment.state, seat, tries)


def legal_of_all(moment: Moment) -> list[Document]:
    found: list[Document] = []
    for seat in range(moment.state.seats):
        found += [action.document() for action in moment.state.legal(seat)[:6]]
    return found


@TABLES
def test_what_is_seen_next_follows_from_what_is_seen_and_told(id: str, seats: int) -> None:
    """Two worlds alike to a seat, the same move in both, the same told: they stay alike to it."""
    alike = 0
    for moment in sampled("what is seen next follows from what is seen and told", id, seats, 3):
        for seat in range(seats):
            one = moment.state.copy()
            two = moment.game.imagine(moment.state.view(seat), seed=moment.luck.below(99))
            events = one.apply(moment.seat, moment.action)
            try:
                others = two.apply(moment.seat, moment.action)
            except IllegalAction:
                assert moment.seat != seat
                continue
            if told(events, seat) == told(others, seat):
                alike += 1
                assert two.view(seat) == one.view(seat)
    assert alike


@TABLES
def test_a_sealed_answer_looks_the_same_whatever_it_is(id: str, seats: int) -> None:
    for moment in sampled("a sealed answer looks the same whatever it is", id, seats, 2):
        state = moment.state
        if len(state.actors) < 2 or moment.seat not in state.actors:
            continue
        legal = state.legal(moment.seat)
        answers = legal if len(legal) <= 4 else moment.luck.sample(legal, 4)
        outcomes: dict[int | None, list[Any]] = {}
        for action in answers:
            world = state.copy()
            events = world.apply(moment.seat, action)
            if world.sealed[moment.seat] is None:
                continue  # an aside, or one of several answers: those are open
            for seat in viewers(state):
                if seat != moment.seat:
                    seen = [told(events, seat), world.view(seat)]
                    assert outcomes.setdefault(seat, seen) == seen
