"""Notes to things: what each would do now, why it cannot be played, and where they lie."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel import Note
from sitdown.words import Words

from .tables import GAME, table

WORDS = Words("en", "wallet", ["Ann", "Bob", "Eve"], you=0, strict=True)


def noted(thing: str, *hands: list[str], seat: int | None = 0, **changes: Any) -> Note:
    note = GAME.note(table(*hands, **changes).view(seat), thing)
    assert note is not None
    return note


def barred(note: Note) -> str | None:
    return None if note.bars is None else WORDS.say(note.bars.id, **note.bars.arguments)


def now(note: Note) -> list[str]:
    return [WORDS.say(one.id, **one.arguments) for one in note.now]


def places(note: Note) -> list[tuple[int | None, str]]:
    return [(one.seat, WORDS.say(one.word.id, **one.word.arguments)) for one in note.where]


def test_the_album_has_everything_once() -> None:
    shelves = GAME.album(4, {})
    count = {thing.id: thing.count for shelf in shelves for thing in shelf.things}
    assert count["ivanov"] == 7  # six in the deck and a spare one
    assert count["euro-100"] == 3
    assert count["token-1"] == 17
    assert count["exchange"] == count["coin-50"] == 1
    assert sum(count[card] for card in ("badge", "plastic")) == 10


def test_a_card_says_what_the_hand_would_be_without_it_or_with_it() -> None:
    hand = ["ivanov", "euro-300", "badge"]
    assert now(noted("badge", hand, [])) == ["Without it you would be innocent, with 300.01."]
    found = now(noted("plastic", hand, []))
    assert found == ["With it you would be guilty: a police badge."]
    assert now(noted("badge", hand, [], seat=None)) == []


def test_the_price_of_a_passport_is_told_before_anybody_is_refused() -> None:
    assert barred(noted("blonde", ["euro-200"], [])) == "A passport costs 300, you can pay 200"
    assert barred(noted("blonde", ["euro-300"], [])) is None
    assert barred(noted("blonde", ["blonde"], [])) is None
    assert barred(noted("blonde", [], ["euro-20"], seat=1)) is None  # it is not its turn


def test_where_the_known_ones_lie() -> None:
    found = noted("ivanov", ["ivanov", "ivanov"], ["ivanov"], centre=["ivanov"])
    assert places(found) == [
        (0, "2 in hand"),
        (None, "a spare passport"),
        (None, "paid, out of the round"),
    ]
    found = noted("ivanov", ["ivanov"], ["ivanov"], spares_known=[1])
    assert places(found) == [
        (0, "in hand"),
        (None, "2 more, hidden"),
        (None, "perhaps a spare passport"),
    ]
    assert [place.sure for place in found.where] == [True, True, False]


@pytest.mark.parametrize(
    ("special", "changes", "why"),
    [
        ("exchange", {}, "Only when the last time card has been turned"),
        ("pool", {}, "You have no note and no jewel to lay"),
        ("ambulance", {}, "The discard pile is empty: nothing to copy"),
        ("swap", {"specials_played": 1}, "No further special card in this turn"),
        ("double-turn", {}, None),
    ],
)
def test_a_special_card_says_why_it_cannot_be_played(
    special: str, changes: dict[str, Any], why: str | None
) -> None:
    assert barred(noted(special, ["badge"], ["badge"], specials=[[special]], **changes)) == why


def test_a_special_card_is_for_the_own_turn() -> None:
    changes: dict[str, Any] = {"specials": [[], ["swap"]], "seat": 1}
    assert barred(noted("swap", ["badge"], ["badge"], **changes)) == (
        "Only at the start of your own turn"
    )


def test_a_last_card_says_what_it_would_mend() -> None:
    hand = ["ivanov", "euro-100", "badge"]
    found = noted("double-bottom", hand, [], specials=[["double-bottom"]])
    assert now(found) == ["With police badge you would be innocent, 100.01."]
    found = noted("exchange", hand, [], specials=[["exchange"]])
    assert now(found) == ["As your hand is, it cannot make you innocent."]
    assert places(found) == [(0, "face down")]
    assert places(noted("exchange", hand, [], seat=1)) == [
        (None, "with somebody else, or not in this round")
    ]


def test_coins_lie_with_their_owners() -> None:
    found = noted("coin-1", [], [])
    assert (now(found), places(found)) == (
        ["The smallest of this round: its owner began."],
        [(0, "before its owner")],
    )
    assert places(noted("coin-50", [], [])) == [(None, "not in this game")]
