"""Extra time (WA-8.1, WA-8.2): one more action when the last time card has been turned."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import PASS, TAKES, Buy, Pass, Play, Put, Take
from sitdown.games.wallet.components import EXTRA_TIME, TOP
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Queue
from sitdown.kernel import Action, Decision

from .deeds import purchases, puttings, takes
from .last_cards import call_last_cards
from .sealed import AllAtOnce
from .special import tell_played
from .turn import carry_out, check_deed


def end_round(state: Wallet) -> None:
    """WA-8.1  Who has a face-down special is asked for extra time, or the question would tell."""
    if any(player.specials for player in state.players):
        state.ask(AskExtraTime)
    else:
        state.then(call_last_cards)


class AskExtraTime(AllAtOnce[Action]):
    """WA-8.1  All at once; only who has the card, and something to do with it, can play it."""

    phase: ClassVar[str] = "extra-time"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Play)
    reaction: ClassVar[bool] = True

    def actors(self, state: Wallet) -> list[int]:
        return [seat for seat in state.around(state.first) if state.players[seat].specials]

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        player = state.players[seat]
        if EXTRA_TIME in player.specials and can_act(state, player):
            return [PASS, Play(EXTRA_TIME)]
        return [PASS]

    def why_not(self, state: Wallet, seat: int, action: Action) -> str:
        if EXTRA_TIME not in state.players[seat].specials:
            return "you have no extra-time face down, so you pass"
        return "only extra-time can be played now, and only with a card in your hand or the wallet"

    def answered(self, state: Wallet, answers: dict[int, Action]) -> None:
        """WA-8.2  All are laid down first, clockwise; then they act in that order."""
        queue = [seat for seat in state.around(state.first) if plays_it(answers.get(seat))]
        for seat in queue:
            state.discard_special(seat, EXTRA_TIME)
            tell_played(state, seat, Play(EXTRA_TIME))
        state.pending = Queue(queue)
        state.then(next_extra_action)


def plays_it(choice: Action | None) -> bool:
    return isinstance(choice, Play)


def can_act(state: Wallet, player: Player) -> bool:
    return bool(player.hand or state.wallet)


def next_extra_action(state: Wallet) -> None:
    """WA-8.2  Whose time comes with an empty hand and an empty wallet is passed over."""
    queue = state.queue()
    while queue and not can_act(state, state.players[queue[0]]):
        queue = queue[1:]
    if queue:
        state.pending = Queue(queue)
        state.ask(ActOnceMore, queue[0])
    else:
        state.pending = None
        state.then(call_last_cards)


def after_extra_action(state: Wallet) -> None:
    """WA-8.2  The next one acts; the round is not prolonged for anybody else."""
    state.pending = Queue(state.queue()[1:])
    state.then(next_extra_action)


class ActOnceMore(Decision[Wallet, Action]):
    """WA-8.2  Take, put or buy; no time card can be turned any more."""

    phase: ClassVar[str] = "extra-action"
    actions: ClassVar[tuple[type[Action], ...]] = (Take, Put, Buy)

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [*takes(state), *puttings(state, seat), *purchases(state, seat)]

    def check(self, state: Wallet, seat: int, action: Action) -> None:
        check_deed(state, seat, action)

    def default(self, state: Wallet, seat: int) -> Action:
        return TAKES[TOP] if state.wallet else Put(state.players[seat].hand[0], TOP)

    def answered(self, state: Wallet, answers: dict[int, Action]) -> None:
        for seat, action in answers.items():
            carry_out(state, seat, action)
