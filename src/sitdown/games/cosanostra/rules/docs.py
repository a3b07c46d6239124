"""The Emergency Doc (CN-14.6)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.cosanostra.actions import DOC, PASS, EmergencyDoc, Pass
from sitdown.games.cosanostra.components import EMERGENCY_DOC
from sitdown.games.cosanostra.kinds import BUSINESSMAN, DEACTIVATE, KILL
from sitdown.games.cosanostra.player import without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.resolving import Hit
from sitdown.kernel import Action

from .fitting import InJob, fits_hit
from .influence import all_lie_open, held
from .losses import discard_influence
from .vetoes import waits_for_veto


def can_be_saved(state: CosaNostra) -> bool:
    """CN-14.6  Gangsters and businessmen, no companies."""
    hit = state.job().hit
    assert hit is not None
    if hit.business is None:
        return True
    return state.deck.businesses[hit.business].type == BUSINESSMAN


def possible_doctors(state: CosaNostra) -> list[int]:
    """CN-14.6  Everybody with an influence card, clockwise from the owner of the stricken card."""
    hit = state.job().hit
    if hit is None or not can_be_saved(state) or all_lie_open(state, EMERGENCY_DOC):
        return []
    return [seat for seat in state.around(hit.seat) if state.players[seat].influence]


class DocWindow(InJob[Action]):
    """CN-14.6  Before a gangster or businessman is hit, anybody may send a doctor."""

    phase: ClassVar[str] = "doc"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, EmergencyDoc)
    several: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, DOC] if EMERGENCY_DOC in state.players[seat].influence else [PASS]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return f"you hold no {EMERGENCY_DOC} ({held(state, seat)})"

    def seal(self, state: CosaNostra, seat: int, action: Action) -> bool:
        if state.heard:
            state.tell("answered", {"seat": seat})
        return True

    def answered(self, state: CosaNostra, answers: dict[int, Action]) -> None:
        job = state.job()
        assert job.hit is not None
        order = state.around(job.hit.seat)
        job.docs = [seat for seat in order if isinstance(answers.get(seat), EmergencyDoc)]

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        fits_hit(state)


def send_doc(state: CosaNostra) -> bool:
    """CN-14.6  The first of those who declared a Doc plays it; True if it may be cancelled."""
    job = state.job()
    seat = job.docs[0]
    job.docs = job.docs[1:]
    player = state.players[seat]
    player.influence = without(player.influence, EMERGENCY_DOC)
    if state.heard:
        state.tell("played", {"seat": seat, "card": EMERGENCY_DOC})
    return waits_for_veto(state, seat, EMERGENCY_DOC, "doc", None, "doc", ())


def doc_helps(state: CosaNostra) -> None:
    """CN-14.6  Killed becomes deactivated, deactivated becomes nothing; the rest keep theirs."""
    job = state.job()
    hit = job.hit
    assert hit is not None
    discard_influence(state, EMERGENCY_DOC)
    job.docs = []
    if hit.effect == KILL:
        job.hit = Hit(hit.seat, hit.gangster, hit.business, DEACTIVATE, hit.by)
    else:
        job.hit = None
