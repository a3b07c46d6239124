"""Passkeys (WebAuthn): register, list, remove, sign in.

A challenge is signed by the server for one purpose and one guest, and valid for a few minutes. It
can be used once, in any process. Nothing is stored before it is answered.

Answers of browsers are verified by `webauthn`, an optional package. Without it no passkeys are
offered.
"""

from __future__ import annotations

import hmac
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.server.identity import as_kept, kept
from sitdown.store.protocol import Conflict, Passkey
from sitdown.table import Refused
from sitdown.wire import decoding
from sitdown.wire.documents import GuestAnswer, OptionsAnswer, PasskeysAnswer
from sitdown.wire.requests import CredentialBody, Nothing, PasskeyBody

from .guests import with_cookie

CHALLENGE_SECONDS: Final = 300.0
"""Seconds for which a challenge is valid."""
MAX_PASSKEYS: Final = 10
"""The largest number of passkeys of a guest."""
NAME: Final = "Sitdown"
CHALLENGE_NONCE: Final = struct.Struct(">16sd")
"""The readable part of a challenge: a random number and the time when it expires."""

Purpose = Literal["new passkey", "passkey"]


class Site(NamedTuple):
    """The relying party: the domain that passkeys are bound to, and the origin of its pages."""

    id: str
    origin: str


class ClientData(Struct):
    """The part of the signed client data that is read here: the challenge being answered."""

    challenge: str


@cache
def is_installed() -> bool:
    return find_spec("webauthn") is not None


def site_of(call: ApiRequest) -> Site | None:
    """The configured public address.

    Without one there is only `localhost`, for a server on one's own machine.
    """
    if not is_installed():
        return None
    told = call.room.config.site
    if told is not None:
        return Site(urlsplit(told).hostname or "", told)
    host = call.request.headers.get("host", "")
    if host.partition(":")[0] == "localhost":
        return Site("localhost", f"http://{host}")
    return None


def require_site(call: ApiRequest) -> Site:
    site = site_of(call)
    if site is None:
        raise Refused("not-found", "this house takes no passkeys")
    return site


# Challenges.


def challenge_for(call: ApiRequest, purpose: Purpose, person: str = "") -> bytes:
    open_part = CHALLENGE_NONCE.pack(
        call.room.runtime.random_bytes(16), call.room.now() + CHALLENGE_SECONDS
    )
    return open_part + proof(call, purpose, person, open_part)


def proof(call: ApiRequest, purpose: Purpose, person: str, open_part: bytes) -> bytes:
    return call.room.seal.digest(f"{purpose} {person}", open_part)


async def require_challenge(
    call: ApiRequest, credential: Document, purpose: Purpose, person: str = ""
) -> bytes:
    """Returns the answered challenge; Refused unless it is ours, in time, and not used before."""
    challenge = challenge_in(credential)
    open_part = challenge[: CHALLENGE_NONCE.size]
    if len(open_part) < CHALLENGE_NONCE.size:
        raise expired()
    expected = proof(call, purpose, person, open_part)
    _, expires = CHALLENGE_NONCE.unpack(open_part)
    now = call.room.now()
    if not hmac.compare_digest(challenge[CHALLENGE_NONCE.size :], expected) or expires < now:
        raise expired()
    digest = sha256(challenge).digest()
    if not await call.room.hall.store.use_challenge(digest, now, expires):
        raise expired()
    return challenge


def challenge_in(credential: Document) -> bytes:
    response = credential.get("response")
    data = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        return from_letters(decoding.decode(from_letters(data), ClientData).challenge)
    except (ValueError, TypeError, AttributeError):
        raise not_understood() from None


def from_letters(letters: Any) -> bytes:
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))


def to_base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def expired() -> Refused:
    return Refused("stale", "that took too long, or was done already; try again")


def not_understood() -> Refused:
    return Refused("bad-request", "credential: not what a browser says of a passkey")


def unknown() -> Refused:
    """The refusal for an unknown passkey and for a wrong signature.

    They look the same, so that nobody can find out which passkeys exist.
    """
    return Refused("not-found", "nobody here has this passkey; it may have been removed")


# A guest's own passkeys.


async def show(call: ApiRequest) -> Response:
    guest = call.optional_guest
    own = [] if guest is None else await call.room.hall.store.passkeys(guest.id)
    offered = site_of(call) is not None
    return json_response({"offered": offered, "passkeys": [passkey_document(one) for one in own]})


def passkey_document(passkey: Passkey) -> Document:
    return {"id": to_base64url(passkey.key), "since": passkey.since, "used": passkey.used}


async def begin(call: ApiRequest) -> Response:
    """The options with which a browser makes a passkey for this guest.

    Authenticators that already have one of the guest's passkeys are excluded.
    """
    call.body(Nothing)
    guest, site = call.guest, require_site(call)

    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    own = await call.room.hall.store.passkeys(guest.id)
    options = generate_registration_options(
        rp_id=site.id,
        rp_name=NAME,
        user_id=sha256(b"sitdown passkey " + guest.id.encode()).digest(),
        user_name=guest.name,
        user_display_name=guest.name,
        challenge=challenge_for(call, "new passkey", guest.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.key) for one in own],
    )
    return options_response(options)


def options_response(options: Any) -> Response:
    from webauthn.helpers import options_to_json_dict

    return json_response({"options": options_to_json_dict(options)})


async def register(call: ApiRequest) -> Response:
    """Stores a passkey that a browser has just made, for this guest."""
    guest, site = call.guest, require_site(call)
    credential = call.body(CredentialBody).credential
    call.room.passkeys.take(guest.id)
    challenge = await require_challenge(call, credential, "new passkey", guest.id)
    key, public, count = made_of(credential, challenge, site)
    now = call.room.now()
    await keep(call, Passkey(key, guest.id, public, count, now, None, kept(guest)))
    return await show(call)


def made_of(credential: Document, challenge: bytes, site: Site) -> tuple[bytes, bytes, int]:
    """Verifies a new passkey: returns its id, public key and signature count; or Refused."""
    from webauthn import verify_registration_response
    from webauthn.helpers import (
        decode_credential_public_key,
        decoded_public_key_to_cryptography,
    )

    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
        # The library does not check the key itself before the first sign-in, so it is decoded here.
        decoded_public_key_to_cryptography(decode_credential_public_key(made.credential_public_key))
    except Exception:  # the library raises errors of many kinds for malformed input
        raise not_understood() from None
    return made.credential_id, made.credential_public_key, made.sign_count


async def keep(call: ApiRequest, passkey: Passkey) -> None:
    try:
        is_kept = await call.room.hall.store.keep_passkey(passkey, MAX_PASSKEYS)
    except Conflict:
        raise Refused("taken", "this passkey is known here already") from None
    if not is_kept:
        raise Refused("too-many", f"{MAX_PASSKEYS} passkeys are enough; remove one first")


async def remove(call: ApiRequest) -> Response:
    guest, body = call.guest, call.body(PasskeyBody)
    try:
        key = from_letters(body.id)
    except ValueError:
        raise Refused("not-found", "you have no such passkey") from None
    if not await call.room.hall.store.forget_passkey(guest.id, key):
        raise Refused("not-found", "you have no such passkey")
    return await show(call)


# Signing in.


async def ask(call: ApiRequest) -> Response:
    """The options with which a browser presents any passkey of this server."""
    call.body(Nothing)
    site = require_site(call)

    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.id,
        challenge=challenge_for(call, "passkey"),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_response(options)


async def come_back(call: ApiRequest) -> Response:
    """Signs in with a passkey: this device gets that guest's cookie."""
    credential = call.body(CredentialBody).credential
    site = require_site(call)
    call.room.passkeys.take(call.address)
    challenge = await require_challenge(call, credential, "passkey")
    passkey = await call.room.hall.store.passkey(key_in(credential))
    if passkey is None:
        raise unknown()
    count = signed(credential, challenge, site, passkey)
    await call.room.hall.store.use_passkey(passkey.key, count, call.room.now())
    return with_cookie(call, as_kept(passkey.guest))


def key_in(credential: Document) -> bytes:
    try:
        return from_letters(credential.get("rawId"))
    except (ValueError, TypeError, AttributeError):
        raise not_understood() from None


def signed(credential: Document, challenge: bytes, site: Site, passkey: Passkey) -> int:
    """Verifies a signature and returns the new signature count; Refused if it is wrong."""
    from webauthn import verify_authentication_response

    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=passkey.public,
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except Exception:  # as in `made_of`
        raise unknown() from None
    return verified.new_sign_count


WRONG: Final = ("bad-request", "not-found", "stale", "too-large", "too-many")

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/passkeys",
        show,
        "Whether there are passkeys here, and which are mine",
        answer=PasskeysAnswer,
    ),
    Endpoint(
        "POST",
        "/api/passkeys/begin",
        begin,
        "What to make a passkey of",
        body=Nothing,
        answer=OptionsAnswer,
        refusals=("bad-request", "no-guest", "not-found", "too-large"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys",
        register,
        "Keep me by this passkey",
        body=CredentialBody,
        answer=PasskeysAnswer,
        refusals=(*WRONG, "no-guest", "taken"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys/remove",
        remove,
        "This passkey is no longer good",
        body=PasskeyBody,
        answer=PasskeysAnswer,
        refusals=("bad-request", "no-guest", "not-found", "too-large"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys/ask",
        ask,
        "What to show a passkey for",
        body=Nothing,
        answer=OptionsAnswer,
        refusals=("bad-request", "not-found", "too-large"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys/return",
        come_back,
        "Be the guest who has this passkey",
        body=CredentialBody,
        answer=GuestAnswer,
        refusals=WRONG,
    ),
]
