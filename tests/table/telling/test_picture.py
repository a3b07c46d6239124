"""What a viewpoint is asked and can do, as it is sent."""

from __future__ import annotations

import msgspec
import pytest

from sitdown import catalog
from sitdown.kernel import Luck
from sitdown.table.telling.picture import decision_document, texts_of
from tests.asynchronous import awaited
from tests.table.people import Watch, default, hall_at, lay, settled

MOVES = 60


@pytest.mark.parametrize("id", catalog.games())
def test_what_one_can_do_is_sent_as_a_view_has_it(id: str) -> None:
    game = catalog.load(id)
    state, luck = game.new(game.seats[0], "text"), Luck(1)
    for _ in range(MOVES):
        if state.result is not None:
            break
        for seat in range(state.seats):
            sent = msgspec.json.encode(texts_of(state.legal(seat)))
            assert sent == msgspec.json.encode(state.view(seat)["legal"])
        state.play(state.actors[0], state.draw(state.actors[0], luck))


@awaited
async def test_everybody_is_told_the_open_question_as_it_is_to_him(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, "squirrels")
        watches = [Watch(table, viewpoint) for viewpoint in (0, 1, 2, None)]
        await settled(table)
        for _ in range(8):
            await default(table, table.sitting.owing()[0])
            for watch in watches:
                document = decision_document(table.sitting, watch.viewpoint)
                assert watch.messages[-1]["decision"] == document


@awaited
async def test_answers_that_stay_sealed_are_named(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, "squirrels")

        def sealed(viewpoint: int | None) -> list[str]:
            document = decision_document(table.sitting, viewpoint)
            assert document is not None
            kinds: list[str] = document["sealed"]
            return kinds

        assert [sealed(seat) for seat in (0, 1, None)] == [["place"], ["place"], []]
        await default(table, 0)
        assert [sealed(seat) for seat in (0, 1)] == [[], ["place"]]
        await default(table, 1)
        await default(table, 2)
        mover = table.sitting.owing()[0]
        assert sealed(mover) == []
