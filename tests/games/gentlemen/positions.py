"""Positions to test with: a new game, patched as a scenario would."""

from __future__ import annotations

from typing import Any

import sitdown
from sitdown.conform.runner import patch
from sitdown.kernel import Document, State

GAME = sitdown.load("gentlemen")


def position(seats: int = 5, options: Document | None = None, **fields: Any) -> State:
    """A new game with some of its fields changed; `deal.11` is 14, sheriff, senator, tycoon."""
    given: dict[str, Any] = options or {}
    document = GAME.new(seats, **given).document()
    change = {"card": "deal.11", **fields}
    return GAME.load(patch(document, change, whole=True))


def split(money: list[int], **accomplices: int) -> Document:
    return {"money": money, "accomplices": accomplices}


def offered(money: list[int], **fields: Any) -> State:
    """The others owe a reply to this tentative proposal of seat 0."""
    return position(
        len(money),
        phase="talk",
        actors=list(range(1, len(money))),
        proposal=split(money),
        offers_made=1,
        **fields,
    )


def voting(money: list[int], **fields: Any) -> State:
    """All but seat 0, the dealer, owe a vote on this proposal."""
    voters = [seat for seat in range(1, len(money)) if seat != fields.get("prison")]
    asked = {"actors": voters, "proposal": split(money), "offers_made": 1, **fields}
    return position(len(money), phase="vote", **asked)
