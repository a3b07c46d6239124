"""Candidates for a proposal: what the hints would say first, all of it kept to the card."""

from __future__ import annotations

import sitdown
from sitdown.games.gentlemen.actions import Offer
from sitdown.games.gentlemen.advice.proposals import MOST, proposals
from sitdown.games.gentlemen.advice.thinking.bargain import Bargain
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Look

GAME = sitdown.load("gentlemen")


def test_a_dealer_has_the_best_of_the_hints_and_others_that_the_card_can_pay() -> None:
    for seed in range(5):
        state = GAME.new(5, seed=seed)
        assert isinstance(state, Gentlemen)
        found = proposals(Look.at(GAME, state, state.dealer))
        assert found[0] == Offer(*Bargain(state).best())
        assert 20 < len(found) <= MOST
        assert len(set(found)) > 20
        for one in found:
            state.check(state.dealer, one)


def test_who_has_nothing_to_propose_has_no_candidates() -> None:
    state = GAME.new(5, seed=1)
    assert isinstance(state, Gentlemen)
    assert proposals(Look.at(GAME, state, (state.dealer + 1) % 5)) == []
