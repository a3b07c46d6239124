"""Everything open, and plastic cards (WA-11)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import DRAWS, PASS, Draw, Pass
from sitdown.games.wallet.components import IVANOV, PLASTIC, in_card_order
from sitdown.games.wallet.judging import VERDICT
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Pending, Queue, write_front
from sitdown.kernel import Action, Misfit

from .pile import draw_until_a_note, places_to_take, why_not_there
from .question import Question, fits_innocent


def open_hands(state: Wallet) -> None:
    """WA-11.1  All hands are shown, and the cards under a double bottom too."""
    for seat, player in enumerate(state.players):
        player.revealed = True
        if state.heard:
            state.tell(
                "revealed",
                {
                    "seat": seat,
                    "hand": player.hand[:],
                    "front": [write_front(front) for front in player.front],
                    **VERDICT.write(player.judged()),
                },
            )


def may_draw(player: Player) -> bool:
    """WA-11.2  An innocent Ivanov with a plastic card."""
    return player.judged().is_innocent(IVANOV) and PLASTIC in player.hand


def call_drawers(state: Wallet) -> None:
    """WA-11.2  They draw in the order of their coins, the smallest first."""
    drawers = [seat for seat, player in enumerate(state.players) if may_draw(player)]
    state.pending = Queue(state.by_coin(drawers))


class UsePlastic(Question[Action]):
    """WA-11.2  It may draw until a note, from a place of its choice, or pass."""

    phase: ClassVar[str] = "plastic"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Draw)
    about: ClassVar[type[Pending] | None] = Queue
    judged: ClassVar[bool] = True

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [PASS, *DRAWS[: len(state.wallet)]]

    def why_not(self, state: Wallet, seat: int, action: Action) -> str:
        assert isinstance(action, Draw)
        cards = len(state.wallet)
        return why_not_there(cards, action.from_, places_to_take(cards))

    def answer(self, state: Wallet, seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            draw(state, seat, action.from_)
        elif state.heard:
            state.tell("passed", {"seat": seat})
        state.end_go()

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        fits_innocent(state, IVANOV)
        if not state.wallet:  # WA-11.3
            raise Misfit("nobody draws from an empty wallet", "wallet")


def draw(state: Wallet, seat: int, place: str) -> None:
    """WA-11.2  The note is loot: it counts for wealth only."""
    shown, note = draw_until_a_note(state, place)
    if note is not None:
        state.players[seat].loot = in_card_order([*state.players[seat].loot, note])
    if state.heard:
        state.tell("plastic", {"seat": seat, "from": place, "shown": shown, "card": note})
