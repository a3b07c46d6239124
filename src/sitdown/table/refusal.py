"""Refused: what a table answers when it does not do what it was asked for."""

from __future__ import annotations

from sitdown.kernel import Document


class Refused(Exception):
    """A refusal: a code for programs, a sentence for people, and further fields for the answer."""

    def __init__(self, code: str, message: str, **further: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.further = further

    def document(self) -> Document:
        return {"code": self.code, "message": self.message, **self.further}
