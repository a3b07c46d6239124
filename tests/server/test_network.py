"""Where other devices open the server: its address, what is printed, and what pages are told."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from io import StringIO

import httpx
import pytest

from sitdown.server import local_network
from sitdown.server.local_network import (
    first_usable,
    is_loopback,
    of_interfaces,
    own_address,
    site_at,
)
from sitdown.server.serve import announce, everywhere, reached_at

from .service import LONGEST, Person, service_at
from .test_serving import serving


def none() -> Iterator[str]:
    yield from ()


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of the interfaces of a computer that has no way to the internet."""
    found: list[str] = []
    monkeypatch.setattr(local_network, "towards_outside", none)
    monkeypatch.setattr(local_network, "of_own_name", none)
    monkeypatch.setattr(local_network, "of_interfaces", lambda: iter(found))
    return found


def test_addresses_that_mean_another_computer_elsewhere_are_not_given_away() -> None:
    useless = ["127.0.0.1", "127.0.1.1", "0.0.0.0", "::1", "fe80::1", "224.0.0.1"]
    assert first_usable(useless) is None
    assert first_usable([*useless, "fd00::2", "192.168.1.5"]) == "fd00::2"
    assert first_usable([*useless, "169.254.7.7"]) == "169.254.7.7"  # two computers and a cable


def test_own_address_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket.socket, "send", None)
    monkeypatch.setattr(socket.socket, "sendto", None)
    own = own_address()
    assert own is None or not is_loopback(own)


@pytest.mark.skipif(sys.platform != "linux", reason="interfaces are read on Linux")
def test_interfaces_are_read() -> None:
    assert "127.0.0.1" in of_interfaces()


def test_a_hotspot_without_a_way_out_has_an_address(addresses: list[str]) -> None:
    addresses += ["127.0.0.1", "10.42.0.1"]
    assert (everywhere(), reached_at("0.0.0.0", 8080).invite) == (
        "0.0.0.0",
        "http://10.42.0.1:8080",
    )


def test_a_computer_with_ipv6_only_listens_by_it(addresses: list[str]) -> None:
    addresses += ["fd00::2"]
    assert everywhere() == "::"
    assert reached_at("::", 8080) == ("http://[fd00::2]:8080", "http://[fd00::2]:8080")


def test_hosts_are_written_as_browsers_do() -> None:
    assert site_at("192.168.1.5", 80) == "http://192.168.1.5:80"
    assert reached_at("127.0.0.1", 8080) == ("http://127.0.0.1:8080", None)
    assert reached_at("localhost", 8080).invite is None
    assert reached_at("::1", 8080) == ("http://[::1]:8080", None)
    assert reached_at("192.168.1.5", 8080).invite == "http://192.168.1.5:8080"
    assert reached_at("attic", 8080).invite == "http://attic:8080"


class Terminal(StringIO):
    """What is printed on a terminal, and opened in a browser beside it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.opened: list[str] = []
        monkeypatch.setattr(sys, "stdout", self)
        monkeypatch.setattr(webbrowser, "open", self.opened.append)
        monkeypatch.setattr(threading, "Timer", AtOnce)

    def isatty(self) -> bool:
        return True


class AtOnce:
    """A timer that does not wait."""

    def __init__(self, seconds: float, work: Callable[..., None], arguments: list[str]) -> None:
        self.work = partial(work, *arguments)

    def start(self) -> None:
        self.work()


def test_a_terminal_shows_and_opens_the_address_in_the_network(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses += ["192.168.1.5"]
    terminal = Terminal(monkeypatch)
    reached = reached_at("0.0.0.0", 8080)
    announce(reached, reached.invite, True, True)
    told = terminal.getvalue()
    assert "Sitdown is at http://192.168.1.5:8080/ " in told
    assert "Others in your network open the same address\n" in told
    assert told.count("http://192.168.1.5:8080") == 1
    assert "█▀▀▀▀▀█" in told
    assert terminal.opened == ["http://192.168.1.5:8080/"]


def test_a_public_address_is_told_beside_the_one_here(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses += ["192.168.1.5"]
    terminal = Terminal(monkeypatch)
    announce(reached_at("0.0.0.0", 8080), "https://sitdown.example", True, False)
    assert "Sitdown is at http://192.168.1.5:8080/ " in terminal.getvalue()
    assert "Others in your network open https://sitdown.example/\n" in terminal.getvalue()


def test_without_a_network_it_says_so(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal(monkeypatch)
    reached = reached_at("0.0.0.0", 8080)
    announce(reached, reached.invite, True, True)
    told = terminal.getvalue()
    assert "Sitdown is at http://localhost:8080/ " in told
    assert "This computer is in no network" in told
    assert "█" not in told
    assert terminal.opened == ["http://localhost:8080/"]


def test_a_page_is_told_by_which_address_to_invite(file: str) -> None:
    with service_at(file, invite="http://192.168.1.5:8080") as service, Person(service) as vera:
        assert vera.get("/api/games")["invite"] == "http://192.168.1.5:8080"


def test_without_an_address_a_page_is_told_none(file: str) -> None:
    with serving(file) as server, server.person(None) as nobody:
        assert nobody.get("/api/games")["invite"] is None


@pytest.mark.skipif(own_address() is None, reason="this computer is in no network")
def test_a_friend_joins_by_the_address_in_the_network(file: str) -> None:
    """Also with the Origin that a browser sends, for requests and for the socket."""
    with serving(file, "--lan") as server, server.person() as vera:
        assert vera.get("/api/games")["invite"] == server.address
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "open"}])
        with server.person("Gosha") as gosha:
            gosha.http.headers["origin"] = server.address
            gosha.post(f"/api/tables/{id}/join")
            with gosha.sit(id, 1) as seat:
                assert seat.until("hello")["table"]["yours"] == [1]
        host, _, port = server.address.rpartition(":")
        assert host == site_at(own_address() or "", 0).removesuffix(":0")
        here = httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=LONGEST)
        assert here.json()["invite"] == server.address


def test_a_public_address_goes_before_that_in_the_network(file: str) -> None:
    with serving(file, "--lan", "--site", "https://sitdown.example") as server:
        games = httpx.get(f"{server.address}/api/games", timeout=LONGEST)
        assert games.json()["invite"] == "https://sitdown.example"
