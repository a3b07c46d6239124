"""People who play at random until a game is over."""

from __future__ import annotations

from random import Random
from time import monotonic

from .service import LONGEST, Seat


def play_to_the_end(*seats: Seat, luck: Random | None = None, most: int = 3000) -> int:
    """Everybody answers what they owe until the game is over; gives the number of actions."""
    luck = luck or Random(7)
    for seat in seats:
        if not seat.messages:
            seat.until("hello")
    for done in range(most):
        for seat in seats:
            catch_up(seat)
        if seats[0].newest("view")["result"] is not None:
            return done
        owing = [seat for seat in seats if (seat.newest("decision") or {}).get("yours")]
        if not owing:
            hear_from_anyone(seats)
            continue
        seat = luck.choice(owing)
        answer(seat, luck)
    raise AssertionError(f"not over after {most} actions")


def answer(seat: Seat, luck: Random) -> None:
    decision = seat.newest("decision")
    legal = seat.newest("view")["legal"]
    act = luck.choice(legal)
    reply = seat.ask("act", act=act, window=decision["window"])
    if reply["type"] == "ack":
        while seat_number(seat) < reply["n"]:
            seat.receive()


def seat_number(seat: Seat) -> int:
    return max(int(one["n"]) for one in seat.messages if one["type"] in ("hello", "news"))


def hear_from_anyone(seats: tuple[Seat, ...]) -> None:
    """Waits for the next message to any seat: on a busy machine who owes hears of it late."""
    until = monotonic() + LONGEST
    while monotonic() < until:
        for seat in seats:
            try:
                seat.receive(0.02)
            except TimeoutError:
                continue
            return
    raise AssertionError("nobody owes anything, and nobody is told anything")


def catch_up(seat: Seat) -> None:
    """Reads what has come already."""
    while True:
        try:
            seat.receive(0.001)
        except TimeoutError:
            return
