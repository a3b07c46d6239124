"""Notes to the things of the game: what each is good for now, and where the known ones lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.vendetta.actions import PlayVendetta
from sitdown.games.vendetta.components import (
    AGENT,
    BOSS,
    COLORS,
    CORRUPTER_POINTS,
    CORRUPTERS,
    ENVELOPE,
    FAMILIES,
    FIRST_POINTS,
    GRUDGES,
    HIT,
    INVESTIGATORS,
    SECOND_WIND,
    SQUARES,
    kind_of,
)
from sitdown.games.vendetta.deck import Deck
from sitdown.games.vendetta.options import OWN, Options
from sitdown.games.vendetta.position import AUCTION, BUSINESS, TRIAL, WAITING, Vendetta
from sitdown.games.vendetta.rules.business import bills_paid
from sitdown.games.vendetta.rules.grudges import exposed
from sitdown.kernel import Document, Look, Note, Place, Shelf, Thing
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Phrase, seats_around

from .foresight import of_bill
from .sketch import standing_of

FIRST: Final = "first"
CORRUPTER: Final = "corrupter"
MARKER: Final = "marker"

BANDIT_RULES: Final = {
    "racketeer": "VE-3.4",
    "broker": "VE-4.5",
    "fixer": "VE-5.2",
    "bodyguard": "VE-8.4",
    BOSS: "VE-6.6",
}
GRUDGE_RULES: Final = {
    "ambush": "VE-8.5",
    "shakedown": "VE-8.6",
    "hit": "VE-8.7",
    "second-wind": "VE-8.8",
    "envelope": "VE-8.9",
    AGENT: "VE-9.1",
}
INVESTIGATOR_RULES: Final = {"prosecutor": "VE-6.4", "auditor": "VE-6.5"}


# The album.


def things(seats: int, given: Document) -> list[Shelf]:
    """Bandits, locations by colour, investigators, bills, Vendetta cards, and what lies beside."""
    options = Options(given)
    deck = options.deck
    shelves = [shelf("bandits", bandits(deck, seats))]
    for color in COLORS:
        own = [id for id, one in deck.locations.items() if one.color == color]
        shelves.append(shelf(color, [location(deck, id) for id in of_each_kind(own)]))
    shelves.append(shelf("investigators", investigators(deck)))
    shelves.append(shelf("bills", [bill(deck, kind) for kind in deck.bills]))
    shelves.append(shelf("grudges", grudges(deck.grudge_counts(options.agents))))
    shelves.append(shelf("markers", markers()))
    return [one for one in shelves if one.things]


def shelf(sort: str, things: list[Thing]) -> Shelf:
    return Shelf(Phrase("shelf", {"sort": sort}), things)


def of_each_kind(cards: list[str]) -> list[str]:
    return list(dict.fromkeys([kind_of(card) for card in cards]))


def bandits(deck: Deck, seats: int) -> list[Thing]:
    kinds = [kind_of(bandit) for bandit in deck.bandits(seats)]
    sorts = [family for family in (*FAMILIES, BOSS) if family in kinds]
    return [
        Thing(kind, BANDIT_RULES[kind], of_bandit_kind(deck, kind, kinds.count(kind)), count)
        for kind in sorts
        for count in [kinds.count(kind)]
    ]


def of_bandit_kind(deck: Deck, kind: str, count: int) -> Phrase:
    return Phrase("kind-bandit", {"count": count, "points": deck.points_on(kind)})


def location(deck: Deck, id: str) -> Thing:
    same = [name for name in deck.locations if kind_of(name) == id]
    told = {"points": deck.locations[same[0]].points, "count": len(same)}
    return Thing(id, "VE-3.3", Phrase("kind-location", told), len(same))


def investigators(deck: Deck) -> list[Thing]:
    found = []
    for kind in INVESTIGATORS:
        cards = [card for card in deck.price if kind_of(card) == kind]
        if cards:
            told = {
                "count": len(cards),
                "price": deck.price[cards[0]],
                "points": deck.points[cards[0]],
            }
            told_kind = Phrase("kind-investigator", told)
            found.append(Thing(kind, INVESTIGATOR_RULES[kind], told_kind, len(cards)))
    return found


def bill(deck: Deck, kind: str) -> Thing:
    count = deck.counts[kind]
    told = {"count": count, "bills": len(deck.money)}
    return Thing(kind, "VE-7.1" if deck.move[kind] else "VE-4.5", Phrase("kind-bill", told), count)


def grudges(counts: dict[str, int]) -> list[Thing]:
    total = sum(counts.values())
    return [
        Thing(
            kind,
            GRUDGE_RULES[kind],
            Phrase("kind-grudge", {"count": counts[kind], "cards": total}),
            counts[kind],
        )
        for kind in GRUDGES
        if counts[kind]
    ]


def markers() -> list[Thing]:
    return [
        Thing(FIRST, "VE-2.2", Phrase("kind-first", {"points": FIRST_POINTS})),
        Thing(
            CORRUPTER,
            "VE-5.4",
            Phrase("kind-corrupter", {"count": CORRUPTERS, "points": CORRUPTER_POINTS}),
            CORRUPTERS,
        ),
        Thing(MARKER, "VE-7.1", Phrase("kind-marker", {"count": SQUARES})),
    ]


# What there is to say of one.


def note(look: Look, thing: str) -> Note:
    state = look.state
    assert isinstance(state, Vendetta)
    return SORTS[sort_of(state, thing)](look, state, thing)


def sort_of(state: Vendetta, thing: str) -> str:
    if thing in (FIRST, CORRUPTER, MARKER):
        return thing
    if thing in BANDIT_RULES:
        return "bandit"
    if thing in INVESTIGATORS:
        return "investigator"
    if thing in GRUDGES:
        return "grudge"
    return "bill" if thing in state.deck.bills else "location"


def around(look: Look) -> list[int]:
    """The viewer's own seat first, then the others as they sit."""
    seats = seats_around(look.sight)
    return seats if look.seat == NOBODY else [look.seat, *seats[:-1]]


def of_first(look: Look, state: Vendetta, thing: str) -> Note:
    now = [Phrase("note-first-moved")] if state.first_moved else []
    return Note(now=now, where=[Place(Phrase("where-held"), state.first)])


def of_corrupter(look: Look, state: Vendetta, thing: str) -> Note:
    where = [
        Place(Phrase("where-count", {"count": state.players[seat].corrupter}), seat)
        for seat in around(look)
        if state.players[seat].corrupter
    ]
    left = Place(Phrase("where-left", {"count": state.corrupters}))
    return Note(where=[*where, left] if state.corrupters else where)


def of_marker(look: Look, state: Vendetta, thing: str) -> Note:
    own = [bill for bill in state.corruption if bill.seat == look.seat]
    now = [Phrase("label-verdict", standing_of(state))]
    if own:
        squares = sum([state.deck.move[bill.card] for bill in own])
        side = "red" if squares > 0 else "blue"
        now.append(Phrase("note-own-bribes", {"squares": abs(squares), "side": side}))
    return Note(now=now)


# Bandits.


def of_bandit(look: Look, state: Vendetta, kind: str) -> Note:
    return Note(
        why_not_bandit(look, state, kind), now_bandit(state, kind), places(look, state, kind)
    )


def why_not_bandit(look: Look, state: Vendetta, kind: str) -> Phrase | None:
    """VE-2.4  Whoever is turned can do nothing more until he is straightened."""
    if look.seat not in state.actors or state.phase not in (BUSINESS, AUCTION, TRIAL):
        return None
    player = state.players[look.seat]
    own = [bandit for bandit in player.bandits if kind_of(bandit) == kind]
    if not own or any(not player.bandits[bandit] for bandit in own):
        return None
    return Phrase("bars-carries" if set(own) <= set(player.carriers()) else "bars-turned")


def now_bandit(state: Vendetta, kind: str) -> list[Phrase]:
    now: list[Phrase] = []
    if not state.options.abilities:
        now.append(Phrase("note-no-powers"))
    elif kind == "bodyguard":
        behind = [seat for seat in range(state.seats) if state.is_shielded(seat)]
        now.append(Phrase("note-shielded", {"seats": behind}))
    if kind == BOSS and state.boss == WAITING:
        now.append(Phrase("note-boss-waits"))
    return now


# Cards of the street, which lie open or in their deck.


def places(look: Look, state: Vendetta, kind: str) -> list[Place]:
    """Before whom they lie, on which lots, and how many the street still hides."""
    found = [place for seat in around(look) for place in with_seat(state, seat, kind)]
    for lot, cards in enumerate(state.lots, 1):
        if any(kind_of(card) == kind for card in cards):
            found.append(Place(Phrase("where-lot", {"lot": lot})))
    dead = len([bandit for bandit in state.gone if kind_of(bandit) == kind])
    if dead:
        found.append(Place(Phrase("where-gone", {"count": dead})))
    hidden = len([card for card in in_street(state) if kind_of(card) == kind])
    return [*found, Place(Phrase("where-street", {"count": hidden}))] if hidden else found


def with_seat(state: Vendetta, seat: int, kind: str) -> list[Place]:
    player = state.players[seat]
    turnable = {**player.bandits, **player.locations}
    own = [card for card in turnable if kind_of(card) == kind]
    own += [card for card in player.investigators if kind_of(card) == kind]
    if not own:
        return []
    turned = len([card for card in own if turnable.get(card)])
    return [Place(Phrase("where-before", {"count": len(own), "turned": turned}), seat)]


def in_street(state: Vendetta) -> list[str]:
    """What the street deck holds follows from what lies open."""
    seen = set(state.gone)
    for lot in state.lots:
        seen.update(lot)
    for player in state.players:
        seen.update(player.bandits, player.locations, player.investigators)
    return [card for card in state.deck.street if card not in seen]


def of_location(look: Look, state: Vendetta, kind: str) -> Note:
    signs = next([*one.signs] for id, one in state.deck.locations.items() if kind_of(id) == kind)
    now = [
        Phrase(
            "note-income", {"by": sign, "count": bills_paid(state, sign), **own(look, state, sign)}
        )
        for sign in signs
    ]
    return Note(why_not_location(look, state, kind, signs), now, places(look, state, kind))


def own(look: Look, state: Vendetta, sign: str) -> Document:
    return {"own": None if look.seat == NOBODY else state.owned_with(look.seat, sign)}


def why_not_location(look: Look, state: Vendetta, kind: str, signs: list[str]) -> Phrase | None:
    """VE-3.2  Each pays once a month, and each income is used once."""
    if look.seat not in state.actors or state.phase != BUSINESS:
        return None
    player = state.players[look.seat]
    mine = [id for id in player.locations if kind_of(id) == kind]
    if not mine:
        return None
    if all(player.locations[id] for id in mine):
        return Phrase("bars-paid")
    return Phrase("bars-used") if all(player.has_used(sign) for sign in signs) else None


def of_investigator(look: Look, state: Vendetta, kind: str) -> Note:
    lots = [lot for lot, cards in enumerate(state.lots, 1) if kind in map(kind_of, cards)]
    now = [Phrase("note-investigator", {"lots": lots})] if lots else []
    return Note(now=now, where=places(look, state, kind))


# Bills.


def of_bill_kind(look: Look, state: Vendetta, kind: str) -> Note:
    worth = Phrase("note-bill", of_bill(state, kind))
    return Note(why_not_bill(look, state, kind), [worth], where_bills(look, state, kind))


def why_not_bill(look: Look, state: Vendetta, kind: str) -> Phrase | None:
    """VE-4.2, VE-5.1  Bills are laid and slipped by bandits."""
    if look.seat not in state.actors or state.phase not in (AUCTION, TRIAL):
        return None
    player = state.players[look.seat]
    bids = state.phase == AUCTION and bool(player.bids)
    if kind not in player.hand or player.has_straight_bandit() or bids:
        return None
    return Phrase("bars-no-bandit")


def where_bills(look: Look, state: Vendetta, kind: str) -> list[Place]:
    """What the viewer holds, has laid or slipped, and how many of the kind are hidden."""
    if look.seat == NOBODY:
        return [Place(Phrase("where-bills-hidden", {"count": state.deck.counts[kind]}))]
    player = state.players[look.seat]
    laid = [bill for bid in player.bids for bill in bid.bills]
    laid += [bill for single in state.keeps if single.seat == look.seat for bill in single.bills]
    slipped = [bill.card for bill in state.corruption if bill.seat == look.seat]
    own = {"hand": player.hand, "bid": laid, "pile": slipped, "pot": state.pot}
    found = [
        Place(
            Phrase(f"where-{word}", {"count": bills.count(kind)}),
            None if word == "pot" else look.seat,
        )
        for word, bills in own.items()
        if kind in bills
    ]
    hidden = state.deck.counts[kind] - sum([bills.count(kind) for bills in own.values()])
    if hidden > 0:
        found.append(Place(Phrase("where-bills-hidden", {"count": hidden})))
    return found


# Vendetta cards.


def of_grudge(look: Look, state: Vendetta, kind: str) -> Note:
    where = where_grudges(look, state, kind)
    if look.seat == NOBODY:
        return Note(where=where)
    held = kind in state.players[look.seat].vendetta
    aimed = kind not in (AGENT, SECOND_WIND, ENVELOPE)
    behind = [seat for seat in state.after(look.seat) if state.is_shielded(seat)]
    now = [Phrase("note-shielded", {"seats": behind})] if aimed and behind else []
    return Note(why_not_grudge(look, state, kind) if held else None, now, where)


def why_not_grudge(look: Look, state: Vendetta, kind: str) -> Phrase | None:
    """VE-8.4 to VE-8.10  Why a card of one's own cannot be played now."""
    if any(isinstance(one, PlayVendetta) and one.card == kind for one in look.legal):
        return None
    if kind == AGENT:
        return Phrase("bars-agent")
    if state.options.timing == OWN and look.seat not in state.actors:
        return Phrase("bars-timing")
    if kind in NOTHING_TO_DO:
        return Phrase(NOTHING_TO_DO[kind])
    if not exposed(state, look.seat):
        return Phrase("bars-shields")
    return Phrase("bars-few-bandits" if kind == HIT else "bars-no-target")


NOTHING_TO_DO: Final = {SECOND_WIND: "bars-nobody-turned", ENVELOPE: "bars-no-bill"}


def where_grudges(look: Look, state: Vendetta, kind: str) -> list[Place]:
    """One's own, those played, and how many are in the deck and in other hands."""
    hidden = state.deck.grudge_counts(state.options.agents)[kind]
    found: list[Place] = []
    for seat in around(look):
        count = state.players[seat].vendetta.count(kind)
        hidden -= count
        if count:
            found.append(Place(Phrase("where-hand", {"count": count}), seat))
    played = state.vendetta_discard.count(kind)
    if played:
        found.append(Place(Phrase("where-played", {"count": played})))
    if hidden > played:
        found.append(Place(Phrase("where-hidden", {"count": hidden - played})))
    return found


SORTS: Final[dict[str, Callable[[Look, Vendetta, str], Note]]] = {
    FIRST: of_first,
    CORRUPTER: of_corrupter,
    MARKER: of_marker,
    "bandit": of_bandit,
    "location": of_location,
    "investigator": of_investigator,
    "bill": of_bill_kind,
    "grudge": of_grudge,
}
