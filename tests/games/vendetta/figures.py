"""What comes of a choice in vendetta: bills once all have their due, points, squares, strengths.

Every figure is tried. What is due to each of the others is a list: it is tried by what remains,
`own`. Of the last bill that is discarded in a month nothing is seen: a new month has begun then.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from sitdown.games.vendetta.actions import PASS, Collect, LayBid, PlayVendetta, Raise
from sitdown.games.vendetta.components import AGENT, LAST_BLUE
from sitdown.games.vendetta.ending import points_of
from sitdown.games.vendetta.family import INCOMES, Bid
from sitdown.games.vendetta.position import AUCTION, BUSINESS, SHARE, Slipped, Vendetta
from sitdown.games.vendetta.rules.business import incomes
from sitdown.games.vendetta.rules.verdict import open_pile
from sitdown.kernel import Action, Document
from sitdown.laws.figures import TriedFigure

FIGURES = {
    "pays": ("count", "extra"),
    "owes": ("own",),
    "leaves": ("count", "due"),
    "hands-first": ("points",),
    "sells": ("price", "points"),
    "bids": ("strength",),
    "bill": ("value", "squares"),
    "moves": ("squares", "short"),
    "robs": ("count",),
    "kills": ("points",),
    "warns": ("count", "price", "most"),
}
NO_BROKER: Final = "racketeer.1"
"""A bandit who adds nothing to a bid."""


class Choice(TriedFigure[Vendetta]):
    def bandit(self) -> str:
        assert isinstance(self.action, LayBid | Raise)
        return self.action.bandit

    def lot(self) -> int:
        """The lot that is bid on."""
        laid = self.after.players[self.seat].bids
        return next(bid.lot for bid in laid if bid.bandit == self.bandit())


def stage(state: Vendetta, seat: int, action: Action) -> tuple[Vendetta, Action]:
    """VE-2.5  Everybody holds a Vendetta card: nobody is passed over, so the month waits."""
    for player in state.players:
        player.vendetta = [*player.vendetta, AGENT]
    return state, action


def play_on(state: Vendetta, seat: int) -> None:
    """A choice is done at once; what is to come of it each figure plays out for itself."""


def came(sign: Document, seat: int, action: Action, before: Vendetta, after: Vendetta) -> Any:
    if after.month != before.month or after.result is not None:
        return None  # hands and piles have changed otherwise
    name = sign.get("unit") or sign.get("of") or sign["event"]
    return CAME[name](Choice(sign, seat, action, before, after))


# Business.


def drawn(choice: Choice) -> int:
    """Bills of the pot, a racketeer's own bill; both together, where few are left."""
    pot, extra = draws(choice)
    if choice.sign["event"] == "warns":
        return pot + extra
    return pot if choice.figure == "count" else extra


def draws(choice: Choice) -> tuple[int, int]:
    """VE-3.3, VE-3.4  How many bills are drawn for the pot, and for oneself alone."""
    events = choice.before.copy().apply(choice.seat, choice.action)
    told = {event.name: event.told(choice.seat) for event in events}
    return len(told["drew"]["cards"]), int("bonus" in told)


def own_of_the_pot(choice: Choice) -> int:
    """VE-3.9  What of the pot is left for oneself, a racketeer's bill apart."""
    return stays(choice) - draws(choice)[1]


def stays(choice: Choice) -> int:
    """The bills that are in hand, once everybody has got his due."""
    assert isinstance(choice.action, Collect)
    return bills(settled(choice.after), choice.seat) - bills(choice.before, choice.seat)


def settled(state: Vendetta) -> Vendetta:
    """Everybody gets his due, as long as there are bills."""
    after = state.copy()
    while after.phase == SHARE:
        after.apply(after.actors[0], after.legal(after.actors[0])[0])
    return after


def bills(state: Vendetta, seat: int) -> int:
    """In hand, and in the pot that comes there."""
    return len(state.players[seat].hand) + len(state.pot)


def left_in_the_pot(choice: Choice) -> int:
    """Bills that are still to be given or kept; of them those that go to others."""
    if choice.figure == "count":
        return bills(choice.after, choice.seat) - len(choice.before.players[choice.seat].hand)
    return bills(choice.after, choice.seat) - bills(settled(choice.after), choice.seat)


def collections(choice: Choice) -> int:
    return most_collections(choice.before, choice.seat)


def most_collections(state: Vendetta, seat: int) -> int:
    """VE-3.2  How often one could still collect, tried in every order; who does it is all one."""
    most = min(limits(state, seat))
    best = 0
    for location, by in incomes(state, seat):
        if best == most:
            break
        after = state.copy()
        after.apply(seat, Collect(state.players[seat].straight_bandits()[0], location, by))
        best = max(best, 1 + most_collections(settled(after), seat))
    return best


def limits(state: Vendetta, seat: int) -> tuple[int, int, int]:
    """More than so many bandits, locations and incomes need not be looked for."""
    player = state.players[seat]
    paying = {INCOMES[sign] for _, sign in incomes(state, seat)}
    return len(player.straight_bandits()), len(player.straight_locations()), len(paying)


# Auction.


def sold(choice: Choice) -> int:
    """The least for which the lot goes; the points that it brings."""
    return least_price(choice) if choice.figure == "price" else points_of_lot(choice)


def least_price(choice: Choice) -> int:
    """VE-4.9  The least that bids have to reach."""
    lot = choice.lot()
    auctions = ((worth, auction(choice, worth)) for worth in count())
    return next(worth for worth, after in auctions if not after.lots[lot - 1])


def points_of_lot(choice: Choice) -> int:
    price = choice.after.deck.price_on(choice.after.lots[choice.lot() - 1])
    won = auction(choice, price or 1)
    return points_of(won, choice.seat) - points_of(choice.before, choice.seat)


def auction(choice: Choice, worth: int) -> Vendetta:
    """Only this bid is laid, worth so much, by a bandit who adds nothing."""
    after = choice.after.copy()
    smallest = next(bill for bill, value in after.deck.value.items() if value == 1)
    for player in after.players:
        player.bids = []
    after.players[choice.seat].bids = [Bid(NO_BROKER, choice.lot(), [smallest] * worth)]
    while after.phase == AUCTION:
        after.apply(after.actors[0], PASS)
    return after


def strength(choice: Choice) -> int:
    return strength_of(choice.after, choice.seat, choice.bandit())


def strength_of(state: Vendetta, seat: int, bandit: str) -> int:
    """VE-4.5  Of a bid that lies on a lot."""
    laid = next(bid for bid in state.players[seat].bids if bid.bandit == bandit)
    return state.options.strength(bandit, laid.bills)


def reached(choice: Choice) -> int:
    """VE-4.3  The price that is not reached, and what is: with all bills of the hand on the bid."""
    if choice.figure == "price":
        return least_price(choice)
    after = choice.after.copy()
    for bill in after.players[choice.seat].hand[:]:
        after.apply(choice.seat, Raise(choice.bandit(), bill))
    return strength_of(after, choice.seat, choice.bandit())


def value(choice: Choice) -> int:
    """What the bills in hand are worth more."""
    return choice.change(worth_of_bills)


def worth_of_bills(state: Vendetta, seat: int) -> int:
    return state.deck.worth(state.players[seat].hand + state.pot)


def bill(choice: Choice) -> int:
    """What a bill is worth that comes or goes; how far it would move the marker."""
    if choice.figure == "value":
        return abs(value(choice))
    return abs(
        marker(choice.before, [Slipped(choice.seat, choice.action.document()["card"])]) - LAST_BLUE
    )


# The jury.


def marker(state: Vendetta, pile: list[Slipped], start: int = LAST_BLUE) -> int:
    """VE-7.1  Where the marker comes from a square, when this pile is opened."""
    after = state.copy()
    after.verdict = start
    after.corruption = pile
    open_pile(after, final=False)
    return after.verdict


def way(choice: Choice) -> int:
    """Squares that the choice moves the marker; squares that then are still wanting."""
    if choice.figure == "short":
        return squares_short(choice)
    added = choice.after.corruption[len(choice.before.corruption) :]
    return abs(marker(choice.before, added) - LAST_BLUE)


def squares_short(choice: Choice) -> int:
    """By one's own bills: so many squares nearer the marker had to stand, to end on that side."""
    own = [slipped for slipped in choice.after.corruption if slipped.seat == choice.seat]
    blue = choice.sign["side"] == "blue"
    step = -1 if blue else 1
    ends = ((far, marker(choice.after, own, choice.after.verdict + step * far)) for far in count())
    return next(far for far, square in ends if (square <= LAST_BLUE) == blue)


# Vendetta cards, and what is lost.


def robbed(choice: Choice) -> int:
    """The bills one of which was taken."""
    assert isinstance(choice.action, PlayVendetta)
    assert choice.action.seat is not None
    return len(choice.after.players[choice.action.seat].hand) + 1


def killed(choice: Choice) -> int:
    assert isinstance(choice.action, PlayVendetta)
    return -choice.change(points_of, choice.action.seat)


def points_lost(choice: Choice) -> int:
    return -choice.change(points_of)


CAME: Final[dict[str, Callable[[Choice], int]]] = {
    "pays": drawn,
    "few-bills": drawn,
    "owes": own_of_the_pot,
    "bills": stays,
    "leaves": left_in_the_pot,
    "hands-first": points_lost,
    "unused": collections,
    "sells": sold,
    "bids": strength,
    "price": reached,
    "value": value,
    "bill": bill,
    "moves": way,
    "squares": way,
    "robs": robbed,
    "kills": killed,
}
"""How much came of it, by the sign, the unit of a count or the name of a warning."""


def begins(
    sign: Document, seat: int, action: Action, before: Vendetta, after: Vendetta
) -> bool | None:
    """VE-3.8  Whether who was given the first-player card begins the next phase."""
    return None if after.phase in (BUSINESS, SHARE) else after.order[0] == sign["seat"]


PROMISES = {"hands-first": begins}
