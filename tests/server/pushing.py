"""A push service of our own: it opens what it is brought, as the browser of a device would."""

from __future__ import annotations

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sitdown.kernel import Document
from sitdown.server.process import ServerProcess
from sitdown.server.push.keys import in_letters, new_keys

from .service import Service

KEYS = new_keys("mailto:host@example.org")


class PushService:
    """Takes messages for one device, and opens them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.status = 201
        self.location: str | None = None
        self.messages: list[Document] = []
        self.headers: list[dict[str, str]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["content-length"]))
                service.take(content, {name.lower(): text for name, text in self.headers.items()})
                self.send_response(service.status)
                if service.location is not None:
                    self.send_header("location", service.location)
                self.end_headers()

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever)

    def __enter__(self) -> PushService:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def take(self, content: bytes, headers: dict[str, str]) -> None:
        opened = http_ece.decrypt(
            content, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        self.messages.append(msgspec.json.decode(opened))
        self.headers.append(headers)

    def subscription(self, device: str = "vera", language: str = "en") -> Document:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"http://{self.host}/{device}",
            "p256dh": in_letters(point),
            "auth": in_letters(self.secret),
            "language": language,
        }


def call_all(service: Service) -> None:
    """Calls whoever is to be called now."""
    service.do(go_round(service.room))


async def go_round(room: ServerProcess) -> None:
    """Once this process is the one that does it for all: one before it may count as alive."""
    while not room.hall.rounds.is_leader():
        await asyncio.sleep(0.05)
    assert room.herald is not None
    await room.herald.send_due()
