"""VE-3: dues and the pot, the first-player card, refusals."""

from __future__ import annotations

from .tables import cards, names, play, refusal, table

COLLECT = {"do": "collect", "bandit": "broker.1", "location": "green-casino", "by": "casino"}


def test_who_collects_needs_an_own_unturned_bandit() -> None:
    """VE-2.4, VE-3.1"""
    state = table(p0_bandits=cards("racketeer.1*", "broker.1", "fixer.1"))
    words = refusal(state, 0, {**COLLECT, "bandit": "racketeer.1"})
    assert words == "collect: racketeer.1 is turned already (unturned: broker.1, fixer.1)"
    words = refusal(state, 0, {**COLLECT, "bandit": "broker.2"})
    assert words.startswith('collect: you have no bandit "broker.2" (racketeer.1, ')


def test_a_location_pays_only_by_what_it_shows() -> None:
    """VE-3.1"""
    state = table(p0_locations=cards("green-casino", "yellow-liquor*"))
    words = refusal(state, 0, {**COLLECT, "by": "loans"})
    assert words == "collect: green-casino has no loans, it has green, casino"
    words = refusal(state, 0, {**COLLECT, "location": "yellow-liquor", "by": "liquor"})
    assert words == "collect: yellow-liquor is turned already (unturned: green-casino)"
    words = refusal(state, 0, {**COLLECT, "location": "white-casino"})
    assert words == 'collect: you have no location "white-casino" (green-casino, yellow-liquor)'


def test_an_income_is_used_once_a_month() -> None:
    """VE-3.2"""
    state = table(p0_collected=["casino"])
    words = refusal(state, 0, COLLECT)
    assert words == "collect: once a month by each income; this month you used casino"


def test_what_is_due_runs_clockwise_from_the_collector() -> None:
    """VE-3.5"""
    state = table(
        actors=[1],
        p0_locations=cards("green-casino", "green-villa"),
        p2_locations=cards("green-loans"),
    )
    play(
        state,
        (1, {"do": "collect", "bandit": "fixer.2", "location": "green-liquor", "by": "green"}),
    )
    assert [(due.seat, due.count) for due in state.due] == [(2, 1), (0, 2)]
    assert len(state.pot) == 4


def test_the_first_player_card_is_given_by_its_holder_once_a_month() -> None:
    """VE-3.8"""
    state = table(first=1)
    play(state, (0, COLLECT))
    words = refusal(state, 0, {"do": "give-first"})
    assert words == "give-first: seat 1 holds the first-player card"
    state = table(first_moved=True)
    play(state, (0, COLLECT))
    words = refusal(state, 0, {"do": "give-first"})
    assert words == "give-first: the card has changed hands this month already"


def test_a_bill_that_is_not_in_the_pot_cannot_be_given() -> None:
    """VE-3.10"""
    state = table(money=["plain-1", "plain-1", "red-2"])
    play(state, (0, COLLECT))
    words = refusal(state, 0, {"do": "give", "card": "blue-4"})
    assert words == 'give: no "blue-4" there (the pot: plain-1, plain-1, red-2)'


def test_a_turn_can_end_with_the_answer_of_a_share() -> None:
    """VE-2.5  Once the last due is settled, whoever cannot go on is passed over."""
    state = table(p0_bandits=cards("racketeer.1*", "broker.1", "fixer.1*"))
    events = play(state, (0, COLLECT), (0, {"do": "withhold"}), (0, {"do": "withhold"}))
    assert names(events) == ["withheld", "vendetta", "skipped"]
    assert state.actors == (1,)


def test_time_runs_out_while_bills_are_shared() -> None:
    """The default is to give the first kind, and to withhold where nothing is left to give."""
    state = table(money=["red-2", "plain-1"], discard=[])
    play(state, (0, COLLECT))
    default = state.default(0)
    assert default is not None
    assert default.document() == {"do": "give", "card": "plain-1"}
    play(state, (0, {"do": "give", "card": "plain-1"}))
    state.pot = []
    default = state.default(0)
    assert default is not None
    assert default.document() == {"do": "withhold"}
