"""Study a question: which seat of New York Squirrels wins how often, with this deck or another?

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
    """Games of careless bots with this deck; seat 0 begins them all."""
    options = {"first": 0, "deck": {"cards": deck}}
    return list(play_games(GAME, [["random"] * SEATS] * games, list(range(games)), options))


def wins(rows: Iterable[Row], seat: int) -> float:
    """How many games a seat won; a shared victory is a share of a win."""
    winners = [row.result["winners"] for row in rows]
    return sum(1 / len(those) for those in winners if seat in those)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{'deck':<18}", *[f"{f'seat {seat}':>8}" for seat in range(SEATS)], "   95 % of seat 0")
    for name, deck in DECKS.items():
        played = rows(deck, games)
        shares = [wins(played, seat) for seat in range(SEATS)]
        low, high = wilson(shares[0], games)
        told = [f"{share / games:>8.1%}" for share in shares]
        print(f"{name:<18}", *told, f"   {low:.1%} – {high:.1%}")
    print(f"{games} games each; fair is {1 / SEATS:.1%}")


if __name__ == "__main__":
    main()
