"""Web Push notifications for correspondence games: tells absent players that it is their turn.

The sender polls the store in the background, so no table waits for it. After a restart it sends
what was not sent before. Messages say nothing secret about a game.
"""

from __future__ import annotations

import asyncio
import logging
from enum import Enum, auto
from functools import partial
from http.client import HTTPException
from typing import Any

import msgspec
from msgspec import Struct

from sitdown.kernel import Document
from sitdown.store.periodic import PeriodicTask, log_errors
from sitdown.store.protocol import Awaited, Subscription
from sitdown.table import Hall, Refused
from sitdown.table.plans.clock import expires, passes_at
from sitdown.table.records.sitting import Sitting
from sitdown.wire.settings import AN_HOUR
from sitdown.words import LANGUAGES, Words
from sitdown.words.table_names import title_in

from .keys import PushKeys
from .target import Courier, target_of

log = logging.getLogger("sitdown.server")

ROUND_SECONDS = 5.0
MOST_AT_ONCE = 100
SENDERS = 4
"""The largest number of messages that are sent at the same time."""
PUSH_TTL_SECONDS = 86400
"""Seconds for which a push service keeps a message that it cannot deliver."""
RECENTLY_SECONDS = 60.0
"""Seconds after leaving a table in which a player is not notified: they have just seen it."""
MAX_PUSH_TRIES = 5
RETRY_SECONDS = 30.0
"""Seconds of waiting after the first failed attempt; doubled after each further one."""
GONE = (404, 410)


class Device(Struct, frozen=True, array_like=True):
    """The subscription of a device: its keys, and the reader's language."""

    p256dh: str
    auth: str
    language: str


class Delivery(Enum):
    """The result of sending a message: delivered, subscription gone, or try later."""

    TAKEN = auto()
    GONE = auto()
    LATER = auto()


class PushSender:
    """Sends notifications. Only the leading process does so, for all processes."""

    def __init__(self, hall: Hall, keys: PushKeys, named: tuple[str, ...]) -> None:
        self.hall = hall
        self.keys = keys
        self.named = named
        """Additional push services that the administrator allows."""
        self.senders = asyncio.Semaphore(SENDERS)
        self.failed: dict[tuple[str, str, str], tuple[int, float]] = {}
        self.keeper = PeriodicTask("call whose turn it is", self.send_due, ROUND_SECONDS)

    async def close(self) -> None:
        await self.keeper.stop()

    async def send_due(self) -> None:
        if self.hall.rounds.is_leader():
            found = await self.hall.store.awaited(AN_HOUR, MOST_AT_ONCE)
            await asyncio.gather(*[self.look_at(one) for one in found])

    async def look_at(self, awaited: Awaited) -> None:
        with log_errors("somebody was not called", awaited.table):
            try:
                table = await self.hall.table(awaited.table)
            except Refused:
                return
            turn = turn_of(table.sitting, awaited.person)
            number = table.sitting.number
            if await self.is_to_be_left(table.sitting, awaited, turn):
                return
            told = awaited.turn or "" if turn is None else turn
            await self.hall.store.remember_call(awaited.table, awaited.person, number, told)

    async def is_to_be_left(self, sitting: Sitting, awaited: Awaited, turn: str | None) -> bool:
        """Sends the message if this turn was not announced yet.

        True if a later round should look at it again: the player is online now, or sending failed.
        """
        if turn is None or turn == awaited.turn:
            return False
        if looks(sitting, awaited.person, self.hall.now()):
            return True
        key = (awaited.table, awaited.person, turn)
        tries, not_before = self.failed.pop(key, (0, 0.0))
        if self.hall.now() < not_before:
            self.failed[key] = (tries, not_before)
            return True
        if await self.call(sitting, awaited.person) or tries + 1 >= MAX_PUSH_TRIES:
            return False
        self.failed[key] = (tries + 1, self.hall.now() + RETRY_SECONDS * 2**tries)
        return True

    async def call(self, sitting: Sitting, person: str) -> bool:
        """Sends to all devices of a player. Returns False only if all attempts failed for now."""
        devices = await self.hall.store.subscriptions(person)
        sent = await asyncio.gather(*[self.send(sitting, person, one) for one in devices])
        return not sent or set(sent) != {Delivery.LATER}

    async def send(self, sitting: Sitting, person: str, device: Subscription) -> Delivery:
        known = msgspec.json.decode(device.document, type=Device)
        message = msgspec.json.encode(message_to(sitting, person, known, self.hall.now())).decode()
        work = partial(posted, self.keys, self.named, device.endpoint, known, message)
        async with self.senders:
            sent = await self.hall.runtime.aside(work)
        if sent is Delivery.GONE:
            await self.hall.store.unsubscribe(device.endpoint)
        return sent


def looks(sitting: Sitting, person: str, now: float) -> bool:
    """Whether a player is at the table, or was there a moment ago."""
    if sitting.is_here(person):
        return True
    gone = [chair.gone_at for chair in sitting.chairs if chair.person == person]
    return any(moment is not None and now - moment < RECENTLY_SECONDS for moment in gone)


def turn_of(sitting: Sitting, person: str) -> str | None:
    """The question that waits for this player; None if it is answered without them."""
    for seat in sitting.owing():
        chair = sitting.chairs[seat]
        is_own = chair.person == person and chair.player is None and seat not in sitting.meant
        if is_own and passes_at(sitting, seat) is None:
            return f"{seat}.{sitting.token(seat)}"
    return None


def message_to(sitting: Sitting, person: str, device: Device, now: float) -> Document:
    """The message: which table waits for the player, and for how long.

    It reveals nothing about the game.
    """
    language = device.language if device.language in LANGUAGES else LANGUAGES[0]
    words = Words(language)
    until = [
        moment
        for seat in sitting.seats_of(person)
        if seat in sitting.owing() and (moment := expires(sitting, seat)) is not None
    ]
    left = max(1, round((min(until) - now) / AN_HOUR)) if until else 0
    title = title_in(language, sitting.title, sitting.house_title)
    return {
        "title": words.say("push-turn"),
        "body": words.say("push-turn.about", table=title, hours=left),
        "table": sitting.id,
    }


def posted(
    keys: PushKeys, named: tuple[str, ...], endpoint: str, device: Device, message: str
) -> Delivery:
    """Posts a message to a push service, encrypted for the device, and returns the result."""
    from pywebpush import WebPushException, webpush

    try:
        target = target_of(endpoint, named)
    except Refused:  # it was stored when more services were allowed, or endpoints were checked less
        return Delivery.GONE
    address: Document = {
        "endpoint": endpoint,
        "keys": {"p256dh": device.p256dh, "auth": device.auth},
    }
    claims: dict[str, Any] = {"sub": keys.contact, "aud": target.site}
    courier = Courier(target)
    try:
        webpush(
            address, message, keys.private, claims, ttl=PUSH_TTL_SECONDS, requests_session=courier
        )
    except WebPushException as fault:
        status = fault.status_code
        log.info("a push service refused a message", extra={"status": status})
        return Delivery.GONE if status in GONE else Delivery.LATER
    except (OSError, HTTPException):  # before ValueError: a failed certificate check is both
        log.info("a push service did not answer")
        return Delivery.LATER
    except ValueError:  # the stored key is not valid
        return Delivery.GONE
    return Delivery.TAKEN
