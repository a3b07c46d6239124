"""Notes to things: why one cannot be used, what it is good for now, and where its like lie."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel import Note
from sitdown.words import Words

from .tables import GAME, cards, table

WORDS = Words("en", "vendetta", ["Ann", "Bob", "Eve"], 0, strict=True)


def noted(thing: str, seat: int | None = 0, **changes: Any) -> Note:
    note = GAME.note(table(**changes).view(seat), thing)
    assert note is not None
    return note


def barred(note: Note) -> str | None:
    return None if note.bars is None else WORDS.say(note.bars.id, **note.bars.arguments)


def now(note: Note) -> list[str]:
    return [WORDS.say(one.id, **one.arguments) for one in note.now]


def places(note: Note) -> list[tuple[int | None, str]]:
    return [(one.seat, WORDS.say(one.word.id, **one.word.arguments)) for one in note.where]


def test_the_album_counts_everything() -> None:
    count = {thing.id: thing.count for shelf in GAME.album(4, {}) for thing in shelf.things}
    assert count["racketeer"] == 7  # one a seat, three for sale
    assert count["boss"] == count["green-villa"] == 1
    assert count["plain-1"] == 24
    assert count["ambush"] == 16
    assert "agent" not in {
        thing.id for shelf in GAME.album(4, {"agents": 0}) for thing in shelf.things
    }


def test_bandits_say_who_is_turned() -> None:
    bandits = cards("racketeer.1*", "broker.1", "fixer.1")
    found = noted("racketeer", p0_bandits=bandits, lots=[["racketeer.6"], [], [], []])
    assert barred(found) == "Turned until the end of the month"
    assert places(found) == [
        (0, "turned"),
        (1, "unturned"),
        (2, "unturned"),
        (None, "on lot 1"),
        (None, "2 more in the street deck"),
    ]
    assert barred(noted("broker", p0_bandits=bandits)) is None


def test_a_bandit_that_carries_a_bid_stays_there() -> None:
    bids = [{"bandit": "broker.1", "lot": 1, "bills": ["red-2"]}]
    bandits = cards("racketeer.1", "broker.1*", "fixer.1")
    found = noted("broker", phase="auction", p0_bandits=bandits, p0_bids=bids)
    assert barred(found) == "Carries a bid: it cannot be taken back"


def test_locations_say_what_they_pay_now() -> None:
    found = noted("green-casino")
    assert now(found) == [
        "By green: 3 on the table, 1 yours.",
        "By casino: 3 on the table, 1 yours.",
    ]
    assert places(found) == [(0, "unturned")]
    assert barred(noted("green-casino", p0_collected=["color", "casino"])) == (
        "You have used all its incomes this month"
    )


def test_bills_say_what_they_are_worth() -> None:
    corruption = [{"seat": 0, "card": "blue-4"}, {"seat": 1, "card": "blue-4"}]
    found = noted("blue-4", p0_hand=["blue-4"], corruption=corruption)
    assert now(found) == ["Worth 4 in a bid; slipped to the jury, 2 to the left."]
    assert places(found) == [
        (0, "1 in hand"),
        (0, "1 in the corruption pile"),
        (None, "6 in decks and in other hands"),
    ]


@pytest.mark.parametrize(
    ("card", "changes", "why"),
    [
        ("agent", {}, "Never played"),
        ("hit", {}, "Nobody has more than three bandits"),
        ("second-wind", {}, "None of your bandits is turned without a bid"),
        ("envelope", {"p0_hand": []}, "You have no bill in hand"),
        ("ambush", {}, None),
    ],
)
def test_a_vendetta_card_says_why_it_cannot_be_played(
    card: str, changes: dict[str, Any], why: str | None
) -> None:
    assert barred(noted(card, p0_vendetta=[card], **changes)) == why


def test_a_vendetta_card_says_who_is_guarded_and_where_its_like_are() -> None:
    guarded = cards("fixer.2", "bodyguard.1")
    found = noted("ambush", p0_vendetta=["ambush"], p1_bandits=guarded, vendetta_discard=["ambush"])
    assert now(found) == ["No card can be aimed at: Bob."]
    assert places(found) == [
        (0, "1 in hand"),
        (None, "1 played"),
        (None, "14 in the deck and in other hands"),
    ]


def test_the_role_of_another_is_in_no_note() -> None:
    assert places(noted("agent", seat=0, p1_vendetta=["agent"])) == [
        (None, "2 in the deck and in other hands")
    ]
    assert places(noted("agent", seat=1, p1_vendetta=["agent"]))[0] == (1, "1 in hand")
