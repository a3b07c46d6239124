"""Deals in few letters: `offer 2: give 3000 take marker garage.1`, `pay 2 1000`, `say 3: no`.

Players go by the numbers that the table shows, from 1. Cards go by their ids, or by as many first
letters as leave no doubt. English and Russian words may be mixed.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Document, Look, Misfit, Reason
from sitdown.kernel.form import nearest
from sitdown.kernel.look import NOBODY

OFFER: Final = ("offer", "deal", "сделка", "предлагаю")
PAY: Final = ("pay", "плачу", "платить")
SAY: Final = ("say", "говорю", "сказать")
DEALS: Final = frozenset(OFFER + PAY + SAY)
GIVE: Final = ("give", "giving", "даю", "отдаю")
TAKE: Final = ("take", "taking", "for", "want", "беру", "за", "хочу")
MARKER: Final = ("marker", "markers", "маркер", "маркеры", "маркера")
ALL: Final = ("all", "everybody", "всем")


def read(text: str, look: Look) -> Document | None:
    """The action that a text means; None if it is no deal."""
    first, _, rest = text.strip().partition(" ")
    word = first.casefold().rstrip(":")
    if word not in DEALS or look.seat == NOBODY:
        return None
    state = look.state
    assert isinstance(state, CosaNostra)
    if not state.is_bargaining():
        fault = "no deals and no talk now: wait for planning, a turn, hiring or recruiting"
        raise Misfit(Reason("because-no-deals-now", fault))
    if word in SAY:
        return read_say(rest, state)
    if word in PAY:
        return read_pay(rest, state)
    return read_offer(rest, state)


def read_seat(word: str, state: CosaNostra) -> int:
    """A player by number, from 1."""
    number = word.rstrip(":,")
    if not number.isdecimal() or not 1 <= int(number) <= state.seats:
        fault = f'"{word}" is no player; say a number from 1 to {state.seats}'
        known = {"word": word, "seats": state.seats}
        raise Misfit(Reason("because-no-player", fault, known))
    return int(number) - 1


def read_say(rest: str, state: CosaNostra) -> Document:
    """`say 2: …` to one player, `say …` to all."""
    head, colon, text = rest.partition(":")
    if colon and head.strip().isdecimal():
        to = read_seat(head.strip(), state)
        return {"do": "say", "text": read_words(text), "to": to}
    if colon and head.strip().casefold() in ALL:
        return {"do": "say", "text": read_words(text)}
    return {"do": "say", "text": read_words(rest)}


def read_words(text: str) -> str:
    words = text.strip()
    if not words:
        raise Misfit(Reason("because-say-how", "say what: say 2: no deal"))
    return words


def read_pay(rest: str, state: CosaNostra) -> Document:
    """`pay 2 3000`"""
    words = rest.split()
    if len(words) != 2:
        raise Misfit(Reason("because-pay-how", "say whom and how much: pay 2 3000"))
    return {"do": "pay", "to": read_seat(words[0], state), "amount": read_money(words[1])}


def read_money(word: str) -> int:
    """`3000`, `3,000`, `$3000` or `3k`."""
    plain = word.casefold().strip("$,.").replace(",", "").replace("$", "")
    thousands = plain.endswith(("k", "к"))
    digits = plain.rstrip("kк")
    if not digits.isdecimal():
        raise Misfit(Reason("because-no-sum", f'"{word}" is no sum of money', {"word": word}))
    amount = int(digits) * 1000 if thousands else int(digits)
    if amount == 0 or amount % 1000:
        fault = f"{amount}: money goes by full thousands"
        raise Misfit(Reason("because-thousands", fault, {"amount": amount}))
    return amount


def is_money(word: str) -> bool:
    plain = word.casefold().strip("$,.").replace(",", "").rstrip("kк")
    return plain.isdecimal()


def read_offer(rest: str, state: CosaNostra) -> Document:
    """`2: give 3000 take marker garage.1`; markers until another word, then cards."""
    words = rest.replace(":", ": ").replace("+", " ").split()
    if not words:
        fault = "say to whom: offer 2: give 3000 take marker garage.1"
        raise Misfit(Reason("because-offer-how", fault))
    to = read_seat(words[0], state)
    sides: dict[str, Document] = {"give": {}, "take": {}}
    side = ""
    marks = False
    for word in words[1:]:
        plain = word.casefold().strip(",")
        if plain in GIVE or plain in TAKE:
            side = "give" if plain in GIVE else "take"
            marks = False
        elif not side:
            fault = f'"{word}": say first whether you give it or take it'
            raise Misfit(Reason("because-give-or-take", fault, {"word": word}))
        elif plain in MARKER:
            marks = True
        elif is_money(plain):
            sides[side]["cash"] = sides[side].get("cash", 0) + read_money(plain)
        else:
            add_card(sides[side], plain, marks, state)
    return {"do": "offer", "to": to, **sides}


def add_card(terms: Document, word: str, marks: bool, state: CosaNostra) -> None:
    """A business to trade or to mark, or a gangster."""
    name = find_card(word, marks, state)
    if name in state.deck.gangsters and not marks:
        terms.setdefault("gangsters", []).append(name)
    else:
        terms.setdefault("markers" if marks else "businesses", []).append(name)


def find_card(word: str, marks: bool, state: CosaNostra) -> str:
    """A card on the table by its id, or by letters that only one of them begins with."""
    known = businesses_of(state)
    if not marks:
        known += [one.card.id for player in state.players for one in player.gangsters]
    if word in known:
        return word
    begun = sorted({name for name in known if name.startswith(word)})
    if len(begun) == 1:
        return begun[0]
    if begun:
        fault = f'"{word}" may be {" or ".join(begun)}'
        raise Misfit(Reason("because-card-in-doubt", fault, {"word": word, "ids": begun}))
    fault = f'no card "{word}" on the table{nearest(word, known)}'
    raise Misfit(Reason("because-no-card", fault, {"word": word}))


def businesses_of(state: CosaNostra) -> list[str]:
    """Businesses in play and planned purchases."""
    found = [one.card.id for player in state.players for one in player.businesses]
    for player in state.players:
        for gangster in player.gangsters:
            found += [task.business.id for task in gangster.tasks if task.business is not None]
    return found
