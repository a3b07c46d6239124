"""The pool (WA-7.5, WA-7.6): everybody lays a money card, one picks, the rest is dealt unseen."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import PASS, PLAYS_ALONE, Lay, Pass, Pick, Play
from sitdown.games.wallet.components import in_card_order, kind
from sitdown.games.wallet.position import Wallet, held
from sitdown.games.wallet.records import Laid, Pending
from sitdown.kernel import Action, Misfit, secret
from sitdown.kernel.kinds import one_of_each

from .question import AllAtOnce, Question


def ways_to_pool(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-7.5  The player needs a money card of its own."""
    return PLAYS_ALONE[name] if state.players[seat].money() else []


def pool(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.5  Every player with a card in hand lays a money card, all at the same time."""
    state.ask(LayCard)


class LayCard(AllAtOnce[Action]):
    """WA-7.5  Who has a money card must lay one, who has none must pass."""

    phase: ClassVar[str] = "pool"
    actions: ClassVar[tuple[type[Action], ...]] = (Lay, Pass)
    reaction: ClassVar[bool] = True

    def actors(self, state: Wallet) -> list[int]:
        return state.with_cards(state.active)

    def legal(self, state: Wallet, seat: int) -> list[Action]:
        money = state.players[seat].money()
        return [Lay(card) for card in money] or [PASS]

    def why_not(self, state: Wallet, seat: int, action: Action) -> str:
        player = state.players[seat]
        if player.money():
            return f"lay a note or a jewel of your hand ({held(player.hand)})"
        return f"you have no note and no jewel, so you pass ({held(player.hand)})"

    def default(self, state: Wallet, seat: int) -> Action:
        return lowest(state.players[seat].money()) or PASS

    def declining(self, state: Wallet, seat: int) -> Action | None:
        return None if state.players[seat].money() else PASS

    def answered(self, state: Wallet, answers: dict[int, Action]) -> None:
        """WA-7.6  All chosen cards are laid open together."""
        laid: list[str | None] = [None] * state.seats
        for seat, choice in answers.items():
            if isinstance(choice, Lay):
                laid[seat] = choice.card
                state.players[seat].hand.remove(choice.card)
        if state.heard:
            for seat, card in enumerate(laid):
                state.tell("laid", {"seat": seat, "card": card})
        state.pending = Laid(laid)

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        if not state.players[state.active].money():
            raise Misfit("who plays the pool has a money card", f"players[{state.active}].hand")


def lowest(money: list[str]) -> Lay | None:
    """The money card of lowest face, the first one in card order."""
    return Lay(min(money, key=lambda card: kind(card).face)) if money else None


def pick_from_pool(state: Wallet) -> None:
    """WA-7.6  Who played the pool picks first."""
    state.ask(PickCard)


class PickCard(Question[Pick]):
    """WA-7.6  Who played the pool takes any of the cards, its own too."""

    phase: ClassVar[str] = "pool-pick"
    actions: ClassVar[tuple[type[Action], ...]] = (Pick,)
    about: ClassVar[type[Pending] | None] = Laid

    def legal(self, state: Wallet, seat: int) -> list[Pick]:
        return [Pick(card) for card in one_of_each(open_cards(state))]

    def why_not(self, state: Wallet, seat: int, action: Pick) -> str:
        return f"nobody laid {action.card} (open are: {', '.join(open_cards(state))})"

    def answer(self, state: Wallet, seat: int, action: Pick) -> None:
        laid = state.record(Laid).laid
        state.pending = None
        state.players[seat].receive(action.card)
        if state.heard:
            state.tell("picked", {"seat": seat, "card": action.card})
        deal_rest(state, seat, laid, action.card)

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        if state.record(Laid).laid[state.active] is None:
            raise Misfit("who plays the pool lays a card", f"pending.laid[{state.active}]")


def open_cards(state: Wallet) -> list[str]:
    return in_card_order([card for card in state.record(Laid).laid if card is not None])


def deal_rest(state: Wallet, seat: int, laid: list[str | None], picked: str) -> None:
    """WA-7.6  The others are shuffled and dealt unseen to the others who laid one, clockwise."""
    rest = [card for card in laid if card is not None]
    rest.remove(picked)  # by seat: of equal cards the one of the lowest seat
    if not rest:  # WA-15.2
        return
    receivers = [other for other in state.after(seat) if laid[other] is not None]
    for receiver, card in zip(receivers, state.chance.shuffle(rest), strict=True):
        state.players[receiver].receive(card)
        if state.heard:
            state.tell("received", {"seat": receiver, "card": secret(card, receiver)})
