"""Judgement and police on duty (WA-9.1, WA-10)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import Check
from sitdown.games.wallet.components import BADGE, EXCHANGE, POLICEMAN, in_card_order, kind
from sitdown.games.wallet.judging import exchanged, verdict
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Front, Pending, Queue
from sitdown.kernel import Action

from .question import Question, fits_innocent
from .special import targets


def judgement(state: Wallet) -> None:
    """WA-9.1  The verdict is fixed for everybody; nothing after that changes it."""
    for player in state.players:
        player.verdict = verdict(player.holding())


def is_officer(player: Player) -> bool:
    """WA-10.1  An innocent policeman with a badge."""
    return player.judged().is_innocent(POLICEMAN) and BADGE in player.hand


def call_police(state: Wallet) -> None:
    """WA-10.1, WA-10.2  All officers show themselves, then act in the order of their coins."""
    officers = [seat for seat, player in enumerate(state.players) if is_officer(player)]
    for seat in state.by_coin(officers):
        state.players[seat].revealed = True
        if state.heard:
            state.tell("officer", {"seat": seat, "hand": state.players[seat].hand[:]})
    state.pending = Queue(state.by_coin(officers))


class CheckPlayer(Question[Check]):
    """WA-10.2  Each officer checks exactly one other player, any one."""

    phase: ClassVar[str] = "police"
    actions: ClassVar[tuple[type[Action], ...]] = (Check,)
    about: ClassVar[type[Pending] | None] = Queue
    judged: ClassVar[bool] = True

    def legal(self, state: Wallet, seat: int) -> list[Check]:
        return [Check(target) for target in targets(state, seat)]

    def why_not(self, state: Wallet, seat: int, action: Check) -> str:
        return "check another player at this table"

    def default(self, state: Wallet, seat: int) -> Check:
        return Check(state.after(seat)[0])

    def answer(self, state: Wallet, seat: int, action: Check) -> None:
        check_player(state, seat, action.target)
        state.end_go()

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        fits_innocent(state, POLICEMAN)


def check_player(state: Wallet, seat: int, target: int) -> None:
    """WA-10.3  The checked player shows its hand; if it is guilty, its money becomes loot."""
    suspect = state.players[target]
    shown = suspect.hand  # which a seizure replaces
    guilty = suspect.judged().guilty
    seized = seize(suspect) if guilty else []
    suspect.revealed = True
    state.players[seat].loot = in_card_order(state.players[seat].loot + seized)
    if state.heard:
        state.tell(
            "checked",
            {"seat": seat, "target": target, "hand": shown[:], "guilty": guilty, "seized": seized},
        )


def seize(suspect: Player) -> list[str]:
    """WA-10.3, WA-10.4  The money of the hand and the note on an exchange, nothing else."""
    seized = [card for card in suspect.hand if kind(card).is_money]
    seized.extend([note for note, _ in exchanged(suspect.front)])
    suspect.hand = [card for card in suspect.hand if not kind(card).is_money]
    suspect.front = [
        Front(EXCHANGE, None, one.currency) if one.special == EXCHANGE else one
        for one in suspect.front
    ]
    return in_card_order(seized)
