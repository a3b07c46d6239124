"""Cards that pass face down from hand to hand (WA-7.7, WA-7.8, WA-7.10, WA-7.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.wallet.actions import HandOver, Play
from sitdown.games.wallet.position import Wallet, held
from sitdown.games.wallet.records import Passing, Pending, Swapping
from sitdown.kernel import Action, Misfit
from sitdown.kernel.kinds import one_of_each

from .question import AllAtOnce
from .special import at_a_hand, give, targets, tell_gave

LEFT: Final = "left"
RIGHT: Final = "right"


def cards_left(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.7  Everybody passes a card to the left neighbour."""
    pass_round(state, LEFT)


def cards_right(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.8  Everybody passes a card to the right neighbour."""
    pass_round(state, RIGHT)


def pass_round(state: Wallet, direction: str) -> None:
    if state.with_cards(state.active):  # WA-R36  else the card is spent for nothing
        state.pending = Passing(direction)
        state.ask(PassCards)


class ChooseOwn(AllAtOnce[HandOver]):
    """A card of the own hand to be handed over; all who owe one choose at the same time."""

    def legal(self, state: Wallet, seat: int) -> list[HandOver]:
        return [HandOver(card) for card in one_of_each(state.players[seat].hand)]

    def why_not(self, state: Wallet, seat: int, action: HandOver) -> str:
        return f"you hold no {action.card} ({held(state.players[seat].hand)})"


class PassCards(ChooseOwn):
    """WA-7.7  Everybody with a card in hand chooses one; an empty hand only receives."""

    phase: ClassVar[str] = "pass-cards"
    actions: ClassVar[tuple[type[Action], ...]] = (HandOver,)
    about: ClassVar[type[Pending] | None] = Passing

    def actors(self, state: Wallet) -> list[int]:
        return state.with_cards(state.active)

    def answered(self, state: Wallet, answers: dict[int, HandOver]) -> None:
        step = 1 if state.record(Passing).direction == LEFT else -1
        state.pending = None
        for seat, choice in answers.items():
            state.players[seat].hand.remove(choice.card)
        for seat, choice in answers.items():
            neighbour = (seat + step) % state.seats
            state.players[neighbour].receive(choice.card)
            tell_gave(state, seat, neighbour, choice.card)


def ways_to_give(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-7.10  Any card of the hand to any other player."""
    cards = one_of_each(state.players[seat].hand)
    return [
        Play(name, target=target, card=card) for target in targets(state, seat) for card in cards
    ]


def give_card(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.10  The target must take the card into its hand."""
    assert action.target is not None
    assert action.card is not None
    give(state, seat, action.target, action.card)


def ways_to_swap(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-7.12  Both need a card in hand."""
    return at_a_hand(state, seat, name) if state.players[seat].hand else []


def swap(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.12  The player and the target exchange cards of their choice."""
    assert action.target is not None
    state.pending = Swapping(action.target)
    state.ask(SwapCards)


class SwapCards(ChooseOwn):
    """WA-7.12  The two choose at the same time; only they know the cards."""

    phase: ClassVar[str] = "swap"
    actions: ClassVar[tuple[type[Action], ...]] = (HandOver,)
    about: ClassVar[type[Pending] | None] = Swapping

    def actors(self, state: Wallet) -> list[int]:
        return [state.active, state.record(Swapping).target]

    def answered(self, state: Wallet, answers: dict[int, HandOver]) -> None:
        one, two = self.actors(state)
        state.pending = None
        give(state, one, two, answers[one].card)
        give(state, two, one, answers[two].card)

    def fits(self, state: Wallet) -> None:
        super().fits(state)
        for seat in self.actors(state):
            if not state.players[seat].hand:
                raise Misfit("a card to swap is needed", f"players[{seat}].hand")
