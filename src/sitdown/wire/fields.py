"""How long what people write may be, at our tables and in what is brought in from elsewhere."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
LONGEST_TALK: Final = 500
