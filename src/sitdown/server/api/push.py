"""Web Push subscriptions."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.server.push.sender import Device
from sitdown.server.push.target import target_of
from sitdown.store.protocol import Subscription
from sitdown.table import Refused
from sitdown.wire.documents import PushAnswer
from sitdown.wire.requests import EndBody, SubscribeBody

MOST_DEVICES = 10


async def push_key(call: ApiRequest) -> Response:
    keys = call.room.config.push
    return json_response({"key": None if keys is None else keys.public})


async def subscribe(call: ApiRequest) -> Response:
    body, guest = call.body(SubscribeBody), call.guest
    if call.room.config.push is None:
        raise Refused("not-found", "this house calls nobody")
    target_of(body.endpoint, call.room.config.push_services)
    call.room.devices.take(guest.id)
    device = Device(body.p256dh, body.auth, body.language)
    subscription = Subscription(
        body.endpoint, guest.id, msgspec.json.encode(device), call.room.now()
    )
    await call.room.hall.store.subscribe(subscription, MOST_DEVICES)
    return json_response({"ok": True})


async def unsubscribe(call: ApiRequest) -> Response:
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
