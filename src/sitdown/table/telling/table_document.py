"""The table document for one person, and the summary for lists."""

from __future__ import annotations

from typing import Final

import msgspec

from sitdown.kernel import Document
from sitdown.table.plans.clock import sits_in_at
from sitdown.table.records.sitting import Sitting
from sitdown.words.table_names import house_title_of

ENCODER: Final = msgspec.json.Encoder()


def table_document(sitting: Sitting, person: str | None = None, watching: int = 0) -> Document:
    """The table as a person may see it."""
    summary = summary_of(sitting)
    return {
        **for_person(summary, person, sitting_owing(sitting)),
        "options": sitting.options,
        "called": sitting.called,
        "cuts": sitting.cuts,
        "seed": sitting.seed if sitting.state == "over" else None,
        "secret": sitting.secret if sitting.state == "over" else None,
        "intact": sitting.intact,
        "watching": watching,
        "promises": [promise.document() for promise in sitting.promises],
        "asking": asking_documents(sitting, person),
        "muted": muted_seats(sitting),
        "closed": sitting.closed,
    }


def muted_seats(sitting: Sitting) -> list[int]:
    """The seats whose persons are muted by the table's host."""
    if not sitting.muted:
        return []
    return [seat for seat, chair in enumerate(sitting.chairs) if chair.person in sitting.muted]


def asking_documents(sitting: Sitting, person: str | None) -> list[Document]:
    """Requests of strangers for a chair: all for the host, and for others only their own."""
    return [
        {
            "request": request,
            "seat": asking.seat,
            "name": asking.name,
            "mask": asking.mask,
            "yours": asking.person == person,
        }
        for request, asking in sitting.asking.items()
        if person is not None and person in (sitting.host, asking.person)
    ]


def summary_of(sitting: Sitting) -> Document:
    """The summary of a table for lists. It contains secret ids: `for_person` removes them."""
    return {
        "id": sitting.id,
        "title": sitting.title,
        "house_title": sitting.house_title,
        "game": sitting.game_id,
        "players": sitting.players,
        "state": sitting.state,
        "settings": sitting.settings.document(),
        "host": sitting.host,
        "seats": [seat_document(sitting, seat) for seat in range(sitting.players)],
        "created": sitting.created,
        "started": sitting.started,
        "ended": sitting.ended,
        "commitment": sitting.commitment,
        "result": sitting.result,
        "rematch": sitting.rematch,
        "rematch_of": sitting.rematch_of,
        "imported": sitting.imported,
        "rules": sitting.rules,
    }


def seat_document(sitting: Sitting, seat: int) -> Document:
    chair = sitting.chairs[seat]
    is_person = chair.person is not None
    return {
        "seat": seat,
        "kind": chair.kind,
        "person": chair.person,
        "name": chair.name,
        "house_name": chair.house_name or None,
        "mask": chair.mask,
        "bot": chair.bot,
        "commitment": chair.commitment,
        "stand_in": chair.stand_in,
        "here": sitting.is_here(chair.person) if chair.person else chair.kind == "bot",
        "gone_at": chair.gone_at,
        "bot_at": sits_in_at(sitting, seat) if is_person else None,
        "vacant": seat in sitting.vacant,
        "reserved_for": chair.reserved_for or None,
    }


def for_person(summary: Document, person: str | None, owing: list[str]) -> Document:
    """A summary for one reader. Secret ids are replaced by the fields `yours` and `host`."""
    seats = []
    for seat in summary["seats"]:
        shown = {"house_name": None, **seat}
        del shown["person"]
        offered = shown.pop("reserved_for", None)  # older summaries have none
        shown["reserved"] = offered is not None
        shown["reserved_for_you"] = offered is not None and offered == person
        shown["yours"] = person is not None and seat["person"] == person
        shown["host"] = seat["person"] is not None and seat["person"] == summary["host"]
        seats.append(shown)
    title = house_title_of(summary["id"], summary["title"])
    return {
        "house_title": title,  # for older summaries without this field
        **summary,
        "host": person is not None and summary["host"] == person,
        "yours": [seat["seat"] for seat in seats if seat["yours"]],
        "your_turn": person is not None and person in owing,
        "seats": seats,
    }


def sitting_owing(sitting: Sitting) -> list[str]:
    """The persons who owe an answer. Each may be told only about themselves in a hushed window."""
    persons: set[str] = set()
    for seat in sitting.owing():
        person = sitting.chairs[seat].person
        if person is not None and seat not in sitting.meant:
            persons.add(person)
    return sorted(persons)
