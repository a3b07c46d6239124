"""Offers and payments put together one choice after the other (CN-13)."""

from __future__ import annotations

from typing import Any, Final

from sitdown.games.cosanostra.deals import MakeOffer
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.markers import can_carry
from sitdown.games.cosanostra.rules.trade import MOST_OFFERS, PHASES, why_not_offer
from sitdown.games.cosanostra.terms import Terms
from sitdown.kernel import Look
from sitdown.kernel.filling import LEFT_OUT, OVER, Fill

THOUSAND: Final = 1000
SIDE: Final = ("cash", "markers", "businesses", "gangsters")
"""What one side of a deal can hold, in this order."""


class Draft:
    """An offer as far as it is filled in: to whom, what is settled of both sides, what is next."""

    def __init__(self, state: CosaNostra, seat: int, filled: list[Any]) -> None:
        self.state = state
        self.seat = seat
        self.to: int = filled[0]
        self.sides: list[dict[str, Any]] = [{}, {}]
        self.items: list[str] = []
        for one in filled[1:]:
            self.take(one)

    @property
    def place(self) -> tuple[int, str]:
        """The side and the part of it that comes next."""
        side = 0 if len(self.sides[0]) < len(SIDE) else 1
        return side, SIDE[len(self.sides[side])]

    def is_whole(self) -> bool:
        return len(self.sides[1]) == len(SIDE)

    def take(self, one: Any) -> None:
        side, part = self.place
        if part == "cash":
            self.sides[side][part] = 0 if one is LEFT_OUT else one
        elif one is OVER or one is LEFT_OUT:
            self.sides[side][part] = tuple(self.items)
            self.items = []
        else:
            self.items.append(one)

    def choices(self) -> list[Any]:
        """What can come next; that it leads to an offer which the rules take is not looked at."""
        side, part = self.place
        owner = self.state.players[self.to if side else self.seat]
        if part == "cash":
            return [LEFT_OUT, *range(THOUSAND, owner.cash + 1, THOUSAND)]
        cards = self.cards(owner, part)
        rest = cards[cards.index(self.items[-1]) + 1 :] if self.items else cards
        return [OVER if self.items else LEFT_OUT, *rest]

    def cards(self, owner: Player, part: str) -> list[str]:
        """CN-13.3, CN-13.4  What of a player's can be meant, in the order in which it lies."""
        if part == "gangsters":
            return [one.card.id for one in owner.gangsters]
        if part == "markers":
            return [card.id for card in can_carry(owner)]
        marked = [card for side in self.sides for card in side.get("markers", ())]
        return [one.card.id for one in owner.businesses if one.card.id not in marked]

    def holds_something(self) -> bool:
        return bool(self.items) or any(any(side.values()) for side in self.sides)

    def offer(self) -> MakeOffer:
        """The offer with nothing more in it."""
        settled = [{"cash": 0, **dict.fromkeys(SIDE[1:], ()), **side} for side in self.sides]
        if self.items:
            side, part = self.place
            settled[side][part] = tuple(self.items)
        give, take = [Terms(*[side[part] for part in SIDE]) for side in settled]
        return MakeOffer(self.to, give, take)


def fill_offer(look: Look, filled: list[Any]) -> list[Any]:
    """What belongs to each side, every card once, in the order in which it lies there."""
    state = look.state
    assert isinstance(state, CosaNostra)
    mine = [offer for offer in state.offers if offer.from_ == look.seat]
    if state.phase not in PHASES or len(mine) >= MOST_OFFERS:
        return []
    if not filled:
        return state.after(look.seat)
    draft = Draft(state, look.seat, filled)
    choices = draft.choices()
    if draft.holds_something() and not mine:
        return choices
    return [one for one in choices if leads_on(state, look.seat, [*filled, one])]


def leads_on(state: CosaNostra, seat: int, filled: list[Any]) -> bool:
    """Whether some offer begins so that holds something and is not on the table already."""
    draft = Draft(state, seat, filled)
    if why_not_offer(state, seat, draft.offer()) is None:
        return True
    more = [] if draft.is_whole() else draft.choices()
    return any(leads_on(state, seat, [*filled, one]) for one in more)


def fill_payment(look: Look, filled: list[Any]) -> list[Any]:
    """CN-13.7  A gift: to whom, then how much."""
    state = look.state
    assert isinstance(state, CosaNostra)
    cash = state.players[look.seat].cash
    if state.phase not in PHASES or cash < THOUSAND:
        return []
    return list(range(THOUSAND, cash + 1, THOUSAND)) if filled else state.after(look.seat)


FILLS: dict[str, Fill] = {"offer": fill_offer, "pay": fill_payment}
