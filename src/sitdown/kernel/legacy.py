"""For games whose position is not declared yet; goes with the last of them."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from .document import Position, Settled
from .form import Document, Fields, Form
from .state import Frame, State


class Legacy(Position):
    def __init__(
        self,
        fields: dict[str, Form],
        build: Callable[[Frame, Document, Document], State],
        options: Document,
    ) -> None:
        super().__init__(State, Settled())
        self.own = fields
        self.builder = build
        self.options: Any = options

    def belong_to(self, game: str, common: dict[str, Form]) -> None:
        self.whole = Fields({**common, **self.own})

    def build(self, frame: Frame, found: Document, document: Document) -> State:
        return self.builder(frame, self.options, found)


def legacy(
    fields: Callable[[int, Document], dict[str, Form]],
    build: Callable[[Frame, Document, Document], State],
) -> Callable[[int, Document], Position]:
    return lambda seats, options: Legacy(fields(seats, options), build, options)


def common_fields(state: State, game: str, options: Document) -> Document:
    return {
        "game": game,
        "options": options,
        "seats": state.seats,
        "phase": state.phase,
        "actors": list(state.actors),
    }


def closing_fields(state: State) -> Document:
    return {"result": deepcopy(state.result), "chance": state.chance.document()}
