"""The request (WA-7.13, WA-7.14): a face or a type is asked of one player."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import REFUSE, HandOver, Play, Refuse
from sitdown.games.wallet.components import kind
from sitdown.games.wallet.position import Wallet, held
from sitdown.games.wallet.records import Asked, AskedFace, AskedType, Pending
from sitdown.kernel import Action

from .question import Question
from .special import give, targets_with_cards


def ways_to_request(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-7.13  A target with a card in hand, and a face of the deck in play or a type."""
    ways: list[Play] = []
    for target in targets_with_cards(state, seat):
        ways.extend(state.options.requests[name][target])
    return ways


def request(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.14  The target is always asked, even if it has no choice: the delay would tell."""
    state.pending = asked_by(action)
    state.ask(AnswerRequest)


def asked_by(action: Play) -> Asked:
    """WA-7.13  What a request that is played asks for."""
    assert action.target is not None
    if action.face is not None:
        return AskedFace(action.target, action.face)
    assert action.type is not None
    return AskedType(action.target, action.type)


class AnswerRequest(Question[Action]):
    """WA-7.14  Who has a card that fits must give one; only who has none refuses."""

    phase: ClassVar[str] = "request"
    actions: ClassVar[tuple[type[Action], ...]] = (HandOver, Refuse)
    about: ClassVar[type[Pending] | None] = Asked

    def actors(self, state: Wallet) -> list[int]:
        return [state.record(Asked).target]

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [HandOver(card) for card in fitting(state, seat)] or [REFUSE]

    def why_not(self, state: Wallet, seat: int, action: Action) -> str:
        wanted = state.record(Asked).wanted()
        cards = fitting(state, seat)
        if cards:
            return f"you must give a {wanted} ({' or '.join(cards)})"
        return f"you have no {wanted}, so you refuse ({held(state.players[seat].hand)})"

    def default(self, state: Wallet, seat: int) -> Action:
        cards = fitting(state, seat)
        return HandOver(min(cards, key=lambda card: kind(card).face)) if cards else REFUSE

    def answer(self, state: Wallet, seat: int, action: Action) -> None:
        state.pending = None
        if isinstance(action, HandOver):
            give(state, seat, state.active, action.card)
        elif state.heard:
            state.tell("refused", {"seat": seat, "to": state.active})


def fitting(state: Wallet, seat: int) -> list[str]:
    """WA-7.13  The cards of the hand that are asked for."""
    asked = state.record(Asked)
    return [card for card in state.players[seat].money() if asked.fits(card)]
