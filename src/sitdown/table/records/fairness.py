"""Commit and reveal: secret, cuts, seed, and the hash chain over the public log.

The protocol, what it proves and what it does not, is in docs/fairness.md. A client in any language
works the same out from texts alone: everything is SHA-256 of UTF-8, in hexadecimal digits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

NOTHING = "-"
"""What stands in the seed for a seat that does not cut."""

FIRST = "sitdown chain 1"
"""What the first line of a log hangs on."""


LOG_VERSION: Final = 2
"""How the log of a new table is written.

Since version 2 it names the table and the house's characters, and seals fix who acted and when.
"""

SORTED: Final = msgspec.json.Encoder(order="sorted")


def new_secret(random_bytes: Callable[[int], bytes]) -> str:
    """A new secret of the house, or a cut of a guest."""
    return random_bytes(32).hex()


def commitment(secret: str) -> str:
    """What is published of a secret or of a cut before it is told."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, cuts: Sequence[str | None]) -> str:
    """The seed that the house's secret and the cuts make, in the order of the seats."""
    parts = ["sitdown seed 1", secret, *[cut or NOTHING for cut in cuts]]
    return sha256("\n".join(parts).encode()).hexdigest()


def link(before: str, line: bytes) -> str:
    """A line of the log hangs on all lines before it."""
    return sha256(before.encode() + b"\n" + line).hexdigest()


def to_seal(version: int, seat: int, act: dict[str, Any], by: str, at: float) -> tuple[Any, ...]:
    """What a seal of this version fixes of an action; times in whole milliseconds."""
    return (seat, act) if version == 1 else (seat, act, by, int(1000 * at))


def action_digest(secret: str, acts: Sequence[tuple[Any, ...]], version: int = 1) -> str:
    """Fixes what seats did, secrets and all, and tells nothing as long as the secret is one."""
    head = f"sitdown seal {version}\n{secret}\n"
    return sha256(head.encode() + SORTED.encode(acts)).hexdigest()
