"""QR codes: the same as those of another encoder."""

from __future__ import annotations

from hashlib import sha256

import pytest

from sitdown.server.qr_code import in_blocks, is_short_enough, qr_code

KNOWN = [
    ("http://10.0.0.7:80/", "ce515d9ca9a3794f"),
    ("http://192.168.1.5:8080/", "b49a1287123a11c8"),
    ("http://[2001:db8:85a3::8a2e:370:7334]:8080/", "affba75640c4517b"),
    ("a" * 17, "f4a8644d20f01d02"),
    ("a" * 32, "0c8aac85be469178"),
    ("b" * 53, "9e6f256ee569b687"),
    ("c" * 78, "6192019c4f2d9a39"),
    ("http://дом.example/", "41697506bb9e3ca8"),
    ("d" * 106, "c1d3dd7b8c8f734c"),
]
"""Texts with the digests of their rows, as `uqr`, the encoder of the client, draws them."""

ADDRESS = """
█▀▀▀▀▀█  ▀▀█▄▀▄ ▀ █▀▀▀▀▀█
█ ███ █ ▄▀██ ▄█▄█ █ ███ █
█ ▀▀▀ █ ▀▄█ ▀█▀ ▄ █ ▀▀▀ █
▀▀▀▀▀▀▀ ▀▄▀ █ ▀ ▀ ▀▀▀▀▀▀▀
▀▀  ▄█▀█▄▀█ ▀█ ██▄  ██▄▄
██▀█ ▄▀▄▄▀▄█▀  █▄ ▀▀▄█ ▀█
█▄ ▀█ ▀▄█▀█ ▄ █▄▀▀▀    ▄▀
█ █▄▄▀▀▄ ▄█ ▄ ▄▀▄▀ ▀▄▀▄▀█
▀ ▀ ▀ ▀ ▄▄▀ ▀█▄▄█▀▀▀█ █
█▀▀▀▀▀█ ██▄▄▀▀▀ █ ▀ █▀  █
█ ███ █  ▀ ▀█▀ ▀▀▀██▀█▀▄▄
█ ▀▀▀ █ ▄ ▀▄   ▄▄▀▄▄▄ ▀ █
▀▀▀▀▀▀▀ ▀ ▀ ▀ ▀▀▀ ▀  ▀  ▀
"""


@pytest.mark.parametrize(("text", "digest"), KNOWN, ids=[str(len(text)) for text, _ in KNOWN])
def test_a_code_is_the_one_of_another_encoder(text: str, digest: str) -> None:
    rows = "\n".join("".join("#" if dark else "." for dark in row) for row in qr_code(text))
    assert sha256(rows.encode()).hexdigest()[:16] == digest


def test_a_code_is_drawn_by_half_blocks() -> None:
    drawn = in_blocks(qr_code("http://192.168.1.5:8080/"))
    assert {len(line) for line in drawn} == {29}
    assert [line.strip() for line in drawn if line.strip()] == [
        line.strip() for line in ADDRESS.strip("\n").split("\n")
    ]


def test_what_is_too_long_for_a_code_is_known() -> None:
    assert is_short_enough("a" * 106)
    assert not is_short_enough("a" * 107)
