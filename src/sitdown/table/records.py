"""All kinds of records, and how they are written into a store."""

from __future__ import annotations

import msgspec

from .door import BODY, pruned
from .play import Acted, Adopted, Began, Continued, Due, Ended, Meant, Still
from .record import Record
from .seating import (
    Admitted,
    Asked,
    Back,
    Called,
    Changed,
    Cut,
    Freed,
    Gone,
    Here,
    Hosted,
    Joined,
    Laid,
    Left,
    Moved,
    Seated,
    StoodIn,
    TurnedAway,
    Withdrawn,
)
from .talk import Auto, Judged, Promised, Said

AnyRecord = (
    Laid
    | Changed
    | Joined
    | Asked
    | Admitted
    | TurnedAway
    | Withdrawn
    | Left
    | Freed
    | Seated
    | Hosted
    | Moved
    | Called
    | Cut
    | Here
    | Gone
    | StoodIn
    | Back
    | Began
    | Acted
    | Meant
    | Due
    | Still
    | Ended
    | Continued
    | Adopted
    | Said
    | Promised
    | Judged
    | Auto
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyRecord] = msgspec.json.Decoder(AnyRecord)


def encode(record: Record) -> bytes:
    return ENCODER.encode(record)


def decode(line: bytes) -> Record:
    try:
        return DECODER.decode(line)
    except RecursionError:  # let in by a house that did not look how deep it was
        return DECODER.decode(pruned(line, BODY.depth))
