"""Play a game at the prompt: you at seat 0, bots at the others.

    python examples/play.py squirrels
    python examples/play.py liars-dice 4

The game says what can be done and what has happened, `Words` says it in words, and `Company` lets
the bots move. A program of your own needs no more than this.
"""

from __future__ import annotations

import sys
from random import randrange

import sitdown
from sitdown.bots import Company, bot
from sitdown.kernel import Action, Event, Game, State
from sitdown.words import Words

YOU = 0
NAMES = ["You", "Bruno", "Carla", "Dino", "Elsa", "Fredo", "Gina", "Hugo", "Ines"]


def play(game: Game, players: int) -> None:
    state = game.new(players, seed=randrange(10**9))
    company = Company(game, {seat: bot("cautious", seat) for seat in range(1, players)})
    words = Words("en", game.id, NAMES[:players], YOU)
    while state.result is None:
        move = company.move(state)
        seat, action = (YOU, ask(state, words)) if move is None else move
        tell(company.act(state, seat, action), words)


def ask(state: State, words: Words) -> Action:
    """The choice of the person at the prompt, by its number."""
    choices = state.legal(YOU)
    print(f"\n{words.phase(state.view(YOU))}")
    for number, choice in enumerate(choices, start=1):
        print(f"{number:>4}  {words.action(choice.document())}")
    while True:
        typed = input("> ")
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        print(f"A number from 1 to {len(choices)}, please.")


def tell(events: list[Event], words: Words) -> None:
    """What happened, as far as this seat may know."""
    for event in events:
        told = event.told(YOU)
        sentence = "" if told is None else words.event(told)
        if sentence:
            print(sentence)


def main() -> None:
    id = sys.argv[1] if len(sys.argv) > 1 else "squirrels"
    game = sitdown.load(id)
    play(game, int(sys.argv[2]) if len(sys.argv) > 2 else game.seats[0])


if __name__ == "__main__":
    main()
