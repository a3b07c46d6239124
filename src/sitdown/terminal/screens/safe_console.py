"""A rich console that shows control characters as visible symbols."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from sitdown.words.user_text import safe_line


class SafeConsole(Console):
    """Draws with rich. `render` makes every text harmless before it is laid out.

    Rich's markup and its names for emoji have no effect.
    """

    def __init__(
        self,
        file: TextIO | None = None,
        width: int | None = None,
        height: int | None = None,
        record: bool = False,
        force_terminal: bool | None = None,
    ) -> None:
        super().__init__(
            file=file,
            width=width,
            height=height,
            record=record,
            force_terminal=force_terminal,
            highlight=False,
            markup=False,
            emoji=False,
        )

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = Text(renderable)
        if isinstance(renderable, Text):
            renderable = as_harmless(renderable)
        return super().render(renderable, options)


def as_harmless(text: Text) -> Text:
    """The text with symbols in place of control characters.

    The length stays the same, so that the styles still fit.
    """
    plain = safe_line(text.plain)
    if plain == text.plain:
        return text
    twin = text.copy()
    twin.plain = plain
    return twin
