"""The address of this computer in its own network, for links that other devices can open."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv6Address, ip_address

OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation. Nothing is sent; only the route to them is looked up."""

SIOCGIFADDR = 0x8915
"""The request to Linux for the IPv4 address of an interface."""


def own_address() -> str | None:
    """The address by which other devices reach this computer; None if it is in no network.

    The address on the route to the internet comes first. A computer without internet may still be
    in a network, for example as the hotspot of other devices.
    """
    return first_usable([*towards_outside(), *of_interfaces(), *of_own_name()])


def first_usable(addresses: Iterable[str]) -> str | None:
    return next((address for address in addresses if is_usable(address)), None)


def is_usable(address: str) -> bool:
    """Whether a link with this address works on another device."""
    known = ip_address(address)
    # A link-local IPv6 address needs the name of an interface, which differs on every device.
    is_here_only = isinstance(known, IPv6Address) and known.is_link_local
    return not (known.is_loopback or known.is_unspecified or known.is_multicast or is_here_only)


def is_loopback(host: str) -> bool:
    """Whether only this computer reaches a server that listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def towards_outside() -> Iterator[str]:
    for family, target in OUTSIDE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            yield probe.getsockname()[0]


def of_interfaces() -> Iterator[str]:
    """The IPv4 addresses of all interfaces, on Linux."""
    if sys.platform != "linux":
        return
    from fcntl import ioctl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                request = struct.pack("256s", name.encode()[:15])
                yield socket.inet_ntoa(ioctl(asking.fileno(), SIOCGIFADDR, request)[20:24])


def of_own_name() -> Iterator[str]:
    """The addresses of this computer's host name; on Windows and macOS these are all of them."""
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None):
            yield str(address[0]).partition("%")[0]


def site_at(address: str, port: int) -> str:
    """An address and a port as browsers write them: `http://192.168.1.5:8080`."""
    return f"http://{f'[{address}]' if ':' in address else address}:{port}"
