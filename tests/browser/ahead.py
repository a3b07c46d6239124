"""Tables that are played on by the server, where a test needs no clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from sitdown.kernel import Document
from sitdown.table import Refused, Table
from sitdown.table.plans import act
from tests.server.service import Service

Moment = Callable[[Document], bool]
"""Whether a position is the one that is waited for."""


def finish(house: Service, id: str) -> None:
    """Plays a game to its end, with its visitors looking on."""
    over = play_on(house.room.hall.tables[id], lambda position: position["result"] is not None)
    house.do(over, seconds=120)


async def play_on(table: Table, moment: Moment) -> None:
    """Answers for every person at a table until a moment comes."""
    luck = Random(7)
    while (state := table.sitting.position) is not None and not moment(state.document()):
        await step(table, luck)


async def step(table: Table, luck: Random) -> bool:
    """Answers for one person, if any is asked, and says whether the answer was taken."""
    sitting, state = table.sitting, table.sitting.position
    asked = [seat for seat in sitting.owing() if sitting.chairs[seat].player is None]
    if state is None or not asked:
        await asyncio.sleep(0.01)  # a bot thinks
        return False
    action = luck.choice(state.legal(asked[0])).document()
    # The question may have changed since: then the answer is refused.
    with suppress(Refused):
        id = f"ahead/{sitting.number}"
        await table.do(act(asked[0], id, action, sitting.token(asked[0])))
        return True
    return False
