"""Luck: the dice of those who play at random or think ahead, apart from the chance of a game."""

from __future__ import annotations

from hashlib import sha512
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .draws import Draws

FIRST_MODULUS: Final[i64] = 2147483563
SECOND_MODULUS: Final[i64] = 2147483399


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Draws):
    """A small quick generator, the same numbers from the same seed everywhere.

    Two multiplicative generators of 31 bits, one taken from the other (L'Ecuyer 1988), which
    together come round after 2**61 numbers. It proves nothing to anybody afterwards: what the
    rules draw comes from `Chance`, with the same four draws.

    >>> luck = Luck(7)
    >>> [luck.below(6) for _ in range(10)]
    [0, 5, 5, 1, 2, 5, 0, 2, 4, 3]
    """

    def __init__(self, seed: int | str = 0) -> None:
        digest = sha512(f"luck/{seed}".encode()).digest()
        self.first: i64 = int.from_bytes(digest[:8], "big") % (2147483563 - 1) + 1
        self.second: i64 = int.from_bytes(digest[8:16], "big") % (2147483399 - 1) + 1

    def below(self, n: i64) -> int:
        """A number from 0 to n-1; one is likelier than another by n in two thousand million."""
        self.first = self.first * 40014 % FIRST_MODULUS
        self.second = self.second * 40692 % SECOND_MODULUS
        number = self.first - self.second
        if number < 0:
            number += FIRST_MODULUS - 1
        return int(number % n)
