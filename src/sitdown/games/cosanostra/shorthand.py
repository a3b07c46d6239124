"""Deals in few letters: `offer 2: give 3000 take marker garage.1`, `pay 2 1000`, `say 3: no`.

Players go by the numbers that the table shows, from 1. Cards go by their ids, or by as many first
letters as leave no doubt. English and Russian words may be mixed.
"""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Misfit
from sitdown.kernel.form import nearest

from .components import Deck
from .position import Options

OFFER: Final = ("offer", "deal", "сделка", "предлагаю")
PAY: Final = ("pay", "плачу", "платить")
SAY: Final = ("say", "говорю", "сказать")
DEALS: Final = frozenset(OFFER + PAY + SAY)
GIVE: Final = ("give", "giving", "даю", "отдаю")
TAKE: Final = ("take", "taking", "for", "want", "беру", "за", "хочу")
MARKER: Final = ("marker", "markers", "маркер", "маркеры", "маркера")
ALL: Final = ("all", "everybody", "всем")
TRADED: Final = ("plan", "act", "recruit", "hire")


def read(text: str, view: Document) -> Document | None:
    """The action that a text means; None if it is no deal."""
    first, _, rest = text.strip().partition(" ")
    word = first.casefold().rstrip(":")
    if word not in DEALS or view["you"] is None:
        return None
    if view["phase"] not in TRADED:
        raise Misfit("no deals and no talk now: wait for planning, a turn, hiring or recruiting")
    if word in SAY:
        return read_say(rest, view)
    if word in PAY:
        return read_pay(rest, view)
    return read_offer(rest, view)


def read_seat(word: str, view: Document) -> int:
    """A player by number, from 1."""
    number = word.rstrip(":,")
    if not number.isdecimal() or not 1 <= int(number) <= view["seats"]:
        raise Misfit(f'"{word}" is no player; say a number from 1 to {view["seats"]}')
    return int(number) - 1


def read_say(rest: str, view: Document) -> Document:
    """`say 2: …` to one player, `say …` to all."""
    head, colon, text = rest.partition(":")
    if colon and head.strip().isdecimal():
        return {"do": "say", "text": text.strip(), "to": read_seat(head.strip(), view)}
    if colon and head.strip().casefold() in ALL:
        return {"do": "say", "text": text.strip()}
    return {"do": "say", "text": rest.strip()}


def read_pay(rest: str, view: Document) -> Document:
    """`pay 2 3000`"""
    words = rest.split()
    if len(words) != 2:
        raise Misfit("say whom and how much: pay 2 3000")
    return {"do": "pay", "to": read_seat(words[0], view), "amount": read_money(words[1])}


def read_money(word: str) -> int:
    """`3000`, `3,000`, `$3000` or `3k`."""
    plain = word.casefold().strip("$,.").replace(",", "").replace("$", "")
    thousands = plain.endswith(("k", "к"))
    digits = plain.rstrip("kк")
    if not digits.isdecimal():
        raise Misfit(f'"{word}" is no sum of money')
    return int(digits) * 1000 if thousands else int(digits)


def is_money(word: str) -> bool:
    plain = word.casefold().strip("$,.").replace(",", "").rstrip("kк")
    return plain.isdecimal()


def read_offer(rest: str, view: Document) -> Document:
    """`2: give 3000 take marker garage.1`; markers until another word, then cards."""
    words = rest.replace(":", ": ").replace("+", " ").split()
    if not words:
        raise Misfit("say to whom: offer 2: give 3000 take marker garage.1")
    to = read_seat(words[0], view)
    deck = Options(view["options"]).deck
    sides: dict[str, Document] = {"give": {}, "take": {}}
    side = ""
    marks = False
    for word in words[1:]:
        plain = word.casefold().strip(",")
        if plain in GIVE or plain in TAKE:
            side = "give" if plain in GIVE else "take"
            marks = False
        elif not side:
            raise Misfit(f'"{word}": say first whether you give it or take it')
        elif plain in MARKER:
            marks = True
        elif is_money(plain):
            sides[side]["cash"] = sides[side].get("cash", 0) + read_money(plain)
        else:
            add_card(sides[side], plain, marks, view, deck)
    return {"do": "offer", "to": to, **sides}


def add_card(terms: Document, word: str, marks: bool, view: Document, deck: Deck) -> None:
    """A business to trade or to mark, or a gangster."""
    name = find_card(word, marks, view, deck)
    if name in deck.gangsters and not marks:
        terms.setdefault("gangsters", []).append(name)
    else:
        terms.setdefault("markers" if marks else "businesses", []).append(name)


def find_card(word: str, marks: bool, view: Document, deck: Deck) -> str:
    """A card on the table by its id, or by letters that only one of them begins with."""
    known = businesses_of(view)
    if not marks:
        known += [one["id"] for player in view["players"] for one in player["gangsters"]]
    if word in known:
        return word
    begun = sorted({name for name in known if name.startswith(word)})
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Misfit(f'"{word}" may be {" or ".join(begun)}')
    raise Misfit(f'no card "{word}" on the table{nearest(word, known)}')


def businesses_of(view: Document) -> list[str]:
    """Businesses in play and planned purchases."""
    found = [one["id"] for player in view["players"] for one in player["businesses"]]
    for player in view["players"]:
        for gangster in player["gangsters"]:
            found += [task["buy"] for task in gangster["tasks"] if "buy" in task]
    return found
