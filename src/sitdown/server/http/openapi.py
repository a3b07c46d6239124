"""The OpenAPI document and its page, from the endpoints' types."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import msgspec

from sitdown import __version__
from sitdown.kernel import Document
from sitdown.wire.documents import ErrorAnswer

from .request import STATUS, Endpoint

REF = "#/components/schemas/{name}"


def openapi(endpoints: list[Endpoint]) -> Document:
    types = [one for endpoint in endpoints for one in (endpoint.body, endpoint.answer) if one]
    _, components = msgspec.json.schema_components([*types, ErrorAnswer], ref_template=REF)
    paths: Document = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sitdown", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint) -> Document:
    described: Document = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": responses(endpoint),
    }
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": content(endpoint.body)}
    return described


def responses(endpoint: Endpoint) -> Document:
    good: Document = {"description": endpoint.summary}
    if endpoint.answer is not None:
        good["content"] = content(endpoint.answer)
    else:
        good["content"] = {endpoint.media: {"schema": {"type": "string"}}}
    found: Document = {str(endpoint.status): good}
    for code in (*endpoint.refusals, "too-many", "fault", "stopping", "wrong-origin", "put-out"):
        status = str(STATUS[code])
        known = found.setdefault(status, {"description": "", "content": content(ErrorAnswer)})
        known["description"] = ", ".join(filter(None, [known["description"], code]))
    return found


def content(kind: Any) -> Document:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {"application/json": {"schema": schema}}


def path_parameters(endpoint: Endpoint) -> list[Document]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[Document]:
    if endpoint.query is None:
        return []
    _, components = msgspec.json.schema_components([endpoint.query], ref_template=REF)
    properties = components[endpoint.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]


def page(endpoints: list[Endpoint]) -> str:
    """A plain HTML page of all endpoints, which loads nothing from elsewhere."""
    rows = "".join(
        f"<tr><td>{one.method}</td><td><code>{escape(one.path)}</code></td>"
        f"<td>{escape(one.summary)}</td></tr>"
        for one in endpoints
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Sitdown: API</title>"
        "<style>body{font:16px/1.5 sans-serif;margin:2rem;max-width:60rem}"
        "td{padding:.2rem .8rem .2rem 0;vertical-align:top}</style>"
        "<h1>Sitdown: API</h1><p>In machine form: <a href=/api/openapi.json>openapi.json</a>. "
        "The socket and the meaning of it all are in the documentation, "
        f"“How a client talks to the server”.</p><table>{rows}</table></html>"
    )
