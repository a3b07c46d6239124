"""What a choice would make of the own hand: innocent or guilty, and how rich."""

from __future__ import annotations

from sitdown.games.wallet.actions import Choose, HandOver, Keep, Lay, Pick, Play, Put, Share
from sitdown.games.wallet.components import EXCHANGE
from sitdown.games.wallet.judging import VERDICT, Holding, verdict
from sitdown.games.wallet.position import Wallet, without
from sitdown.games.wallet.records import Drawn, Front
from sitdown.kernel import Action, Document, Look

from .sketch import amount


def foresee(look: Look, action: Action) -> list[Document]:
    """The hand after an action, where the player can know it: an event of one's own fancy."""
    state = look.state
    assert isinstance(state, Wallet)
    player = state.players[look.seat]
    came, gone = changes(state, action)
    if not came and not gone:
        return []
    front = player.front[:]
    if isinstance(action, Play) and action.special == EXCHANGE:
        front.append(Front(EXCHANGE, action.card, action.currency))
    holding = Holding(without(player.hand, *gone) + came, front, player.coin)
    return [{"event": "hand", **VERDICT.write(verdict(holding)), **amount(holding.total)}]


def changes(state: Wallet, action: Action) -> tuple[list[str], list[str]]:
    """The cards that would come into the hand and leave it, as far as is known beforehand."""
    if isinstance(action, Put | HandOver | Lay):
        return [], [action.card]
    if isinstance(action, Choose):
        return [action.passport], []
    if isinstance(action, Pick):
        return [action.card], []
    if isinstance(action, Share):
        return [action.keep], []
    if isinstance(action, Keep):
        return [state.record(Drawn).card], []
    if isinstance(action, Play):
        left = action.deposit or action.card
        return [], [left] if left is not None else []
    return [], []
