"""Double turn and birthday (WA-7.1 to WA-7.4), which are played instead of the turn."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.wallet.actions import PLAYS_FROM, Play, Share
from sitdown.games.wallet.components import TOP, in_card_order
from sitdown.games.wallet.position import Wallet, without
from sitdown.games.wallet.records import Pending, Presents
from sitdown.kernel import Action, secret
from sitdown.kernel.kinds import one_of_each

from .deeds import put_in
from .pile import places_to_put, take_from
from .question import Question
from .special import targets, tell_gave


def double_turn(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.1  Two actions, one after the other; then the turn is over."""
    state.actions_left = 2
    state.double = True


def ways_to_celebrate(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-7.4  Three cards are taken one after the other: top needs 3, bottom 4, middle 5."""
    return PLAYS_FROM[name][: max(0, len(state.wallet) - 2)]


def birthday(state: Wallet, seat: int, action: Play) -> None:
    """WA-7.2  Three cards from one place; the player looks at them and shares them out."""
    assert action.from_ is not None
    cards = in_card_order([take_from(state, action.from_) for _ in range(3)])
    state.actions_left = 0
    state.pending = Presents(cards)
    if state.heard:
        state.tell("birthday", {"seat": seat, "cards": secret(cards[:], seat)})
    state.ask(ShareOut)


class ShareOut(Question[Share]):
    """WA-7.2, WA-7.3  One card to keep, one each for two others; of two players, one goes back."""

    phase: ClassVar[str] = "birthday"
    actions: ClassVar[tuple[type[Action], ...]] = (Share,)
    about: ClassVar[type[Pending] | None] = Presents

    def legal(self, state: Wallet, seat: int) -> list[Share]:
        cards = state.record(Presents).cards
        ways: list[Share] = []
        share_out = give_one if state.seats == 2 else give_two
        for keep in one_of_each(cards):
            ways.extend(share_out(state, seat, keep, without(cards, keep)))
        return ways

    def why_not(self, state: Wallet, seat: int, action: Share) -> str:
        cards = ", ".join(state.record(Presents).cards)
        if state.seats == 2:
            return f"of {cards} keep one, give one and put one back where the wallet allows it"
        return f"of {cards} keep one and give one each to two others, the lower seat first"

    def default(self, state: Wallet, seat: int) -> Share:
        first, second, third = state.record(Presents).cards
        others = state.after(seat)
        if state.seats == 2:
            return Share(first, (gift(others[0], second),), third, TOP)
        gifts = sorted([(others[0], second), (others[1], third)])
        return Share(first, tuple([gift(who, card) for who, card in gifts]))

    def answer(self, state: Wallet, seat: int, action: Share) -> None:
        state.pending = None
        state.actions_left = 0
        state.players[seat].receive(action.keep)
        if state.heard:
            state.tell("kept", {"seat": seat, "card": secret(action.keep, seat)})
        for present in action.gifts:
            state.players[present["seat"]].receive(present["card"])
            tell_gave(state, seat, present["seat"], present["card"])
        if action.back is not None and action.at is not None:
            put_in(state, seat, action.back, action.at)


def give_one(state: Wallet, seat: int, keep: str, rest: list[str]) -> list[Share]:
    """WA-7.3  With two players: one for the opponent, one back into the wallet."""
    other = 1 - seat
    return [
        Share(keep, (gift(other, card),), without(rest, card)[0], place)
        for card in one_of_each(rest)
        for place in places_to_put(len(state.wallet))
    ]


def give_two(state: Wallet, seat: int, keep: str, rest: list[str]) -> list[Share]:
    """WA-7.2  One each for two different others; gifts are listed by seat."""
    others = targets(state, seat)
    return [
        Share(keep, (gift(one, card), gift(two, without(rest, card)[0])))
        for one in others
        for card in one_of_each(rest)
        for two in others
        if two > one
    ]


def gift(seat: int, card: str) -> dict[str, int | str]:
    return {"seat": seat, "card": card}
