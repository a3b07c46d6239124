"""What comes of a choice in gentlemen: what a vote weighs, what a dealer keeps."""

from __future__ import annotations

from typing import Any

from sitdown.games.gentlemen.actions import PASS, FinalOffer, Offer, Vote
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Action, Document, Event

FIGURES = {"weighed": ("weight",), "kept": ("amount",)}


def stage(state: Gentlemen, seat: int, action: Action) -> tuple[Gentlemen, Action]:
    """An offer says what one keeps if that is the final word: nobody asks for anything else."""
    if not isinstance(action, Offer):
        return state, action
    state.apply(seat, action)
    while state.phase == "talk":
        state.apply(state.actors[0], PASS)
    return state, FinalOffer(action.money, action.accomplices)


def play_on(state: Gentlemen, seat: int) -> None:
    """Everybody is for it, without an argument."""
    all_accept(state)


def all_accept(state: Gentlemen) -> list[Event]:
    turn = state.turn
    events: list[Event] = []
    while state.turn == turn and state.phase == "vote":
        events += state.apply(state.actors[0], Vote(True, False))
    return events


def came(sign: Document, seat: int, action: Action, before: Gentlemen, after: Gentlemen) -> Any:
    assert after.last is not None
    if sign["event"] == "weighed":
        ballot = after.last.ballots[seat]
        assert ballot is not None
        return ballot.weight
    assert after.last.accepted
    return kept_of_the_deal(before.copy(), seat, action)


def kept_of_the_deal(state: Gentlemen, seat: int, final: Action) -> int:
    """GD-5.4, GD-6.7  The remainder, less what is taken of it; accomplices bring more, apart."""
    state.apply(seat, final)
    paid = [event.told(seat) for event in all_accept(state) if event.name == "paid"]
    rest: list[int] = [one["amount"] for one in paid if one["why"] == "remainder"]
    taken: list[int] = [one["amount"] for one in paid if one["from"] == seat]
    return sum(rest) - sum(taken)


def is_kept(
    sign: Document, seat: int, action: Action, before: Gentlemen, after: Gentlemen
) -> bool | None:
    """Whether the vote on it was won; how much is kept then is a figure."""
    vote = after.last
    return None if vote is None or vote.turn != before.turn else vote.accepted


def weighs(
    sign: Document, seat: int, action: Action, before: Gentlemen, after: Gentlemen
) -> bool | None:
    vote = after.last
    if vote is None or vote.turn != before.turn:
        return None
    ballot = vote.ballots[seat]
    return ballot is not None and ballot.weight == sign["weight"]


PROMISES = {"kept": is_kept, "weighed": weighs}
