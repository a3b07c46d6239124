"""A QR code for the terminal: up to 106 bytes, at the lowest level of error correction.

It follows ISO/IEC 18004. The sizes used have one block of data and at most one alignment pattern,
which keeps the encoder small. They are enough for the address of a server.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

Matrix = list[list[bool]]
"""Rows of modules; True is dark."""

SIZES: Final = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
"""Bytes of data and of error correction, for versions 1 to 5 at level L."""

LOW: Final = 0b01
"""Level L in the format bits."""

FINDER: Final = "010111010"
"""The middle of a finder pattern in one line, between light modules."""

MASKS: Final = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
"""The mask patterns: modules where the function is 0 are inverted.

This avoids large areas of one colour.
"""


def is_short_enough(text: str) -> bool:
    return len(text.encode()) <= SIZES[-1][0] - 2


def qr_code(text: str) -> Matrix:
    """The smallest code for a text, with the mask that is easiest to read."""
    version, words = encoded(text.encode())
    return min((drawn(version, words, mask) for mask in range(8)), key=penalty)


def in_blocks(code: Matrix, border: int = 2) -> list[str]:
    """The code as lines of text, two rows in each, by half blocks. Dark modules are drawn."""
    width = len(code) + 2 * border
    empty = [[False] * width for _ in range(border)]
    rows = [*empty, *[[False] * border + row + [False] * border for row in code], *empty]
    rows += [[False] * width] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(" ▄▀█"[2 * up + low] for up, low in zip(*pair, strict=True)) for pair in pairs]


# Data.


def encoded(data: bytes) -> tuple[int, bytes]:
    """The smallest version that fits, and all its bytes, those for error correction included."""
    version = next(one for one, (room, _) in enumerate(SIZES, 1) if len(data) + 2 <= room)
    room, correction = SIZES[version - 1]
    # The mode (bytes), the length and the data begin in the middle of a byte.
    bits = (0b0100 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data)
    words = (bits << 4).to_bytes(len(data) + 2)
    padding = bytes((0xEC, 0x11)) * room
    words += padding[: room - len(words)]
    return version, words + remainder(words, correction)


def times(one: int, other: int) -> int:
    """The product in the field GF(256) of QR codes."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (other >> bit & 1) * one
    return product


def remainder(words: bytes, count: int) -> bytes:
    """The bytes of Reed-Solomon error correction."""
    divisor, root = [0] * (count - 1) + [1], 1
    for _ in range(count):
        divisor = [
            times(own, root) ^ following
            for own, following in zip(divisor, [*divisor[1:], 0], strict=True)
        ]
        root = times(root, 2)
    rest = [0] * count
    for word in words:
        factor = word ^ rest[0]
        rest = [one ^ times(by, factor) for one, by in zip([*rest[1:], 0], divisor, strict=True)]
    return bytes(rest)


# Drawing.


def drawn(version: int, words: bytes, mask: int) -> Matrix:
    size = 17 + 4 * version
    fixed = patterns(version, size)
    fixed |= format_bits(size, mask)
    code = [[fixed.get((x, y), False) for x in range(size)] for y in range(size)]
    bits = iter([word >> bit & 1 for word in words for bit in range(7, -1, -1)])
    for x, y in path(size):
        if (x, y) not in fixed:
            code[y][x] = bool(next(bits, 0)) != (MASKS[mask](x, y) == 0)
    return code


def path(size: int) -> list[tuple[int, int]]:
    """All modules in the order of the data: two columns at a time, up and down."""
    columns = [right if right > 6 else right - 1 for right in range(size - 1, 0, -2)]
    return [
        (right - side, size - 1 - step if turn % 2 == 0 else step)
        for turn, right in enumerate(columns)
        for step in range(size)
        for side in (0, 1)
    ]


def patterns(version: int, size: int) -> dict[tuple[int, int], bool]:
    """The modules that all codes of a version share: finder, timing and alignment patterns."""
    fixed = {(step, 6): step % 2 == 0 for step in range(size)}
    fixed |= {(6, step): step % 2 == 0 for step in range(size)}
    for left, top in ((0, 0), (size - 7, 0), (0, size - 7)):
        fixed |= rings(left + 3, top + 3, 4, size)
    if version > 1:
        fixed |= rings(size - 7, size - 7, 2, size)
    return fixed | {(8, size - 8): True}


def rings(x: int, y: int, reach: int, size: int) -> dict[tuple[int, int], bool]:
    """Squares around a point: dark, but for those at distance 2 and 4, or 1 of a small one."""
    light = (2, 4) if reach == 4 else (1,)
    return {
        (x + across, y + down): max(abs(across), abs(down)) not in light
        for across in range(-reach, reach + 1)
        for down in range(-reach, reach + 1)
        if 0 <= x + across < size and 0 <= y + down < size
    }


def format_bits(size: int, mask: int) -> dict[tuple[int, int], bool]:
    """The format bits: level and mask with their error correction, placed twice."""
    data = LOW << 3 | mask
    rest = data << 10
    for bit in range(14, 9, -1):
        rest ^= (0x537 << bit - 10) * (rest >> bit & 1)
    bits = (data << 10 | rest) ^ 0x5412
    upright = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)]
    across = [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    split = [(size - 1 - x, 8) for x in range(8)] + [(8, size - 7 + y) for y in range(7)]
    return {
        place: bool(bits >> bit & 1)
        for places in ([*upright, *across], split)
        for bit, place in enumerate(places)
    }


# Judging.


def penalty(code: Matrix) -> int:
    """The penalty of a code: long runs, squares, patterns like a finder, uneven colour."""
    lines: list[Sequence[bool]] = [*code, *zip(*code, strict=True)]
    dark = sum(map(sum, code))
    total = len(code) ** 2
    balance = (abs(dark * 20 - total * 10) + total - 1) // total - 1
    return sum(map(in_line, lines)) + 3 * squares(code) + 10 * balance


def in_line(line: Sequence[bool]) -> int:
    runs: list[tuple[bool, int]] = []
    start = 0
    for end in range(1, len(line) + 1):
        if end == len(line) or line[end] != line[start]:
            runs.append((line[start], end - start))
            start = end
    return sum(length - 2 for _, length in runs if length >= 5) + 40 * finders(line)


def finders(line: Sequence[bool]) -> int:
    """The number of stretches like the middle of a finder pattern.

    One with four light modules on each side counts twice.
    """
    text = f"0000{''.join('1' if dark else '0' for dark in line)}0000"
    places = [at for at in range(len(text)) if text.startswith(FINDER, at)]
    before = sum(text.endswith("0000", 0, at + 1) for at in places)
    return before + sum(text.startswith("0000", at + 8) for at in places)


def squares(code: Matrix) -> int:
    """The number of squares of two by two modules in one colour."""
    return sum(
        row[x] == row[x + 1] == below[x] == below[x + 1]
        for row, below in pairwise(code)
        for x in range(len(code) - 1)
    )
