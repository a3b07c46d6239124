"""The union of all records; encodes records as JSON lines and decodes them."""

from __future__ import annotations

import msgspec

from sitdown.wire.decoding import BODY, pruned

from .acting import Acted, Due, Meant, Paced, Still
from .beginning import Began, Called, Cut
from .ending import Adopted, Continued, Ended
from .hosting import Changed, Freed, Hosted, Laid, Seated
from .joining import Admitted, Asked, Declined, Joined, Moved, TurnedAway, Withdrawn
from .leaving import Back, Gone, Here, Left, StoodIn
from .record import TableRecord
from .talking import Auto, Judged, Muted, Promised, Said

AnyRecord = (
    Laid
    | Changed
    | Joined
    | Declined
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
    | Paced
    | Due
    | Still
    | Ended
    | Continued
    | Adopted
    | Said
    | Muted
    | Promised
    | Judged
    | Auto
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyRecord] = msgspec.json.Decoder(AnyRecord)


def encode(record: TableRecord) -> bytes:
    return ENCODER.encode(record)


def decode(line: bytes) -> TableRecord:
    try:
        return DECODER.decode(line)
    except RecursionError:  # stored by an older version without a limit of nesting
        return DECODER.decode(pruned(line, BODY.depth))
