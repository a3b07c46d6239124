"""VE-4: bids and lots, and what nobody gets to see of them."""

from __future__ import annotations

from sitdown.kernel.form import Document

from .tables import cards, names, play, refusal, table

LOTS = [["yellow-villa"], ["broker.6"], ["prosecutor.1"], []]
BIDDERS: Document = {
    "phase": "auction",
    "actors": [2],
    "lots": LOTS,
    "p0_bandits": cards("racketeer.1", "broker.1*", "fixer.1"),
    "p1_bandits": cards("racketeer.2", "broker.2*", "fixer.2"),
}


def bid(bandit: str, lot: int, *bills: str) -> Document:
    return {"bandit": bandit, "lot": lot, "bills": list(bills)}


def test_bids_are_refused_in_words() -> None:
    """VE-4.1, VE-4.2, VE-4.3"""
    state = table(phase="auction", lots=LOTS, p0_hand=["plain-1", "red-2"])
    play(state, (0, {"do": "bid", "bandit": "broker.1", "lot": 1, "card": "plain-1"}))
    again = {"do": "bid", "bandit": "fixer.1", "lot": 1, "card": "red-2"}
    assert refusal(state, 0, again) == "bid: you have a bid on lot 1; raise it instead"
    assert refusal(state, 0, {**again, "lot": 4}) == "bid: lot 4 is empty"
    assert refusal(state, 0, {**again, "lot": 5}) == "bid: lot: 5 is above 4"
    words = refusal(state, 0, {**again, "lot": 2, "card": "plain-1"})
    assert words == 'bid: no "plain-1" there (your hand: red-2)'
    words = refusal(state, 0, {"do": "raise", "bandit": "fixer.1", "card": "red-2"})
    assert words == 'raise: "fixer.1" carries no bid of yours (bids: broker.1)'


def test_other_bids_look_alike_whatever_lies_in_them() -> None:
    """VE-4.4  Bandit and number of bills, no more, in views and in what is told."""
    first = table(**{**BIDDERS, "actors": [0]}, p0_hand=["plain-1", "red-4"])
    other = first.copy()
    one = first.apply(0, {"do": "bid", "bandit": "fixer.1", "lot": 1, "card": "plain-1"})
    two = other.apply(0, {"do": "bid", "bandit": "fixer.1", "lot": 3, "card": "red-4"})
    for seat in (1, 2, None):
        assert first.view(seat) == other.view(seat)
        assert [event.told(seat) for event in one] == [event.told(seat) for event in two]
    assert first.view(0) != other.view(0)


def test_a_single_bid_is_never_opened_to_others() -> None:
    """VE-4.6  Whatever the bills were, the others see the same to the end of the auction."""
    worlds = [
        table(**BIDDERS, p0_bids=[bid("broker.1", 1, *bills)], p0_hand=[])
        for bills in (("plain-1", "red-4"), ("blue-2", "blue-2"))
    ]
    told = [world.apply(2, {"do": "pass"}) for world in worlds]
    assert [event.told(1) for event in told[0]] == [event.told(1) for event in told[1]]
    assert worlds[0].view(1) == worlds[1].view(1)
    kept = [
        world.apply(0, {"do": "keep", "card": card})
        for world, card in zip(worlds, ("red-4", "blue-2"), strict=True)
    ]
    assert [event.told(1) for event in kept[0]] == [event.told(1) for event in kept[1]]
    assert worlds[0].view(1) == worlds[1].view(1)


def test_a_price_not_reached_goes_before_a_tie() -> None:
    """VE-4.9"""
    state = table(
        **BIDDERS,
        p0_bids=[bid("broker.1", 3, "plain-1")],
        p1_bids=[bid("broker.2", 3, "plain-1")],
    )
    events = play(state, (2, {"do": "pass"}))
    assert events[3].document() == {"event": "unsold", "lot": 3, "reason": "price"}
    assert names(events)[4:6] == ["vendetta", "vendetta"]


def test_two_single_bids_of_one_seat_are_kept_one_after_the_other() -> None:
    """VE-4.13"""
    state = table(
        **{**BIDDERS, "p0_bandits": cards("racketeer.1*", "broker.1*", "fixer.1")},
        p0_bids=[bid("broker.1", 2, "red-2", "red-4"), bid("racketeer.1", 1, "plain-1", "blue-4")],
        p0_hand=[],
    )
    play(state, (2, {"do": "pass"}))
    assert [single.lot for single in state.keeps] == [1, 2]
    words = refusal(state, 0, {"do": "keep", "card": "red-4"})
    assert words == 'keep: no "red-4" there (your bid: plain-1, blue-4)'
    play(state, (0, {"do": "keep", "card": "blue-4"}), (0, {"do": "keep", "card": "red-4"}))
    assert state.players[0].hand == ["blue-4", "red-4"]
    assert state.phase == "trial"
    assert "broker.6" in state.players[0].bandits
    assert "yellow-villa" in state.players[0].locations


def test_who_may_act_follows_from_what_everybody_sees() -> None:
    """VE-2.5  With all lots empty only who might take revenge is asked in the auction."""
    state = table(lots=[[], [], [], []], p1_vendetta=["agent"])
    events = play(state, (0, {"do": "pass"}), (1, {"do": "pass"}), (2, {"do": "pass"}))
    assert names(events) == ["passed", "phase", "skipped"]
    assert (state.phase, state.actors) == ("auction", (1,))
