"""WA-6, WA-7: special cards, each a function of its own in a table."""

from __future__ import annotations

import pytest

from sitdown.games.wallet.components import AMBULANCE, EXTRA_TIME, SPECIALS
from sitdown.games.wallet.rules.last_cards import LAST_CARDS
from sitdown.games.wallet.rules.specials import TURN_CARDS

from .tables import documents, refusal, table

RICH = ["ivanov", "euro-100", "jewel-80"]


def test_every_special_card_has_its_place() -> None:
    """WA-7.15: the ten before the ambulance are those it can copy."""
    assert (*TURN_CARDS, AMBULANCE, EXTRA_TIME, *LAST_CARDS) == SPECIALS


@pytest.mark.parametrize("special", TURN_CARDS)
def test_an_ambulance_is_played_in_the_ways_of_the_card_it_copies(special: str) -> None:
    plain = table(RICH, RICH, RICH, specials=[[special]])
    copied = table(RICH, RICH, RICH, specials=[[AMBULANCE]], discard=[special])
    ways = documents(plain, 0, "play")
    assert ways
    assert documents(copied, 0, "play") == [{**way, "special": AMBULANCE} for way in ways]


@pytest.mark.parametrize("special", TURN_CARDS)
def test_a_copied_card_does_the_same_and_stays_on_top(special: str) -> None:
    plain = table(RICH, RICH, RICH, specials=[[special]])
    copied = table(RICH, RICH, RICH, specials=[[AMBULANCE]], discard=[special])
    way = documents(plain, 0, "play")[0]
    plain.apply(0, way)
    played = copied.apply(0, {**way, "special": AMBULANCE})[0]
    assert played.document()["copies"] == special
    assert plain.discard == [special]
    assert copied.discard == [special, AMBULANCE]
    one, two = plain.document(), copied.document()
    for field in ("discard", "chance"):
        one.pop(field)
        two.pop(field)
    assert one == two


@pytest.mark.parametrize("top", [AMBULANCE, EXTRA_TIME, *LAST_CARDS])
def test_an_ambulance_copies_cards_of_the_turn_only(top: str) -> None:
    state = table(RICH, RICH, specials=[[AMBULANCE]], discard=[top, "double-turn"])
    assert documents(state, 0, "play") == []
    words = refusal(state, 0, {"do": "play", "special": AMBULANCE})
    assert words == "play: ambulance finds no card to copy"


def test_a_special_is_refused_in_words() -> None:
    state = table(RICH, [], RICH, specials=[["give-card", "atm"]])
    play = {"do": "play", "special": "give-card", "target": 1, "card": "badge"}
    words = "play: give-card names another player and a card of your hand"
    assert refusal(state, 0, play) == words
    assert refusal(state, 0, {**play, "card": "ivanov", "from": "top"}) == words
    assert refusal(state, 0, {**play, "special": "swap"}) == (
        "play: you have no swap face down (you have: give-card, atm)"
    )
    assert refusal(state, 0, {"do": "play", "special": "atm", "deposit": "euro-100"}) == (
        "play: atm is for the end of the round"
    )
    state.apply(0, {**play, "card": "ivanov"})
    assert refusal(state, 0, {**play, "card": "euro-100"}).startswith("play: you have no give-card")


def test_one_special_in_a_turn() -> None:
    state = table(RICH, RICH, specials=[["cards-left", "take-card"]], specials_played=1)
    assert documents(state, 0, "play") == []
    words = refusal(state, 0, {"do": "play", "special": "cards-left"})
    assert words == "play: no further special card in this turn"


def test_passing_when_nobody_has_a_card_spends_the_special() -> None:
    """WA-R36"""
    state = table([], [], specials=[["cards-left"]])
    state.apply(0, {"do": "play", "special": "cards-left"})
    assert (state.phase, state.actors, state.pending) == ("turn", (0,), None)
    assert state.discard == ["cards-left"]


def test_a_pool_of_one_card_deals_nothing() -> None:
    """WA-15.2: no draw where nothing is to be drawn."""
    state = table(["euro-50"], ["ivanov"], specials=[["pool"]])
    state.apply(0, {"do": "play", "special": "pool"})
    state.apply(0, {"do": "lay", "card": "euro-50"})
    state.apply(1, {"do": "pass"})
    drawn = state.chance.drawn
    state.apply(0, {"do": "pick", "card": "euro-50"})
    assert state.chance.drawn == drawn
    assert state.players[0].hand == ["euro-50"]


def test_a_blind_draw_takes_a_raw_number_also_from_a_hand_of_one() -> None:
    state = table(["euro-50"], ["ivanov"], specials=[["take-card"]])
    drawn = state.chance.drawn
    state.apply(0, {"do": "play", "special": "take-card", "target": 1})
    assert state.chance.drawn == drawn + 1


def test_a_request_is_asked_and_answered_truly() -> None:
    state = table(["ivanov"], ["rouble-50", "jewel-50", "euro-20"], specials=[["request"]])
    state.apply(0, {"do": "play", "special": "request", "target": 1, "face": 50})
    assert refusal(state, 1, {"do": "refuse"}) == (
        "refuse: you must give a card of 50 (rouble-50 or jewel-50)"
    )
    twin = table(["ivanov"], ["euro-20"], specials=[["request"]])
    twin.apply(0, {"do": "play", "special": "request", "target": 1, "type": "jewel"})
    assert refusal(twin, 1, {"do": "hand-over", "card": "euro-20"}) == (
        "hand-over: you have no jewel, so you refuse (your hand: euro-20)"
    )
