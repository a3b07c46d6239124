"""Notes to the cards: what each does as things stand, and where its like lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.squirrels.components import BANK, CUSTOMS, DUTY, KINDS, ROBBERY, WORTH
from sitdown.games.squirrels.position import Options, Player, Squirrels
from sitdown.games.squirrels.rules.contraband import officers
from sitdown.kernel import Document, Look, Note, Place, Shelf, Thing
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Phrase, seats_around

from .sketch import held, is_played

RULES: Final = {
    "contraband-2": "SQ-5",
    "contraband-3": "SQ-5",
    "contraband-5": "SQ-5",
    "customs": "SQ-5",
    "robbery": "SQ-7",
    "bank": "SQ-6",
    "raid": "SQ-8",
    "hideout": "SQ-9",
}


def things(seats: int, options: Document) -> list[Shelf]:
    """One shelf: the kinds of a player's set."""
    cards = Options(options).cards()
    found = [kind for kind in KINDS if kind in cards]
    kinds = [Phrase("kind-card", {"count": cards.count(kind)}) for kind in found]
    return [
        Shelf(
            Phrase("shelf-cards"),
            [
                # A card whose rule is not named here yet can be played with, and a law names it.
                Thing(id, RULES.get(id, ""), kind, seats * cards.count(id))
                for id, kind in zip(found, kinds, strict=True)
            ],
        )
    ]


def note(look: Look, thing: str) -> Note:
    """Why it cannot be played now, what it meets on the table, and where all of its kind are."""
    state = look.state
    assert isinstance(state, Squirrels)
    if look.seat == NOBODY:
        return Note(where=where(look, state, thing))
    return Note(bars(look, state, thing), now(look, state, thing), where(look, state, thing))


def bars(look: Look, state: Squirrels, card: str) -> Phrase | None:
    """SQ-3.3  Cards are played from the hand, in one's own turn."""
    player = state.players[look.seat]
    if look.seat in state.actors:
        plays = state.phase in ("place", "play")
        return Phrase("bars-not-in-hand") if plays and card not in player.hand else None
    if state.phase == "play" and card in player.hand:
        return Phrase("bars-turn", {"seat": state.actors[0]})
    return None


def now(look: Look, state: Squirrels, card: str) -> list[Phrase]:
    """What the card meets as things lie, beside what playing it would bring."""
    if not is_played(state):
        return []
    if WORTH[card]:
        return [duty(state, look.seat, card)]
    told = NOW[card](state, look.seat) if card in NOW else None
    return [] if told is None else [told]


def duty(state: Squirrels, seat: int, card: str) -> Phrase:
    """SQ-5.3, SQ-5.6, SQ-6.2  What stays of a contraband that is played now."""
    if state.players[seat].shows(BANK):
        return Phrase("note-bank-beside")
    collecting = officers(state, seat)
    stays = max(0, WORTH[card] - DUTY[card] * len(collecting))
    return Phrase("note-duty", {"seats": collecting, "amount": stays})


def customs(state: Squirrels, seat: int) -> Phrase | None:
    """SQ-5.2  Who still has contraband to play."""
    payers = [other for other in state.opponents(seat) if smuggles(state, state.players[other])]
    return Phrase("note-customs", {"seats": payers})


def smuggles(state: Squirrels, player: Player) -> bool:
    return any(WORTH.get(card, 0) for card in held(state, player))


def robbery(state: Squirrels, seat: int) -> Phrase | None:
    """SQ-7.1, SQ-7.3  What it would take from each opponent."""
    taken = [
        0 if other == seat else player.loses_to_robbery()
        for other, player in enumerate(state.players)
    ]
    return Phrase("note-robbery", {"taken": taken, "amount": sum(taken)})


def bank(state: Squirrels, seat: int) -> Phrase | None:
    """SQ-6.1, SQ-6.2  Whom it keeps off."""
    against = [
        other
        for other in state.opponents(seat)
        if state.players[other].shows(ROBBERY) or state.players[other].shows(CUSTOMS)
    ]
    return Phrase("note-bank", {"seats": against})


def raid(state: Squirrels, seat: int) -> Phrase | None:
    """SQ-8.3  Whom it can hit."""
    return Phrase("note-raid", {"seats": state.opponents_with_two_stacks(seat)})


def hideout(state: Squirrels, seat: int) -> Phrase | None:
    """SQ-9.1  What it would bring back."""
    left, right = state.players[seat].stacks
    return Phrase("note-hideout", {"left": left, "right": right})


NOW: Final[dict[str, Callable[[Squirrels, int], Phrase | None]]] = {
    "customs": customs,
    "robbery": robbery,
    "bank": bank,
    "raid": raid,
    "hideout": hideout,
}


def where(look: Look, state: Squirrels, card: str) -> list[Place]:
    """One's own first, then around the table; hands of others follow from what lies there."""
    around = seats_around(look.sight)
    seats = around if look.seat == NOBODY else [look.seat, *around[:-1]]
    return [place for seat in seats for place in places(state, seat, card)]


def places(state: Squirrels, seat: int, card: str) -> list[Place]:
    player = state.players[seat]
    found = []
    if player.shows(card):
        found.append(Place(Phrase("where-top"), seat))
    if any(card in stack[1:] for stack in player.stacks):
        found.append(Place(Phrase("where-covered"), seat))
    if card in held(state, player):
        found.append(Place(Phrase("where-hand"), seat, sure=card in player.hand))
    return found
