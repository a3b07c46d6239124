"""A passkey without a browser: what an authenticator would say, made by hand, true or not."""

from __future__ import annotations

import json
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def letters(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def content(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


class Authenticator:
    """One key pair; each of the keywords can be told wrongly."""

    def __init__(self, origin: str, site: str = "localhost", id: bytes = b"k" * 16) -> None:
        self.origin = origin
        self.site = site
        self.id = id
        self.pair = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def public(self) -> bytes:
        numbers = self.pair.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32), numbers.y.to_bytes(32)
        return bytes(cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y}))

    def data(self, flags: int, site: str | None = None, attested: bytes = b"") -> bytes:
        about = sha256((site or self.site).encode()).digest()
        return about + struct.pack(">BI", flags, self.count) + attested

    def client(self, kind: str, challenge: str, origin: str | None = None) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": origin or self.origin}
        return json.dumps({**told, "crossOrigin": False}).encode()

    def written(self, response: dict[str, str]) -> dict[str, Any]:
        id = letters(self.id)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }

    def made(
        self,
        options: dict[str, Any],
        origin: str | None = None,
        site: str | None = None,
        flags: int = PRESENT | VERIFIED,
    ) -> dict[str, Any]:
        """The answer to what a house wants a passkey made of."""
        key = bytes(16) + struct.pack(">H", len(self.id)) + self.id + self.public()
        data = self.data(flags | ATTESTED, site, key)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options["challenge"], origin)
        return self.written(
            {"clientDataJSON": letters(client), "attestationObject": letters(attestation)}
        )

    def shown(
        self,
        options: dict[str, Any],
        origin: str | None = None,
        site: str | None = None,
        flags: int = PRESENT | VERIFIED,
        kind: str = "webauthn.get",
        signature: bytes | None = None,
        user: bytes = b"",
    ) -> dict[str, Any]:
        """The answer to who wants to see a passkey."""
        self.count += 1
        data = self.data(flags, site)
        client = self.client(kind, options["challenge"], origin)
        signed = data + sha256(client).digest()
        made = self.pair.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.written(
            {
                "clientDataJSON": letters(client),
                "authenticatorData": letters(data),
                "signature": letters(signature or made),
                "userHandle": letters(user),
            }
        )
