"""The wallet as a pile (WA-1.5, WA-1.6): cards are put in and taken out without looking."""

from __future__ import annotations

from sitdown.games.wallet.components import BOTTOM, PLACES, TOP, kind
from sitdown.games.wallet.position import Wallet


def places_to_put(cards: int) -> tuple[str, ...]:
    """WA-1.5  Where a card can be put among so many."""
    return PLACES[: cards + 1]


def places_to_take(cards: int) -> tuple[str, ...]:
    """WA-1.5  Where one of so many cards can be taken."""
    return PLACES[:cards]


def put_at(state: Wallet, place: str, card: str) -> None:
    """WA-1.5, WA-15.1  On top, at the bottom, or by chance between the first card and the last."""
    if place == TOP:
        state.wallet.insert(0, card)
    elif place == BOTTOM:
        state.wallet.append(card)
    else:
        state.wallet.insert(state.chance.roll(len(state.wallet) - 1), card)


def take_from(state: Wallet, place: str) -> str:
    """WA-1.5, WA-15.1  The top card, the bottom card, or by chance one between them."""
    if place == TOP:
        return state.wallet.pop(0)
    if place == BOTTOM:
        return state.wallet.pop()
    return state.wallet.pop(state.chance.roll(len(state.wallet) - 2))


def draw_until_a_note(state: Wallet, place: str) -> tuple[list[str], str | None]:
    """WA-1.6  What was turned up on the way, which lies open in the centre, and the note."""
    shown: list[str] = []
    note: str | None = None
    while state.wallet and note is None:
        possible = place in places_to_take(len(state.wallet))
        card = take_from(state, place if possible else TOP)
        if kind(card).is_note:
            note = card
        else:
            shown.append(card)
    state.lay_in_centre(shown)
    return shown, note


def why_not_there(cards: int, place: str, possible: tuple[str, ...]) -> str:
    """Why a place will not do; the size of the wallet is known to all."""
    if not possible:
        return "the wallet is empty"
    holds = "1 card" if cards == 1 else f"{cards} cards"
    return f"{place} will not do while the wallet holds {holds} ({' or '.join(possible)} will)"
