"""RemoteServer: address, cookie, HTTP requests and sockets of a server."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from sitdown.files import write_whole
from sitdown.kernel import BadOptions, Document, SitdownError
from sitdown.server.identity import COOKIE
from sitdown.server.serve import home
from sitdown.table import Refused
from sitdown.table.records.fairness import commitment, new_secret

LARGEST_ANSWER = 64 * 1024 * 1024


class Address:
    """A parsed link: `https://host/t/velvet-lantern-k7m2qx?seat=2#move=…`, or the server alone."""

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text if "://" in text else f"http://{text}")
            is_one = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            is_one = False
        if not is_one:
            raise BadOptions(f"{text}: not the address of a house, such as http://localhost:8080")
        self.secure = parts.scheme == "https"
        self.host = parts.netloc
        folders = parts.path.strip("/").split("/")
        self.table = folders[1] if len(folders) > 1 and folders[0] == "t" else None
        seat = dict(pair.partition("=")[::2] for pair in parts.query.split("&")).get("seat", "")
        self.seat = int(seat) if seat.isdecimal() else None
        self.token = parts.fragment.removeprefix("move=") if "move=" in parts.fragment else None

    def __str__(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.host}"


def refusal_in(answer: Any, address: Address) -> SitdownError:
    """The error in a server's answer; or that the address is not a Sitdown server."""
    error = answer.get("error") if isinstance(answer, dict) else None
    if not isinstance(error, dict):
        return BadOptions(f"{address} does not answer as a house of Sitdown does")
    return Refused(str(error.get("code")), str(error.get("message")))


class RemoteServer:
    """A remote server.

    The cookie that it issues is kept in a file, so that it knows us next time.
    """

    def __init__(self, address: Address, keys: Path | None = None) -> None:
        self.address = address
        self.keys = keys or home() / "keys.json"
        self.key: str | None = self.all_keys().get(str(address))
        self.cuts: dict[str, str] = {}

    def all_keys(self) -> dict[str, str]:
        """The cookies of all servers, from the file; empty if that is missing or damaged.

        A file that cannot be opened is an error. If it were taken for empty, the next write would
        delete all cookies.
        """
        try:
            found: dict[str, str] = json.loads(self.keys.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return {}
        except OSError as fault:
            raise BadOptions(f"{self.keys}: {fault.strerror}") from None
        return found

    def keep_key(self, key: str) -> None:
        self.key = key
        keys = {**self.all_keys(), str(self.address): key}
        try:
            self.keys.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.keys, json.dumps(keys).encode(), mode=0o600)
        except OSError as fault:
            raise BadOptions(f"{self.keys} cannot be written: {fault.strerror}") from None

    def commit(self) -> str:
        """Makes a new cut, to be opened when a game begins; returns its commitment."""
        cut = new_secret(secrets.token_bytes)
        self.cuts[commitment(cut)] = cut
        return commitment(cut)

    # Requests.

    def get(self, path: str) -> Any:
        return self.request("GET", path, None)

    def post(self, path: str, body: Document | None = None) -> Any:
        return self.request("POST", path, json.dumps(body or {}))

    def request(self, method: str, path: str, body: str | None) -> Any:
        kind = HTTPSConnection if self.address.secure else HTTPConnection
        connection = kind(self.address.host, timeout=20)
        headers = {"content-type": "application/json", **self.cookie()}
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            answer = json.loads(response.read(LARGEST_ANSWER))
        except (OSError, HTTPException, ValueError, RecursionError) as fault:
            raise BadOptions(f"{self.address} does not answer: {fault}") from None
        finally:
            connection.close()
        for cookie in response.headers.get_all("set-cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            if name == COOKIE:
                self.keep_key(value)
        if response.status >= 400:
            raise refusal_in(answer, self.address)
        return answer

    def cookie(self) -> dict[str, str]:
        return {} if self.key is None else {"cookie": f"{COOKIE}={self.key}"}

    def introduce(self, name: str | None) -> None:
        """Sets our name, unless the server knows us and no other name is wanted."""
        if name is None:
            try:
                self.get("/api/guest")
            except Refused:
                name = "Guest"
        if name is not None:
            self.post("/api/guest", {"name": name})

    @contextmanager
    def line_to(self, table: str, seat: int | None, since: int) -> Iterator[ClientConnection]:
        """An open WebSocket to a table; OSError if it cannot be opened."""
        scheme = "wss" if self.address.secure else "ws"
        place = "" if seat is None else f"&seat={seat}"
        path = f"/api/tables/{table}/socket?since={since}{place}"
        try:
            with connect(
                f"{scheme}://{self.address.host}{path}",
                additional_headers=self.cookie(),
                max_size=LARGEST_ANSWER,
                compression=None,
            ) as line:
                yield line
        except WebSocketException as fault:
            raise OSError(str(fault)) from None
