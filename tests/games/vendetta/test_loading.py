"""What is not a position of Vendetta, and what options it does not take."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import sitdown
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import HIDDEN, UNKNOWN
from sitdown.kernel.form import Document

from .invariants import check
from .tables import GAME, SMALL_DECK, cards, position

BID = {"bandit": "broker.1", "lot": 1, "bills": ["plain-1"]}
TURNED = cards("racketeer.1", "broker.1*", "fixer.1")
SHARING: Document = {"phase": "share", "pot": ["red-2"], "due": [{"seat": 1, "count": 1}]}
KEEPING: Document = {
    "phase": "keep",
    "keeps": [{"seat": 0, "lot": 1, "bills": ["plain-1", "red-2"]}],
}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        SHARING,
        KEEPING,
        {"phase": "auction", "p0_bandits": TURNED, "p0_bids": [BID]},
        {"phase": "trial", "p0_bribes": 2},
        {"phase": "discard", "p0_hand": ["plain-1"] * 7},
    ],
)
def test_a_position_of_each_kind_loads_as_it_stands(changes: Document) -> None:
    document = position(**changes)
    assert GAME.load(document).document() == document


def test_a_view_is_seen_as_far_as_it_shows() -> None:
    """VE-1.11, VE-4.4  Lots and bills of others are unknown; whose turn it is is not."""
    document = position(
        phase="auction", actors=[1], p0_bandits=TURNED, p0_bids=[BID], order=[2, 1, 0]
    )
    seen = GAME.see(GAME.load(document).view(1))
    assert isinstance(seen, Vendetta)
    (bid,) = seen.players[0].bids
    assert (bid.bandit, bid.lot, bid.bills) == ("broker.1", UNKNOWN, [HIDDEN])
    assert seen.players[0].straight_bandits() == ["racketeer.1", "fixer.1"]
    assert seen.players[1].hand == ["plain-1", "blue-2", "red-2", "red-4"]
    assert seen.in_turn() == 1


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"p1_hand": ["plain-2"]},
            'players[1].hand[0]: no bill "plain-2"; did you mean "plain-1"?',
        ),
        ({"p1_vendetta": ["ambsh"]}, 'no Vendetta card "ambsh"; did you mean "ambush"?'),
        ({"p1_bandits": cards("fixer.4")}, 'players[1].bandits[0].id: no bandit "fixer.4"'),
        ({"p1_locations": cards("boss")}, 'players[1].locations[0].id: no location "boss"'),
        ({"p1_bandits": [{"id": "boss"}]}, "players[1].bandits[0].turned: missing"),
        ({"p1_collected": ["gold"]}, 'players[1].collected[0]: no income "gold"'),
        ({"p1_collected": ["color", "color"]}, 'players[1].collected: "color" is there twice'),
        ({"p1_bandits": cards("boss", "boss")}, 'players[1].bandits: "boss" is there twice'),
        ({"p1_corrupter": 4}, "players[1].corrupter: 4 is above 3"),
        ({"verdict": 0}, "verdict: 0 is below 1"),
        ({"verdict": 31}, "verdict: 31 is above 30"),
        ({"month": 7}, "month: 7 is above 6"),
        ({"boss": "in"}, 'boss: "in" is not "waiting" or "out"'),
        ({"lots": [[], [], []]}, "lots: a list of 3, not of 4"),
        ({"lots": [["boss", "broker.6", "fixer.6"], [], [], []]}, "lots[0]: a list of 3"),
        ({"street": ["blue-2"]}, 'street[0]: no card "blue-2"'),
        ({"order": [0, 1]}, "order: must hold every seat once"),
        ({"order": [0, 1, 1]}, "order: must hold every seat once"),
        ({"actors": [0, 1]}, "actors: one seat acts in phase business"),
        ({"pot": ["red-2"]}, "pot: nothing of that in phase business"),
        ({"due": [{"seat": 1, "count": 1}]}, "due: nothing of that in phase business"),
        ({"keeps": KEEPING["keeps"]}, "keeps: nothing of that in phase business"),
        (
            {"p0_bandits": TURNED, "p0_bids": [BID]},
            "players[0].bids: nothing of that in phase business",
        ),
        ({"p0_bribes": 1}, "players[0].bribes: nothing of that in phase business"),
        ({**SHARING, "due": []}, "due: in phase share something is due to others"),
        ({**SHARING, "actors": [1]}, "due: in phase share something is due to others"),
        ({**SHARING, "due": [{"seat": 1, "count": 0}]}, "due[0].count: 0 is below 1"),
        ({**SHARING, "due": SHARING["due"] * 2}, 'due: "seat 1" is there twice'),
        ({**KEEPING, "actors": [1]}, "keeps: in phase keep the owner of the first one acts"),
        ({**KEEPING, "keeps": []}, "keeps: in phase keep the owner of the first one acts"),
        ({"phase": "discard"}, "players[0].hand: who discards has more than 6"),
        (
            {"phase": "auction", "p1_bids": [BID]},
            "players[1].bids[0].bandit: not a bandit of this player",
        ),
        (
            {"phase": "auction", "p0_bandits": TURNED, "p0_bids": [BID, BID]},
            'players[0].bids: "broker.1" is there twice',
        ),
        (
            {"phase": "auction", "p0_bandits": TURNED, "p0_bids": [{**BID, "bills": []}]},
            "players[0].bids[0].bills: a list of 0, at least 1 are needed",
        ),
        (
            {"phase": "auction", "p0_bids": [BID, {**BID, "bandit": "fixer.1"}]},
            'players[0].bids: "lot 1" is there twice',
        ),
    ],
)
def test_what_is_no_position_is_refused(changes: Document, words: str) -> None:
    with pytest.raises(sitdown.BadPosition) as refused:
        GAME.load(json.loads(json.dumps(position(**changes))))
    assert words in str(refused.value)


@pytest.mark.parametrize("lots", [[["yellow-villa"], [], [], []], [[], [], [], []]])
def test_a_position_is_not_asked_whether_a_game_could_have_come_to_it(lots: list[Any]) -> None:
    """Contract, section 12: a bid may lie on a bandit that is not turned, or on an empty lot."""
    document = position(phase="auction", p0_bids=[BID], lots=lots)
    state = GAME.load(document)
    assert state.document() == document
    for seat in (0, 1, None):
        view = state.view(seat)
        assert GAME.imagine(view).view(seat) == view
    while state.phase == "auction":
        state.apply(state.actors[0], {"do": "pass"})
    assert state.phase == "trial"
    assert state.document()["players"][0]["bids"] == []


def deck(**changes: Any) -> Document:
    return {**deepcopy(SMALL_DECK), **changes}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"agents": 3}, "agents: 3 is above 2"),
        ({"abilities": 1}, "abilities: 1 is neither true nor false"),
        ({"timing": "ayn"}, 'timing: no timing "ayn"; did you mean "any"?'),
        ({"verdict_start": 31}, "verdict_start: 31 is above 30"),
        ({"deck": {}}, "deck.money: missing"),
        ({"deck": deck(money=[])}, "deck.money: a list of 0, at least 1 are needed"),
        ({"deck": deck(money=SMALL_DECK["money"][:1])}, "deck.money: only 10 bills, but 3 seats"),
        (
            {"deck": deck(money=SMALL_DECK["money"] + SMALL_DECK["money"][:1])},
            'deck.money: the bill "nickel" is there twice',
        ),
        (
            {"deck": deck(money=[{"kind": "A?", "value": 1, "move": 0, "count": 20}])},
            'deck.money[0].kind: "A?" is no kind; one has lower-case letters, digits and hyphens',
        ),
        (
            {"deck": deck(money=[{"kind": "boss", "value": 1, "move": 0, "count": 20}])},
            'deck.money[0].kind: "boss" is the name of another card',
        ),
        (
            {"deck": deck(money=[{"kind": "nickel.2", "value": 1, "move": 0, "count": 20}])},
            'deck.money[0].kind: "nickel.2" is no kind; one has lower-case letters, digits and',
        ),
        (
            {"deck": deck(locations=[{**SMALL_DECK["locations"][0], "id": "pier.two"}])},
            'deck.locations[0].id: "pier.two" is no id; one is a kind, maybe with a dot and a',
        ),
        (
            {"deck": deck(locations=[{**SMALL_DECK["locations"][0], "id": "prosecutor.1"}])},
            'deck.locations[0].id: "prosecutor" is the name of another card',
        ),
        ({"deck": deck(vendetta={"hits": 1})}, 'deck.vendetta.hits: no Vendetta card "hits"'),
        ({"deck": deck(bandits={"boss": 1})}, 'deck.bandits.boss: no kind of bandit "boss"'),
        (
            {"deck": deck(investigators=SMALL_DECK["investigators"] * 2)},
            'deck.investigators: the investigator "prosecutor" is there twice',
        ),
        (
            {"deck": deck(locations=SMALL_DECK["locations"][1:])},
            "deck.locations: only 5 of them are marked `start`, but 3 seats start with 2 each",
        ),
        (
            {"deck": deck(locations=SMALL_DECK["locations"] + SMALL_DECK["locations"][:1])},
            'deck.locations: the location "pier" is there twice',
        ),
        (
            {
                "deck": deck(
                    locations=[{**SMALL_DECK["locations"][0], "businesses": ["loans", "loans"]}]
                )
            },
            'deck.locations[0].businesses: the business "loans" is there twice',
        ),
    ],
)
def test_options_that_the_game_does_not_take(options: Document, words: str) -> None:
    with pytest.raises(sitdown.BadOptions) as refused:
        GAME.new(3, **options)
    assert words in str(refused.value)


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    """VE-1.1"""
    with pytest.raises(sitdown.BadOptions, match="vendetta is for 3 to 5 players"):
        GAME.new(players)


def test_a_deck_brought_along_has_its_own_bills_places_and_prices() -> None:
    """VE-1.4 to VE-1.6  A whole game with new kinds, saved and loaded at every step."""
    state = GAME.new(3, seed=5, deck=SMALL_DECK)
    given = state.document()["options"]["deck"]
    assert given == SMALL_DECK
    steps = 0
    while state.result is None:
        check(state)
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(seat, legal[(7 * steps) % len(legal)])
        state = GAME.load(json.loads(json.dumps(state.document())))
        steps += 1
    check(state)


def test_two_locations_of_one_kind_are_told_apart_by_a_number() -> None:
    """Contract, section 2: the kind, a dot and a number."""
    first = SMALL_DECK["locations"][0]
    twins = [{**first, "id": f"pier.{number}"} for number in range(1, 8)]
    state = GAME.new(3, deck=deck(locations=twins))
    owned = [card["id"] for player in state.document()["players"] for card in player["locations"]]
    assert set(owned) < {"pier.1", "pier.2", "pier.3", "pier.4", "pier.5", "pier.6", "pier.7"}
    assert GAME.load(state.document()) == state


def test_a_bill_may_be_worth_the_whole_track_and_more() -> None:
    """VE-7.1  Only the sum counts, and where the marker stops."""
    money = [
        {"kind": "pardon", "value": 9, "move": -40, "count": 10},
        {"kind": "rope", "value": 9, "move": 50, "count": 10},
    ]
    document = GAME.new(3, deck=deck(money=money)).document()
    document.update(phase="trial", month=6, boss="out", verdict=20, lots=[[], [], [], []])
    document["corruption"] = [{"seat": 0, "card": "pardon"}, {"seat": 1, "card": "rope"}]
    state = GAME.load(document)
    for seat in state.document()["order"]:
        state.apply(seat, {"do": "pass"})
    assert state.result is not None
    assert state.result["verdict"] == 30


def test_a_document_that_is_changed_leaves_the_game_alone() -> None:
    state = GAME.new(3, deck=SMALL_DECK)
    document = state.document()
    document["options"]["deck"]["money"].clear()
    document["players"][0]["hand"].clear()
    document["lots"][0].append("boss")
    assert state.document() != document
    assert GAME.load(state.document()) == state


def test_a_view_that_is_changed_after_it_was_seen_leaves_the_game_alone() -> None:
    view = GAME.new(3, deck=SMALL_DECK).view(0)
    GAME.declared.clear()
    GAME.see(view)
    view["options"]["deck"]["money"].clear()
    assert GAME.new(3, deck=SMALL_DECK).document()["options"]["deck"] == SMALL_DECK
