"""Write a bot: it gets a look at the table, never the state, and answers with one of its actions.

    python examples/bot.py squirrels 100

This one knows no game at all. It imagines some positions that could be the real one, tries each of
its choices in all of them with random play, and takes the one that won most. Then it sits down
against the careless bot, on every seat in turn.
"""

from __future__ import annotations

import sys

import sitdown
from sitdown.bots import Bot, Company, bot, owed
from sitdown.kernel import Action, Chance, Game, Look, State

WORLDS = 6
CHOICES = 8
LONGEST = 200
"""So many moves are tried; a game that is longer counts for nobody."""


class Dreamer(Bot):
    """Plays whatever went well in its dreams."""

    def choose(self, look: Look) -> Action:
        choices = owed(look)
        if len(choices) > CHOICES:
            choices = self.luck.sample(choices, CHOICES)
        worlds = [look.imagine(self.luck.raw()) for _ in range(WORLDS)]
        wins = [
            sum(self.wins(world.copy(), look.seat, choice) for world in worlds)
            for choice in choices
        ]
        return choices[wins.index(max(wins))]

    def wins(self, world: State, seat: int, choice: Action) -> bool:
        """Whether a game that begins with this choice, and goes on at random, is won."""
        world.apply(seat, choice)
        for _ in range(LONGEST):
            if world.result is not None:
                return seat in world.result["winners"]
            actor = world.actors[0]
            world.apply(actor, self.luck.pick(world.owed(actor)))
        return False


def play(game: Game, number: int) -> bool:
    """One game at the smallest table; whether the dreamer won."""
    seats = game.seats[0]
    mine = number % seats
    players: dict[int, Bot] = {seat: bot("random", f"{number}/{seat}") for seat in range(seats)}
    players[mine] = Dreamer(Chance(f"dreamer/{number}"))
    company = Company(game, players)
    state = game.new(seats, seed=number)
    while (move := company.move(state)) is not None:
        company.act(state, move.seat, move.action)
    assert state.result is not None
    return mine in state.result["winners"]


def main() -> None:
    game = sitdown.load(sys.argv[1] if len(sys.argv) > 1 else "squirrels")
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    won = sum(play(game, number) for number in range(games))
    fair = 1 / game.seats[0]
    print(f"{game.id}: the dreamer won {won} of {games}, {won / games:.0%}; fair is {fair:.0%}")


if __name__ == "__main__":
    main()
