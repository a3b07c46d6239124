"""What a seat cannot know, and what it can work out all the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sitdown.games.wallet.components import kind
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import HIDDEN, UNKNOWN, BadPosition
from sitdown.kernel.form import Document

from .tables import GAME, GUILTY, position, table


def imagined(view: Document, seed: int) -> Wallet:
    state = GAME.imagine(view, seed=seed)
    assert isinstance(state, Wallet)
    return state


def test_nobody_sees_into_the_wallet_not_even_who_put_a_card_there() -> None:
    """WA-R9"""
    state = table(["ivanov", "badge"], ["blonde"], ["policeman"])
    state.apply(0, {"do": "put", "card": "badge", "at": "top"})
    for seat in (0, 1, 2, None):
        assert state.view(seat)["wallet"] == ["?"] * 6


def test_what_a_view_hides_is_unknown_in_the_state_seen_through_it() -> None:
    hidden = {"special": "double-bottom", "card": "badge"}
    deposit = {"special": "atm", "card": "euro-50"}
    guilty: Document = {f"p{seat}_verdict": GUILTY for seat in range(3)}
    officer = {"identity": "policeman", "guilty": False, "reasons": []}
    state = GAME.see(
        table(
            ["policeman", "badge"],
            ["blonde"],
            ["ivanov", "ivanov"],
            phase="police",
            time_left=0,
            actions_left=0,
            pending={"queue": [0]},
            p1_front=[hidden, deposit],
            **{**guilty, "p0_verdict": officer, "p0_revealed": True},
        ).view(2)
    )
    assert isinstance(state, Wallet)
    assert state.queue() == [0]
    assert set(state.wallet + state.players[1].hand) == {HIDDEN}
    assert set(state.bag + state.players[1].tokens) == {UNKNOWN}
    assert [front.card for front in state.players[1].front] == [HIDDEN, "euro-50"]
    assert state.players[1].verdict is None
    assert state.players[0].judged().is_innocent("policeman")
    assert state.players[2].judged().guilty


def test_every_card_may_be_anywhere() -> None:
    view = GAME.new(3, seed=1).view(0)
    tops = Counter(imagined(view, seed).wallet[0] for seed in range(150))
    hands = Counter(card for seed in range(150) for card in imagined(view, seed).players[1].hand)
    assert len(tops) > 20
    assert len(hands) > 30


def test_a_card_given_face_down_is_known_to_two() -> None:
    state = table(["ivanov", "badge"], ["blonde"], ["policeman"], specials=[["give-card"]])
    told = state.apply(0, {"do": "play", "special": "give-card", "target": 1, "card": "badge"})
    gave = next(event for event in told if event.name == "gave")
    cards = [gave.told(seat)["card"] for seat in (0, 1, 2, None)]
    assert cards == ["badge", "badge", "?", "?"]
    played = next(event for event in told if event.name == "played")
    assert played.document() == {
        "event": "played",
        "seat": 0,
        "special": "give-card",
        "target": 1,
    }


def test_spares_that_are_not_known_are_imagined_as_what_can_be_left() -> None:
    state = table(["euro-300"], ["rouble-300"], ["ivanov"])
    state.apply(0, {"do": "buy", "pay": ["euro-300"]})
    state.apply(0, {"do": "choose", "passport": "millionaire"})
    found = {tuple(imagined(state.view(1), seed).spares) for seed in range(80)}
    assert len(found) == 5  # any one of the five may be gone
    assert all(len(set(spares)) == 4 for spares in found)


def test_in_the_first_round_everybody_has_a_token_of_one() -> None:
    """WA-2.2: it is no secret, though the view shows a question mark."""
    view = GAME.new(4, seed=2).view(1)
    assert view["players"][0]["tokens"] == ["?"]
    for seed in range(10):
        assert [player.tokens for player in imagined(view, seed).players] == [[1]] * 4


def test_who_has_never_lost_keeps_its_first_token() -> None:
    outcome = {
        "hand": [],
        "front": [],
        "loot": [],
        "coin": 1,
        "identity": "ivanov",
        "guilty": False,
        "reasons": [],
        "wealth": 1,
        "rank": 1,
        "tokens": 2,
    }
    lost = {**outcome, **GUILTY, "wealth": None, "rank": None, "tokens": -1}
    document = position(
        ["ivanov"],
        ["blonde"],
        ["policeman"],
        round=3,
        last_round={"round": 2, "players": [outcome, outcome, lost]},
        p1_tokens=[1, 2, 3],
        p2_tokens=[2, 3],
        bag=[1] * 15 + [2] * 10 + [3] * 6,
    )
    view = GAME.load(document).view(0)
    firsts = [imagined(view, seed).players for seed in range(60)]
    assert all(1 in players[1].tokens for players in firsts)
    assert any(1 not in players[2].tokens for players in firsts)


def test_who_plays_a_pool_is_imagined_with_money() -> None:
    """WA-7.5"""
    state = table(["ivanov"], ["euro-50"], active=1, phase="pool", actors=[1, 0])
    hands = {imagined(state.view(0), seed).players[1].hand[0] for seed in range(60)}
    assert len(hands) > 15
    assert all(kind(card).is_money for card in hands)


def test_who_laid_nothing_into_a_pool_is_imagined_without_money() -> None:
    """WA-7.5: only who has no money card lays none."""
    state = table(
        ["ivanov"],
        ["blonde", "badge", "plastic"],
        ["euro-20"],
        phase="pool-pick",
        pending={"laid": ["euro-50", None, "euro-100"]},
    )
    for view in (state.view(0), state.view(None)):
        tables = [imagined(view, seed) for seed in range(60)]
        hands = [one.players[1].hand for one in tables]
        assert not [card for hand in hands for card in hand if kind(card).is_money]
        assert len({tuple(hand) for hand in hands}) > 15
        assert len({one.players[2].hand[0] for one in tables}) > 10


WITHDRAWN: Document = {"special": "atm", "card": None}
HIDDEN_CARD: Document = {"special": "double-bottom", "card": "euro-20"}
CHANGED: Document = {"special": "exchange", "card": "euro-20", "currency": "rouble"}


def withdrawal(hand: list[str], *front: Document, **changes: Any) -> list[Wallet]:
    """Tables that seat 0 can imagine when these cards lie in front of seat 1."""
    end = {"phase": "last-cards", "pending": {"queue": [0]}, "time_left": 0, "actions_left": 0}
    specials = [["pool"], []]
    own = {**end, "specials": specials, "p1_front": list(front), **changes}
    view = table(["ivanov"], hand, **own).view(0)
    return [imagined(view, seed) for seed in range(60)]


def has_a_note(state: Wallet) -> bool:
    return any(kind(card).is_note for card in state.players[1].hand)


def test_who_withdrew_a_note_is_imagined_with_it() -> None:
    """WA-8.7: while the wallet holds cards, a note was found."""
    tables = withdrawal(["euro-20"], WITHDRAWN)
    assert all(has_a_note(one) for one in tables)
    assert len({one.players[1].hand[0] for one in tables}) > 10
    tables = withdrawal(["euro-20"], CHANGED, WITHDRAWN)
    assert all(has_a_note(one) for one in tables)


def test_a_note_that_was_withdrawn_may_lie_in_front() -> None:
    tables = withdrawal(["euro-20"], WITHDRAWN, CHANGED)
    assert not all(has_a_note(one) for one in tables)
    tables = withdrawal(["euro-20"], WITHDRAWN, HIDDEN_CARD)
    assert not all(has_a_note(one) for one in tables)
    under = [one.players[1].front[1].card for one in tables if not has_a_note(one)]
    assert under
    assert all(card is not None and kind(card).is_note for card in under)


def test_an_emptied_wallet_may_have_held_no_note() -> None:
    assert not all(has_a_note(one) for one in withdrawal(["badge"], WITHDRAWN, wallet=[]))


def test_no_officer_is_imagined_in_hiding() -> None:
    """WA-10.1: officers have shown themselves."""
    options = {
        "deck": {
            "main": [{"card": card, "number": 2} for card in ["policeman"] * 12 + ["badge"] * 12],
            "spares": ["ivanov"],
            "specials": ["swap"] * 6,
            "tokens": [1] * 6,
        }
    }
    officer = {"identity": "policeman", "guilty": False, "reasons": []}
    crowd = {"identity": None, "guilty": True, "reasons": ["too-many-passports"]}
    document = position(
        ["policeman", "badge"],
        ["policeman", "policeman"],
        ["policeman", "policeman"],
        options=options,
        phase="police",
        pending={"queue": [0]},
        time_left=0,
        actions_left=0,
        p0_verdict=officer,
        p0_revealed=True,
        p1_verdict=crowd,
        p2_verdict=crowd,
    )
    view = GAME.load(document).view(0)
    verdicts = [imagined(view, seed).players[1].judged() for seed in range(60)]
    assert len({tuple(one.reasons) for one in verdicts}) > 1
    assert all(one.guilty or one.identity != "policeman" for one in verdicts)


def test_a_view_with_an_unknown_card_is_refused_in_words() -> None:
    view = table(["ivanov"], ["blonde"]).view(0)
    view["players"][1]["front"] = [{"special": "atm", "card": "eruo-50"}]
    with pytest.raises(BadPosition, match=r'not a view of wallet: no card "eruo-50"'):
        GAME.imagine(view)


def test_a_view_that_hides_a_choice_of_nothing_is_refused_in_words() -> None:
    guilty: Document = {f"p{seat}_verdict": GUILTY for seat in range(2)}
    over = {"phase": "forfeit", "time_left": 0, "actions_left": 0, **guilty}
    view = table(["ivanov"] * 2, ["blonde"] * 2, actors=[0, 1], **over).view(0)
    view["players"][1]["tokens"] = []
    view["players"][1]["sealed"] = HIDDEN
    with pytest.raises(BadPosition, match=r"not a view of wallet: nothing can be hidden there"):
        GAME.imagine(view)


def test_a_view_that_does_not_add_up_is_imagined_all_the_same() -> None:
    state = table(["ivanov"] * 9, ["blonde"] * 9, ["policeman"])
    assert imagined(state.view(2), 1).view(2) == state.view(2)
