"""Guests: become one, rename, sign out; recovery phrase."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from starlette.responses import Response

from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.server.identity import A_YEAR, COOKIE, GUEST_ID_BYTES, Guest, as_kept, kept
from sitdown.table import Refused
from sitdown.wire.documents import GuestAnswer, PhraseAnswer
from sitdown.wire.requests import GuestBody, Nothing, PhraseBody

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters that cannot be mistaken for each other."""
GROUPS, GROUP = 6, 4
"""The number of groups in a phrase, and of letters in a group: 118 bits, too many to guess."""
BYTES = 32
"""Random bytes for a phrase.

There are far more than it needs, so that all letters are practically equally likely.
"""


async def make_guest(call: ApiRequest) -> Response:
    body = call.body(GuestBody)
    name = body.name.strip()
    old = call.optional_guest
    if old is None:
        id = call.room.runtime.random_hex(GUEST_ID_BYTES)
        return with_cookie(call, Guest(id, name, body.mask, call.room.now()))
    guest = Guest(old.id, name, body.mask, old.since)
    await call.room.hall.store.keep_name(guest.id, kept(guest))
    return with_cookie(call, guest)


def with_cookie(call: ApiRequest, guest: Guest) -> Response:
    """Returns the guest, with a cookie that is valid for a year from now."""
    guest = msgspec.structs.replace(guest, renewed=call.room.now())
    response = json_response(guest.document())
    response.set_cookie(
        COOKIE,
        call.room.seal.sign("guest", guest),
        max_age=A_YEAR,
        httponly=True,
        samesite="strict",
        secure=call.room.config.secure or call.request.url.scheme == "https",
    )
    return response


async def show_guest(call: ApiRequest) -> Response:
    guest = call.guest
    if call.room.seal.is_to_be_renewed(guest):
        return with_cookie(call, guest)
    return json_response(guest.document())


async def forget_guest(call: ApiRequest) -> Response:
    response = json_response({"ok": True})
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


# The recovery phrase.


def phrase_of(chance: bytes) -> str:
    """A phrase like `k7m2 qx4d …` from random bytes."""
    left, letters = int.from_bytes(chance), ""
    for _ in range(GROUPS * GROUP):
        left, place = divmod(left, len(LETTERS))
        letters += LETTERS[place]
    return " ".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def digest_of(phrase: str) -> bytes:
    """The stored digest of a phrase.

    Spaces and capitals make no difference, and it reveals no phrase.
    """
    letters = "".join(letter for letter in phrase.lower() if letter in LETTERS)
    return sha256(b"sitdown phrase " + letters.encode()).digest()


async def make_phrase(call: ApiRequest) -> Response:
    """Makes a new phrase. An earlier one becomes invalid."""
    call.body(Nothing)
    guest = call.guest
    call.room.phrases.take(guest.id)
    phrase = phrase_of(call.room.runtime.random_bytes(BYTES))
    await call.room.hall.store.keep_phrase(guest.id, digest_of(phrase), kept(guest))
    return json_response({"phrase": phrase})


async def come_back(call: ApiRequest) -> Response:
    """Signs in with a phrase: this device gets that guest's cookie."""
    body = call.body(PhraseBody)
    call.room.phrases.take(call.address)
    found = await call.room.hall.store.guest_of_phrase(digest_of(body.phrase))
    if found is None:
        raise Refused("not-found", "nobody here has this phrase; a newer one may have replaced it")
    return with_cookie(call, as_kept(found))


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/guest",
        make_guest,
        "Become a guest, or change your name",
        body=GuestBody,
        answer=GuestAnswer,
        refusals=("bad-request", "too-large"),
    ),
    Endpoint(
        "GET",
        "/api/guest",
        show_guest,
        "Who am I?",
        answer=GuestAnswer,
        refusals=("no-guest",),
        is_for_all=True,
    ),
    Endpoint("DELETE", "/api/guest", forget_guest, "Forget me", answer=dict[str, bool]),
]

PHRASE_ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/guest/phrase",
        make_phrase,
        "A phrase to come back by on another device",
        body=Nothing,
        answer=PhraseAnswer,
        refusals=("bad-request", "no-guest", "too-large", "too-many"),
    ),
    Endpoint(
        "POST",
        "/api/guest/return",
        come_back,
        "Be the guest who has this phrase",
        body=PhraseBody,
        answer=GuestAnswer,
        refusals=("bad-request", "not-found", "too-large", "too-many"),
    ),
]
