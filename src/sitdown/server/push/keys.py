"""VAPID keys (RFC 8292), which identify a server to push services; `sitdown keys` makes them."""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from sitdown.files import sync_folder
from sitdown.table import Refused
from sitdown.wire import decoding

KEYS = "SITDOWN_PUSH_KEYS"
"""The environment variable with the path of the key file, if no option names it."""

MISSING = "Web Push needs one more package: pip install 'sitdown[push]'"


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """A key pair, and the contact for push services if something is wrong with the messages."""

    private: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
    public: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}$")]
    contact: Annotated[str, Meta(max_length=200)]


def new_keys(contact: str) -> PushKeys:
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    except ImportError:
        raise Refused("not-found", MISSING) from None
    pair = ec.generate_private_key(ec.SECP256R1())
    private = pair.private_numbers().private_value.to_bytes(32)
    public = pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return PushKeys(in_letters(private), in_letters(public), contact)


def in_letters(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def write(file: Path, made: PushKeys) -> None:
    """Writes the keys to a new file that only its owner can read.

    An existing file is never replaced: subscriptions of people depend on its keys.
    """
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as fault:
        raise Refused("taken", f"{file}: {fault.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as written:
            written.write(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
            written.flush()
            os.fsync(handle)
    except OSError as fault:
        # A partial file would only block the next attempt.
        with suppress(OSError):
            file.unlink()
        raise Refused("bad-request", f"{file}: {fault.strerror}") from None
    sync_folder(file.parent)


def read_keys(given: str | None) -> PushKeys | None:
    """The keys that a server was given, by an option or the environment; None if by neither."""
    place = given or os.environ.get(KEYS)
    if not place:
        return None
    try:
        found = decoding.decode(Path(place).read_bytes(), PushKeys)
    except OSError as fault:
        raise Refused("not-found", f"{place}: {fault.strerror}") from None
    except Refused as refusal:
        raise Refused("bad-request", f"{place} has no keys: {refusal.message}") from None
    require_package()
    return found


def require_package() -> None:
    try:
        import pywebpush  # noqa: F401
    except ImportError:
        raise Refused("not-found", MISSING) from None
