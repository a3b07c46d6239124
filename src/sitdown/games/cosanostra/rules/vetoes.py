"""Cancelling influence cards (CN-19.21)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.cosanostra.abilities import USES_A_ROUND
from sitdown.games.cosanostra.actions import PASS, VETO, Pass, Veto
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.turn import Played
from sitdown.kernel import Action, Decision, Document

from .losses import discard_influence


def can_cancel(gangster: Gangster) -> bool:
    return gangster.active and gangster.card.ability.cancels and gangster.used < USES_A_ROUND


def canceller(state: CosaNostra, of: int) -> tuple[int, Gangster] | None:
    """CN-19.21  The opponent who can still cancel a card of this player."""
    for seat in state.after(of):
        for gangster in state.players[seat].gangsters:
            if can_cancel(gangster):
                return seat, gangster
    return None


def waits_for_veto(
    state: CosaNostra,
    seat: int,
    card: str,
    why: str,
    action: Document,
    phase: str,
    actors: tuple[int, ...],
) -> bool:
    """Asks whoever can cancel this card, before it has its effect; False if nobody can."""
    able = canceller(state, seat)
    if able is None:
        return False
    state.played = Played(seat, card, why, action, phase, actors)
    state.ask(VetoWindow, able[0])
    return True


class VetoWindow(Decision[CosaNostra, Action]):
    """CN-19.21  A card of an opponent may be cancelled before its effect."""

    phase: ClassVar[str] = "veto"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Veto)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, VETO]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return "only the card just played can be cancelled now"

    def answered(self, state: CosaNostra, answers: dict[int, Action]) -> None:
        played = state.played
        assert played is not None
        able = canceller(state, played.seat)
        for seat, action in answers.items():
            if isinstance(action, Veto) and able is not None:
                able[1].used += 1
                state.played = played.cancel()
                if played.why != "scheme":  # CN-5.7  a called Schemer is discarded already
                    discard_influence(state, played.card)
                tell_vetoed(state, seat, played.card, played.seat, None)


def tell_vetoed(state: CosaNostra, seat: int, card: str, of: int, gangster: str | None) -> None:
    state.tell("vetoed", {"seat": seat, "card": card, "of": of, "gangster": gangster})


def laid_by_others(state: CosaNostra, seat: int) -> list[Veto]:
    """CN-19.21  What opponents have laid on gangsters and can be cancelled on one's own turn."""
    if not any(can_cancel(gangster) for gangster in state.players[seat].gangsters):
        return []
    return [
        Veto(gangster.card.id, laid.card)
        for player in state.players
        for gangster in player.gangsters
        for laid in gangster.mods
        if laid.by != seat
    ]


def cancel_laid(state: CosaNostra, seat: int, action: Veto) -> None:
    """CN-19.21  A card that lies on a gangster goes to the open discards."""
    for canceler in state.players[seat].gangsters:
        if can_cancel(canceler):
            canceler.used += 1
            break
    found = state.find_gangster(str(action.gangster))
    assert found is not None
    gangster = found[1]
    for laid in gangster.mods:
        if laid.card == action.card:
            gangster.mods = [one for one in gangster.mods if one is not laid]
            discard_influence(state, laid.card)
            tell_vetoed(state, seat, laid.card, laid.by, gangster.card.id)
            return
