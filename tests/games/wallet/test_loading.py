"""What is not a position of Wallet, and what options it does not take."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sitdown.games.wallet.position import Wallet
from sitdown.kernel import BadOptions, BadPosition
from sitdown.kernel.form import Document

from .tables import GAME, GUILTY, INNOCENT, position, table

HANDS = (["ivanov", "euro-50"], ["blonde", "jewel-40"], ["policeman"])
END: Document = {"time_left": 0, "actions_left": 0}
POOL: Document = {"phase": "pool", "actors": [0, 1, 2]}
PASSING: Document = {
    "phase": "pass-cards",
    "actors": [0, 1, 2],
    "pending": {"direction": "right"},
}
SWAP: Document = {"phase": "swap", "actors": [0, 2], "pending": {"target": 2}}
SPOT: Document = {"phase": "spot-check", "pending": {"target": 1, "card": "badge"}}
REQUEST: Document = {"phase": "request", "actors": [1], "pending": {"target": 1, "face": 50}}
EXTRA: Document = {
    "phase": "extra-time",
    "specials": [["atm"], [], ["swap"]],
    "actors": [0, 2],
    **END,
}
ACTION: Document = {"phase": "extra-action", "pending": {"queue": [0, 2]}, **END}
LAST: Document = {
    "phase": "last-cards",
    "pending": {"queue": [0, 2]},
    "specials": [["atm"], [], ["swap"]],
    **END,
}
JUDGED: Document = {**END, "p0_verdict": INNOCENT, "p1_verdict": GUILTY, "p2_verdict": GUILTY}
FORFEIT: Document = {**JUDGED, "phase": "forfeit", "actors": [1, 2]}
POLICE: Document = {
    **JUDGED,
    "phase": "police",
    "pending": {"queue": [2]},
    "actors": [2],
    "p2_verdict": {**INNOCENT, "identity": "policeman"},
}
PLASTIC: Document = {**JUDGED, "phase": "plastic", "pending": {"queue": [0]}}
RESULT: Document = {
    "scores": [1, 1, 1],
    "winners": [0, 1, 2],
    "places": [[0, 1, 2]],
    "tokens": [1, 1, 1],
}
OVER: Document = {**JUDGED, "phase": "over", "actors": [], "round": 3, "result": RESULT}
EVERY = [
    {},
    {"phase": "passport"},
    {"phase": "passport", "pending": {"queue": [0]}, **END},
    {"phase": "birthday", "pending": {"cards": ["badge", "badge", "ivanov"]}},
    POOL,
    {"phase": "pool-pick", "pending": {"laid": ["euro-50", None, None]}},
    PASSING,
    SWAP,
    SPOT,
    REQUEST,
    EXTRA,
    ACTION,
    LAST,
    POLICE,
    PLASTIC,
    FORFEIT,
    OVER,
]


@pytest.mark.parametrize("changes", EVERY)
def test_a_position_of_each_phase_loads(changes: Document) -> None:
    document = json.loads(json.dumps(position(*HANDS, **changes)))
    assert GAME.load(document).document()["phase"] == document["phase"]


@pytest.mark.parametrize("changes", EVERY)
def test_a_position_of_each_phase_is_seen_through_a_view(changes: Document) -> None:
    state = table(*HANDS, **changes)
    for seat in (0, 1, 2, None):
        seen = GAME.see(state.view(seat))
        assert isinstance(seen, Wallet)
        assert type(seen.pending) is type(state.pending)
        assert (seen.phase, seen.actors) == (state.phase, state.actors)
        assert [len(player.hand) for player in seen.players] == [
            len(player.hand) for player in state.players
        ]


def test_what_may_be_null_may_be_missing() -> None:
    document = position(*HANDS)
    for field in ("pending", "last_round", "result"):
        del document[field]
    for player in document["players"]:
        del player["verdict"], player["sealed"]
    assert GAME.load(document) == GAME.load(position(*HANDS))


def front(*items: Document) -> Document:
    return {**LAST, "p0_front": list(items)}


WRONG: list[tuple[Document, str]] = [
    ({"p1_hand": ["euro-50", "eruo-50"]}, 'players[1].hand[1]: no card "eruo-50"; did you mean'),
    ({"p1_hand": ["euro-0"]}, 'players[1].hand[0]: no card "euro-0": a face is a whole number'),
    ({"p1_hand": ["euro-10001"]}, "a face is a whole number from 1 to 10000"),
    ({"p1_hand": ["euro-050"]}, "a face is a whole number from 1 to 10000"),
    ({"p1_hand": ["euro"]}, 'players[1].hand[0]: no card "euro"'),
    ({"p1_hand": [7]}, "players[1].hand[0]: 7 is not a card"),
    ({"p1_specials": ["pol"]}, 'players[1].specials[0]: no special card "pol"'),
    ({"p1_coin": 3}, "players[1].coin: 3 is not 1 or 2 or 5 or 7 or 10 or 20 or 50"),
    ({"p1_tokens": [0]}, "players[1].tokens[0]: 0 is below 1"),
    ({"p1_loot": ["badge"]}, "players[1].loot[0]: badge is neither a note nor a jewel"),
    ({"spares": ["badge"]}, 'spares[0]: no passport "badge"'),
    ({"spares_known": [0, 0]}, "spares_known: one is there twice"),
    ({"spares_known": [3]}, "spares_known[0]: no seat 3 at this table"),
    ({"time_left": 7}, "time_left: 7 is above 6"),
    ({"round": 4}, "round: 4 is above 3"),
    ({"lap": 0}, "lap: 0 is below 1"),
    ({"first": 3}, "first: no seat 3 at this table"),
    ({"walet": []}, 'no field "walet" here; did you mean "wallet"?'),
    ({"actors": [1]}, "actors: in turn these are to act: [0]"),
    ({"actors": [0, 1]}, "actors: one seat acts in phase turn"),
    ({"actions_left": 0}, "actions_left: an action is still to be done in a turn"),
    ({"time_left": 0}, "time_left: the last time card ended the round, so not phase turn"),
    ({"pending": {"queue": [0]}}, "pending: must be null in phase turn"),
    ({"p0_verdict": INNOCENT}, "players[0].verdict: must be null in phase turn"),
    ({"p0_sealed": {"do": "flip"}}, "players[0].sealed: no answer is sealed in phase turn"),
    ({"phase": "passport", "spares": []}, "spares: there must be a passport to choose"),
    ({"phase": "passport", **END}, "time_left: the last time card ended the round"),
    ({"phase": "passport", "pending": {"queue": [0]}}, "time_left: no time is left"),
    ({"phase": "birthday"}, "pending: missing in phase birthday"),
    ({"phase": "birthday", "pending": {"cards": []}}, "pending.cards: a list of 0, not of 3"),
    ({**POOL, "actors": [1, 2, 0]}, "actors: in pool these are to act: [0, 1, 2]"),
    ({**POOL, "p0_hand": ["ivanov"]}, "players[0].hand: who plays the pool has a money card"),
    (
        {**POOL, "actors": [0, 2], "p1_sealed": {"do": "lay", "card": "blonde"}},
        "players[1].sealed: lay: lay a note or a jewel of your hand",
    ),
    (
        {**POOL, "actors": [0, 2], "p1_sealed": {"do": "flip"}},
        "players[1].sealed: not an answer of phase pool",
    ),
    (
        {**POOL, "actors": [0, 2], "p1_sealed": {"do": "fly"}},
        'players[1].sealed: no action "fly" in this game',
    ),
    (
        {**POOL, "p1_sealed": {"do": "lay", "card": "jewel-40"}},
        "players[1].sealed: an answer, though the seat is still to act",
    ),
    (
        {"phase": "pool-pick", "pending": {"laid": [None, "jewel-40", None]}},
        "pending.laid[0]: who plays the pool lays a card",
    ),
    ({"phase": "pool-pick", "pending": {"laid": ["euro-50"]}}, "pending.laid: a list of 1"),
    ({**PASSING, "pending": {"direction": "up"}}, 'pending.direction: "up" is not "left" or'),
    ({**SWAP, "pending": {"target": 0}, "actors": [0]}, "pending.target: a target is another"),
    ({**SWAP, "actors": [0, 2], "p2_hand": []}, "players[2].hand: a card to swap is needed"),
    ({**SPOT, "pending": {"target": 0, "card": "badge"}}, "pending.target: a target is another"),
    ({**REQUEST, "actors": [0]}, "actors: in request these are to act: [1]"),
    (
        {**REQUEST, "pending": {"target": 1, "face": 50, "type": "euro"}},
        'pending: no field "type" here',
    ),
    ({**REQUEST, "pending": {"target": 1}}, "pending: not what is needed in phase request"),
    ({**REQUEST, "pending": {"who": 1}}, "pending: none of cards, laid, direction, queue"),
    (
        {**EXTRA, "actors": [0], "p2_sealed": {"do": "pass"}, "specials": [["atm"], [], []]},
        "actors: in extra-time these are to act: [0]",
    ),
    ({**EXTRA, "actors": [0, 1, 2]}, "actors: in extra-time these are to act: [0, 2]"),
    ({**ACTION, "actors": [2]}, "actors: in extra-action these are to act: [0]"),
    ({**ACTION, "pending": {"queue": []}}, "pending.queue: a list of 0, at least 1 are needed"),
    ({**ACTION, "pending": {"queue": [0, 0]}}, "pending.queue: one is there twice"),
    ({**ACTION, "p0_hand": [], "wallet": []}, "actors: it has neither a card in hand nor in"),
    ({**LAST, "pending": {"queue": [0, 1]}}, "pending.queue: seat 1 has no special face down"),
    ({**LAST, "time_left": 2}, "time_left: no time is left in phase last-cards"),
    (front({"special": "pool", "card": "badge"}), 'front[0].special: "pool" is not one of'),
    (front({"special": ["atm"], "card": None}), "front[0].special: a list of 1 is not one of"),
    (front({"special": "double-bottom", "card": None}), "front[0].card: null is not a card"),
    (front({"special": "atm", "card": "badge"}), "front[0].card: badge is no note"),
    (front({"special": "atm", "card": None, "currency": "euro"}), 'no field "currency" here'),
    (front({"special": "exchange", "card": "euro-50"}), "front[0].currency: missing"),
    ({**FORFEIT, "p0_verdict": None}, "players[0].verdict: must be fixed in phase forfeit"),
    (
        {**FORFEIT, "p0_verdict": {**GUILTY, "reasons": []}},
        "players[0].verdict.guilty: guilty exactly if there are reasons",
    ),
    ({**FORFEIT, "p1_tokens": []}, "actors: in forfeit these are to act: [2]"),
    ({**PLASTIC, "pending": {"queue": [1]}, "actors": [1]}, "queue: seat 1 is no innocent ivanov"),
    ({**PLASTIC, "phase": "police"}, "pending.queue: seat 0 is no innocent policeman"),
    ({**PLASTIC, "wallet": []}, "wallet: nobody draws from an empty wallet"),
    ({**OVER, "result": {**RESULT, "scores": [1]}}, "result.scores: a list of 1, not of 3"),
    ({**OVER, "pending": {"queue": [0]}}, "pending: must be null in phase over"),
    ({**OVER, "time_left": 1}, "time_left: no time is left in phase over"),
    ({**OVER, "p1_verdict": None}, "players[1].verdict: must be fixed in phase over"),
    ({**OVER, "result": None}, "result: missing, though the game is over"),
]


@pytest.mark.parametrize(("changes", "words"), WRONG)
def test_what_is_no_position_is_refused_in_words(changes: Document, words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(position(*HANDS, **changes))
    assert words in str(refused.value)


def deck(**changes: Any) -> Document:
    made: Document = {
        "main": [{"card": "euro-100", "number": 2}] * 11,
        "spares": [],
        "specials": ["pool"] * 4,
        "tokens": [1, 1],
    }
    return {**made, **changes}


def test_the_smallest_deck_for_two_is_taken() -> None:
    state = GAME.new(2, deck=deck())
    assert len(state.document()["wallet"]) == 1
    assert state.document()["options"]["deck"] == deck()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"specials_per_turn": 3}, "specials_per_turn: 3 is not 1 or 2"),
        ({"specials_per_turn": True}, "specials_per_turn: true is not 1 or 2"),
        ({"balanced_deck": 1}, "balanced_deck: 1 is neither true nor false"),
        ({"deck": {"main": []}}, "deck.spares: missing"),
        ({"deck": deck(main=[])}, "deck.main: 0 cards in play, at least 11 are needed"),
        (
            {"deck": deck(main=[{"card": "badge", "number": 3}] * 20)},
            "deck.main: 0 cards in play, at least 11 are needed at this table",
        ),
        ({"deck": deck(main=[{"card": "badge", "number": 8}])}, "deck.main[0].number: 8 is above"),
        ({"deck": deck(specials=["pool"])}, "deck.specials: 1 special cards, at least 4"),
        ({"deck": deck(tokens=[1, 2, 3])}, "deck.tokens: 1 tokens of 1, at least 2"),
        ({"deck": deck(tokens=[1, 1, 0])}, "deck.tokens[2]: 0 is below 1"),
        ({"deck": deck(spares=["badge"])}, 'deck.spares[0]: no passport "badge"'),
        ({"deck": deck(coins=[])}, 'deck: no field "coins" here'),
    ],
)
def test_options_are_refused_in_words(options: Document, words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(2, **options)
    assert words in str(refused.value)


def test_two_to_seven_sit_down() -> None:
    for players in (1, 8):
        with pytest.raises(BadOptions, match="wallet is for 2 to 7 players"):
            GAME.new(players)
