"""Notes to the things of the game: what each would do now, and where the known ones lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.wallet.actions import Play
from sitdown.games.wallet.components import (
    AMBULANCE,
    ATM,
    CENTS,
    COINS,
    CURRENCIES,
    DATA,
    DOUBLE_BOTTOM,
    EXCHANGE,
    EXTRA_TIME,
    ITEMS,
    JEWEL,
    PASSPORTS,
    SPECIAL_RANK,
    TIME_CARDS,
    kind,
)
from sitdown.games.wallet.judging import Holding, verdict
from sitdown.games.wallet.position import Options, Player, Wallet
from sitdown.games.wallet.records import Asked, Front, Laid
from sitdown.games.wallet.rules.deeds import PRICE, pays
from sitdown.games.wallet.rules.extra_time import ActOnceMore
from sitdown.games.wallet.rules.pool import LayCard
from sitdown.games.wallet.rules.specials import card_behind, may_play
from sitdown.games.wallet.rules.turn import TakeTurn
from sitdown.kernel import HIDDEN, UNKNOWN, Document, Look, Note, Place, Shelf, Thing
from sitdown.kernel.kinds import one_of_each
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Phrase

from .foresight import holding_after, innocent_money, judged
from .unseen import Hidden

TIME: Final = "time"
WALLET: Final = "wallet"
TOKEN: Final = "token"
COIN: Final = "coin"

PLAYED: Final[dict[str, str]] = {one["id"]: one["played"] for one in DATA["special_kinds"]}
RULES: Final = {
    "double-turn": "WA-7.1",
    "birthday": "WA-7.2",
    "pool": "WA-7.5",
    "cards-left": "WA-7.7",
    "cards-right": "WA-7.8",
    "spot-check": "WA-7.9",
    "give-card": "WA-7.10",
    "take-card": "WA-7.11",
    "swap": "WA-7.12",
    "request": "WA-7.13",
    "ambulance": "WA-7.15",
    "extra-time": "WA-8.2",
    "double-bottom": "WA-8.5",
    "atm": "WA-8.6",
    "exchange": "WA-8.8",
    "badge": "WA-10.1",
    "plastic": "WA-11.2",
}
"""The rule that tells of a special card or an item."""


# The album.


def things(seats: int, given: Document) -> list[Shelf]:
    """All things of a game: cards by sorts, special cards by when they are played, the rest."""
    options = Options(seats, given)
    shelves = [shelf("passports", [passport(options, one) for one in PASSPORTS])]
    for type in (*CURRENCIES, JEWEL):
        own = [card for card in one_of_each(options.cards) if kind(card).type == type]
        shelves.append(shelf(type, [money(options, card) for card in own]))
    shelves.append(shelf("items", [item(options, one) for one in ITEMS]))
    for when in dict.fromkeys(PLAYED.values()):
        own = [one for one in one_of_each(options.specials) if PLAYED[one] == when]
        shelves.append(shelf(PLAYED_SHELF[when], [special(options, one) for one in own]))
    shelves.append(shelf("table", on_the_table(options)))
    return [one for one in shelves if one.things]


PLAYED_SHELF: Final = {
    "instead of the turn": "instead",
    "at the start of the turn": "before",
    "at the end of the round, first": "extra",
    "at the end of the round": "last",
}
"""How the times at which special cards are played are called in words."""


def shelf(sort: str, things: list[Thing]) -> Shelf:
    return Shelf(Phrase("shelf", {"sort": sort}), things)


def passport(options: Options, card: str) -> Thing:
    count, spares = options.cards.count(card), options.spares.count(card)
    told = {"count": count, "spares": spares}
    return Thing(card, "WA-9.4", Phrase("kind-passport", told), count + spares)


def money(options: Options, card: str) -> Thing:
    count = options.cards.count(card)
    sort = "jewel" if kind(card).type == JEWEL else "note"
    return Thing(card, "WA-1.1", Phrase("kind-money", {"sort": sort, "count": count}), count)


def item(options: Options, card: str) -> Thing:
    count = options.cards.count(card)
    return Thing(card, RULES[card], Phrase("kind-item", {"count": count}), count)


def special(options: Options, card: str) -> Thing:
    count = options.specials.count(card)
    told = {"when": PLAYED_SHELF[PLAYED[card]], "count": count}
    return Thing(card, RULES[card], Phrase("kind-special", told), count)


def on_the_table(options: Options) -> list[Thing]:
    """The wallet, the time cards, tokens and coins."""
    cards = len(options.cards)
    found = [
        Thing(WALLET, "WA-1.5", Phrase("kind-wallet", {"count": cards})),
        Thing(TIME, "WA-4.2", Phrase("kind-time", {"count": TIME_CARDS}), TIME_CARDS),
    ]
    for token in sorted(set(options.tokens)):
        count = options.tokens.count(token)
        told = {"count": count, "tokens": len(options.tokens)}
        found.append(Thing(f"{TOKEN}-{token}", "WA-12.1", Phrase("kind-token", told), count))
    return found + [Thing(f"{COIN}-{coin}", "WA-3.1", Phrase("kind-coin")) for coin in COINS]


# What there is to say of one.


def note(look: Look, thing: str) -> Note:
    state = look.state
    assert isinstance(state, Wallet)
    sort, _, number = thing.rpartition("-")
    if thing == WALLET:
        return Note(now=[Phrase("note-wallet", {"count": len(state.wallet)})])
    if thing == TIME:
        return Note(now=of_time(look, state))
    if sort == TOKEN:
        return Note(where=where_tokens(state, int(number)))
    if sort == COIN:
        return Note(now=of_coin(look, state, int(number)), where=where_coin(state, int(number)))
    if thing in SPECIAL_RANK:
        return of_special(look, state, thing)
    return of_card(look, state, thing)


def of_time(look: Look, state: Wallet) -> list[Phrase]:
    now = [Phrase("note-time", {"left": state.time_left})]
    if look.seat != NOBODY and state.time_left:
        now.append(Phrase("label-turns", {"count": state.turns_left(look.seat)}))
    return now


def of_coin(look: Look, state: Wallet, coin: int) -> list[Phrase]:
    return [Phrase("note-first")] if state.players[state.first].coin == coin else []


def where_coin(state: Wallet, coin: int) -> list[Place]:
    owners = [seat for seat, player in enumerate(state.players) if player.coin == coin]
    if not owners:
        return [Place(Phrase("where-out"))]
    return [Place(Phrase("where-coin"), owners[0])]


def where_tokens(state: Wallet, token: int) -> list[Place]:
    """Those that one sees; the others lie face down before people or in the bag."""
    places: list[Place] = []
    hidden = state.options.tokens.count(token)
    for seat, player in enumerate(state.players):
        count = player.tokens.count(token)
        hidden -= count
        if count:
            places.append(Place(Phrase("where-tokens", {"count": count}), seat))
    unknown = any(UNKNOWN in player.tokens for player in state.players)
    if hidden > 0:
        word = "where-tokens-hidden" if unknown else "where-bag"
        places.append(Place(Phrase(word, {"count": hidden})))
    return places


# Cards of the deck.


def of_card(look: Look, state: Wallet, card: str) -> Note:
    if look.seat == NOBODY:
        return Note(where=where_card(state, card))
    player = state.players[look.seat]
    bars = why_not_card(state, look.seat, player, card)
    return Note(bars, would_be(player, card), where_card(state, card))


def would_be(player: Player, card: str) -> list[Phrase]:
    """What the police would say of the hand without a card of it, or with one that is not there."""
    if player.verdict is not None:
        return []
    if card in player.hand:
        return [verdict_phrase("note-without", holding_after(player, [], [card]))]
    return [verdict_phrase("note-with", holding_after(player, [card], []))]


def verdict_phrase(message: str, holding: Holding) -> Phrase:
    return Phrase(message, judged(message, holding), "bad" if verdict(holding).guilty else "good")


def why_not_card(state: Wallet, seat: int, player: Player, card: str) -> Phrase | None:
    """Why a card of the hand cannot be given here, or a spare passport not be bought."""
    if seat not in state.actors:
        return None
    if card in player.hand:
        return why_not_give(state, card)
    buys = state.phase in (TakeTurn.phase, ActOnceMore.phase)
    return why_not_bought(state, player) if buys and kind(card).is_passport else None


def why_not_give(state: Wallet, card: str) -> Phrase | None:
    if state.phase == LayCard.phase and not kind(card).is_money:
        return Phrase("bars-no-money")
    asked = state.pending
    if isinstance(asked, Asked) and not (kind(card).is_money and asked.fits(card)):
        return Phrase("bars-not-asked")
    return None


def why_not_bought(state: Wallet, player: Player) -> Phrase | None:
    """WA-5.4, WA-5.8  The price is told before anybody is refused."""
    if not state.spares:
        return Phrase("because-no-spares")
    has = sum([kind(card).cents for card in player.hand if pays(state, card)])
    if has >= PRICE:
        return None
    return Phrase("bars-price", {"price": PRICE // CENTS, "has": has // CENTS})


def where_card(state: Wallet, card: str) -> list[Place]:
    """Where those lie that are seen, and how many are not."""
    places: list[Place] = []
    for seat, player in enumerate(state.players):
        places += where_with(player, seat, card)
    count = in_the_open(state).count(card)
    if count:
        places.append(Place(Phrase("where-open", {"count": count})))
    spares, centre = state.spares.count(card), state.centre.count(card)
    if spares:
        places.append(Place(Phrase("where-spares", {"count": spares})))
    if centre:
        places.append(Place(Phrase("where-centre", {"count": centre})))
    return [*places, *where_hidden(state, card)]


def where_with(player: Player, seat: int, card: str) -> list[Place]:
    places: list[Place] = []
    for word, cards in (("where-hand", player.hand), ("where-loot", player.loot)):
        if card in cards:
            places.append(Place(Phrase(word, {"count": cards.count(card)}), seat))
    for front in player.front:
        if front.card == card:
            places.append(Place(Phrase("where-front", {"special": front.special}), seat))
    return places


def in_the_open(state: Wallet) -> list[str]:
    """The cards that the open question is about, as far as they are seen."""
    pending = state.pending
    if isinstance(pending, Laid):
        return [card for card in pending.laid if card is not None]
    cards: list[str] = getattr(pending, "cards", [])
    drawn: str | None = getattr(pending, "card", None)
    return cards if drawn is None else [drawn]


def where_hidden(state: Wallet, card: str) -> list[Place]:
    """How many are in the wallet and in closed hands; perhaps one of them is a spare passport."""
    count = Hidden(state).cards.count(card)
    if not count:
        return []
    places = [Place(Phrase("where-hidden", {"count": count}))]
    if HIDDEN in state.spares and card in state.options.spares:
        places.append(Place(Phrase("where-spares-perhaps"), sure=False))
    return places


# Special cards.


def of_special(look: Look, state: Wallet, card: str) -> Note:
    where = where_special(look, state, card)
    if look.seat == NOBODY or card not in state.players[look.seat].specials:
        return Note(where=where)
    player = state.players[look.seat]
    playable = {one.special for one in look.legal if isinstance(one, Play)}
    bars = None if card in playable else why_not_special(look, state, card)
    return Note(bars, would_mend(state, player, card), where)


def why_not_special(look: Look, state: Wallet, card: str) -> Phrase:
    """WA-6  Too early, too late, one too many, or its effect cannot happen."""
    if card in LAST:
        return Phrase("bars-end" if state.time_left else "bars-own-go")
    if not state.time_left:
        return Phrase("bars-too-late")
    if look.seat not in state.actors or state.phase != TakeTurn.phase:
        return Phrase("bars-own-turn")
    if not may_play(state):
        return Phrase("bars-one-special")
    if card == AMBULANCE and card_behind(state, card) == "":
        return Phrase("bars-nothing-to-copy")
    return Phrase("bars-effect", {"special": card_behind(state, card)})


LAST: Final = (EXTRA_TIME, DOUBLE_BOTTOM, ATM, EXCHANGE)


def would_mend(state: Wallet, player: Player, card: str) -> list[Phrase]:
    """What an ambulance copies, and the best that a card of the end could make of the hand."""
    if card == AMBULANCE and state.discard:
        return [Phrase("note-copies", {"special": state.discard[0]})]
    if card not in WAYS_TO_MEND or player.verdict is not None:
        return []
    ways = WAYS_TO_MEND[card](player)
    if not ways or not verdict(player.holding()).guilty:
        return []
    best, given = max(ways, key=lambda way: innocent_money(way[0]))
    if verdict(best).guilty:
        return [Phrase("note-no-mending", mood="bad")]
    return [Phrase("note-mends", judged("note-mends", best, card=given), "good")]


Ways = list[tuple[Holding, str]]


def by_laying_away(cards: list[str], player: Player) -> Ways:
    return [(holding_after(player, [], [card]), card) for card in cards]


def by_hiding(player: Player) -> Ways:
    return by_laying_away(one_of_each(player.hand), player)


def by_depositing(player: Player) -> Ways:
    return by_laying_away(player.notes(), player)


def by_exchanging(player: Player) -> Ways:
    return [
        (holding_after(player, [], [note], Front(EXCHANGE, note, currency)), note)
        for note in player.notes()
        for currency in CURRENCIES
        if currency != kind(note).type
    ]


WAYS_TO_MEND: Final[dict[str, Callable[[Player], Ways]]] = {
    DOUBLE_BOTTOM: by_hiding,
    ATM: by_depositing,
    EXCHANGE: by_exchanging,
}


def where_special(look: Look, state: Wallet, card: str) -> list[Place]:
    places: list[Place] = []
    for seat, player in enumerate(state.players):
        if card in player.specials:
            places.append(Place(Phrase("where-face-down"), seat))
        if any(front.special == card for front in player.front):
            places.append(Place(Phrase("where-before"), seat))
    if card in state.discard:
        word = "where-on-top" if state.discard[0] == card else "where-discard"
        places.append(Place(Phrase(word)))
    seen = state.discard.count(card) + len([one for one in places if one.seat is not None])
    if seen < state.options.specials.count(card):
        places.append(Place(Phrase("where-somewhere")))
    return places
