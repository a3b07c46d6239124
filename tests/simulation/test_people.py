"""The people of the simulation come and go as people do."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from sitdown.server.soak.light_client import LightSocket
from sitdown.server.soak.simulation.people import HABITS, Player

from .test_network import Pair
from .worlds import simulated

WAYS = {"closed": 0.2, "reset": 0.6, "cut": 0.8}
"""How a connection ends, and a number that is drawn for it."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("is_dead", [False, True], ids=["alive", "dead"])
def test_who_leaves_has_no_connection_any_more(way: str, is_dead: bool) -> None:
    """Also where the other machine has lost its power, and nothing reaches it."""
    with simulated(1) as loop:
        pair = Pair(loop)
        assert loop.run_until_complete(is_gone(pair, way, is_dead))


async def is_gone(pair: Pair, way: str, is_dead: bool) -> bool:
    wire = LightSocket(b"", lambda content: None)
    wire.connection_made(pair.out)
    pair.out.set_protocol(wire)
    if is_dead:
        pair.connection.cut()
    drawn: Any = SimpleNamespace(
        random=lambda: WAYS[way],
        choice=lambda possible: possible[0],
        uniform=lambda least, most: most,
    )
    player: Any = SimpleNamespace(
        wire=wire,
        connection=pair.connection,
        leaves=pair.loop.create_future(),
        luck=drawn,
        habits=HABITS["attentive"],
        world=SimpleNamespace(counts=Counter[str](), rest=asyncio.sleep),
    )
    await Player.go(player)
    return wire.closed.done()
