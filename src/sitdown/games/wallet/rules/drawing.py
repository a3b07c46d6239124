"""Blind draws from another hand (WA-7.9, WA-7.11): spot check and take card."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import KEEP, RETURN, Keep, Play, Return
from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.records import Drawn, Pending
from sitdown.kernel import Action, secret

from .question import Question


def draw_blindly(state: Wallet, seat: int, target: int) -> str:
    """A card leaves the target's hand by chance; only the two know it."""
    hand = state.players[target].hand
    card = state.chance.pick(hand)
    hand.remove(card)
    if state.heard:
        state.tell("drew", {"seat": seat, "target": target, "card": secret(card, seat, target)})
    return card


def take_card(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.11  The card drawn goes into the player's hand."""
    assert action.target is not None
    state.players[seat].receive(draw_blindly(state, seat, action.target))


def spot_check(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.9  The player looks at the card drawn and keeps it or gives it back."""
    assert action.target is not None
    state.pending = Drawn(action.target, draw_blindly(state, seat, action.target))
    state.ask(KeepOrReturn)


class KeepOrReturn(Question[Action]):
    """WA-7.9  The card stays with the player or goes back to the target."""

    phase: ClassVar[str] = "spot-check"
    actions: ClassVar[tuple[type[Action], ...]] = (Keep, Return)
    about: ClassVar[type[Pending] | None] = Drawn

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [KEEP, RETURN]

    def default(self, state: Wallet, seat: int) -> Action:
        return RETURN

    def answer(self, state: Wallet, seat: int, action: Action) -> None:
        drawn = state.record(Drawn)
        state.pending = None
        kept = isinstance(action, Keep)
        state.players[seat if kept else drawn.target].receive(drawn.card)
        if state.heard:
            told = secret(drawn.card, seat, drawn.target)
            state.tell(
                "kept" if kept else "returned",
                {"seat": seat, "target": drawn.target, "card": told},
            )
