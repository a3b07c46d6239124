"""Commit and reveal: secret, cuts, seed, and the hash chain over the public log.

The protocol, with what it proves and what not, is described in docs/fairness.md. A client in any
language can compute the same from texts alone: all is SHA-256 of UTF-8, in hexadecimal digits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

NOTHING = "-"
"""The placeholder in the seed for a seat without a cut."""

FIRST = "sitdown chain 1"
"""The link before the first line of a log."""


LOG_VERSION: Final = 2
"""The version of the log of a new table.

Since version 2 it names the table and the server's characters, and seals cover who acted and when.
"""

SORTED: Final = msgspec.json.Encoder(order="sorted")


def new_secret(random_bytes: Callable[[int], bytes]) -> str:
    """A new secret of the server, or a cut of a guest."""
    return random_bytes(32).hex()


def commitment(secret: str) -> str:
    """The hash of a secret or a cut, published before the secret itself."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, cuts: Sequence[str | None]) -> str:
    """The seed, made from the server's secret and the cuts in the order of the seats."""
    parts = ["sitdown seed 1", secret, *[cut or NOTHING for cut in cuts]]
    return sha256("\n".join(parts).encode()).hexdigest()


def link(before: str, line: bytes) -> str:
    """The link of a log line: a hash of the line and the link before it."""
    return sha256(before.encode() + b"\n" + line).hexdigest()


def to_seal(version: int, seat: int, act: dict[str, Any], by: str, at: float) -> tuple[Any, ...]:
    """The parts of an action that a seal of this version covers; times in whole milliseconds."""
    return (seat, act) if version == 1 else (seat, act, by, int(1000 * at))


def action_digest(secret: str, acts: Sequence[tuple[Any, ...]], version: int = 1) -> str:
    """A seal: a hash of actions, their hidden parts included.

    It reveals nothing while the secret is unknown, and cannot be made to fit other actions later.
    """
    head = f"sitdown seal {version}\n{secret}\n"
    return sha256(head.encode() + SORTED.encode(acts)).hexdigest()
