"""Who is next where several wait."""

from __future__ import annotations

import pytest

from sitdown.server.turns import Turn, Turns
from sitdown.table import Refused


def served(turns: Turns[str]) -> list[str]:
    order = []
    while (thing := turns.next()) is not None:
        order.append(thing)
    return order


def test_who_asks_much_does_not_hold_up_the_others() -> None:
    turns: Turns[str] = Turns()
    for thing in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.wait(Turn(thing[0]), thing)
    assert served(turns) == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert len(turns) == 0


def test_the_more_urgent_comes_first() -> None:
    turns: Turns[str] = Turns()
    turns.wait(Turn("bots", rank=1), "later")
    turns.wait(Turn("people"), "first")
    assert turns.next() == "first"
    turns.wait(Turn("people"), "second")
    assert served(turns) == ["second", "later"]


def test_so_much_waits_and_no_more() -> None:
    turns: Turns[str] = Turns(each=2, everybody=3)
    turns.wait(Turn("a"), "a1")
    turns.wait(Turn("a"), "a2")
    with pytest.raises(Refused, match="2 things that you asked for") as own:
        turns.wait(Turn("a"), "a3")
    assert own.value.code == "too-many"
    assert own.value.further["retry_after"] > 0
    turns.wait(Turn("b"), "b1")
    with pytest.raises(Refused, match="many others"):
        turns.wait(Turn("c"), "c1")
    assert turns.next() == "a1"
    turns.wait(Turn("c"), "c1")


def test_who_leaves_makes_room() -> None:
    turns: Turns[str] = Turns(each=1)
    turns.wait(Turn("a"), "a1")
    turns.leave(Turn("a"), "a1")
    turns.leave(Turn("a"), "a1")
    turns.wait(Turn("a"), "a2")
    assert served(turns) == ["a2"]
