"""Actions in few letters: `1:3+senator 3:1` shares out, `me:3+boss` asks, `y!` votes.

Players go by the numbers that the table shows, from 1. Accomplices go by their first letters, in
either language. Numbers alone are left to the caller, whose list of choices has them too.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.gentlemen.actions import Offer
from sitdown.games.gentlemen.components import ACCOMPLICES
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Document, Look, Misfit, Reason
from sitdown.kernel.form import nearest
from sitdown.kernel.look import NOBODY

NAMES: Final = {
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
    state = look.state
    assert isinstance(state, Gentlemen)
    words = text.casefold().replace("ё", "е").split()
    if look.seat == NOBODY or not words:
        return None
    if state.phase == "vote":
        return read_vote(words)
    if state.phase in ("offer", "final") and look.seat == state.dealer:
        return read_proposal(words, Spoken(state, look.seat, 0))
    if state.phase in ("talk", "final"):
        return read_ask(words, Spoken(state, look.seat, None))
    return None


def read_vote(words: list[str]) -> Document | None:
    """`y`, `n`, and with an argument `y!`, `n!`."""
    word = "".join(words)
    side = word.rstrip("!")
    if side not in FOR and side not in AGAINST:
        return None
    return {"do": "vote", "accept": side in FOR, "argument": word.endswith("!")}


def read_proposal(words: list[str], terms: Spoken) -> Document | None:
    """Who gets what; `=` begins with what is on the table, `grant 2 4` does what those ask.

    A question mark at the end asks only what would be left.
    """
    only_asks = words[-1].endswith("?")
    words = [word for word in [*words[:-1], words[-1].rstrip("?")] if word]
    if not words:
        return None
    if words[0] in FOLD:
        return {"do": "fold"}
    do = terms.state.phase
    if words[0] in OFFER + FINAL and len(words) > 1:
        do = "offer" if words[0] in OFFER else "final"
        words = words[1:]
    if words[0] not in OPENINGS and ":" not in words[0]:
        return None
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


def read_ask(words: list[str], terms: Spoken) -> Document | None:
    """`me:3+boss 2:0`, or `ask 3+boss` for oneself alone."""
    if words[0] in PASS:
        return {"do": "pass"}
    if words[0] in ASK and len(words) > 1:
        words = [word if ":" in word else f"{ME[0]}:{word}" for word in words[1:]]
    if ":" not in words[0]:
        return None
    for word in words:
        terms.give(word)
    return terms.document("ask")


class Spoken:
    """A proposal or an ask while it is put together; `nothing` is the money nobody spoke of."""

    def __init__(self, state: Gentlemen, you: int, nothing: int | None) -> None:
        self.state = state
        self.you = you
        self.money: list[int | None] = [nothing] * state.seats
        self.accomplices: dict[str, int] = {}

    def document(self, do: str) -> Document:
        gifts = {name: self.accomplices[name] for name in ACCOMPLICES if name in self.accomplices}
        return {"do": do, "money": self.money, "accomplices": gifts}

    def remainder(self) -> Reason:
        """The dealer's sum in figures: `14 - 3 - 1 = 10 + boss`."""
        deal = self.state.deal()
        offer = Offer([amount or 0 for amount in self.money], self.accomplices)
        gifts = [amount for amount in offer.money if amount]
        rest = offer.leaves_of(deal)
        figures = f"{' - '.join(map(str, [deal.money, *gifts]))} = {deal.money - sum(gifts)}"
        english = " + ".join([figures, *rest])
        return Reason("because-remainder", english, {"figures": figures, "rest": rest})

    def begin_with_what_lies_there(self) -> None:
        """What is on the table, once, and only before anything else is said."""
        proposal = self.state.proposal
        if proposal is not None and not any(self.money) and not self.accomplices:
            self.money = [*proposal.money]
            self.accomplices = proposal.accomplices.copy()

    def grant(self, seat: int) -> None:
        ask = self.state.asks[seat]
        if ask is None:
            raise Misfit(
                Reason(
                    "because-asks-nothing", f"player {seat + 1} asks for nothing", {"seat": seat}
                )
            )
        for other, asked in enumerate(ask.money):
            if asked is not None:
                self.money[other] = asked
        self.accomplices.update(ask.accomplices)

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
        if seat == self.state.dealer:
            raise Misfit(
                Reason(
                    "because-dealer-gets-rest",
                    "the dealer is given nothing: what is left of the sum goes there anyway",
                )
            )
        self.money[seat] = amount

    def promise(self, seat: int, name: str) -> None:
        """What the dealer is given is given to nobody else."""
        if seat == self.state.dealer:
            self.accomplices.pop(name, None)
        else:
            self.accomplices[name] = seat

    def seats(self, who: str) -> list[int]:
        if who in EVERYBODY:
            return self.state.after(self.state.dealer)
        return [self.seat(one) for one in who.split(",")]

    def seat(self, who: str) -> int:
        if who in ME:
            return self.you
        seats = self.state.seats
        if who.isdecimal() and 1 <= int(who) <= seats:
            return int(who) - 1
        raise Misfit(
            Reason(
                "because-no-player",
                f'no player "{who}" here: the numbers are 1 to {seats}',
                {"who": who, "seats": seats},
            )
        )


def accomplice(letters: str) -> str:
    """An accomplice by its first letters."""
    found = {name for word, name in NAMES.items() if word.startswith(letters)}
    if len(found) == 1:
        return found.pop()
    if found:
        both = sorted(found)
        english = f'"{letters}" can be {" or ".join(both)}'
        raise Misfit(Reason("because-which", english, {"letters": letters, "found": both}))
    english = f'no accomplice "{letters}"{nearest(letters, NAMES)}'
    raise Misfit(Reason("because-no-accomplice", english, {"letters": letters}))
