"""Signed tokens: guest cookies, seat links, admin sessions."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec import Struct, structs

from sitdown.kernel import Document
from sitdown.table import Refused
from sitdown.table.telling.history import player_of
from sitdown.words.user_text import readable

COOKIE = "sitdown_guest"
A_YEAR = 365 * 86400
A_WEEK = 7 * 86400
GUEST_ID_BYTES = 16


class Guest(Struct, array_like=True, frozen=True):
    """A person on a device, as the signed cookie names them."""

    id: str
    name: str
    mask: str | None
    since: float
    renewed: float = 0.0
    """When the cookie was last issued; 0 if it is from before cookies were renewed."""

    @property
    def given(self) -> float:
        return max(self.since, self.renewed)

    def document(self) -> Document:
        player = player_of(self.id)
        return {"name": self.name, "mask": self.mask, "since": self.since, "player": player}


class SeatLink(Struct, array_like=True, frozen=True):
    """A link that moves a seat to another device, once, within a day.

    It becomes invalid when the chair changes hands.
    """

    table: str
    seat: int
    epoch: int
    """How often the chair had changed hands when this was signed."""
    expires: float


class AdminSession(Struct, array_like=True, frozen=True):
    """An administrator's session."""

    expires: float


Sealed = TypeVar("Sealed", Guest, SeatLink, AdminSession)


class TokenSigner:
    """Signs data that a client keeps for the server. Each purpose has its own signature."""

    def __init__(
        self,
        key: bytes,
        now: Callable[[], float],
        is_erased: Callable[[str], bool] = lambda person: False,
    ) -> None:
        self.key = key
        self.now = now
        self.is_erased = is_erased

    def sign(self, purpose: str, thing: Guest | SeatLink | AdminSession) -> str:
        content = urlsafe_b64encode(msgspec.json.encode(thing)).rstrip(b"=")
        return f"{content.decode()}.{self.signature(purpose, content)}"

    def signature(self, purpose: str, content: bytes) -> str:
        return urlsafe_b64encode(self.digest(purpose, content)).rstrip(b"=").decode()

    def digest(self, purpose: str, content: bytes) -> bytes:
        return hmac.digest(self.key, purpose.encode() + b":" + content, sha256)

    def luck(self, purpose: str, content: str) -> int:
        """A large number that nobody outside can compute, the same in every process."""
        return int.from_bytes(self.digest(purpose, content.encode()))

    def opened(self, purpose: str, sealed: str) -> bytes | None:
        """The content of a token; None if its signature is wrong or made for another purpose."""
        content, _, signature = sealed.partition(".")
        expected = self.signature(purpose, content.encode("utf-8", "replace"))
        # The time of this comparison does not reveal how much of a forged signature is right.
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), expected.encode()):
            return None
        return urlsafe_b64decode(content + "=" * (-len(content) % 4))

    def thing(self, purpose: str, sealed: str, kind: type[Sealed]) -> Sealed | None:
        """The decoded content of a token; None if it is not valid or has an outdated form."""
        content = self.opened(purpose, sealed)
        if content is None:
            return None
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.DecodeError:
            return None

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest that a cookie names; None if it is not valid or the guest was erased."""
        guest = None if cookie is None else self.thing("guest", cookie, Guest)
        if guest is None or self.now() - guest.given >= A_YEAR or self.is_erased(guest.id):
            return None
        # A cookie lives long: its name may contain letters that are not allowed in names any more.
        return structs.replace(guest, name=readable(guest.name))

    def is_to_be_renewed(self, guest: Guest) -> bool:
        """Whether the cookie needs renewal: one in use never expires."""
        return self.now() - guest.given > A_WEEK

    def seat_pass(self, token: str, now: float) -> SeatLink:
        found = self.thing("move", token, SeatLink)
        if found is None:
            raise Refused("not-yours", "this link is not one of ours")
        if found.expires < now:
            raise Refused("not-yours", "this link is too old; ask for a new one on the old device")
        return found


def kept(guest: Guest) -> bytes:
    """A guest as the store keeps them, for when they come back by a phrase or passkey."""
    return msgspec.json.encode(guest)


def as_kept(content: bytes) -> Guest:
    return msgspec.json.decode(content, type=Guest)


def digest_of(token: str) -> str:
    """The digest of the administrator's token; the token itself is not kept."""
    return sha256(b"sitdown host " + token.encode("utf-8", "replace")).hexdigest()
