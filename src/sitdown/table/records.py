"""All kinds of records, and how they are written into a store."""

from __future__ import annotations

import msgspec

from .play import Acted, Adopted, Began, Continued, Due, Ended, Still
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
    return DECODER.decode(line)
