"""What is stored and what crosses the network keeps its names, whatever its classes are called."""

from __future__ import annotations

import json
from typing import Any, get_args

from msgspec import inspect

from sitdown.server.admin import ENDPOINTS
from sitdown.server.app import API
from sitdown.server.call import Endpoint
from sitdown.server.entries import Entry
from sitdown.server.messages import FromServer
from sitdown.server.openapi import openapi
from sitdown.server.requests import AnyMessage
from sitdown.table.records.coding import AnyRecord
from sitdown.table.records.replays.replay import Replay

from .golden import require_golden
from .shapes import shape, shapes


def test_records_keep_their_tags_and_fields() -> None:
    require_golden("records.txt", shapes(get_args(AnyRecord)))


def test_entries_of_logs_keep_their_kinds_and_fields() -> None:
    require_golden("entries.txt", shapes(get_args(Entry)))


def test_messages_over_sockets_keep_their_types_and_fields() -> None:
    require_golden("messages-from-server.txt", shapes(get_args(FromServer)))
    require_golden("messages-from-client.txt", shapes(get_args(AnyMessage)))


def test_replays_keep_their_fields() -> None:
    require_golden("replay.txt", shapes([Replay]))


def test_the_openapi_document_stays() -> None:
    text = json.dumps(openapi(API), indent=1, ensure_ascii=False) + "\n"
    require_golden("openapi.json", text)


def test_endpoints_keep_what_they_take_and_give() -> None:
    require_golden("endpoints.txt", "".join(map(told, [*API, *ENDPOINTS])))


def told(endpoint: Endpoint) -> str:
    parts: dict[str, Any] = {
        "query": endpoint.query,
        "body": endpoint.body,
        "answer": endpoint.answer,
    }
    lines = [f"  {name}: {shape(inspect.type_info(kind))}" for name, kind in parts.items() if kind]
    return "\n".join([f"{endpoint.method} {endpoint.path}", *lines, ""])
