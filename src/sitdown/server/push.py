"""Web Push over HTTP: the key of the house, and the devices on which people are called."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from sitdown.table import Refused
from sitdown.table.store.protocol import Subscription

from .call import Call, Endpoint, json_response
from .documents import PushAnswer
from .herald import Device
from .requests import EndBody, SubscribeBody

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of the browsers. To others nothing is sent, unless the host has named them."""
MOST_DEVICES = 10


async def push_key(call: Call) -> Response:
    keys = call.room.config.push
    return json_response({"key": None if keys is None else keys.public})


async def subscribe(call: Call) -> Response:
    body, guest = call.body(SubscribeBody), call.guest
    if call.room.config.push is None:
        raise Refused("not-found", "this house calls nobody")
    require_service(body.endpoint, call.room.config.push_services)
    call.room.imports.take(guest.id)
    device = Device(body.p256dh, body.auth, body.language)
    subscription = Subscription(
        body.endpoint, guest.id, msgspec.json.encode(device), call.room.now()
    )
    await call.room.hall.store.subscribe(subscription, MOST_DEVICES)
    return json_response({"ok": True})


def require_service(endpoint: str, named: tuple[str, ...]) -> None:
    """Refuses to be sent anywhere but to push services: who subscribes says where we call."""
    parts = urlsplit(endpoint)
    if parts.netloc in named:
        return
    known = (*SERVICES, *named)
    host = parts.hostname or ""
    is_known = any(host == one or host.endswith(f".{one}") for one in known)
    if parts.scheme != "https" or parts.netloc != host or not is_known:
        raise Refused("bad-request", "endpoint: not at a push service that this house knows")


async def unsubscribe(call: Call) -> Response:
    body = call.body(EndBody)
    await call.room.hall.store.unsubscribe(body.endpoint, call.guest.id)
    return json_response({"ok": True})


ENDPOINTS = [
    Endpoint("GET", "/api/push", push_key, "The key of the house for Web Push", answer=PushAnswer),
    Endpoint(
        "POST",
        "/api/push",
        subscribe,
        "Call me on this device when a table by mail waits for me",
        body=SubscribeBody,
        answer=dict[str, bool],
        refusals=("bad-request", "no-guest", "not-found", "too-large", "too-many"),
    ),
    Endpoint(
        "POST",
        "/api/push/end",
        unsubscribe,
        "Call me on this device no longer",
        body=EndBody,
        answer=dict[str, bool],
        refusals=("bad-request", "no-guest", "too-large"),
    ),
]
