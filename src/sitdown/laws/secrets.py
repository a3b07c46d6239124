"""Laws of secrecy: views, events and errors depend on nothing hidden."""

from __future__ import annotations

import json
from typing import Any

from sitdown.kernel import HIDDEN, Chance, Document, IllegalAction, Look, State

from .checks import Broken, demand, same, short
from .trial import Law, Moment, WatchedTable, told, viewers


def compare(path: str, position: Any, view: Any) -> None:
    """Requires that a view has the position's shape and shows the true value or "?"."""
    if view == HIDDEN:
        return
    if type(view) is not type(position):
        raise Broken(f"{path}: {short(view)} has another form than {short(position)}")
    if isinstance(view, dict):
        same(view.keys(), position.keys(), f"the fields of {path}")
        for key, shown in view.items():
            if shown is not position[key]:  # most values are the same object: nothing to compare
                compare(f"{path}.{key}", position[key], shown)
    elif isinstance(view, list):
        same(len(view), len(position), f"the length of {path}")
        for place, (shown, real) in enumerate(zip(view, position, strict=True)):
            if shown is not real:
                compare(f"{path}[{place}]", real, shown)
    else:
        same(view, position, path)


def without_own(view: Document) -> Document:
    return {key: value for key, value in view.items() if key not in ("you", "legal")}


def a_view_has_the_shape_of_the_position(table: WatchedTable) -> None:
    for moment in table.sampled(3):
        position = moment.state.document()
        for seat in viewers(moment.state):
            view = moment.state.view(seat)
            same(view["you"], seat, "you")
            same(view["chance"], HIDDEN, "chance in a view")
            legal = [] if seat is None else moment.state.legal(seat)
            same(view["legal"], [action.document() for action in legal], "legal in a view")
            compare(f"view of {seat}", position, without_own(view))
            json.dumps(view)


def hiding_changes_nothing_that_other_views_share(table: WatchedTable) -> None:
    for moment in table.sampled(6):
        state = moment.state
        document = state.document()
        together = [state.view(seat, document) for seat in viewers(state)]
        same(document, state.document(), "the document that views were made from")
        same(together, [state.view(seat) for seat in viewers(state)], "views made together")


def what_a_spectator_sees_everybody_sees(table: WatchedTable) -> None:
    for moment in table.sampled(3):
        public = without_own(moment.state.view(None))
        for seat in range(table.seats):
            compare(f"public, for {seat}", without_own(moment.state.view(seat)), public)


def an_event_is_told_in_its_own_shape(table: WatchedTable) -> None:
    for moment in table.sampled(2):
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


def an_imagined_state_has_the_same_view(table: WatchedTable) -> None:
    check = table.trial.invariants
    for moment, worlds in table.imagined():
        for seat, world in worlds.items():
            same(world.view(seat), moment.state.view(seat), f"the view of {seat}, imagined")
            if check is not None:
                check(world)


def a_world_dealt_to_a_look_is_the_one_imagined_from_its_view(table: WatchedTable) -> None:
    for moment, worlds in table.imagined():
        for seat, read in worlds.items():
            look = Look.through(moment.game, moment.state.view(seat))
            look.imagine("another")
            dealt = look.imagine(table.move)
            same(dealt.document(), read.document(), f"the world dealt to {seat}")
            same(dealt.sealed, read.sealed, f"the answers sealed in the world dealt to {seat}")


def an_imagined_game_can_be_played_on(table: WatchedTable) -> None:
    for moment, worlds in table.imagined():
        luck = Chance("played on")
        world = worlds[moment.seat].copy()
        for _ in range(12):
            if world.result is None:
                seat = luck.pick(list(world.actors))
                legal = world.legal(seat)
                world.apply(seat, legal[luck.below(len(legal))])


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


def errors_tell_nothing(table: WatchedTable) -> None:
    seen: list[Document] = []
    for moment, worlds in table.imagined():
        seen.append(moment.action.document())
        tries = [*seen[-10:], *legal_of_all(moment)]
        for seat in range(table.seats):
            there, here = refusals(worlds[seat], seat, tries), refusals(moment.state, seat, tries)
            same(there, here, f"what seat {seat} is refused in a world it cannot tell from this")


def legal_of_all(moment: Moment) -> list[Document]:
    found: list[Document] = []
    for seat in range(moment.state.seats):
        found += [action.document() for action in moment.state.legal(seat)[:6]]
    return found


def what_is_seen_next_follows_from_what_is_seen_and_told(table: WatchedTable) -> None:
    """Makes the same move in two worlds that look alike to a seat.

    If the seat is told the same, they must still look alike to it.
    """
    alike = 0
    for moment, worlds in table.imagined():
        for seat in range(table.seats):
            one, two = moment.state.copy(), worlds[seat].copy()
            events = one.apply(moment.seat, moment.action)
            try:
                others = two.apply(moment.seat, moment.action)
            except IllegalAction:
                demand(moment.seat != seat, f"{moment.action} is refused in an imagined world")
                continue
            if told(events, seat) == told(others, seat):
                alike += 1
                same(two.view(seat), one.view(seat), f"what seat {seat} sees after the same news")
    demand(alike, "no two worlds stayed alike, so nothing was tried")


def a_sealed_answer_looks_the_same_whatever_it_is(table: WatchedTable) -> None:
    for moment in table.sampled(2):
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
                continue  # an aside, or one of several answers: those are not sealed
            for seat in viewers(state):
                if seat != moment.seat:
                    seen = [told(events, seat), world.view(seat)]
                    same(seen, outcomes.setdefault(seat, seen), f"{action}, as {seat} sees it")


LAWS: tuple[Law, ...] = (
    a_view_has_the_shape_of_the_position,
    hiding_changes_nothing_that_other_views_share,
    what_a_spectator_sees_everybody_sees,
    an_event_is_told_in_its_own_shape,
    an_imagined_state_has_the_same_view,
    a_world_dealt_to_a_look_is_the_one_imagined_from_its_view,
    an_imagined_game_can_be_played_on,
    errors_tell_nothing,
    what_is_seen_next_follows_from_what_is_seen_and_told,
    a_sealed_answer_looks_the_same_whatever_it_is,
)
