"""Everything open, and plastic cards (WA-11)."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import DRAWS, PASS, Draw, Pass
from sitdown.games.wallet.components import IVANOV, PLASTIC, in_card_order
from sitdown.games.wallet.judging import VERDICT
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Queue, write_front
from sitdown.kernel import Action, Decision

from .pile import draw_until_a_note, places_to_take, why_not_there
from .tokens import forfeits


def open_hands(state: Wallet) -> None:
    """WA-11.1  All hands are shown, and the cards under a double bottom too."""
    for seat, player in enumerate(state.players):
        player.revealed = True
        state.tell(
            "revealed",
            {
                "seat": seat,
                "hand": player.hand[:],
                "front": [write_front(front) for front in player.front],
                **VERDICT.write(player.judged()),
            },
        )
    state.then(plastic_cards)


def may_draw(player: Player) -> bool:
    """WA-11.2  An innocent Ivanov with a plastic card."""
    judged = player.judged()
    return judged.identity == IVANOV and not judged.guilty and PLASTIC in player.hand


def plastic_cards(state: Wallet) -> None:
    """WA-11.2  They draw in the order of their coins, the smallest first."""
    drawers = [seat for seat, player in enumerate(state.players) if may_draw(player)]
    state.pending = Queue(state.by_coin(drawers))
    state.then(next_drawer)


def next_drawer(state: Wallet) -> None:
    """WA-11.3  Whose turn it is while the wallet is empty is not asked."""
    queue = state.queue()
    if queue and state.wallet:
        state.ask(UsePlastic, queue[0])
    else:
        state.pending = None
        state.then(forfeits)


class UsePlastic(Decision[Wallet, Action]):
    """WA-11.2  It may draw until a note, from a place of its choice, or pass."""

    phase: ClassVar[str] = "plastic"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Draw)

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        return [PASS, *[DRAWS[place] for place in places_to_take(len(state.wallet))]]

    def why_not(self, state: Wallet, seat: int, action: Action) -> str:
        assert isinstance(action, Draw)
        cards = len(state.wallet)
        return why_not_there(cards, action.from_, places_to_take(cards))

    def answered(self, state: Wallet, answers: dict[int, Action]) -> None:
        for seat, action in answers.items():
            if isinstance(action, Draw):
                draw(state, seat, action.from_)
            else:
                state.tell("passed", {"seat": seat})
        state.pending = Queue(state.queue()[1:])
        state.then(next_drawer)


def draw(state: Wallet, seat: int, place: str) -> None:
    """WA-11.2  The note is loot: it counts for wealth only."""
    shown, note = draw_until_a_note(state, place)
    if note is not None:
        state.players[seat].loot = in_card_order([*state.players[seat].loot, note])
    state.tell("plastic", {"seat": seat, "from": place, "shown": shown, "card": note})
