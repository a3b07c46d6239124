"""The bot `cautious`: plays by the game's policy; without one, by short random playouts."""

from __future__ import annotations

from sitdown.kernel import Action, Chance, Look, Luck, State

from .bot import Bot, owed

CANDIDATES = 5
"""The most answers that are tried by playouts."""
PLAYOUT_WORLDS = 2
"""The number of imagined worlds in which each candidate is tried."""
LONGEST_TRIAL = 200
"""The most moves in one playout."""


class Cautious(Bot):
    """Plays by the game's policy: the section "What a good player does" on the game's page."""

    def choose(self, look: Look) -> Action:
        hints = look.game.hints
        return hints.choose(look, self.luck) if hints else try_out(look, self.luck)

    def interject(self, look: Look) -> Action | None:
        hints = look.game.hints
        if hints is None or hints.interject is None:
            return None
        return hints.interject(look, self.luck)

    def reply(self, look: Look) -> Action:
        hints = look.game.hints
        if hints is None or hints.reply is None:
            return super().reply(look)
        return hints.reply(look, self.luck)

    def counter(self, look: Look, answer: Action) -> Action | None:
        hints = look.game.hints
        return None if hints is None or hints.counter is None else hints.counter(look, answer)


def try_out(look: Look, luck: Chance) -> Action:
    """The answer with the best results in a few random playouts in imagined worlds."""
    answers = owed(look)
    if len(answers) == 1:
        return answers[0]
    if len(answers) > CANDIDATES:
        answers = luck.sample(answers, CANDIDATES)
    worlds = [look.imagine(luck.raw()) for _ in range(PLAYOUT_WORLDS)]
    quick = Luck(luck.raw())
    gains = [
        sum(gain(play_out(world.copy(), look.seat, action, quick), look.seat) for world in worlds)
        for action in answers
    ]
    return answers[gains.index(max(gains))]


def play_out(world: State, seat: int, action: Action, luck: Luck) -> State:
    """Plays an action, then at random to the end or for LONGEST_TRIAL moves."""
    world.play(seat, action)
    world.play_out(luck, LONGEST_TRIAL)
    return world


def gain(world: State, seat: int) -> float:
    """The result of a game for a seat, from 0 to 1; 0.5 if it is not over yet."""
    if world.result is None:
        return 0.5
    if seat in world.result["winners"]:
        return 1.0
    better = 0
    for place in world.result["places"]:
        if seat in place:
            break
        better += len(place)
    return 0.5 * (1 - better / world.seats)
