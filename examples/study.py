"""Study a question: does the first player of New York Squirrels win more often with another deck?

    python examples/study.py 400

A deck is an option like any other. For each one, bots play the same seeds; every row says all that
is needed to play its game again, and games are spread over all cores.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from sitdown.lab.duel import wilson
from sitdown.lab.play import Row, play_games

GAME = "squirrels"
SEATS = 3
PACKAGED = [
    "contraband-2", "contraband-3", "contraband-5", "customs", "robbery", "bank", "raid", "hideout",
]  # fmt: skip

DECKS = {
    "as packaged": PACKAGED,
    "without a bank": [card for card in PACKAGED if card != "bank"],
    "two robberies": [*PACKAGED, "robbery"],
    "contraband only": ["contraband-2", "contraband-3", "contraband-5"],
}


def rows(deck: list[str], games: int) -> list[Row]:
    """Games of cautious bots with this deck; seat 0 begins them all."""
    options = {"first": 0, "deck": {"cards": deck}}
    return list(play_games(GAME, [["cautious"] * SEATS] * games, list(range(games)), options))


def share(rows: Iterable[Row], seat: int) -> float:
    """How many games a seat won; a shared victory is a share of a win."""
    winners = [row.result["winners"] for row in rows]
    return sum(1 / len(those) for those in winners if seat in those)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{'deck':<18} {'first wins':>10}   95 % interval   {'nuts':>5}")
    for name, deck in DECKS.items():
        played = rows(deck, games)
        wins = share(played, 0)
        low, high = wilson(wins, games)
        nuts = sum(sum(row.result["scores"]) for row in played) / games / SEATS
        print(f"{name:<18} {wins / games:>10.1%}   {low:.1%} – {high:.1%}   {nuts:>5.1f}")
    print(f"{games} games each; fair is {1 / SEATS:.1%}")


if __name__ == "__main__":
    main()
