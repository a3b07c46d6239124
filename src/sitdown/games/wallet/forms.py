"""The forms of what lies on the table, read into records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.kernel import Document, Form, Misfit
from sitdown.kernel.form import (
    AnObject,
    Fields,
    Flag,
    Just,
    Many,
    Maybe,
    Read,
    SeatNumber,
    Where,
    Whole,
    Word,
    quoted,
)

from .components import (
    ATM,
    CARD,
    COINS,
    CURRENCY,
    DOUBLE_BOTTOM,
    EXCHANGE,
    FACE,
    LAST_ROUND,
    PASSPORT,
    SPECIAL,
    TOKEN,
    TYPE,
    in_card_order,
    kind,
)
from .judging import REASONS
from .records import (
    Asked,
    Drawn,
    Front,
    Laid,
    LastRound,
    Outcome,
    Passing,
    Pending,
    Presents,
    Queue,
    Swapping,
    Verdict,
)


def no_note(card: str) -> str | None:
    return None if kind(card).is_note else f"{card} is no note"


def no_money(card: str) -> str | None:
    return None if kind(card).is_money else f"{card} is neither a note nor a jewel"


def twice(items: list[Any]) -> str | None:
    return "one is there twice" if len(set(items)) < len(items) else None


MOST_WEALTH: Final = 10_000_000
NOTE = Where(CARD, no_note)
MONEY = Where(CARD, no_money)

FRONTS: Final[dict[str, Form]] = {
    DOUBLE_BOTTOM: Fields({"special": SPECIAL, "card": CARD}),
    ATM: Fields({"special": SPECIAL, "card": Maybe(NOTE)}),
    EXCHANGE: Fields({"special": SPECIAL, "card": Maybe(NOTE), "currency": CURRENCY}),
}


def read_front(value: Any) -> Front:
    special = value.get("special") if isinstance(value, dict) else None
    if not isinstance(special, str) or special not in FRONTS:
        raise Misfit(f"{quoted(special)} is not one of {', '.join(FRONTS)}", "special")
    found = FRONTS[special].read(value)
    return Front(found["special"], found["card"], found.get("currency"))


FRONT = Read(read_front)
VERDICT_FIELDS: Final[dict[str, Form]] = {
    "identity": Maybe(PASSPORT),
    "guilty": Flag(),
    "reasons": Where(Many(Word(REASONS, "reason")), twice),
}


def read_verdict(value: Any) -> Verdict:
    return verdict_of(Fields(VERDICT_FIELDS).read(value))


def verdict_of(found: Document) -> Verdict:
    if found["guilty"] != bool(found["reasons"]):
        raise Misfit("guilty exactly if there are reasons", "guilty")
    return Verdict(found["identity"], tuple(found["reasons"]))


PLAYER = Fields(
    {
        "hand": Many(CARD),
        "specials": Many(SPECIAL),
        "front": Many(FRONT),
        "loot": Many(MONEY),
        "coin": Just(*COINS),
        "tokens": Many(TOKEN),
        "revealed": Flag(),
        "verdict": Maybe(Read(read_verdict)),
        "sealed": Maybe(AnObject()),
    }
)

OUTCOME = Fields(
    {
        "hand": Many(CARD),
        "front": Many(FRONT),
        "loot": Many(MONEY),
        "coin": Just(*COINS),
        **VERDICT_FIELDS,
        "wealth": Maybe(Whole(0, MOST_WEALTH)),
        "rank": Maybe(Whole(1)),
        "tokens": Whole(-1, 4),
    }
)


def read_outcome(value: Any) -> Outcome:
    found = OUTCOME.read(value)
    return Outcome(
        in_card_order(found["hand"]),
        found["front"],
        in_card_order(found["loot"]),
        found["coin"],
        verdict_of(found),
        found["wealth"],
        found["rank"],
        found["tokens"],
    )


def last_round_form(seats: int) -> Form:
    form = Fields(
        {"round": Whole(1, LAST_ROUND), "players": Many(Read(read_outcome), length=seats)}
    )

    def read(value: Any) -> LastRound:
        found = form.read(value)
        return LastRound(found["round"], found["players"])

    return Read(read)


def seats_form(seats: int) -> Form:
    """Some seats of the table, each once."""
    return Where(Many(SeatNumber(seats)), twice)


def result_form(seats: int) -> Form:
    """WA-14.2  Scores, winners and places, and how many tokens each seat has."""
    return Fields(
        {
            "scores": Many(Whole(), length=seats),
            "winners": seats_form(seats),
            "places": Many(seats_form(seats), least=1, most=seats),
            "tokens": Many(Whole(), length=seats),
        }
    )


def presents(found: Document) -> Pending:
    return Presents(in_card_order(found["cards"]))


def laid(found: Document) -> Pending:
    return Laid(found["laid"])


def passing(found: Document) -> Pending:
    return Passing(found["direction"])


def swapping(found: Document) -> Pending:
    return Swapping(found["target"])


def drawn(found: Document) -> Pending:
    return Drawn(found["target"], found["card"])


def asked(found: Document) -> Pending:
    if (found["face"] is None) == (found["type"] is None):
        raise Misfit("either a face or a type is asked for")
    return Asked(found["target"], found["face"], found["type"])


def queue(found: Document) -> Pending:
    return Queue(found["queue"])


QUEUES: Final = ("passport", "extra-action", "last-cards", "police", "plastic")

RECORDS: Final[dict[str, Callable[[Document], Pending]]] = {
    "birthday": presents,
    "pool-pick": laid,
    "pass-cards": passing,
    "swap": swapping,
    "spot-check": drawn,
    "request": asked,
    **dict.fromkeys(QUEUES, queue),
}
"""What `pending` holds, by phase; in all other phases it is null."""


def pending_forms(seats: int) -> dict[str, Form]:
    target = SeatNumber(seats)
    line = Fields({"queue": Where(Many(SeatNumber(seats), least=1), twice)})
    return {
        "birthday": Fields({"cards": Many(CARD, length=3)}),
        "pool-pick": Fields({"laid": Many(Maybe(MONEY), length=seats)}),
        "pass-cards": Fields({"direction": Just("left", "right")}),
        "swap": Fields({"target": target}),
        "spot-check": Fields({"target": target, "card": CARD}),
        "request": Fields({"target": target, "face": Maybe(FACE), "type": Maybe(TYPE)}),
        **dict.fromkeys(QUEUES, line),
    }


def read_pending(phase: str, seats: int, value: Document | None) -> Pending | None:
    """What the open decision needs; a purchase in a turn needs nothing."""
    if value is None and (phase not in RECORDS or phase == "passport"):
        return None
    if phase not in RECORDS:
        raise Misfit(f"must be null in phase {phase}", "pending")
    if value is None:
        raise Misfit(f"missing in phase {phase}", "pending")
    try:
        return RECORDS[phase](pending_forms(seats)[phase].read(value))
    except Misfit as fault:
        raise fault.under("pending") from None
