"""Willy's guard (CN-19.18)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.cosanostra.actions import GUARD, PASS, Guard, Pass
from sitdown.games.cosanostra.kinds import BUSINESSMAN, COMPANY
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.kernel import Action

from .fitting import InJob, require
from .losses import give_up_task


def guard(state: CosaNostra) -> tuple[int, Gangster] | None:
    """CN-19.18  Who could give up his task against this attack, if it is on a business."""
    job = state.job()
    if job.traits().target not in (BUSINESSMAN, COMPANY):
        return None
    for seat in state.after(job.seat):
        for gangster in state.players[seat].gangsters:
            if gangster.active and gangster.card.ability.guards and gangster.tasks:
                return seat, gangster
    return None


class GuardWindow(InJob[Action]):
    """CN-19.18  His boss may give up the guard's task: the attack is repelled, without a roll."""

    phase: ClassVar[str] = "guard"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Guard)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, GUARD]

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        able = guard(state)
        if isinstance(action, Guard) and able is not None:
            give_up_task(state, able[1], 0)
            if state.heard:
                state.tell("repelled", {"seat": seat, "by": "guard"})

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        able = guard(state)
        fits = able is not None and able[0] == state.actors[0]
        require(fits, "not a seat that can guard a business now", "actors")
