"""Plays an imagined world on by the game's policy, to its end or to a given stage."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.kernel import Action, Draws, Game, Hints, Look, Luck, Seat, State

from .company import MOST_INTERJECTIONS

MAX_PLAYOUT_ANSWERS = 2_000
"""The most answers in one playout."""


def play_on(
    game: Game,
    world: State,
    luck: Luck,
    most: int = MAX_PLAYOUT_ANSWERS,
    far_enough: Callable[[State], bool] | None = None,
) -> None:
    """Plays a world on by the game's policy.

    It ends with the game, after `most` answers, or when `far_enough` says so. Actions are not
    checked and no events are told. A game without a policy is played on at random.
    """
    hints = game.hints
    if hints is None:
        world.play_out(luck, most)
        return
    for _ in range(most):
        if world.result is not None or (far_enough is not None and far_enough(world)):
            return
        seat = world.actors[0]
        action = hints.choose(Look.inside(game, world, seat), luck)
        carry_out(game, world, seat, action, luck)
        talk(game, hints, world, seat, luck)


def carry_out(game: Game, world: State, seat: Seat, action: Action, luck: Draws) -> None:
    """Carries out an action. If it was an offer or the like, it is answered at once."""
    if world.is_owed(seat, action):
        world.play(seat, action)
    else:
        world.speak(seat, action)
        answer_all(game, world, luck)


def talk(game: Game, hints: Hints, world: State, seat: Seat, luck: Draws) -> None:
    """Lets the other seats act unasked after a move, as in `Company.interjection`."""
    interject = hints.interject
    if interject is None or world.result is not None:
        return
    listening, spoken = world.after(seat), 0
    while listening and spoken < MOST_INTERJECTIONS and world.result is None:
        other = listening.pop(0)
        if not may_speak(world, other):
            continue
        action = interject(Look.inside(game, world, other), luck)
        if action is not None:
            carry_out(game, world, other, action, luck)
            listening = world.after(other)
            spoken += 1


def may_speak(world: State, seat: Seat) -> bool:
    return any(aside.open(world, seat) for aside in world.rules.asides)


def answer_all(game: Game, world: State, luck: Draws) -> None:
    """Lets every seat reply to the offers of others, at most MOST_INTERJECTIONS times each."""
    hints = game.hints
    if hints is None or hints.reply is None:
        return
    for seat in range(world.seats):
        for _ in range(MOST_INTERJECTIONS):
            if world.result is not None or not world.replies(seat):
                break
            world.speak(seat, hints.reply(Look.inside(game, world, seat), luck))
