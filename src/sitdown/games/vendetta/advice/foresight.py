"""What a choice would bring, as far as the table shows it.

What a choice counts, by question: bills that stay with the collector if everybody gets his due;
squares that a bribe moves the marker, to whichever side, since lighting up one side would show a
role; the value of bills that are given, kept or thrown away. To give nothing counts nothing: what a
Vendetta card in another hand costs nobody can reckon. Bids count nothing: more is no better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.vendetta.actions import (
    Bribe,
    Collect,
    Discard,
    Give,
    GiveFirst,
    Keep,
    LayBid,
    Pass,
    PlayVendetta,
    Raise,
    Withhold,
)
from sitdown.games.vendetta.components import (
    AMBUSH,
    BOSS,
    ENVELOPE,
    FIRST_POINTS,
    HIT,
    LAST_BLUE,
    SECOND_WIND,
    SHAKEDOWN,
)
from sitdown.games.vendetta.family import INCOMES, Player
from sitdown.games.vendetta.position import AUCTION, BUSINESS, TRIAL, Vendetta
from sitdown.games.vendetta.rules.business import bills_paid, dues, incomes
from sitdown.games.vendetta.rules.trial import rewards_zeal
from sitdown.kernel import Action, Document, Look
from sitdown.kernel.foresight import counts, warns

BILLS: Final = "bills"
SQUARES: Final = "squares"
VALUE: Final = "value"


def foresee(look: Look, action: Action) -> list[Document]:
    """A collection's bills and dues, the card on a lot, the way of the marker."""
    state = look.state
    assert isinstance(state, Vendetta)
    tell = BY_ACTION.get(type(action))
    return [] if tell is None else tell(state, look.seat, action)


# Business.


def of_collect(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Collect)
    due = due_to_others(state, seat, action.by)
    paid = bills_paid(state, action.by)
    bonus = int(state.options.has_power(action.bandit, "collect"))
    left = len(state.money) + len(state.discard)
    drawn = min(paid, left)  # VE-11.2
    extra = min(bonus, left - drawn)
    own = max(drawn - sum([one["count"] for one in due]), 0)
    signs: list[Document] = [{"event": "pays", "count": drawn, "extra": extra}]
    if due:
        signs.append({"event": "owes", "due": due, "own": own})
    signs.append(counts(BILLS, own + extra))
    if left < paid + bonus:
        signs.append(warns("few-bills", count=left))
    return [*signs, *what_turning_costs(state, seat, action.bandit, "collect")]


def due_to_others(state: Vendetta, seat: int, by: str) -> list[Document]:
    """What a collection owes, as it is told."""
    return [{"seat": due.seat, "count": due.count} for due in dues(state, seat, by)]


def of_give(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Give)
    return [left_in_the_pot(state, 1), counts(VALUE, -state.deck.value[action.card])]


def of_give_first(state: Vendetta, seat: int, action: Action) -> list[Document]:
    """VE-3.8  No bill of the pot, but a point and the first turn of the next phase."""
    receiver = state.due[0].seat
    return [
        {"event": "hands-first", "seat": receiver, "points": FIRST_POINTS},
        left_in_the_pot(state, 0),
    ]


def of_withhold(state: Vendetta, seat: int, action: Action) -> list[Document]:
    """VE-3.7, VE-11.3  Whoever goes short draws a Vendetta card, if there is one."""
    if not state.vendetta and not state.vendetta_discard:
        return [left_in_the_pot(state, 0)]
    return [left_in_the_pot(state, 0), warns("grudge", seat=state.due[0].seat)]


def left_in_the_pot(state: Vendetta, given: int) -> Document:
    """How many bills stay there after this one, and how many of them are still due.

    VE-3.10  There may be fewer bills than are due.
    """
    left = len(state.pot) - given
    due = sum([one.count for one in state.due]) - 1
    return {"event": "leaves", "count": left, "due": min(due, left)}


def of_pass(state: Vendetta, seat: int, action: Action) -> list[Document]:
    """What is left undone in business."""
    if state.phase != BUSINESS:
        return []
    unused = collections_left(state, seat)
    return [warns("unused", count=unused)] if unused else []


def collections_left(state: Vendetta, seat: int) -> int:
    """VE-3.1, VE-3.2  How often one can still collect: each time a bandit, a location, an income.

    `used` are the incomes that the locations so far could pay by, each of them by another one.
    """
    used: set[frozenset[str]] = {frozenset()}
    for location in state.players[seat].straight_locations():
        pays = [INCOMES[sign] for one, sign in incomes(state, seat) if one == location]
        used |= {before | {income} for before in used for income in pays}
    return min(len(state.players[seat].straight_bandits()), max(map(len, used)))


# What a bandit that is turned can no longer do.


def what_turning_costs(state: Vendetta, seat: int, bandit: str, does: str) -> list[Document]:
    """VE-2.4  He stays turned for the month: another power is lost, or nobody is left."""
    lost = [
        power
        for power in still_to_come(state.phase)
        if power != does and bandit != BOSS and state.options.has_power(bandit, power)
    ]
    signs = [warns("power", bandit=bandit, power=power) for power in lost]
    player = state.players[seat]
    if state.phase != TRIAL and len(player.straight_bandits()) == 1:
        signs.append(warns("last-bandit", bandit=bandit))
    return signs


def still_to_come(phase: str) -> tuple[str, ...]:
    """The powers of bandits that count after a phase has begun; a bodyguard's does all month."""
    return {BUSINESS: ("bid", "bribe", "shield"), AUCTION: ("bribe", "shield")}.get(
        phase, ("shield",)
    )


# Auction.


def of_bid(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, LayBid)
    signs = bid_signs(state, state.players[seat], action.bandit, action.lot, [action.card])
    cards = state.lots[action.lot - 1]
    points = sum([state.deck.points_on(card) for card in cards])
    price = state.deck.price_on(cards)
    on_sale: Document = {"event": "sells", "cards": cards, "price": price, "points": points}
    return [on_sale, *signs, *what_turning_costs(state, seat, action.bandit, "bid")]


def of_raise(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Raise)
    player = state.players[seat]
    bid = next(bid for bid in player.bids if bid.bandit == action.bandit)
    return bid_signs(state, player, bid.bandit, bid.lot, [*bid.bills, action.card], len(bid.bills))


def bid_signs(
    state: Vendetta, player: Player, bandit: str, lot: int, bills: list[str], laid: int = 0
) -> list[Document]:
    """The strength of a bid, and whether it can ever reach a price alone.

    VE-4.9  The bills on lots count together, so others may help with it. `laid` are bills that are
    no longer in the hand.
    """
    strength = state.options.strength(bandit, bills)
    price = state.deck.price_on(state.lots[lot - 1])
    signs: list[Document] = [{"event": "bids", "strength": strength, "lot": lot}]
    most = strength + state.deck.worth(player.hand) - state.deck.worth(bills[laid:])
    if price is not None and most < price:
        signs.append(warns("price", price=price, most=most))
    return signs


def of_keep(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Keep)
    return [of_bill(state, action.card), counts(VALUE, state.deck.value[action.card])]


def of_discard(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Discard)
    return [of_bill(state, action.card), counts(VALUE, -state.deck.value[action.card])]


def of_bill(state: Vendetta, bill: str) -> Document:
    """What a bill is worth at an auction, and how far it moves the marker."""
    move = state.deck.move[bill]
    return {
        "event": "bill",
        "value": state.deck.value[bill],
        "squares": abs(move),
        "side": side_of(move),
    }


# The jury.


def of_bribe(state: Vendetta, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Bribe)
    signs = jury_signs(state, seat, list(action.cards))
    if rewards_zeal(state):
        others = any(player.bribes for other, player in enumerate(state.players) if other != seat)
        signs.append(warns("no-zeal") if others else {"event": "zeal"})
    return [*signs, *what_turning_costs(state, seat, action.bandit, "bribe")]


def jury_signs(state: Vendetta, seat: int, bills: list[str]) -> list[Document]:
    """How far bills move the marker, and where it would stand by all that the seat put in itself.

    VE-7.1  What others have put in is hidden until the verdict.
    """
    move = sum([state.deck.move[bill] for bill in bills])
    if not move:
        return [counts(SQUARES, 0), warns("moves-nothing")]
    own = [bill.card for bill in state.corruption if bill.seat == seat]
    stands = state.verdict + move + sum([state.deck.move[bill] for bill in own])
    moves: Document = {
        "event": "moves",
        "squares": abs(move),
        "side": side_of(move),
        "short": short_of_border(stands, move),
    }
    return [moves, counts(SQUARES, abs(move))]


def short_of_border(stands: int, move: int) -> int:
    """How many squares are still between the marker and the side it is moved to."""
    return max(stands - LAST_BLUE, 0) if move < 0 else max(LAST_BLUE + 1 - stands, 0)


def side_of(move: int) -> str | None:
    if not move:
        return None
    return "blue" if move < 0 else "red"


# Vendetta cards.


def of_vendetta(state: Vendetta, seat: int, action: Action) -> list[Document]:
    """No counts: they can be played at any time, beside whatever is asked."""
    assert isinstance(action, PlayVendetta)
    if action.card == ENVELOPE:
        assert action.bill is not None
        return [one for one in jury_signs(state, seat, [action.bill]) if one["event"] != "counts"]
    if action.card == SHAKEDOWN:
        assert action.seat is not None
        return [{"event": "robs", "count": len(state.players[action.seat].hand)}]
    assert action.bandit is not None
    if action.card == HIT:
        return [{"event": "kills", "points": state.deck.points_on(action.bandit)}]
    owner = seat if action.seat is None else action.seat
    assert action.card in (AMBUSH, SECOND_WIND)
    return [warns("too-late")] if has_had_his_month(state, owner, action.bandit) else []


def has_had_his_month(state: Vendetta, owner: int, bandit: str) -> bool:
    """Whether it no longer matters this month if a bandit is turned; VE-6.1 then straightens all.

    A bodyguard matters to the end. While bills are discarded a new month is about to begin.
    """
    if state.phase != TRIAL or state.options.has_power(bandit, "shield"):
        return False
    return owner in state.order[: state.turn]


BY_ACTION: Final[dict[type[Action], Callable[[Vendetta, int, Action], list[Document]]]] = {
    Collect: of_collect,
    Give: of_give,
    GiveFirst: of_give_first,
    Withhold: of_withhold,
    Pass: of_pass,
    LayBid: of_bid,
    Raise: of_raise,
    Keep: of_keep,
    Discard: of_discard,
    Bribe: of_bribe,
    PlayVendetta: of_vendetta,
}
