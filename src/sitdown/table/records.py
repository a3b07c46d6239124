"""All kinds of records, and how they are written into a store."""

from __future__ import annotations

import msgspec

from .play import Acted, Adopted, Began, Continued, Due, Ended, Meant, Still
from .record import Record
from .seating import (
    Back,
    Changed,
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
)
from .talk import Auto, Judged, Promised, Said

AnyRecord = (
    Laid
    | Changed
    | Joined
    | Left
    | Freed
    | Seated
    | Hosted
    | Moved
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
    return DECODER.decode(line)
