"""Naming: which answers get a button, in which order, and which of them shines."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from sitdown.kernel import Action, Advice, Document, Form, Game, Look, Naming, counts, named
from sitdown.kernel.form import Whole
from sitdown.kernel.naming import FORESEEN, PASSES, OfKind, Stance, passing

from .toy import Rob, Shout, Trap, Treat, game

Tell = Callable[[Look, Action], list[Document]]


class Mug(Rob):
    """A robbery with a figure."""

    arguments: ClassVar[dict[str, Form]] = {**Rob.arguments, "for_": Whole()}

    def __init__(self, from_: int, for_: int) -> None:
        super().__init__(from_)
        self.for_ = for_


def names(
    actions: list[Action],
    tell: Tell = lambda look, action: [],
    picked: Document | None = None,
    stance: Stance | None = None,
    of_kind: OfKind | None = None,
    apart: dict[str, str] | None = None,
) -> Naming:
    """What is named where the toy game has just these answers."""
    toy = Game(
        id=game.id,
        seats=game.seats,
        options=game.options,
        rules=game.rules,
        position=game.position,
        set_up=game.set_up,
        fill=game.fill,
        advice=Advice(foresee=tell, stance=stance, of_kind=of_kind, apart=apart),
    )
    state = toy.new(3)
    look = Look(toy, 0, lambda: state.sight(0), lambda: actions)
    return named(look, picked)


def by_fee(look: Look, action: Action) -> list[Document]:
    return [counts("coins", action.fee)] if isinstance(action, Treat) else []


def fees(*wanted: int) -> list[Action]:
    return [Treat(fee) for fee in wanted]


def acts(naming: Naming) -> list[Document | None]:
    return [answer.act for answer in naming.answers]


def brass(naming: Naming) -> list[Document | None]:
    return [answer.act for answer in naming.answers if answer.brass]


def test_up_to_four_answers_are_all_named_in_their_order() -> None:
    naming = names(fees(3, 1, 4, 2), by_fee)
    assert acts(naming) == [{"do": "treat", "fee": fee} for fee in (3, 1, 4, 2)]
    assert naming.count == 4
    assert brass(naming) == [{"do": "treat", "fee": 4}]


def test_of_more_the_best_by_count_are_named() -> None:
    naming = names(fees(3, 1, 4, 2, 5), by_fee)
    assert acts(naming) == [{"do": "treat", "fee": fee} for fee in (5, 4, 3)]
    assert naming.count == 5


def test_each_kind_is_named_before_the_next_best_of_one() -> None:
    naming = names([*fees(1, 2, 3), Trap(True), Rob(1), Rob(2)], by_fee)
    assert acts(naming) == [{"do": "treat", "fee": 3}, {"do": "trap", "set": True}, None]
    assert naming.answers[2].pick == {"do": "rob"}
    assert naming.answers[2].count == 2


def test_a_kind_that_is_taken_up_is_named_again() -> None:
    naming = names([*fees(1, 2, 3), Rob(1), Rob(2)], by_fee, {"do": "rob"})
    assert acts(naming) == [{"do": "rob", "from": 1}, {"do": "rob", "from": 2}]


def test_nothing_shines_in_a_tie() -> None:
    def other_coins(look: Look, action: Action) -> list[Document]:
        assert isinstance(action, Treat)
        return [{"event": "fee", "fee": action.fee}, counts("coins", action.fee // 2)]

    assert not brass(names(fees(4, 5), other_coins))
    assert brass(names(fees(3, 5), other_coins))


def test_of_two_that_are_named_alike_none_shines() -> None:
    def as_much(look: Look, action: Action) -> list[Document]:
        return [counts("coins", 3)]

    assert not brass(names([Rob(1), Rob(2)], as_much))


def test_two_that_bring_the_same_are_one() -> None:
    def half(look: Look, action: Action) -> list[Document]:
        assert isinstance(action, Treat)
        return [counts("coins", action.fee // 2)]

    naming = names(fees(1, 2, 3, 4, 5), half)
    assert acts(naming) == [{"do": "treat", "fee": fee} for fee in (4, 2, 1)]
    assert brass(naming) == [{"do": "treat", "fee": 4}]


def test_coins_are_not_compared_with_chances() -> None:
    def mixed(look: Look, action: Action) -> list[Document]:
        return [counts("chance", 50)] if isinstance(action, Rob) else by_fee(look, action)

    naming = names([*fees(1, 2, 3, 4), Rob(1), Rob(2)], mixed)
    assert acts(naming)[:2] == [{"do": "treat", "fee": 4}, {"do": "rob", "from": 1}]
    assert not brass(naming)


def test_without_a_count_nothing_shines_but_what_is_picked() -> None:
    assert not brass(names([Rob(1), Rob(2)]))
    assert brass(names([Rob(1), Rob(2)], picked={"from": 2})) == [{"do": "rob", "from": 2}]


def test_passing_stands_last_and_never_shines() -> None:
    def shouting_counts(look: Look, action: Action) -> list[Document]:
        return [counts("coins", 9 if isinstance(action, Shout) else 1)]

    actions: list[Action] = [Shout("no"), *fees(1, 2, 3, 4)]
    naming = names(actions, shouting_counts, stance=passing(Shout))
    assert acts(naming)[-1] == {"do": "shout", "text": "no"}
    assert naming.answers[-1].stance == PASSES
    assert not naming.answers[-1].brass
    alone = names(actions, picked={"do": "shout"}, stance=passing(Shout))
    assert not brass(alone)


def test_a_kind_of_people_is_named_by_them() -> None:
    naming = names([Mug(1, 1), Mug(1, 2), Mug(2, 3), Mug(2, 4), Mug(2, 5)])
    assert [answer.pick for answer in naming.answers] == [
        {"do": "rob", "from": 1},
        {"do": "rob", "from": 2},
    ]
    assert [answer.count for answer in naming.answers] == [2, 3]


def test_numbers_have_no_names() -> None:
    assert not names(fees(*range(9))).answers


def test_of_twins_one_is_named() -> None:
    naming = names([Shout("lawyer.1"), Shout("lawyer.2"), Shout("doctor")])
    assert acts(naming) == [
        {"do": "shout", "text": "lawyer.1"},
        {"do": "shout", "text": "doctor"},
    ]
    assert naming.count == 3


def test_a_game_tells_of_a_kind_as_a_whole() -> None:
    def told(look: Look, do: str) -> list[Document]:
        return [{"event": "purse", "of": do}]

    naming = names([*fees(1, 2, 3), Rob(1), Rob(2)], of_kind=told)
    assert [answer.brings for answer in naming.answers] == [
        [{"event": "purse", "of": "treat"}],
        [{"event": "purse", "of": "rob"}],
    ]


@pytest.mark.parametrize("many", [FORESEEN, FORESEEN + 1])
def test_too_many_are_not_looked_into(many: int) -> None:
    asked: list[Action] = []

    def tell(look: Look, action: Action) -> list[Document]:
        asked.append(action)
        return []

    names([Shout(str(number)) for number in range(many)], tell)
    assert len(asked) == (many if many == FORESEEN else 0)


def test_a_count_that_is_hidden_is_none() -> None:
    naming = names(fees(1, 2), lambda look, action: [{**counts("coins", 0), "amount": "?"}])
    assert not brass(naming)


def test_who_looks_on_is_offered_nothing() -> None:
    look = Look.through(game, game.new(3).view(None))
    assert named(look).document() == {"answers": [], "count": 0}


def test_unasked_deeds_are_named_where_nothing_is_owed() -> None:
    state = game.new(3)
    robber = state.actors[0]
    state.apply(robber, state.legal(robber)[0])
    naming = named(Look.at(game, state, robber))
    assert {(answer.act or answer.pick or {})["do"] for answer in naming.answers} == {"shout"}


def test_a_game_says_by_what_answers_are_told_apart() -> None:
    def purse(look: Look, action: Action) -> list[Document]:
        if not isinstance(action, Mug):
            return []
        return [{"event": "purse", "of": action.for_}, {"event": "victim", "seat": action.from_}]

    mugs: list[Action] = [Mug(seat, figure) for seat in (1, 2) for figure in (4, 5, 6, 7)]
    naming = names([*mugs, Shout("no")], purse, stance=passing(Shout), apart={"rob": "for"})
    assert [answer.pick for answer in naming.answers[:-1]] == [
        {"do": "rob", "for": figure} for figure in (4, 5, 6, 7)
    ]
    assert naming.answers[0].brings == [{"event": "purse", "of": 4}]
    assert naming.answers[-1].stance == PASSES
