"""Safe delivery of push messages: checks an endpoint and connects only to a checked address.

The endpoint comes from a browser, so anybody who subscribes could make the server call any address.
Therefore the endpoint must belong to a known service with a public address.

The message is posted to the very address that was checked. Its name is not looked up again, and no
redirect is followed.
"""

from __future__ import annotations

import re
import socket
import ssl
from functools import cache
from http.client import HTTPConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from msgspec import Struct

from sitdown.table import Refused

SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The push services of the browsers. Others are used only if the administrator names them."""
ENDPOINT: Final = re.compile(
    r"(?P<scheme>https?)://(?P<place>[a-z0-9.:\[\]-]+)(?P<path>/[\w.~:/?@!$&'()*+,;=%-]*)", re.ASCII
)
"""The characters that real endpoints have. No two URL parsers read any of them differently."""
HOST: Final = re.compile(r"(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{1,63}")
NAT64: Final = IPv6Network("64:ff9b::/96")
ANSWER_SECONDS: Final = 10.0
PORTS: Final = {"http": 80, "https": 443}

Address = IPv4Address | IPv6Address


class Target(Struct, frozen=True):
    """An endpoint that passed the check."""

    scheme: str
    place: str
    """The host, with a port if there is one."""
    path: str
    is_named: bool
    """Whether the administrator has named this very host. It may then have a private address."""

    @property
    def site(self) -> str:
        return f"{self.scheme}://{self.place}"


def target_of(endpoint: str, named: tuple[str, ...]) -> Target:
    """Parses an endpoint; Refused if it is not at a known or named push service."""
    found = ENDPOINT.fullmatch(endpoint)
    if found is not None:
        target = Target(**found.groupdict(), is_named=found["place"] in named)
        if target.is_named or (target.scheme == "https" and is_known(target.place, named)):
            return target
    raise Refused("bad-request", "endpoint: not at a push service that this house knows")


def is_known(host: str, named: tuple[str, ...]) -> bool:
    known = (*SERVICES, *named)
    is_there = any(host == one or host.endswith(f".{one}") for one in known)
    return is_there and HOST.fullmatch(host) is not None


def is_public(address: Address) -> bool:
    """Whether an address is public, judged by the IPv4 address inside it if there is one."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


class PinnedConnection(HTTPConnection):
    """A connection to a checked address, with TLS for the target's host name."""

    def __init__(self, target: Target) -> None:
        self.default_port = PORTS[target.scheme]
        super().__init__(target.place, timeout=ANSWER_SECONDS)
        self.target = target

    def connect(self) -> None:
        fault: OSError = PermissionError(f"{self.host} has no public address")
        for address in self.addresses():
            try:
                self.sock = socket.create_connection((address, self.port), ANSWER_SECONDS)
                break
            except OSError as refused:
                fault = refused
        else:
            raise fault
        if self.target.scheme == "https":
            self.sock = tls().wrap_socket(self.sock, server_hostname=self.host)

    def addresses(self) -> list[str]:
        """The numeric addresses of the host that may be called. The name is looked up once."""
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        numbers = dict.fromkeys(str(place[0]) for *_, place in found)
        return [one for one in numbers if self.target.is_named or is_public(ip_address(one))]


@cache
def tls() -> ssl.SSLContext:
    """A TLS context that trusts the system's certificates and those of `certifi`.

    Some systems have none of their own.
    """
    import certifi

    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


class Reply(Struct, frozen=True):
    """The part of a response that `pywebpush` reads."""

    status_code: int
    reason: str
    text: str = ""
    headers: dict[str, str] = {}


class Courier:
    """Posts to one target. It replaces a session of `requests`, which would follow redirects."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def post(self, endpoint: str, data: bytes, headers: dict[str, str], timeout: float) -> Reply:
        connection = PinnedConnection(self.target)
        try:
            connection.request("POST", self.target.path, data, dict(headers))
            answer = connection.getresponse()
            return Reply(answer.status, answer.reason)
        finally:
            connection.close()
