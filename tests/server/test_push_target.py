"""Where a push message may go, and that nothing else is connected to than what was checked."""

from __future__ import annotations

import socket
import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from sitdown.server.push import target as push_target
from sitdown.server.push.sender import Delivery, Device, posted
from sitdown.server.push.target import Courier, PinnedConnection, is_public, target_of

from .pushing import KEYS, PushService

PUBLIC = "93.184.216.34"
APPLE = "https://web.push.apple.com/device"


@pytest.fixture
def connected(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The addresses to which somebody wanted to connect, which nobody can."""
    tried: list[Any] = []

    def refuse(address: Any, *_: Any) -> socket.socket:
        tried.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", refuse)
    return tried


def resolve(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name service that gives these answers, one after the other; gives what it was asked."""
    asked: list[str] = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


@pytest.mark.parametrize(
    "number", [PUBLIC, "2606:4700::1", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"]
)
def test_a_public_address_may_be_called(number: str) -> None:
    assert is_public(ip_address(number))


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "169.254.169.254",
        "192.168.1.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
    ],
)
def test_a_private_address_is_not_called_however_it_is_written(number: str) -> None:
    assert not is_public(ip_address(number))


def test_a_service_with_private_addresses_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, connected: list[Any]
) -> None:
    resolve(monkeypatch, ["127.0.0.1", "169.254.169.254"])
    with pytest.raises(PermissionError, match="no public address"):
        PinnedConnection(target_of(APPLE, ())).connect()
    assert connected == []


def test_the_address_that_was_checked_is_connected_to(
    monkeypatch: pytest.MonkeyPatch, connected: list[Any]
) -> None:
    asked = resolve(monkeypatch, ["10.0.0.1", PUBLIC], ["127.0.0.1"])
    with pytest.raises(ConnectionRefusedError):
        Courier(target_of(APPLE, ())).post(APPLE, b"", {}, 1.0)
    assert asked == ["web.push.apple.com"]
    assert connected == [(PUBLIC, 443)]


def test_a_place_that_the_host_has_named_may_be_private() -> None:
    with PushService() as push:
        target = target_of(f"http://{push.host}/vera", (push.host,))
        assert target.site == f"http://{push.host}"
        assert PinnedConnection(target).addresses() == ["127.0.0.1"]


def test_a_certificate_that_fails_does_not_forget_the_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is an OSError and a ValueError, of which the second tells of a device without a key."""

    def fail(self: object, *_: Any, **__: Any) -> None:
        raise ssl.SSLCertVerificationError("self-signed")

    monkeypatch.setattr(push_target.Courier, "post", fail)
    with PushService() as push:
        known = push.subscription()
    device = Device(known["p256dh"], known["auth"], "en")
    assert posted(KEYS, (), APPLE, device, "hello") is Delivery.LATER
    assert posted(KEYS, (), APPLE, Device("B", "", "en"), "hello") is Delivery.GONE


def certificate(file: Path, host: str) -> None:
    """A key and a certificate for a host, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))


@pytest.mark.parametrize(
    ("host", "sent"), [("localhost", Delivery.TAKEN), ("push.example.org", Delivery.LATER)]
)
def test_a_service_shows_a_certificate_for_the_name_in_the_endpoint(
    host: str, sent: Delivery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "service.pem"
    certificate(file, host)
    monkeypatch.setattr(push_target, "tls", lambda: ssl.create_default_context(cafile=file))
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(file)
    push = PushService()
    push.server.socket = shown.wrap_socket(push.server.socket, server_side=True)
    with push:
        place = f"localhost:{push.server.server_address[1]}"
        known = push.subscription()
        device = Device(known["p256dh"], known["auth"], "en")
        assert posted(KEYS, (place,), f"https://{place}/vera", device, '{"title": "hello"}') is sent
    assert push.messages == ([{"title": "hello"}] if sent is Delivery.TAKEN else [])


def test_certificates_are_checked_against_those_that_the_machine_trusts() -> None:
    context = push_target.tls()
    assert context.verify_mode is ssl.CERT_REQUIRED
    assert context.check_hostname
    assert context.get_ca_certs()
