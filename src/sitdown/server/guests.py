"""Guests: a name and a signed key in a cookie. There are no accounts and no passwords."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec import Struct, structs

from sitdown.kernel import Document
from sitdown.table import Refused
from sitdown.words.writing import readable

COOKIE = "sitdown_guest"
A_YEAR = 365 * 86400


class Guest(Struct, array_like=True, frozen=True):
    """Somebody on a device. `id` is known to the server only."""

    id: str
    name: str
    mask: str | None
    since: float

    def document(self) -> Document:
        return {"name": self.name, "mask": self.mask, "since": self.since}


class Pass(Struct, array_like=True, frozen=True):
    """The right to take a seat over to another device, once, for a day."""

    table: str
    seat: int
    moves: int
    expires: float


Sealed = TypeVar("Sealed", Guest, Pass)


class Seal:
    """Signs what a client keeps for the server, each kind of thing with a key of its own."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, purpose: str, thing: Guest | Pass) -> str:
        content = urlsafe_b64encode(msgspec.json.encode(thing)).rstrip(b"=")
        return f"{content.decode()}.{self.signature(purpose, content)}"

    def signature(self, purpose: str, content: bytes) -> str:
        digest = hmac.digest(self.key, purpose.encode() + b":" + content, sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    def opened(self, purpose: str, sealed: str) -> bytes | None:
        """What was signed for this purpose; None if it was not, or not by us."""
        content, _, signature = sealed.partition(".")
        expected = self.signature(purpose, content.encode("utf-8", "replace"))
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), expected.encode()):
            return None
        return urlsafe_b64decode(content + "=" * (-len(content) % 4))

    def thing(self, purpose: str, sealed: str, kind: type[Sealed]) -> Sealed | None:
        """What was signed, unless it has another form than things have today."""
        content = self.opened(purpose, sealed)
        if content is None:
            return None
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.DecodeError:
            return None

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest that a cookie names; None if there is none or it is forged."""
        guest = None if cookie is None else self.thing("guest", cookie, Guest)
        # A cookie lives long: its name may be older than the list of letters that names lack.
        return None if guest is None else structs.replace(guest, name=readable(guest.name))

    def seat_pass(self, token: str, now: float) -> Pass:
        found = self.thing("move", token, Pass)
        if found is None:
            raise Refused("not-yours", "this link is not one of ours")
        if found.expires < now:
            raise Refused("not-yours", "this link is too old; ask for a new one on the old device")
        return found


def new_guest(name: str, mask: str | None, now: float) -> Guest:
    return Guest(secrets.token_hex(16), name, mask, now)
