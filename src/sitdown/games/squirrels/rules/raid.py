"""Raid (SQ-8): one stack of an opponent is put on its other one."""

from __future__ import annotations

from sitdown.games.squirrels.components import BANK
from sitdown.games.squirrels.position import Squirrels


def raid(state: Squirrels, seat: int, target: int, cover: int) -> None:
    """SQ-8.1, SQ-8.5, SQ-6.4  The other stack goes on top, whatever lies there, a bank too."""
    stacks = state.players[target].stacks
    covered = stacks[cover][0]
    stacks[cover] = stacks[1 - cover] + stacks[cover]
    stacks[1 - cover] = []  # SQ-8.7
    amount = 2 if covered == BANK else 1  # SQ-8.2
    state.players[seat].nuts += amount
    if state.heard:
        state.tell(
            "raided",
            {"seat": seat, "target": target, "cover": cover, "covered": covered, "amount": amount},
        )
