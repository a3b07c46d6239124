"""Patches: what was seen before, with the edits made to it, is what is to be seen now."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sitdown import catalog
from sitdown.kernel import Document, State
from sitdown.table.records.events import Viewpoint
from sitdown.table.telling.advice import sketch_of
from sitdown.table.telling.patches import Pieces
from tests.asynchronous import awaited
from tests.table.people import Watch, choose, default, hall_at, lay

MOVES = 120


def patched(before: Document, edits: list[Any]) -> Document:
    """As any client would do it, after docs/protocol.md."""
    now: Document = msgspec.json.decode(msgspec.json.encode(before))
    for *way, place, value in edits:
        holder: Any = now
        for step in way:
            holder = holder[step]
        holder[place]  # it is there already
        holder[place] = value
    return now


def play_on(state: State, luck: Random) -> None:
    """Any answer of any seat that owes one."""
    seat = luck.choice(state.actors)
    owed = state.owed(seat)
    default = state.default(seat)
    assert default is not None
    state.apply(seat, luck.choice(owed) if owed else default)


def sent(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("game", catalog.games())
def test_edits_lead_from_any_picture_to_the_next(game: str) -> None:
    """In every game, for every seat and for spectators; letter by letter."""
    luck = Random(f"patches/{game}")
    for seats in set(catalog.load(game).seats):
        state = catalog.load(game).new(seats, f"patches/{game}/{seats}")
        viewpoints: list[Viewpoint] = [None, *range(seats)]
        seen: dict[Viewpoint, tuple[Document, Pieces]] = {}
        for _ in range(MOVES):
            for viewpoint in viewpoints:
                view = state.view(viewpoint)
                picture = {"view": view, "sketch": sketch_of(game, view)}
                pieces = Pieces(picture)
                if viewpoint in seen:
                    before, old = seen[viewpoint]
                    edits = pieces.edits_since(old)
                    assert edits is not None
                    now = patched(before, sent(edits))
                    assert msgspec.json.encode(now) == msgspec.json.encode(picture)
                seen[viewpoint] = (sent(picture), pieces)
            if state.result is not None:
                break
            play_on(state, luck)


def test_nothing_that_looks_different_passes_for_the_same() -> None:
    def picture(**fields: Any) -> Pieces:
        return Pieces({"view": fields})

    def edits(before: Pieces, now: Pieces) -> Any:
        return sent(now.edits_since(before))

    assert edits(picture(a=1, b=None), picture(a=1, b=None)) == []
    assert edits(picture(a=1), picture(a=True)) == [["view", "a", True]]
    assert edits(picture(a=None), picture(a={})) == [["view", "a", {}]]
    assert edits(picture(a=[{"b": 1}, {"b": 2}]), picture(a=[{"b": 1}, {"b": 3}])) == [
        ["view", "a", 1, {"b": 3}]
    ]
    assert edits(picture(a=[{"b": 1}]), picture(a=[])) == [["view", "a", []]]
    assert edits(picture(a=[]), picture(a=[{"b": 1}, {}])) == [["view", "a", [{"b": 1}, {}]]]
    assert edits(picture(a=[1, 2]), picture(a=[1, 3])) == [["view", "a", [1, 3]]]
    assert edits(picture(legal=[{"do": "x"}]), picture(legal=[{"do": "y"}])) == [
        ["view", "legal", [{"do": "y"}]]
    ]
    assert edits(picture(a=1), picture(a=1, b=2)) is None
    assert edits(picture(a=1), picture(b=1)) is None


class Patched(Watch):
    """Somebody who puts together what he sees."""

    patched: Document | None = None

    def tell(self, message: bytes) -> None:
        super().tell(message)
        told = self.messages[-1]
        if "view" in told:
            self.patched = {"view": told["view"]}
        elif "patch" in told:
            assert self.patched is not None
            self.patched = patched(self.patched, told["patch"])


@pytest.mark.parametrize("game", catalog.games())
@awaited
async def test_who_takes_patches_sees_what_the_others_see(file: str, game: str) -> None:
    luck = Random(f"patched/{game}")
    async with hall_at(file) as hall:
        seats = catalog.load(game).seats[0]
        table = await lay(hall, seats, game)
        viewpoints: list[Viewpoint] = [None, *range(seats)]
        plain = [Watch(table, viewpoint) for viewpoint in viewpoints]
        putting_together = [Patched(table, viewpoint) for viewpoint in viewpoints]
        for one in putting_together:
            one.patches = True
        for _ in range(40):
            if table.sitting.state == "playing":
                await choose(table, luck.choice(table.sitting.owing()), luck.randrange(99))
            for other, one in zip(plain, putting_together, strict=True):
                assert one.patched == {"view": other.newest("view")}
                assert without_picture(one.messages) == without_picture(other.messages)
        for one in putting_together:
            told = [message for message in one.messages[1:] if "view" in message]
            assert len(told) <= 1
            assert "patch" in one.messages[-1]


def without_picture(messages: list[Document]) -> list[Document]:
    """What is told beside view and patch, to two who came one after the other."""
    told = [message for message in messages if message.get("entries")]
    return [{**message, "view": 0, "patch": 0, "table": 0} for message in told[1:]]


@awaited
async def test_the_first_picture_on_a_line_is_whole(file: str) -> None:
    """Whatever was seen elsewhere: who comes back is shown all of it, and nothing is kept of it."""
    async with hall_at(file) as hall:
        table = await lay(hall)
        for _ in range(2):
            watch = Watch(table, 0)
            watch.patches = True
            assert "view" in watch.last
            assert watch.seen is None
            await default(table, table.sitting.owing()[0])
            assert "view" in watch.last
            assert "patch" not in watch.last
            await default(table, table.sitting.owing()[0])
            assert "patch" in watch.last
            assert "view" not in watch.last
            watch.leave()
