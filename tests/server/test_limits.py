"""Token buckets, and what is signed."""

from __future__ import annotations

import pytest

from sitdown.server.identity import Guest, SeatLink, TokenSigner
from sitdown.server.token_bucket import AddressBuckets, Bucket
from sitdown.table import Refused


def test_a_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    bucket = Bucket(3, 2, now=100.0)
    assert [bucket.wait(100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.wait(100.5) == 0.0
    assert bucket.wait(100.5) == pytest.approx(0.5)
    assert [bucket.wait(200.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_each_address_has_its_own() -> None:
    now = 0.0
    buckets = AddressBuckets(1, 1, clock=lambda: now)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(Refused) as refusal:
        buckets.take("a")
    assert refusal.value.code == "too-many"
    assert refusal.value.further["retry_after"] == 1.0


def test_addresses_are_forgotten_when_their_buckets_are_full() -> None:
    now = 0.0
    buckets = AddressBuckets(1, 1, clock=lambda: now)
    for number in range(10_000):
        buckets.take(f"{number}")
    now = 5.0
    buckets.take("one more")
    assert len(buckets.buckets) == 1


def test_what_is_signed_for_one_purpose_serves_no_other() -> None:
    seal = TokenSigner(b"key", lambda: 6.0)
    guest = Guest("vera", "Vera", None, 5.0)
    cookie = seal.sign("guest", guest)
    assert seal.guest(cookie) == guest
    assert TokenSigner(b"other", lambda: 6.0).guest(cookie) is None
    assert seal.guest(seal.sign("move", guest)) is None
    assert seal.guest(None) is None
    for broken in ("", ".", "é.é", cookie.replace(".", ""), f"{cookie}.{cookie}"):
        assert seal.guest(broken) is None


def test_a_pass_is_good_for_its_time() -> None:
    seal = TokenSigner(b"key", lambda: 6.0)
    token = seal.sign("move", SeatLink("table", 1, 0, 100.0))
    assert seal.seat_pass(token, 99.0) == SeatLink("table", 1, 0, 100.0)
    with pytest.raises(Refused, match="too old"):
        seal.seat_pass(token, 101.0)
    with pytest.raises(Refused, match="not one of ours"):
        seal.seat_pass(seal.sign("guest", Guest("x", "x", None, 1.0)), 99.0)


def test_a_name_of_old_is_read_as_it_would_be_written_today() -> None:
    seal = TokenSigner(b"key", lambda: 2.0)
    for name, today in (("Ve\u202era\u200b", "Vera"), ("\u3164", "?"), ("Vera", "Vera")):
        guest = seal.guest(seal.sign("guest", Guest("id", name, None, 1.0)))
        assert guest == Guest("id", today, None, 1.0)
