"""What the table shows: to the dealer the remainder, to a voter its share, to nobody a secret."""

from __future__ import annotations

import json
import re

import pytest

from sitdown.kernel import Document, Look
from sitdown.kernel.sketch import Cards
from sitdown.words import Words

from .positions import GAME, offered, position, split, voting

AGAINST = {"accept": False, "argument": False}
NAMES = ("Ann", "Bob", "Eve", "Dan", "Zoe")


def lines(view: Document, language: str = "en") -> list[str]:
    sketch = GAME.sketch(view)
    assert sketch is not None
    words = Words(language, "gentlemen", NAMES, view["you"], strict=True)
    found = []
    for panel in sketch.panels:
        for row in [panel.title, *panel.rows]:
            if isinstance(row, Cards):
                cards = ", ".join(words.thing(card) for card in row.cards)
                found.append(f"{words.say(row.label.id, **row.label.arguments)}: {cards}")
            elif row is not None:
                found.append(words.say(row.id, **row.arguments))
    return found


def test_the_dealer_sees_the_card_and_what_is_left() -> None:
    state = voting([0, 3, 0, 1, 0], proposal=split([0, 3, 0, 1, 0], senator=1))
    seen = lines(state.view(0))
    assert "the deal card, 14\u00a0coins: sheriff, senator, tycoon" in seen
    assert "the dealer keeps 10 + sheriff, tycoon" in seen
    others = lines(state.view(1))
    assert "the deal card is secret: 12 to 16\u00a0coins" in others
    assert not any("keeps" in line for line in others)


def test_a_voter_sees_its_share_after_the_banker() -> None:
    state = voting([0, 3, 0, 1, 0], accomplices={"banker": 2})
    assert "you would get 3 − 1 to the banker" in lines(state.view(1))
    assert "you would get nothing but a gang card" in lines(state.view(4))


def test_a_card_may_show_nobody() -> None:
    deck = [{"id": f"deal.{number}", "money": 3, "accomplices": []} for number in range(1, 6)]
    state = position(5, {"deck": deck, "rounds": 1}, card="deal.1")
    assert "the deal card, 3\u00a0coins, no accomplices" in lines(state.view(0))
    assert "карта сделки, 3\u00a0монеты, без сообщников" in lines(state.view(0), "ru")


@pytest.mark.parametrize(
    ("language", "own", "of_others"),
    [
        ("en", ["you get 3", "it is up to you"], ["gets 3", "is thinking"]),
        ("ru", ["вам достанется: 3", "решать вам"], ["получит: 3", "думает"]),
    ],
)
def test_a_player_is_spoken_to_and_the_others_of(
    language: str, own: list[str], of_others: list[str]
) -> None:
    state = voting([0, 3, 0, 0, 0], actors=[1], votes=[None, None, *[AGAINST] * 3])
    mine, others = lines(state.view(1), language), lines(state.view(2), language)
    assert [line for line in own if line not in mine] == []
    assert [line for line in of_others if line in mine or line not in others] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_count_begins_with_the_outcome(language: str) -> None:
    """A sentence does not begin with a small "you"."""
    state = voting([0, 3, 0, 0, 0], actors=[4], votes=[None, *[AGAINST] * 3, None])
    counted = [
        event.document()
        for event in state.apply(4, {"do": "vote", "accept": True, "argument": True})
        if event.name == "counted"
    ]
    words = Words(language, "gentlemen", NAMES, 1, strict=True)
    expected = {
        "en": "Accepted: 3 for, 3 against (you −1, Eve −1, Dan −1, Zoe +3).",
        "ru": "Принято: 3 за, 3 против (вы −1, Eve −1, Dan −1, Zoe +3).",
    }
    assert words.event(counted[0]) == expected[language]


def test_a_promise_above_the_poorest_card_shows_in_the_range() -> None:
    assert "the deal card is secret: 14 to 16\u00a0coins" in lines(offered([0, 7, 7, 0, 0]).view(2))


def test_weights_and_who_cannot_vote() -> None:
    state = voting(
        [0] * 5,
        accomplices={"senator": 2},
        prison=3,
        players=[{}, {"gangs": 2}, {"arguments": 1}],
    )
    seen = lines(state.view(None))
    assert "vote weighs 3 (gang cards: 2), arguments: 3 (+2 each)" in seen
    assert "vote weighs 1, arguments: 1 (+4 each)" in seen
    assert "4. Dan · in prison" in seen
    assert "1. Ann · dealer" in seen


def test_money_stays_behind_its_screen() -> None:
    state = position(players=[{"money": 77}, {"money": 66}])
    for seat, own in ((0, 77), (1, 66)):
        seen = "\n".join(lines(state.view(seat)))
        assert f"· {own}\u00a0coins" in seen
        assert len(re.findall(r"· \d+\u00a0coins", seen)) == 1
    assert not re.search(r"· \d+\u00a0coins", "\n".join(lines(state.view(None))))


def test_sealed_answers_show_only_that_they_are_in() -> None:
    state = offered([0] * 5)
    state.apply(1, {"do": "ask", "money": [None, 6, None, None, None], "accomplices": {}})
    assert "demands: you 6" in lines(state.view(1))
    others = lines(state.view(2))
    assert "has replied" in others
    assert not any("6" in line and "demands" in line for line in others)


def test_an_ask_for_nothing_is_said_too() -> None:
    state = position(phase="final", proposal=split([0] * 5), offers_made=1)
    state.apply(2, {"do": "ask", "money": [None, 0, 4, None, None], "accomplices": {"boss": 2}})
    assert "demands: Bob 0, Eve 4; boss → Eve" in lines(state.view(0))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_can_be_looked_at_to_its_end(language: str) -> None:
    state = GAME.new(5, 9, timer=True)
    while state.result is None:
        seat = state.actors[0]
        for viewer in (0, None):
            assert lines(json.loads(json.dumps(state.view(viewer))), language)
        default = state.default(seat)
        assert default is not None
        state.apply(seat, default)
    assert lines(state.view(None), language)


def test_a_choice_says_what_it_would_bring() -> None:
    assert GAME.foresee is not None
    state = position(accomplices={"banker": 1})
    offer = state.read({"do": "offer", **split([0, 3, 0, 0, 0], senator=1)})
    [kept] = GAME.foresee(Look.at(GAME, state, 0), offer)
    spared = ["sheriff", "tycoon"]
    assert kept == {"event": "kept", "amount": 10, "accomplices": spared, "if": "accepted"}
    assert Words("en", "gentlemen").brings(kept) == "if accepted, you keep 10 + sheriff, tycoon"
    assert Words("ru", "gentlemen").brings(kept) == "если примут, вам 10 + шериф, магнат"
    state = voting([0] * 5, accomplices={"senator": 1}, players=[{}, {"gangs": 1}])
    vote = state.read({"do": "vote", "accept": True, "argument": True})
    assert GAME.foresee(Look.at(GAME, state, 1), vote) == [{"event": "weighed", "weight": 6}]
    assert GAME.foresee(Look.at(GAME, offered([0] * 5), 1), state.read({"do": "pass"})) == []
