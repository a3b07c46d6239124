"""Cancelling influence cards (CN-19.21)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.cosanostra.abilities import USES_A_ROUND
from sitdown.games.cosanostra.actions import PASS, VETO, Pass, Veto
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.turn import Played
from sitdown.kernel import Action, Decision, IllegalAction, Misfit

from .fitting import fits_hit, fits_job, require
from .losses import discard_influence


def canceller_of(player: Player) -> Gangster | None:
    """CN-19.21  A gangster of his who can still cancel a card this round."""
    for one in player.gangsters:
        if one.card.ability.cancels and one.active and one.used < USES_A_ROUND:
            return one
    return None


def canceller(state: CosaNostra, of: int) -> tuple[int, Gangster] | None:
    """CN-19.21  The opponent who can still cancel a card of this player."""
    for seat in state.after(of):
        gangster = canceller_of(state.players[seat])
        if gangster is not None:
            return seat, gangster
    return None


def waits_for_veto(
    state: CosaNostra,
    seat: int,
    card: str,
    why: str,
    action: Action | None,
    phase: str,
    actors: tuple[int, ...],
) -> bool:
    """Asks whoever can cancel this card, before it has its effect; False if nobody can."""
    able = canceller(state, seat)
    if able is None:
        return False
    document = {} if action is None else action.document()
    state.played = Played(seat, card, why, document, phase, actors)
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

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        played = state.played
        assert played is not None
        able = canceller(state, played.seat)
        if isinstance(action, Veto) and able is not None:
            able[1].used += 1
            state.played = played.cancel()
            if played.why != "scheme":  # CN-5.7  a called Schemer is discarded already
                discard_influence(state, played.card)
            tell_vetoed(state, seat, played.card, played.seat, None)

    def fits(self, state: CosaNostra) -> None:
        """A card waits, and the game goes on from it either way."""
        played = state.played
        if played is None:
            raise Misfit("it waits in phase veto, and only there", "played")
        able = canceller(state, played.seat)
        fits = able is not None and state.actors == (able[0],)
        require(fits, "not the seat that can cancel a card", "actors")
        if played.why == "doc":
            fits_job(state)
            fits_hit(state)
        else:
            fits_played(state, played)


def fits_played(state: CosaNostra, played: Played) -> None:
    """CN-19.21  Who goes on afterwards, and the action by which the card was played."""
    require(len(played.actors) == 1, "one seat goes on afterwards", "played.actors")
    if played.why == "scheme":
        called = state.turn.queue[:1] == [played.seat]
        require(called, "the next extra turn is not that of who called", "turn.queue")
        return
    try:
        action = state.read(played.action)
    except IllegalAction as fault:
        raise Misfit(str(fault), "played.action") from None
    require(action.do == played.card, f"not how {played.card} is played", "played.action")


def tell_vetoed(state: CosaNostra, seat: int, card: str, of: int, gangster: str | None) -> None:
    if state.heard:
        state.tell("vetoed", {"seat": seat, "card": card, "of": of, "gangster": gangster})


def laid_by_others(state: CosaNostra, seat: int) -> list[Veto]:
    """CN-19.21  What opponents have laid on gangsters and can be cancelled on one's own turn."""
    if canceller_of(state.players[seat]) is None:
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
    able = canceller_of(state.players[seat])
    assert able is not None
    able.used += 1
    found = state.find_gangster(str(action.gangster))
    assert found is not None
    gangster = found[1]
    for laid in gangster.mods:
        if laid.card == action.card:
            gangster.mods = [one for one in gangster.mods if one is not laid]
            discard_influence(state, laid.card)
            tell_vetoed(state, seat, laid.card, laid.by, gangster.card.id)
            return
