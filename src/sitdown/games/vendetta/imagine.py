"""Filling in a view: what is not in sight is dealt anew to all who could hold it."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, UNKNOWN, Luck, Misfit

from .components import AGENT, LOTS, in_grudge_order
from .deck import Deck, by_kind
from .family import Bid, Player
from .position import SingleBid, Slipped, Vendetta
from .rules.auction import open_lots

Cards = list[str]


class Pile:
    """The cards that nobody sees, shuffled: they are dealt to wherever a view has "?".

    In a made-up position that the deck does not fit, any cards of the deck fill the gap.
    """

    def __init__(self, rest: Cards, deck: Cards, luck: Luck) -> None:
        self.rest = luck.shuffle(rest)
        self.deck = deck
        self.luck = luck

    def card(self, seen: str) -> str:
        """What lies where a view has this card, or "?"."""
        if seen != HIDDEN:
            return seen
        return self.rest.pop() if self.rest else self.luck.pick(self.deck)

    def deal(self, place: Cards) -> Cards:
        """What lies where a view has these cards, all together if all are hidden."""
        count = len(place)
        if not count or count > len(self.rest) or place.count(HIDDEN) < count:
            return [self.card(card) for card in place]
        cards = self.rest[-count:]
        cards.reverse()
        del self.rest[-count:]
        return cards


def fill(state: Vendetta, seat: int | None, luck: Luck) -> None:
    """Replaces every "?" by something possible."""
    fill_lots(state, luck)
    fill_street(state, luck)
    fill_vendetta(state, luck)
    fill_bills(state, luck)


def fill_lots(state: Vendetta, luck: Luck) -> None:
    """VE-4.1  A seat's bids are on different lots that are not empty.

    Where a made-up position has more bids than such lots, they may lie on any.
    """
    for player in state.players:
        hidden = [bid for bid in player.bids if bid.lot == UNKNOWN]
        if hidden:
            if len(hidden) > LOTS:
                raise Misfit(f"{len(hidden)} bids of a seat on {LOTS} lots")
            lots = open_lots(state, player)
            if len(hidden) > len(lots):
                lots = list(range(1, LOTS + 1))
            dealt = luck.sample(lots, len(hidden))
            player.bids = [
                Bid(bid.bandit, dealt.pop(0), bid.bills) if bid.lot == UNKNOWN else bid
                for bid in player.bids
            ]


def fill_street(state: Vendetta, luck: Luck) -> None:
    """The street deck is all that lies nowhere else; the head bandit never is in it."""
    seen = set(state.gone)
    for lot in state.lots:
        seen.update(lot)
    for player in state.players:
        seen.update(player.bandits)
        seen.update(player.locations)
        seen.update(player.investigators)
    cards = state.deck.street
    rest = [card for card in cards if card not in seen]
    state.street = Pile(rest, cards, luck).deal(state.street)


def fill_vendetta(state: Vendetta, luck: Luck) -> None:
    """VE-9.1  A Vendetta card in another's hand may be any; after the end the roles are known."""
    counts = state.deck.grudge_counts(state.options.agents)
    cards = by_kind(counts)
    hands = [player.vendetta for player in state.players]
    rest = by_kind(without(counts, [state.vendetta_discard, *hands]))
    if state.result is not None:
        rest = fill_by_roles(state, state.result["roles"], rest, cards, luck)
    pile = Pile(rest, cards, luck)
    for player in state.players:
        player.vendetta = in_grudge_order(pile.deal(player.vendetta))
    state.vendetta = pile.deal(state.vendetta)


def fill_by_roles(
    state: Vendetta, roles: list[str], rest: Cards, cards: Cards, luck: Luck
) -> Cards:
    """VE-9.2  Agents get their card and the others none of them; what is left is left."""
    for player, role in zip(state.players, roles, strict=True):
        if role == AGENT and AGENT in rest and HIDDEN in player.vendetta:
            player.vendetta = [AGENT, *player.vendetta[1:]]
            rest.remove(AGENT)
    harmless = Pile([card for card in rest if card != AGENT], cards, luck)
    for player, role in zip(state.players, roles, strict=True):
        if role != AGENT:
            player.vendetta = harmless.deal(player.vendetta)
    return harmless.rest + [AGENT] * rest.count(AGENT)


def fill_bills(state: Vendetta, luck: Luck) -> None:
    """VE-1.11  A bill out of sight may be any that the deck leaves."""
    deck = state.deck
    stock = without(deck.counts, seen_bills(state))
    if state.result is not None:
        fill_hands_worth(state, state.result["money"], stock, luck)
    pile = Pile(by_kind(stock), deck.money, luck)
    state.corruption = [Slipped(bill.seat, pile.card(bill.card)) for bill in state.corruption]
    state.money = pile.deal(state.money)
    state.discard = deck.sort(pile.deal(state.discard))
    state.pot = deck.sort(pile.deal(state.pot))
    state.keeps = [
        SingleBid(single.seat, single.lot, deck.sort(pile.deal(single.bills)))
        for single in state.keeps
    ]
    for player in state.players:
        player.hand = deck.sort(pile.deal(player.hand))
        player.bids = [
            Bid(bid.bandit, bid.lot, deck.sort(pile.deal(bid.bills))) for bid in player.bids
        ]


def seen_bills(state: Vendetta) -> list[Cards]:
    """Where bills lie, some of them in sight."""
    places = [state.money, state.discard, state.pot, [bill.card for bill in state.corruption]]
    for single in state.keeps:
        places.append(single.bills)
    for player in state.players:
        places.append(player.hand)
        for bid in player.bids:
            places.append(bid.bills)
    return places


def fill_hands_worth(state: Vendetta, money: list[int], stock: dict[str, int], luck: Luck) -> None:
    """VE-9.7  After the end it is known what every hand is worth."""
    hidden: list[Player] = []
    sizes: list[tuple[int, int]] = []
    for player, worth in zip(state.players, money, strict=True):
        if HIDDEN in player.hand:
            hidden.append(player)
            sizes.append((len(player.hand), worth))
    dealt = hands_worth(state.deck, stock, sizes, luck)
    for player, cards in zip(hidden, dealt, strict=False):
        player.hand = cards
        for card in cards:
            stock[card] -= 1


def hands_worth(
    deck: Deck, stock: dict[str, int], sizes: list[tuple[int, int]], luck: Luck
) -> list[Cards]:
    """Hands of these sizes and values from a stock of bills; none if there are no such hands."""
    if not sizes:
        return []
    size, worth = sizes[0]
    for cards in luck.shuffle(ways_to_hold(deck, stock, list(deck.bills), size, worth)):
        left = {kind: count - cards.count(kind) for kind, count in stock.items()}
        others = hands_worth(deck, left, sizes[1:], luck)
        if len(others) == len(sizes) - 1:
            return [cards, *others]
    return []


def ways_to_hold(
    deck: Deck, stock: dict[str, int], kinds: Cards, size: int, worth: int
) -> list[Cards]:
    """All hands of so many bills, worth so much, of these kinds."""
    if not kinds:
        return [[]] if size == 0 and worth == 0 else []
    kind = kinds[0]
    ways: list[Cards] = []
    for count in range(min(stock[kind], size) + 1):
        left = worth - count * deck.value[kind]
        if left >= 0:
            others = ways_to_hold(deck, stock, kinds[1:], size - count, left)
            ways.extend([[kind] * count + cards for cards in others])
    return ways


def without(counts: dict[str, int], places: list[Cards]) -> dict[str, int]:
    """How many cards of each kind lie in none of these places, as far as one can see."""
    left = counts.copy()
    for place in places:
        if place.count(HIDDEN) < len(place):
            for card in place:
                if left.get(card, 0) > 0:
                    left[card] -= 1
    return left
