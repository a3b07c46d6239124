"""Tables that play on behind the pages: what only comes again at length is not clicked through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from sitdown.kernel import Document
from sitdown.table import Refused, Table
from sitdown.table.plans import act
from tests.server.service import Service
from tests.suites import IS_LONG

from .visitor import Visitor

Moment = Callable[[Document], bool]
"""Whether a position is the one that is waited for."""


def position(house: Service, id: str) -> Document:
    """What lies on a table of the house, for nobody's eyes."""
    state = house.room.hall.tables[id].sitting.position
    assert state is not None
    return state.document()


def skip(house: Service, id: str, moment: Moment, *visitors: Visitor) -> None:
    """Visitors look away until a moment; their seats do anything that is allowed meanwhile."""
    if IS_LONG:
        return
    for one in visitors:
        one.open("/about")
    house.do(play_on(house.room.hall.tables[id], moment), seconds=120)
    for one in visitors:
        one.open(f"/t/{id}")


def finish(house: Service, id: str) -> None:
    """Plays a game to its end, with its visitors looking on."""
    over = play_on(house.room.hall.tables[id], lambda position: position["result"] is not None)
    house.do(over, seconds=120)


async def play_on(table: Table, moment: Moment) -> None:
    luck = Random(7)
    while (state := table.sitting.position) is not None and not moment(state.document()):
        sitting = table.sitting
        asked = [seat for seat in sitting.owing() if sitting.chairs[seat].player is None]
        if not asked:
            await asyncio.sleep(0.01)  # a bot thinks
            continue
        action = luck.choice(state.legal(asked[0])).document()
        # What others did meanwhile may have changed the question.
        with suppress(Refused):
            id = f"ahead/{sitting.number}"
            await table.do(act(asked[0], id, action, sitting.token(asked[0])))
