"""Filling in a view: what is not in sight is dealt anew to all who could hold it."""

from __future__ import annotations

from collections import Counter

from sitdown.kernel import HIDDEN, OVER, Chance, Document

from .components import AGENT, LOTS
from .deck import Deck
from .options import Options

Cards = list[str]


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    """Replaces every "?" by something possible."""
    options = Options(document["options"])
    fill_lots(document, chance)
    fill_street(document, options.deck, chance)
    fill_vendetta(document, options, chance)
    fill_bills(document, options.deck, chance)


def fill_lots(document: Document, chance: Chance) -> None:
    """VE-4.1  A seat's bids are on different lots that are not empty.

    Where a made-up position has more bids than such lots, they may lie on any.
    """
    filled = [number for number, cards in enumerate(document["lots"], 1) if cards]
    for player in document["players"]:
        hidden = [bid for bid in player["bids"] if bid["lot"] == HIDDEN]
        lots = filled if len(hidden) <= len(filled) else list(range(1, LOTS + 1))
        for bid, lot in zip(hidden, chance.sample(lots, len(hidden)), strict=True):
            bid["lot"] = lot


def fill_street(document: Document, deck: Deck, chance: Chance) -> None:
    """The street deck is all that lies nowhere else; the head bandit never is in it."""
    seen = {card for lot in document["lots"] for card in lot}
    seen.update(document["gone"])
    for player in document["players"]:
        seen.update([card["id"] for card in player["bandits"] + player["locations"]])
        seen.update(player["investigators"])
    cards = deck.starting_locations() + deck.for_sale()
    rest = [card for card in cards if card not in seen]
    deal([document["street"]], rest, cards, chance)


def fill_vendetta(document: Document, options: Options, chance: Chance) -> None:
    """VE-9.1  A Vendetta card in another's hand may be any; after the end the roles are known."""
    cards = options.deck.grudges(options.agents)
    hands = [player["vendetta"] for player in document["players"]]
    rest = without(cards, [document["vendetta_discard"], *hands])
    if document["phase"] == OVER:
        roles = document["result"]["roles"]
        hidden = [HIDDEN in hand for hand in hands]
        for hand, role, unknown in zip(hands, roles, hidden, strict=True):
            if unknown and role == AGENT and AGENT in rest:
                hand[0] = AGENT
                rest.remove(AGENT)
        harmless = [card for card in rest if card != AGENT]
        honest = [hand for hand, role in zip(hands, roles, strict=True) if role != AGENT]
        deal(honest, harmless, cards, chance)
        rest = harmless + [AGENT] * rest.count(AGENT)
    deal([*hands, document["vendetta"]], rest, cards, chance)


def fill_bills(document: Document, deck: Deck, chance: Chance) -> None:
    """VE-1.11  A bill out of sight may be any that the deck leaves."""
    cards = deck.money()
    places = places_of_bills(document)
    corruption = [bill["card"] for bill in document["corruption"]]
    rest = without(cards, [*places, corruption])
    if document["phase"] == OVER:
        fill_hands_worth(document, deck, rest, chance)
    deal([corruption, *places], rest, cards, chance)
    for bill, card in zip(document["corruption"], corruption, strict=True):
        bill["card"] = card


def places_of_bills(document: Document) -> list[Cards]:
    places: list[Cards] = [document["money"], document["discard"], document["pot"]]
    places.extend([single["bills"] for single in document["keeps"]])
    for player in document["players"]:
        places.append(player["hand"])
        places.extend([bid["bills"] for bid in player["bids"]])
    return places


def fill_hands_worth(document: Document, deck: Deck, rest: Cards, chance: Chance) -> None:
    """VE-9.7  After the end it is known what every hand is worth."""
    hidden = [
        (player["hand"], worth)
        for player, worth in zip(document["players"], document["result"]["money"], strict=True)
        if HIDDEN in player["hand"]
    ]
    stock = {kind: rest.count(kind) for kind in deck.bills}
    sizes = [(len(hand), worth) for hand, worth in hidden]
    dealt = hands_worth(deck, stock, sizes, chance)
    for (hand, _), cards in zip(hidden, dealt, strict=False):
        hand[:] = cards
        for card in cards:
            rest.remove(card)


def hands_worth(
    deck: Deck, stock: dict[str, int], sizes: list[tuple[int, int]], chance: Chance
) -> list[Cards]:
    """Hands of these sizes and values from a stock of bills; none if there are no such hands."""
    if not sizes:
        return []
    size, worth = sizes[0]
    for cards in chance.shuffle(ways_to_hold(deck, stock, list(deck.bills), size, worth)):
        left = {kind: count - cards.count(kind) for kind, count in stock.items()}
        others = hands_worth(deck, left, sizes[1:], chance)
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


def without(cards: Cards, places: list[Cards]) -> Cards:
    """The cards that lie in none of these places, as far as one can see."""
    seen = Counter([card for place in places for card in place])
    rest: Cards = []
    for card in cards:
        if seen[card] > 0:
            seen[card] -= 1
        else:
            rest.append(card)
    return rest


def deal(places: list[Cards], rest: Cards, cards: Cards, chance: Chance) -> None:
    """Deals the rest at random to all hidden cards, and takes what it dealt out of it.

    In a made-up position that the deck does not fit, any cards of the deck fill the gap.
    """
    pile = chance.shuffle(rest)
    for place in places:
        for number, card in enumerate(place):
            if card == HIDDEN:
                place[number] = pile.pop() if pile else chance.pick(cards)
    rest[:] = pile
