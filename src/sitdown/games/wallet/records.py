"""What is going on at the table, as small values that are replaced and never changed."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import Document, Form, Misfit, Record
from sitdown.kernel.form import Just, Many, Maybe, Ordered, SeatNumber, Where, Write, quoted

from .components import (
    ATM,
    CARD,
    CURRENCY,
    DOUBLE_BOTTOM,
    EXCHANGE,
    FACE,
    MONEY,
    NOTE,
    SPECIAL,
    TYPE,
    in_card_order,
    kind,
    twice,
)


class Front:
    """WA-8.4  A special card that lies open before its owner, and the card under or on it."""

    def __init__(self, special: str, card: str | None, currency: str | None = None) -> None:
        self.special = special
        self.card = card
        self.currency = currency


FRONTS: Final = {
    DOUBLE_BOTTOM: Record(Front, special=SPECIAL, card=CARD),
    ATM: Record(Front, special=SPECIAL, card=Maybe(NOTE)),
    EXCHANGE: Record(Front, special=SPECIAL, card=Maybe(NOTE), currency=CURRENCY),
}


class FrontForm(Form):
    """A special card in front: its name tells what lies with it."""

    def read(self, value: Any) -> Any:
        special = value.get("special") if isinstance(value, dict) else None
        if not isinstance(special, str) or special not in FRONTS:
            raise Misfit(f"{quoted(special)} is not one of {', '.join(FRONTS)}", "special")
        return FRONTS[special].read(value)

    def writer(self) -> Write | None:
        return write_front

    def see(self, value: Any) -> Any:
        return FRONTS[value["special"]].see(value)

    def schema(self) -> Document:
        return {"anyOf": [form.schema() for form in FRONTS.values()]}


def write_front(front: Front) -> Document:
    return FRONTS[front.special].write(front)


FRONT: Final = FrontForm()


class Pending:
    """What the open question is about."""


class Presents(Pending):
    """The three cards of a birthday."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards


class Laid(Pending):
    """The cards of a pool, by the seat that laid them; they are in no hand."""

    def __init__(self, laid: list[str | None]) -> None:
        self.laid = laid


class Passing(Pending):
    """Everybody passes a card this way."""

    def __init__(self, direction: str) -> None:
        self.direction = direction


class Queue(Pending):
    """The seats that act one after the other, the one whose go it is first."""

    def __init__(self, queue: list[int]) -> None:
        self.queue = queue


class Targeted(Pending):
    """The active player has something to do with another one."""

    def __init__(self, target: int) -> None:
        self.target = target


class Swapping(Targeted):
    """The active player swaps with the target."""


class Drawn(Targeted):
    """The card drawn in a spot check; it is in no hand."""

    def __init__(self, target: int, card: str) -> None:
        super().__init__(target)
        self.card = card


class Asked(Targeted):
    """WA-7.13  What a request asks of its target."""

    def fits(self, card: str) -> bool:
        """Whether a money card is what is asked for."""
        raise NotImplementedError

    def wanted(self) -> str:
        raise NotImplementedError


class AskedFace(Asked):
    """WA-7.13  A face: notes of all currencies and jewels alike."""

    def __init__(self, target: int, face: int) -> None:
        super().__init__(target)
        self.face = face

    def fits(self, card: str) -> bool:
        return kind(card).face == self.face

    def wanted(self) -> str:
        return f"card of {self.face}"


class AskedType(Asked):
    """WA-7.13  A currency, or jewels."""

    def __init__(self, target: int, type: str) -> None:
        super().__init__(target)
        self.type = type

    def fits(self, card: str) -> bool:
        return kind(card).type == self.type

    def wanted(self) -> str:
        return self.type


class PendingForm(Form):
    """What the open question is about: a field tells which record it is, the first that is there.

    Whether it is what the phase asks for is the question's to say.
    """

    def __init__(self, seats: int) -> None:
        target = SeatNumber(seats)
        queue = Where(Many(SeatNumber(seats), least=1), twice)
        cards = Ordered(Many(CARD, length=3), in_card_order)
        self.records: dict[str, Record] = {
            "cards": Record(Presents, cards=cards),
            "laid": Record(Laid, laid=Many(Maybe(MONEY), length=seats)),
            "direction": Record(Passing, direction=Just("left", "right")),
            "queue": Record(Queue, queue=queue),
            "face": Record(AskedFace, target=target, face=FACE),
            "type": Record(AskedType, target=target, type=TYPE),
            "card": Record(Drawn, target=target, card=CARD),
            "target": Record(Swapping, target=target),
        }
        self.by_class = {record.make: record for record in self.records.values()}

    def record(self, value: Document) -> Record:
        for name, record in self.records.items():
            if name in value:
                return record
        raise Misfit(f"none of {', '.join(self.records)} is there")

    def read(self, value: Any) -> Any:
        if not isinstance(value, dict):
            raise Misfit(f"{quoted(value)} is not an object")
        return self.record(value).read(value)

    def writer(self) -> Write | None:
        return self.write

    def write(self, value: Pending) -> Document:
        return self.by_class[type(value)].write(value)

    def see(self, value: Any) -> Any:
        return self.record(value).see(value)

    def schema(self) -> Document:
        return {"anyOf": [record.schema() for record in self.records.values()]}
