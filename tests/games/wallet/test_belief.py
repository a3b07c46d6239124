"""What others may hold: the worlds that a search looks into are those that players come to."""

from __future__ import annotations

from sitdown.bots import Company, bot
from sitdown.bots.search import SearchEffort, WorldTrial
from sitdown.games.wallet.advice.belief import plausible, promise
from sitdown.games.wallet.advice.thinking.choosing import Thought
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Look

from .tables import GAME, table


def in_lap(lap: int, seed: int) -> Wallet:
    """The first turn of a lap in the first round, among cautious ones."""
    state = GAME.new(3, seed=seed)
    assert isinstance(state, Wallet)
    company = Company(GAME, {seat: bot("cautious", f"{seed}/{seat}") for seat in range(3)})
    while state.lap < lap or state.phase != "turn":
        move = company.move(state)
        assert move is not None
        company.act(state, *move)
    return state


def test_before_anybody_has_had_a_turn_all_hands_are_alike() -> None:
    state = in_lap(1, seed=1)
    look = Look.at(GAME, state, state.actors[0])
    for number in range(4):
        world = look.imagine(number)
        assert isinstance(world, Wallet)
        assert plausible(world, look) == 0.0


def test_later_a_search_looks_into_worlds_in_which_others_hold_good_hands() -> None:
    blind, chosen = 0.0, 0.0
    for seed in range(3):
        state = in_lap(3, seed)
        look = Look.at(GAME, state, state.actors[0])
        trial = WorldTrial(look, seed, SearchEffort(), None)
        for number in range(4):
            blind += promised(look, look.imagine(f"{number}"))
            chosen += promised(look, trial.world(number))
    assert chosen > blind + 6.0


def promised(look: Look, world: object) -> float:
    assert isinstance(world, Wallet)
    return sum(promise(look, world, seat) for seat in world.after(look.seat))


def test_an_open_hand_tells_nothing_more() -> None:
    state = in_lap(2, seed=1)
    look = Look.at(GAME, state, state.actors[0])
    other = look.seat - 1
    state.players[other].revealed = True
    assert promise(look, state, other) == 0.0


def test_inside_a_world_only_who_has_seen_the_spares_thinks_of_them() -> None:
    """WA-5.4  Who bought a passport last knows which are left."""
    known = {"spares": ["ivanov"], "spares_known": [1]}
    world = table(["blonde"], ["blonde"], ["blonde"], **known)
    bought, others = Thought(Look.inside(GAME, world, 1)), Thought(Look.inside(GAME, world, 2))
    assert bought.spares == ["ivanov"]
    assert others.spares == world.options.spares
