"""Extra time (WA-8.1, WA-8.2): one more action when the last time card has been turned."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import PASS, PLAYS_ALONE, TAKES, Buy, Pass, Play, Put, Take
from sitdown.games.wallet.components import EXTRA_TIME, TOP
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Pending, Queue
from sitdown.kernel import Action, Luck, Misfit

from .deeds import draw_deed, purchases, puttings, takes
from .question import AllAtOnce, Question
from .special import tell_played
from .turn import carry_out, check_deed


class AskExtraTime(AllAtOnce[Action]):
    """WA-8.1  All with a face-down special, or the question would tell who has the card."""

    phase: ClassVar[str] = "extra-time"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Play)
    late: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def actors(self, state: Wallet) -> list[int]:
        return state.with_specials()

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        player = state.players[seat]
        if EXTRA_TIME in player.specials and can_act(state, player):
            return [PASS, *PLAYS_ALONE[EXTRA_TIME]]
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


def plays_it(choice: Action | None) -> bool:
    return isinstance(choice, Play)


def can_act(state: Wallet, player: Player) -> bool:
    return bool(player.hand or state.wallet)


def pass_over_the_idle(state: Wallet) -> None:
    """WA-8.2  Whose time comes with an empty hand and an empty wallet is passed over."""
    while state.queue() and not can_act(state, state.players[state.whose_go()]):
        state.end_go()


class ActOnceMore(Question[Action]):
    """WA-8.2  Take, put or buy; no time card can be turned any more."""

    phase: ClassVar[str] = "extra-action"
    actions: ClassVar[tuple[type[Action], ...]] = (Take, Put, Buy)
    about: ClassVar[type[Pending] | None] = Queue
    late: ClassVar[bool] = True

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [*takes(state), *puttings(state, seat), *purchases(state, seat)]

    def draw(self, state: Wallet, seat: int, luck: Luck) -> Action:
        return draw_deed(state, seat, luck, [])

    def check(self, state: Wallet, seat: int, action: Action) -> None:
        check_deed(state, seat, action)

    def default(self, state: Wallet, seat: int) -> Action:
        return TAKES[0] if state.wallet else Put(state.players[seat].hand[0], TOP)

    def answer(self, state: Wallet, seat: int, action: Action) -> None:
        carry_out(state, seat, action)

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        if not can_act(state, state.players[state.whose_go()]):
            raise Misfit("it has neither a card in hand nor in the wallet to act with", "actors")
