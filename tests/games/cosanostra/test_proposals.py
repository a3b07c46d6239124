"""Offers worth trying: what both sides would say yes to, and only while one plans."""

from __future__ import annotations

import sitdown
from sitdown.bots import Company, bot
from sitdown.games.cosanostra.advice.proposals import proposals
from sitdown.games.cosanostra.deals import Accept, MakeOffer
from sitdown.kernel import Look, State

GAME = sitdown.load("cosanostra")


def planning(round: int) -> State:
    """The first plan of a round, among cautious ones."""
    state = GAME.new(3, seed=1)
    company = Company(GAME, {seat: bot("cautious", seat) for seat in range(3)})
    while (move := company.move(state)) is not None:
        if state.phase == "plan" and getattr(state, "round", 0) == round:
            return state
        company.act(state, *move)
    raise AssertionError(f"no plan in round {round}")


def test_every_offer_is_one_that_the_other_would_take() -> None:
    hints = GAME.hints
    assert hints is not None
    assert hints.reply is not None
    for round in (3, 4):
        state = planning(round)
        seat = state.actors[0]
        found = proposals(Look.at(GAME, state, seat))
        assert found
        for action in found:
            assert isinstance(action, MakeOffer)
            after = state.copy()
            after.apply(seat, action)
            look = Look.at(GAME, after, action.to)
            assert isinstance(hints.reply(look, bot("cautious").luck), Accept)


def test_in_the_last_round_a_gangster_is_worth_what_the_most_of_them_bring() -> None:
    state = planning(4)
    found = proposals(Look.at(GAME, state, state.actors[0]))
    assert any(one.take.gangsters for one in found if isinstance(one, MakeOffer))


def test_nobody_offers_out_of_turn_or_twice_at_once() -> None:
    state = planning(4)
    seat = state.actors[0]
    assert proposals(Look.at(GAME, state, (seat + 1) % 3)) == []
    first = proposals(Look.at(GAME, state, seat))[0]
    state.apply(seat, first)
    assert proposals(Look.at(GAME, state, seat)) == []
