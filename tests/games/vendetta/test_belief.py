"""What others may have slipped the jury: players who know their side pay for no other."""

from __future__ import annotations

import sitdown
from sitdown.bots import Company, bot
from sitdown.bots.search import SearchEffort, WorldTrial
from sitdown.games.vendetta.advice.thinking.weighing import pull
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import HIDDEN, Look, State

GAME = sitdown.load("vendetta")
SOME = 4


def with_bribes(seed: int) -> Look:
    """A position with some bills in the pile that its actor has not slipped there."""
    state = GAME.new(3, seed=seed)
    assert isinstance(state, Vendetta)
    company = Company(GAME, {seat: bot("cautious", f"{seed}/{seat}") for seat in range(3)})
    while True:
        move = company.move(state)
        assert move is not None
        look = Look.at(GAME, state, move.seat)
        if len(hidden(look)) >= SOME:
            return look
        company.act(state, *move)


def hidden(look: Look) -> list[int]:
    assert isinstance(look.state, Vendetta)
    return [place for place, bill in enumerate(look.state.corruption) if bill.card == HIDDEN]


def harmful(world: State, look: Look) -> int:
    assert isinstance(world, Vendetta)
    bills = [world.corruption[place] for place in hidden(look)]
    return sum(pull(world, bill.seat, bill.card) <= 0 for bill in bills)


def test_a_search_looks_into_worlds_in_which_nobody_pays_for_the_other_side() -> None:
    for seed in range(3):
        look = with_bribes(seed)
        trial = WorldTrial(look, seed, SearchEffort(), None)
        assert sum(harmful(look.imagine(f"{number}"), look) for number in range(4)) > 0
        assert sum(harmful(trial.world(number), look) for number in range(4)) == 0


def test_own_bills_and_all_others_stay_what_they_are() -> None:
    for seed in range(3):
        look = with_bribes(seed)
        world = WorldTrial(look, seed, SearchEffort(), None).world(1)
        assert world.view(look.seat) == look.view
