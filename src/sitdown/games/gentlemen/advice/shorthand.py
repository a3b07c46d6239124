"""Actions in few letters: `1:3+senator 3:1` shares out, `me:3+boss` asks, `y!` votes.

Players go by the numbers that the table shows, from 1. Accomplices go by their first letters, in
either language. Numbers alone are left to the caller, whose list of choices has them too.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.gentlemen.components import ACCOMPLICES
from sitdown.kernel import HIDDEN, Document, Look, Misfit, Reason
from sitdown.kernel.form import nearest

from .thinking.prospects import card_of, left_over

SPOKEN: Final = {
    **{name: name for name in ACCOMPLICES},
    "шериф": "sheriff",
    "сенатор": "senator",
    "магнат": "tycoon",
    "журналист": "journalist",
    "главарь": "boss",
    "банкир": "banker",
}
FOR: Final = ("y", "yes", "for", "+", "да", "за", "д")
AGAINST: Final = ("n", "no", "against", "-", "нет", "против", "н")
PASS: Final = ("pass", "p", "пас", "п")
FOLD: Final = ("fold", "время")
ASK: Final = ("ask", "требую", "прошу")
OFFER: Final = ("offer", "проба")
FINAL: Final = ("final", "финал")
GRANT: Final = ("grant", "дать")
NOTHING: Final = ("nothing", "ничего")
AS_IT_IS: Final = "="
OPENINGS: Final = (AS_IT_IS, *GRANT, *NOTHING)
ME: Final = ("me", "мне", "я")
EVERYBODY: Final = ("all", "*", "все", "всем")


def read(text: str, look: Look) -> Document | None:
    """The action that a text means to the viewer now; None if it is none of these."""
    view = look.view
    words = text.casefold().replace("ё", "е").split()
    you = view["you"]
    if you is None or not words:
        return None
    if view["phase"] == "vote":
        return read_vote(words)
    if view["phase"] in ("offer", "final") and you == view["dealer"]:
        return read_proposal(words, view)
    if view["phase"] in ("talk", "final"):
        return read_ask(words, view)
    return None


def read_vote(words: list[str]) -> Document | None:
    """`y`, `n`, and with an argument `y!`, `n!`."""
    word = "".join(words)
    side = word.rstrip("!")
    if side not in FOR and side not in AGAINST:
        return None
    return {"do": "vote", "accept": side in FOR, "argument": word.endswith("!")}


def read_proposal(words: list[str], view: Document) -> Document | None:
    """Who gets what; `=` begins with what is on the table, `grant 2 4` does what those ask.

    A question mark at the end asks only what would be left.
    """
    only_asks = words[-1].endswith("?")
    words = [word for word in [*words[:-1], words[-1].rstrip("?")] if word]
    if not words:
        return None
    if words[0] in FOLD:
        return {"do": "fold"}
    do: str = view["phase"]
    if words[0] in OFFER + FINAL and len(words) > 1:
        do = "offer" if words[0] in OFFER else "final"
        words = words[1:]
    if words[0] not in OPENINGS and ":" not in words[0]:
        return None
    terms = Terms(view, 0)
    granting = False
    for word in words:
        if word == AS_IT_IS or word in GRANT:
            terms.begin_with_what_lies_there()
            granting = word in GRANT
        elif granting and word.isdecimal():
            terms.grant(terms.seat(word))
        elif word not in NOTHING:
            terms.give(word)
    if only_asks:
        raise Misfit(terms.remainder())
    return terms.document(do)


def read_ask(words: list[str], view: Document) -> Document | None:
    """`me:3+boss 2:0`, or `ask 3+boss` for oneself alone."""
    if words[0] in PASS:
        return {"do": "pass"}
    if words[0] in ASK and len(words) > 1:
        words = [word if ":" in word else f"{ME[0]}:{word}" for word in words[1:]]
    if ":" not in words[0]:
        return None
    terms = Terms(view, None)
    for word in words:
        terms.give(word)
    return terms.document("ask")


class Terms:
    """A proposal or an ask while it is put together; `nothing` is the money nobody spoke of."""

    def __init__(self, view: Document, nothing: int | None) -> None:
        self.view = view
        self.money: list[int | None] = [nothing] * view["seats"]
        self.accomplices: dict[str, int] = {}

    def document(self, do: str) -> Document:
        gifts = {name: self.accomplices[name] for name in ACCOMPLICES if name in self.accomplices}
        return {"do": do, "money": self.money, "accomplices": gifts}

    def remainder(self) -> Reason:
        """The dealer's sum in figures: `14 - 3 - 1 = 10 + boss`."""
        deal = card_of(self.view)
        assert deal is not None
        gifts = [amount for amount in self.money if amount]
        rest = left_over({"accomplices": self.accomplices}, deal)
        figures = f"{' - '.join(map(str, [deal.money, *gifts]))} = {deal.money - sum(gifts)}"
        english = " + ".join([figures, *rest])
        return Reason("because-remainder", english, {"figures": figures, "rest": list(rest)})

    def begin_with_what_lies_there(self) -> None:
        """What is on the table, once, and only before anything else is said."""
        terms = self.view["proposal"]
        if terms is not None and not any(self.money) and not self.accomplices:
            self.money = list(terms["money"])
            self.accomplices = dict(terms["accomplices"])

    def grant(self, seat: int) -> None:
        ask = self.view["asks"][seat]
        if ask is None or ask == HIDDEN:
            raise Misfit(
                Reason(
                    "because-asks-nothing", f"player {seat + 1} asks for nothing", {"seat": seat}
                )
            )
        for other, asked in enumerate(ask["money"]):
            if asked is not None:
                self.money[other] = asked
        self.accomplices.update(ask["accomplices"])

    def give(self, word: str) -> None:
        """One word: `2:3+senator`, `1,4:2`, `all:1`, `me:boss`."""
        who, colon, what = word.partition(":")
        if not colon:
            raise Misfit(
                Reason(
                    "because-to-whom",
                    f'"{word}" does not say to whom: write 2:{word} for player 2',
                    {"word": word},
                )
            )
        for seat in self.seats(who):
            for part in what.split("+"):
                if part.isdecimal():
                    self.pay(seat, int(part))
                elif part:
                    self.promise(seat, accomplice(part))

    def pay(self, seat: int, amount: int) -> None:
        if seat == self.view["dealer"]:
            raise Misfit(
                Reason(
                    "because-dealer-gets-rest",
                    "the dealer is given nothing: what is left of the sum goes there anyway",
                )
            )
        self.money[seat] = amount

    def promise(self, seat: int, name: str) -> None:
        """What the dealer is given is given to nobody else."""
        if seat == self.view["dealer"]:
            self.accomplices.pop(name, None)
        else:
            self.accomplices[name] = seat

    def seats(self, who: str) -> list[int]:
        if who in EVERYBODY:
            return [seat for seat in range(self.view["seats"]) if seat != self.view["dealer"]]
        return [self.seat(one) for one in who.split(",")]

    def seat(self, who: str) -> int:
        if who in ME:
            return int(self.view["you"])
        if who.isdecimal() and 1 <= int(who) <= self.view["seats"]:
            return int(who) - 1
        seats = self.view["seats"]
        raise Misfit(
            Reason(
                "because-no-player",
                f'no player "{who}" here: the numbers are 1 to {seats}',
                {"who": who, "seats": seats},
            )
        )


def accomplice(letters: str) -> str:
    """An accomplice by its first letters."""
    found = {name for word, name in SPOKEN.items() if word.startswith(letters)}
    if len(found) == 1:
        return found.pop()
    if found:
        both = sorted(found)
        english = f'"{letters}" can be {" or ".join(both)}'
        raise Misfit(Reason("because-which", english, {"letters": letters, "found": both}))
    english = f'no accomplice "{letters}"{nearest(letters, SPOKEN)}'
    raise Misfit(Reason("because-no-accomplice", english, {"letters": letters}))
