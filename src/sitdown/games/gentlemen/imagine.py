"""Filling in a view (GD-9.10): a card the proposal fits, sealed answers, money behind screens."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, Chance, Document

from .actions import VOTES, Offer
from .components import ACCOMPLICES, Deal
from .past import most_money, possible_money
from .position import Options
from .rules.sample import own_asks


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    """Replaces every "?" by something possible."""
    options = Options(document["options"])
    fill_cards(document, options, chance)
    for other in range(document["seats"]):
        if document["asks"][other] == HIDDEN:
            document["asks"][other] = some_reply(document, other, options.largest, chance)
        if document["votes"][other] == HIDDEN:
            document["votes"][other] = some_vote(document["players"][other], chance)
    fill_screens(document, options.deals, chance)


def fill_cards(document: Document, options: Options, chance: Chance) -> None:
    """The dealer's card is one that allows the proposal; the pile is the rest in any order."""
    if document["card"] == HIDDEN:
        terms = document["proposal"]
        proposal = None if terms is None else Offer(**terms)
        document["card"] = chance.pick(options.possible_deals(document["discard"], proposal)).id
    gone = [*document["discard"], document["card"]]
    pile = chance.shuffle([id for id in options.deals if id not in gone])
    size = len(document["deck"])
    while len(pile) < size:
        pile.append(chance.pick(list(options.deals)))
    document["deck"] = pile[:size]


def some_reply(document: Document, seat: int, largest: int, chance: Chance) -> Document | None:
    """Nothing, an ask for oneself, or any ask there can be, each about as often."""
    kind = chance.roll(3)
    if kind == 1:
        return None
    if kind == 2:
        return chance.pick(own_asks(document["seats"], seat, largest)).terms()
    return any_ask(document["seats"], document["dealer"], largest, chance)


def any_ask(seats: int, dealer: int, largest: int, chance: Chance) -> Document:
    """GD-3.12"""
    others = [seat for seat in range(seats) if seat != dealer]
    money: list[int | None] = [None] * seats
    left = largest
    for seat in chance.shuffle(others):
        if chance.roll(2) == 1:
            asked = chance.below(left + 1)
            money[seat] = asked
            left -= asked
    accomplices = {name: chance.pick(others) for name in ACCOMPLICES if chance.roll(3) == 1}
    if not accomplices and money.count(None) == seats:
        money[chance.pick(others)] = chance.below(largest + 1)
    return {"money": money, "accomplices": accomplices}


def some_vote(player: Document, chance: Chance) -> Document:
    vote = chance.pick(VOTES if player["arguments"] else VOTES[:2])
    return {"accept": vote.accept, "argument": vote.argument}


def fill_screens(document: Document, deals: dict[str, Deal], chance: Chance) -> None:
    """What the turns so far may have brought, all money together within its bound."""
    players: list[Document] = document["players"]
    hidden = [seat for seat, player in enumerate(players) if player["money"] == HIDDEN]
    if not hidden:
        return
    money = possible_money(document, deals, chance)
    seen = sum([player["money"] for player in players if player["money"] != HIDDEN])
    too_much = seen + sum([money[seat] for seat in hidden]) - most_money(document, deals)
    for _ in range(too_much):
        rich = [seat for seat in hidden if money[seat]]
        if rich:
            money[chance.pick(rich)] -= 1
    for seat in hidden:
        players[seat]["money"] = money[seat]
