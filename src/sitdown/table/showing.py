"""What a table shows: to lists, to a person, to a viewpoint."""

from __future__ import annotations

from typing import Any

import msgspec

from sitdown.kernel import Document

from .clock import is_waited_for, passes_at, sits_in_at
from .sitting import Sitting
from .told import Viewpoint

ENCODER = msgspec.json.Encoder()


def table_document(sitting: Sitting, person: str | None = None, watching: int = 0) -> Document:
    """The table as a person sees it who asks for it."""
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
    }


def asking_documents(sitting: Sitting, person: str | None) -> list[Document]:
    """Who waits to be let in: all of them for the host, who decides; for others themselves."""
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
    """What lists show of a table. Persons stand in it: `for_person` takes them out."""
    return {
        "id": sitting.id,
        "title": sitting.title,
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
        "mask": chair.mask,
        "bot": chair.bot,
        "commitment": chair.commitment,
        "stand_in": chair.stand_in,
        "here": sitting.is_here(chair.person) if chair.person else chair.kind == "bot",
        "gone_at": chair.gone_at,
        "bot_at": sits_in_at(sitting, seat) if is_person else None,
        "vacant": seat in sitting.vacant,
    }


def for_person(summary: Document, person: str | None, owing: list[str]) -> Document:
    """A summary for one reader: who is who is told as `yours` and `host` only."""
    seats = []
    for seat in summary["seats"]:
        shown = {field: value for field, value in seat.items() if field != "person"}
        shown["yours"] = person is not None and seat["person"] == person
        shown["host"] = seat["person"] is not None and seat["person"] == summary["host"]
        seats.append(shown)
    return {
        **summary,
        "host": person is not None and summary["host"] == person,
        "yours": [seat["seat"] for seat in seats if seat["yours"]],
        "your_turn": person is not None and person in owing,
        "seats": seats,
    }


def sitting_owing(sitting: Sitting) -> list[str]:
    """The persons who owe an answer. In a hushed window each asks only for itself."""
    owing = (seat for seat in sitting.owing() if seat not in sitting.meant)
    persons = (sitting.chairs[seat].person for seat in owing)
    return sorted({person for person in persons if person is not None})


def decision_document(sitting: Sitting, viewpoint: Viewpoint) -> Document | None:
    """The open question, as a viewpoint may know it."""
    position = sitting.position
    if position is None or sitting.state != "playing":
        return None
    yours = viewpoint in position.actors and viewpoint not in sitting.meant
    default = position.default(viewpoint) if viewpoint is not None and yours else None
    return {
        "window": sitting.token(viewpoint),
        "phase": position.phase,
        "asked": list(sitting.asked),
        "hushed": sitting.hushed,
        "yours": yours,
        "default": None if default is None else default.document(),
        "passes_at": passes_at(sitting, viewpoint) if viewpoint is not None and yours else None,
    }


def clock_document(sitting: Sitting, now: float) -> Document | None:
    """The running clock; None where there is none."""
    if sitting.settings.clock is None or sitting.state != "playing":
        return None
    waited_for = [seat for seat in sitting.due if is_waited_for(sitting, seat)]
    return {
        "window": str(sitting.window),
        "due": {str(seat): moment for seat, moment in sitting.due.items()},
        "reserve": {str(seat): left for seat, left in sitting.reserve.items()},
        "now": now,
        "still": bool(waited_for) and not sitting.hushed,
    }


class Picture:
    """What a viewpoint sees of the game at one moment, worked out once for all who share it."""

    def __init__(self, view: Any, decision: Document | None) -> None:
        self.view = view
        self.decision = decision
        self.raw = msgspec.Raw(ENCODER.encode(view))

    @staticmethod
    def of(sitting: Sitting, viewpoint: Viewpoint, kept: dict[Viewpoint, Document]) -> Picture:
        """Now; of a table that other rules were played at, what was `kept` of it."""
        state = sitting.seen_by(viewpoint)
        view = kept.get(viewpoint) if state is None else state.view(viewpoint)
        return Picture(view, decision_document(sitting, viewpoint))
