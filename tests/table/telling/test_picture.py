"""What a viewpoint can do, as it is sent."""

from __future__ import annotations

import msgspec
import pytest

from sitdown import catalog
from sitdown.kernel import Luck
from sitdown.table.telling.picture import texts_of

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
