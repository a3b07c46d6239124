"""A purchase in a few letters: `buy e100 r200`, `купить р300`; any payment that will do."""

from __future__ import annotations

import re
from typing import Final

from sitdown.games.wallet.components import JEWEL, TYPES, kind
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Document, Look, Misfit, Reason
from sitdown.kernel.look import NOBODY

BUY: Final = ("buy", "b", "купить", "к")
LETTERS: Final = {
    "r": "rouble",
    "р": "rouble",
    "₽": "rouble",
    "e": "euro",
    "е": "euro",
    "€": "euro",
    "d": "dollar",
    "д": "dollar",
    "$": "dollar",
    "p": "pound",
    "ф": "pound",
    "£": "pound",
    "j": JEWEL,
    "ц": JEWEL,
}
CARD: Final = re.compile(r"(\D*?)-?(\d+)(\D?)")


def read(text: str, look: Look) -> Document | None:
    """A purchase that a person typed; None if it is something else."""
    word, *names = text.casefold().split() or [""]
    if word not in BUY or not names or look.seat == NOBODY:
        return None
    state = look.state
    assert isinstance(state, Wallet)
    hand = [card for card in state.players[look.seat].hand if kind(card).is_money]
    pay: list[str] = []
    for name in names:
        card = find(name, hand)
        hand.remove(card)
        pay.append(card)
    return {"do": "buy", "pay": pay}


def find(name: str, hand: list[str]) -> str:
    """The card of the hand that is meant by a face, with or without its currency."""
    found = CARD.fullmatch(name)
    if found is None:
        raise Misfit(no_money(name))
    type = found[1] or found[3]
    type = type if type in TYPES else LETTERS.get(type, type)
    fitting = [
        card
        for card in dict.fromkeys(hand)
        if str(kind(card).face) == found[2] and type in ("", kind(card).type)
    ]
    if len(fitting) == 1:
        return fitting[0]
    raise Misfit(several(name, fitting) if fitting else none_left(name, hand))


def no_money(name: str) -> Reason:
    english = f'"{name}" names no money card; write for instance e100, 100 or j80'
    return Reason("because-no-money", english, {"name": name})


def several(name: str, cards: list[str]) -> Reason:
    english = f'"{name}" can mean {" or ".join(cards)}; add the letter of the currency'
    return Reason("because-several", english, {"name": name, "cards": cards})


def none_left(name: str, hand: list[str]) -> Reason:
    english = f'no "{name}" is left in your hand (money: {", ".join(hand) or "none"})'
    return Reason("because-none-left", english, {"name": name, "hand": hand})
