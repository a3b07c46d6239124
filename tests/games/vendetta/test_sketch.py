"""What people want to see at the table, and what a choice would bring."""

from __future__ import annotations

from sitdown.games.vendetta.advice.foresight import foresee
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Look
from sitdown.kernel.form import Document
from sitdown.kernel.sketch import Cards, Panel, Sketch
from sitdown.words import Words

from .tables import GAME, SMALL_DECK, cards, table

NAMES = ["Ann", "Bob", "Eve"]


def sketch(view: Document) -> Sketch:
    drawn = GAME.sketch(view)
    assert drawn is not None
    return drawn


def lines(panel: Panel, you: int | None, language: str = "en") -> list[str]:
    words = Words(language, "vendetta", NAMES, you, strict=True)
    rows = []
    for row in panel.rows:
        phrase = row.label if isinstance(row, Cards) else row
        said = words.say(phrase.id, **phrase.arguments)
        rows.append(
            f"{said}: {words.things(', '.join(row.cards))}" if isinstance(row, Cards) else said
        )
    return rows


def area(state: Vendetta, you: int | None, seat: int) -> list[str]:
    panels = sketch(state.view(you)).panels
    return lines(next(panel for panel in panels if panel.seat == seat), you)


def test_the_court_comes_first() -> None:
    state = table(
        verdict=18, corruption=[{"seat": 2, "card": "red-2"}, {"seat": 2, "card": "red-2"}]
    )
    rows = lines(sketch(state.view(0)).panels[0], 0)
    assert rows[0] == "Verdict 18: 3 squares short of blue"
    assert rows[1] == "···············│··●············"
    assert rows[2] == "corruption pile: Eve – 2"
    assert rows[3] == "Month 1 of six, business · order: Ann, Bob, Eve · your turn"


def test_lots_show_points_and_price() -> None:
    state = table(
        lots=[["auditor.1", "boss"], ["yellow-villa"], [], ["fixer.6"]], boss="out", month=3
    )
    panel = sketch(state.view(None)).panels[1]
    assert lines(panel, None) == [
        "lot 1 · 5 points · price 9: auditor, head bandit",
        "lot 2 · 3 points: yellow villa",
        "lot 3: empty",
        "lot 4 · 1 point: fixer",
    ]


def test_the_own_area_tells_what_each_collection_brings_and_who_is_due() -> None:
    rows = area(table(), 0, 0)
    assert "by green: 3 bills, due: Bob – 1, Eve – 1" in rows
    assert "by yellow: 1 bill, all yours" in rows
    assert "bills worth 9, left 1, right 3: plain 1, blue 2, red 2, red 4" in rows
    assert rows[-1] == "role: mafioso"
    assert area(table(p0_vendetta=["agent"]), 0, 0)[-1] == "role: agent"


def test_of_others_only_numbers_are_shown() -> None:
    bid = {"bandit": "broker.2", "lot": 1, "bills": ["red-2", "red-4"]}
    state = table(
        phase="auction",
        p1_bandits=cards("racketeer.2", "broker.2*", "fixer.2"),
        p1_bids=[bid],
        p1_vendetta=["agent"],
    )
    for you in (0, None):
        rows = area(state, you, 1)
        assert "bid: broker with 2 bills" in rows
        assert "4 bills, 1 Vendetta card" in rows
        assert not any("role" in row for row in rows)
    assert "bid on lot 1: broker with red 2, red 4, strength 7" in area(state, 1, 1)


def test_an_investigator_may_cost_nothing() -> None:
    """VE-4.9  He is an investigator all the same: his price is shown."""
    deck = {**SMALL_DECK, "investigators": [{**SMALL_DECK["investigators"][0], "price": 0}]}
    state = table({"deck": deck}, phase="auction", lots=[["prosecutor.1"], [], [], []])
    assert [row.label.arguments["price"] for row in lots_of(state)] == [0]
    bid = {"do": "bid", "bandit": "broker.1", "lot": 1, "card": state.players[0].hand[0]}
    sells = foresee(Look.at(GAME, state, 0), state.read(bid))[0]
    assert sells["price"] == 0


def lots_of(state: Vendetta) -> list[Cards]:
    return [row for row in sketch(state.view(0)).panels[1].rows if isinstance(row, Cards)]


def test_squares_are_counted_to_the_other_colour() -> None:
    """The reserve that a mafioso has is one square less than what it takes to reach the red."""
    court = sketch(table(verdict=15).view(0)).panels[0]
    assert lines(court, 0)[0] == "Verdict 15: 1 square in the blue"
    assert lines(court, 0, "ru")[0] == "Вердикт 15: до красного 1 клетка"
    court = sketch(table(verdict=18).view(0)).panels[0]
    assert lines(court, 0, "ru")[0] == "Вердикт 18: до синего 3 клетки"


def told(event: Document) -> str:
    return Words("en", "vendetta", NAMES, 0, strict=True).event(event)


def test_who_carries_a_bid_does_not_sound_like_what_is_bid_for() -> None:
    """VE-4.4"""
    bid = {"event": "bid", "seat": 1, "bandit": "fixer.2", "lot": "?", "card": "?"}
    assert told(bid) == "Bob lays a bid, carried by fixer."
    raised = {"event": "raised", "seat": 1, "bandit": "fixer.2", "card": "?"}
    assert told(raised) == "Bob adds a bill to the bid carried by fixer."


def test_one_card_is_shuffled_in_the_singular() -> None:
    """VE-11.2, VE-11.3"""
    one = {"event": "reshuffled", "pile": "money", "count": 1}
    assert told(one) == "1 bill is shuffled into a new money deck."
    assert told({**one, "pile": "vendetta"}) == "1 Vendetta card is shuffled into a new deck."
    assert told({**one, "count": 2}) == "2 bills are shuffled into a new money deck."
